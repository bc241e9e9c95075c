import type { BattleSheet, OddsFace, OddsSheet } from '@aquila/games/table'
import { Die } from '../look/die.tsx'
import { RuleLink } from '../look/rule-link.tsx'
import { t } from '../messages/text.ts'

/** The columns of the combat table with the shift drawn as an arrow, and the rows that can come up. */
export function OddsTable({ battle, odds }: { battle: BattleSheet; odds: OddsSheet }) {
  const width = 100 / (odds.columns.length + 1)
  const middle = (column: number): number => (column + 0.5) * width
  return (
    <div class="odds-table" data-kit={battle.attacker.kit}>
      <h3 class="label">
        {t('battle.column')} <RuleLink rule={odds.rule} />
      </h3>
      <p class="shift">
        <span>{odds.ratio}</span>
        <b>{odds.shift}</b>
      </p>
      {odds.from !== odds.to && (
        <svg class="arrow" viewBox="0 0 100 8" preserveAspectRatio="none" aria-hidden="true">
          <path
            d={`M${middle(odds.from)} 7.5C${middle(odds.from)} 0 ${middle(odds.to)} 0 ${middle(odds.to)} 7.5`}
            fill="none"
            stroke="var(--kit-text)"
            stroke-width="2"
            vector-effect="non-scaling-stroke"
          />
        </svg>
      )}
      <table>
        <thead>
          <tr>
            {odds.columns.map((column, index) => (
              <th
                key={column}
                data-kit={battle.attacker.kit}
                data-is={index === odds.to ? 'used' : index === odds.from ? 'from' : 'other'}
              >
                {column}
              </th>
            ))}
            <td />
          </tr>
        </thead>
        <tbody>
          {odds.rows.map(row => (
            <tr key={row.name}>
              {row.cells.map((cell, index) => (
                <td
                  key={`${row.name} ${index}`}
                  data-kit={battle[cell.winner].kit}
                  data-is={index === odds.to ? 'used' : 'other'}
                >
                  {cell.text}
                </td>
              ))}
              <td class="row-name">{t('battle.row', { row: row.name })}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

/** What is added to the die and taken from it, each with its rule, and the sum. */
export function Modifiers({ odds }: { odds: OddsSheet }) {
  return (
    <>
      <h3 class="label">{t('battle.modifiers')}</h3>
      <ul>
        {odds.modifiers.map(modifier => (
          <li key={modifier.rule + modifier.text}>
            <b data-sign={modifier.value > 0 ? 'plus' : 'minus'}>{signed(modifier.value)}</b>
            <span>{modifier.text}</span>
            <RuleLink rule={modifier.rule} />
          </li>
        ))}
        <li class="sum">
          <b>{signed(odds.modifier)}</b>
          <span>{odds.modifiers.length === 0 ? t('battle.none') : t('battle.to-die')}</span>
        </li>
      </ul>
    </>
  )
}

export function signed(value: number): string {
  return value > 0 ? `+${value}` : value < 0 ? `−${-value}` : '0'
}

/** One tile for each face of the die, and the chance of each side as a bar. */
export function RollTiles({ battle, odds }: { battle: BattleSheet; odds: OddsSheet }) {
  const wins = odds.faces.filter(face => face.winner === 'attacker').length
  const { roll } = battle
  return (
    <div class="tiles">
      <h3 class="label">
        {roll === null ? t('battle.each', { column: odds.columns[odds.to] ?? '' }) : t('battle.rolled')}
      </h3>
      <ul>
        {odds.faces.map(face => (
          <Tile
            key={face.die}
            battle={battle}
            face={face}
            is={roll === null ? 'open' : roll.die === face.die ? 'rolled' : 'other'}
          />
        ))}
      </ul>
      {roll === null && (
        <p class="chance">
          {wins > 0 && (
            <span data-kit={battle.attacker.kit} style={{ flexGrow: wins }}>
              {t('battle.in-six', { side: battle.attacker.name, n: wins })}
            </span>
          )}
          {wins < 6 && (
            <span data-kit={battle.defender.kit} style={{ flexGrow: 6 - wins }}>
              {t('battle.in-six', { side: battle.defender.name, n: 6 - wins })}
            </span>
          )}
        </p>
      )}
    </div>
  )
}

function Tile({
  battle,
  face,
  is,
}: {
  battle: BattleSheet
  face: OddsFace
  is: 'open' | 'rolled' | 'other'
}) {
  const winner = face.winner === 'attacker' ? battle.attacker : battle.defender
  return (
    <li class="tile" data-kit={winner.kit} data-is={is}>
      <span class="tile-die">
        <Die sides={6} value={face.die} size={34} />
        <small>{t('battle.row', { row: face.row })}</small>
      </span>
      <span class="tile-words">
        <b>{t('battle.wins', { side: winner.name })}</b>
        <span class={`text-${battle.attacker.kit}`}>
          <i class="pip" data-kit={battle.attacker.kit} />
          {face.attackerLoss}
        </span>
        <span class={`text-${battle.defender.kit}`}>
          <i class="pip" data-kit={battle.defender.kit} />
          {face.defenderLoss}
        </span>
      </span>
    </li>
  )
}

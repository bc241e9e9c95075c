import type { BattleSheet, DiceSheet } from '@aquila/games/table'
import { Die } from '../look/die.tsx'
import { RuleLink } from '../look/rule-link.tsx'
import { t } from '../messages/text.ts'
import './battle-dice.css'

/** Both dice, what is to be spent on them, and all that they may bring. */
export function DiceView({ battle, dice }: { battle: BattleSheet; dice: DiceSheet }) {
  return (
    <div class="dice-view">
      <div>
        <ul class="dice-modifiers">
          {dice.modifiers.map(({ side, value, text, rule }) => (
            <li key={rule + side}>
              <b>+{value}</b>
              <span>
                <i class="pip" data-kit={battle[side].kit} />
                {battle[side].name}: {text}
              </span>
              <RuleLink rule={rule} />
            </li>
          ))}
        </ul>
        {dice.cells.length > 0 && (
          <p class="dice-net">
            <span class="coins" aria-hidden="true">
              {Array.from({ length: Math.min(dice.net.value, 10) }, (_, coin) => (
                <i key={coin} />
              ))}
            </span>
            {dice.net.text} <RuleLink rule={dice.net.rule} />
          </p>
        )}
        {dice.rolled !== null && <Rolled battle={battle} rolled={dice.rolled} />}
      </div>
      {dice.cells.length > 0 && <Heat battle={battle} dice={dice} />}
    </div>
  )
}

/** The two dice on the table, and what each does to the other side. */
function Rolled({ battle, rolled }: { battle: BattleSheet; rolled: NonNullable<DiceSheet['rolled']> }) {
  return (
    <div class="dice-rolled">
      {(['attacker', 'defender'] as const).map(side => (
        <div key={side}>
          <Die sides={6} value={rolled[side].die} size={64} kit={battle[side].kit} />
          <p>
            <b class={`text-${battle[side].kit}`}>{battle[side].name}</b>
            <span>{rolled[side].does}</span>
          </p>
        </div>
      ))}
    </div>
  )
}

/** Rows: the attacker's die, columns: the defender's. */
function Heat({ battle, dice }: { battle: BattleSheet; dice: DiceSheet }) {
  const { rolled } = dice
  const rows = dice.cells.map((cells, index) => ({ die: index + 1, cells })).reverse()
  return (
    <div class="heat">
      <h3 class="label">
        {t('battle.odds')} <RuleLink rule={dice.rule} /> <small>{dice.legend}</small>
      </h3>
      <table>
        <thead>
          <tr>
            <td />
            {dice.cells.map((_, column) => (
              <th key={column} scope="col" class={`text-${battle.defender.kit}`}>
                {column + 1}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ die, cells }) => (
            <tr key={die}>
              <th scope="row" class={`text-${battle.attacker.kit}`}>
                {die}
              </th>
              {cells.map((cell, column) => (
                <td
                  key={`${die} ${column}`}
                  data-kit={cell.winner === null ? undefined : battle[cell.winner].kit}
                  data-winner={cell.winner ?? 'nobody'}
                  data-rolled={rolled?.attacker.die === die && rolled.defender.die === column + 1}
                  style={{ '--depth': `${Math.round(14 + 40 * cell.depth)}%` }}
                >
                  {cell.text}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      <ul class="dice-chances">
        {dice.chances.map(({ text, chance, kit }) => (
          <li key={text} data-kit={kit ?? undefined} style={{ flexGrow: Math.round(chance * 36) }}>
            {text}
          </li>
        ))}
      </ul>
    </div>
  )
}

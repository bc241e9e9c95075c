import type { BattleSheet, DiceSheet, DiceSplit } from '@aquila/games/table'
import type { Signal } from '@preact/signals'
import { Counter } from '../look/counter.tsx'
import { Die } from '../look/die.tsx'
import { RuleLink } from '../look/rule-link.tsx'
import { t } from '../messages/text.ts'
import './battle-dice.css'

/** Both dice, what is to be spent on them, and all that they may bring. */
export function DiceView({
  battle,
  dice,
  split = null,
}: {
  battle: BattleSheet
  dice: DiceSheet
  /** Which of the ways to spend is looked at; null: nobody is asked. */
  split?: Signal<number> | null
}) {
  const chosen = dice.splits?.[split?.value ?? 0] ?? dice.splits?.[0]
  return (
    <div class="dice-view">
      <div>
        <ul class="dice-modifiers">
          {dice.modifiers.map(({ side, value, text, rule }) => (
            <li key={`${rule} ${text}`}>
              <b>{value === 0 ? '0' : `+${value}`}</b>
              <span>
                {side !== null && <i class="pip" data-kit={battle[side].kit} />}
                {text}
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
        {dice.splits !== undefined && split !== null && (
          <Splits battle={battle} splits={dice.splits} split={split} />
        )}
        {chosen !== undefined && <LossStrip battle={battle} chosen={chosen} />}
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
          <Die sides={6} value={rolled[side].die} size={46} kit={battle[side].kit} />
          <p>
            <b class={`text-${battle[side].kit}`}>{battle[side].name}</b>
            <span>{rolled[side].does}</span>
          </p>
        </div>
      ))}
    </div>
  )
}

/** What each way to spend brings, the best first: percentages, losses, a bar of what remains. */
function Splits({
  battle,
  splits,
  split,
}: {
  battle: BattleSheet
  splits: readonly DiceSplit[]
  split: Signal<number>
}) {
  return (
    <div class="splits" role="radiogroup" aria-label={t('battle.splits')}>
      {splits.map(({ up, down, title, winner, sides }, index) => (
        <button
          key={`${up} ${down}`}
          type="button"
          role="radio"
          aria-checked={split.value === index}
          class="split"
          data-kit={winner ?? undefined}
          onClick={() => (split.value = index)}
        >
          <span class="spent">
            {up > 0 && <b>+{up}</b>} {down > 0 && <b>−{down}</b>} {up + down === 0 && t('battle.unused')}
          </span>
          <b class={winner === null ? '' : `text-${winner}`}>{title}</b>
          {(['defender', 'attacker'] as const).map(side => (
            <span key={side} class="after" data-kit={battle[side].kit}>
              <i class="pip" data-kit={battle[side].kit} /> {sides[side].text}
              <span class="remains" style={{ '--part': `${Math.round(100 * sides[side].remains)}%` }} />
            </span>
          ))}
        </button>
      ))}
    </div>
  )
}

/** The losses that the way asks for, as the table would take them: a skull is lost, −1 turned over. */
function LossStrip({ battle, chosen }: { battle: BattleSheet; chosen: DiceSplit }) {
  return (
    <div class="loss-strip">
      <h3 class="label">{t('battle.suggested')}</h3>
      {(['attacker', 'defender'] as const).map(side => {
        const { hits, walls } = chosen.sides[side]
        return (
          <ul key={side} aria-label={battle[side].name}>
            <li class={`text-${battle[side].kit}`}>{battle[side].name}</li>
            {hits.map(({ unit, gone }) => (
              <li key={unit.id} data-gone={gone}>
                <Counter unit={unit} size={34} label={unit.name} />
                <em>{gone ? '✕' : '−1'}</em>
                <span class="unseen">{t(gone ? 'battle.gone' : 'battle.turned')}</span>
              </li>
            ))}
            {walls.map(wall => (
              <li key={wall}>{wall}</li>
            ))}
            {hits.length + walls.length === 0 && <li>{t('battle.no-loss')}</li>}
          </ul>
        )
      })}
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
              <th key={column} scope="col">
                <Die sides={6} value={column + 1} size={24} kit={battle.defender.kit} />
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ die, cells }) => (
            <tr key={die}>
              <th scope="row">
                <Die sides={6} value={die} size={24} kit={battle.attacker.kit} />
              </th>
              {cells.map((cell, column) => (
                <td
                  key={`${die} ${column}`}
                  data-kit={cell.winner === null ? undefined : battle[cell.winner].kit}
                  data-winner={cell.winner ?? 'nobody'}
                  data-lost={cell.lost}
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

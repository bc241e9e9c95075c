import { t } from '../messages/text.ts'
import { type Change, sidesOf, type Wish } from './wish.ts'

/** For how many the table is laid, where a scenario leaves it open. */
export function TableDial({ wish, change }: { wish: Wish; change: Change }) {
  const numbers = wish.scenario.tables.map(sides => sides.length).sort((one, other) => one - other)
  if (numbers.length < 2) return null
  const chosen = sidesOf(wish).length
  return (
    <div class="table-dial" role="radiogroup" aria-label={t('setup.players')}>
      {numbers.map(players => (
        <label key={players} data-chosen={players === chosen}>
          <input
            type="radio"
            name="players"
            class="unseen"
            checked={players === chosen}
            onChange={() => change({ players })}
          />
          {t('setup.players.n', { n: players })}
        </label>
      ))}
    </div>
  )
}

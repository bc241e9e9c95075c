import type { Kit } from '@aquila/games/table'
import { t } from '../messages/text.ts'

export interface Seat {
  readonly name: string
  /** The level of a bot; null: a person. */
  readonly level: string | null
}

/** A side as somebody has set it; a person who has given no name is called by where he sits. */
export interface WishedSeat {
  readonly name: string | null
  readonly level: string | null
}

/** Who plays a side: a person with a name, or a bot of a level. */
export function SeatPicker({
  side,
  seat,
  levels,
  told,
  onChange,
}: {
  side: { readonly name: string; readonly kit: Kit }
  seat: Seat
  levels: readonly string[]
  /** True if a seat before this one says already what its level is like. */
  told: boolean
  onChange: (seat: WishedSeat) => void
}) {
  const pick = (value: string): void => onChange({ name: null, level: value === '' ? null : value })
  return (
    <div class="seat">
      <span class={`capitals text-${side.kit}`}>
        <i class="pip" data-kit={side.kit} />
        {side.name}
      </span>
      <select
        aria-label={t('setup.who', { side: side.name })}
        value={seat.level ?? ''}
        onChange={event => pick(event.currentTarget.value)}
      >
        <option value="">{t('setup.person')}</option>
        {levels.map(level => (
          <option key={level} value={level}>
            {t('setup.bot', { level })}
          </option>
        ))}
      </select>
      {seat.level !== null && !told && (
        <small class="level-about">{t('level.about', { level: seat.level })}</small>
      )}
      {seat.level === null && (
        <input
          class="field"
          aria-label={`${t('setup.name')}, ${side.name}`}
          value={seat.name}
          maxLength={40}
          onInput={event => onChange({ name: event.currentTarget.value, level: null })}
        />
      )}
    </div>
  )
}

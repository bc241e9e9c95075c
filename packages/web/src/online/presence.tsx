import type { People, SeatSeen } from '@aquila/play/wire'
import { agoOf } from '../app/ago.ts'
import { t } from '../messages/text.ts'

/** Who has just gone may be back at once: for how long is said after a minute. */
const A_MINUTE = 60_000

/** Whether somebody is at his table, by shape and by word. */
export function PresenceSign(props: { seat: SeatSeen; people: People | null; bot?: string }) {
  const { seat, people, bot = t('online.bot') } = props
  if (seat.who === 'open') return <span class="presence" />
  if (seat.who === 'bot')
    return (
      <span class="presence" data-is="bot">
        {bot}
      </span>
    )
  const found = people?.seats.find(({ player }) => player === seat.player)
  const is = found?.is ?? 'gone'
  return (
    <span class="presence" data-is={is}>
      {t('online.presence', { is })}
      {is !== 'here' &&
        found !== undefined &&
        Date.now() - found.since >= A_MINUTE &&
        ` ${agoOf(found.since)}`}
    </span>
  )
}

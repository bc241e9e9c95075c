import type { People, SeatSeen } from '@aquila/play/wire'
import { agoOf } from '../app/ago.ts'
import { t } from '../messages/text.ts'

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
      {is !== 'here' && found !== undefined && ` ${agoOf(found.since)}`}
    </span>
  )
}

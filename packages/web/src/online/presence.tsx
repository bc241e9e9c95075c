import type { People, SeatSeen } from '@aquila/play/wire'
import { t } from '../messages/text.ts'
import { agoOf } from './words.ts'

/** Whether somebody is at his table, by shape and by word. */
export function PresenceSign({ seat, people }: { seat: SeatSeen; people: People | null }) {
  if (seat.who === 'open') return <span class="presence" />
  if (seat.who === 'bot')
    return (
      <span class="presence" data-is="bot">
        {t('online.bot')}
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

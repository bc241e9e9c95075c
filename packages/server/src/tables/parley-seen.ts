import { anyHour, DAY, isMovedFromNight, MINUTE, type Pace, timeLeft } from '@aquila/play'
import type { Parley } from '@aquila/play/wire'
import type { SeatRow, TableRow } from '../store/rows.ts'

/** What all at the table, and those who look on, are told of clocks and proposals. */
export function parleySeen({ pace, consent, seats }: TableRow): Parley {
  const { proposals, isPaused, last, waits } = consent
  return {
    clocks: pace.kind === 'none' ? [] : seats.flatMap(seat => clockSeen(pace, seat)),
    proposals: proposals.map(proposal => ({ ...proposal, yes: [...proposal.yes] })),
    isPaused,
    last,
    waits: Object.entries(waits).map(([player, { until }]) => ({ player: Number(player), until })),
  }
}

function clockSeen(pace: Exclude<Pace, { kind: 'none' }>, seat: SeatRow): Parley['clocks'] {
  const { player, clock, dueAt, user } = seat
  if (clock === null || user === null) return []
  const whole =
    pace.kind === 'live' ? Math.max(pace.bank, 10 * MINUTE) : pace.perTurn + Math.min(pace.bank, DAY)
  return [
    {
      ...{ player, since: clock.since, left: timeLeft(clock), due: dueAt, isOut: clock.isOut },
      isMoved: isMovedFromNight(pace, clock, seat.hours ?? anyHour),
      low: Math.floor(whole / 10),
    },
  ]
}

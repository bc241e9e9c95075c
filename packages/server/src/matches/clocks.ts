import {
  type Asked,
  anyHour,
  clockAfter,
  clockOut,
  clockStood,
  dueOf,
  newClock,
  type PlayerClock,
  type Sitting,
} from '@aquila/play'
import type { SeatRow, TableRow } from '../store/rows.ts'
import type { CarriedOut } from './parley.ts'

/** The clock of a player as it is stored with acts. */
export interface ClockChange {
  readonly player: number
  readonly clock: PlayerClock
  readonly dueAt: number | null
}

/** The clocks of all people after these acts; those that have not changed are left out. */
export function clocksAfter(
  row: TableRow,
  sitting: Sitting,
  acts: readonly CarriedOut[],
  now: number,
): ClockChange[] {
  const seated = new Map(acts.flatMap(({ seated: seats = [] }) => seats.map(seat => [seat.player, seat])))
  const consent = acts.findLast(act => act.consent !== undefined)?.consent ?? row.consent
  const asked = askedIn(sitting)
  return row.seats.flatMap(seat => {
    const user = seated.has(seat.player) ? (seated.get(seat.player)?.user ?? null) : seat.user
    if (user === null && seat.clock === null) return []
    const isHalted = consent.isPaused || sitting.match.isOver || sitting.levels[seat.player] !== null
    const clock = after(row, seat, asked, acts, { now, isHalted })
    const dueAt = dueOf(row.pace, clock, seat.hours ?? anyHour)
    if (dueAt === seat.dueAt && JSON.stringify(clock) === JSON.stringify(seat.clock)) return []
    return [{ player: seat.player, clock, dueAt }]
  })
}

function after(
  { pace }: TableRow,
  { player, clock: before, hours }: SeatRow,
  asked: readonly Asked[],
  acts: readonly CarriedOut[],
  { now, isHalted }: { readonly now: number; readonly isHalted: boolean },
): PlayerClock {
  const clock = before ?? newClock(pace)
  const isOut = acts.some(({ act, player: late }) => act.kind === 'flag' && late === player)
  const asks = acts.some(({ act, player: by }) => act.kind === 'propose' && by === player)
  // What nothing is done about runs on as it did.
  if (!isOut && !asks && !isHalted && isAsBefore(clock, player, asked)) return clock
  const next = clockAfter(pace, clock, player, asked, { now, hours: hours ?? anyHour, isHalted })
  const stood = asks ? clockStood(next) : next
  return isOut ? clockOut(stood) : stood
}

/** Another's act that leaves him where he was need not be charged to his clock: that would write every clock with every act. */
function isAsBefore(clock: PlayerClock, player: number, asked: readonly Asked[]): boolean {
  const own = asked.find(each => each.player === player)
  const isAnothers = asked.some(each => each.player !== player && !each.reacts)
  if (own === undefined)
    return clock.since === null && clock.reaction === null && (!clock.isInTurn || !isAnothers)
  if (clock.since === null) return false
  return own.reacts ? clock.reaction?.question === own.question : clock.isInTurn && clock.reaction === null
}

function askedIn({ match }: Sitting): Asked[] {
  return match.decisions.flatMap(({ role, id, window }) => {
    const player = match.seats[role]
    return player === undefined ? [] : [{ player, question: id, reacts: window !== undefined }]
  })
}

/** A seat whose person has other hours now. */
export function retimed({ pace }: TableRow, seat: SeatRow): SeatRow {
  return seat.clock === null ? seat : { ...seat, dueAt: dueOf(pace, seat.clock, seat.hours ?? anyHour) }
}

import type { PlayerClock, Sitting } from '@aquila/play'
import type { NewNotice } from '../store/notices.ts'
import type { SeatRow, TableRow } from '../store/rows.ts'
import type { ClockChange } from './clocks.ts'
import type { CarriedOut } from './parley.ts'

/** So long somebody has to look before he is told, in milliseconds: a quick answer costs no letter. */
const AT_LIVE_TABLE = 45_000
const BY_CORRESPONDENCE = 90_000

/** Where nobody is hurried he is reminded after so many days. */
const REMINDED_AFTER = [3, 7, 14].map(days => days * 86_400_000)

/** What is told of an append, and of whom it is not told any more. */
export interface NoticesChange {
  readonly made: readonly NewNotice[]
  /** Players whose turn is over, or to whom nothing is proposed any more: what was to be told of it is not. */
  readonly answered: readonly { readonly person: string; readonly kinds: readonly NewNotice['kind'][] }[]
}

/** Notices go into the transaction of the acts that give rise to them. */
export function noticesAfter(
  row: TableRow,
  sitting: Sitting,
  acts: readonly CarriedOut[],
  clocks: readonly ClockChange[],
  at: number,
): NoticesChange {
  const made: NewNotice[] = []
  const answered: { person: string; kinds: NewNotice['kind'][] }[] = []
  const actors = new Set(acts.map(({ player }) => player))
  const consent = acts.findLast(act => act.consent !== undefined)?.consent ?? row.consent
  const isHalted = consent.isPaused || sitting.match.isOver
  for (const seat of row.seats) {
    const { player, user } = seat
    if (user === null) continue
    const told = { row, person: user, at, sitting }
    const clock = clocks.find(each => each.player === player) ?? { clock: seat.clock, dueAt: seat.dueAt }
    const waits = !isHalted && sitting.levels[player] === null && isAsked(sitting, player)
    if (waits && clock.clock !== null) made.push(...turnTold(told, seat, clock.clock, clock.dueAt))
    else if (!waits) answered.push({ person: user, kinds: ['turn', 'half', 'fifth'] })
    const asked = consent.proposals.find(({ by, yes }) => by !== player && !yes.includes(player))
    if (asked !== undefined)
      made.push({
        ...notice(told, `asked:${asked.id}`, 'asked', at + delayAt(row)),
        who: row.seats[asked.by]?.name ?? null,
      })
    else if (row.consent.proposals.length > 0) answered.push({ person: user, kinds: ['asked'] })
    if (sitting.match.isOver && !actors.has(player))
      made.push(notice(told, 'over', 'over', at + delayAt(row)))
  }
  return { made, answered }
}

interface Told {
  readonly row: TableRow
  readonly person: string
  readonly at: number
  readonly sitting: Sitting
}

function notice(
  { row, person, sitting }: Told,
  what: string,
  kind: NewNotice['kind'],
  sendAt: number,
): NewNotice {
  const isAnsweredByLooking = kind === 'turn' || kind === 'over'
  return {
    ...{ key: `${what}:${row.id}:${person}`, person, match: row.id, kind, sendAt, who: null },
    events: isAnsweredByLooking ? sitting.match.extent.events : null,
  }
}

/** Once a turn, and reminders when half of its time is gone and when a fifth is left. */
function turnTold(told: Told, seat: SeatRow, clock: PlayerClock, dueAt: number | null): NewNotice[] {
  const { row, at } = told
  const isSame = seat.clock?.turn === clock.turn && seat.clock.reaction?.question === clock.reaction?.question
  if (isSame && row.waiting.includes(seat.player)) return []
  const turn = `${clock.turn}.${clock.reaction?.question ?? 0}`
  const first = notice(told, `turn:${turn}`, 'turn', at + delayAt(row))
  if (row.pace.kind === 'live') return [first]
  if (dueAt === null)
    return [
      first,
      ...REMINDED_AFTER.map((after, index) => notice(told, `half:${turn}.${index}`, 'half', at + after)),
    ]
  const whole = dueAt - at
  return [
    first,
    notice(told, `half:${turn}`, 'half', at + Math.floor(whole / 2)),
    notice(told, `fifth:${turn}`, 'fifth', dueAt - Math.floor(whole / 5)),
  ]
}

function delayAt({ pace }: TableRow): number {
  return pace.kind === 'live' ? AT_LIVE_TABLE : BY_CORRESPONDENCE
}

function isAsked({ match }: Sitting, player: number): boolean {
  return match.decisions.some(({ role }) => match.seats[role] === player)
}

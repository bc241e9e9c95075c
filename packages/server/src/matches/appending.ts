import type { Read, Sitting } from '@aquila/play'
import type { Append, NewAct, TableRow } from '../store/rows.ts'
import { clocksAfter } from './clocks.ts'
import { noticesAfter } from './notices.ts'
import type { CarriedOut } from './parley.ts'
import type { Parts } from './parts.ts'

/** A checkpoint is written after so many entries: it is a cache, and nobody waits for it. */
export const APART = 50

/** When the acts of a match that is over are folded into one row: most who look at it again have done so by then. */
export const FOLD_AFTER = 3_600_000

/** How things stood before acts were carried out, and when that was. */
interface Before {
  readonly from: number
  readonly at: number
  readonly checkpointAt: number
  readonly foldAfter: number
  readonly reads: readonly Read[]
  /** Null: nothing of it lies in parts. */
  readonly parts: Parts | null
}

/** By player: how far each has read. */
export function readsOf(sitting: Sitting): Read[] {
  return sitting.match.players.map((_, player) => sitting.read(player))
}

function isSame(one: Read, other: Read | undefined): boolean {
  return one.event === other?.event && one.film === other.film && one.choices === other.choices
}

/** What is stored with acts that were carried out, and what follows from them. */
export function appendOf(
  table: TableRow,
  sitting: Sitting,
  acts: readonly CarriedOut[],
  { from, at, checkpointAt, foldAfter, reads, parts }: Before,
): Append {
  const { match } = sitting
  const clocks = clocksAfter(table, sitting, acts, at)
  const consent = acts.findLast(act => act.consent !== undefined)?.consent
  // A checkpoint of what all have agreed to take back would lead elsewhere: another takes its place at once.
  const isDue =
    !match.isOver && (match.length - checkpointAt >= APART || acts.some(({ takenBack }) => takenBack))
  for (const { change } of acts) parts?.changed(change)
  const part = isDue ? (parts?.take(sitting, from + acts.length, at) ?? null) : null
  return {
    match: table.id,
    from,
    acts: acts.map(({ player, token, act, change }): NewAct => {
      return { player, token, kind: act.kind, act: JSON.stringify(act), change: JSON.stringify(change), at }
    }),
    state: match.isOver ? 'over' : 'running',
    entries: match.length,
    choices: match.choices,
    phase: match.phase,
    waiting: match.decisions.flatMap(({ role }) => match.seats[role] ?? []),
    result: match.result,
    ending: match.ending,
    botToMove: !match.isOver && sitting.seats.botsDecision !== null,
    reads: readsOf(sitting).flatMap((read, player) =>
      isSame(read, reads[player]) ? [] : [{ player, read }],
    ),
    seated: acts.flatMap(({ seated = [] }) => seated),
    ...(consent === undefined ? {} : { consent }),
    clocks,
    notices: noticesAfter(table, sitting, acts, clocks, at),
    checkpoint: isDue
      ? { rules: match.definition.version, checkpoint: JSON.stringify(match.checkpoint) }
      : null,
    stillTold: stillTold(acts),
    part: part === null ? null : JSON.stringify(part),
    foldAt: at + foldAfter,
  }
}

/** Who had seen more of the log has not seen what is told instead. */
function stillTold(acts: readonly CarriedOut[]): number | null {
  const kept = acts.flatMap(({ act, change, takenBack }) =>
    act.kind === 'undo' || takenBack ? [change.keep.events] : [],
  )
  return kept.length === 0 ? null : Math.min(...kept)
}

/** The table as it stands after an append. */
export function tableAfter(table: TableRow, append: Append): TableRow {
  const at = append.acts.at(-1)?.at ?? table.changedAt
  const { state, choices, phase, waiting, result, ending } = append
  return {
    ...table,
    ...{ state, choices, phase, waiting, result, ending, changedAt: at },
    ...(append.consent === undefined ? {} : { consent: append.consent }),
    seq: append.from + append.acts.length,
    endedAt: state === 'over' ? at : null,
    ...(append.begins === undefined
      ? {}
      : { startedAt: at, edition: table.edition + 1, rules: append.begins.rules }),
    seats: table.seats.map(seat => {
      const taken = append.seated.findLast(({ player }) => player === seat.player)
      const ticks = append.clocks.find(({ player }) => player === seat.player)
      return { ...seat, ...taken, ...ticks }
    }),
  }
}

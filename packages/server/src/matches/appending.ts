import type { Change, Read, Sitting } from '@aquila/play'
import type { Append, NewAct, TableRow } from '../store/rows.ts'
import type { Parts } from './parts.ts'
import type { StoredAct } from './stored-acts.ts'

/** A checkpoint is written after so many entries: it is a cache, and nobody waits for it. */
export const APART = 50

/** When the acts of a match that is over are folded into one row: most who look at it again have done so by then. */
export const FOLD_AFTER = 3_600_000

/** An act that has been carried out in memory and is not stored yet. */
export interface CarriedOut {
  readonly player: number | null
  readonly token: string | null
  readonly act: StoredAct['act']
  readonly change: Change
}

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
  const isDue = match.length - checkpointAt >= APART && !match.isOver
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
    seated: acts.flatMap(({ player, act }) =>
      act.kind === 'resign' && player !== null && match.ending === null
        ? [{ player, level: sitting.levels[player] ?? null }]
        : [],
    ),
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
  const kept = acts.flatMap(({ act, change }) => (act.kind === 'undo' ? [change.keep.events] : []))
  return kept.length === 0 ? null : Math.min(...kept)
}

/** The table as it stands after an append. */
export function tableAfter(table: TableRow, append: Append): TableRow {
  const at = append.acts.at(-1)?.at ?? table.changedAt
  const { state, choices, phase, waiting, result, ending } = append
  return {
    ...table,
    ...{ state, choices, phase, waiting, result, ending, changedAt: at },
    seq: append.from + append.acts.length,
    endedAt: state === 'over' ? at : null,
    ...(append.begins === undefined
      ? {}
      : { startedAt: at, edition: table.edition + 1, rules: append.begins.rules }),
    seats: table.seats.map(seat => {
      const taken = append.seated.find(({ player }) => player === seat.player)
      return taken === undefined ? seat : { ...seat, level: taken.level, leftBy: seat.user, user: null }
    }),
  }
}

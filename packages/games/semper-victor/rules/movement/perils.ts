import type { Rules } from '@aquila/engine'
import { isLeader, isRoman, placeOf } from '../../../imperator/rules/pieces.ts'
import type { SideId } from '../../data/index.ts'
import type { Place, Semper, SemperPosition } from '../state.ts'
import { infestation, strike } from '../stratagems/plague.ts'
import { partFromPeoples } from '../usurpation/parting.ts'
import { canRally, isLeaderless, rally, takeAlong } from '../usurpation/rally.ts'

/** What awaits those who come into a zone: the plague (SV-6.3-D, SV-6.3-E), and units to be won over (SV-3.6.3-E). */

export function isPerilous(position: SemperPosition, place: Place): boolean {
  const { plagues, usurpations } = position.state
  if (plagues.length > 0 && infestation(position, place) !== null) return true
  return usurpations.length > 0 && isLeaderless(position, position.state.active, place)
}

/** Gives those who are still there and go on, with units that have just been won over; `mayEnd`: on a march. */
export function* facePerils(
  g: Semper,
  side: SideId,
  pieces: readonly string[],
  _from: Place,
  to: Place,
  mayEnd: ((pieces: readonly string[]) => boolean) | null = null,
): Rules<readonly string[]> {
  const plague = infestation(g, to)
  // RULING-57: each entry counts.
  if (plague !== null) for (const piece of pieces) yield* strike(g, piece, to, plague)
  const isThere = (piece: string) => placeOf(g, piece) === to
  // RULING-120: they have not come to stop there, and now they must.
  if (plague !== null && mayEnd !== null && !canGoOn(g, pieces.filter(isThere)))
    yield* partFromPeoples(g, [to], [side])
  const left = pieces.filter(isThere)
  // RULING-105: anybody who may not stop there does not try.
  if (!canRally(g, side, left, to) || mayEnd?.(left) === false) return left
  const rallied = yield* rally(g, side, to)
  // SV-3.4.2-G: anybody who does not march does not go on.
  if (mayEnd === null) return left
  // SV-3.6.3-F
  return rallied === null ? [] : yield* takeAlong(g, side, left, rallied, to, mayEnd)
}

/** SV-3.4.1-B: units go on with a leader; SV-4.3-A: the leader of a People only with units, RULING-105: a Roman alone too. */
function canGoOn({ data }: SemperPosition, pieces: readonly string[]): boolean {
  const [head] = pieces.filter(piece => isLeader(data, piece))
  return head !== undefined && (isRoman(data, head) || pieces.length > 1)
}

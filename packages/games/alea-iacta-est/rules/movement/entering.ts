import type { Rules } from '@aquila/engine'
import type { FactionId } from '../../data/index.ts'
import { leaderDies } from '../fate.ts'
import { rollWithFavour } from '../favour.ts'
import { isLeader, isNeutral, placeOf, put, reduceUnit } from '../pieces.ts'
import { endOfTriumvirate } from '../politics/triumvir.ts'
import type { Alea, Arrival, Place } from '../state.ts'
import { borderBetween } from './paths.ts'

/** The d10 that kills in a focus of plague (AIE-6.3-d, AIE-6.3-e). */
const PLAGUE_KILLS = 9

/** Counters come into a place, by whatever way. Gives those that are still there afterwards. */
export function* enter(
  g: Alea,
  side: FactionId,
  pieces: readonly string[],
  from: Place,
  to: Place,
): Rules<readonly string[]> {
  for (const piece of pieces) put(g, piece, to)
  return isPerilous(g, to) ? yield* facePerils(g, side, pieces, from, to) : pieces
}

/** True if more may happen to those who come into a place than that they are there. */
export function isPerilous({ state }: Alea, place: Place): boolean {
  return state.triumvirs.length > 0 || (state.plague !== null && state.plague.zone === place)
}

/** What happens to those who have come into a place. Gives those that are still there afterwards. */
export function* facePerils(
  g: Alea,
  side: FactionId,
  pieces: readonly string[],
  from: Place,
  to: Place,
): Rules<readonly string[]> {
  const { state } = g
  if (state.triumvirs.length > 0) yield* disturbTriumvir(g, side, pieces, from, to)
  if (state.plague === null || state.plague.zone !== to) return pieces
  for (const piece of pieces) yield* braveThePlague(g, side, piece)
  return pieces.filter(piece => placeOf(g, piece) === to)
}

/** AIE-3.6.5-c: units of a People that come into the region of a Triumvir end his office. */
function* disturbTriumvir(
  g: Alea,
  side: FactionId,
  pieces: readonly string[],
  from: Place,
  to: Place,
): Rules {
  if (!isNeutral(g, to) || isNeutral(g, from)) return
  const foreignUnit = pieces.some(piece => g.data.units[piece]?.people != null)
  const region = g.data.zones[to]?.region ?? null
  if (foreignUnit && region !== null) yield* endOfTriumvirate(g, region, side)
}

/** AIE-6.3-e: each unit and leader who enters the focus of plague rolls for it. */
function* braveThePlague(g: Alea, side: FactionId, piece: string): Rules {
  const zone = placeOf(g, piece)
  const die = yield* rollWithFavour(g, { die: 'd10', purpose: 'plague', roller: side, zone, piece })
  if (die < PLAGUE_KILLS) return
  g.tell({ kind: 'plague-strikes', rule: 'AIE-6.3-e', data: { piece, zone } })
  if (isLeader(g.data, piece)) yield* leaderDies(g, piece, 'plague')
  else reduceUnit(g, piece)
}

/** AIE-8.2-f, AIE-CT-l: remembers where a counter came from at last, and whether over a river or strait. */
export function noteArrival(g: Alea, pieces: readonly string[], from: Place, to: Place): void {
  const kind = borderBetween(g.data, from, to)?.kind
  const crossed = kind !== undefined && kind !== 'land'
  for (const piece of pieces) noteLatest(g.state.arrivals, { piece, zone: to, from, crossed })
}

/** Only the latest arrival of a counter counts. */
function noteLatest(arrivals: Arrival[], latest: Arrival): void {
  for (let index = 0; index < arrivals.length; index++) {
    if (arrivals[index]?.piece !== latest.piece) continue
    arrivals[index] = latest
    return
  }
  arrivals.push(latest)
}

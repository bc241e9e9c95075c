import type { Rules } from '@aquila/engine'
import type { FactionId } from '../../data/index.ts'
import { leaderDies } from '../fate.ts'
import { rollWithFavour } from '../favour.ts'
import { isLeader, isNeutral, placeOf, put, reduceUnit } from '../pieces.ts'
import { endOfTriumvirate } from '../politics/triumvir.ts'
import type { Alea, Place } from '../state.ts'

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
  const { state } = g
  for (const piece of pieces) put(state, piece, to)
  if (state.triumvirs.length > 0) yield* disturbTriumvir(g, side, pieces, from, to)
  if (state.plague === null || state.plague.zone !== to) return pieces
  for (const piece of pieces) yield* braveThePlague(g, side, piece)
  return pieces.filter(piece => placeOf(state, piece) === to)
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
  const zone = placeOf(g.state, piece)
  const die = yield* rollWithFavour(g, { die: 'd10', purpose: 'plague', roller: side, zone, piece })
  if (die < PLAGUE_KILLS) return
  g.tell({ kind: 'plague-strikes', rule: 'AIE-6.3-e', data: { piece, zone } })
  if (isLeader(piece)) yield* leaderDies(g, piece, 'plague')
  else reduceUnit(g, piece)
}

/** AIE-8.2-f, AIE-CT-l: remembers where a counter came from at last, and whether over a river or strait. */
export function noteArrival(g: Alea, pieces: readonly string[], from: Place, to: Place): void {
  const { arrivals } = g.state
  const border = g.data.zones[from]?.neighbours.find(neighbour => neighbour.zone === to)
  const crossed = border !== undefined && border.kind !== 'land'
  for (const piece of pieces) {
    const earlier = arrivals.findIndex(arrival => arrival.piece === piece)
    const arrival = { piece, zone: to, from, crossed }
    if (earlier < 0) arrivals.push(arrival)
    else arrivals[earlier] = arrival
  }
}

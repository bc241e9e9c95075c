import type { Rules } from '@aquila/engine'
import type { FactionId } from '../../data/map.ts'
import { put } from '../pieces.ts'
import type { Arrival, Campaign, Place } from '../state.ts'
import { borderBetween } from './paths.ts'

/** Counters come into a place, by whatever way. Gives those that are still there afterwards. */
export function* enter(
  g: Campaign,
  side: FactionId,
  pieces: readonly string[],
  from: Place,
  to: Place,
): Rules<readonly string[]> {
  for (const piece of pieces) put(g, piece, to)
  const { series } = g.data
  return series.isPerilous(g, to) ? yield* series.facePerils(g, side, pieces, from, to) : pieces
}

/** 8.2, 8.3: remembers where a counter came from at last, and whether over a river or strait. */
export function noteArrival(g: Campaign, pieces: readonly string[], from: Place, to: Place): void {
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

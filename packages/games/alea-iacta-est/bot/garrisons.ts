import type { FactionId } from '../data/index.ts'
import { isLegio } from '../rules/pieces.ts'
import { legionsIn } from '../rules/regions.ts'
import type { AleaPosition, Place } from '../rules/state.ts'

/** Legions that may leave the region of a zone without breaking its garrison (AIE-3.1.1-c). */
export function legionsToSpare(position: AleaPosition, side: FactionId, zone: Place): number {
  const region = position.data.zones[zone]?.region ?? null
  if (region === null || position.state.regions[region] !== side) return Number.POSITIVE_INFINITY
  const spare = legionsIn(position, region, side).length - position.data.regions[region].garrison
  // Where there are too few already, they may leave; but it is better that they stay.
  return Math.max(0, spare)
}

/** Takes units in their order as long as the garrison of the region allows it. */
export function sparing(
  position: AleaPosition,
  side: FactionId,
  from: Place,
  units: readonly string[],
  most: number,
): string[] {
  const spare = legionsToSpare(position, side, from)
  const taken: string[] = []
  let legions = 0
  for (const piece of units) {
    if (taken.length >= most) break
    if (isLegio(position.data, piece)) {
      if (legions >= spare) continue
      legions++
    }
    taken.push(piece)
  }
  return taken
}

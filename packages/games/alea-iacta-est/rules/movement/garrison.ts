import type { Reason } from '@aquila/engine'
import type { FactionId, RegionId } from '../../data/index.ts'
import { isLegio, stackIn } from '../pieces.ts'
import type { AleaPosition } from '../state.ts'

/** AIE-3.1.1-c, RULING-11: nobody takes legions away that a region he controls needs as its garrison. */

/** How many legions of a side may leave a region by a move. */
export function spareLegions(position: AleaPosition, side: FactionId, region: RegionId | null): number {
  if (region === null || position.state.regions[region] !== side) return Number.POSITIVE_INFINITY
  const spare = countLegionsIn(position, side, region) - position.data.regions[region].garrison
  // Already below the minimum: they may leave.
  return spare < 0 ? Number.POSITIVE_INFINITY : spare
}

/** Counted without making lists: this is asked for every march. */
function countLegionsIn({ state, data }: AleaPosition, side: FactionId, region: RegionId): number {
  let legions = 0
  for (const zone of data.regions[region].zones) {
    for (const piece of stackIn(state, zone)) {
      if (isLegio(data, piece) && state.units[piece]?.faction === side) legions++
    }
  }
  return legions
}

export function whyGarrisonStays(leaving: number, spare: number, region: RegionId | null): Reason | null {
  if (region === null || leaving <= spare) return null
  return { rule: 'AIE-3.1.1-c', why: 'garrison', about: { region } }
}

export function countLegions({ data }: AleaPosition, units: readonly string[]): number {
  let legions = 0
  for (const unit of units) if (isLegio(data, unit)) legions++
  return legions
}

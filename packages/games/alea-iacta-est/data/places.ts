import type { Place } from '../../imperator/data/map.ts'
import type { RegionId } from './types.ts'

/** Units recruited in a region wait in its box until Phase D of the next turn (AIE-9.4-e). */
export function levyBox(region: RegionId): Place {
  return `box-levy-${region}`
}

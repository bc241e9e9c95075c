import type { RegionId } from './types.ts'

/**
 * Where a counter is: the id of a zone or of a sea, or one of the boxes beside the map. Each counter is always in
 * exactly one place.
 */
export type Place = string

export const boxes = {
  /** Roman units that are not in play; recruits come from here (AIE-9.4-d). */
  reserve: 'box-reserve',
  /** Units of a People that wait for its uprising, or were eliminated (AIE-4.2.3-a, AIE-CT-g). */
  people: 'box-people',
  /** Leaders who have not come into play yet, or wait for a zone to enter (AIE-3.3.2-a, RULING-12). */
  coming: 'box-coming',
  /** Leaders removed for a while, who return in the next Phase C (AIE-9.1-b, AIE-9.2-b, AIE-4.2.1-a). */
  returning: 'box-returning',
  /** Leaders out of the game for good. */
  dead: 'box-dead',
} as const

/** Units recruited in a region wait in its box until Phase D of the next turn (AIE-9.4-e). */
export function levyBox(region: RegionId): Place {
  return `box-levy-${region}`
}

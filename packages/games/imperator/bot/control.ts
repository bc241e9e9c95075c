/** 3.7.3: how likely a side is to have enough zones and cities of a region when battles for them are still to be fought. */

/** A zone that a side may hold. */
export interface Claim {
  /** From 0 to 1. */
  readonly holds: number
  readonly city: boolean
}

/** The chance to hold so many zones and so many cities, as if each zone were decided by itself. */
export function chanceOfControl(claims: readonly Claim[], zones: number, cities: number, from = 0): number {
  if (zones <= 0 && cities <= 0) return 1
  const claim = claims[from]
  if (claim === undefined || claims.length - from < Math.max(zones, cities)) return 0
  const { holds, city } = claim
  let chance = 0
  if (holds > 0) chance += holds * chanceOfControl(claims, zones - 1, cities - (city ? 1 : 0), from + 1)
  if (holds < 1) chance += (1 - holds) * chanceOfControl(claims, zones, cities, from + 1)
  return chance
}

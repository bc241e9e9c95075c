import type { Place } from './places.ts'

/**
 * The number of each counter and of each place. Positions keep both as lists, because lists are quickly copied. A data
 * pack changes what counters are worth and called, not which there are.
 */
export interface CounterIndex {
  readonly leaders: readonly string[]
  readonly units: readonly string[]
  /** The leaders, then the units. */
  readonly counters: readonly string[]
  /** Zones and seas, which come first, and the boxes. */
  readonly places: readonly Place[]
  readonly placesOnMap: readonly Place[]
  readonly numberOfCounter: ReadonlyMap<string, number>
  readonly numberOfPlace: ReadonlyMap<Place, number>
}

export function indexCounters(
  leaders: readonly string[],
  units: readonly string[],
  placesOnMap: readonly Place[],
  boxes: readonly Place[],
): CounterIndex {
  const counters = [...leaders, ...units]
  const places = [...placesOnMap, ...boxes]
  return {
    leaders,
    units,
    counters,
    places,
    placesOnMap,
    numberOfCounter: new Map(counters.map((id, number) => [id, number])),
    numberOfPlace: new Map(places.map((place, number) => [place, number])),
  }
}

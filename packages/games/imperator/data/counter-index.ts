import type { Company, Stack } from '../rules/state.ts'
import type { Place } from './map.ts'

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
  /** A place where nobody is. */
  readonly nobody: Stack
  readonly stackOf: StackOf
}

/**
 * Makes a stack of the companies of the two factions, in their order, and of the others. A game writes the names of its
 * factions here: an object whose keys are known beforehand is made in half the time.
 */
export type StackOf = (one: Company, two: Company, others: Company) => Stack

export const NO_COMPANY: Company = { leaders: [], units: [] }

export function indexCounters(tables: {
  readonly leaders: readonly string[]
  readonly units: readonly string[]
  readonly placesOnMap: readonly Place[]
  readonly boxes: readonly Place[]
  readonly stackOf: StackOf
}): CounterIndex {
  const { stackOf, leaders, units, placesOnMap, boxes } = tables
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
    nobody: stackOf(NO_COMPANY, NO_COMPANY, NO_COMPANY),
    stackOf,
  }
}

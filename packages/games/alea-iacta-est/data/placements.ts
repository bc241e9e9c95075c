import type { FactionId, Source } from './types.ts'

/** What stands in a zone when a scenario begins. */
export interface Placement {
  readonly zone: string
  readonly leaders: readonly string[]
  readonly units: readonly string[]
}

/** Where the counters of free deployment stood in history, as far as the rules let them begin there. */
export interface HistoricalSetUp {
  readonly placements: readonly Placement[]
  readonly source: Source
}

export type SetUpOfBoth = Readonly<Record<FactionId, HistoricalSetUp>>

/** `legions('I II-R')` is the ids of these two legions. */
export function legions(numbers: string): readonly string[] {
  return numbers.split(' ').map(number => `legio-${number}`)
}

/** `some('auxilia', 3)` is three counters of a type; counters of one type are alike. */
export function some(type: string, count: number, after = 0): readonly string[] {
  return Array.from({ length: count }, (_, index) => `${type}-${after + index + 1}`)
}

export function at(zone: string, leaders: readonly string[], units: readonly string[]): Placement {
  return { zone, leaders, units }
}

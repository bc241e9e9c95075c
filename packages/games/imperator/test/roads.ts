import { row, type Table } from '@aquila/engine'
import type { Zone } from '../data/map.ts'

interface Roads {
  /** Cost of the step from one zone to the next, or null. */
  step(from: string, to: string): number | null
  /** Cost of a whole road. */
  road(...way: readonly string[]): number
}

/** What roads cost on a map, zone by zone. */
export function roadsOn(zones: Table<Zone>): Roads {
  const step = (from: string, to: string): number | null =>
    row(zones, from).neighbours.find(next => next.zone === to)?.cost ?? null
  return {
    step,
    road: (...way) =>
      sum(
        way.slice(1).map((to, index) => {
          const cost = step(way[index] ?? '', to)
          if (cost === null) throw new Error(`no border ${way[index]} - ${to}`)
          return cost
        }),
      ),
  }
}

export function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, each) => total + each, 0)
}

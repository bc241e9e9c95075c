import type { Table } from '@aquila/engine'
import { type HexId, hexDistance, type KingsData, type NationId, type Step } from '../data/index.ts'
import { tiberSurcharge } from '../data/periods.ts'
import { cityIn, isFriendly } from './cities.ts'
import type { KingsPosition } from './state.ts'

/** Ways along the roads and over the sea. */

/** How a hex was reached: for how many points, and from where. */
export interface Arrival {
  readonly cost: number
  readonly from: HexId | null
}

/**
 * The hexes within reach, the cheapest way to each. A hex that `stops` can be entered but not left. Costs are halves,
 * so hexes are taken from buckets of half points.
 */
export function reach(
  ways: Table<readonly Step[]>,
  start: HexId,
  points: number,
  costOf: (step: Step) => number,
  stops: (hex: HexId) => boolean,
): Map<HexId, Arrival> {
  const arrivals = new Map<HexId, Arrival>([[start, { cost: 0, from: null }]])
  const buckets: HexId[][] = [[start]]
  for (let half = 0; half < buckets.length; half++) {
    for (const hex of buckets[half] ?? []) {
      if (arrivals.get(hex)?.cost !== half / 2) continue
      if (hex !== start && stops(hex)) continue
      for (const step of ways[hex] ?? []) {
        const cost = half / 2 + costOf(step)
        const known = arrivals.get(step.to)
        if (cost > points || (known !== undefined && known.cost <= cost)) continue
        arrivals.set(step.to, { cost, from: hex })
        for (let empty = buckets.length; empty <= cost * 2; empty++) buckets.push([])
        buckets[cost * 2]?.push(step.to)
      }
    }
  }
  return arrivals
}

/** The hexes of a way found by `reach`, from the one after the start to the end. */
export function pathTo(arrivals: ReadonlyMap<HexId, Arrival>, start: HexId, end: HexId): HexId[] {
  const path: HexId[] = []
  for (let hex: HexId | null = end; hex !== null && hex !== start; hex = arrivals.get(hex)?.from ?? null)
    path.unshift(hex)
  return path
}

/** KOR-MOVE-3; KOR-MAP-2: and the Tiber beside Rome until the bridge stands. */
export function roadCostIn({ state }: KingsPosition): (step: Step) => number {
  return ({ cost, tiber }) => cost + (tiber && !state.bridge ? tiberSurcharge : 0)
}

const distances = new WeakMap<KingsData, Map<HexId, Map<HexId, Arrival>>>()

/** Road points from one hex to another, armies and the Tiber left out: the order of "nearest". */
export function roadDistance(data: KingsData, one: HexId, other: HexId): number {
  let known = distances.get(data)
  if (known === undefined) {
    known = new Map()
    distances.set(data, known)
  }
  let fromOne = known.get(one)
  if (fromOne === undefined) {
    fromOne = reach(
      data.roads,
      one,
      Number.POSITIVE_INFINITY,
      step => step.cost,
      () => false,
    )
    known.set(one, fromOne)
  }
  return fromOne.get(other)?.cost ?? Number.POSITIVE_INFINITY
}

export function roadNeighbours(data: KingsData, hex: HexId): HexId[] {
  return (data.roads[hex] ?? []).map(step => step.to)
}

/** KOR-MAP-1: nearest first: by road, by hexes, by name or number. */
export function nearestFirst(data: KingsData, from: HexId, hexes: readonly HexId[]): HexId[] {
  const name = (hex: HexId) => data.cities[hex]?.name ?? hex
  return hexes.toSorted(
    (one, two) =>
      roadDistance(data, from, one) - roadDistance(data, from, two) ||
      hexDistance(from, one) - hexDistance(from, two) ||
      (name(one) < name(two) ? -1 : 1),
  )
}

/** RULING-35, RULING-47: the friendly city of a people that is nearest; null if it has none left. */
export function nearestFriendlyCity(position: KingsPosition, from: HexId, nation: NationId): HexId | null {
  const friendly = position.data.hostileCities
    .map(city => city.hex)
    .filter(hex => cityIn(position, hex) !== null && isFriendly(position, hex, nation))
  return nearestFirst(position.data, from, friendly)[0] ?? null
}

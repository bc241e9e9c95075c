import {
  type HexId,
  hexDistance,
  type KingsData,
  type NationId,
  type PieceIndex,
  type Ways,
} from '../data/index.ts'
import { keptByData } from '../data/kept.ts'
import { tiberSurcharge } from '../data/periods.ts'
import { isFriendly } from './cities.ts'
import type { KingsPosition } from './state.ts'

/** Ways along the roads and over the sea. */

/** How a hex was reached: for how many points, and from where. */
export interface Arrival {
  readonly cost: number
  readonly from: HexId | null
}

/** The hexes within reach of one, the cheapest way to each. */
export class Reach {
  readonly #index: PieceIndex
  /** By the number of the hex: half points and one more; 0: out of reach. */
  readonly #costs: Uint16Array
  readonly #from: Int16Array
  /** The numbers of the hexes in the order in which they were found. */
  readonly #found: readonly number[]

  constructor(index: PieceIndex, costs: Uint16Array, from: Int16Array, found: readonly number[]) {
    this.#index = index
    this.#costs = costs
    this.#from = from
    this.#found = found
  }

  has(hex: HexId): boolean {
    return this.#costAt(this.#numberOf(hex)) < Number.POSITIVE_INFINITY
  }

  /** Infinity: out of reach. */
  costTo(hex: HexId): number {
    return this.#costAt(this.#numberOf(hex))
  }

  get(hex: HexId): Arrival | undefined {
    const number = this.#numberOf(hex)
    const cost = this.#costAt(number)
    if (cost === Number.POSITIVE_INFINITY) return undefined
    return { cost, from: this.#index.places[this.#from[number] ?? -1] ?? null }
  }

  /** All of them but where it starts, in the order of their names. */
  hexes(): HexId[] {
    const reached: HexId[] = []
    const { places, hexes } = this.#index
    for (let number = 0; number < hexes; number++) {
      const place = places[number]
      if ((this.#costs[number] ?? 0) > 1 && place !== undefined) reached.push(place)
    }
    return reached
  }

  /** The hexes of the way to one, from the one after the start to the end. */
  pathTo(end: HexId): HexId[] {
    const path: HexId[] = []
    for (let number = this.#numberOf(end); (this.#costs[number] ?? 0) > 1; number = this.#from[number] ?? -1)
      path.unshift(this.#index.places[number] ?? '')
    return path
  }

  /** All of them but where it starts, in the order in which they were found. */
  *[Symbol.iterator](): Generator<readonly [HexId, number]> {
    for (const number of this.#found) {
      if ((this.#costs[number] ?? 0) > 1) yield [this.#index.places[number] ?? '', this.#costAt(number)]
    }
  }

  #numberOf(hex: HexId): number {
    return this.#index.numberOfPlace.get(hex) ?? -1
  }

  #costAt(number: number): number {
    const known = this.#costs[number] ?? 0
    return known === 0 ? Number.POSITIVE_INFINITY : (known - 1) / 2
  }
}

const NO_STEPS: Ways[number] = []

/**
 * The hexes within reach. One that `stops` can be entered but not left; a step over the Tiber costs so much more. Costs
 * are halves, so hexes are taken from buckets of half points.
 */
export function reach(
  { index }: KingsData,
  ways: Ways,
  start: HexId,
  points: number,
  overTiber: number,
  stops: (number: number) => boolean,
): Reach {
  const first = index.numberOfPlace.get(start) ?? -1
  const costs = new Uint16Array(index.hexes)
  const from = new Int16Array(index.hexes)
  costs[first] = 1
  const found = [first]
  const buckets: (number[] | undefined)[] = [[first]]
  for (let half = 0; half < buckets.length; half++) {
    for (const number of buckets[half] ?? []) {
      if (costs[number] !== half + 1) continue
      if (number !== first && stops(number)) continue
      for (const step of ways[number] ?? NO_STEPS) {
        const cost = half + step.halves + (step.tiber ? overTiber * 2 : 0)
        const known = costs[step.to] ?? 0
        if (cost > points * 2 || (known > 0 && known <= cost + 1)) continue
        if (known === 0) found.push(step.to)
        costs[step.to] = cost + 1
        from[step.to] = number
        const bucket = buckets[cost]
        if (bucket === undefined) buckets[cost] = [step.to]
        else bucket.push(step.to)
      }
    }
  }
  return new Reach(index, costs, from, found)
}

/** KOR-MAP-2: the Tiber beside Rome costs more until the bridge stands. */
export function tiberCost({ state }: KingsPosition): number {
  return state.bridge ? 0 : tiberSurcharge
}

const roadsFrom = keptByData((data, hex) =>
  reach(data, data.index.roads, hex, Number.POSITIVE_INFINITY, 0, () => false),
)

/** Road points from one hex to another, armies and the Tiber left out: the order of "nearest". */
export function roadDistance(data: KingsData, one: HexId, other: HexId): number {
  return roadsFrom(data, one).costTo(other)
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

/** The cities of the other peoples, the nearest to a hex first. */
const citiesNearestTo = keptByData((data, hex) =>
  nearestFirst(
    data,
    hex,
    data.hostileCities.map(city => city.hex),
  ),
)

/** RULING-35, RULING-47: the friendly city of a people that is nearest; null if it has none left. */
export function nearestFriendlyCity(position: KingsPosition, from: HexId, nation: NationId): HexId | null {
  const cities = citiesNearestTo(position.data, from)
  return cities.find(hex => isFriendly(position, hex, nation)) ?? null
}

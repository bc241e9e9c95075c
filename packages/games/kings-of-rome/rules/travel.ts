import {
  type HexId,
  hexDistance,
  hexes,
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

/** What a search has found: hexes in the order in which they were found, where it starts first. */
interface Found {
  readonly numbers: readonly number[]
  /** In the same order: the half points of the cheapest way there, and the place in these lists of the hex before it. */
  readonly halves: readonly number[]
  readonly from: readonly number[]
  /** In the same order: an army that comes here goes no further. */
  readonly stops: readonly boolean[]
  /** Their places in these lists, in the order of the names of the hexes. */
  readonly byName: readonly number[]
}

/** The hexes within reach of one, the cheapest way to each. */
export class Reach {
  readonly #index: PieceIndex
  readonly #found: Found

  constructor(index: PieceIndex, found: Found) {
    this.#index = index
    this.#found = found
  }

  has(hex: HexId): boolean {
    return this.#placeOf(hex) >= 0
  }

  hasNumber(number: number): boolean {
    return this.#found.numbers.includes(number)
  }

  /** Infinity: out of reach. */
  costTo(hex: HexId): number {
    return (this.#found.halves[this.#placeOf(hex)] ?? Number.POSITIVE_INFINITY) / 2
  }

  get(hex: HexId): Arrival | undefined {
    const place = this.#placeOf(hex)
    if (place < 0) return undefined
    const { numbers, from } = this.#found
    return { cost: this.costTo(hex), from: this.#index.places[numbers[from[place] ?? -1] ?? -1] ?? null }
  }

  /** What a list by numbers has for those within so many points, but where it starts, in the order of their names. */
  pickWithin<T>(points: number, byNumber: readonly T[]): T[] {
    const { numbers, halves, byName } = this.#found
    const most = points * 2
    const picked: T[] = []
    for (const place of byName) {
      if (place === 0 || (halves[place] ?? 0) > most) continue
      const each = byNumber[numbers[place] ?? -1]
      if (each !== undefined) picked.push(each)
    }
    return picked
  }

  /** Would a search with so many points find the same as far as they go, where these hexes stop those who enter them? */
  isStillSo(points: number, stops: (number: number) => boolean): boolean {
    const { numbers, halves, stops: stopped } = this.#found
    const most = points * 2
    for (let place = 1; place < numbers.length; place++)
      if ((halves[place] ?? 0) <= most && stops(numbers[place] ?? -1) !== stopped[place]) return false
    return true
  }

  /** The hexes of the way to one, from the one after the start to the end. */
  pathTo(end: HexId): HexId[] {
    const path: HexId[] = []
    const { numbers, from } = this.#found
    for (let place = this.#placeOf(end); place > 0; place = from[place] ?? 0)
      path.push(this.#index.places[numbers[place] ?? -1] ?? '')
    return path.reverse()
  }

  /** All of them but where it starts, in the order in which they were found. */
  *[Symbol.iterator](): Generator<readonly [HexId, number]> {
    const { numbers, halves } = this.#found
    for (let place = 1; place < numbers.length; place++)
      yield [this.#index.places[numbers[place] ?? -1] ?? '', (halves[place] ?? 0) / 2]
  }

  /** Its place among those that were found; -1: out of reach. */
  #placeOf(hex: HexId): number {
    return this.#found.numbers.indexOf(this.#index.numberOfPlace.get(hex) ?? -1)
  }
}

const NO_STEPS: Ways[number] = []

/**
 * By the number of a hex: its place among those that were found by whichever search last came there. No search wipes the
 * list of the one before: a place is the hex's own only if the hex stands there.
 */
const placeFound: number[] = []

/** The hexes within reach. One that `stops` can be entered but not left; a step over the Tiber costs so much more. */
export function reach(
  { index }: KingsData,
  ways: Ways,
  start: HexId,
  points: number,
  overTiber: number,
  stops: (number: number) => boolean,
): Reach {
  const most = points * 2
  const surcharge = overTiber * 2
  while (placeFound.length < index.hexes) placeFound.push(0)
  const first = index.numberOfPlace.get(start) ?? -1
  const numbers = [first]
  const halves = [0]
  const from = [-1]
  const stopped = [false]
  placeFound[first] = 0
  /** Places to go on from, the nearest first, and among equals who came first; and how near they were by then. */
  const queue = [0]
  const queued = [0]
  for (let turn = 0; turn < queue.length; turn++) {
    const place = queue[turn] ?? 0
    const spent = queued[turn] ?? 0
    const number = numbers[place] ?? -1
    // A cheaper way was found since.
    if (halves[place] !== spent) continue
    if (turn > 0 && stops(number)) {
      stopped[place] = true
      continue
    }
    for (const step of ways[number] ?? NO_STEPS) {
      const cost = spent + step.halves + (step.tiber ? surcharge : 0)
      if (cost > most) continue
      let at = placeFound[step.to] ?? 0
      if (numbers[at] !== step.to) {
        at = numbers.length
        placeFound[step.to] = at
        numbers.push(step.to)
        halves.push(cost)
        from.push(place)
        stopped.push(false)
      } else if ((halves[at] ?? 0) > cost) {
        halves[at] = cost
        from[at] = place
      } else continue
      lineUp(queue, queued, at, cost)
    }
  }
  return new Reach(index, { numbers, halves, from, stops: stopped, byName: inOrderOfNames(numbers) })
}

/** Before all that lie further away: there are few, for a step is short. */
function lineUp(queue: number[], queued: number[], place: number, cost: number): void {
  let at = queue.length
  queue.push(place)
  queued.push(cost)
  for (; (queued[at - 1] ?? 0) > cost; at--) {
    queue[at] = queue[at - 1] ?? 0
    queued[at] = queued[at - 1] ?? 0
  }
  queue[at] = place
  queued[at] = cost
}

/** The places of the hexes that the search has just found: they are numbered by their names. */
function inOrderOfNames(numbers: readonly number[]): number[] {
  const places: number[] = []
  let [first = 0, last = -1] = [numbers[0], numbers[0]]
  for (const number of numbers) {
    if (number < first) first = number
    if (number > last) last = number
  }
  for (let number = first; number <= last; number++) {
    const place = placeFound[number] ?? 0
    if (numbers[place] === number) places.push(place)
  }
  return places
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

/** The hexes to which roads lead from one. */
export const roadNeighbours = keptByData((data, hex): readonly HexId[] =>
  (data.roads[hex] ?? []).map(step => step.to),
)

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

/** The cities of the other peoples, and Ostia, which may be lost to them (RULING-75), the nearest to a hex first. */
const citiesNearestTo = keptByData((data, hex) =>
  nearestFirst(data, hex, [...data.hostileCities.map(city => city.hex), hexes.ostia]),
)

/** RULING-35, RULING-47: the friendly city of a people that is nearest; null if it has none left. */
export function nearestFriendlyCity(position: KingsPosition, from: HexId, nation: NationId): HexId | null {
  const cities = citiesNearestTo(position.data, from)
  return cities.find(hex => isFriendly(position, hex, nation)) ?? null
}

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

/** The cheapest way to a hex by numbers: that of the hex, half points, the hex before it. */
interface Stage {
  readonly number: number
  readonly halves: number
  readonly from: number
}

/** The hexes within reach of one, the cheapest way to each. */
export class Reach {
  readonly #index: PieceIndex
  /** By the number of the hex; null: out of reach. */
  readonly #stages: readonly (Stage | null)[]
  /** The numbers of the hexes in the order in which they were found, where it starts first. */
  readonly #found: readonly number[]

  constructor(index: PieceIndex, stages: readonly (Stage | null)[], found: readonly number[]) {
    this.#index = index
    this.#stages = stages
    this.#found = found
  }

  has(hex: HexId): boolean {
    return this.#stageOf(hex) !== null
  }

  hasNumber(number: number): boolean {
    return this.#stages[number] != null
  }

  /** Infinity: out of reach. */
  costTo(hex: HexId): number {
    const stage = this.#stageOf(hex)
    return stage === null ? Number.POSITIVE_INFINITY : stage.halves / 2
  }

  get(hex: HexId): Arrival | undefined {
    const stage = this.#stageOf(hex)
    if (stage === null) return undefined
    return { cost: stage.halves / 2, from: this.#index.places[stage.from] ?? null }
  }

  /** All of them but where it starts, in the order of their names. */
  hexes(): HexId[] {
    const reached: HexId[] = []
    const { places } = this.#index
    const [start = 0] = this.#found
    let [first, last] = [start, start]
    for (const number of this.#found) {
      if (number < first) first = number
      if (number > last) last = number
    }
    for (let number = first; number <= last; number++) {
      if (number !== start && this.hasNumber(number)) reached.push(places[number] ?? '')
    }
    return reached
  }

  /** The hexes of the way to one, from the one after the start to the end. */
  pathTo(end: HexId): HexId[] {
    const path: HexId[] = []
    for (let stage = this.#stageOf(end); stage !== null && stage.halves > 0; ) {
      path.push(this.#index.places[stage.number] ?? '')
      stage = this.#stages[stage.from] ?? null
    }
    return path.reverse()
  }

  /** All of them but where it starts, in the order in which they were found. */
  *[Symbol.iterator](): Generator<readonly [HexId, number]> {
    for (const number of this.#found.slice(1))
      yield [this.#index.places[number] ?? '', (this.#stages[number]?.halves ?? 0) / 2]
  }

  #stageOf(hex: HexId): Stage | null {
    return this.#stages[this.#index.numberOfPlace.get(hex) ?? -1] ?? null
  }
}

const NO_STEPS: Ways[number] = []

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
  const stages: (Stage | null)[] = index.unreached.slice()
  const first: Stage = { number: index.numberOfPlace.get(start) ?? -1, halves: 0, from: -1 }
  stages[first.number] = first
  const found = [first.number]
  /** Those to go on from, the nearest first, and among equals who came first. */
  const queue = [first]
  for (const stage of queue) {
    if (stages[stage.number] !== stage || (stage !== first && stops(stage.number))) continue
    for (const step of ways[stage.number] ?? NO_STEPS) {
      const halves = stage.halves + step.halves + (step.tiber ? surcharge : 0)
      if (halves > most) continue
      const known = stages[step.to] ?? null
      if (known !== null && known.halves <= halves) continue
      if (known === null) found.push(step.to)
      const next: Stage = { number: step.to, halves, from: stage.number }
      stages[step.to] = next
      lineUp(queue, next)
    }
  }
  return new Reach(index, stages, found)
}

/** Before all that lie further away: there are few, for a step is short. */
function lineUp(queue: Stage[], stage: Stage): void {
  let at = queue.length
  queue.push(stage)
  for (let before = queue[at - 1]; before !== undefined && before.halves > stage.halves; at--) {
    queue[at] = before
    before = queue[at - 2]
  }
  queue[at] = stage
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

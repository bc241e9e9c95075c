import { row } from '@aquila/engine'
import type { CampaignData } from '../data/series.ts'
import { placesOnMap } from '../rules/pieces.ts'
import type { CampaignPosition, FactionId, Place } from '../rules/state.ts'
import type { Doctrine } from './doctrine.ts'

/** Roughly what it costs to board, cross a sea and land, in movement points by land. */
const BOARD = 1
const CROSS = 1
const LAND = 1

/** A way into a place: from where, and what it costs. */
interface Way {
  readonly from: number
  readonly cost: number
}

/** The map as numbers, made once: armies ask for distances at every turn. */
interface Roads {
  readonly places: readonly Place[]
  readonly numbers: ReadonlyMap<Place, number>
  /** The ways by land and over the sea into each place. */
  readonly ways: readonly (readonly Way[])[]
  /** The coasts of each sea. */
  readonly coasts: readonly (readonly number[])[]
  readonly isSea: readonly boolean[]
  readonly isRoman: readonly boolean[]
  /** Distances that were found, by where there are ships and who is at peace, and by the goals. */
  readonly journeys: Map<string, Journeys>
}

type Journeys = Map<string, Distances>

/** How far it is from places to the nearest of some goals. */
export type Distances = readonly (readonly [Place, number])[]

/** Ships lie in few ways in the course of a search; more than that is not kept. */
const MOST_JOURNEYS = 64

const surveyed = new WeakMap<CampaignData, Roads>()

function roadsOf(data: CampaignData): Roads {
  const known = surveyed.get(data)
  if (known !== undefined) return known
  const roads = survey(data)
  surveyed.set(data, roads)
  return roads
}

function survey(data: CampaignData): Roads {
  const places = placesOnMap(data)
  const numbers = new Map(places.map((place, number) => [place, number]))
  const numberOf = (place: Place): number => numbers.get(place) ?? -1
  return {
    places,
    numbers,
    ways: places.map(place => waysInto(data, place, numberOf)),
    coasts: places.map(place => (data.seas[place]?.coasts ?? []).map(numberOf)),
    isSea: places.map(place => data.seas[place] !== undefined),
    isRoman: places.map(place => data.zones[place]?.roman === true),
    journeys: new Map(),
  }
}

/** The ways into a place that are always there; to put to sea needs ships. */
function waysInto(data: CampaignData, place: Place, numberOf: (place: Place) => number): Way[] {
  const zone = data.zones[place]
  if (zone === undefined)
    return (data.seas[place]?.openNeighbours ?? []).map(sea => ({ from: numberOf(sea), cost: CROSS }))
  const byLand = zone.neighbours.map(({ zone: other, cost }) => {
    const back = data.zones[other]?.neighbours.find(step => step.zone === place)
    return { from: numberOf(other), cost: back?.cost ?? cost }
  })
  const seas = zone.seas.filter(sea => data.seas[sea]?.open)
  return [...byLand, ...seas.map(sea => ({ from: numberOf(sea), cost: LAND }))]
}

/** How an army of a side could travel now: found once for any number of goals. */
export class Travel {
  readonly #roads: Roads
  /** Zones of Peoples at peace: they can only be entered from the Roman world. */
  readonly #closed: readonly boolean[]
  readonly #hasShips: readonly boolean[]
  readonly #journeys: Journeys

  /** `shipsInAllPorts`: in deployment ships come last, so that every port may yet have some. */
  constructor(doctrine: Doctrine, position: CampaignPosition, side: FactionId, shipsInAllPorts = false) {
    const { state, data } = position
    this.#roads = roadsOf(data)
    this.#closed = this.#roads.places.map(place => {
      const people = data.zones[place]?.people ?? null
      return people !== null && row(state.peoples, people).status === 'peace'
    })
    this.#hasShips = this.#roads.places.map(
      place =>
        (shipsInAllPorts && data.zones[place]?.port != null) || doctrine.hasShips(position, side, place),
    )
    this.#journeys = this.#known()
  }

  #known(): Journeys {
    const { journeys } = this.#roads
    const key = [...this.#closed, ...this.#hasShips].map(Number).join('')
    const known = journeys.get(key)
    if (known !== undefined) return known
    if (journeys.size >= MOST_JOURNEYS) journeys.clear()
    const fresh: Journeys = new Map()
    journeys.set(key, fresh)
    return fresh
  }

  /** How far it is from everywhere to the nearest of some goals, in movement points, whoever is in the way. */
  distancesTo(goals: readonly Place[]): Distances {
    const key = goals.join()
    const known = this.#journeys.get(key)
    if (known !== undefined) return known
    const distances = [...this.#measure(goals)]
    this.#journeys.set(key, distances)
    return distances
  }

  *#measure(goals: readonly Place[]): Generator<readonly [Place, number]> {
    const { places, numbers, ways, coasts, isSea, isRoman } = this.#roads
    const found = new Array<number>(places.length).fill(Number.POSITIVE_INFINITY)
    const queue: number[] = []
    const reach = (number: number, distance: number) => {
      if (distance >= (found[number] ?? 0)) return
      found[number] = distance
      queue.push(number)
    }
    for (const goal of goals) reach(numbers.get(goal) ?? -1, 0)
    for (const place of queue) {
      const far = found[place] ?? 0
      const closed = this.#closed[place]
      for (const { from, cost } of ways[place] ?? []) {
        if (!closed || isRoman[from]) reach(from, far + cost)
      }
      if (isSea[place])
        for (const coast of coasts[place] ?? []) if (this.#hasShips[coast]) reach(coast, far + BOARD)
    }
    for (const [number, distance] of found.entries()) {
      const place = places[number]
      if (place !== undefined && distance < Number.POSITIVE_INFINITY) yield [place, distance]
    }
  }
}

import {
  commandOf,
  isLeader,
  leader,
  leadersOf,
  placesOnMap,
  sideOf,
  stackIn,
  unit,
} from '../rules/pieces.ts'
import type { CampaignPosition, FactionId, Place } from '../rules/state.ts'
import type { Doctrine } from './doctrine.ts'
import { Field } from './field.ts'
import { marchesAlone, marchesOf } from './marches.ts'
import { nameOf, type Order } from './orders.ts'
import { Trials } from './trials.ts'

/** How many leaders of a stack are thought of as heads of its army; when they are gone the next ones are. */
const CHIEFS = 2

/**
 * A copy of the position on which orders are drafted. Several planners may use one, each after the other: what could be done
 * at the beginning, and what the map looks like, is the same for all of them.
 */
export class Draft {
  readonly doctrine: Doctrine
  readonly position: CampaignPosition
  readonly side: FactionId
  readonly field: Field
  readonly trials: Trials
  /** Orders that the first planner in a hurry found hopeless at the beginning. */
  hopeless: ReadonlySet<Order> | null = null
  readonly #openings = new Map<boolean, ReadonlyMap<Place, readonly Order[]>>()
  readonly #orders = new Map<string, Order>()

  constructor(doctrine: Doctrine, position: CampaignPosition, side: FactionId, foresees: boolean) {
    this.doctrine = doctrine
    this.position = doctrine.copy(position)
    this.side = side
    this.field = new Field(doctrine, this.position, side, foresees)
    this.trials = new Trials(this.position)
  }

  /** What could be done before any order is carried out. */
  opening(rough: boolean): ReadonlyMap<Place, readonly Order[]> {
    const known = this.#openings.get(rough)
    if (known !== undefined) return known
    const opening = new Map(
      placesOnMap(this.position.data).map(place => [place, [...this.ordersFrom(place, rough)]]),
    )
    this.#openings.set(rough, opening)
    return opening
  }

  /** What can be done with the counters in a place. A `rough` look sees only whole armies under their first leaders. */
  *ordersFrom(place: Place, rough: boolean): Generator<Order> {
    for (const order of this.#movesFrom(place, rough)) yield this.known(order)
  }

  /** The same order as was thought of before, if it was: then it is known what comes of it. */
  known(order: Order): Order {
    const name = nameOf(order)
    const known = this.#orders.get(name)
    if (known !== undefined) return known
    this.#orders.set(name, order)
    return order
  }

  *#movesFrom(place: Place, rough: boolean): Generator<Order> {
    const { doctrine, position, side } = this
    const leaders = leadersOf(position, place, side)
      .filter(id => !leader(position, id).moved)
      .toSorted((one, two) => commandOf(position, two) - commandOf(position, one))
    for (const [rank, id] of leaders.entries()) {
      const chief = rank < (rough ? 1 : CHIEFS)
      if (rough && !chief) break
      yield* marchesOf(doctrine, position, side, id, chief, rough)
      if (chief) yield* doctrine.otherOrders(position, side, id, rough)
    }
    if (!rough) yield* this.#ordersAlone(place)
  }

  *#ordersAlone(place: Place): Generator<Order> {
    const { doctrine, position, side } = this
    const alike = new Set<string>()
    for (const piece of stackIn(position, place)) {
      if (isLeader(position.data, piece) || sideOf(position, piece) !== side) continue
      const { moved, reduced } = unit(position, piece)
      if (moved) continue
      // Units that are alike march alike: one of each kind is looked at.
      const kind = `${position.data.units[piece]?.type} ${reduced}`
      if (alike.has(kind)) continue
      alike.add(kind)
      yield* marchesAlone(doctrine, position, side, piece)
    }
  }
}

import type { BotReason, DiceSource } from '@aquila/engine'
import { columnOf } from '../rules/movement/column.ts'
import { canLead } from '../rules/movement/land.ts'
import {
  commandOf,
  hasEnemyLandUnits,
  isLeader,
  leader,
  leadersOf,
  placeOf,
  placesOnMap,
  put,
  setMoved,
  sideOf,
  stackIn,
  unit,
} from '../rules/pieces.ts'
import type { CampaignPosition, FactionId, Place, RegionId } from '../rules/state.ts'
import type { Character } from './character.ts'
import type { Doctrine } from './doctrine.ts'
import { Evaluation } from './evaluation.ts'
import { armyTo, freshUnitsUnder, marchesAlone, marchesOf, routesOf } from './marches.ts'
import { endOf, type Order } from './orders.ts'
import { reasonFor } from './reasons.ts'

/** More orders than any sequence needs. */
const MOST_ORDERS = 60

/** How a planner is made to come up with something else. */
export interface Bent {
  /** Zones that it leaves alone. */
  readonly avoids?: ReadonlySet<Place>
  /** By how much it mistakes gains, as a share of them. */
  readonly error?: number
  /** How many schemes it weighs, if not as many as it is used to. */
  readonly weighs?: number
}

/** How many leaders of a stack are thought of as heads of its army; when they are gone the next ones are. */
const CHIEFS = 2

/** Some orders that belong together, and what they gain. */
interface Scheme {
  readonly orders: readonly Order[]
  readonly gain: number
}

export interface Plan {
  readonly orders: Order[]
  /** False if there was more to think of than one choice may take: after these orders it is time to plan again. */
  readonly complete: boolean
}

/**
 * The orders for one sequence: again and again the scheme that gains most, a single move or several columns against
 * one zone, carried out on a copy of the position, until nothing gains enough.
 */
export function planSequence(
  doctrine: Doctrine,
  position: CampaignPosition,
  side: FactionId,
  character: Character,
  random: DiceSource,
): Plan {
  return new Planner(doctrine, position, side, character, random).plan()
}

/** The places that orders change. */
function placesOf(orders: readonly Order[]): Set<Place> {
  const places = new Set<Place>()
  for (const order of orders) {
    places.add(order.from)
    places.add(endOf(order))
    for (const zone in order.drops) places.add(zone)
  }
  return places
}

/** 8.3: whether a step leads over a river or a strait. */
function isCrossing({ data }: CampaignPosition, from: Place, to: Place): boolean {
  const border = data.zones[from]?.neighbours.find(step => step.zone === to)
  return border !== undefined && border.kind !== 'land'
}

/** Makes plans for one sequence: as many as are wanted, each bent in another way. */
export class Planner {
  readonly #doctrine: Doctrine
  readonly #position: CampaignPosition
  readonly #side: FactionId
  readonly #character: Character
  readonly #evaluation: Evaluation
  readonly #random: DiceSource
  #bent: Bent = {}
  /** Where it gives no orders this time. */
  readonly #overlooked = new Set<Place>()
  #weighed = 0
  readonly #before = new Map<string, number>()
  /** What could be done at the beginning, and what could be done next, by the place it starts from. */
  readonly #opening = new Map<Place, readonly Scheme[]>()
  readonly #schemes = new Map<Place, readonly Scheme[]>()

  constructor(
    doctrine: Doctrine,
    position: CampaignPosition,
    side: FactionId,
    character: Character,
    random: DiceSource,
  ) {
    this.#doctrine = doctrine
    this.#random = random
    this.#position = doctrine.copy(position)
    this.#side = side
    this.#character = character
    this.#evaluation = new Evaluation(doctrine, this.#position, side, character)
    for (const place of placesOnMap(position.data)) {
      if (random.roll(10, 'overlooks', 0) <= character.overlooks) this.#overlooked.add(place)
    }
  }

  plan(bent: Bent = {}): Plan {
    const undone: (() => void)[] = []
    this.#begin(bent)
    const orders: Order[] = []
    let complete = true
    while (orders.length < MOST_ORDERS) {
      const best = this.#best()
      if (best === null) break
      for (const order of best.orders) {
        orders.push({ ...order, reason: this.#reasonFor(order, best) })
        undone.push(this.#carryOut(order), this.#markMoved(order))
      }
      complete = this.#weighed <= (bent.weighs ?? this.#character.weighs)
      if (!complete) break
      this.#lookAgain(best.orders)
    }
    for (const undo of undone.toReversed()) undo()
    return { orders, complete }
  }

  /** What can be done at first is the same for every plan, but for how this one is bent. */
  #begin(bent: Bent): void {
    this.#weighed = 0
    this.#before.clear()
    if (this.#opening.size === 0) {
      this.#bent = {}
      for (const place of placesOnMap(this.#position.data)) this.#opening.set(place, this.#schemesFrom(place))
    }
    this.#bent = bent
    for (const [place, schemes] of this.#opening) this.#schemes.set(place, this.#bend(schemes))
  }

  #bend(schemes: readonly Scheme[]): readonly Scheme[] {
    const { avoids, error } = this.#bent
    if (avoids === undefined && error === undefined) return schemes
    return schemes
      .filter(({ orders }) => !orders.some(order => avoids?.has(endOf(order))))
      .map(({ orders, gain }) => ({ orders, gain: this.#seen(gain) }))
  }

  #best(): Scheme | null {
    let best: Scheme | null = null
    let high = this.#character.leastGain
    for (const schemes of this.#schemes.values()) {
      for (const scheme of schemes) {
        if (scheme.gain <= high) continue
        best = scheme
        high = scheme.gain
      }
    }
    if (!this.#character.joinsColumns) return best
    for (const orders of this.#assaults()) {
      const gain = this.#gainOf(orders)
      if (gain <= high) continue
      best = { orders, gain }
      high = gain
    }
    return best
  }

  /** After counters have moved, only schemes that touch the places and regions concerned are weighed again. */
  #lookAgain(done: readonly Order[]): void {
    this.#before.clear()
    const changed = placesOf(done)
    const regions = this.#regionsOf(changed)
    const left = this.#regionsLeft(done)
    const touches = (place: Place) =>
      changed.has(place) || regions.has(this.#position.data.zones[place]?.region)
    for (const [place, schemes] of this.#schemes) {
      const stale = changed.has(place) || left.has(this.#position.data.zones[place]?.region)
      if (stale) this.#schemes.set(place, this.#schemesFrom(place))
      else if (schemes.length > 0)
        this.#schemes.set(
          place,
          schemes.map(scheme => {
            const { orders } = scheme
            return [...placesOf(orders)].some(touches) ? { orders, gain: this.#gainOf(orders) } : scheme
          }),
        )
    }
  }

  /** Regions that have lost units: whoever foresees knows that they have fewer to spare now. */
  #regionsLeft(done: readonly Order[]): Set<RegionId | null | undefined> {
    const left = new Set<RegionId | null | undefined>()
    if (!this.#character.foresees) return left
    const { zones } = this.#position.data
    for (const order of done) {
      const region = zones[order.from]?.region ?? null
      if (region !== null && zones[endOf(order)]?.region !== region) left.add(region)
    }
    return left
  }

  #regionsOf(places: ReadonlySet<Place>): Set<RegionId | null | undefined> {
    const regions = new Set<RegionId | null | undefined>()
    for (const place of places) regions.add(this.#position.data.zones[place]?.region)
    regions.delete(null)
    regions.delete(undefined)
    return regions
  }

  /** What can be done with the counters in a place. */
  #schemesFrom(place: Place): Scheme[] {
    const found: Scheme[] = []
    if (this.#overlooked.has(place)) return found
    const { data } = this.#position
    const alike = new Set<string>()
    const leaders = leadersOf(this.#position, place, this.#side)
      .filter(id => !leader(this.#position, id).moved)
      .toSorted((one, two) => commandOf(this.#position, two) - commandOf(this.#position, one))
    const { rough } = this.#character
    for (const [rank, id] of leaders.entries()) {
      const chief = rank < (rough ? 1 : CHIEFS)
      if (rough && !chief) break
      for (const order of marchesOf(this.#doctrine, this.#position, this.#side, id, chief, rough))
        found.push(this.#weigh(order))
      if (!chief) continue
      for (const order of this.#doctrine.otherOrders(this.#position, this.#side, id, rough))
        found.push(this.#weigh(order))
    }
    if (rough) return found
    for (const piece of [...stackIn(this.#position, place)]) {
      if (isLeader(data, piece) || sideOf(this.#position, piece) !== this.#side) continue
      if (!unit(this.#position, piece).moved) {
        // Units that are alike march alike: one of each kind is looked at.
        const kind = `${data.units[piece]?.type} ${unit(this.#position, piece).reduced}`
        if (alike.has(kind)) continue
        alike.add(kind)
        for (const order of marchesAlone(this.#doctrine, this.#position, this.#side, piece))
          found.push(this.#weigh(order))
      }
    }
    return found
  }

  #weigh(order: Order): Scheme {
    return { orders: [order], gain: this.#gainOf([order]) }
  }

  /** What a scheme gains, as far as this planner sees. */
  #seen(gain: number): number {
    const { error } = this.#bent
    if (error === undefined || gain <= 0) return gain
    return gain * (1 + error * ((2 * this.#random.roll(100, 'error', 0) - 101) / 100))
  }

  /** Several armies against one zone: the strongest first, then with one more, and one more. */
  *#assaults(): Generator<readonly Order[]> {
    const columns = new Map<Place, { id: string; path: readonly Place[] }[]>()
    for (const place of placesOnMap(this.#position.data)) {
      for (const id of stackIn(this.#position, place)) {
        if (!isLeader(this.#position.data, id) || sideOf(this.#position, id) !== this.#side) continue
        if (!canLead(this.#position, id)) continue
        const [first] = freshUnitsUnder(this.#position, id, place)
        if (first === undefined) continue
        const column = columnOf(this.#position, this.#side, id, [first], false)
        for (const [to, path] of routesOf(this.#position, column, place)) {
          if (!hasEnemyLandUnits(this.#position, to, this.#side)) continue
          const others = columns.get(to)
          if (others === undefined) columns.set(to, [{ id, path }])
          else others.push({ id, path })
        }
      }
    }
    for (const [, armies] of columns) {
      if (armies.length < 2) continue
      armies.sort((one, two) => commandOf(this.#position, two.id) - commandOf(this.#position, one.id))
      const orders: Order[] = []
      const undone: (() => void)[] = []
      for (const { id, path } of armies) {
        const order = armyTo(this.#doctrine, this.#position, this.#side, id, path)
        if (order === null) continue
        orders.push(order)
        undone.push(this.#carryOut(order))
      }
      for (const undo of undone.toReversed()) undo()
      for (let count = 2; count <= orders.length; count++) yield orders.slice(0, count)
    }
  }

  /** What the side stands to gain by these orders. */
  #gainOf(orders: readonly Order[]): number {
    this.#weighed++
    const places = placesOf(orders)
    const before = this.#worthBefore(places)
    const undone = orders.map(order => this.#carryOut(order))
    const rash = orders.some(order => this.#isOutOfQuestion(endOf(order)))
    const after = rash ? Number.NEGATIVE_INFINITY : this.#evaluation.worthOf(places)
    for (const undo of undone.toReversed()) undo()
    return this.#seen(after - before)
  }

  /** A battle at odds below what this character dares, or a zone that it leaves alone. */
  #isOutOfQuestion(place: Place): boolean {
    if (this.#bent.avoids?.has(place)) return true
    if (!hasEnemyLandUnits(this.#position, place, this.#side)) return false
    const fights = stackIn(this.#position, place).some(
      piece =>
        !isLeader(this.#position.data, piece) &&
        this.#position.data.units[piece]?.kind !== 'naves' &&
        sideOf(this.#position, piece) === this.#side,
    )
    const { leastChance, lastChance } = this.#character
    return fights && this.#evaluation.chanceAt(place) < (this.#evaluation.isTheEnd ? lastChance : leastChance)
  }

  /** The worth as it is now, kept until the next scheme is carried out: many schemes touch the same places. */
  #worthBefore(places: ReadonlySet<Place>): number {
    const key = [...places].join(' ')
    const known = this.#before.get(key)
    if (known !== undefined) return known
    const worth = this.#evaluation.worthOf(places)
    this.#before.set(key, worth)
    return worth
  }

  /** Moves the counters on the copy, and gives back how to undo it. */
  #carryOut(order: Order): () => void {
    const { state } = this.#position
    const pieces = [order.piece, ...order.along]
    const from = pieces.map(piece => placeOf(this.#position, piece))
    const to = endOf(order)
    const lastStop = order.path.at(-2) ?? order.from
    const crossed = isCrossing(this.#position, lastStop, to)
    for (const piece of pieces) put(this.#position, piece, to)
    const arrivals = state.arrivals.length
    for (const piece of pieces) state.arrivals.push({ piece, zone: to, from: lastStop, crossed })
    for (const zone in order.drops) {
      const dropped = order.drops[zone]
      if (dropped !== undefined) put(this.#position, dropped, zone)
    }
    const remember = this.#evaluation.forget(placesOf([order]))
    return () => {
      state.arrivals.length = arrivals
      for (const [index, piece] of pieces.entries()) put(this.#position, piece, from[index] ?? order.from)
      remember()
    }
  }

  #markMoved(order: Order): () => void {
    const mark = (moved: boolean) => {
      for (const piece of [order.piece, ...order.along]) setMoved(this.#position, piece, moved)
    }
    mark(true)
    return () => mark(false)
  }

  #reasonFor(order: Order, scheme: Scheme): BotReason {
    const danger = this.#evaluation.isInDanger(order.from)
    const undone = scheme.orders.map(each => this.#carryOut(each))
    const leavesDanger = danger && !this.#evaluation.isInDanger(endOf(order))
    const reason = reasonFor(
      this.#doctrine,
      this.#position,
      this.#side,
      this.#evaluation,
      order,
      leavesDanger,
    )
    for (const undo of undone.toReversed()) undo()
    return reason
  }
}

import type { BotReason, DiceSource } from '@aquila/engine'
import { placesOnMap, setMoved } from '../rules/pieces.ts'
import type { CampaignPosition, FactionId, Place, RegionId } from '../rules/state.ts'
import type { Character } from './character.ts'
import { assaultsIn, departuresIn } from './columns.ts'
import type { Doctrine } from './doctrine.ts'
import { Draft } from './draft.ts'
import { Evaluation } from './evaluation.ts'
import { endOf, type Order } from './orders.ts'
import { reasonFor } from './reason-for.ts'
import { type Bent, type Ground, hopelessAmong, type Scheme, Sight, type Stage, type Step } from './stages.ts'
import type { Trial, Trials } from './trials.ts'

/** More orders than any sequence needs. */
const MOST_ORDERS = 60

export interface Plan {
  readonly orders: readonly Order[]
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
  const draft = new Draft(doctrine, position, side, character.foresees)
  return new Planner(draft, character, random).plan()
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

/** Makes plans for one sequence: as many as are wanted, each bent in another way. */
export class Planner {
  readonly #draft: Draft
  readonly #doctrine: Doctrine
  readonly #position: CampaignPosition
  readonly #side: FactionId
  readonly #character: Character
  readonly #evaluation: Evaluation
  /** Where it gives no orders this time. */
  readonly #overlooked = new Set<Place>()
  #weighed = 0
  readonly #trials: Trials
  readonly #grounds = new Map<string, Ground>()
  #opening: Stage | null = null

  /** `random`: what it overlooks, if it overlooks anything. */
  constructor(draft: Draft, character: Character, random: DiceSource) {
    const { doctrine, position, side, field, trials } = draft
    this.#draft = draft
    this.#doctrine = doctrine
    this.#position = position
    this.#side = side
    this.#character = character
    this.#trials = trials
    this.#evaluation = new Evaluation(doctrine, position, side, character, field)
    if (character.overlooks === 0) return
    for (const place of placesOnMap(position.data)) {
      if (random.roll(10, 'overlooks', 0) <= character.overlooks) this.#overlooked.add(place)
    }
  }

  plan(bent: Bent = {}): Plan {
    const { leastGain, leastGainOfAll, weighs } = this.#character
    const sight = new Sight(bent)
    const orders: Order[] = []
    const done: Trial[] = []
    let complete = true
    this.#opening ??= this.#begin()
    for (let stage = this.#opening; orders.length < MOST_ORDERS; ) {
      // If there is nothing better nobody moves in this sequence.
      const best = sight.best(stage, orders.length === 0 ? leastGainOfAll : leastGain)
      if (best === null) break
      const step = this.#carryOut(stage, best, done)
      orders.push(...step.orders)
      complete = stage.weighed <= (bent.weighs ?? weighs)
      if (!complete) break
      step.stage ??= this.#lookAgain(stage, best.orders)
      stage = step.stage
    }
    this.#trials.takeBack(done)
    return { orders, complete }
  }

  /** The best that one leader can do by himself, with its reason; null if nothing gains enough. */
  bestFor(piece: string, from: Place): Order | null {
    const { rough, leastGainOfAll } = this.#character
    let best: Order | null = null
    let high = leastGainOfAll
    for (const order of this.#draft.ordersFrom(from, rough)) {
      if (order.piece !== piece || order.verb !== 'lead') continue
      const { gain } = this.#weigh([order])
      if (gain > high) [best, high] = [order, gain]
    }
    return best === null ? null : { ...best, reason: best.reason ?? this.#reasonFor(best, [best]) }
  }

  /** What can be done at first. A bot in a hurry leaves out what is known to be hopeless. */
  #begin(): Stage {
    this.#weighed = 0
    const { rough, hurries } = this.#character
    const hopeless = hurries ? this.#draft.hopeless : null
    const schemes = new Map<Place, readonly Scheme[]>()
    for (const [place, orders] of this.#draft.opening(rough)) {
      const some = hopeless === null ? orders : orders.filter(order => !hopeless.has(order))
      schemes.set(place, this.#schemesFrom(place, some))
    }
    if (hurries) this.#draft.hopeless ??= hopelessAmong(schemes.values())
    return this.#stage(schemes)
  }

  #stage(schemes: ReadonlyMap<Place, readonly Scheme[]>): Stage {
    const { joinsColumns, foresees } = this.#character
    const assaults: Scheme[] = []
    if (joinsColumns) for (const orders of assaultsIn(this.#draft)) assaults.push(this.#weigh(orders))
    const departures: Scheme[] = []
    if (foresees && joinsColumns)
      for (const orders of departuresIn(this.#draft)) departures.push(this.#weigh(orders))
    return { schemes, assaults, departures, weighed: this.#weighed, next: new Map() }
  }

  #carryOut({ next }: Stage, scheme: Scheme, done: Trial[]): Step {
    const known = next.get(scheme)
    const orders: Order[] = []
    for (const [index, order] of scheme.orders.entries()) {
      if (known === undefined)
        orders.push({ ...order, reason: order.reason ?? this.#reasonFor(order, scheme.orders.slice(index)) })
      done.push(this.#trials.carryOut(order))
      for (const piece of [order.piece, ...order.along]) setMoved(this.#position, piece, true)
    }
    if (known !== undefined) return known
    const step = { orders, stage: null }
    next.set(scheme, step)
    return step
  }

  /** After counters have moved, only schemes that touch the places and regions concerned are weighed again. */
  #lookAgain(before: Stage, done: readonly Order[]): Stage {
    this.#weighed = before.weighed
    this.#forgetBefore()
    const changed = placesOf(done)
    const regions = this.#regionsOf(changed)
    const left = this.#regionsLeft(done)
    const touches = (place: Place) =>
      changed.has(place) || regions.has(this.#position.data.zones[place]?.region)
    const again = (scheme: Scheme): Scheme => {
      const { orders, ground } = scheme
      for (const place of ground.touched.places)
        if (touches(place)) return { orders, ground, gain: this.#gainOf(orders, ground) }
      return scheme
    }
    const schemes = new Map<Place, readonly Scheme[]>()
    for (const [place, known] of before.schemes) {
      const stale = changed.has(place) || left.has(this.#position.data.zones[place]?.region)
      if (stale)
        schemes.set(place, this.#schemesFrom(place, this.#draft.ordersFrom(place, this.#character.rough)))
      else schemes.set(place, known.length === 0 ? known : known.map(again))
    }
    return this.#stage(schemes)
  }

  #forgetBefore(): void {
    for (const ground of this.#grounds.values()) ground.before = null
  }

  /** Regions that have lost units: a bot that foresees knows that they have fewer to spare now. */
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

  /** What can be done with the counters in a place, and what it gains. */
  #schemesFrom(place: Place, orders: Iterable<Order>): Scheme[] {
    const found: Scheme[] = []
    if (this.#overlooked.has(place)) return found
    for (const order of orders) found.push(this.#weigh([order]))
    return found
  }

  #weigh(orders: readonly Order[]): Scheme {
    const ground = this.#groundOf(orders)
    return { orders, ground, gain: this.#gainOf(orders, ground) }
  }

  #groundOf(orders: readonly Order[]): Ground {
    const places = placesOf(orders)
    const key = [...places].join(' ')
    const known = this.#grounds.get(key)
    if (known !== undefined) return known
    const ground = { touched: this.#evaluation.touched(places), before: null }
    this.#grounds.set(key, ground)
    return ground
  }

  /** What the side stands to gain by these orders. */
  #gainOf(orders: readonly Order[], ground: Ground): number {
    this.#weighed++
    ground.before ??= this.#evaluation.worthOf(ground.touched)
    const trials: Trial[] = []
    let rash = false
    for (const order of orders) {
      trials.push(this.#trials.carryOut(order))
      // Whoever goes first must not look lost before the others have come.
      rash ||= trials.length < orders.length && this.#isHopeless(endOf(order))
    }
    rash ||= orders.some(order => this.#isOutOfQuestion(endOf(order)))
    const after = rash ? Number.NEGATIVE_INFINITY : this.#evaluation.worthOf(ground.touched)
    this.#trials.takeBack(trials)
    return after - ground.before
  }

  /** A battle at odds below what this character dares. */
  #isOutOfQuestion(place: Place): boolean {
    return this.#isFoughtFor(place) && this.#evaluation.chanceAt(place) < this.#leastChance
  }

  #isHopeless(place: Place): boolean {
    return this.#isFoughtFor(place) && this.#evaluation.chanceAt(place) === 0
  }

  #isFoughtFor(place: Place): boolean {
    const { land, enemyLand } = this.#evaluation.situation.musterIn(place)
    return land.length > 0 && enemyLand.length > 0
  }

  get #leastChance(): number {
    const { leastChance, lastChance, desperateChance } = this.#character
    if (this.#evaluation.isTheEnd) return lastChance
    return this.#evaluation.isDesperate ? desperateChance : leastChance
  }

  /** Why an order is given; `together` are those of its scheme that are still to be carried out, with itself. */
  #reasonFor(order: Order, together: readonly Order[]): BotReason {
    const danger = this.#evaluation.isInDanger(order.from)
    const trials = together.map(each => this.#trials.carryOut(each))
    const leavesDanger = danger && !this.#evaluation.isInDanger(endOf(order))
    const reason = reasonFor(
      this.#doctrine,
      this.#position,
      this.#side,
      this.#evaluation,
      order,
      together.slice(1),
      leavesDanger,
    )
    this.#trials.takeBack(trials)
    return reason
  }
}

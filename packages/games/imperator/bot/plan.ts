import type { BotReason, DiceSource } from '@aquila/engine'
import { strengthOf } from '../rules/combat/odds.ts'
import { canLead } from '../rules/movement/land.ts'
import {
  commandOf,
  hasEnemyLandUnits,
  isLeader,
  placesOnMap,
  setMoved,
  sideOf,
  stackIn,
} from '../rules/pieces.ts'
import type { CampaignPosition, FactionId, Place, RegionId } from '../rules/state.ts'
import type { Character } from './character.ts'
import type { Doctrine, Touched } from './doctrine.ts'
import { Draft, type Opening } from './draft.ts'
import { Evaluation } from './evaluation.ts'
import { armyTo, routesWithArmy } from './marches.ts'
import { endOf, type Order } from './orders.ts'
import { reasonFor } from './reasons.ts'
import type { Trial, Trials } from './trials.ts'

/** More orders than any sequence needs. */
const MOST_ORDERS = 60

/** How a planner is made to come up with something else. */
export interface Bent {
  /** Zones that it leaves alone. */
  readonly avoids?: ReadonlySet<Place>
  /** By how much it mistakes gains, as a share of them, and the dice that say how. */
  readonly error?: { readonly share: number; readonly dice: DiceSource }
  /** How many schemes it weighs, if not as many as it is used to. */
  readonly weighs?: number
}

/** What seems to lose more than this is hopeless to whoever judges a little otherwise, too. */
const HOPELESS = -1

/** Some orders that belong together, what they touch, and what they gain. */
interface Scheme {
  readonly orders: readonly Order[]
  readonly ground: Ground
  readonly gain: number
}

/** What is touched by orders from and to the same places, and what the side has there until the next scheme is carried out. */
interface Ground {
  readonly touched: Touched
  before: number | null
}

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

/**
 * What could be done next when some schemes have been carried out. Plans that begin alike come by the same stages: each is
 * found once, as it is, and every plan sees it bent in its own way.
 */
interface Stage {
  /** By the place it starts from. */
  readonly schemes: ReadonlyMap<Place, readonly Scheme[]>
  /** Several columns against one zone. */
  readonly assaults: readonly Scheme[]
  /** How many schemes were weighed up to here, from the beginning. */
  readonly weighed: number
  readonly next: Map<Scheme, Step>
}

/** A scheme carried out: its orders with their reasons, and the stage that follows, if anybody went on from there. */
interface Step {
  readonly orders: readonly Order[]
  stage: Stage | null
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
  readonly #orders: Opening | null
  #opening: Stage | null = null

  /**
   * `random`: what it overlooks, if it overlooks anything. `orders`: what it weighs at first, if not all that could be done.
   */
  constructor(draft: Draft, character: Character, random: DiceSource, orders: Opening | null = null) {
    const { doctrine, position, side, field, trials } = draft
    this.#draft = draft
    this.#doctrine = doctrine
    this.#position = position
    this.#side = side
    this.#character = character
    this.#trials = trials
    this.#orders = orders
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

  /** What can be done at first and is not hopeless, or only too bold for this character: others need not weigh the rest. */
  get promising(): Opening {
    this.#opening ??= this.#begin()
    const promising = new Map<Place, readonly Order[]>()
    for (const [place, schemes] of this.#opening.schemes) {
      const some = schemes.filter(({ gain }) => gain > HOPELESS || gain === Number.NEGATIVE_INFINITY)
      promising.set(
        place,
        some.flatMap(({ orders }) => orders),
      )
    }
    return promising
  }

  /** What can be done at first. */
  #begin(): Stage {
    this.#weighed = 0
    const schemes = new Map<Place, readonly Scheme[]>()
    for (const [place, orders] of this.#orders ?? this.#draft.opening(this.#character.rough))
      schemes.set(place, this.#schemesFrom(place, orders))
    return this.#stage(schemes)
  }

  #stage(schemes: ReadonlyMap<Place, readonly Scheme[]>): Stage {
    const assaults: Scheme[] = []
    if (this.#character.joinsColumns)
      for (const orders of this.#assaults()) assaults.push(this.#weigh(orders))
    return { schemes, assaults, weighed: this.#weighed, next: new Map() }
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

  /** Several armies against one zone: the strongest first, then with one more, and one more. */
  *#assaults(): Generator<readonly Order[]> {
    const columns = new Map<Place, { id: string; path: readonly Place[] }[]>()
    for (const place of placesOnMap(this.#position.data)) {
      for (const id of stackIn(this.#position, place)) {
        if (!isLeader(this.#position.data, id) || sideOf(this.#position, id) !== this.#side) continue
        if (!canLead(this.#position, id)) continue
        for (const [to, path] of routesWithArmy(this.#position, this.#side, id)) {
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
      const trials: Trial[] = []
      for (const { id, path } of armies) {
        const army = armyTo(this.#doctrine, this.#position, this.#side, id, path)
        if (army === null) continue
        const order = this.#draft.known(army)
        orders.push(order)
        trials.push(this.#trials.carryOut(order))
      }
      this.#trials.takeBack(trials)
      // A plan can be made anew after each order: nobody weak goes ahead and waits for the others.
      orders.sort((one, two) => strengthOf(this.#position, two.along) - strengthOf(this.#position, one.along))
      for (let count = 2; count <= orders.length; count++) yield orders.slice(0, count)
    }
  }

  /** What the side stands to gain by these orders. */
  #gainOf(orders: readonly Order[], ground: Ground): number {
    this.#weighed++
    ground.before ??= this.#evaluation.worthOf(ground.touched)
    const trials = orders.map(order => this.#trials.carryOut(order))
    const rash = orders.some(order => this.#isOutOfQuestion(endOf(order)))
    const after = rash ? Number.NEGATIVE_INFINITY : this.#evaluation.worthOf(ground.touched)
    this.#trials.takeBack(trials)
    return after - ground.before
  }

  /** A battle at odds below what this character dares. */
  #isOutOfQuestion(place: Place): boolean {
    const { land, enemyLand } = this.#evaluation.situation.musterIn(place)
    if (land.length === 0 || enemyLand.length === 0) return false
    return this.#evaluation.chanceAt(place) < this.#leastChance
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
      leavesDanger,
    )
    this.#trials.takeBack(trials)
    return reason
  }
}

/** What one plan sees of a stage: it leaves some zones alone, and is mistaken about what orders gain. */
class Sight {
  readonly #avoids: ReadonlySet<Place>
  readonly #error: Bent['error']
  /** By how much, for each order that it was looked at with. */
  readonly #mistakes = new Map<Order, number>()

  constructor({ avoids, error }: Bent) {
    this.#avoids = avoids ?? NOWHERE
    this.#error = error
  }

  /** The scheme that seems to gain most, if one seems to gain more than this. */
  best({ schemes, assaults }: Stage, least: number): Scheme | null {
    let best: Scheme | null = null
    let high = least
    const look = (scheme: Scheme): void => {
      const gain = this.#seen(scheme, high)
      if (gain <= high) return
      best = scheme
      high = gain
    }
    for (const from of schemes.values()) for (const scheme of from) look(scheme)
    for (const scheme of assaults) look(scheme)
    return best
  }

  /** What a scheme seems to gain; not looked at closely if it cannot be more than `enough`. */
  #seen({ orders, gain }: Scheme, enough: number): number {
    const most = this.#error === undefined || gain <= 0 ? gain : gain * (1 + this.#error.share)
    if (most <= enough || (this.#avoids.size > 0 && orders.some(order => this.#avoids.has(endOf(order)))))
      return Number.NEGATIVE_INFINITY
    return gain <= 0 ? gain : gain * (1 + this.#mistakeAbout(orders))
  }

  /** The same all along: of columns that join it is the last that makes the difference. */
  #mistakeAbout(orders: readonly Order[]): number {
    const last = orders.at(-1)
    if (this.#error === undefined || last === undefined) return 0
    const { share, dice } = this.#error
    const mistake = this.#mistakes.get(last) ?? share * ((2 * dice.roll(100, 'error', 0) - 101) / 100)
    this.#mistakes.set(last, mistake)
    return mistake
  }
}

const NOWHERE: ReadonlySet<Place> = new Set()

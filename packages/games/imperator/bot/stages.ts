import type { DiceSource } from '@aquila/engine'
import type { Place } from '../rules/state.ts'
import type { Touched } from './doctrine.ts'
import { endOf, type Order } from './orders.ts'

/** What a planner has found out on its way, and how a plan looks at it. */

/** Some orders that belong together, what they touch, and what they gain. */
export interface Scheme {
  readonly orders: readonly Order[]
  readonly ground: Ground
  readonly gain: number
}

/** What is touched by orders from and to the same places, and what the side has there until the next scheme is carried out. */
export interface Ground {
  readonly touched: Touched
  before: number | null
}

/**
 * What could be done next when some schemes have been carried out. Plans that begin alike come by the same stages: each is
 * found once, as it is, and every plan sees it bent in its own way.
 */
export interface Stage {
  /** By the place it starts from. */
  readonly schemes: ReadonlyMap<Place, readonly Scheme[]>
  /** Several columns against one zone. */
  readonly assaults: readonly Scheme[]
  /** All armies of a stack elsewhere: thought of when nothing else is worth it. */
  readonly departures: readonly Scheme[]
  /** How many schemes were weighed up to here, from the beginning. */
  readonly weighed: number
  readonly next: Map<Scheme, Step>
}

/** A scheme carried out: its orders with their reasons, and the stage that follows, if anybody went on from there. */
export interface Step {
  readonly orders: readonly Order[]
  stage: Stage | null
}

/** How a planner is made to come up with something else. */
export interface Bent {
  /** Zones that it leaves alone. */
  readonly avoids?: ReadonlySet<Place>
  /** By how much it mistakes gains, as a share of them, and the dice that say how. */
  readonly error?: { readonly share: number; readonly dice: DiceSource }
  /** How many schemes it weighs, if not as many as it is used to. */
  readonly weighs?: number
}

/** What one plan sees of a stage: it leaves some zones alone, and is mistaken about what orders gain. */
export class Sight {
  readonly #avoids: ReadonlySet<Place>
  readonly #error: Bent['error']
  /** By how much, for each order that it was looked at with. */
  readonly #mistakes = new Map<Order, number>()

  constructor({ avoids, error }: Bent) {
    this.#avoids = avoids ?? NOWHERE
    this.#error = error
  }

  /** The scheme that seems to gain most, if one seems to gain more than this. */
  best({ schemes, assaults, departures }: Stage, least: number): Scheme | null {
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
    if (best === null) for (const scheme of departures) look(scheme)
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

/** What seems to lose more than this is hopeless, also to a bot that judges a little differently. */
const HOPELESS = -2

/**
 * Orders that lose much. What is only too bold for one may be right for another; and a leader who goes alone goes for those
 * whom other orders bring there, or leave without him.
 */
export function hopelessAmong(all: Iterable<readonly Scheme[]>): Set<Order> {
  const hopeless = new Set<Order>()
  for (const schemes of all)
    for (const { orders, gain } of schemes)
      if (gain < HOPELESS && gain > Number.NEGATIVE_INFINITY)
        for (const order of orders) if (order.verb !== 'lead' || order.along.length > 0) hopeless.add(order)
  return hopeless
}

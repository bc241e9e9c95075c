import { counterOf, stackAfter } from '../rules/counters.ts'
import { borderBetween } from '../rules/movement/paths.ts'
import type { Arrival, CampaignPosition, Counter, Place, Stack } from '../rules/state.ts'
import { endOf, type Order } from './orders.ts'

/** What an order changes on the map: numbers of places and counters, what is there before, and what after. */
export interface Trial {
  readonly stacks: readonly Change<Stack>[]
  readonly counters: readonly Change<Counter>[]
  readonly arrivals: readonly Arrival[]
}

interface Change<T> {
  readonly number: number
  readonly before: T
  readonly after: T
}

/** How many trials of one order are remembered. */
const TRIALS = 6

/** A stack, and what is left of it when some have gone. */
interface Departure {
  readonly piece: string
  readonly before: Stack
  readonly after: Stack
}

/**
 * Orders carried out on a copy of the position and taken back. Afterwards the very same stacks are there again, and an order
 * that is tried once more makes the same new ones: whatever was found out about them holds (kept.ts).
 */
export class Trials {
  readonly #position: CampaignPosition
  /** The latest of each order: it is tried from few positions, but from them often. */
  readonly #trials = new WeakMap<Order, Trial[]>()
  /** By who goes along: orders to different places leave the same behind. */
  readonly #departures = new WeakMap<readonly string[], Departure>()

  constructor(position: CampaignPosition) {
    this.#position = position
  }

  /** Moves the counters of an order. */
  carryOut(order: Order): Trial {
    const { state } = this.#position
    const trial = this.#trialOf(order)
    for (const { number, after } of trial.stacks) state.stacks[number] = after
    for (const { number, after } of trial.counters) state.counters[number] = after
    for (const arrival of trial.arrivals) state.arrivals.push(arrival)
    return trial
  }

  /** Takes back the last order that has been carried out. */
  #takeBack(trial: Trial): void {
    const { state } = this.#position
    for (const { number, before } of trial.stacks) state.stacks[number] = before
    for (const { number, before } of trial.counters) state.counters[number] = before
    state.arrivals.length -= trial.arrivals.length
  }

  /** Takes back the last orders that have been carried out, given in their order. */
  takeBack(trials: readonly Trial[]): void {
    for (let index = trials.length - 1; index >= 0; index--) {
      const trial = trials[index]
      if (trial !== undefined) this.#takeBack(trial)
    }
  }

  #trialOf(order: Order): Trial {
    let trials = this.#trials.get(order)
    if (trials === undefined) {
      trials = []
      this.#trials.set(order, trials)
    }
    for (const known of trials) if (this.#stands(known)) return known
    const trial = this.#prepare(order)
    trials.unshift(trial)
    if (trials.length > TRIALS) trials.pop()
    return trial
  }

  /** True if a trial begins where all stand now. */
  #stands({ stacks }: Trial): boolean {
    for (const { number, before } of stacks) if (this.#position.state.stacks[number] !== before) return false
    return true
  }

  #prepare(order: Order): Trial {
    const { data } = this.#position
    const to = endOf(order)
    const from = order.path.at(-2) ?? order.from
    // 8.3: whether the last step leads over a river or a strait.
    const border = borderBetween(data, from, to)
    const crossed = border !== undefined && border.kind !== 'land'
    const counters: Change<Counter>[] = []
    const arrivals: Arrival[] = []
    const coming = new Map<Place, Counter[]>([[to, []]])
    const drops = Object.entries(order.drops)
    for (const piece of [order.piece, ...order.along]) {
      const before = counterOf(this.#position, piece)
      const place = drops.find(([, dropped]) => dropped === piece)?.[0] ?? to
      const { id, faction, reduced, moved } = before
      const after = { id, place, faction, reduced, moved }
      counters.push({ number: data.index.numberOfCounter.get(piece) ?? -1, before, after })
      arrivals.push({ piece, zone: to, from, crossed })
      const others = coming.get(place)
      if (others === undefined) coming.set(place, [after])
      else others.push(after)
    }
    const stacks = [this.#departure(order)]
    for (const [place, pieces] of coming) {
      const number = this.#numberOf(place)
      const before = this.#stack(number)
      if (pieces.length > 0) stacks.push({ number, before, after: stackAfter(data, before, [], pieces) })
    }
    return { stacks, counters, arrivals }
  }

  #departure({ piece, along, from }: Order): Change<Stack> {
    const number = this.#numberOf(from)
    const before = this.#stack(number)
    const known = this.#departures.get(along)
    if (known?.before === before && known.piece === piece) return { number, before, after: known.after }
    const after = stackAfter(this.#position.data, before, [piece, ...along], [])
    this.#departures.set(along, { piece, before, after })
    return { number, before, after }
  }

  #numberOf(place: Place): number {
    const number = this.#position.data.index.numberOfPlace.get(place)
    if (number === undefined) throw new Error(`no place ${place}`)
    return number
  }

  #stack(number: number): Stack {
    return this.#position.state.stacks[number] ?? this.#position.data.index.nobody
  }
}

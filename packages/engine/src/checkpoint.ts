import type { Disclosures } from './disclosures.ts'
import type { Seats } from './game.ts'
import type { Rests, StandingOrders } from './standing-orders.ts'

/** A position between two phases: all that is needed to go on from there. Never changed once taken. */
export interface Checkpoint<S> {
  readonly phase: string
  readonly state: S
  readonly seats: Seats
  readonly orders: StandingOrders
  readonly rests: Rests
  /** How many entries of the record, rolls and events lie before it. */
  readonly entries: number
  readonly rolls: number
  readonly events: number
  /** How many choices and questions lie before it. */
  readonly choices: number
  readonly asked: number
  /** What had been disclosed by then. */
  readonly disclosures: Disclosures
}

import type { Choice, Decision, Role } from './decision.ts'
import type { DiceSource } from './dice/dice.ts'
import type { Options, Seats } from './game.ts'
import type { SeenEvent } from './log.ts'
import type { Match } from './match.ts'
import type { PlainRecord } from './plain.ts'

/**
 * What a bot is given: what its role may see, and branches on fresh dice in which everything it cannot know has
 * been dealt anew. The match itself, its seed and its secrets stay out of reach. `V` is the view that the game
 * shows, `D` its data.
 */
export interface Seat<V = unknown, D = unknown> {
  readonly role: Role
  readonly decision: Decision
  /** What lies open on the table for everybody. */
  readonly table: OpenTable<D>
  view(): V
  log(): readonly SeenEvent[]
  branch(dice: DiceSource): Match<unknown, unknown>
}

export interface OpenTable<D = unknown> {
  readonly scenario: string
  readonly roles: readonly Role[]
  readonly seats: Seats
  readonly data: D
  readonly options: Options
}

/** Why a bot chose as it did: a message of the game, and the values for it. */
export interface BotReason {
  readonly key: string
  readonly values?: PlainRecord
}

export interface Advice {
  readonly choice: Choice
  readonly reason?: BotReason
}

/**
 * A player made of code. It may remember its plans between choices, but must do without: a match can be handed to a
 * fresh bot at any moment. These are methods on purpose: they let bots of different games stand in one list.
 */
export interface Bot<V = unknown, D = unknown> {
  readonly name: string
  choose(seat: Seat<V, D>): Choice
  /** The same choice, with what the bot is up to if it has something to say. */
  advise(seat: Seat<V, D>): Advice
}

export function makeBot<V, D>(name: string, advise: (seat: Seat<V, D>) => Advice): Bot<V, D> {
  return { name, advise, choose: seat => advise(seat).choice }
}

/** The levels, easiest first: the recruit, the soldier, the centurion, the general. */
export const levelNames = ['tiro', 'miles', 'centurio', 'legatus'] as const
export type LevelName = (typeof levelNames)[number]

/** One strength of play that a game offers. */
export interface Level<V = unknown, D = unknown> {
  readonly name: LevelName
  /** The same seed plays the same. */
  bot(seed: number): Bot<V, D>
}

/** The bots of a game, easiest first. */
export interface GameBots<V = unknown, D = unknown> {
  readonly levels: readonly Level<V, D>[]
}

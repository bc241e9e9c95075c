import type { ChanceModel, Chances, Measured } from './chances.ts'
import type { Choice, Decision, Result, Role } from './decision.ts'
import type { DiceSource } from './dice/dice.ts'
import type { Options, Seats } from './game.ts'
import type { SeenEvent } from './log.ts'
import type { Match } from './match.ts'
import type { TextFolder } from './messages/index.ts'
import type { PlainRecord } from './plain.ts'

/**
 * What a bot is given: what its role may see, and branches on fresh dice in which everything it cannot know has
 * been dealt afresh. The match itself, its seed and its secrets stay out of reach. `V` is the view that the game
 * shows, `D` its data, `Q` its questions.
 */
export interface Seat<V = unknown, D = unknown, Q extends Decision = Decision> {
  readonly role: Role
  readonly decision: Q
  /** What lies open on the table for everybody. */
  readonly table: OpenTable<D>
  view(): V
  log(): readonly SeenEvent[]
  branch(dice: DiceSource): Match
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
  readonly values?: PlainRecord | undefined
}

export interface Advice {
  readonly choice: Choice
  readonly reason?: BotReason
}

/**
 * A player made of code. It may remember its plans between choices, but must do without: a match can be handed to a
 * fresh bot at any moment. These are methods on purpose: they let bots of different games stand in one list.
 */
export interface Bot<V = unknown, D = unknown, Q extends Decision = Decision> {
  readonly name: string
  choose(seat: Seat<V, D, Q>): Choice
  /** The same choice, with what the bot is up to if it has something to say. */
  advise(seat: Seat<V, D, Q>): Advice
  /**
   * What its plan at a seat is for, as a name that changes when that is over; null where it makes none. Whoever takes over
   * goes back to where the plan was made: the same seed then finds the same plan.
   */
  stretch?(seat: Seat<V, D, Q>): string | null
  /** The same in small steps, for bots that take their time: its caller can do other things in between. */
  ponder?(seat: Seat<V, D, Q>): Pondering
}

/** Every step is a short piece of thinking. Told that it is `enough`, the bot makes up its mind at once. */
export type Pondering = Generator<void, Advice, Enough>
export type Enough = boolean | undefined

export function makeBot<V, D, Q extends Decision>(
  name: string,
  advise: (seat: Seat<V, D, Q>) => Advice,
): Bot<V, D, Q> {
  return { name, advise, choose: seat => advise(seat).choice }
}

/** The levels, easiest first: the recruit, the soldier, the centurion, the general. */
export const levelNames = ['tiro', 'miles', 'centurio', 'legatus'] as const
export type LevelName = (typeof levelNames)[number]

/** One strength of play that a game offers. */
export interface Level<V = unknown, D = unknown> {
  readonly name: LevelName
  /** The same seed plays the same. With weights it plays by those instead of its own. */
  bot(seed: number, weights?: Weights): Bot<V, D>
  /** What of its judgement can be tuned by play. */
  readonly weights?: readonly Weight[]
}

/** A number that a bot judges by, and how far it can be changed with sense. */
export interface Weight {
  readonly name: string
  readonly value: number
  readonly least: number
  readonly most: number
  /** A change that one can hope to see in play. */
  readonly step: number
}

/** Numbers to judge by, by name; what is not named stays as it is. */
export interface Weights {
  readonly [name: string]: number
}

/** A part of a match that ends with a verdict: a reign. */
export interface Stage {
  /** A noun of the game. */
  readonly name: string
  readonly fulfilled: boolean
  readonly points: number
  /** How many turns it had, and how many of them its player let pass; where a game counts them. */
  readonly turns?: { readonly played: number; readonly passed: number }
}

/** Something that bots do again and again, for better or worse, and how often they did it in a match. */
export interface Habit {
  readonly name: string
  readonly times: number
  /** Out of how many occasions, where they can be counted. */
  readonly of?: number
}

/** Something that an advice says will be done beyond its own choice. */
export interface Announced {
  /** What kind of thing, for reports. */
  readonly name: string
  /** Whether it has come about since, or does with the next choice that is advised; null: that is still open. */
  isKept(since: readonly SeenEvent[], decision: Decision, next: Choice): boolean | null
}

/** A moment of a match by name, and whether the question at a seat is there. */
export interface Start<V = unknown, D = unknown> {
  readonly name: string
  isHere(seat: Seat<V, D>): boolean
}

/** The bots of a game, easiest first. */
export interface GameBots<V = unknown, D = unknown> {
  readonly levels: readonly Level<V, D>[]
  /** What they say: folders of texts that join those of the game when its bots come. */
  readonly texts: readonly TextFolder[]
  /** The parts of a match that are judged each by itself, as far as it has come, for reports. */
  stages?(view: V, log: readonly SeenEvent[]): readonly Stage[]
  /** What bots should do less often, or more, counted in the log of a match: for reports, so whatever counts it may be fetched then. */
  habits?(log: readonly SeenEvent[]): readonly Habit[] | Promise<readonly Habit[]>
  /** What an advice announces, for reports: whoever follows hints must find it done, unless a die has changed it. */
  announced?(decision: Decision, advice: Advice): readonly Announced[]
  /** From 0 to 1: how well a match has ended for one who plays alone. Victory and defeat tell little of many matches. */
  score?(result: Result): number
  /** What tells who will win, as the seat sees it: chances are learned from it. */
  measures?(seat: Seat<V, D>): Measured
  /** A name for the moment, which changes when it is worth measuring again; null: nothing is to be measured here. */
  moment?(seat: Seat<V, D>): string | null
  /** How likely the role of a seat is to win, to draw and to lose between good bots; null where nobody has measured it. */
  chances?(seat: Seat<V, D>): Promise<Chances | null>
  /** What they are told by, for whoever asks for many. */
  chanceModel?(): Promise<ChanceModel>
  /** Moments of a match from which bots can be compared, for reports: `last-year`. */
  readonly starts?: readonly Start<V, D>[]
  /** What the general needs, whose level is a search over the plans of the one below him. */
  readonly strategist?: Strategist<unknown, V, D>
}

/**
 * What a search over whole plans asks of a game. A turn of a wargame is many small choices, far too many for a tree of
 * single ones; so the game says what whole plans there are, and the search finds out by playing them on branches.
 */
export interface Strategist<Plan, V = unknown, D = unknown> {
  /** How many look aheads a search deserves when nobody says otherwise, and how many each of the plans that did best. */
  readonly nodes: number
  readonly samples: number
  /** What a plan made now would be for, as a name that changes when it is over; null where there is nothing to plan. */
  stretch(seat: Seat<V, D>): string | null
  /** Plans worth a look, the one that the game trusts most first; made one at a time, as long as there is time. */
  plans(seat: Seat<V, D>, random: DiceSource): Iterable<Plan>
  /** Plans that differ a little from a good one. */
  variations(seat: Seat<V, D>, plan: Plan, random: DiceSource): Iterable<Plan>
  /** All that one plan does, and of another what that leaves room for; where a plan is a list of orders. */
  join?(one: Plan, other: Plan): Plan
  /** A plan without one of its orders, in every way that there is. */
  without?(plan: Plan): Iterable<Plan>
  /** What tells a plan from others that do something else; if left out, all that it says. */
  nameOf?(plan: Plan): string
  /** A bot that carries out a plan made at this seat and decides for itself where the plan says nothing. */
  follow(seat: Seat<V, D>, plan: Plan): Bot<V, D>
  /** The same in a look ahead, where it may be quicker about what comes after the plan; if left out, as it follows one. */
  rehearse?(seat: Seat<V, D>, plan: Plan): Bot<V, D>
  /** A bot for all questions outside of plans, and for the seat itself before it has any. */
  advisor(seed: number): Bot<V, D>
  /** A quick bot for one of the others in a look ahead that begins at this seat: bots remember, so each role has its own. */
  opponent(seat: Seat<V, D>, seed: number): Bot<V, D>
  /** Judges the look aheads that begin at this seat. */
  judge(seat: Seat<V, D>): Judge
}

export interface Judge {
  /** Whether a look ahead has come far enough to be judged. */
  isFarEnough(branch: Match): boolean
  /** From 0 to 1: how the role of the seat stands at the end of a look ahead. Half: neither better nor worse than now. */
  worth(branch: Match): number
  /** What it judges by where a look ahead ends before the match does, for reports; null where it judges by the result. */
  measures?(branch: Match): Measured | null
}

import type { Choice, Decision, Role, RuleId, Rules } from './decision.ts'
import type { DiceBox } from './dice/dice.ts'
import type { FieldLists } from './fields.ts'
import type { GameEvent, SeenEvent } from './log.ts'
import type { Messages, Phrase } from './messages/index.ts'
import type { PlainRecord } from './plain.ts'

/** Which player (by number, from 0) sits in which role. Some games make players change sides. */
export type Seats = { readonly [role: Role]: number }

/** The values of a match's options, by id. */
export type Options = { readonly [option: string]: string }

/** What a player wants of a reaction window: to be asked always, only when something can be done, or never. */
export type StandingOrder = 'always' | 'when-able' | 'never'

/** A position of a match, to be read: by views, explanations, odds and every function of the rules that decides nothing. */
export interface Position<S, D> {
  readonly state: S
  readonly data: D
  readonly options: Options
  readonly roles: readonly Role[]
  readonly seats: Seats
}

/** A position that the rules are acting upon, by custom called `g`. `E` is what they tell: the events of the game's list. */
export interface Play<S, D, E extends GameEvent = GameEvent> extends Position<S, D> {
  readonly dice: DiceBox
  /** Reports what happened. What takes work to tell is given as a function: it is called at once where a log is kept, or never. */
  tell(event: E | (() => E)): void
  /**
   * Says that somebody has just learned what was hidden: an undo may not go back behind this point. `fact` names what
   * there was to learn; the same fact of the same role a second time in a phase is no news.
   */
  disclose(from?: Role, fact?: () => string): void
  /** Says that one role has just learned what was hidden, a card it drew: the others may still take back their choices. */
  discloseTo(role: Role): void
  /** The players of two roles change places. */
  swapSeats(one: Role, other: Role): void
  standingOrder(role: Role, window: string): StandingOrder
  /** The role does not want to be asked in the window again while the period lasts. */
  rest(role: Role, window: string, period: string): void
  /** The period for which the role last said so; null: it never did. */
  restOf(role: Role, window: string): string | null
  /** True if every reaction window shall pause alike, so that a pause tells nothing. */
  readonly pauseAlike: boolean
}

/** A line of the sequence of play. The kernel takes a checkpoint before each phase in which somebody may be asked. */
export interface Phase<S, D> {
  readonly id: string
  readonly rule: RuleId
  /** True if nobody is ever asked in it: from the checkpoint before it the rules come through it by themselves. */
  readonly silent?: boolean
  run(g: Play<S, D>): Rules
  /** The id of the phase that follows, if it is not the next line of the table (the last line leads to the first). */
  next?(position: Position<S, D>): string
}

export interface Scenario {
  readonly id: string
  /** Who plays at the fullest table. */
  readonly roles: readonly Role[]
  /** Who plays when fewer sit down: one list for each smaller number of players the scenario can be played with. */
  readonly smallerTables?: readonly (readonly Role[])[]
}

/** A ruling or a wish of the players that changes the rules in a named way. The first value is the default. */
export interface GameOption {
  readonly id: string
  readonly values: readonly string[]
  /** Besides these values, any whole number within bounds: how many points somebody begins with. */
  readonly range?: NumberRange
  readonly rule: RuleId
}

export interface NumberRange {
  readonly from: number
  readonly to: number
}

export interface ReactionWindowName {
  readonly name: string
  readonly rule: RuleId
  /** How a player is asked here who has given no order; left out, when he is able to do something. */
  readonly usual?: StandingOrder
}

/** Something rare or important that matches can come upon, and that tests want to see come up. */
export interface Landmark {
  /** What it is one of: 'stratagems', 'branches of succession'. */
  readonly group: string
  readonly name: string
  isMet(event: SeenEvent): boolean
}

/** Why something is not legal: a rule, and a message of the game under 'why.'. */
export interface Reason {
  readonly rule: RuleId
  readonly why: string
  readonly about?: PlainRecord | undefined
}

/** Where a name is said: in which text, in which slot of it, and beside which other values. */
export interface Told {
  readonly key: string
  readonly slot: string
  readonly values: PlainRecord
}

/**
 * A game as the kernel knows it. `S` is its state, `D` its data (with the data pack, if any, applied), `V` its view.
 * These are methods on purpose: they let games of different states stand in one list.
 */
export interface GameDefinition<S = unknown, D = unknown, V = unknown> {
  readonly id: string
  readonly title: string
  /** The version of the rules. It changes whenever an old record could play differently. */
  readonly version: string
  readonly scenarios: readonly Scenario[]
  readonly options: readonly GameOption[]
  readonly windows: readonly ReactionWindowName[]
  readonly phases: readonly Phase<S, D>[]
  /**
   * Questions that everybody may know of, with what they tell (`about`): that somebody evades, takes losses, retreats. Of
   * others only who is asked is told, because to be asked at all can betray a hand.
   */
  readonly publicTasks?: readonly string[]
  /** All that the rules tell, by kind: what each field is. */
  readonly events: FieldLists
  readonly landmarks?: readonly Landmark[]

  /** The game's data, with what a data pack overrides; throws `BadDataPack` with the path of a wrong value. */
  load(pack: unknown): D
  /** The first position. `roles` are those that are played; a scenario may take fewer than its fullest table. */
  setUp(data: D, scenario: string, options: Options, roles: readonly Role[]): S
  /** A state that comes from outside (a stored checkpoint), checked; throws if it is not one. */
  readState(state: unknown): S
  /** An independent copy of the state. */
  copy(state: S): S
  /** All that a role may know of the position, as plain data; null is a spectator. Nothing else leaves the rules. */
  view(position: Position<S, D>, role: Role | null): V
  /** The points of each role as they stand, if the rulebook counts any: what the scores of a result would be now. */
  scores?(position: Position<S, D>): { readonly [role: Role]: number }
  /** Deals afresh, in place, whatever the role cannot know, so that a look ahead learns nothing. */
  redeal(position: Position<S, D>, role: Role | null, dice: DiceBox): void
  /** Why the choice is not in the decision's list. The decision is the one that is waiting. */
  explain(position: Position<S, D>, decision: Decision, choice: Choice): Reason | null
  /** Where a thing that can be chosen is, as a noun that has a name; null if it is nowhere in particular. */
  whereabouts?(position: Position<S, D>, noun: string | number): string | null
  /** What must hold in every position; each string names a breach. */
  breaches(position: Position<S, D>): readonly string[]
  /** By the version it starts from: how a state of that version becomes one of the next. */
  readonly migrations?: { readonly [version: string]: Migration }
}

/**
 * A game in one language: its texts, what its things are called in them, and the terminal's picture of a position. Rules know
 * none of it, so that one match can be told in several languages at once.
 */
export interface GameTexts<S = unknown, D = unknown> {
  readonly messages: Messages
  /** What a noun is called, with its grammar; where it is said, if a thing is not called the same everywhere. */
  nameOf(data: D, noun: string | number, told?: Told): Phrase
  /** The position as a few lines of text, for the terminal. `role` is who looks. */
  sketch(position: Position<S, D>, role: Role | null): string
}

export interface Migration {
  readonly to: string
  migrate(state: unknown): unknown
}

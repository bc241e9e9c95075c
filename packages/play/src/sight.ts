import type {
  BotReason,
  Decision,
  EarlyEnd,
  Options,
  Result,
  Role,
  RuleId,
  Seats,
  SeenEvent,
  StandingOrder,
  UndoBar,
} from '@aquila/engine'

/** Rules under which a match was played before, and how many choices had been made by then. */
export interface EarlierRules {
  readonly rules: string
  readonly choices: number
}

/** What stays the same while a match is played under the same rules. */
export interface Frame {
  readonly game: string
  readonly rules: string
  /** Those before, if the rules have changed under the match; left out: they have not. */
  readonly earlier?: readonly EarlierRules[]
  readonly scenario: string
  readonly options: Options
  readonly pauseAlike: boolean
  /** The data pack it is played with; null: none. */
  readonly pack: unknown
  readonly roles: readonly Role[]
  /** How many choices lie before the position that it begins with; 0 where it begins at the beginning. */
  readonly from: number
  /** The hash of the secret seed; null if the dice cannot be verified. */
  readonly commitment: string | null
}

/** Who sits as a player: a person, or a bot of some level. */
export interface Sitter {
  readonly name: string
  /** Null: a person. */
  readonly level: string | null
}

/**
 * Somebody who must choose. What another is asked is told where the game calls the question public, without his choices; what
 * these eyes are asked stands in the sight by itself.
 */
export interface Waiting {
  readonly role: Role
  readonly question: Omit<Decision, 'choices'> | null
}

/** What has happened, from the event of that number on. */
export interface Told {
  readonly from: number
  readonly events: readonly SeenEvent[]
  /** The numbers of those that tell these eyes more than everybody. */
  readonly hidden: readonly number[]
  /** What bots were up to, by the number of their choice. */
  readonly reasons: { readonly [choice: number]: GivenReason }
}

export interface GivenReason {
  readonly role: Role
  readonly reason: BotReason
}

/** How a player wants to be asked in a reaction window. */
export interface WindowOrder {
  readonly window: string
  readonly rule: RuleId
  readonly order: StandingOrder
}

/** How far a player has seen what happened. */
export interface Read {
  /** The first event that is news to him. */
  readonly event: number
  /** The first event of the film of what others did. */
  readonly film: number
  /** How many choices had been made when he last chose. */
  readonly choices: number
}

/**
 * All that one pair of eyes is told of a match: those of a player, or of a watcher (player null). It is plain data, and the
 * only thing of a match that crosses to the side that draws it. What these eyes may not know is not in it.
 */
export interface Sight {
  /** How many acts there have been: the number of this sight. */
  readonly seq: number
  readonly frame: Frame
  readonly player: number | null
  /** The role he plays now; null is a watcher. */
  readonly role: Role | null
  readonly seats: Seats
  /** By player. */
  readonly sitters: readonly Sitter[]
  readonly phase: string
  /** All that the role may know of the position: the game's own type. */
  readonly view: unknown
  /** What these eyes are asked. */
  readonly question: Decision | null
  /** All who must choose now, these eyes included. */
  readonly waiting: readonly Waiting[]
  readonly told: Told
  readonly read: Read
  /** How many choices have been made. */
  readonly choices: number
  /** Why he cannot take back his last choice; null if he can. */
  readonly undoBar: UndoBar | null
  readonly orders: readonly WindowOrder[]
  /** How the rules ended it; null while they have not. */
  readonly result: Result | null
  /** How the people at the table ended it; null while they have not. */
  readonly ending: EarlyEnd | null
}

import type { Options, Role, RuleId, Seats, SeenEvent } from '@aquila/engine'
import type { BattleSheet } from './battle-sheet.ts'
import type { Drawing } from './figure.ts'
import type { Kit } from './look.ts'
import type { LeaderPiece, Piece, PlaceId } from './pieces.ts'
import type { Reckoning } from './reckoning.ts'

/**
 * Something worth a pause: a die that decided, a battle, a draw, a ceremony. It is data made from events, so that the
 * table, the film, the replay and those who look on all show the same.
 */
export interface Moment {
  readonly kind: 'battle' | 'roll' | 'draw' | 'ceremony'
  /** What is at stake: 'Siege of Antemnae', and between whom. */
  readonly title: string
  readonly text: string
  readonly icon: string
  readonly kit: Kit | null
  readonly place: PlaceId | null
  readonly rule: RuleId
  /** Whom it concerns: for those who want to see only their own. */
  readonly concerns: readonly Role[]
  /** Who throws the dice himself; null: they fall by themselves. */
  readonly roller: Role | null
  readonly dice: readonly MomentDie[]
  /** What was needed: 'more than 4, twice the garrison; 2 in 6'. */
  readonly need: string | null
  /** For a single die: whether each of its faces would have done it. */
  readonly faces: readonly boolean[] | null
  /** One or two words: 'Beaten off'. */
  readonly verdict: string
  readonly outcome: 'won' | 'lost' | 'neither'
  readonly because: string
  /** What it cost or brought. */
  readonly tracks: readonly MomentTrack[]
  readonly portrait: Drawing | null
  /** The armies, for a battle. */
  readonly battle: BattleSheet | null
  /** The end of a year or turn, part by part. */
  readonly reckoning?: Reckoning
  /** What it is a step of, from the first to the last: those that are done say what came of them. */
  readonly steps?: readonly MomentStep[]
  /** What those steps are about as a whole. */
  readonly cause?: MomentCause
  /** The first line of the log that it tells of, where it tells of many: nobody reads them before it. */
  readonly since?: number
}

/** One of several rolls that belong together, such as those of a revolt. */
export interface MomentStep {
  readonly title: string
  readonly state: 'done' | 'now' | 'ahead'
  /** What it asks of the dice. */
  readonly about: string
  readonly lines: readonly string[]
  readonly kit: Kit | null
  readonly rule: RuleId
  /** The rolls that it took, one under the other. */
  readonly trials?: readonly MomentTrial[]
  /** The counters that turned their colours. */
  readonly turned?: readonly Piece[]
}

/** One roll of a step: about whom, the die, and what came of it. */
export interface MomentTrial {
  readonly about: readonly LeaderPiece[]
  readonly text: string
  readonly die: MomentDie
  readonly verdict: string
  /** In whose colours the verdict stands. */
  readonly kit: Kit
}

/** What a story of several rolls is about: who stands against whom, what hangs on it, and where it has come to. */
export interface MomentCause {
  readonly from: LeaderPiece | null
  readonly to: LeaderPiece | null
  readonly stakes: readonly { readonly icon: string; readonly text: string; readonly rule: RuleId }[]
  /** Zones that have gone over, and those that the die is about. */
  readonly won: readonly PlaceId[]
  readonly asked: readonly PlaceId[]
}

export interface MomentDie {
  readonly sides: number
  readonly value: number
  /** Whose it is, where several fall. */
  readonly kit?: Kit
}

/** What a moment changed, drawn as it moves. */
export type MomentTrack =
  | {
      readonly kind: 'bar'
      readonly name: string
      readonly before: number
      readonly after: number
      readonly of: number
      /** True if more is better. */
      readonly good: boolean
    }
  | {
      readonly kind: 'bags'
      readonly name: string
      readonly from: { readonly kit: Kit; readonly count: number }
      readonly to: { readonly kit: Kit; readonly count: number }
      readonly moved: number
      readonly good: boolean
    }
  /** Steps towards a goal: towers won, those still to come dashed. */
  | {
      readonly kind: 'towers'
      readonly name: string
      readonly done: number
      readonly of: number
      readonly text: string
    }
  | {
      readonly kind: 'line'
      readonly name: string
      readonly text: string
      readonly rule?: RuleId
      readonly kit?: Kit
      readonly places?: readonly PlaceId[]
    }

/**
 * What a game makes a moment of: an event of the log, with what was told before and after it. `E` is what the game tells. How
 * things stood then the event itself says: to find it out in another way, the match would have to be played again.
 */
export interface MomentInput<D = unknown, E extends SeenEvent = SeenEvent> {
  /** As the rules of today tell it, whatever was kept of it. */
  readonly event: E
  /** Its number in the log. */
  readonly number: number
  readonly log: readonly E[]
  readonly data: D
  readonly roles: readonly Role[]
  /** Who looks. */
  readonly role: Role | null
  readonly seats: Seats
  readonly options: Options
  readonly scenario: string
  /** What an event of the log says. */
  say(event: SeenEvent): string
  /** What befell counters one by one, in the same words, as one event of all of them. */
  together(events: readonly SeenEvent[]): readonly SeenEvent[]
  /** The dice that fell for it. */
  dice(event: SeenEvent): readonly MomentDie[]
}

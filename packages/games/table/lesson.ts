import type { FieldLists, Messages, Noun, Options, PlainRecord, Role, RuleId, SeenOf } from '@aquila/engine'
import type { PlaceId } from './pieces.ts'

/**
 * A lesson is data: where a match begins, what the dice show, what the other side does, and the steps a pupil is led
 * through. The match is a real one, under the real rules; the page has the mechanism, the game has the content.
 */
export interface LessonPlan {
  readonly id: string
  readonly scenario: string
  readonly options: Options
  /** Who sits, where a scenario takes fewer than all; left out: all. */
  readonly roles?: readonly Role[]
  /** A data pack that sets the pieces where the lesson needs them; without one they are as the scenario has them. */
  readonly pack?: unknown
  readonly pupil: Role
  /** Everybody is quiet until the pupil is asked this; there the lesson begins. */
  readonly begins: { readonly task: string; readonly about: PlainRecord }
  /** The verbs of doing nothing, the first that is offered counts. */
  readonly quiet: readonly string[]
  /** What the dice show (1 to their sides), by what they are rolled for; after that they are any dice. */
  readonly dice: { readonly [why: string]: readonly number[] }
  /** Who sits opposite; nobody in a game for one. */
  readonly opponent?: LessonOpponent
  readonly steps: readonly LessonStep[]
  /** The scenario to play next. */
  readonly next: string
}

/** A lesson in one language. */
export interface Lesson extends LessonPlan {
  /**
   * Under '<lesson>.': 'title', 'about', 'farewell', 'next'; and for each step '<id>.title', '<id>.text' and
   * '<id>.aside'.
   */
  readonly messages: Messages
}

export interface LessonOpponent {
  /** What he does as soon as it is offered, in this order; otherwise he is quiet. */
  readonly script: readonly LessonSign[]
  /** The level of bot that takes over when the lesson is done. */
  readonly level: string
}

/** `G` is the events that it may wait for: those of a game are `EventGoal` of its list. */
export interface LessonStep<G extends AnyEventGoal = AnyEventGoal> {
  readonly id: string
  /** Over when the pupil has read it, or when this has happened since the step before. */
  readonly until: 'read' | LessonGoal<G>
  /** The way there: of these signs the first that is offered is pointed at, and anything else is led back. */
  readonly way: readonly LessonSign[]
  /** True if the pupil may also do something else. */
  readonly free?: boolean
  readonly look?: readonly PlaceId[]
  readonly rule?: RuleId
}

/**
 * An event with at least these data, or choices of the pupil, since the step before; or how things stand now: what the
 * pupil is asked, or what he sees ('regions.italia' is the value of that name in that part of his view).
 */
export type LessonGoal<G extends AnyEventGoal = AnyEventGoal> =
  | G
  | { readonly chosen: LessonSign; readonly times?: number }
  | { readonly asked: string; readonly about?: PlainRecord }
  | { readonly seen: { readonly [path: string]: string | number | boolean | null } }

interface AnyEventGoal {
  readonly event: string
  readonly data?: PlainRecord
}

/** An event of a game's list, with some of its values. */
export type EventGoal<E extends FieldLists, K extends keyof E & string = keyof E & string> = {
  [P in K]: { readonly event: P; readonly data?: Partial<SeenOf<E, P>['data']> }
}[K]

/** A choice: with a list of nouns any of them, without a noun any at all. */
export interface LessonSign {
  readonly verb: string
  readonly noun?: Noun | readonly Noun[]
  /** The message '<step>.<say>' that goes with it. */
  readonly say?: string
}

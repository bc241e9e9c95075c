import type { Result, Role, Saying, Seats, SeenEvent } from '@aquila/engine'
import type { Kit } from './look.ts'
import type { PlaceId } from './pieces.ts'

/** What a game makes of a match that has been played: its chronicle, its result in words, its luck. All optional. */
export interface GameStory<D = unknown> {
  /** The war as prose, chapter by chapter, made from what the reader may know. */
  chronicle?(input: StoryInput<D>): readonly Chapter[]
  /** The result in words, and what each side has done. */
  ending?(input: StoryInput<D> & { readonly result: Result }): Ending
  /**
   * What a die was rolled for, as the luck report names it: rolls of one name are counted together. Null: it was no
   * die but a drawing.
   */
  rollName?(why: string): string | null
  /** Whose roll an event tells of; null if it was nobody's. */
  rollerOf?(event: SeenEvent): Role | null
  /** What the dice gave each side against what was to be expected. */
  fortunes?(input: StoryInput<D>): Fortunes
}

/** `E` is what the game tells. */
export interface StoryInput<D = unknown, E extends SeenEvent = SeenEvent> {
  readonly data: D
  readonly scenario: string
  readonly roles: readonly Role[]
  readonly seats: Seats
  readonly log: readonly E[]
}

export interface Chapter {
  readonly title: string
  readonly paragraphs: readonly Paragraph[]
}

/** A paragraph, with a few words set off at its beginning. It leads to where it happened, on the map and in the replay. */
export interface Paragraph {
  readonly opening: string
  readonly text: string
  readonly places: readonly PlaceId[]
  /** How many choices had been made. */
  readonly after: number
}

export interface Fortunes {
  /** For each kind of trial, one pair for each role, in their order. */
  readonly trials: readonly {
    readonly name: string
    readonly of: readonly { readonly expected: number; readonly got: number; readonly tries: number }[]
  }[]
  /** The luckiest moment in a sentence, and where it is in the match. */
  readonly boldest: { readonly text: string; readonly after: number } | null
}

export interface Ending {
  /** 'Caesarian victory'. */
  readonly title: string
  /** 'decisive', 'in the sixth year'. */
  readonly text: string
  readonly winner: Role | null
  /** The figures that decide, largest first: '+22', or '31' and '24'. */
  readonly score: readonly { readonly text: string; readonly label: string; readonly kit: Kit | null }[]
  /** What each side has done: battles won, units destroyed. One figure for each role, in their order. */
  readonly tallies: readonly { readonly name: string; readonly figures: readonly number[] }[]
  /** A judgement on each part of the match, such as a reign. */
  readonly verdicts?: readonly Verdict[]
}

export interface Verdict {
  readonly title: string
  readonly text: string
  /** The same as annals keep it, which are read in other languages. */
  readonly told: { readonly title: Saying; readonly text: Saying }
  readonly good: boolean
  /** What the best of its kind has most of: annals remember it. */
  readonly points?: number
}

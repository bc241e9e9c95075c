import type { GameBots, GameDefinition } from '@aquila/engine'
import type { TypedSay } from '@aquila/engine/messages'
import type { CorpusMatch } from './corpus.ts'
import type { MeasuredOdds } from './odds.ts'
import type { Drawing, GameStory, GameTable, Kit, Layer, Lesson } from './table/index.ts'

/**
 * A game as it stands on the shelf. What the lid shows is there at once; what is inside is fetched when somebody wants
 * it, so that nobody waits for rules he does not play. A box fills up as its game is made: with a definition the tools
 * can play it, with a table too the page can.
 */
export interface Box {
  readonly id: string
  readonly title: string
  /** How many can play: one alone has nobody to share a table with. */
  readonly seats: number
  readonly lid: Lid
  readonly cover: Cover
  readonly rulebook?: URL
  /** With these scenarios ready to be set up; with all if none are named. */
  definition?(scenarios?: readonly string[]): Promise<GameDefinition>
  table?(): Promise<GameTable>
  /** Where its places lie, if the atlas has drawn no map of its name. */
  layer?(): Promise<Layer>
  /** The levels of its bots, easiest first: the set-up names them before a bot is wanted. */
  readonly levels?: readonly string[]
  bots?(): Promise<GameBots>
  /** Chronicle, result in words, luck; the page has plain ones for a game that brings none. */
  story?(): Promise<GameStory>
  /** The lessons, the first one first. */
  lessons?(): Promise<readonly Lesson[]>
  corpus?(): Promise<readonly CorpusMatch[]>
  /** How even its scenarios were found to be; nothing is said of those that were not measured. */
  odds?(): Promise<readonly MeasuredOdds[]>
  /** A match a day that everybody gets alike. */
  readonly daily?: Daily
  /** True if the page keeps annals of what became of each match: for games that one plays alone. */
  readonly annals?: boolean
  /** What no match of the corpus comes upon, because hardly any match does: tests of the rules carry it. */
  tooRare?(): Promise<readonly string[]>
}

/** The match of the day: its name, and the scenarios that take turns. Its dice follow from the date, so no server is asked. */
export interface Daily {
  readonly name: string
  readonly about: string
  readonly scenarios: readonly string[]
}

/** What is printed on the lid, in words: the texts of the game's `lid/en`, apart from those that come with its rules. */
export type Lid = TypedSay<Record<'years' | 'players' | 'length' | 'about', Record<never, never>>>

/** The art of the lid, with colours as a style sheet writes them. */
export interface Cover {
  readonly emblem: Emblem
  /** The face, from its top to its foot. */
  readonly face: readonly [string, string, string]
  /** What the foot of the face darkens to, so that light letters can be read on it; null for dark letters. */
  readonly shade: string | null
  readonly ink: string
  readonly spine: string
  /** The letters of the spine, if they are of another colour than those of the face. */
  readonly spineInk?: string
}

export type Emblem =
  | { readonly kind: 'coin'; readonly kit: Kit; readonly head: string }
  | { readonly kind: 'icon'; readonly icon: string }
  | { readonly kind: 'drawing'; readonly drawing: Drawing }

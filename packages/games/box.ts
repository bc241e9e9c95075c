import type { GameBots, GameDefinition, GameTexts } from '@aquila/engine'
import type { Language, TextFolder, TypedSay } from '@aquila/engine/messages'
import type { CorpusMatch } from './corpus.ts'
import type { MeasuredOdds } from './odds.ts'
import type {
  Drawing,
  GameBriefing,
  GameLook,
  GameStory,
  GameTable,
  Kit,
  Layer,
  Lesson,
} from './table/index.ts'

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
  /** The texts of the lid: see `Lid`. */
  readonly lid: TextFolder
  readonly cover: Cover
  readonly rulebook?: URL
  /** With these scenarios ready to be set up; with all if none are named. */
  definition?(scenarios?: readonly string[]): Promise<GameDefinition>
  /** True if it has a table, so that the page can play it. */
  readonly table?: boolean
  /** True if it has lessons. */
  readonly lessons?: boolean
  /** The game in one language, with whatever of it speaks. */
  spoken?(language: Language): Promise<SpokenGame>
  /** What its sides wear, its own signs and its paper. Whoever wears nothing of his own needs none. */
  look?(): Promise<GameLook>
  /** Where its places lie, if the atlas has drawn no map of its name. */
  layer?(): Promise<Layer>
  /** The levels of its bots, easiest first: the set-up names them before a bot is wanted. */
  readonly levels?: readonly string[]
  bots?(): Promise<GameBots>
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

/** A game in one language. A table has its texts from the beginning; the rest comes when somebody wants it. */
export interface SpokenGame {
  readonly texts: GameTexts
  table?(): Promise<GameTable>
  /** What a player is told before his first decision. */
  briefing?(): Promise<GameBriefing>
  /** Chronicle, result in words, luck; the page has plain ones for a game that brings none. */
  story?(): Promise<GameStory>
  /** The lessons, the first one first. */
  lessons?(): Promise<readonly Lesson[]>
}

/** The match of the day: the scenarios that take turns; the lid names it. Its dice follow from the date, so no server is asked. */
export interface Daily {
  readonly scenarios: readonly string[]
}

/**
 * What is printed on the lid, in words: the texts of the game's `lid/en`, apart from those that come with its rules. The last
 * two name the match of the day, where there is one.
 */
export type Lid = TypedSay<
  Record<'title' | 'years' | 'players' | 'length' | 'about' | 'daily' | 'daily.about', Record<never, never>>
>

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

import type { RuleId } from '@aquila/engine'
import type { Kit } from './look.ts'
import type { Piece, PlaceId } from './pieces.ts'

/**
 * The end of a year or a turn on one paper: parts that are told one after the other, and what comes next. A game makes it of
 * events, as it makes any moment.
 */
export interface Reckoning {
  readonly parts: readonly ReckoningPart[]
  /** The new year; null while something of the old one is still to be decided. */
  readonly next: ReckoningNext | null
}

export interface ReckoningPart {
  /** On the way through it: 'The Republic'. */
  readonly name: string
  /** What has become of it: 'The Republic lives'. */
  readonly title: string
  /** Beside the title, small: 'SPQR 1 > 3'. */
  readonly note: string
  /** A column of lines, a column with a map, or a row of tiles below them. */
  readonly shape: 'column' | 'map' | 'row'
  readonly track: ReckoningTrack | null
  /** What has changed hands: lit on a part of the map. */
  readonly lit: readonly PlaceId[]
  readonly lines: readonly ReckoningLine[]
  /** What it would mean if nothing changed, set off. */
  readonly warning: string | null
}

/** What moved, drawn as it moves. */
export type ReckoningTrack =
  /** Steps towards an end that nobody wants. */
  | { readonly kind: 'steps'; readonly before: number; readonly after: number; readonly of: number }
  /** One score for two, from one end to the other. */
  | {
      readonly kind: 'lead'
      readonly before: number
      readonly after: number
      readonly limit: number
      readonly ahead: { readonly kit: Kit; readonly name: string }
      readonly behind: { readonly kit: Kit; readonly name: string }
    }
  /** A bar each: how far everybody is, and was. */
  | { readonly kind: 'bars'; readonly bars: readonly ReckoningBar[] }

export interface ReckoningBar {
  readonly name: string
  readonly kit: Kit
  readonly before: number
  readonly after: number
  readonly of: number
  /** What stands at its end: '57%', '31 RP'. */
  readonly text: string
  readonly you: boolean
}

export interface ReckoningLine {
  /** '+1', '−2', '0'. */
  readonly sign?: string
  readonly good?: boolean
  readonly text: string
  /** Why, or what would have counted. */
  readonly note?: string
  readonly rule?: RuleId
  readonly kit?: Kit
  readonly pieces?: readonly Piece[]
  readonly places?: readonly PlaceId[]
  /** It had no effect: it is told small, and folded where there is little room. */
  readonly idle?: boolean
}

export interface ReckoningNext {
  /** '47', 'BC'; '' for both where the match is over. */
  readonly figure: string
  readonly unit: string
  readonly title: string
  readonly text: string
  /** What the button says: 'Recruit'. */
  readonly deed: string
}

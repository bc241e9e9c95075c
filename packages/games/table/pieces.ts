import type { Kit } from './look.ts'

/** The id of a place of the map: a zone, a sea, or a box beside it. */
export type PlaceId = string

export interface UnitPiece {
  readonly kind: 'unit'
  readonly id: string
  readonly kit: Kit
  /** As short as a counter needs: 'XIII', 'II-R', 'EQVITES'. */
  readonly label: string
  /** For readers and lists: 'Legio XIII'. */
  readonly name: string
  /** A sign of the icon set: 'legio', 'equites'. */
  readonly arm: string
  readonly strength: number
  readonly quality: number | null
  readonly tactics: number | null
  readonly reduced: boolean
  /** True if it has done what it can in this step. */
  readonly spent: boolean
  /** A small sign in the corner, for what else is printed on the counter. */
  readonly badge?: string
}

export interface LeaderPiece {
  readonly kind: 'leader'
  readonly id: string
  readonly kit: Kit
  readonly label: string
  readonly name: string
  /** A faction leader wears the wreath. */
  readonly wreath: boolean
  /** Ratings as the game names them: [['CC', 12], ['TB', 3]]. */
  readonly ratings: readonly (readonly [string, number])[]
  /** His rank in a letter or two, on a tab of his coin: 'PA', 'C'. A pretender's is dashed. */
  readonly rank?: { readonly text: string; readonly pretender: boolean }
  /** Shown on his coin, where one rating is all that counts. */
  readonly rating?: number
  readonly spent: boolean
}

export type Piece = UnitPiece | LeaderPiece

/** Pieces of one side in one place, strongest first. */
export interface Stack {
  readonly place: PlaceId
  readonly kit: Kit
  readonly pieces: readonly Piece[]
  readonly strength: number
  /** How many units it has, where `pieces` lists only those on top. */
  readonly units?: number
  /** True if others may not know what it is made of: drawn with the sign of its side, never with its count. */
  readonly hidden?: boolean
  /**
   * Ships: on which sea they lie at the coast of `place`, or in its port; null if they are out there themselves. `fleets`:
   * how many they are, where the units are those aboard.
   */
  readonly ships?: { readonly on: PlaceId | 'port' | null; readonly fleets?: number }
  /** The side it serves, if it is not one of those who play. */
  readonly serves?: Kit
}

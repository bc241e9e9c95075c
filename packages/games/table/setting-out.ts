import type { Choice, RuleId } from '@aquila/engine'
import type { Piece, PlaceId, UnitPiece } from './pieces.ts'

/** Who could set out, the strongest first: a row for each leader, whichever way he goes. */
export interface Movers {
  readonly rows: readonly Mover[]
  /** What is asked, where it is not who sets out. */
  readonly title?: string
  /** What the ways are called at the head of their columns: 'By land', 'By sea'. */
  readonly ways: readonly string[]
}

export interface Mover {
  readonly piece: Piece
  readonly place: PlaceId
  readonly where: string
  /** Whom he takes along unless he is told otherwise. */
  readonly units: readonly UnitPiece[]
  readonly strength: string
  /** Who would be missed where he stands. */
  readonly warning?: string
  /** In the order of the columns. */
  readonly ways: readonly MoverWay[]
}

/** One way to set out: what lies within reach, or why it is closed to him. */
export interface MoverWay {
  /** 'march', 'naves'. */
  readonly icon: string
  /** Null: it is closed, and the title says why. */
  readonly choice: Choice | null
  readonly title: string
  readonly text: string
  readonly battle?: boolean
  /** Where it leads: lit while somebody looks at it. */
  readonly reach: readonly PlaceId[]
}

/** What must be put right before the step can end. What does that are choices: their looks name it as `remedies`. */
export interface Owed {
  readonly id: string
  readonly title: string
  readonly text: string
  readonly rule: RuleId
}

/** The choice that ends the step, when the rules do not offer it. Left out, `why` is what the rules say to it. */
export interface Barred {
  readonly choice: Choice
  readonly why?: string
}

/** What is still to be placed, and what the others have placed. */
export interface Tray {
  readonly title: string
  readonly groups: readonly { readonly name: string; readonly pieces: readonly Piece[] }[]
  readonly note?: string
}

import type { RuleId } from '@aquila/engine'
import type { Kit, Piece } from './pieces.ts'

/** A picture of a game's own, as shapes: the page draws it and knows nothing of what it shows. */
export interface Drawing {
  readonly width: number
  readonly height: number
  readonly shapes: readonly Shape[]
}

export interface Shape {
  /** The outline as path data. */
  readonly d: string
  readonly fill?: string
  readonly stroke?: string
  readonly strokeWidth?: number
  readonly opacity?: number
}

/** Something to look at in a panel. */
export type Figure = Portrait | Bags | Track | Boxes | Rival

/** Somebody, with what is said of him and what he must do. */
export interface Portrait {
  readonly kind: 'portrait'
  readonly picture: Drawing
  readonly name: string
  readonly title: string
  readonly ratings: readonly (readonly [string, number])[]
  /** What he has to reach, and how far he is. */
  readonly goal: {
    readonly text: string
    readonly done: number
    readonly of: number
    readonly note: string
    readonly rule: RuleId
  } | null
}

/** One of those who play: how far he is, and what he has. */
export interface Rival {
  readonly kind: 'rival'
  readonly kit: Kit
  readonly name: string
  readonly player: string
  /** How near he is to his end, in words: '29%'. */
  readonly share: string
  readonly aims: { readonly done: number; readonly of: number }
  /** A few figures: what he has, gets and pays. */
  readonly facts: readonly { readonly text: string; readonly good?: boolean }[]
  readonly you: boolean
}

/** Bags from which something is drawn unseen. */
export interface Bags {
  readonly kind: 'bags'
  readonly bags: readonly {
    readonly name: string
    readonly count: number
    readonly kit: Kit
    /** What is known of it. */
    readonly note: string
  }[]
}

/** A row of numbered spaces, some of them grouped under a name, with markers. */
export interface Track {
  readonly kind: 'track'
  readonly name: string
  readonly groups: readonly {
    readonly name: string
    readonly spaces: readonly TrackSpace[]
  }[]
}

export interface TrackSpace {
  readonly text: string
  readonly is: 'past' | 'now' | 'ahead'
  /** What lies on it. */
  readonly mark?: string
}

/** A little plan of a place with boxes for what stands in it. */
export interface Boxes {
  readonly kind: 'boxes'
  readonly picture: Drawing
  readonly boxes: readonly {
    readonly name: string
    readonly pieces: readonly Piece[]
    readonly text?: string
    readonly rule?: RuleId
  }[]
}

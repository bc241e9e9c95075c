import type { RuleId } from '@aquila/engine'
import type { Kit } from './look.ts'
import type { LeaderPiece, Piece, PlaceId } from './pieces.ts'
import type { PanelLine } from './scene.ts'

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
export type Figure = Portrait | Bags | Track | Boxes | Rival | Seats | Lineage | Tiles

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

/** The high offices of each side: who has them, and which are free. */
export interface Seats {
  readonly kind: 'seats'
  readonly sides: readonly {
    readonly kit: Kit
    readonly name: string
    readonly seats: readonly Seat[]
    /** What limits how many there can be: so many are used of so many held. */
    readonly limit: {
      readonly used: number
      readonly held: number
      readonly text: string
      readonly rule: RuleId
    }
    /** What else concerns this side alone. */
    readonly lines: readonly SideLine[]
  }[]
}

/** A line under the seats of a side, with its sign. */
export interface SideLine extends Pick<PanelLine, 'text' | 'place' | 'rule'> {
  readonly icon: string
}

export interface Seat {
  /** What the office is called, short and in full. */
  readonly short: string
  readonly office: string
  /** null: it is free. */
  readonly leader: LeaderPiece | null
  /** Where its holder is, or that it is free. */
  readonly note: string
  readonly place?: PlaceId
  /** Why nothing befalls him, on a small shield. */
  readonly guarded?: string
}

/** A family from father to sons, in the order in which they count. */
export interface Lineage {
  readonly kind: 'lineage'
  readonly name: string
  readonly members: readonly {
    readonly leader: LeaderPiece
    /** 'ahead': he has not come yet; 'gone': he is dead, or was never born. */
    readonly is: 'here' | 'ahead' | 'gone'
    /** When he comes, or what he is. */
    readonly note: string
  }[]
}

/** Regions as small tiles in the colours of those who hold them. */
export interface Tiles {
  readonly kind: 'tiles'
  readonly tiles: readonly {
    readonly id: string
    readonly short: string
    readonly name: string
    readonly kit: Kit
    /** The sign of a tile that counts for more. */
    readonly icon?: string
    readonly place: PlaceId
  }[]
}

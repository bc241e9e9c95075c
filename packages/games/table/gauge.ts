import type { Kit } from './look.ts'

/** How far something has come, in the head of the table. */
export type Gauge =
  | {
      readonly kind: 'clock'
      readonly label: string
      readonly value: string
      readonly unit: string
      readonly part: number
      readonly of: number
    }
  | {
      readonly kind: 'pips'
      readonly label: string
      readonly rows: readonly {
        readonly kit: Kit
        readonly done: number
        readonly of: number
        readonly now: boolean
      }[]
    }
  | {
      readonly kind: 'lead'
      readonly label: string
      readonly value: number
      readonly limit: number
      readonly ahead: Kit
      readonly behind: Kit
      readonly short: string
      readonly letters: readonly [string, string]
    }
  /** A wall that grows course by course until a year; what would stop it. */
  | {
      readonly kind: 'works'
      readonly label: string
      readonly done: number
      readonly of: number
      readonly until: string
      readonly threat: string | null
    }
  /** `next`: where it will stand if nothing changes. */
  | {
      readonly kind: 'steps'
      readonly label: string
      readonly value: number
      readonly of: number
      readonly next?: number
    }
  | {
      readonly kind: 'number'
      readonly label: string
      readonly value: string
      readonly kit: Kit | null
      /** What will be added and taken: '+18 −15'. */
      readonly note?: string
    }
  /** What each side has, side by side. */
  | {
      readonly kind: 'points'
      readonly label: string
      readonly of: readonly { readonly name: string; readonly value: number; readonly kit: Kit }[]
    }
  /** So many of so many as arcs of a ring. */
  | {
      readonly kind: 'ring'
      readonly label: string
      readonly done: number
      readonly of: number
      readonly kit: Kit
    }
  /** Who acts now, and how many are still in the cup. */
  | {
      readonly kind: 'draws'
      readonly label: string
      readonly now: { readonly kit: Kit; readonly name: string } | null
      readonly left: number
    }
  /** Points of several kinds, one under the other, each on its way to a mark. */
  | {
      readonly kind: 'scores'
      readonly label: string
      readonly rows: readonly {
        readonly label: string
        readonly value: number
        readonly of: number
        readonly kit: Kit
        /** What its end means: '20 win'. */
        readonly end?: string
        /** It is near an end that nobody wants. */
        readonly alarm?: boolean
      }[]
    }
  /** Bags to draw from, with how much is in them. */
  | {
      readonly kind: 'bags'
      readonly label: string
      readonly bags: readonly {
        readonly label: string
        readonly count: number
        readonly kit: Kit
        readonly alarm?: boolean
      }[]
    }

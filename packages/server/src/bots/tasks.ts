import type { BotMove, Hinted, Sight } from '@aquila/play'
import type { PackedViews } from '@aquila/play/wire'
import type { UnderNewRules } from '../matches/new-rules.ts'
import type { StoredMatch } from '../store/rows.ts'

/** What a thread beside the main loop is given: a match as it is stored, with its seed, and what is wanted of it. */
export type Task =
  /** Bots play until a person must choose. `failures`: how often they could not. */
  | { readonly kind: 'play'; readonly stored: StoredMatch; readonly seed: string; readonly failures: number }
  | { readonly kind: 'hint'; readonly stored: StoredMatch; readonly seed: string; readonly player: number }
  | {
      readonly kind: 'views'
      readonly stored: StoredMatch
      readonly seed: string
      readonly player: number | null
      readonly which: 'after' | 'before' | 'at'
      readonly numbers: readonly number[]
    }
  | {
      readonly kind: 'sight-at'
      readonly stored: StoredMatch
      readonly seed: string
      readonly player: number | null
      readonly choices: number
    }
  | { readonly kind: 'fold'; readonly stored: StoredMatch }
  | { readonly kind: 'rules'; readonly stored: StoredMatch; readonly seed: string }

/** What comes of each. */
export interface Done {
  readonly play: readonly BotMove[]
  readonly hint: Hinted | null
  readonly views: PackedViews
  readonly 'sight-at': Sight
  readonly fold: Uint8Array
  readonly rules: UnderNewRules
}

export type TaskOf<K extends Task['kind']> = Extract<Task, { kind: K }>

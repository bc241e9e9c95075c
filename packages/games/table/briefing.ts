import type { Decision, RuleId } from '@aquila/engine'
import type { SceneInput } from './game-table.ts'
import type { Kit } from './look.ts'

/** What a person is told before his first decision, beside the aims of the scene. It is fetched when somebody is briefed. */
export interface GameBriefing<V = unknown, D = unknown, Q extends Decision = Decision> {
  brief(input: SceneInput<V, D, Q>): Briefing
}

export interface Briefing {
  /** Who the reader is: 'Caesar'. */
  readonly who: string
  /** Whose head is on his coin. */
  readonly head: string
  /** '2 years, 48 and 47 BC' */
  readonly length: string
  /** What is known of the year or turn at hand. */
  readonly round: string | null
  readonly forces: Forces
  /** What beginners lose by in this scenario: three things. */
  readonly watch: readonly Watch[]
  /** The first deed, as the button names it: 'Place your army'. */
  readonly deed: string
}

/** What each side has, in a few figures. */
export interface Forces {
  readonly columns: readonly string[]
  readonly rows: readonly { readonly kit: Kit; readonly name: string; readonly figures: readonly number[] }[]
}

export interface Watch {
  readonly icon: string
  readonly title: string
  readonly text: string
  readonly rule: RuleId
}

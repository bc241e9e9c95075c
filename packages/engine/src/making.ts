import type { Role } from './decision.ts'
import type { DiceSource } from './dice/dice.ts'
import type { GameDefinition, Options } from './game.ts'
import type { Base, RecordedDice } from './record.ts'
import type { Past } from './timeline.ts'

/** What stays the same through a whole match. */
export interface MatchFrame<S, D, V = unknown> {
  readonly definition: GameDefinition<S, D, V>
  readonly scenario: string
  readonly options: Options
  readonly pauseAlike: boolean
  readonly pack: unknown
  readonly data: D
  readonly roles: readonly Role[]
}

/** What a match is made of besides its past. */
export interface Making<S, D, V> {
  readonly frame: MatchFrame<S, D, V>
  readonly players: readonly string[]
  readonly levels: readonly (string | null)[]
  readonly source: DiceSource
  readonly dice: RecordedDice
  /** The migrated checkpoint that the match goes on from, if the rules changed under it. */
  readonly base?: Base | undefined
  /** True if it was opened at a stored checkpoint: what lies before is played again when somebody asks for it. */
  readonly resumed?: boolean
  /** Why the match can only be looked at, if that is so. */
  readonly onlyToLook?: string
  /** True if hidden things were dealt afresh: what happened so far no longer leads here. */
  readonly redealt?: boolean
}

/** All of a match: it is started, played again from its record, or branched off another. */
export type Made<S, D, V> = readonly [Making<S, D, V>, Past<S>]

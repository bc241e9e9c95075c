import type { Options, PlainRecord } from '@aquila/engine'

/**
 * A match of a game's corpus: whole matches that are recorded once and replayed by the tests, so that a change of the
 * rules is seen. This is how it was made and how it is made again; the record lies in the game's folder `corpus/`.
 */
export interface CorpusMatch {
  readonly name: string
  readonly scenario: string
  /** How many play; the fullest table unless told. */
  readonly seats?: number
  /** What the players have agreed on. */
  readonly options?: Options
  /** A level of the game's bots, or 'random': anybody who takes any choice. */
  readonly players: string
  /** How much random players like choices with this verb, or this verb and noun; 1 unless told, 0 only for want of others. */
  readonly tastes?: { readonly [choice: string]: number }
  /** A data pack, where the game as it is would end before what the match is for comes up. */
  readonly pack?: PlainRecord
  /** Dice for these purposes always show this. */
  readonly loaded?: { readonly [why: string]: number }
  /** What must come up, as `Coverage` writes it: seeds are tried until it does. */
  readonly meets?: readonly string[]
}

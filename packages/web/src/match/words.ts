import {
  type Explanation,
  explained,
  type Words as GameWords,
  wordsOf as gameWords,
  type Refusal,
} from '@aquila/engine'
import type { LoadedGame } from '@aquila/games'

/** The words of a game for one match, as its table says them. */
export interface Words extends GameWords {
  /** The data of the game that is played, which a pack may have changed. */
  readonly data: unknown
  /** Why something cannot be chosen. */
  refusal(refusal: Refusal): Explanation
}

export function wordsOf({ game, table }: LoadedGame, data: unknown): Words {
  const words = gameWords(game, data, (slot, value, told) => table.value(slot, value, data, told))
  return { data, ...words, refusal: refusal => explained(refusal, words) }
}

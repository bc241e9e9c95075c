import { type Words as GameWords, wordsOf as gameWords } from '@aquila/engine'
import type { LoadedGame } from '@aquila/games'

/** The words of a game for one match, as its table says them. */
export interface Words extends GameWords {
  /** The data of the game that is played, which a pack may have changed. */
  readonly data: unknown
}

export function wordsOf({ texts, table }: LoadedGame, data: unknown): Words {
  return { data, ...gameWords(texts, data, (slot, value, told) => table.value(slot, value, data, told)) }
}

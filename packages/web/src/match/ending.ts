import type { Ending, GameStory, StoryInput } from '@aquila/games/table'
import type { Reader } from './reader.ts'

/** The result in the words of the game; null while the match goes on, or if the game has none. */
export function endingOf(teller: GameStory | undefined, reader: Reader): Ending | null {
  const { result } = reader.sight
  return result === null ? null : (teller?.ending?.({ ...storyInput(reader), result }) ?? null)
}

/** What is told of a match. */
export function storyInput({ words, sight, log }: Reader): StoryInput {
  const { frame, seats } = sight
  return { data: words.data, roles: frame.roles, seats, scenario: frame.scenario, log }
}

import type { Match, Role } from '@aquila/engine'
import type { Ending, GameStory, StoryInput } from '@aquila/games/table'

/** The result in the words of the game; null while the match goes on, or if the game has none. */
export function endingOf(teller: GameStory | undefined, match: Match, role: Role | null): Ending | null {
  const { result } = match
  if (result === null) return null
  return teller?.ending?.({ ...storyInput(match), log: match.log(role), result }) ?? null
}

/** What is told of a match, but for its log. */
export function storyInput(match: Match): Omit<StoryInput, 'log'> {
  const { roles, seats, scenario } = match
  return { data: match.position.data, roles, seats, scenario }
}

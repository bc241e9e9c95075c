import { english } from '@aquila/engine'
import { type LoadedGame, loadGame } from '@aquila/games'

/** By game and scenario. */
const known = new Map<string, LoadedGame>()

/**
 * A game for one of its scenarios, the same for all matches: its texts alone take most of a megabyte. What is not a scenario of
 * it is not kept, so that nobody fills the memory with names.
 */
export async function gameFor(game: string, scenario: string): Promise<LoadedGame> {
  const key = JSON.stringify([game, scenario])
  const kept = known.get(key)
  if (kept !== undefined) return kept
  const loaded = await loadGame(game, english, [scenario])
  if (loaded.game.scenarios.some(({ id }) => id === scenario)) known.set(key, loaded)
  return known.get(key) ?? loaded
}

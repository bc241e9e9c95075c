import { botOfLevel as gameBotOfLevel, levelsOf as levelsOfBots, RANDOM, randomBot } from '@aquila/bots'
import type { Bot } from '@aquila/engine'
import type { LoadedGame } from '@aquila/games'

/** The levels of bot that a person can choose from, by game and easiest first. */
export function levelsOf({ bots }: LoadedGame): readonly string[] {
  const levels = levelsOfBots(bots)
  return levels.includes(RANDOM) ? levels : [...levels, RANDOM]
}

/** The best bot that a game has, to be asked for hints; null if it has none that thinks. */
export function adviserFor(loaded: LoadedGame): Bot | null {
  const best = levelsOfBots(loaded.bots).at(-1)
  return best === undefined || best === RANDOM ? null : botOfLevel(loaded, best)
}

export function hasAdviser({ bots }: LoadedGame): boolean {
  return levelsOfBots(bots).some(level => level !== RANDOM)
}

/** A bot of that level; one that the game does not know any more makes any legal choice. */
export function botOfLevel({ bots }: LoadedGame, level: string): Bot {
  const seed = crypto.getRandomValues(new Uint32Array(1))[0] ?? 1
  return gameBotOfLevel(bots, level, seed) ?? randomBot(seed)
}

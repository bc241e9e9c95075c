import {
  type Bot,
  botOfLevel as gameBotOfLevel,
  levelsOf as levelsOfBots,
  RANDOM,
  randomBot,
} from '@aquila/bots'
import type { LoadedGame } from './loaded-game.ts'

/** The levels of bot that a person can choose from, by game and easiest first. */
export function levelsOf({ bots }: LoadedGame): readonly string[] {
  const levels = levelsOfBots(bots ?? undefined)
  return levels.includes(RANDOM) ? levels : [...levels, RANDOM]
}

/** A bot of that level; one that the game does not know any more makes any legal choice. */
export function botOfLevel({ bots }: LoadedGame, level: string): Bot {
  const seed = crypto.getRandomValues(new Uint32Array(1))[0] ?? 1
  return gameBotOfLevel(bots ?? undefined, level, seed) ?? randomBot(seed)
}

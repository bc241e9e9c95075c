import {
  type Bot,
  botOfLevel as gameBotOfLevel,
  levelsOf as levelsOfBots,
  RANDOM,
  randomBot,
} from '@aquila/bots'
import { gameBots } from '@aquila/games/bots'

/** The levels of bot that a person can choose from, by game and easiest first. */
export function levelsOf(game: string): readonly string[] {
  const levels = levelsOfBots(gameBots[game])
  return levels.includes(RANDOM) ? levels : [...levels, RANDOM]
}

/** A bot of that level; one that the game does not know any more makes any legal choice. */
export function botOfLevel(game: string, level: string): Bot {
  const seed = crypto.getRandomValues(new Uint32Array(1))[0] ?? 1
  return gameBotOfLevel(gameBots[game], level, seed) ?? randomBot(seed)
}

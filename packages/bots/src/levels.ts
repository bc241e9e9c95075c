import type { Bot, GameBots } from '@aquila/engine'
import { randomBot } from './random.ts'

/** The name under which random play is known beside the levels. */
export const RANDOM = 'random'

/** What can be chosen for a game: its levels or, where it has none yet, random play. */
export function levelsOf(bots: GameBots | undefined): readonly string[] {
  return bots === undefined || bots.levels.length === 0 ? [RANDOM] : bots.levels.map(({ name }) => name)
}

/** The bot of a level; null if the game has no such level. */
export function botOfLevel(bots: GameBots | undefined, level: string, seed: number): Bot | null {
  if (level === RANDOM) return randomBot(seed)
  return bots?.levels.find(({ name }) => name === level)?.bot(seed) ?? null
}

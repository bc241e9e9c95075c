import type { Bot, GameBots, LevelName, Weight, Weights } from '@aquila/engine'
import { RANDOM, randomBot } from './random.ts'
import { searchBot } from './search.ts'

/** The level of a search over plans. */
const SEARCH: LevelName = 'legatus'

/** What can be chosen for a game: its levels or, where it has none yet, random play. */
export function levelsOf(bots: GameBots | undefined): readonly string[] {
  if (bots === undefined || bots.levels.length === 0) return [RANDOM]
  const levels = bots.levels.map(({ name }) => name)
  return bots.strategist === undefined ? levels : [...levels, SEARCH]
}

/** The bot of a level, with other weights if they are given; null if the game has no such level. */
export function botOfLevel(
  bots: GameBots | undefined,
  level: string,
  seed: number,
  weights?: Weights,
): Bot | null {
  if (level === RANDOM) return randomBot(seed)
  if (level === SEARCH && bots?.strategist !== undefined) return searchBot(SEARCH, bots.strategist, seed)
  return bots?.levels.find(({ name }) => name === level)?.bot(seed, weights) ?? null
}

/** What of a level can be tuned; nothing of random play, nor of the search, which has no judgement of its own. */
export function weightsOfLevel(bots: GameBots | undefined, level: string): readonly Weight[] {
  return bots?.levels.find(({ name }) => name === level)?.weights ?? []
}

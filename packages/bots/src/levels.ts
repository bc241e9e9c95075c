import type { Bot } from './bot.ts'
import { randomBot } from './random.ts'

/** The levels, easiest first: the recruit, the soldier, the centurion, the general. */
export const levelNames = ['tiro', 'miles', 'centurio', 'legatus'] as const
export type LevelName = (typeof levelNames)[number]

/** One strength of play that a game offers. */
export interface Level<V = unknown, D = unknown> {
  readonly name: LevelName
  /** The same seed plays the same. */
  bot(seed: number): Bot<V, D>
}

/** The bots of a game, easiest first. */
export interface GameBots<V = unknown, D = unknown> {
  readonly levels: readonly Level<V, D>[]
}

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

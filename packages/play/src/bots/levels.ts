import { RANDOM } from '@aquila/bots'
import type { Bot } from '@aquila/engine'
import type { LoadedGame } from '@aquila/games'

/** Where a bot's own dice begin: a whole number from somewhere outside. */
export type Chance = () => number

/** The levels of bot that a person can choose from, by game and easiest first. */
export function levelsOf({ levels }: LoadedGame): readonly string[] {
  return [...levels, RANDOM]
}

/** The best bot that a game has, to be asked for hints; null if it has none that thinks. All of them think alike. */
export async function adviserFor(loaded: LoadedGame): Promise<Bot | null> {
  const best = loaded.levels.at(-1)
  return best === undefined ? null : await botFor(loaded, best, () => ADVISERS_SEED)
}

/** Another adviser, after a reload or in another thread, must come upon the same plan. */
const ADVISERS_SEED = 1

export function hasAdviser({ levels }: LoadedGame): boolean {
  return levels.length > 0
}

/** A bot of that level; one that the game does not know any more makes any legal choice. */
export async function botFor({ bots }: LoadedGame, level: string, chance: Chance): Promise<Bot> {
  const seed = chance()
  const [known, { botOfLevel, randomBot }] = await Promise.all([bots(), import('./players.ts')])
  return botOfLevel(known, level, seed) ?? randomBot(seed)
}

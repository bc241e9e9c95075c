import { type Bot, randomBot } from '@aquila/bots'

/**
 * The levels of bot that a person can choose from, by game and easiest first. This is the seam: where a game has bots
 * of its own, they are listed here; everywhere there is one that makes any legal choice.
 */
export function levelsOf(_game: string): readonly string[] {
  return ['random']
}

export function botOfLevel(_game: string, _level: string): Bot {
  return randomBot(crypto.getRandomValues(new Uint32Array(1))[0] ?? 1)
}

import { botOfLevel, type Contest, type Contestant, levelsOf, RANDOM } from '@aquila/bots'
import { gameBots } from '@aquila/games/bots'
import { type AnyGame, gameNamed } from './games.ts'
import { UsageError } from './usage.ts'

/** A contest as plain data, so that it can be sent to a worker. */
export interface ContestPlan {
  readonly game: string
  readonly levels: readonly string[]
  readonly scenarios: readonly string[]
  readonly meetings: number
  readonly seed: number
  readonly onlyNeighbours: boolean
}

export function contestOf(plan: ContestPlan): Contest {
  const { game, levels, scenarios, meetings, seed, onlyNeighbours } = plan
  const played = gameNamed(game)
  return {
    game: played,
    contestants: levels.map(level => contestantNamed(played, level)),
    scenarios,
    meetings,
    seed,
    onlyNeighbours,
  }
}

/** Random play and the levels of a game, weakest first. */
export function contestantsFor(game: AnyGame): readonly string[] {
  return [...new Set([RANDOM, ...levelsOf(gameBots[game.id])])]
}

export function contestantNamed(game: AnyGame, level: string): Contestant {
  const known = contestantsFor(game)
  if (!known.includes(level))
    throw new UsageError(`${game.title} has no bot "${level}"; there are: ${known.join(', ')}`)
  return {
    name: level,
    bot: seed => {
      const bot = botOfLevel(gameBots[game.id], level, seed)
      if (bot === null) throw new UsageError(`${game.title} has no bot "${level}"`)
      return bot
    },
  }
}

import { botOfLevel, type Contest, type Contestant, levelsOf, RANDOM } from '@aquila/bots'
import { type ListedGame, listedGameNamed } from './games.ts'
import { UsageError } from './usage.ts'

/** A contest as plain data, so that it can be sent to a worker. */
export interface ContestPlan {
  readonly game: string
  readonly levels: readonly string[]
  readonly scenarios: readonly string[]
  readonly meetings: number
  readonly seed: number
  readonly onlyNeighbours: boolean
  readonly seats: number | undefined
}

export function contestOf(plan: ContestPlan): Contest {
  const { game, levels, scenarios, meetings, seed, onlyNeighbours, seats } = plan
  const played = listedGameNamed(game)
  return {
    game: played.game,
    contestants: levels.map(level => contestantNamed(played, level)),
    scenarios,
    meetings,
    seed,
    onlyNeighbours,
    seats,
  }
}

/** Random play and the levels of a game, weakest first. */
export function contestantsFor({ bots }: ListedGame): readonly string[] {
  return [...new Set([RANDOM, ...levelsOf(bots)])]
}

export function contestantNamed(listed: ListedGame, level: string): Contestant {
  const { game, bots } = listed
  const known = contestantsFor(listed)
  if (!known.includes(level))
    throw new UsageError(`${game.title} has no bot "${level}"; there are: ${known.join(', ')}`)
  return {
    name: level,
    bot: seed => {
      const bot = botOfLevel(bots, level, seed)
      if (bot === null) throw new UsageError(`${game.title} has no bot "${level}"`)
      return bot
    },
  }
}

import { botOfLevel, type Contest, type Contestant, levelsOf, RANDOM } from '@aquila/bots'
import type { Weights } from '@aquila/engine'
import { type ListedGame, listedGameNamed } from './games.ts'
import { UsageError } from './usage.ts'
import { byDial, yardstickNamed, yardsticks } from './yardsticks.ts'

/** A contest as plain data, so that it can be sent to a worker. */
export interface ContestPlan {
  readonly game: string
  /** Who plays: levels of the game, and those of the tuned bots. */
  readonly levels: readonly string[]
  readonly tuned: readonly TunedBot[]
  readonly scenarios: readonly string[]
  readonly meetings: number
  readonly seed: number
  readonly onlyNeighbours: boolean
  readonly seats: number | undefined
  /** True: matches played alone count by their score, not by victory alone. */
  readonly byScore: boolean
}

/** A level with other weights, under a name of its own. */
export interface TunedBot {
  readonly name: string
  readonly level: string
  readonly weights: Weights
}

export function contestOf(plan: ContestPlan): Contest {
  const { game, levels, tuned, scenarios, meetings, seed, onlyNeighbours, seats, byScore } = plan
  const played = listedGameNamed(game)
  return {
    game: played.game,
    contestants: levels.map(level =>
      contestantOf(played, tuned.find(({ name }) => name === level) ?? { name: level, level }),
    ),
    scenarios,
    meetings,
    seed,
    onlyNeighbours,
    seats,
    score: byScore ? played.bots?.score : undefined,
  }
}

/** Random play and the levels of a game, weakest first; a tuned bot stands after the level it is of. */
export function contestantsFor({ bots }: ListedGame, tuned: readonly TunedBot[] = []): readonly string[] {
  const levels = [...new Set([RANDOM, ...levelsOf(bots)])]
  return levels.flatMap(level => [level, ...tuned.filter(bot => bot.level === level).map(({ name }) => name)])
}

/** Contestants from weak to strong: random play, the yardsticks among the given names, the levels of a game. */
export function rankedFor(
  listed: ListedGame,
  names: readonly string[],
  tuned: readonly TunedBot[],
): readonly string[] {
  const [random = RANDOM, ...levels] = contestantsFor(listed, tuned)
  const measures = [...new Set(names)].filter(name => yardstickNamed(name) !== null)
  return [random, ...measures.toSorted(byDial), ...levels]
}

export function contestantNamed(listed: ListedGame, level: string): Contestant {
  return contestantOf(listed, { name: level, level })
}

export function contestantOf(
  listed: ListedGame,
  { name, level, weights }: { readonly name: string; readonly level: string; readonly weights?: Weights },
): Contestant {
  const { game, bots } = listed
  const yardstick = yardstickNamed(level)
  if (yardstick !== null) return yardstick
  const known = contestantsFor(listed)
  if (!known.includes(level)) {
    const names = [...known, ...yardsticks].join(', ')
    throw new UsageError(`${game.title} has no bot "${level}"; there are: ${names}`)
  }
  return {
    name,
    bot: seed => {
      const bot = botOfLevel(bots, level, seed, weights)
      if (bot === null) throw new UsageError(`${game.title} has no bot "${level}"`)
      return bot
    },
  }
}

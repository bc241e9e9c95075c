import { botOfLevel, type Contest, type Contestant, levelsOf, type Opening, RANDOM } from '@aquila/bots'
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
  /** The name of the moment where matches begin; undefined: at their beginning. */
  readonly start?: string | undefined
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
  const { game, levels, tuned, scenarios, meetings, seed, onlyNeighbours, seats, start, byScore } = plan
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
    start: start === undefined ? undefined : openingNamed(played, start),
    score: byScore ? played.bots?.score : undefined,
  }
}

/** The moment of that name. The strongest level below the search has played every match up to there. */
export function openingNamed({ game, bots }: ListedGame, name: string): Opening {
  const start = bots?.starts?.find(each => each.name === name)
  const level = bots?.levels.at(-1)
  if (start === undefined || level === undefined) {
    const names = bots?.starts?.map(each => each.name).join(', ')
    throw new UsageError(`${game.title} has no start "${name}"; there are: ${names || 'none'}`)
  }
  return { name, isHere: seat => start.isHere(seat), player: seed => level.bot(seed) }
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

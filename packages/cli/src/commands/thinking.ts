import { seatOf } from '@aquila/bots'
import { fastDice, Match } from '@aquila/engine'
import { contestantNamed } from '../contest.ts'
import { type ListedGame, listedGameNamed, scenarioNamed } from '../games.ts'
import { progressBar } from '../progress.ts'
import { type Command, readArguments, UsageError, wholeNumber } from '../usage.ts'

const help = `Usage: aquila thinking <game> [options]

Lets a level play all sides and tells how long it thinks, by processor time: over all questions for which it makes a plan,
and over the others.

  --level NAME       who thinks (default: the strongest)
  --scenario ID      a scenario, any number of times (default: all)
  --matches N        matches of each scenario (default: 1)
  --seed N           the first seed (default: 1)`

export const thinking: Command = {
  name: 'thinking',
  summary: 'tell how long a level thinks',
  help,
  async run(args) {
    const { values, positionals } = readArguments(args, {
      level: { type: 'string', default: 'legatus' },
      scenario: { type: 'string', multiple: true },
      matches: { type: 'string', default: '1' },
      seed: { type: 'string', default: '1' },
    })
    const [id] = positionals
    if (id === undefined) throw new UsageError('say which game')
    const listed = listedGameNamed(id)
    const { game } = listed
    const matches = wholeNumber(values.matches, 'matches', 1)
    const seed = wholeNumber(values.seed, 'seed', 0)
    const scenarios = (values.scenario ?? game.scenarios.map(each => each.id)).map(each =>
      scenarioNamed(game, each),
    )
    const thought: Thought = { plans: [], others: [] }
    const bar = progressBar(scenarios.length * matches)
    for (const scenario of scenarios) {
      for (let number = 0; number < matches; number++) {
        playAndMeasure(listed, values.level, scenario, seed + number, thought)
        bar.step(`scenario ${scenario}`)
      }
    }
    bar.end()
    console.log(`${game.title}: ${values.level}, milliseconds of processor time`)
    console.log(spreadOf('plans', thought.plans))
    console.log(spreadOf('other questions', thought.others))
  },
}

/** Milliseconds, by what was thought about. */
interface Thought {
  readonly plans: number[]
  readonly others: number[]
}

function playAndMeasure(
  listed: ListedGame,
  level: string,
  scenario: string,
  seed: number,
  thought: Thought,
): void {
  const contestant = contestantNamed(listed, level)
  const match = Match.start(listed.game, { scenario, dice: fastDice(2 * seed) })
  const players = match.players.map((_, player) => contestant.bot(2 * seed + 1 + player))
  const planned = new Map<number, string>()
  for (let { decision } = match; decision !== null; { decision } = match) {
    const player = match.seats[decision.role] ?? 0
    const seat = seatOf(match, decision)
    const bot = players[player]
    if (bot === undefined) throw new Error(`nobody plays ${decision.role}`)
    const stretch = bot.stretch?.(seat) ?? null
    const before = process.cpuUsage()
    const choice = bot.choose(seat)
    const { user, system } = process.cpuUsage(before)
    const isPlan = stretch !== null && planned.get(player) !== stretch
    if (isPlan) planned.set(player, stretch)
    thought[isPlan ? 'plans' : 'others'].push((user + system) / 1000)
    match.choose(choice, { role: decision.role, decision: decision.id })
  }
}

function spreadOf(what: string, times: readonly number[]): string {
  const sorted = times.toSorted((one, other) => one - other)
  const at = (share: number) =>
    (sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))] ?? 0).toFixed(0)
  const over = (limit: number) => times.filter(each => each > limit).length
  return (
    `${what}: ${times.length}, median ${at(0.5)}, nine in ten under ${at(0.9)}, 99 in 100 under ${at(0.99)}, ` +
    `longest ${at(1)}; over one second ${over(1000)}, over two ${over(2000)}`
  )
}

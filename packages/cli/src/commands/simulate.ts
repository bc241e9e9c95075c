import { type Contestant, playToTheEnd, RANDOM } from '@aquila/bots'
import { type Bot, fastDice, Match, type Options, wordsOf } from '@aquila/engine'
import { keepBalance } from '../balance.ts'
import { contestantNamed, contestantOf } from '../contest.ts'
import { type ListedGame, listedGameNamed, scenarioNamed } from '../games.ts'
import { progressBar } from '../progress.ts'
import { Simulation } from '../simulation.ts'
import { type Command, readArguments, readOptions, UsageError, wholeNumber } from '../usage.ts'
import { readTunedBot } from '../weights-file.ts'

const help = `Usage: aquila simulate [game] [options]

Lets bots play matches by themselves and tells how they ended.

  --scenario ID      the scenario (default: the first)
  --matches N        how many with each level (default: 100)
  --seed N           the first seed; the same seed plays the same matches (default: 1)
  --level NAME       who plays every side, any number of times (default: ${RANDOM})
  --weights FILE     a level that plays by the weights of "aquila tune", besides the others, as tuned-LEVEL
  --option ID=VALUE  a ruling or option of the game, any number of times
  --habits           tell how often the bots did what they should do less often, or more, if the game counts that
  --questions        tell how often a match each question was put
  --keep             write the results to docs/balance, with a chart of the stages of a game that has some`

export const simulate: Command = {
  name: 'simulate',
  summary: 'let bots play matches and print statistics',
  help,
  async run(args) {
    const { values, positionals } = readArguments(args, {
      scenario: { type: 'string' },
      matches: { type: 'string', default: '100' },
      seed: { type: 'string', default: '1' },
      level: { type: 'string', multiple: true, default: [] },
      weights: { type: 'string' },
      option: { type: 'string', multiple: true, default: [] },
      habits: { type: 'boolean', default: false },
      questions: { type: 'boolean', default: false },
      keep: { type: 'boolean', default: false },
    })
    const listed = listedGameNamed(positionals[0])
    const { game } = listed
    const scenario = scenarioNamed(game, values.scenario)
    const matches = wholeNumber(values.matches, 'matches', 1)
    const firstSeed = wholeNumber(values.seed, 'seed', 0)
    const options = readOptions(values.option)
    if (values.keep && values.weights !== undefined)
      throw new UsageError('only levels are kept, not weights from a file')
    const named = values.level.map(level => contestantNamed(listed, level))
    const tuned =
      values.weights === undefined ? [] : [contestantOf(listed, readTunedBot(listed, values.weights))]
    if (values.habits && listed.bots?.habits === undefined)
      throw new UsageError(`${game.title} counts no habits of its bots`)
    const contestants = [...named, ...tuned]
    if (contestants.length === 0) contestants.push(contestantNamed(listed, RANDOM))

    const simulations: Simulation[] = []
    for (const contestant of contestants) {
      const simulation = await simulated(listed, { scenario, matches, firstSeed, options, contestant })
      for (const line of simulation.lines(wordsOf(listed.texts, game.load(undefined)))) console.log(line)
      if (values.habits) for (const line of simulation.habits()) console.log(line)
      if (values.questions) for (const line of simulation.questions()) console.log(line)
      simulations.push(simulation)
    }
    if (values.keep) console.log(`kept in ${keepBalance(listed, scenario, options, simulations)}`)
  },
}

interface Series {
  readonly scenario: string
  readonly matches: number
  readonly firstSeed: number
  readonly options: Options
  readonly contestant: Contestant
}

async function simulated({ game, bots }: ListedGame, series: Series): Promise<Simulation> {
  const { scenario, matches, firstSeed, options, contestant } = series
  const simulation = new Simulation(game, scenario, contestant.name)
  const bar = progressBar(matches)
  for (let seed = firstSeed; seed < firstSeed + matches; seed++) {
    const match = Match.start(game, { scenario, options, dice: fastDice(seed * 2) })
    const players = match.roles.map((_, seat) => noting(contestant.bot(seed * 2 + 1 + seat), simulation))
    playToTheEnd(match, players)
    const role = match.roles[0] ?? null
    const stages = bots?.stages?.(match.view(role), match.log(role)) ?? []
    simulation.add(match, stages, (await bots?.habits?.(match.log(null))) ?? [])
    bar.step()
  }
  bar.end()
  simulation.stop()
  return simulation
}

/** The bot, with every question that it is asked counted. */
function noting(bot: Bot, simulation: Simulation): Bot {
  return {
    name: bot.name,
    advise: seat => bot.advise(seat),
    choose(seat) {
      simulation.ask(seat.decision.task)
      return bot.choose(seat)
    },
  }
}

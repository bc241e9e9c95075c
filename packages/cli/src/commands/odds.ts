import { contestantNamed } from '../contest.ts'
import { listedGameNamed, scenarioNamed } from '../games.ts'
import { keepOdds, samplesTable } from '../odds/report.ts'
import { handicapsOf, type Measured, measureMatch, type Sample } from '../odds/sample.ts'
import { progressBar } from '../progress.ts'
import { type Command, readArguments, readOptions, UsageError, wholeNumber } from '../usage.ts'

const help = `Usage: aquila odds [game] --level NAME [options]

Lets one level play both sides of scenarios for two, and tells how the first side fares and which handicap would even it.

  --scenario ID      a scenario, any number of times (default: all for two)
  --level NAME       who plays both sides
  --matches N        how many of each scenario (default: 40)
  --seed N           the first seed; the same seed plays the same matches (default: 1)
  --option ID=VALUE  a ruling or option of the game, any number of times
  --keep             write what was found to docs/balance, and what the set-up page says of it to the game's box`

export const odds: Command = {
  name: 'odds',
  summary: 'measure how even the sides of a scenario are, and which handicap evens them',
  help,
  async run(args) {
    const { values, positionals } = readArguments(args, {
      scenario: { type: 'string', multiple: true, default: [] },
      level: { type: 'string' },
      matches: { type: 'string', default: '40' },
      seed: { type: 'string', default: '1' },
      option: { type: 'string', multiple: true, default: [] },
      keep: { type: 'boolean', default: false },
    })
    const listed = listedGameNamed(positionals[0])
    const { game } = listed
    const forTwo = game.scenarios.filter(({ roles }) => roles.length === 2).map(({ id }) => id)
    const scenarios =
      values.scenario.length === 0 ? forTwo : values.scenario.map(id => scenarioNamed(game, id))
    if (scenarios.some(id => !forTwo.includes(id)))
      throw new UsageError('only scenarios for two can be measured')
    const { level } = values
    if (level === undefined) throw new UsageError('say who plays both sides: --level NAME')
    const contestant = contestantNamed(listed, level)
    const matches = wholeNumber(values.matches, 'matches', 1)
    const seed = wholeNumber(values.seed, 'seed', 0)
    const options = readOptions(values.option)

    const bar = progressBar(matches * scenarios.length)
    const samples = scenarios.map((scenario): Sample => {
      const measured: Measured[] = []
      for (let number = 0; number < matches; number++) {
        measured.push(measureMatch(game, { scenario, options }, contestant, seed + number))
        bar.step(`scenario ${scenario}`)
      }
      return { scenario, level, options, rules: game.version, seed, matches: measured }
    })
    bar.end()
    for (const line of samplesTable(samples, handicapsOf(game))) console.log(line)
    if (values.keep) console.log(`kept in ${keepOdds(listed, samples)}`)
  },
}

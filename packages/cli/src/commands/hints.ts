import { english } from '@aquila/engine'
import { loadGame } from '@aquila/games'
import { gameNamed, scenarioNamed } from '../games.ts'
import { followHints } from '../hints/follow.ts'
import { Tally } from '../hints/tally.ts'
import { progressBar } from '../progress.ts'
import { type Command, Failed, readArguments, readOptions, UsageError, wholeNumber } from '../usage.ts'

const help = `Usage: aquila hints [game] [options]

Plays matches by doing whatever the page's Hint button says, on all sides, and tells whether hints are kept: what was
announced and then dropped though no die had fallen, and what was advised though its row is marked hopeless.

  --scenario ID      the scenario, any number of times (default: all in turn)
  --matches N        how many (default: 10)
  --seed N           the first seed; the same seed plays the same matches (default: 1)
  --level NAME       who advises, instead of the strongest
  --option ID=VALUE  a ruling or option of the game, any number of times
  --forget           another adviser at every question, as after a reload or where hints are made in threads
  --check            end with exit code 1 if a hint was hopeless, dropped or without a reason
  --texts            tell every reason that was given`

export const hints: Command = {
  name: 'hints',
  summary: 'follow the hints of the page, and count whether they are kept',
  help,
  async run(args) {
    const { values, positionals } = readArguments(args, {
      scenario: { type: 'string', multiple: true, default: [] },
      matches: { type: 'string', default: '10' },
      seed: { type: 'string', default: '1' },
      level: { type: 'string' },
      option: { type: 'string', multiple: true, default: [] },
      forget: { type: 'boolean', default: false },
      check: { type: 'boolean', default: false },
      texts: { type: 'boolean', default: false },
    })
    const game = gameNamed(positionals[0])
    const named = values.scenario.map(id => scenarioNamed(game, id))
    const scenarios = named.length > 0 ? named : game.scenarios.map(({ id }) => id)
    const matches = wholeNumber(values.matches, 'matches', 1)
    const firstSeed = wholeNumber(values.seed, 'seed', 0)
    const options = readOptions(values.option)
    const loaded = await loadGame(game.id, english)
    const { level } = values
    if (level !== undefined && !loaded.levels.includes(level))
      throw new UsageError(`${game.title} has no level "${level}"; there are: ${loaded.levels.join(', ')}`)
    const advised = level === undefined ? loaded : { ...loaded, levels: [level] }

    const tally = new Tally()
    const bar = progressBar(matches)
    for (let index = 0; index < matches; index++) {
      const scenario = scenarios[index % scenarios.length] ?? ''
      await followHints(
        advised,
        { scenario, seed: firstSeed + index, options, forgets: values.forget },
        tally,
      )
      bar.step()
    }
    bar.end()
    console.log(`${game.title}: ${advised.levels.at(-1)} advises`)
    for (const line of tally.lines()) console.log(line)
    if (values.texts) for (const text of tally.texts.toSorted()) console.log(`  ${text}`)
    const { hopeless, dropped, silent } = tally.faults
    if (values.check && hopeless + dropped + silent > 0) throw new Failed('some hints are not kept')
  },
}

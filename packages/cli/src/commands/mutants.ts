import { availableParallelism } from 'node:os'
import { listedGameNamed } from '../games.ts'
import { progressBar } from '../progress.ts'
import { type Command, readArguments, wholeNumber } from '../usage.ts'

const help = `Usage: aquila mutants [game] [options]

Breaks the rules and data of a game, one small change at a time (a comparison by one, a number by one, a condition
negated, a statement left out, sides swapped, a filter dropped ...), and runs the tests that carry a rule by its id.
A mutant that no test sees is a rule that no test carries at its edge. Recorded and random matches, bots and screens do
not count. Nothing in the working tree is touched.

  --count N     mutants, drawn by chance (default: 200)
  --seed N      which ones are drawn (default: 1)
  --only PATH   only in files whose path holds this, e.g. rules/combat
  --jobs N      cores to use (default: all)
  --json        the result as JSON, with the test that killed each mutant`

export const mutants: Command = {
  name: 'mutants',
  summary: 'break rules by machine, and see whether a test notices',
  help,
  async run(args) {
    const { values, positionals } = readArguments(args, {
      count: { type: 'string', default: '200' },
      seed: { type: 'string', default: '1' },
      only: { type: 'string', default: '' },
      jobs: { type: 'string', default: String(availableParallelism()) },
      json: { type: 'boolean', default: false },
    })
    const { game, folder } = listedGameNamed(positionals[0])
    const settings = {
      folder,
      count: wholeNumber(values.count, 'count', 1),
      seed: wholeNumber(values.seed, 'seed', 0),
      only: values.only,
      jobs: wholeNumber(values.jobs, 'jobs', 1),
    }
    // The bundler is large: other commands need not wait for it.
    const { hunt } = await import('../mutants/hunt.ts')
    const { describeHunt, roomsOf } = await import('../mutants/report.ts')
    let bar = progressBar(settings.count)
    const hunted = await hunt({
      ...settings,
      onStart: count => {
        bar = progressBar(count)
      },
      onCaught: ({ file }) => bar.step(file),
    })
    bar.end()
    if (values.json) console.log(JSON.stringify({ ...hunted, rooms: roomsOf(hunted.caught) }, null, 2))
    else console.log(describeHunt(game.title, hunted))
  },
}

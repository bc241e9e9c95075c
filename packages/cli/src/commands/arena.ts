import { availableParallelism } from 'node:os'
import { fixturesOf } from '@aquila/bots'
import { playContest } from '../arena-pool.ts'
import { reportOf } from '../arena-report.ts'
import { type ContestPlan, contestantsFor, contestOf } from '../contest.ts'
import { writeTextFile } from '../files.ts'
import { gameNamed, scenarioNamed } from '../games.ts'
import { progressBar } from '../progress.ts'
import { type Command, readArguments, wholeNumber } from '../usage.ts'

const help = `Usage: aquila arena [game] [options]

Lets bots play each other, everybody against everybody with the seats changed, and tells who is stronger.

  --level NAME       a contestant, any number of times (default: random and all levels, weakest first)
  --scenario ID      a scenario, any number of times (default: all)
  --meetings N       how often each pair meets in each scenario, twice each time (default: 4)
  --seed N           the first seed; the same seed plays the same matches (default: 1)
  --jobs N           matches played at the same time (default: one for each core)
  --out FILE         where the report goes; the bouts go beside it as JSON (default: .aquila/arena.md)`

export const arena: Command = {
  name: 'arena',
  summary: 'let bots play each other and rank them',
  help,
  async run(args) {
    const { values, positionals } = readArguments(args, {
      level: { type: 'string', multiple: true },
      scenario: { type: 'string', multiple: true },
      meetings: { type: 'string', default: '4' },
      seed: { type: 'string', default: '1' },
      jobs: { type: 'string', default: String(availableParallelism()) },
      out: { type: 'string', default: '.aquila/arena.md' },
    })
    const game = gameNamed(positionals[0])
    const plan: ContestPlan = {
      game: game.id,
      levels: values.level ?? contestantsFor(game),
      scenarios: (values.scenario ?? game.scenarios.map(({ id }) => id)).map(id => scenarioNamed(game, id)),
      meetings: wholeNumber(values.meetings, 'meetings', 1),
      seed: wholeNumber(values.seed, 'seed', 0),
    }
    const bar = progressBar(fixturesOf(contestOf(plan)).length)
    const bouts = await playContest(plan, wholeNumber(values.jobs, 'jobs', 1), bout =>
      bar.step(`${bout.contestants.join(' - ')}, scenario ${bout.scenario}`),
    )
    bar.end()
    const report = reportOf(plan, bouts)
    console.log(report)
    writeTextFile(values.out, report)
    const data = values.out.replace(/\.md$/, '.json')
    writeTextFile(
      data === values.out ? `${data}.json` : data,
      `${JSON.stringify({ plan, bouts }, null, 1)}\n`,
    )
  },
}

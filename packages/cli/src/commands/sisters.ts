import { availableParallelism } from 'node:os'
import { openingNamed } from '../contest.ts'
import { listedGameNamed, scenarioNamed } from '../games.ts'
import { goOn } from '../go-on.ts'
import type { Source } from '../lines-kept.ts'
import { keepRoot, readRoots } from '../sisters/kept.ts'
import { sistersReport } from '../sisters/report.ts'
import type { Root, RootTask } from '../sisters/root.ts'
import { type Command, readArguments, UsageError, wholeNumber } from '../usage.ts'

/** Seeds of their own: chances are learned from those below. */
const FIRST_SEED = 5_000_000

const help = `Usage: aquila sisters <game> [options]

Tells how well the judge of the search puts plans of one position in order: all plans of many positions are judged as the
search does, and then each match is played on, to its end or to a deeper look. It also tells how well a judge would who has learned from the
other positions. Broken off, it goes on where it was when it is called again.

  --scenario ID      a scenario, any number of times (default: all)
  --before NAME      the moment before which positions are taken (default: last-year)
  --roots N          positions of each scenario (default: 20)
  --plans N          plans of each position, at most (default: 10)
  --playouts N       how often each is played on (default: 8)
  --on N             play on until the role makes its Nth plan from then, and judge again there (default: to the end)
  --seed N           the first seed (default: ${FIRST_SEED})
  --jobs N           positions at the same time (default: one for each core)
  --data FILE        where they are kept (default: .aquila/sisters-<game>.jsonl)`

export const sisters: Command = {
  name: 'sisters',
  summary: 'tell how well plans of one position are put in order',
  help,
  async run(args) {
    const { values, positionals } = readArguments(args, {
      scenario: { type: 'string', multiple: true },
      before: { type: 'string', default: 'last-year' },
      roots: { type: 'string', default: '20' },
      plans: { type: 'string', default: '10' },
      playouts: { type: 'string', default: '8' },
      on: { type: 'string' },
      seed: { type: 'string', default: String(FIRST_SEED) },
      jobs: { type: 'string', default: String(availableParallelism()) },
      data: { type: 'string' },
    })
    const [id] = positionals
    if (id === undefined) throw new UsageError('say which game')
    const listed = listedGameNamed(id)
    const { game } = listed
    const { before } = values
    openingNamed(listed, before)
    const scenarios = (values.scenario ?? game.scenarios.map(each => each.id)).map(each =>
      scenarioNamed(game, each),
    )
    const seed = wholeNumber(values.seed, 'seed', 0)
    const common = {
      game: game.id,
      before,
      plans: wholeNumber(values.plans, 'plans', 2),
      playouts: wholeNumber(values.playouts, 'playouts', 1),
      on: values.on === undefined ? null : wholeNumber(values.on, 'on', 1),
    }
    const tasks = Array.from({ length: wholeNumber(values.roots, 'roots', 1) }, (_, number) =>
      scenarios.map((scenario): RootTask => ({ ...common, scenario, seed: seed + number })),
    ).flat()

    const data = values.data ?? `.aquila/sisters-${game.id}.jsonl`
    const level = [before, common.plans, common.playouts, common.on].filter(each => each !== null).join(' ')
    const source: Source = { game: game.id, rules: game.version, level }
    const keyOf = (each: RootTask | Root): string => `${each.scenario} ${each.seed}`
    const done = await goOn<RootTask, Root>({
      errands: tasks,
      known: readRoots(data, source),
      keyOf,
      worker: new URL('../sisters/worker.ts', import.meta.url),
      jobs: wholeNumber(values.jobs, 'jobs', 1),
      keep: root => keepRoot(data, source, root),
    })
    console.log(
      sistersReport(
        game.title,
        tasks.flatMap(task => done.get(keyOf(task)) ?? []),
      ),
    )
  },
}

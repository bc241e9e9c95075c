import { fileURLToPath } from 'node:url'
import { levelsOf } from '@aquila/bots'
import { writeTextFile } from '../files.ts'
import { listedGameNamed, scenarioNamed } from '../games.ts'
import { keepTried, readTried, type Tried } from '../judging/kept.ts'
import { judged, type Trial } from '../judging/played.ts'
import { judgingReport } from '../judging/report.ts'
import { progressBar } from '../progress.ts'
import { type Command, readArguments, UsageError, wholeNumber } from '../usage.ts'

/** Seeds of their own: chances were not learned from them. */
const FIRST_SEED = 7_000_000

const help = `Usage: aquila judging <game> [options]

Measures the analysis of matches by matches of known quality: whether mistakes are counted in the order of the levels, whether
a stretch that chance has played is found, whether the dice are told from the choices, whether verdicts stay the same on other
dice, and how reliable the curve is. Broken off, it goes on where it was when it is called again.

  --scenario ID  the scenario, any number of times (default: the first)
  --matches N    matches of each level, and as many of the easiest against the strongest (default: 20)
  --worse N      stretches that chance plays (default: 50)
  --seed N       the first seed (default: ${FIRST_SEED})
  --data FILE    where they are kept (default: .aquila/judging-<game>.jsonl)
  --report       play nothing more, report what is kept
  --keep         write the report to docs/analysis`

export const judging: Command = {
  name: 'judging',
  summary: 'measure whether the analysis tells good play from bad',
  help,
  async run(args) {
    const { values, positionals } = readArguments(args, {
      scenario: { type: 'string', multiple: true, default: [] },
      matches: { type: 'string', default: '20' },
      worse: { type: 'string', default: '50' },
      seed: { type: 'string', default: String(FIRST_SEED) },
      data: { type: 'string' },
      report: { type: 'boolean', default: false },
      keep: { type: 'boolean', default: false },
    })
    const [id] = positionals
    if (id === undefined) throw new UsageError('say which game')
    const listed = listedGameNamed(id)
    const { game, bots } = listed
    const levels = levelsOf(bots)
    const named = values.scenario.map(each => scenarioNamed(game, each))
    const scenarios = named.length > 0 ? named : [scenarioNamed(game, undefined)]
    const seed = wholeNumber(values.seed, 'seed', 0)
    const data = values.data ?? `.aquila/judging-${game.id}.jsonl`
    const source = { game: game.id, rules: game.version, level: 'all' }
    const trials = values.report
      ? []
      : trialsOf({
          levels,
          scenarios,
          seed,
          matches: wholeNumber(values.matches, 'matches', 0),
          worse: wholeNumber(values.worse, 'worse', 0),
        })
    const known = new Map(readTried(data, source).map(each => [each.name, each]))
    const bar = progressBar(trials.length)
    for (const trial of trials) {
      const name = JSON.stringify(trial)
      if (!known.has(name)) {
        const tried: Tried = { name, kind: trial.kind, ...(await judged(listed, trial)) }
        known.set(name, tried)
        keepTried(data, source, tried)
      }
      bar.step()
    }
    bar.end()
    const report = judgingReport(game, levels, [...known.values()])
    console.log(report)
    if (!values.keep) return
    const page = fileURLToPath(new URL(`../../../../docs/analysis/${game.id}.md`, import.meta.url))
    writeTextFile(page, report)
    console.log(`written to ${page}`)
  },
}

/** All kinds in turn: whenever it is broken off, each has been tried about as often. */
function trialsOf({
  levels,
  scenarios,
  seed,
  matches,
  worse,
}: {
  readonly levels: readonly string[]
  readonly scenarios: readonly string[]
  readonly seed: number
  readonly matches: number
  readonly worse: number
}): Trial[] {
  const [easiest = '', good = easiest, ...stronger] = levels
  const strongest = stronger.at(-1) ?? good
  const trials: Trial[] = []
  const perMatch = Math.ceil(worse / Math.max(1, matches))
  for (let number = 0; number < Math.max(matches, worse); number++) {
    const scenario = scenarios[number % scenarios.length] ?? ''
    const own = { scenario, seed: seed + number }
    if (number < matches) {
      for (const level of levels) trials.push({ kind: 'level', level, ...own })
      if (levels.length > 1) trials.push({ kind: 'mixed', levels: [easiest, strongest], ...own })
    }
    const made = matches > 0 ? perMatch : 1
    for (let each = 0; each < made && number * made + each < worse; each++)
      trials.push({
        kind: 'worse',
        level: levels.at(-2) ?? easiest,
        scenario,
        seed: seed + 1000 + number * made + each,
      })
  }
  return trials
}

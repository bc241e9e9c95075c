import { availableParallelism } from 'node:os'
import { basename } from 'node:path'
import { type Bout, encountersOf, fixturesOf, talliesOf, withNew } from '@aquila/bots'
import { keepBout, readBouts } from '../arena-bouts.ts'
import { chartOf } from '../arena-chart.ts'
import type { Errand } from '../arena-pool.ts'
import { reportOf } from '../arena-report.ts'
import { besides, keptReport, readTallies, talliesText } from '../arena-results.ts'
import { type ContestPlan, contestantsFor, contestOf, openingNamed, rankedFor } from '../contest.ts'
import { writeTextFile } from '../files.ts'
import { listedGameNamed, scenarioNamed } from '../games.ts'
import { goOn } from '../go-on.ts'
import type { Source } from '../lines-kept.ts'
import { type Command, readArguments, UsageError, wholeNumber } from '../usage.ts'
import { readTunedBot } from '../weights-file.ts'
import { yardsticks } from '../yardsticks.ts'

const help = `Usage: aquila arena [game] [options]

Lets bots play each other with the seats changed, and tells who is stronger, whether anybody has become weaker since
the results that are kept in docs/arena, and whether the scenarios are even.

  --level NAME       a contestant, any number of times (default: random and all levels, weakest first); also the
                     yardsticks from outside: ${yardsticks.join(', ')}, or uct-200, by playouts
  --weights FILE     a level that plays by the weights of "aquila tune", besides the others, as tuned-LEVEL
  --neighbours       only those who stand next to each other in that list meet (default: everybody meets everybody)
  --scenario ID      a scenario, any number of times (default: all)
  --seats N          how many play, if the scenarios leave it open (default: as many as can)
  --meetings N       how often each pair meets in each scenario, twice each time (default: 4)
  --starts NAME      where matches begin: last-year, middle-year; the strongest level below the search plays up to there
                     (default: at their beginning)
  --seed N           the first seed; the same seed plays the same matches, unless one thinks by time (default: 1)
  --jobs N           matches played at the same time (default: one for each core)
  --data FILE        where each match is kept as it ends: broken off, the same contest goes on from there; the file is for
                     one state of the bots only
  --out FILE         where the report goes; results (JSON) and chart (SVG) go beside it (default: .aquila/arena.md)
  --keep             keep the results in docs/arena, in place of what is kept there of the pairs that played`

export const arena: Command = {
  name: 'arena',
  summary: 'let bots play each other and rank them',
  help,
  async run(args) {
    const { values, positionals } = readArguments(args, {
      level: { type: 'string', multiple: true },
      weights: { type: 'string' },
      neighbours: { type: 'boolean', default: false },
      scenario: { type: 'string', multiple: true },
      seats: { type: 'string' },
      starts: { type: 'string' },
      meetings: { type: 'string', default: '4' },
      seed: { type: 'string', default: '1' },
      jobs: { type: 'string', default: String(availableParallelism()) },
      data: { type: 'string' },
      out: { type: 'string', default: '.aquila/arena.md' },
      keep: { type: 'boolean', default: false },
    })
    const listed = listedGameNamed(positionals[0])
    const { game } = listed
    if (values.keep && values.weights !== undefined)
      throw new UsageError('only levels are kept, not weights from a file')
    if (values.keep && values.starts !== undefined)
      throw new UsageError('only matches from their beginning are kept')
    if (values.starts !== undefined) openingNamed(listed, values.starts)
    const tuned = values.weights === undefined ? [] : [readTunedBot(listed, values.weights)]
    const kept = readTallies(keptReport(game.id), game)
    const levels = [...(values.level ?? contestantsFor(listed)), ...tuned.map(({ name }) => name)]
    const met = kept.flatMap(({ name, opponent }) => [name, opponent])
    const known = rankedFor(listed, [...levels, ...met], tuned)
    const plan: ContestPlan = {
      game: game.id,
      levels: levels.toSorted((one, other) => known.indexOf(one) - known.indexOf(other)),
      tuned,
      scenarios: (values.scenario ?? game.scenarios.map(({ id }) => id)).map(id => scenarioNamed(game, id)),
      meetings: wholeNumber(values.meetings, 'meetings', 1),
      seed: wholeNumber(values.seed, 'seed', 0),
      onlyNeighbours: values.neighbours,
      seats: values.seats === undefined ? undefined : wholeNumber(values.seats, 'seats', 1),
      start: values.starts,
      byScore: false,
    }
    const { data } = values
    const source: Source = { game: game.id, rules: game.version, level: plan.start ?? 'beginning' }
    const errands = fixturesOf(contestOf(plan)).map((fixture): Errand => ({ ...fixture, plan }))
    const keyOf = ({ scenario, seed, contestants }: Errand | Bout): string =>
      [scenario, seed, ...contestants].join(' ')
    const done = await goOn<Errand, Bout>({
      errands,
      known: data === undefined ? [] : readBouts(data, source),
      keyOf,
      worker: new URL('../arena-worker.ts', import.meta.url),
      jobs: wholeNumber(values.jobs, 'jobs', 1),
      keep: bout => {
        if (data !== undefined) keepBout(data, source, bout)
      },
    })
    const bouts = errands.flatMap(errand => done.get(keyOf(errand)) ?? [])
    const fresh = talliesOf(bouts, known)
    const report = values.keep ? keptReport(game.id) : values.out
    const tallies = values.keep ? withNew(kept, fresh) : fresh
    const ranked = {
      game: game.title,
      chart: basename(besides(report, 'svg')),
      levels: known.filter(name => plan.levels.includes(name) || tallies.some(tally => isAbout(tally, name))),
      scenarios: game.scenarios
        .map(({ id }) => id)
        .filter(id => plan.scenarios.includes(id) || tallies.some(tally => tally.scenario === id)),
      encounters: encountersOf(tallies),
      before: encountersOf(kept),
    }
    const text = reportOf(ranked)
    console.log(text)
    writeTextFile(report, values.keep ? reportOf({ ...ranked, before: [] }) : text)
    writeTextFile(besides(report, 'json'), talliesText(game.id, tallies))
    writeTextFile(besides(report, 'svg'), chartOf(ranked))
  },
}

function isAbout(tally: { readonly name: string; readonly opponent: string }, level: string): boolean {
  return tally.name === level || tally.opponent === level
}

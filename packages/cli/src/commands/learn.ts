import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { learnChances } from '@aquila/bots'
import { contestantNamed } from '../contest.ts'
import { writeTextFile } from '../files.ts'
import { listedGameNamed, scenarioNamed } from '../games.ts'
import { goOn } from '../go-on.ts'
import { keepPlayed, readPlayed } from '../learning/kept.ts'
import { type Lesson, lessonNamed, type Played } from '../learning/played.ts'
import { chancesModule, chancesReport } from '../learning/report.ts'
import type { Source } from '../lines-kept.ts'
import { type Command, readArguments, UsageError, wholeNumber } from '../usage.ts'

/** Seeds of their own: those of tuning and of its measurements lie below. */
const FIRST_SEED = 3_000_000
/** Every fifth match is held out: chances are checked with matches that they were not learned from. */
const HELD_OUT = 5

const help = `Usage: aquila learn <game> [options]

Lets a level play all sides, and learns from how the matches ended how likely a role is to win, to draw and to lose. Every
fifth match is held out to check what was learned. Broken off, it goes on where it was when it is called again.

  --level NAME       who plays (default: the strongest level below the search)
  --scenario ID      a scenario, any number of times (default: all)
  --matches N        matches of each scenario, at each number of players (default: 100)
  --seed N           the first seed (default: ${FIRST_SEED})
  --jobs N           matches played at the same time (default: one for each core)
  --data FILE        where matches are kept (default: .aquila/learn-<game>-<level>.jsonl)
  --keep             write what was learned beside the game's bots, and the check to docs/chances`

export const learn: Command = {
  name: 'learn',
  summary: 'learn from matches how likely a position is won, drawn and lost',
  help,
  async run(args) {
    const { values, positionals } = readArguments(args, {
      level: { type: 'string' },
      scenario: { type: 'string', multiple: true },
      matches: { type: 'string', default: '100' },
      seed: { type: 'string', default: String(FIRST_SEED) },
      jobs: { type: 'string', default: String(availableParallelism()) },
      data: { type: 'string' },
      keep: { type: 'boolean', default: false },
    })
    const [id] = positionals
    if (id === undefined) throw new UsageError('say which game')
    const listed = listedGameNamed(id)
    const { game, bots } = listed
    const level = values.level ?? bots?.levels.at(-1)?.name
    if (level === undefined || bots?.measures === undefined)
      throw new UsageError(`${game.title} has no measures to learn from`)
    contestantNamed(listed, level)
    const wanted = values.scenario?.map(each => scenarioNamed(game, each))
    const tables = game.scenarios
      .filter(scenario => wanted?.includes(scenario.id) ?? true)
      .flatMap(({ id: scenario, roles, smallerTables = [] }) =>
        [roles, ...smallerTables].map(({ length: players }) => ({ scenario, players })),
      )
    const matches = wholeNumber(values.matches, 'matches', HELD_OUT)
    const seed = wholeNumber(values.seed, 'seed', 0)
    const data = values.data ?? `.aquila/learn-${game.id}-${level}.jsonl`
    const source: Source = { game: game.id, rules: game.version, level }

    // All tables in turn: whenever it is broken off, each has been played about as often.
    const lessons = Array.from({ length: matches }, (_, number) =>
      tables.map((table): Lesson => ({ game: game.id, level, ...table, seed: seed + number })),
    ).flat()
    const done = await goOn<Lesson, Played>({
      errands: lessons,
      known: readPlayed(data, source),
      keyOf: lessonNamed,
      worker: new URL('../learning/worker.ts', import.meta.url),
      jobs: wholeNumber(values.jobs, 'jobs', 1),
      keep: each => keepPlayed(data, source, each),
    })

    // What was played before counts too.
    const isWanted = (each: Played) => tables.some(({ scenario }) => scenario === each.scenario)
    const all = [...done.values()].filter(isWanted)
    const isHeldOut = (each: Played) => (each.seed - seed) % HELD_OUT === 0
    const [own, others] = [all.filter(each => !isHeldOut(each)), all.filter(isHeldOut)]
    const positionsOf = (some: readonly Played[]) => some.flatMap(({ positions }) => positions)
    const names = [...new Set(positionsOf(own).flatMap(({ measures }) => Object.keys(measures)))]
    const origin = { rules: game.version, level, seed, matches: own.length }
    const model = learnChances(positionsOf(own), names, origin)
    const report = chancesReport(game.title, model, positionsOf(own), positionsOf(others))
    console.log(report)
    if (!values.keep) return
    const file = join(listed.folder, 'bot/chances.generated.ts')
    writeTextFile(file, chancesModule(model))
    const page = fileURLToPath(new URL(`../../../../docs/chances/${game.id}.md`, import.meta.url))
    writeTextFile(page, report)
    console.log(`written to ${file} and ${page}`)
  },
}

import { type Ended, playRound, type Round, rotationsOf } from '@aquila/bots'
import { contestantNamed } from '../contest.ts'
import { writeTextFile } from '../files.ts'
import { listedGameNamed, scenarioNamed } from '../games.ts'
import { keepLine, readLines } from '../lines-kept.ts'
import { progressBar } from '../progress.ts'
import { balancePage, tablesPage } from '../rounds/report.ts'
import { endedSchema, pageOf, readTables, withNewTables, writeTables } from '../rounds/results.ts'
import { type Command, readArguments, UsageError, wholeNumber } from '../usage.ts'

const help = `Usage: aquila rounds [game] --level NAME [options]

Lets bots play tables for several. With one level in all seats it tells how even the scenarios are, Power by Power; with one
of another level among them, who sits in every seat in turn, how much stronger that one is.

  --level NAME       who plays every seat
  --lone NAME        who takes one seat, each in turn
  --scenario ID      a scenario, any number of times (default: all)
  --seats N          how many play (default: as many as can)
  --matches N        how many of each scenario; with --lone that many times as many as there are seats (default: 20)
  --seed N           the first seed; the same seed plays the same matches (default: 1)
  --data FILE        where each match is kept as it ends: broken off, the same series goes on from there
  --keep             write what was found to docs/balance, or with --lone to docs/arena`

export const rounds: Command = {
  name: 'rounds',
  summary: 'let bots play tables for several, and tell how even they are',
  help,
  async run(args) {
    const { values, positionals } = readArguments(args, {
      level: { type: 'string' },
      lone: { type: 'string' },
      scenario: { type: 'string', multiple: true, default: [] },
      seats: { type: 'string' },
      matches: { type: 'string', default: '20' },
      seed: { type: 'string', default: '1' },
      data: { type: 'string' },
      keep: { type: 'boolean', default: false },
    })
    const listed = listedGameNamed(positionals[0])
    const { game } = listed
    const { level, lone, data } = values
    if (level === undefined) throw new UsageError('say who plays every seat: --level NAME')
    const contestants = [...new Set([level, lone ?? level])].map(name => contestantNamed(listed, name))
    const named = values.scenario.map(id => scenarioNamed(game, id))
    const scenarios = game.scenarios.filter(({ id }) => named.length === 0 || named.includes(id))
    const matches = wholeNumber(values.matches, 'matches', 1)
    const first = wholeNumber(values.seed, 'seed', 0)
    const series = scenarios.flatMap(({ id, roles }): Round[] => {
      const seats = values.seats === undefined ? roles.length : wholeNumber(values.seats, 'seats', 1)
      const company = Array.from({ length: seats }, (_, seat) => (seat === 0 ? (lone ?? level) : level))
      return Array.from({ length: matches }, (_, number) => first + number).flatMap(seed =>
        rotationsOf(company).map(names => ({ scenario: id, seed, names })),
      )
    })
    const source = { game: game.id, rules: game.version, level: [level, lone].join(' ') }
    const done = new Map<string, Ended>()
    if (data !== undefined)
      for (const ended of readLines(data, source, endedSchema)) done.set(keyOf(ended), ended)
    const bar = progressBar(series.length)
    const fresh = series.map(round => {
      const known = done.get(keyOf(round))
      const ended = known ?? playRound(game, contestants, round)
      if (known === undefined && data !== undefined) keepLine(data, source, ended)
      bar.step(`scenario ${round.scenario}`)
      return ended
    })
    bar.end()
    const isBalance = lone === undefined
    const tell = isBalance ? balancePage : tablesPage
    console.log(tell(game.title, game.version, fresh))
    if (!values.keep) return
    const page = pageOf(game.id, isBalance)
    const tables = withNewTables(readTables(page, game.version), fresh)
    writeTables(page, game.id, game.version, tables)
    writeTextFile(page, tell(game.title, game.version, tables))
    console.log(`kept in ${page}`)
  },
}

function keyOf({ scenario, seed, names }: Round): string {
  return [scenario, seed, ...names].join(' ')
}

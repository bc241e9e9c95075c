import { FuzzFailure, fuzzMatch } from '@aquila/engine/fuzz'
import { writeRecordFile } from '../files.ts'
import { type AnyGame, gameNamed, scenarioNamed } from '../games.ts'
import { progressBar } from '../progress.ts'
import { type Command, Failed, readArguments, readOptions, wholeNumber } from '../usage.ts'

const help = `Usage: aquila fuzz [game] [options]

Plays random matches with all invariants on: no dead end, no runaway, undo is exact and never crosses a
barrier, replay gives the same position, a branch never changes its origin, nothing hidden is seen, and the
game's own invariants. A failure saves a record that leads to it, and ends with exit code 1.

  --scenario ID      one scenario (default: all of them)
  --seats N          how many play, if the scenario leaves it open (default: as many as can)
  --matches N        matches a scenario (default: 20)
  --seed N           the first seed (default: 1); a failing seed fails again
  --check N          make the costly checks at one choice in N (default: 20)
  --pause-alike      every reaction window pauses
  --option ID=VALUE  a ruling or option of the game, any number of times
  --out FOLDER       where failures are saved (default: .aquila/failures)`

export const fuzz: Command = {
  name: 'fuzz',
  summary: 'play random matches with every invariant checked',
  help,
  async run(args) {
    const { values, positionals } = readArguments(args, {
      scenario: { type: 'string' },
      seats: { type: 'string' },
      matches: { type: 'string', default: '20' },
      seed: { type: 'string', default: '1' },
      check: { type: 'string', default: '20' },
      'pause-alike': { type: 'boolean', default: false },
      option: { type: 'string', multiple: true, default: [] },
      out: { type: 'string', default: '.aquila/failures' },
    })
    const game = gameNamed(positionals[0])
    const scenarios =
      values.scenario === undefined
        ? game.scenarios.map(({ id }) => id)
        : [scenarioNamed(game, values.scenario)]
    const matches = wholeNumber(values.matches, 'matches', 1)
    const settings = {
      seats: values.seats === undefined ? undefined : wholeNumber(values.seats, 'seats', 1),
      options: readOptions(values.option),
      pauseAlike: values['pause-alike'],
      checkOneIn: wholeNumber(values.check, 'check', 1),
    }
    const firstSeed = wholeNumber(values.seed, 'seed', 0)
    const bar = progressBar(matches * scenarios.length)
    const lines: string[] = []
    for (const scenario of scenarios) {
      let choices = 0
      for (let i = 0; i < matches; i++) {
        choices += fuzzOne(game, { ...settings, scenario, seed: firstSeed + i }, values.out)
        bar.step(`scenario ${scenario}`)
      }
      lines.push(
        `scenario ${scenario}: ${matches} matches, ${choices.toLocaleString('en')} choices, all invariants hold`,
      )
    }
    bar.end()
    console.log([`${game.title}:`, ...lines].join('\n'))
  },
}

function fuzzOne(game: AnyGame, settings: Parameters<typeof fuzzMatch>[1], folder: string): number {
  try {
    return fuzzMatch(game, settings).choices
  } catch (failure) {
    if (!(failure instanceof FuzzFailure)) throw failure
    const path = `${folder}/${game.id}-${settings.scenario}-${settings.seed}.json`
    writeRecordFile(path, failure.record)
    throw new Failed(
      `scenario ${settings.scenario}, seed ${settings.seed}: ${failure.message}\n` +
        `next would have been ${failure.next}\nthe record that leads there: ${path}`,
    )
  }
}

import { fastDice, Match } from '@aquila/engine'
import { playRandomly } from '@aquila/engine/fuzz'
import { gameNamed, scenarioNamed } from '../games.ts'
import { progressBar } from '../progress.ts'
import { type Command, readArguments, readOptions, wholeNumber } from '../usage.ts'
import { wordsOf } from '../words.ts'

const help = `Usage: aquila simulate [game] [options]

Plays random matches and tells how they ended.

  --scenario ID      the scenario (default: the first)
  --matches N        how many (default: 100)
  --seed N           the first seed; the same seed plays the same matches (default: 1)
  --option ID=VALUE  a ruling or option of the game, any number of times`

export const simulate: Command = {
  name: 'simulate',
  summary: 'play random matches and print statistics',
  help,
  async run(args) {
    const { values, positionals } = readArguments(args, {
      scenario: { type: 'string' },
      matches: { type: 'string', default: '100' },
      seed: { type: 'string', default: '1' },
      option: { type: 'string', multiple: true, default: [] },
    })
    const game = gameNamed(positionals[0])
    const scenario = scenarioNamed(game, values.scenario)
    const matches = wholeNumber(values.matches, 'matches', 1)
    const firstSeed = wholeNumber(values.seed, 'seed', 0)
    const options = readOptions(values.option)
    const words = wordsOf(game, game.load(undefined))

    const lengths: number[] = []
    const endings = new Map<string, number>()
    const bar = progressBar(matches)
    const start = performance.now()
    for (let i = 0; i < matches; i++) {
      const seed = firstSeed + i
      const match = Match.start(game, { scenario, options, dice: fastDice(seed * 2) })
      lengths.push(playRandomly(match, fastDice(seed * 2 + 1)))
      const winners = match.result?.winners.map(words.role).join(' and ') || 'nobody'
      const ending = `${winners}: ${words.outcome(match.result?.outcome ?? '')}`
      endings.set(ending, (endings.get(ending) ?? 0) + 1)
      bar.step()
    }
    bar.end()
    const seconds = (performance.now() - start) / 1000

    const choices = lengths.reduce((sum, length) => sum + length, 0)
    console.log(`${game.title}, scenario ${scenario}: ${matches} random matches in ${seconds.toFixed(1)} s`)
    console.log(
      `choices a match: ${Math.min(...lengths)} to ${Math.max(...lengths)}, ${Math.round(choices / matches)} on average`,
    )
    console.log(`choices a second: ${Math.round(choices / seconds).toLocaleString('en')}`)
    for (const [ending, count] of [...endings].sort((a, b) => b[1] - a[1])) {
      console.log(`${((100 * count) / matches).toFixed(1).padStart(6)}%  ${ending}`)
    }
  },
}

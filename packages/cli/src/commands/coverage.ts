import { type Decision, fastDice, Match, PASS } from '@aquila/engine'
import { Coverage, randomChoice, randomDecision } from '@aquila/engine/fuzz'
import { replayMatch } from '../corpus.ts'
import { type ListedGame, listedGameNamed } from '../games.ts'
import { progressBar } from '../progress.ts'
import { type Command, Failed, readArguments, wholeNumber } from '../usage.ts'
import { readIndex } from './corpus.ts'

const help = `Usage: aquila coverage [game] [options]

Prints what random matches and the recorded matches of the corpus come upon: the landmarks of the game (stratagems,
events, branches of succession ...), every kind of decision, happening and end, and the longest list of legal choices.
Ends with exit code 1 if anything was never met.

  --matches N    random matches of each scenario (default: 5)
  --seed N       the first seed (default: 1)`

/** Half of the random matches are played by people who pass in most reaction windows: else nothing is left for later. */
const PATIENCE = 40

export const coverage: Command = {
  name: 'coverage',
  summary: 'what random and recorded matches come upon, and what never',
  help,
  async run(args) {
    const { values, positionals } = readArguments(args, {
      matches: { type: 'string', default: '5' },
      seed: { type: 'string', default: '1' },
    })
    const listed = listedGameNamed(positionals[0])
    const matches = wholeNumber(values.matches, 'matches', 0)
    const random = randomMatches(listed, matches, wholeNumber(values.seed, 'seed', 0))
    const recorded = recordedMatches(listed)
    console.log(
      `${listed.game.title}: ${random.matches} random matches (${random.choices.toLocaleString('en')} choices), ` +
        `${recorded.matches} recorded ones (${recorded.choices.toLocaleString('en')})`,
    )
    for (const [group, table] of random.groups) {
      console.log(`\n${'random'.padStart(8)}  ${'recorded'.padStart(8)}  ${group}`)
      for (const [name, times] of table) {
        const again = recorded.groups.get(group)?.get(name) ?? 0
        console.log(`${String(times).padStart(8)}  ${String(again).padStart(8)}  ${name}`)
      }
    }
    random.add(recorded)
    const { task, choices } = random.longest
    console.log(`\nThe longest list of legal choices: ${choices}, for ${task}.`)
    const neverMet = random.neverMet.filter(each => !listed.tooRare.includes(each))
    if (neverMet.length > 0) throw new Failed(`never met: ${neverMet.join(', ')}`)
    console.log('\nEverything was met.')
  },
}

/** What all recorded matches of the corpus together come upon. */
export function recordedMatches(listed: ListedGame): Coverage {
  const all = new Coverage(listed.game, listed.texts.messages)
  const matches = listed.corpus
  if (matches.length === 0) return all
  const index = readIndex(listed)
  const bar = progressBar(matches.length)
  for (const match of matches) {
    bar.step(match.name)
    const entry = index[match.name]
    if (entry !== undefined) all.add(replayMatch(listed, match, entry).coverage)
  }
  bar.end()
  return all
}

/** In a reaction window in which one passes; some have words of their own for it. */
function mayPass({ window, choices }: Decision): boolean {
  return window !== undefined && choices.some(({ verb }) => verb === PASS.verb)
}

function randomMatches({ game, texts }: ListedGame, matchesOfEach: number, firstSeed: number): Coverage {
  const met = new Coverage(game, texts.messages)
  const bar = progressBar(matchesOfEach * game.scenarios.length)
  for (const { id: scenario } of game.scenarios) {
    for (let seed = firstSeed; seed < firstSeed + matchesOfEach; seed++) {
      const match = Match.start(game, { scenario, dice: fastDice(seed * 2) })
      const random = fastDice(seed * 2 + 1)
      for (;;) {
        const decision = randomDecision(match.decisions, random)
        if (decision === undefined) break
        met.decision(decision)
        const waits = seed % 2 === 0 && mayPass(decision) && random.roll(PATIENCE, 'patience', 0) > 1
        match.choose(waits ? PASS : randomChoice(decision, random), { role: decision.role })
      }
      met.match(match)
      bar.step(`scenario ${scenario}`)
    }
  }
  bar.end()
  return met
}

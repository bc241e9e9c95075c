import { readFileSync } from 'node:fs'
import { gunzipSync } from 'node:zlib'
import { type Choice, type Decision, english, Match, readRecord } from '@aquila/engine'
import { loadGame } from '@aquila/games'

const { game } = await loadGame('alea-iacta-est', english)

/** Whole matches of Alea Iacta Est that were played at random once, by `matches/make.ts`: tests take positions from them. */
const names = ['pharsalus', 'pharsalus-losses', 'last-years'] as const
type Name = (typeof names)[number]

interface Step {
  /** The match before the choice; it is the same one at every step. */
  readonly match: Match
  readonly decision: Decision
  readonly choice: Choice
}

/** The record of a match that stands before the first decision of the wanted kind. */
export function recordBefore(wanted: (decision: Decision) => boolean): string {
  for (const name of names)
    for (const { match, decision } of stepsOf(name)) if (wanted(decision)) return JSON.stringify(match.record)
  throw new Error('no recorded match has such a decision: make one with packages/web/test/matches/make.ts')
}

/** The record of a whole match. */
export function recordOfWholeMatch(): string {
  const [last] = [...stepsOf('pharsalus')].slice(-1)
  if (last === undefined) throw new Error('the match is empty')
  return JSON.stringify(last.match.record)
}

/** A recorded match, step by step, by the rules of today. */
export function* stepsOf(name: Name): Generator<Step> {
  const packed = readFileSync(new URL(`./matches/${name}.json.gz`, import.meta.url))
  const { scenario, dice, choices } = readRecord(gunzipSync(packed).toString())
  if (dice.kind === 'given') throw new Error(`${name} has no seed`)
  const match = Match.start(game, { scenario, seed: dice.seed })
  for (const { role, ...choice } of choices) {
    const { decision } = match
    if (decision === null || !('verb' in choice)) throw new Error(made(name))
    yield { match, decision, choice }
    try {
      match.choose(choice, { role })
    } catch (cause) {
      throw new Error(made(name), { cause })
    }
  }
}

function made(name: Name): string {
  return `the match '${name}' no longer follows the rules: make it again with packages/web/test/matches/make.ts`
}

import { fastDice } from '../dice/fast.ts'
import type { GameDefinition, GameTexts, Options } from '../game.ts'
import { Match } from '../match.ts'
import type { MatchRecord } from '../record.ts'
import { wordsOf } from '../words.ts'
import {
  Breach,
  branchesAreIndependent,
  explanationsHold,
  gameHolds,
  illegalChoicesAreRefused,
  secretsDoNotLeak,
  undoIsExact,
  undoTeachesNothing,
} from './invariants.ts'
import { randomChoice, randomDecision } from './random-play.ts'

export interface FuzzSettings {
  readonly scenario: string
  readonly seats?: number | undefined
  readonly options?: Options
  readonly pauseAlike?: boolean
  /** The same seed plays the same match. */
  readonly seed: number
  /** A match that needs more choices is taken for a runaway. */
  readonly mostChoices?: number
  /** The costly checks are made at one choice in so many. */
  readonly checkOneIn?: number
  /** The texts in which refusals are said: each must have words. */
  readonly texts?: Pick<GameTexts, 'messages' | 'nameOf'>
}

export interface FuzzReport {
  readonly choices: number
  readonly outcome: string
  readonly record: MatchRecord
}

/** A random match that went wrong, with the record that leads there and the choice that was to follow. */
export class FuzzFailure extends Error {
  override name = 'FuzzFailure'
  readonly record: MatchRecord
  readonly next: string

  constructor(cause: unknown, record: MatchRecord, next: string) {
    super(cause instanceof Error ? cause.message : String(cause), { cause })
    this.record = record
    this.next = next
  }
}

/** Plays a random match to its end with all invariants on. */
export function fuzzMatch<S, D>(definition: GameDefinition<S, D>, settings: FuzzSettings): FuzzReport {
  const { scenario, seats, options = {}, pauseAlike = false, seed } = settings
  const { mostChoices = 50_000, checkOneIn = 20 } = settings
  const random = fastDice(seed * 2 + 1)
  const match = Match.start(definition, { scenario, seats, options, pauseAlike, dice: fastDice(seed * 2) })
  const words = settings.texts === undefined ? null : wordsOf(settings.texts, match.position.data)
  let next = ''
  try {
    for (let made = 0; match.result === null; made++) {
      if (made >= mostChoices) throw new Breach(`no end after ${mostChoices} choices`)
      const decision = randomDecision(match.decisions, random)
      if (decision === undefined) throw new Breach('nobody must choose, and yet the match is not over')
      const choice = randomChoice(decision, random)
      next = `${decision.role}: ${JSON.stringify(choice)}`
      const thorough = random.roll(checkOneIn, 'check', made) === 1
      if (thorough) checkPosition(match, seed + made)
      const before = thorough ? match.hash : ''
      match.choose(choice, { role: decision.role })
      gameHolds(match)
      if (thorough) {
        undoTeachesNothing(match, decision.role, seed + made)
        undoIsExact(match, decision, choice, before)
        explanationsHold(match, choice, words)
      }
    }
    next = 'replay'
    const record = match.record
    const replayed = Match.replay(definition, JSON.parse(JSON.stringify(record)))
    if (replayed.hash !== match.hash) throw new Breach('the replay leads to another position')
    return { choices: match.length, outcome: match.result.outcome, record }
  } catch (cause) {
    throw new FuzzFailure(cause, match.record, next)
  }
}

function checkPosition<S, D>(match: Match<S, D>, seed: number): void {
  illegalChoicesAreRefused(match)
  branchesAreIndependent(match, seed)
  secretsDoNotLeak(match, seed)
}

import {
  type Ask,
  BadRecord,
  canonicalJson,
  copyPlain,
  type DiceSource,
  type GameDefinition,
  Match,
  type MatchRecord,
  type MatchSetUp,
  type Phase,
  type Play,
  type Rules,
} from '@aquila/engine'
import { type FordData, type FordState, type FordView, theFords } from '@aquila/engine/teaching-game'
import { expect } from 'vitest'

export const SEED = '5eed'.repeat(16)
export const OTHER_SEED = '0dd5'.repeat(16)

export type FordMatch = Match<FordState, FordData, FordView>

export function startFords(setUp: Partial<MatchSetUp> = {}): FordMatch {
  return Match.start(theFords, { scenario: 'skirmish', seed: SEED, ...setUp })
}

/** Everything that can be seen of a match from outside, as one string. */
export function portrait<S, D>(match: Match<S, D>): string {
  const roles = [...match.roles, null]
  return canonicalJson({
    record: recordOf(match),
    hash: match.hash,
    views: roles.map(role => match.view(role)),
    logs: roles.map(role => match.log(role)),
    decisions: match.decisions,
    seats: match.seats,
    result: match.result,
    undo: match.roles.map(role => match.canUndo(role)),
    checkpoint: match.checkpoint,
  })
}

/** A branch whose hidden things were dealt afresh has none. */
function recordOf<S, D>(match: Match<S, D>): MatchRecord | null {
  try {
    return match.record
  } catch (error) {
    if (error instanceof BadRecord) return null
    throw error
  }
}

/** Runs what must fail, and makes sure that it left no trace. */
export function expectNoTrace<S, D>(match: Match<S, D>, attempt: () => void): unknown {
  const before = portrait(match)
  let thrown: unknown
  try {
    attempt()
  } catch (error) {
    thrown = error
  }
  expect(thrown).toBeInstanceOf(Error)
  expect(portrait(match)).toBe(before)
  return thrown
}

/** Takes `steps` choices, each any choice of any waiting decision; stops at the end of the match. */
export function playRandomly<S, D>(match: Match<S, D>, dice: DiceSource, steps: number): void {
  for (let step = 0; step < steps && match.decision !== null; step++) {
    const decision = any(match.decisions, dice)
    match.choose(any(decision.choices, dice), { role: decision.role })
  }
}

export function any<T>(list: readonly T[], dice: DiceSource): T {
  return must(list[dice.roll(list.length, 'any', 0) - 1])
}

export function must<T>(value: T | undefined | null): T {
  if (value === undefined || value === null) throw new Error('the test expected a value here')
  return value
}

export function decisionOf<S, D>(match: Match<S, D>, role: string) {
  return must(match.decisions.find(decision => decision.role === role))
}

/** All sides offer so that they march in the order given: 2, 1, 0 influence. */
export function marchInOrder(match: FordMatch, ...order: readonly string[]): void {
  for (const [index, role] of order.entries()) match.choose({ verb: 'offer', noun: 2 - index }, { role })
}

export interface TinyState {
  notes: string[]
  secrets: Record<string, string>
}

export interface TinyView {
  readonly notes: readonly string[]
  readonly secret: string | null
}

export type Tiny = Play<TinyState, null>
export type TinyDefinition = GameDefinition<TinyState, null, TinyView>

/** A game just big enough for one test. Notes are public, secrets are each role's own. */
export function tinyGame(
  roles: readonly string[],
  phases: readonly (Partial<Phase<TinyState, null>> & { run(g: Tiny): Rules })[],
  more: Partial<TinyDefinition> = {},
): TinyDefinition {
  return {
    id: 'tiny',
    title: 'Tiny',
    version: '1.0.0',
    scenarios: [{ id: 'only', roles }],
    options: [],
    windows: [{ name: 'window', rule: 'T-1' }],
    phases: phases.map((phase, index) => ({ id: `phase-${index + 1}`, rule: `T-${index + 1}`, ...phase })),
    events: {},
    load: () => null,
    setUp: () => ({ notes: [], secrets: {} }),
    readState: state => copyPlain(state as TinyState),
    copy: copyPlain,
    view: ({ state }, role) => ({
      notes: state.notes,
      secret: role === null ? null : (state.secrets[role] ?? null),
    }),
    redeal({ state }, role, dice) {
      for (const other of Object.keys(state.secrets)) {
        if (other !== role) state.secrets[other] = `dealt ${dice.roll(1_000_000, 'redeal')}`
      }
    },
    explain: () => null,
    breaches: () => [],
    ...more,
  }
}

export function startTiny(definition: TinyDefinition, setUp: Partial<MatchSetUp> = {}) {
  return Match.start(definition, { scenario: 'only', seed: SEED, ...setUp })
}

export function ask(role: string, ...verbs: readonly string[]): Ask {
  return { role, rule: 'T-ask', task: 'ask', choices: verbs.map(verb => ({ verb })) }
}

/** Asks and notes the answer for everybody to see. */
export function* askAndNote(g: Tiny, role: string, ...verbs: readonly string[]): Rules<string> {
  const { verb } = yield ask(role, ...verbs)
  g.state.notes.push(`${role} ${verb}`)
  return verb
}

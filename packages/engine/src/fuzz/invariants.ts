import type { Choice, Decision, Role } from '../decision.ts'
import { fastDice } from '../dice/fast.ts'
import { IllegalChoice, UndoRefused } from '../errors.ts'
import { hashOf } from '../hash.ts'
import type { Match } from '../match.ts'
import type { Words } from '../words.ts'
import { playRandomly } from './random-play.ts'

/** A promise of the kernel or of a game that does not hold. */
export class Breach extends Error {
  override name = 'Breach'
}

function demand(holds: boolean, promise: string): asserts holds {
  if (!holds) throw new Breach(promise)
}

/** The game's own promises: each counter in one place, markers on their tracks. */
export function gameHolds<S, D>(match: Match<S, D>): void {
  const [breach] = match.definition.breaches(match.position)
  demand(breach === undefined, `breach of the game's invariants: ${breach}`)
}

/** A branch goes its own way: neither its choices nor its dice are seen by the match it came from. */
export function branchesAreIndependent<S, D>(match: Match<S, D>, seed: number): void {
  const before = hashOf(match.record)
  const branch = match.branch(fastDice(seed))
  demand(branch.hash === match.hash, 'a branch does not stand where its origin stands')
  playRandomly(branch, fastDice(seed), 20)
  demand(hashOf(match.record) === before, 'a branch changed its origin')
}

/** Non-interference: change only what a role cannot know, and it sees no difference. */
export function secretsDoNotLeak<S, D>(match: Match<S, D>, seed: number): void {
  for (const role of [...match.roles, null]) {
    const redealt = match.branch(fastDice(seed), { as: role })
    demand(
      hashOf(redealt.view(role)) === hashOf(match.view(role)),
      `the view of ${role ?? 'a spectator'} shows what it may not know`,
    )
    for (const decision of match.decisions) {
      if (decision.role !== role) continue
      const again = redealt.decisions.find(other => other.role === role)
      demand(
        hashOf(decision.choices) === hashOf(again?.choices),
        `the choices of ${role} depend on what it may not know`,
      )
    }
  }
}

/**
 * If a role has learned nothing since the last checkpoint, its own choices since then must lead to the same view
 * and the same decision whatever is hidden: otherwise it could look, undo, and act on what it saw.
 */
export function undoTeachesNothing<S, D>(match: Match<S, D>, role: Role, seed: number): void {
  if (!match.learnedNothingSinceCheckpoint(role)) return
  const otherDeal = match.branch(fastDice(seed), { as: role, redealAt: 'checkpoint' })
  demand(
    hashOf(otherDeal.view(role)) === hashOf(match.view(role)),
    `${role} learned something hidden, and yet may undo: a disclosure is missing`,
  )
  const [here, there] = [match, otherDeal].map(each =>
    each.decisions.find(decision => decision.role === role),
  )
  demand(
    hashOf(here?.choices ?? null) === hashOf(there?.choices ?? null),
    `the choices of ${role} betray what is hidden`,
  )
  demand(
    hashOf([here?.task ?? null, here?.about ?? null]) === hashOf([there?.task ?? null, there?.about ?? null]),
    `what ${role} is asked betrays what is hidden`,
  )
}

/** Undo gives back the very position before the choice; where it is refused, it changes nothing. */
export function undoIsExact<S, D>(
  match: Match<S, D>,
  decision: Decision,
  choice: Choice,
  before: string,
): void {
  const after = match.hash
  if (!match.canUndo(decision.role)) {
    demandRefusal(
      () => match.undo(decision.role),
      UndoRefused,
      'an undo that is not possible was not refused',
    )
    demand(match.hash === after, 'a refused undo changed the match')
    return
  }
  match.undo(decision.role)
  demand(match.hash === before, 'undo did not lead back to the position before the choice')
  match.choose(choice, { role: decision.role })
  demand(match.hash === after, 'the same choice after an undo leads elsewhere')
}

/** What is not in the list is refused, and changes nothing. */
export function illegalChoicesAreRefused<S, D>(match: Match<S, D>): void {
  const decision = match.decision
  if (decision === null) return
  const before = hashOf(match.record)
  const stranger = match.roles.find(role => !match.decisions.some(each => each.role === role))
  const attempts: (() => void)[] = [
    () => match.choose({ verb: 'no such verb' }),
    () => match.choose({ verb: decision.choices[0]?.verb ?? '', noun: 'no such noun' }),
    () => match.choose({ ...decision.choices[0] }, { decision: decision.id - 1 }),
    () => match.choose({ ...decision.choices[0] }, { role: stranger ?? 'nobody' }),
    () => match.choose(JSON.parse('{"__proto__": {"verb": "pass"}}')),
  ]
  for (const attempt of attempts) demandRefusal(attempt, IllegalChoice, 'an illegal choice was taken')
  demand(hashOf(match.record) === before, 'a refused choice changed the match')
}

/** Explanations come for whatever somebody points at, and only for what is not legal. */
export function explanationsHold<S, D>(match: Match<S, D>, choice: Choice, words: Words | null): void {
  for (const decision of match.decisions) {
    const legal = decision.choices.some(each => each.verb === choice.verb && each.noun === choice.noun)
    const refusal = match.refusal(decision.role, choice)
    demand(
      legal === (refusal === null),
      legal ? 'a legal choice is explained away' : 'no explanation for an illegal choice',
    )
    demand(
      refusal === null || words === null || words.refusal(refusal).text.length > 0,
      'an empty explanation',
    )
  }
}

function demandRefusal(attempt: () => void, kind: new (...args: never[]) => Error, promise: string): void {
  try {
    attempt()
  } catch (error) {
    if (error instanceof kind) return
    throw error
  }
  throw new Breach(promise)
}

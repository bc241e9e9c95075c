import type { Role, Rules } from '@aquila/engine'
import { leaderNoun } from '../pieces.ts'
import type { Leader, Roma } from '../state.ts'
import type { RomaChoice } from '../tasks.ts'
import { holdsCard, playCard } from './play.ts'

type Interception = RomaChoice<'react.interception' | 'react.interception-at-sea'>

/** Not to intercept. */
export const LET_PASS: Interception = { verb: 'let-pass' }

/** RV-5.45-a, RV-5.85-a: each of these Leaders may try; RV-14.2-04: or one does so by card, without a roll. */
export function interceptionChoices(g: Roma, role: Role, leaders: readonly Leader[]): Interception[] {
  const verbs = holdsCard(g, role, 'interception')
    ? (['intercept', 'intercept-by-card'] as const)
    : (['intercept'] as const)
  return verbs.flatMap(verb => leaders.map(leader => ({ verb, noun: leaderNoun(leader) })))
}

/** False: the card was cancelled (RV-14.2-19). */
export function* playInterceptionCard(g: Roma, role: Role): Rules<boolean> {
  return yield* playCard(g, role, 'interception', 'RV-14.2-04')
}

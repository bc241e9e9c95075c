import type { Choice, Rules } from '@aquila/engine'
import { activationOf, changeActivation } from '../operations/activation-state.ts'
import { controllerOf } from '../powers.ts'
import type { Leader, Roma } from '../state.ts'
import type { RomaChoice } from '../tasks.ts'
import { holdsCard, playCard } from './play.ts'

/** RV-14.2-08: Forced March or Favourable Winds, for the active Leader. */
export function activationCards(g: Roma, leader: Leader): RomaChoice<'command'>[] {
  const role = controllerOf(g.state, leader.power)
  return role !== null && holdsCard(g, role, 'forced-march') ? [{ verb: 'play', noun: 'forced-march' }] : []
}

export function* playActivationCard(g: Roma, leader: Leader, { noun }: Choice): Rules {
  const role = controllerOf(g.state, leader.power)
  if (noun !== 'forced-march' || role === null) return
  if (!(yield* playCard(g, role, 'forced-march', 'RV-14.2-08'))) return
  const die = g.dice.d6('forced march')
  changeActivation(g.state, { operations: activationOf(g.state).operations + die })
}

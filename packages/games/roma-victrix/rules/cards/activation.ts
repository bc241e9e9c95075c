import { type Choice, type Role, type Rules, reactionWindow } from '@aquila/engine'
import { areaAt } from '../../data/index.ts'
import { activationOf, changeActivation } from '../operations/activation-state.ts'
import { leaderNoun } from '../pieces.ts'
import { controllerOf } from '../powers.ts'
import type { Leader, Roma } from '../state.ts'
import type { RomaChoice } from '../tasks.ts'
import { concealedHand, holdsCard, playCard, restOfTurn } from './play.ts'

/** RV-14.2-08: Forced March or Favourable Winds, for the active Leader. */
export function activationCards(g: Roma, leader: Leader): RomaChoice<'command'>[] {
  const role = controllerOf(g.state, leader.power)
  return role !== null && holdsCard(g, role, 'forced-march') ? [{ verb: 'play', noun: 'forced-march' }] : []
}

/** RV-14.2-08: only this card gives new points to a Leader who has spent his. False: he has none. */
export function* lastPoints(g: Roma, leader: Leader, role: Role): Rules<boolean> {
  yield* reactionWindow(g, {
    name: 'spent',
    rule: 'RV-14.2-08',
    roles: [role],
    about: { leader: leaderNoun(leader), area: areaAt(leader.area).id },
    reactions: () => activationCards(g, leader),
    ...concealedHand(g, () => 'forced-march'),
    rests: () => [restOfTurn(g)],
    play: (_, choice) => playActivationCard(g, leader, choice),
  })
  return activationOf(g.state).operations > 0
}

export function* playActivationCard(g: Roma, leader: Leader, { noun }: Choice): Rules {
  const role = controllerOf(g.state, leader.power)
  if (noun !== 'forced-march' || role === null) return
  if (!(yield* playCard(g, role, 'forced-march', 'RV-14.2-08'))) return
  const die = g.dice.d6('forced march')
  changeActivation(g.state, { operations: activationOf(g.state).operations + die })
}

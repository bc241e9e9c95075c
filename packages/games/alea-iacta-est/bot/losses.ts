import { bestOf } from '../../kit/answers.ts'
import { row } from '../data/index.ts'
import { unit } from '../rules/pieces.ts'
import type { AleaPosition } from '../rules/state.ts'
import { type Answer, type Answers, advise } from './mind.ts'

/** What units are worth when some must be given up, or can be won. */

/** Quality decides battles too: a point of it counts for all the others in the force. */
export function unitWorth(position: AleaPosition, id: string): number {
  const { normal, reduced } = row(position.data.units, id)
  const ratings = unit(position, id).reduced ? reduced : normal
  return ratings.strength + ratings.quality + ratings.tactical
}

/** What it costs to flip a unit. One that is only reduced recovers in winter (AIE-9.2-a); an eliminated one does not. */
export function costOfReduction(position: AleaPosition, id: string): number {
  const { normal, reduced, kind } = row(position.data.units, id)
  const support = kind === 'auxilia' || kind === 'equites' ? 0.5 : 0
  if (unit(position, id).reduced) return reduced.strength + reduced.quality + 0.5 - support
  return 0.6 * (normal.strength - reduced.strength + normal.quality - reduced.quality) - support
}

const cheapestReduced: Answer = ({ position, decision }) =>
  advise(bestOf(decision, 'reduce', id => -costOfReduction(position, id)))

/** The least valuable unit goes. */
function giveUp(verb: string): Answer {
  return ({ position, decision }) => advise(bestOf(decision, verb, id => -unitWorth(position, id)))
}

/** The most valuable unit is hit, kept or won. */
function pickBest(verb: string): Answer {
  return ({ position, decision }) => advise(bestOf(decision, verb, id => unitWorth(position, id)))
}

export const lossAnswers: Answers = {
  'pick-losses': cheapestReduced,
  'pick-surplus-cargo': giveUp('lose'),
  'pick-deserters': giveUp('lose'),
  'pick-legion-to-disband': giveUp('disband'),
  'legions-for-antonius': giveUp('give'),
  'pick-garrison-legion': giveUp('send'),
  'keep-units': pickBest('keep'),
  'pick-turncoat': pickBest('win-over'),
  'pick-parthian-victim': pickBest('strike-down'),
  'pick-deserters-of-enemy': ({ position, decision }) =>
    advise(bestOf(decision, 'reduce', id => costOfReduction(position, id))),
}

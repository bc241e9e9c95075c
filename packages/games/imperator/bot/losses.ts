import { type Advice, row } from '@aquila/engine'
import { advise, bestOf } from '../../kit/answers.ts'
import { ratingsOf, unit } from '../rules/pieces.ts'
import type { CampaignPosition } from '../rules/state.ts'
import type { Answers, Thought } from './mind.ts'

/** What units are worth when some must be given up, or can be won. */

/** Quality decides battles too: a point of it counts for all the others in the force. */
export function unitWorth(position: CampaignPosition, id: string): number {
  const ratings = ratingsOf(position, id)
  return ratings.strength + ratings.quality + ratings.tactical
}

/** What it costs to flip a unit. One that is only reduced recovers in winter (9); an eliminated one does not. */
function costOfReduction({ doctrine, position }: Thought, id: string): number {
  const { normal, reduced, kind } = row(position.data.units, id)
  const support = doctrine.supports.includes(kind) ? 0.5 : 0
  if (unit(position, id).reduced) return reduced.strength + reduced.quality + 0.5 - support
  return 0.6 * (normal.strength - reduced.strength + normal.quality - reduced.quality) - support
}

/** The least valuable unit goes. */
export function giveUp(verb: string): (thought: Thought) => Advice | null {
  return ({ position, decision }) => advise(bestOf(decision, verb, id => -unitWorth(position, id)))
}

/** The most valuable unit is hit, kept or won. */
export function pickBest(verb: string): (thought: Thought) => Advice | null {
  return ({ position, decision }) => advise(bestOf(decision, verb, id => unitWorth(position, id)))
}

/** The unit of the enemy is hit whose reduction costs him most. */
export function hitHardest(verb: string): (thought: Thought) => Advice | null {
  return thought => advise(bestOf(thought.decision, verb, id => costOfReduction(thought, id)))
}

export const lossAnswers: Answers = {
  'pick-losses': thought => advise(bestOf(thought.decision, 'reduce', id => -costOfReduction(thought, id))),
  'pick-parthian-victim': pickBest('strike-down'),
}

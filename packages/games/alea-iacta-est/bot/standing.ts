import type { Result } from '@aquila/engine'
import { Evaluation } from '../../imperator/bot/evaluation.ts'
import { countersOf, type Measures, onlooker, prospectsIn } from '../../imperator/bot/standing.ts'
import type { FactionId } from '../data/index.ts'
import { type AleaPosition, opponentOf } from '../rules/state.ts'
import { centurio } from './character.ts'
import { doctrine } from './doctrine.ts'

/** The weights come from matches between bots: what tells early who will win. */
export const weights = {
  regions: [0.002, 0.008],
  goal: [0.5, 3],
  places: [0.02, 0.01],
  land: [0.012, 0.002],
  naves: [0.012, 0.002],
  leaders: [0.006, 0.003],
  points: [0.12, 0.12],
  republic: [0.007, 0.007],
} as const

const lookingOn = onlooker(centurio)

/**
 * What a side has before its enemy. What it hopes for and fears is looked at from both sides: the mean of both tells
 * better who will win than either does. What becomes of the Republic both fear alike.
 */
export function measuresOf(position: AleaPosition, side: FactionId): Measures {
  const own = new Evaluation(doctrine, position, side, lookingOn)
  const theirs = new Evaluation(doctrine, position, opponentOf(position, side), lookingOn)
  const [mine, his] = [prospectsIn(own), prospectsIn(theirs)]
  return {
    regions: (mine.regions + own.terms.egypt.worth() - his.regions - theirs.terms.egypt.worth()) / 2,
    goal: (own.terms.goal.lead() - theirs.terms.goal.lead()) / 2,
    places: (mine.places - his.places) / 2,
    ...countersOf(position, side),
    points: scoreOf(position, side),
    republic: own.terms.republic.worth(),
  }
}

/** AIE-10-a: victory points, where they decide. */
function scoreOf({ state, data }: AleaPosition, side: FactionId): number {
  if (data.scenarios[state.scenario].victory.kind !== 'score') return 0
  return side === 'caesarian' ? state.score : -state.score
}

/** RULING-10: both lose if the Republic dies. It is a defeat, but one that the other has no joy of. */
const REPUBLIC_DEAD = 0.02

/** What a result is worth to a side, in points. */
export function pointsOf(result: Result, side: FactionId): number {
  if (result.winners.length > 0) return result.winners.includes(side) ? 1 : 0
  return result.outcome === 'republic-dead' ? REPUBLIC_DEAD : 0.5
}

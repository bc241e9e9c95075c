import type { Result } from '@aquila/engine'
import { keenCenturio } from '../../imperator/bot/character.ts'
import { Evaluation } from '../../imperator/bot/evaluation.ts'
import { countersOf, type Measures, onlooker, prospectsIn } from '../../imperator/bot/standing.ts'
import type { SideId } from '../data/index.ts'
import { opponentOf, type SemperPosition } from '../rules/state.ts'
import { resultOf, scoresOf } from '../rules/victory.ts'
import { doctrine } from './doctrine.ts'

/** Armies and Dioceses weigh as in the other game of the series; points decide nearly every scenario of this one. */
export const weights = {
  regions: [0.002, 0.008],
  places: [0.02, 0.01],
  land: [0.012, 0.002],
  leaders: [0.006, 0.003],
  points: [0.04, 0.15],
  due: [0.06, 0.15],
  winning: [0, 1],
} as const

const lookingOn = onlooker(keenCenturio)

/** What a side has before its enemy; what it hopes for and fears is looked at from both sides. */
export function measuresOf(position: SemperPosition, side: SideId): Measures {
  const enemy = opponentOf(position, side)
  const mine = prospectsIn(new Evaluation(doctrine, position, side, lookingOn))
  const his = prospectsIn(new Evaluation(doctrine, position, enemy, lookingOn))
  const { points } = position.state
  return {
    regions: (mine.regions - his.regions) / 2,
    places: (mine.places - his.places) / 2,
    ...countersOf(position, side),
    points: points[side] - points[enemy],
    // SV-2.F-3: what the year would bring if it ended now.
    due: pointsDue(position, side) - pointsDue(position, enemy),
    winning: 2 * pointsOf(resultOf(position), side) - 1,
  }
}

function pointsDue(position: SemperPosition, side: SideId): number {
  return scoresOf(position, side).reduce((sum, { points }) => sum + points, 0)
}

/** What a result is worth to a side, in points. */
export function pointsOf({ winners }: Result, side: SideId): number {
  return winners.length === 0 ? 0.5 : winners.includes(side) ? 1 : 0
}

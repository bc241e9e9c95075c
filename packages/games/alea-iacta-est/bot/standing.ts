import type { Result } from '@aquila/engine'
import type { FactionId } from '../data/index.ts'
import { strengthOf } from '../rules/combat/odds.ts'
import { isLeader, isNaves, placesOnMap, sideOf, stackIn } from '../rules/pieces.ts'
import type { AleaPosition, Place } from '../rules/state.ts'
import { isLastYear } from '../rules/victory.ts'
import { centurio } from './character.ts'
import { Evaluation } from './evaluation.ts'
import { leaderWorth } from './expectation.ts'

/**
 * How a side stands, as one number: the logarithm of the odds that it wins. The weights come from matches between
 * bots: what tells early who will win.
 */
const weights = {
  regions: 0.004,
  regionsInLastYear: 0.008,
  places: 0.02,
  land: 0.006,
  naves: 0.008,
  leaders: 0.006,
  victoryPoint: 0.12,
  republic: 0.004,
  goal: 1.5,
} as const

/** RULING-10: both lose if the Republic dies; a little less than a draw, then. */
const REPUBLIC_DEAD = 0.1

/** How much better or worse a side stands after a look ahead than before it: from 0 to 1, half is as before. */
export function worthAfter(
  before: number,
  position: AleaPosition,
  result: Result | null,
  side: FactionId,
): number {
  if (result === null) return chanceOf(leadOf(position, side) - before)
  if (result.winners.length > 0) return result.winners.includes(side) ? 1 : 0
  // A draw is a gain for whoever was about to lose.
  const draw = 0.5 - 0.8 * (chanceOf(before) - 0.5)
  return result.outcome === 'republic-dead' ? draw - REPUBLIC_DEAD : draw
}

function chanceOf(lead: number): number {
  return 1 / (1 + Math.exp(-lead))
}

export function leadOf(position: AleaPosition, side: FactionId): number {
  const evaluation = new Evaluation(position, side, centurio)
  let regions = evaluation.aegyptii()
  for (const region of position.data.regionOrder) regions += evaluation.region(region)
  let lead = regions * (isLastYear(position) ? weights.regionsInLastYear : weights.regions)
  lead += scoreOf(position, side) * weights.victoryPoint + evaluation.republic() * weights.republic
  lead += evaluation.goal() * weights.goal
  for (const place of placesOnMap(position.data)) {
    if (stackIn(position.state, place).length === 0) continue
    lead += evaluation.place(place) * weights.places + counters(position, place, side)
  }
  return lead
}

/** The counters of a side less those of its enemy. */
function counters(position: AleaPosition, place: Place, side: FactionId): number {
  let worth = 0
  for (const piece of stackIn(position.state, place)) {
    const owner = sideOf(position, piece)
    if (owner !== null)
      worth += owner === side ? counterWorth(position, piece) : -counterWorth(position, piece)
  }
  return worth
}

function counterWorth(position: AleaPosition, piece: string): number {
  if (isLeader(position.state, piece)) return leaderWorth(position, piece) * weights.leaders
  const weight = isNaves(position.data, piece) ? weights.naves : weights.land
  return strengthOf(position, [piece]) * weight
}

/** AIE-10-a: victory points, where they decide. */
function scoreOf({ state, data }: AleaPosition, side: FactionId): number {
  if (data.scenarios[state.scenario].victory.kind !== 'score') return 0
  return side === 'caesarian' ? state.score : -state.score
}

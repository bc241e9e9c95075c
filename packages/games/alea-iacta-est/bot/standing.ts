import type { Result } from '@aquila/engine'
import { Evaluation } from '../../imperator/bot/evaluation.ts'
import { leaderWorth } from '../../imperator/bot/expectation.ts'
import { timeLeft } from '../../imperator/bot/situation.ts'
import { strengthOf } from '../../imperator/rules/combat/odds.ts'
import type { FactionId } from '../data/index.ts'
import { isLeader, isNaves, placesOnMap, sideOf, stackIn } from '../rules/pieces.ts'
import { type AleaPosition, opponentOf, type Place } from '../rules/state.ts'
import { type Character, centurio } from './character.ts'
import { type AleaTerms, doctrine } from './doctrine.ts'

/**
 * How a side stands, as one number: the logarithm of the odds that it wins. The weights come from matches between
 * bots: what tells early who will win.
 */
const weights = {
  /** At the beginning of a scenario and at its end: armies count early, what they have taken counts late. */
  regions: [0.002, 0.008],
  goal: [0.5, 3],
  land: [0.012, 0.002],
  naves: [0.012, 0.002],
  leaders: [0.006, 0.003],
  places: [0.02, 0.01],
  victoryPoint: 0.12,
  republic: 0.007,
} as const

/**
 * Who looks at a position where the look ahead ends. The enemy has given his answer there and the side moves next, so
 * that what he could do then is not feared as much as by somebody who plans.
 */
const onlooker: Character = {
  ...centurio,
  judgement: {
    ...centurio.judgement,
    contested: 0,
    alarm: 0,
    answer: 0,
    cornered: 0,
    barrier: 0,
    lastExposure: centurio.judgement.exposure,
  },
}

type Span = readonly [atFirst: number, atLast: number]

function weight([atFirst, atLast]: Span, left: number): number {
  return atLast + (atFirst - atLast) * left
}

/** RULING-10: both lose if the Republic dies. It is a defeat, but one that the other has no joy of. */
const REPUBLIC_DEAD = 0.02

/** How much better or worse a side stands after a look ahead than before it: from 0 to 1, half is as before. */
export function worthAfter(
  before: number,
  position: AleaPosition,
  result: Result | null,
  side: FactionId,
): number {
  if (result === null) return chanceOf(leadOf(position, side) - before)
  if (result.winners.length > 0) return result.winners.includes(side) ? 1 : 0
  if (result.outcome === 'republic-dead') return REPUBLIC_DEAD
  // A draw is a gain for whoever was about to lose.
  return 0.5 - 0.8 * (chanceOf(before) - 0.5)
}

function chanceOf(lead: number): number {
  return 1 / (1 + Math.exp(-lead))
}

/**
 * What a side hopes for and fears is looked at from both sides: the mean of both tells better who will win than either
 * does. What becomes of the Republic both fear alike.
 */
export function leadOf(position: AleaPosition, side: FactionId): number {
  const left = timeLeft(position)
  const own = new Evaluation(doctrine, position, side, onlooker)
  const theirs = new Evaluation(doctrine, position, opponentOf(position, side), onlooker)
  let lead = (outlookIn(own, position, left) - outlookIn(theirs, position, left)) / 2
  lead += scoreOf(position, side) * weights.victoryPoint + own.terms.republic.worth() * weights.republic
  for (const place of placesOnMap(position.data)) lead += counters(position, place, side, left)
  return lead
}

/** What the side of an evaluation has and can hope for, and what it must fear. */
function outlookIn(evaluation: Evaluation<AleaTerms>, position: AleaPosition, left: number): number {
  const { goal, egypt } = evaluation.terms
  let regions = egypt.worth()
  for (const region of position.data.regionOrder) regions += evaluation.region(region)
  let places = 0
  for (const place of placesOnMap(position.data))
    if (stackIn(position, place).length > 0) places += evaluation.place(place)
  return (
    regions * weight(weights.regions, left) +
    goal.lead() * weight(weights.goal, left) +
    places * weight(weights.places, left)
  )
}

/** The counters of a side less those of its enemy. */
function counters(position: AleaPosition, place: Place, side: FactionId, left: number): number {
  let worth = 0
  for (const piece of stackIn(position, place)) {
    const owner = sideOf(position, piece)
    if (owner === null) continue
    const value = counterWorth(position, piece, left)
    worth += owner === side ? value : -value
  }
  return worth
}

function counterWorth(position: AleaPosition, piece: string, left: number): number {
  if (isLeader(position.data, piece)) return leaderWorth(position, piece) * weight(weights.leaders, left)
  const span = isNaves(position.data, piece) ? weights.naves : weights.land
  return strengthOf(position, [piece]) * weight(span, left)
}

/** AIE-10-a: victory points, where they decide. */
function scoreOf({ state, data }: AleaPosition, side: FactionId): number {
  if (data.scenarios[state.scenario].victory.kind !== 'score') return 0
  return side === 'caesarian' ? state.score : -state.score
}

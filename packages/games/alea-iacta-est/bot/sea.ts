import {
  battleAnswers,
  isLandBattle,
  toRefuge,
  whySlipAway,
  wouldRatherLeave,
} from '../../imperator/bot/battle.ts'
import { expectBattle } from '../../imperator/bot/expectation.ts'
import { unitWorth } from '../../imperator/bot/losses.ts'
import { choiceOfPiece } from '../../imperator/bot/mind.ts'
import { endOf } from '../../imperator/bot/orders.ts'
import { refugeScore } from '../../imperator/bot/refuge.ts'
import { isLastYear, sequencesToCome } from '../../imperator/bot/situation.ts'
import { zonesAttackersCameFrom } from '../../imperator/rules/combat/forces.ts'
import { strengthOf } from '../../imperator/rules/combat/odds.ts'
import { advise, bestOf, choiceWith, firstOf } from '../../kit/answers.ts'
import type { FactionId } from '../data/index.ts'
import { harbours } from '../rules/combat/naval-evasion.ts'
import { isHopelessLandfall } from '../rules/movement/landfall.ts'
import {
  commandOf,
  isFactionLeader,
  isLeader,
  isNaves,
  landUnitsOf,
  leadersOf,
  navesOf,
  tacticalOf,
} from '../rules/pieces.ts'
import type { AleaPosition, Place } from '../rules/state.ts'
import type { AleaThought, Answer, Answers } from './position.ts'
import type { AleaBotReason } from './reasons.ts'
import { canSailAway } from './ships.ts'

/** Voyages and battles at sea: the orders are followed, and bad battles left. */

const putToSea: Answer<'put-to-sea'> = thought => {
  const { position, side, decision, mind } = thought
  const order = mind.current
  const { captain, leaders, naves, cargo } = decision.about
  if (order !== null && order.piece === captain) {
    const aboard = [...leaders, ...naves, ...cargo]
    for (const piece of order.along) {
      const embark = aboard.includes(piece) ? undefined : choiceOfPiece(thought, 'embark', piece)
      if (embark !== undefined) return advise(embark, order.reason)
    }
    const [next] = order.path
    const cast = next === undefined ? undefined : choiceWith(decision, 'to', next)
    const fleet = { leaders, naves, cargo }
    if (cast !== undefined && !isHopelessLandfall(position, side, fleet, endOf(order)))
      return advise(cast, order.reason)
  }
  return advise(firstOf(decision, 'stay'))
}

const voyage: Answer<'voyage'> = thought => {
  const { decision, mind } = thought
  const { place } = decision.about
  const order = mind.current
  const next = order?.path[order.path.indexOf(place) + 1]
  const step = next === undefined ? undefined : choiceWith(decision, 'to', next)
  if (step !== undefined && !isLost(thought, String(step.noun))) return advise(step)
  const stop = firstOf(decision, 'stop')
  // Some go to sea to fetch ships that lie there.
  if (order !== null && endOf(order) === place && !isLost(thought, place)) return advise(stop)
  // A fleet that has lost its way makes for land: ships at sea are lost in winter.
  const ashore = bestOf(decision, 'to', landfallScore(thought))
  const isSafe = ashore !== undefined && !isLost(thought, String(ashore.noun))
  return advise(isSafe || stop === undefined || isLost(thought, place) ? (ashore ?? stop) : stop)
}

/** How good it is for a fleet to put in there. */
function landfallScore(thought: Parameters<Answer<'voyage'>>[0]): (to: Place) => number {
  const score = refugeScore(thought)
  return to => {
    if (thought.position.data.zones[to] === undefined) return AT_SEA
    return isLost(thought, to) ? LOST : score(to)
  }
}

/** Worse than any coast, and worse than that. */
const AT_SEA = -100
const LOST = -1000

/** True if the voyage would end in a battle that no die can win: the sea may have taken some of those aboard. */
function isLost({ position, side, decision }: Parameters<Answer<'voyage'>>[0], to: Place): boolean {
  const passes = position.data.seas[to] !== undefined && to !== decision.about.place
  return !passes && isHopelessLandfall(position, side, decision.about, to)
}

/** AIE-8.1-d: a leader fights where more is at stake; but ships that are beaten without any are lost in winter. */
const assignLeader: Answer<'assign-leader'> = ({ position, side, decision }) => {
  const { leader, zone } = decision.about
  const ashore = strengthOf(position, landUnitsOf(position, zone, side))
  const afloat = strengthOf(position, navesOf(position, zone, side))
  const atSea = afloat > ashore || leader === captainIn(position, side, zone)
  return advise(firstOf(decision, atSea ? 'fight-at-sea' : 'fight-on-land'))
}

/** The leader of a stack whom its army misses least; null if there is only one, or a Faction Leader would have to go. */
function captainIn(position: AleaPosition, side: FactionId, zone: Place): string | null {
  const leaders = leadersOf(position, zone, side)
  const [captain] = leaders
    .filter(id => !isFactionLeader(position, id))
    .toSorted(
      (one, two) =>
        tacticalOf(position, one) - tacticalOf(position, two) ||
        commandOf(position, one) - commandOf(position, two),
    )
  return leaders.length > 1 ? (captain ?? null) : null
}

const evadeBySea: Answer<'evade-by-sea'> = thought => {
  const { position, side, enemy, decision, mind } = thought
  const { zone } = decision.about
  if (!mind.character.evades) return advise(firstOf(decision, 'stand'))
  const naval = navesOf(position, zone, enemy).length > 0 && navesOf(position, zone, side).length > 0
  const bad = naval
    ? expectBattle(position, zone, enemy, 'naval').chance > 0.55
    : isLandBattle(thought, zone) && wouldRatherLeave(thought, zone)
  if (!bad) return advise(firstOf(decision, 'stand'))
  if (wouldDrown(thought, zone, naval))
    return advise(firstOf(decision, 'stand'), { key: 'bot.no-port-in-time' } satisfies AleaBotReason)
  const why = whySlipAway(thought, zone, naval ? 'naval' : 'land')
  if (why.key !== 'bot.evade') return advise(firstOf(decision, 'stand'), why)
  return advise(
    bestOf(decision, 'evade', id => commandOf(position, id)),
    why,
  )
}

/**
 * AIE-9.1-b: true if whoever slips away to sea loses more there than he fights for. Nobody brings ships to a port any more
 * this year, and the winter takes them with all that they carry (RULING-112).
 */
function wouldDrown({ position, side, enemy }: AleaThought, zone: Place, naval: boolean): boolean {
  const atSea = position.data.zones[zone] === undefined
  if (atSea || sequencesToCome(position, side) > 0 || isLastYear(position)) return false
  const ships = strengthOf(position, navesOf(position, zone, side))
  return !naval || expectBattle(position, zone, enemy, 'naval').defenderLoses < ships
}

const slipAwayBySea: Answer<'slip-away-by-sea'> = thought => {
  const { position, decision } = thought
  const worth = (piece: string) =>
    isNaves(position.data, piece) ? 200 : isLeader(position.data, piece) ? 100 : unitWorth(position, piece)
  return advise(
    bestOf(decision, 'embark', worth) ??
      bestOf(decision, 'evade-to', refugeScore(thought)) ??
      firstOf(decision, 'stand'),
  )
}

/**
 * AIE-8.2-d: evasion by land is asked first. An army that its ships can carry waits for its turn at sea, where the ships
 * come along; by land it would leave them to be driven out without a leader (AIE-8.2-i).
 */
const evade: Answer<'evade'> = thought =>
  canEscapeAboard(thought, thought.decision.about.zone)
    ? advise(firstOf(thought.decision, 'stand'))
    : (battleAnswers.evade?.(thought) ?? null)

/** AIE-9.1-b: true if all of an army could leave aboard its ships, and bring them to a port before winter. */
function canEscapeAboard({ position, side }: AleaThought, zone: Place): boolean {
  const naves = navesOf(position, zone, side)
  if (naves.length === 0 || sequencesToCome(position, side) === 0) return false
  const everybody = [...leadersOf(position, zone, side), ...landUnitsOf(position, zone, side), ...naves]
  const force = { side, pieces: everybody, closed: zonesAttackersCameFrom(position, zone) }
  return canSailAway(position, zone, side) && harbours(position, force, zone).length > 0
}

/** What it is worth to go aboard after a defeat, as a refuge: as much as an own region, for any coast is near. */
const ABOARD = 6

/** RULING-105: the beaten go where they are safe; aboard their ships, if a leader can bring these to a port before winter (AIE-9.1-b). */
const retreat: Answer<'retreat'> = thought => {
  const { position, side, decision } = thought
  const { zone } = decision.about
  const score = refugeScore(thought)
  const ships = strengthOf(position, navesOf(position, zone, side))
  const atSea = position.data.zones[zone] === undefined || landUnitsOf(position, zone, side).length === 0
  if (ships === 0 || atSea) return advise(bestOf(decision, 'retreat', score))
  // AIE-3.4.2-b: ships without a leader stay at sea with all aboard.
  const returns = sequencesToCome(position, side) > 0 && leadersOf(position, zone, side).length > 0
  const aboard = returns ? ABOARD : Number.NEGATIVE_INFINITY
  return advise(
    bestOf(decision, 'retreat', to => (position.data.zones[to] === undefined ? aboard : score(to) - ships)),
  )
}

export const seaAnswers: Answers = {
  evade,
  retreat,
  'put-to-sea': putToSea,
  voyage,
  'assign-leader': assignLeader,
  'evade-by-sea': evadeBySea,
  'slip-away-by-sea': slipAwayBySea,
  'naves-must-leave': toRefuge('evade-to'),
}

import { isLandBattle, toRefuge, wouldRatherLeave } from '../../imperator/bot/battle.ts'
import { expectBattle } from '../../imperator/bot/expectation.ts'
import { unitWorth } from '../../imperator/bot/losses.ts'
import { advise, choiceOf, choiceOfPiece, firstOf } from '../../imperator/bot/mind.ts'
import { endOf } from '../../imperator/bot/orders.ts'
import { refugeScore } from '../../imperator/bot/refuge.ts'
import { strengthOf } from '../../imperator/rules/combat/odds.ts'
import { bestOf } from '../../kit/answers.ts'
import { commandOf, isLeader, isNaves, landUnitsOf, navesOf } from '../rules/pieces.ts'
import type { Answer, Answers } from './position.ts'

/** Voyages and battles at sea: the orders are followed, and bad battles left. */

const putToSea: Answer<'put-to-sea'> = thought => {
  const { decision, mind } = thought
  const order = mind.current
  const { captain, leaders, naves, cargo } = decision.about
  if (order !== null && order.piece === captain) {
    const aboard = [...leaders, ...naves, ...cargo]
    for (const piece of order.along) {
      const embark = aboard.includes(piece) ? undefined : choiceOfPiece(thought, 'embark', piece)
      if (embark !== undefined) return advise(embark)
    }
    const [next] = order.path
    const cast = next === undefined ? undefined : choiceOf(decision, 'to', next)
    if (cast !== undefined) return advise(cast)
  }
  return advise(firstOf(decision, 'stay'))
}

const voyage: Answer<'voyage'> = thought => {
  const { decision, mind, position } = thought
  const order = mind.current
  const next = order?.path[order.path.indexOf(decision.about.place) + 1]
  const step = next === undefined ? undefined : choiceOf(decision, 'to', next)
  if (step !== undefined) return advise(step)
  // Some go to sea to fetch ships that lie there.
  if (order !== null && endOf(order) === decision.about.place) return advise(firstOf(decision, 'stop'))
  // A fleet that has lost its way makes for land: ships at sea are lost in winter.
  const score = refugeScore(thought)
  const ashore = bestOf(decision, 'to', to => (position.data.zones[to] === undefined ? -100 : score(to)))
  return advise(ashore ?? firstOf(decision, 'stop'))
}

/** AIE-8.1-d: a leader fights where more is at stake. */
const assignLeader: Answer<'assign-leader'> = ({ position, side, decision }) => {
  const { zone } = decision.about
  const ashore = strengthOf(position, landUnitsOf(position, zone, side))
  const afloat = strengthOf(position, navesOf(position, zone, side))
  return advise(firstOf(decision, ashore >= afloat ? 'fight-on-land' : 'fight-at-sea'))
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
  return advise(
    bestOf(decision, 'evade', id => commandOf(position, id)),
    { key: 'bot.evade', values: { zone } },
  )
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

export const seaAnswers: Answers = {
  'put-to-sea': putToSea,
  voyage,
  'assign-leader': assignLeader,
  'evade-by-sea': evadeBySea,
  'slip-away-by-sea': slipAwayBySea,
  'naves-must-leave': toRefuge('evade-to'),
}

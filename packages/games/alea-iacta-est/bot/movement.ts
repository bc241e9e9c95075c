import type { Advice } from '@aquila/engine'
import { bestOf } from '../../kit/answers.ts'
import type { FactionId } from '../data/index.ts'
import { commandOf, strategicOf } from '../rules/pieces.ts'
import type { AleaPosition } from '../rules/state.ts'
import { bestInCampaign } from './campaign-stratagems.ts'
import { freshUnitsUnder } from './marches.ts'
import {
  type Answer,
  type Answers,
  aboutList,
  aboutText,
  advise,
  choiceOf,
  choiceOfPiece,
  firstOf,
  type Thought,
} from './mind.ts'
import { planSequence } from './plan.ts'
import { refugeScore } from './refuge.ts'

/** The movement of a sequence: the plan is made at its first question, and then followed step by step. */

/** A name for the sequence that a side plays now. */
export function sequenceOf({ state }: AleaPosition, side: FactionId): string {
  return `${side} ${state.year} ${state.turn.sequencesDone[side]} ${state.sequences[side]}`
}

const movement: Answer = thought => {
  const { position, side, decision, mind } = thought
  const sequence = sequenceOf(position, side)
  if (mind.sequence !== sequence || (mind.orders.length === 0 && !mind.planned)) {
    const { orders, complete } = planSequence(position, side, mind.character, mind.random)
    mind.sequence = sequence
    mind.orders = orders
    mind.planned = complete
  }
  const stratagem = bestInCampaign(thought)
  if (stratagem !== null) return stratagem
  for (let order = mind.orders.shift(); order !== undefined; order = mind.orders.shift()) {
    const choice = choiceOfPiece(thought, order.verb, order.piece)
    if (choice === undefined) continue
    mind.current = { ...order, piece: String(choice.noun) }
    return advise(choice, order.reason)
  }
  mind.current = null
  return (
    advise(firstOf(decision, 'done')) ??
    // AIE-EV-06: an agitated leader has to go before anybody else is done.
    advise(choiceOf(decision, 'lead', aboutText(decision, 'hurries'))) ??
    // AIE-3.1.1-c: the garrison is missed.
    advise(firstOf(decision, 'recall'))
  )
}

const setOut: Answer = thought => {
  const { decision, mind } = thought
  const order = mind.current
  if (order === null || order.piece !== aboutText(decision, 'leader')) return setOutWithoutOrder(thought)
  const taken = aboutList(decision, 'units')
  for (const piece of order.along) {
    const take = taken.includes(piece) ? undefined : choiceOfPiece(thought, 'take', piece)
    if (take !== undefined) return advise(take)
  }
  const [next] = order.path
  return (
    advise(next === undefined ? undefined : choiceOf(decision, 'to', next)) ?? setOutWithoutOrder(thought)
  )
}

/** Whoever must go without a plan takes his army along and goes where it is safe. */
function setOutWithoutOrder(thought: Thought): Advice | null {
  const { position, decision } = thought
  const id = aboutText(decision, 'leader')
  const forced = firstOf(decision, 'stay') === undefined || decision.about?.flight === true
  if (!forced) return advise(firstOf(decision, 'stay'))
  const taken = aboutList(decision, 'units')
  if (taken.length < commandOf(position, id)) {
    for (const piece of freshUnitsUnder(position, id, aboutText(decision, 'zone'))) {
      const take = choiceOf(decision, 'take', piece)
      if (take !== undefined) return advise(take)
    }
  }
  return advise(bestOf(decision, 'to', refugeScore(thought)) ?? firstOf(decision, 'stay'))
}

const march: Answer = thought => {
  const { decision, mind } = thought
  const order = mind.current
  const zone = aboutText(decision, 'zone')
  if (order !== null && order.piece === aboutText(decision, 'leader')) {
    const dropped = order.drops[zone]
    const drop = dropped === undefined ? undefined : choiceOfPiece(thought, 'drop', dropped)
    if (drop !== undefined) return advise(drop)
    const next = order.path[order.path.indexOf(zone) + 1]
    const step = next === undefined ? undefined : choiceOf(decision, 'to', next)
    if (step !== undefined) return advise(step)
  }
  return advise(firstOf(decision, 'stop') ?? bestOf(decision, 'to', refugeScore(thought)))
}

const marchAlone: Answer = ({ decision, mind }) => {
  const [next] = mind.current?.path ?? []
  const step = next === undefined ? undefined : choiceOf(decision, 'to', next)
  return advise(step ?? firstOf(decision, 'stay'))
}

const putToSea: Answer = thought => {
  const { decision, mind } = thought
  const order = mind.current
  if (order !== null && order.piece === aboutText(decision, 'captain')) {
    const aboard = ['leaders', 'naves', 'cargo'].flatMap(name => aboutList(decision, name))
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

const voyage: Answer = thought => {
  const { decision, mind } = thought
  const order = mind.current
  const place = aboutText(decision, 'place')
  const next = order?.path[order.path.indexOf(place) + 1]
  const step = next === undefined ? undefined : choiceOf(decision, 'to', next)
  if (step !== undefined) return advise(step)
  // A fleet that has lost its way makes for land: ships at sea are lost in winter.
  const score = refugeScore(thought)
  const ashore = bestOf(decision, 'to', to =>
    thought.position.data.zones[to] === undefined ? -100 : score(to),
  )
  return advise(ashore ?? firstOf(decision, 'stop'))
}

/** AIE-6.3-a: the leader who can save most goes first. */
const flight: Answer = thought => {
  const { position, decision } = thought
  thought.mind.current = null
  const score = (id: string) => commandOf(position, id) + strategicOf(position, id) / 10
  return advise(bestOf(decision, 'lead', score) ?? firstOf(decision, 'march', 'done'))
}

export const movementAnswers: Answers = {
  movement,
  'set-out': setOut,
  march,
  'march-alone': thought =>
    thought.decision.about?.flight === true
      ? advise(bestOf(thought.decision, 'to', refugeScore(thought)) ?? firstOf(thought.decision, 'stay'))
      : marchAlone(thought),
  'put-to-sea': putToSea,
  voyage,
  flight,
}

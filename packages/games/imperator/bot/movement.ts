import type { Advice } from '@aquila/engine'
import { advise, bestOf, choiceWith, firstOf } from '../../kit/answers.ts'
import { commandOf, placeOf, strategicOf } from '../rules/pieces.ts'
import type { Place } from '../rules/state.ts'
import type { MarchAsked } from '../rules/tasks.ts'
import { asItCanBe, asOffered, battleAhead, chanceIn, isStillRight, joiningLater } from './arrivals.ts'
import { Draft } from './draft.ts'
import { freshUnitsUnder } from './marches.ts'
import { type Answer, type Answers, choiceOfPiece, type Thought } from './mind.ts'
import { type Order, swapped, withoutDropIn } from './orders.ts'
import { Planner, planSequence } from './plan.ts'
import { reasonToAttack } from './reason-for.ts'
import { refugeScore } from './refuge.ts'
import { sequenceOf } from './situation.ts'
import { bestInCampaign } from './stratagems.ts'

/** The movement of a sequence: the plan is made at its first question, and then followed step by step. */

const movement: Answer<'movement'> = thought => {
  const { position, side, decision, doctrine, mind } = thought
  const sequence = sequenceOf(position, side)
  if (mind.sequence !== sequence || (mind.orders.length === 0 && !mind.planned)) {
    const { character, random, plans } = mind
    const { orders, complete } =
      plans === null
        ? planSequence(doctrine, position, side, character, random)
        : plans.of(doctrine, position, side, character, random)
    mind.sequence = sequence
    mind.orders = [...orders]
    mind.planned = complete
  }
  const stratagem = bestInCampaign(thought)
  if (stratagem !== null) return stratagem
  for (let given = mind.orders.shift(); given !== undefined; given = mind.orders.shift()) {
    const meant = asItCanBe(doctrine, position, side, given)
    if (meant === null) continue
    const { verb, fleet } = meant
    const choice =
      fleet === undefined ? choiceOfPiece(thought, verb, meant.piece) : choiceWith(decision, verb, fleet)
    if (choice === undefined) continue
    // One that is alike may go instead: then the reason is about that one.
    const order = fleet === undefined ? swapped(meant, meant.piece, String(choice.noun)) : meant
    const later = asOffered(position, [order, ...mind.orders]).slice(1)
    const joining = joiningLater(doctrine, position, side, order, later)
    if (!isStillRight(position, side, order, joining, mind.character.leastChance)) continue
    const battle = battleAhead(position, side, [order, ...joining])
    const reason = battle === null ? order.reason : reasonToAttack(doctrine, position, battle, order, joining)
    mind.current = reason === undefined ? order : { ...order, reason }
    return advise(choice, reason)
  }
  mind.current = null
  const { hurries } = decision.about
  return (
    advise(firstOf(decision, 'done')) ??
    // Event 6: an agitated leader has to go before anybody else is done.
    advise(hurries === null ? undefined : choiceWith(decision, 'lead', hurries)) ??
    // What must stay in a region is missed there.
    advise(firstOf(decision, 'recall'))
  )
}

const setOut: Answer<'set-out'> = thought => {
  const { decision, mind } = thought
  const { leader, units, flight } = decision.about
  if (leader !== null && !flight && mind.current?.piece !== leader) mind.current = orderFor(thought, leader)
  const order = mind.current
  if (order === null || order.piece !== leader) return setOutWithoutOrder(thought)
  for (const piece of order.along) {
    const take = units.includes(piece) ? undefined : choiceOfPiece(thought, 'take', piece)
    if (take !== undefined) return advise(take, order.reason)
  }
  const [next] = order.path
  const step = next === undefined ? undefined : choiceWith(decision, 'to', next)
  // Somebody whom the order counted on may not be offered.
  if (step !== undefined && !isHopelessStep(thought, decision.about, String(step.noun)))
    return advise(step, order.reason)
  return setOutWithoutOrder(thought)
}

/** Somebody else has chosen who goes: his order, if the plan has one for him, or the best that he can do. */
function orderFor({ position, side, doctrine, mind, decision }: Thought, leader: string): Order | null {
  const planned = mind.orders.find(({ piece, verb }) => piece === leader && verb === 'lead')
  mind.orders = mind.orders.filter(order => order !== planned)
  if (planned !== undefined || decision.choices.length === 1) return planned ?? null
  const draft = new Draft(doctrine, position, side, mind.character.foresees)
  return new Planner(draft, mind.character, mind.random).bestFor(leader, placeOf(position, leader))
}

/** A leader who must go without a plan takes his army along and goes where it is safe. */
const setOutWithoutOrder: Answer<'set-out'> = (thought): Advice | null => {
  const { position, decision } = thought
  const { leader, units, zone, flight } = decision.about
  const stay = firstOf(decision, 'stay')
  if (stay !== undefined && !flight) return advise(stay)
  if (leader !== null && units.length < commandOf(position, leader)) {
    for (const piece of freshUnitsUnder(position, leader, zone)) {
      const take = choiceWith(decision, 'take', piece)
      if (take !== undefined) return advise(take)
    }
  }
  return advise(bestOf(decision, 'to', refugeScore(thought)) ?? stay)
}

const march: Answer<'march'> = thought => {
  const { decision, mind } = thought
  const order = mind.current
  const { leader, zone } = decision.about
  if (order !== null && order.piece === leader) {
    const dropped = order.drops[zone]
    const drop = dropped === undefined ? undefined : choiceOfPiece(thought, 'drop', dropped)
    if (drop !== undefined) {
      if (mind.current !== null) mind.current = withoutDropIn(mind.current, zone)
      return advise(drop)
    }
    const next = order.path[order.path.indexOf(zone) + 1]
    const step = next === undefined ? undefined : choiceWith(decision, 'to', next)
    if (step !== undefined && !isHopelessStep(thought, decision.about, String(step.noun))) return advise(step)
  }
  return advise(firstOf(decision, 'stop') ?? bestOf(decision, 'to', refugeOnTheWay(thought)))
}

/** How good it is to go to a zone for a column that has lost its way. */
function refugeOnTheWay(thought: Parameters<Answer<'march'>>[0]): (to: Place) => number {
  const score = refugeScore(thought)
  return to => score(to) - (isHopelessStep(thought, thought.decision.about, to) ? HOPELESS : 0)
}

/** More than any refuge is better than another. */
const HOPELESS = 1000

/** True if the column would come into a battle that it cannot win: somebody may have left it on its way, or come there. */
function isHopelessStep(
  { position, side }: Pick<Thought, 'position' | 'side'>,
  { leader, units, zone }: MarchAsked,
  to: Place,
): boolean {
  const [piece, ...along] = leader === null ? units : [leader, ...units]
  if (piece === undefined) return false
  const battle = battleAhead(position, side, [
    { verb: 'lead', piece, along, from: zone, path: [to], drops: {} },
  ])
  return battle !== null && chanceIn(position, battle) === 0
}

const marchAlone: Answer<'march-alone'> = thought => {
  const { decision, mind } = thought
  const stay = firstOf(decision, 'stay')
  if (decision.about.flight) return advise(bestOf(decision, 'to', refugeScore(thought)) ?? stay)
  const [next] = mind.current?.path ?? []
  const step = next === undefined ? undefined : choiceWith(decision, 'to', next)
  return advise(step ?? stay)
}

/** 6.3: the leader who can save most goes first. */
const flight: Answer<'flight'> = thought => {
  const { position, decision } = thought
  thought.mind.current = null
  const score = (id: string) => commandOf(position, id) + strategicOf(position, id) / 10
  return advise(bestOf(decision, 'lead', score) ?? firstOf(decision, 'march', 'done'))
}

export const movementAnswers: Answers = {
  movement,
  'set-out': setOut,
  march,
  'march-alone': marchAlone,
  flight,
}

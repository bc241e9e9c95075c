import type { Advice } from '@aquila/engine'
import { strengthOf } from '../../imperator/rules/combat/odds.ts'
import { zonesToResolve } from '../../imperator/rules/combat/phase.ts'
import { bestOf, nounsOf } from '../../kit/answers.ts'
import { commandOf, isLeader, isNaves, landUnitsOf, navesOf, tacticalOf, unitsOf } from '../rules/pieces.ts'
import type { Place } from '../rules/state.ts'
import { expectBattle } from './expectation.ts'
import { unitWorth } from './losses.ts'
import { type Answer, type Answers, aboutText, advise, firstOf, type Thought } from './mind.ts'
import type { Outlook } from './position.ts'
import { refugeScore } from './refuge.ts'

/** The battles of a sequence: which comes first, who fights where, who slips away, and where the beaten go. */

/** The surest victory first: it may open a way, and its leaders stay free of the next one's fate. */
const pickBattle: Answer = thought => {
  const { position, side, decision, mind } = thought
  const choice = bestOf(decision, 'fight', zone =>
    isLandBattle(thought, zone) ? expectBattle(position, zone, side).chance : 0,
  )
  mind.battle = choice === undefined ? null : String(choice.noun)
  return advise(choice)
}

function isLandBattle({ position, side, enemy }: Outlook, zone: Place): boolean {
  return landUnitsOf(position, zone, side).length > 0 && landUnitsOf(position, zone, enemy).length > 0
}

/** The battle that a stratagem is asked for: the one named or chosen, or else the greatest still to be fought. */
export function battleAtHand(thought: Thought): Place | null {
  const { position, decision, mind } = thought
  const zones = zonesToResolve(position)
  const named = aboutText(decision, 'zone')
  if (zones.includes(named)) return named
  if (mind.battle !== null && zones.includes(mind.battle)) return mind.battle
  const size = (zone: Place) =>
    strengthOf(position, unitsOf(position, zone, 'caesarian')) +
    strengthOf(position, unitsOf(position, zone, 'republican'))
  return zones.toSorted((one, two) => size(two) - size(one))[0] ?? null
}

/** AIE-8.1-d: a leader fights where more is at stake. */
const assignLeader: Answer = ({ position, side, decision }) => {
  const zone = aboutText(decision, 'zone')
  const ashore = strengthOf(position, landUnitsOf(position, zone, side))
  const afloat = strengthOf(position, navesOf(position, zone, side))
  return advise(firstOf(decision, ashore >= afloat ? 'fight-on-land' : 'fight-at-sea'))
}

/** Whether the defender is better off elsewhere. */
export function wouldRatherLeave({ position, enemy }: Outlook, zone: Place): boolean {
  const { chance, attackerLoses, defenderLoses } = expectBattle(position, zone, enemy)
  return chance > 0.45 && defenderLoses > attackerLoses
}

const evade: Answer = thought => {
  const { position, decision, mind } = thought
  const zone = aboutText(decision, 'zone')
  if (!mind.character.evades || !wouldRatherLeave(thought, zone)) return advise(firstOf(decision, 'stand'))
  const leader = bestOf(decision, 'evade', id => commandOf(position, id) + tacticalOf(position, id) / 10)
  return advise(leader, { key: 'bot.evade', values: { zone } })
}

/** Takes everybody he can, the best first, then goes where it is safest. */
const slipAway: Answer = thought => {
  const { position, decision } = thought
  const worth = (piece: string) => (isLeader(position.data, piece) ? 100 : unitWorth(position, piece))
  return advise(bestOf(decision, 'take', worth) ?? bestOf(decision, 'evade-to', refugeScore(thought)))
}

const evadeBySea: Answer = thought => {
  const { position, enemy, decision, mind } = thought
  const zone = aboutText(decision, 'zone')
  if (!mind.character.evades) return advise(firstOf(decision, 'stand'))
  const naval = navesOf(position, zone, enemy).length > 0 && navesOf(position, zone, thought.side).length > 0
  const bad = naval
    ? expectBattle(position, zone, enemy, 'naval').chance > 0.55
    : isLandBattle(thought, zone) && wouldRatherLeave(thought, zone)
  if (!bad) return advise(firstOf(decision, 'stand'))
  return advise(
    bestOf(decision, 'evade', id => commandOf(position, id)),
    { key: 'bot.evade', values: { zone } },
  )
}

const slipAwayBySea: Answer = thought => {
  const { position, decision } = thought
  const worth = (piece: string) =>
    isNaves(position.data, piece) ? 200 : isLeader(position.data, piece) ? 100 : unitWorth(position, piece)
  return advise(
    bestOf(decision, 'embark', worth) ??
      bestOf(decision, 'evade-to', refugeScore(thought)) ??
      firstOf(decision, 'stand'),
  )
}

/** Where the beaten, the stranded and those who enter the game go. */
function toRefuge(verb: string): Answer {
  return (thought): Advice | null =>
    nounsOf(thought.decision, verb).length === 0
      ? null
      : advise(bestOf(thought.decision, verb, refugeScore(thought)))
}

export const battleAnswers: Answers = {
  'pick-battle': pickBattle,
  'assign-leader': assignLeader,
  evade,
  'slip-away': slipAway,
  'evade-by-sea': evadeBySea,
  'slip-away-by-sea': slipAwayBySea,
  'naves-must-leave': toRefuge('evade-to'),
  'solitary-flight': toRefuge('flee'),
  retreat: toRefuge('retreat'),
  'winter-quarters': toRefuge('withdraw'),
  'put-home': toRefuge('place'),
  'bring-home': toRefuge('place'),
  'conspirators-leave': toRefuge('place'),
  'place-dolabella': toRefuge('place'),
  'pick-garrison-city': toRefuge('garrison'),
}

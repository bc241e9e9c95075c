import { type Advice, chanceOf } from '@aquila/engine'
import { advise, bestOf, firstOf, nounsOf } from '../../kit/answers.ts'
import { chanceBelow, evasionTarget } from '../rules/combat/evasion.ts'
import type { BattleKind } from '../rules/combat/forces.ts'
import { strengthOf } from '../rules/combat/odds.ts'
import { zonesToResolve } from '../rules/combat/phase.ts'
import { commandOf, isLeader, landUnitsOf, tacticalOf, unitsOf } from '../rules/pieces.ts'
import type { Place } from '../rules/state.ts'
import { expectBattle } from './expectation.ts'
import { unitWorth } from './losses.ts'
import type { Answer, Answers, Outlook, Thought } from './mind.ts'
import type { CampaignBotReason } from './reasons.ts'
import { refugeScore } from './refuge.ts'

/** The battles of a sequence: which comes first, who slips away, and where the beaten go. */

/** The surest victory first: it may open a way, and its leaders stay free of the next one's fate. */
const pickBattle: Answer<'pick-battle'> = thought => {
  const { position, side, decision, mind } = thought
  const choice = bestOf(decision, 'fight', zone =>
    isLandBattle(thought, zone) ? expectBattle(position, zone, side).chance : 0,
  )
  mind.battle = choice === undefined ? null : String(choice.noun)
  return advise(choice)
}

export function isLandBattle({ position, side, enemy }: Outlook, zone: Place): boolean {
  return landUnitsOf(position, zone, side).length > 0 && landUnitsOf(position, zone, enemy).length > 0
}

/** The battle that a stratagem is asked for: the one named or chosen, or else the greatest still to be fought. */
export function battleAtHand({ position, side, enemy, mind }: Thought, named: Place): Place | null {
  const zones = zonesToResolve(position)
  if (zones.includes(named)) return named
  if (mind.battle !== null && zones.includes(mind.battle)) return mind.battle
  const size = (zone: Place) =>
    strengthOf(position, unitsOf(position, zone, side)) + strengthOf(position, unitsOf(position, zone, enemy))
  return zones.toSorted((one, two) => size(two) - size(one))[0] ?? null
}

/** Whether the defender is better off elsewhere. */
export function wouldRatherLeave({ position, enemy }: Outlook, zone: Place): boolean {
  const { chance, attackerLoses, defenderLoses } = expectBattle(position, zone, enemy)
  return chance > 0.45 && defenderLoses > attackerLoses
}

const evade: Answer<'evade'> = thought => {
  const { position, decision, mind } = thought
  const { zone } = decision.about
  if (!mind.character.evades || !wouldRatherLeave(thought, zone)) return advise(firstOf(decision, 'stand'))
  const why = whySlipAway(thought, zone)
  if (why.key !== 'bot.evade') return advise(firstOf(decision, 'stand'), why)
  const leader = bestOf(decision, 'evade', id => commandOf(position, id) + tacticalOf(position, id) / 10)
  return advise(leader, why)
}

/** 8.2: the chance to slip away, and what is left if that fails; or that no die is low enough for it. */
export function whySlipAway(
  { position, side, enemy }: Outlook,
  zone: Place,
  kind: BattleKind = 'land',
): CampaignBotReason {
  const chance = chanceBelow(position, evasionTarget(position, zone, side))
  if (chance === 0) return { key: 'bot.no-escape', values: { zone } }
  const battle = chanceOf(1 - expectBattle(position, zone, enemy, kind).chance)
  return { key: 'bot.evade', values: { zone, ...chanceOf(chance), won: battle.n, faces: battle.of } }
}

/** Takes everybody he can, the best first, then goes where it is safest. */
const slipAway: Answer<'slip-away'> = thought => {
  const { position, decision } = thought
  const worth = (piece: string) => (isLeader(position.data, piece) ? 100 : unitWorth(position, piece))
  return advise(bestOf(decision, 'take', worth) ?? bestOf(decision, 'evade-to', refugeScore(thought)))
}

/** Where the beaten, the stranded and those who enter the game go. */
export function toRefuge(verb: string): (thought: Thought) => Advice | null {
  return thought =>
    nounsOf(thought.decision, verb).length === 0
      ? null
      : advise(bestOf(thought.decision, verb, refugeScore(thought)))
}

export const battleAnswers: Answers = {
  'pick-battle': pickBattle,
  evade,
  'slip-away': slipAway,
  'solitary-flight': toRefuge('flee'),
  retreat: toRefuge('retreat'),
  'put-home': toRefuge('place'),
  'bring-home': toRefuge('place'),
}

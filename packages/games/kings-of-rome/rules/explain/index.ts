import type { Choice } from '@aquila/engine'
import { whyNotAct, whyNotBattle } from '../actions/legal.ts'
import { columnOf, destinations, whyNotLeaveRome, whyNotMove, whyNotTake } from '../actions/movement.ts'
import { whyNotDisembark, whyNotEmbark, whyNotSail, whyPeaceWithFleet } from '../actions/sailing.ts'
import { whyNotGarrison } from '../deployment/garrisons.ts'
import { isHex, isLeader, isUnit } from '../pieces.ts'
import type { KingsReason } from '../reasons.ts'
import type { KingsPosition } from '../state.ts'
import { cityVerbs, type KingsDecision } from '../tasks.ts'
import { explainBattle } from './battle.ts'

/** Why the choice is not in the decision's list. */
export function explain(
  position: KingsPosition,
  decision: KingsDecision,
  choice: Choice,
): KingsReason | null {
  const noun = String(choice.noun ?? '')
  switch (decision.task) {
    case 'action':
      return explainAction(position, choice.verb, noun)
    case 'march':
      return explainMarch(position, decision, choice.verb, noun)
    case 'sail':
      return explainSailing(position, decision, choice.verb, noun)
    case 'place-garrison':
      return isHex(noun) ? whyNotGarrison(position, decision.about.chit, noun) : null
    case 'step-back':
      return isHex(noun) ? { rule: decision.rule, why: 'not-free' } : null
    case 'mission-penalty':
      return isUnit(position.data, noun) ? { rule: decision.rule, why: 'not-your-unit' } : null
    default:
      return explainBattle(position, decision, choice)
  }
}

function explainAction(position: KingsPosition, verb: string, noun: string): KingsReason | null {
  if (verb === 'move') return whyNotMove(position, noun)
  if (verb === 'sail') return isHex(noun) ? whyNotSail(position, noun) : null
  if (verb === 'battle') return isLeader(position.data, noun) ? whyNotBattle(position, noun) : null
  const action = cityVerbs.find(each => each === verb)
  return action === undefined || !isHex(noun) ? null : whyNotAct(position, action, noun)
}

function explainMarch(
  position: KingsPosition,
  decision: KingsDecision<'march'>,
  verb: string,
  noun: string,
): KingsReason | null {
  const column = columnOf(decision)
  if (verb === 'take') return whyNotTake(position, column, noun)
  if (verb !== 'march' || !isHex(noun)) return null
  if ((destinations(position, column).get(noun)?.cost ?? 0) === 0)
    return { rule: 'KOR-MOVE-2', why: 'out-of-reach' }
  return whyNotLeaveRome(position, column)
}

function explainSailing(
  position: KingsPosition,
  { about }: KingsDecision<'sail'>,
  verb: string,
  noun: string,
): KingsReason | null {
  if (verb === 'embark') return isHex(noun) ? null : whyNotEmbark(position, noun, about.ships, about.cargo)
  if (verb === 'disembark' && about.cargo.includes(noun)) return whyNotDisembark(position, noun, about.cargo)
  if (verb !== 'sail-to' || !isHex(noun)) return null
  return whyPeaceWithFleet(position, noun) ?? { rule: 'KOR-NAV-1', why: 'no-voyage' }
}

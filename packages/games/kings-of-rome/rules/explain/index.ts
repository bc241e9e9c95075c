import type { Choice, Decision, Reason } from '@aquila/engine'
import { cityActions, whyNotBattle } from '../actions/legal.ts'
import { type Column, destinations, whyNotLeaveRome, whyNotMove, whyNotTake } from '../actions/movement.ts'
import { whyNotEmbark, whyNotSail } from '../actions/sailing.ts'
import { whyNotGarrison } from '../deployment/garrisons.ts'
import { isHex, isLeader, isUnit } from '../pieces.ts'
import type { KingsPosition } from '../state.ts'
import { explainBattle } from './battle.ts'

/** Why the choice is not in the decision's list. */
export function explain(position: KingsPosition, decision: Decision, choice: Choice): Reason | null {
  const noun = String(choice.noun ?? '')
  switch (decision.task) {
    case 'action':
      return explainAction(position, choice.verb, noun)
    case 'march':
      return explainMarch(position, decision, choice.verb, noun)
    case 'sail':
      return explainSailing(position, decision, choice.verb, noun)
    case 'place-garrison':
      return isHex(noun) ? whyNotGarrison(position, String(decision.about?.chit), noun) : null
    case 'step-back':
      return isHex(noun) ? { rule: decision.rule, why: 'not-free' } : null
    case 'mission-penalty':
      return isUnit(position.data, noun) ? { rule: decision.rule, why: 'not-your-unit' } : null
    default:
      return explainBattle(position, decision, choice)
  }
}

function explainAction(position: KingsPosition, verb: string, noun: string): Reason | null {
  if (verb === 'move') return whyNotMove(position, noun)
  if (verb === 'sail') return isHex(noun) ? whyNotSail(position, noun) : null
  if (verb === 'battle') return isLeader(position.data, noun) ? whyNotBattle(position, noun) : null
  const whyNot = cityActions[verb]
  return whyNot === undefined || !isHex(noun) ? null : whyNot(position, noun)
}

function explainMarch(
  position: KingsPosition,
  { about = {} }: Decision,
  verb: string,
  noun: string,
): Reason | null {
  const column = columnOf(about)
  if (verb === 'take') return whyNotTake(position, column, noun)
  if (verb !== 'march' || !isHex(noun)) return null
  if (!destinations(position, column).has(noun)) return { rule: 'KOR-MOVE-2', why: 'out-of-reach' }
  return whyNotLeaveRome(position, column)
}

/** The column as the question tells it. */
function columnOf(about: NonNullable<Decision['about']>): Column {
  const units = Array.isArray(about.column) ? about.column.map(String) : []
  return { leader: String(about.leader), units, spent: Number(about.spent) }
}

function explainSailing(
  position: KingsPosition,
  { about = {} }: Decision,
  verb: string,
  noun: string,
): Reason | null {
  const aboard = Array.isArray(about.cargo) ? about.cargo.map(String) : []
  if (verb === 'embark') return whyNotEmbark(position, noun, Number(about.ships), aboard)
  return verb === 'sail-to' && isHex(noun) ? { rule: 'KOR-NAV-1', why: 'no-voyage' } : null
}

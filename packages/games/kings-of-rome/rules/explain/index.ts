import type { Choice, Decision, Reason } from '@aquila/engine'
import { whyNotGarrison } from '../deployment/garrisons.ts'
import type { KingsPosition } from '../state.ts'
import { explainBattle } from './battle.ts'

/** Why the choice is not in the decision's list. */
export function explain(position: KingsPosition, decision: Decision, choice: Choice): Reason | null {
  const { task, about = {} } = decision
  const noun = String(choice.noun ?? '')
  if (task === 'place-garrison' && position.data.cities[noun] !== undefined)
    return whyNotGarrison(position, String(about.chit), noun)
  return explainBattle(position, decision, choice)
}

import type { Choice } from '@aquila/engine'
import { whyTwinOffered } from '../../../imperator/rules/alike.ts'
import type { AleaReason } from '../reasons.ts'
import type { AleaPosition } from '../state.ts'
import type { AleaDecision } from '../tasks.ts'
import { explainCampaign } from './campaign.ts'
import { explainFrame } from './frame.ts'
import { explainPolitics } from './politics.ts'
import { explainQuestion } from './questions.ts'

/** Why the choice is not in the decision's list. */
export function explain(position: AleaPosition, decision: AleaDecision, choice: Choice): AleaReason | null {
  return (
    whyTwinOffered(position, decision, choice) ??
    explainCampaign(position, decision, choice) ??
    explainFrame(position, decision, choice) ??
    explainPolitics(position, decision, choice) ??
    explainQuestion(position, decision, choice)
  )
}

import type { Choice } from '@aquila/engine'
import { whyTwinOffered } from '../../../imperator/rules/alike.ts'
import type { SemperReason } from '../reasons.ts'
import type { SemperPosition } from '../state.ts'
import type { SemperDecision } from '../tasks.ts'
import { explainCampaign } from './campaign.ts'
import { explainPolitics } from './politics.ts'
import { explainQuestion } from './questions.ts'

/** Why the choice is not in the decision's list. */
export function explain(
  position: SemperPosition,
  decision: SemperDecision,
  choice: Choice,
): SemperReason | null {
  return (
    whyTwinOffered(position, decision, choice) ??
    explainCampaign(position, decision, choice) ??
    explainPolitics(position, decision, choice) ??
    explainQuestion(position, decision, choice)
  )
}

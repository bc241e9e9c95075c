import type { Choice, Decision } from '@aquila/engine'
import { kindOf, kindsAsked } from '../../../imperator/rules/explain/kinds.ts'
import type { SemperReason } from '../reasons.ts'
import type { SemperPosition } from '../state.ts'

/** Why not: what was pointed at is not the kind of thing that is asked for, or not one of those in the list. */
export function explainQuestion(
  position: SemperPosition,
  decision: Decision,
  choice: Choice,
): SemperReason | null {
  const { rule } = decision
  const noun = String(choice.noun ?? '')
  const kind = kindOf(position, noun)
  if (kind === null) return null
  const asked = kindsAsked(position, decision)
  if (asked.has(kind)) return { rule, why: 'not-a-choice-here', about: { noun } }
  if (kind === 'sea' && asked.has('land')) return { rule, why: 'land-asked', about: { zone: noun } }
  if (asked.has('land') || asked.has('sea')) return { rule, why: 'place-asked' }
  if (asked.has('leader') && asked.has('unit')) return { rule, why: 'counter-asked' }
  if (asked.has('leader')) return { rule, why: 'leader-asked' }
  if (asked.has('unit')) return { rule, why: 'unit-asked' }
  return { rule, why: 'something-else-asked' }
}

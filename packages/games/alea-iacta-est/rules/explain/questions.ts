import type { Choice } from '@aquila/engine'
import { type Kind, kindOf, kindsAsked } from '../../../imperator/rules/explain/kinds.ts'
import { stratagemIds } from '../../data/stratagems.ts'
import type { AleaReason } from '../reasons.ts'
import type { AleaPosition } from '../state.ts'
import type { AleaDecision } from '../tasks.ts'

/**
 * Why not: questions whose list of choices says it all, so that what is not in it has one reason; and at last, what
 * the question is about at all.
 */

export function explainQuestion(
  position: AleaPosition,
  decision: AleaDecision,
  choice: Choice,
): AleaReason | null {
  if (stratagemIds.some(id => id === choice.verb)) return whyNotNow(decision, choice.verb)
  const noun = String(choice.noun ?? '')
  const asked = kindsAsked(position, decision)
  const kind = kindOf(position, noun)
  if (kind === null) return null
  if (!asked.has(kind)) return whyOtherKind(decision.rule, noun, kind, asked)
  return whyNotInList(decision, noun)
}

/** The one reason why something of the right kind is not in the list. */
function whyNotInList(decision: AleaDecision, noun: string): AleaReason | null {
  const { rule } = decision
  switch (decision.task) {
    case 'pick-battle':
      return { rule, why: 'no-combat-there', about: { zone: noun } }
    case 'pick-garrison-city':
      return { rule, why: 'not-a-garrison-city', about: { zone: noun, region: decision.about.region } }
    case 'put-home':
    case 'bring-home':
      return { rule, why: 'not-their-home', about: { zone: noun, piece: decision.about.piece } }
    case 'place-dolabella':
      return { rule, why: 'not-the-nearest', about: { zone: noun } }
    case 'enter-leader':
      return { rule, why: 'not-on-its-units', about: { leader: decision.about.leader } }
    case 'offer-triumvirate':
      return { rule, why: 'not-the-pretender', about: { leader: noun } }
    case 'pick-losses':
      return { rule, why: 'not-in-the-battle', about: { piece: noun } }
    case 'pick-surplus-cargo':
      return { rule, why: 'not-aboard', about: { piece: noun } }
    case 'pick-turncoat':
      return { rule, why: 'not-a-turncoat', about: { piece: noun } }
    case 'pick-parthian-victim':
      return { rule, why: 'not-struck', about: { piece: noun } }
    case 'pick-recruit':
      return { rule, why: 'not-in-the-levy', about: { unit: noun } }
    case 'keep-units':
      return { rule, why: 'not-in-this-army', about: { piece: noun, zone: decision.about.zone } }
    case 'legions-for-antonius':
      return { rule, why: 'not-your-legion', about: { unit: noun } }
    case 'pick-deserters-of-enemy':
      return { rule, why: 'not-an-enemy-legion-there', about: { piece: noun, zone: decision.about.zone } }
    default:
      return null
  }
}

/** AIE-6-c: outside the windows no stratagem is played; in those of a battle and of a roll only some are. */
function whyNotNow({ window }: AleaDecision, stratagem: string): AleaReason {
  if (window === 'after-roll') return { rule: 'AIE-6.3-b', why: 'not-after-roll' }
  if (window === 'after-battle') return { rule: 'AIE-6.3-k', why: 'not-after-battle' }
  return { rule: 'AIE-6-c', why: 'not-this-moment', about: { stratagem } }
}

/** What was pointed at is not the kind of thing that is asked for. */
function whyOtherKind(rule: string, noun: string, kind: Kind, asked: ReadonlySet<Kind>): AleaReason {
  if (kind === 'sea' && asked.has('land')) return { rule, why: 'land-asked', about: { zone: noun } }
  if (kind === 'unit' && asked.has('leader')) return { rule, why: 'leader-asked' }
  if (kind === 'leader' && asked.has('unit')) return { rule, why: 'unit-asked' }
  if (asked.has('land') || asked.has('sea')) return { rule, why: 'place-asked' }
  if (asked.has('leader') || asked.has('unit')) return { rule, why: 'counter-asked' }
  return { rule, why: 'something-else-asked' }
}

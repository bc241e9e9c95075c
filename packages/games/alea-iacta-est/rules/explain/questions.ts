import type { Choice, PlainRecord, Reason } from '@aquila/engine'
import { type Kind, kindOf, kindsAsked } from '../../../imperator/rules/explain/kinds.ts'
import { stratagemIds } from '../../data/stratagems.ts'
import type { AleaPosition } from '../state.ts'
import type { AleaDecision, AleaTask } from '../tasks.ts'

/**
 * Why not: questions whose list of choices says it all, so that what is not in it has one reason; and at last, what
 * the question is about at all.
 */

/** For each question the reason, and what it is called in the message. */
const onlyReason: { readonly [task in AleaTask]?: { readonly why: string; readonly noun: string } } = {
  'pick-battle': { why: 'no-combat-there', noun: 'zone' },
  'pick-garrison-city': { why: 'not-a-garrison-city', noun: 'zone' },
  'put-home': { why: 'not-their-home', noun: 'zone' },
  'bring-home': { why: 'not-their-home', noun: 'zone' },
  'place-dolabella': { why: 'not-the-nearest', noun: 'zone' },
  'enter-leader': { why: 'not-on-its-units', noun: 'zone' },
  'offer-triumvirate': { why: 'not-the-pretender', noun: 'leader' },
  'pick-losses': { why: 'not-in-the-battle', noun: 'piece' },
  'pick-surplus-cargo': { why: 'not-aboard', noun: 'piece' },
  'pick-turncoat': { why: 'not-a-turncoat', noun: 'piece' },
  'pick-parthian-victim': { why: 'not-struck', noun: 'piece' },
  'pick-recruit': { why: 'not-in-the-levy', noun: 'unit' },
  'keep-units': { why: 'not-in-this-army', noun: 'piece' },
  'legions-for-antonius': { why: 'not-your-legion', noun: 'unit' },
  'pick-deserters-of-enemy': { why: 'not-an-enemy-legion-there', noun: 'piece' },
}

export function explainQuestion(
  position: AleaPosition,
  decision: AleaDecision,
  choice: Choice,
): Reason | null {
  const { task, rule, about = {} } = decision
  if (stratagemIds.some(id => id === choice.verb)) return whyNotNow(decision, choice.verb)
  const noun = String(choice.noun ?? '')
  const asked = kindsAsked(position, decision)
  const kind = kindOf(position, noun)
  if (kind === null) return null
  if (!asked.has(kind)) return whyOtherKind(rule, noun, kind, asked)
  const reason = onlyReason[task]
  return reason === undefined ? null : { rule, why: reason.why, about: valuesFor(about, reason.noun, noun) }
}

/** AIE-6-c: outside the windows no stratagem is played; in those of a battle and of a roll only some are. */
function whyNotNow({ window }: AleaDecision, stratagem: string): Reason {
  if (window === 'after-roll') return { rule: 'AIE-6.3-b', why: 'not-after-roll' }
  if (window === 'after-battle') return { rule: 'AIE-6.3-k', why: 'not-after-battle' }
  return { rule: 'AIE-6-c', why: 'not-this-moment', about: { stratagem } }
}

/** What was pointed at is not the kind of thing that is asked for. */
function whyOtherKind(rule: string, noun: string, kind: Kind, asked: ReadonlySet<Kind>): Reason {
  if (kind === 'sea' && asked.has('land')) return { rule, why: 'land-asked', about: { zone: noun } }
  if (kind === 'unit' && asked.has('leader')) return { rule, why: 'leader-asked' }
  if (kind === 'leader' && asked.has('unit')) return { rule, why: 'unit-asked' }
  if (asked.has('land') || asked.has('sea')) return { rule, why: 'place-asked' }
  if (asked.has('leader') || asked.has('unit')) return { rule, why: 'counter-asked' }
  return { rule, why: 'something-else-asked' }
}

/** The values of the question, with what was pointed at under its name. */
function valuesFor(about: PlainRecord, name: string, noun: string): PlainRecord {
  return { ...about, [name]: noun }
}

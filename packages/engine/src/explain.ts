import { type Choice, findChoice, type Role, type RuleId } from './decision.ts'
import type { Reason } from './game.ts'
import { readChoice } from './legal.ts'
import type { Match } from './match.ts'

/** Why a role cannot make a choice now, as data: the screen that shows it says it in its own language. */
export type Refusal =
  | { readonly why: 'by-the-rules'; readonly rule: RuleId; readonly reason: Reason }
  | { readonly why: 'over'; readonly rule: RuleId }
  | { readonly why: 'not-asked'; readonly rule: RuleId; readonly asked: Role }
  /** The choice has nothing to do with the question, so that the rules have no reason to give. */
  | { readonly why: 'not-offered'; readonly rule: RuleId; readonly choice: Choice }

/** An answer to "why can I not do this?". */
export interface Explanation {
  readonly rule: RuleId
  readonly text: string
  /** False if the choice has nothing to do with the question, so that the rules have no reason to give. */
  readonly reasoned: boolean
}

/** Why a role cannot make this choice now; null if it can. */
export function refusalOf<S, D, V>(
  { definition, position, decisions, result }: Match<S, D, V>,
  role: Role,
  choice: Choice,
): Refusal | null {
  const [first] = decisions
  if (first === undefined) return { why: 'over', rule: result?.rule ?? '' }
  const decision = decisions.find(candidate => candidate.role === role)
  if (decision === undefined) return { why: 'not-asked', rule: first.rule, asked: first.role }
  const { verb, noun } = readChoice(choice)
  if (findChoice(decision.choices, verb, noun) !== undefined) return null
  const meant = noun === undefined ? { verb } : { verb, noun }
  const reason = definition.explain(position, decision, meant)
  if (reason !== null) return { why: 'by-the-rules', rule: reason.rule, reason }
  return { why: 'not-offered', rule: decision.rule, choice: meant }
}

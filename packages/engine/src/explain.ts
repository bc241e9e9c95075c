import { type Choice, describeChoice, findChoice, type Role, type RuleId } from './decision.ts'
import { readChoice } from './legal.ts'
import type { Match } from './match.ts'
import { kernelSay } from './messages/kernel.ts'
import type { Words } from './words.ts'

/** An answer to "why can I not do this?". */
export interface Explanation {
  readonly rule: RuleId
  readonly text: string
  /** False if the choice has nothing to do with the question, so that the rules have no reason to give. */
  readonly reasoned: boolean
}

/** Why a role cannot make this choice now; null if it can. */
export function explain<S, D, V>(
  { definition, position, decisions, result }: Match<S, D, V>,
  role: Role,
  choice: Choice,
  words: Words,
): Explanation | null {
  const [first] = decisions
  if (first === undefined) return { rule: result?.rule ?? '', text: kernelSay('why.over'), reasoned: true }
  const decision = decisions.find(candidate => candidate.role === role)
  if (decision === undefined) {
    const text = kernelSay('why.not-asked', { role: words.role(first.role) })
    return { rule: first.rule, text, reasoned: true }
  }
  const { verb, noun } = readChoice(choice)
  if (findChoice(decision.choices, verb, noun) !== undefined) return null
  const meant = noun === undefined ? { verb } : { verb, noun }
  const reason = definition.explain(position, decision, meant)
  if (reason !== null) return { rule: reason.rule, text: words.why(reason), reasoned: true }
  const text = kernelSay('why.not-offered', { choice: describeChoice(meant) })
  return { rule: decision.rule, text, reasoned: false }
}

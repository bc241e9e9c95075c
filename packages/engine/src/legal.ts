import { type Choice, type Decision, describeChoice, findChoice, type Noun, type Role } from './decision.ts'
import { IllegalChoice } from './errors.ts'
import { isPlainObject } from './plain.ts'
import { quoted } from './quote.ts'

const LONGEST_VERB = 120
const LONGEST_NOUN = 200

/** The member of the decision's list that the input names; throws `IllegalChoice` if there is none. */
export function legalChoice(decision: Decision, input: unknown): Choice {
  const { verb, noun } = readChoice(input)
  const legal = findChoice(decision.choices, verb, noun)
  if (legal !== undefined) return legal
  const known = decision.choices.some(choice => choice.verb === verb)
  throw new IllegalChoice(
    known ? 'unknown-noun' : 'unknown-verb',
    decision.rule,
    `${describeChoice(noun === undefined ? { verb } : { verb, noun })} is not a legal choice for ${decision.role} now: ` +
      (known ? `"${verb}" is possible, but not so` : `"${verb}" is not possible`),
  )
}

/** Which of the waiting decisions is meant. */
export function decisionMeant(
  pending: readonly Decision[],
  by: { readonly role?: Role | undefined; readonly decision?: number | undefined },
  roles: readonly Role[],
): Decision {
  const first = pending[0]
  if (first === undefined)
    throw new IllegalChoice('match-over', null, 'the match is over: there is nothing to choose')
  if (by.role !== undefined && by.role !== first.role && !roles.includes(by.role)) {
    throw new IllegalChoice('unknown-role', null, `there is no role ${quoted(by.role)} in this match`)
  }
  // Roles that choose together come to their next question one by one: ids are compared with that of the role.
  const isFirst = by.role === undefined || by.role === first.role
  const decision = isFirst ? first : pending.find(candidate => candidate.role === by.role)
  const { id, rule } = decision ?? first
  if (by.decision !== undefined && by.decision !== id) {
    throw new IllegalChoice(
      'stale-decision',
      rule,
      `decision ${quoted(by.decision)} is not the one that waits, which is ${id}`,
    )
  }
  if (decision === undefined) {
    const waiting = pending.map(candidate => candidate.role).join(', ')
    throw new IllegalChoice(
      'wrong-role',
      first.rule,
      `it is not for ${by.role} to choose now, but for ${waiting}`,
    )
  }
  return decision
}

/** A choice from outside: nothing but an own `verb` and an own `noun`, of sensible sizes. */
export function readChoice(input: unknown): { verb: string; noun: Noun | undefined } {
  const { verb, noun } = ownValues(input)
  if (typeof verb !== 'string') throw malformed('the verb of a choice is a string')
  if (verb.length === 0 || verb.length > LONGEST_VERB)
    throw malformed(`a verb has 1 to ${LONGEST_VERB} characters`)
  if (noun === undefined) return { verb, noun: undefined }
  if (typeof noun === 'number') {
    if (!Number.isFinite(noun)) throw malformed('the noun of a choice is a finite number or a string')
    return { verb, noun }
  }
  if (typeof noun !== 'string') throw malformed('the noun of a choice is a string or a number')
  if (noun.length > LONGEST_NOUN) throw malformed(`a noun has at most ${LONGEST_NOUN} characters`)
  return { verb, noun }
}

/** Reads each value once and calls no accessor. What cannot even be looked at (a Proxy may throw) is no choice. */
function ownValues(input: unknown): { verb?: unknown; noun?: unknown } {
  try {
    if (!isPlainObject(input)) throw malformed('a choice is an object with a verb and perhaps a noun')
    const values: { verb?: unknown; noun?: unknown } = {}
    for (const key of Reflect.ownKeys(input)) {
      if (key !== 'verb' && key !== 'noun')
        throw malformed(`a choice has a verb and perhaps a noun, not ${quoted(String(key))}`)
      const property = Object.getOwnPropertyDescriptor(input, key)
      if (property?.get !== undefined || property?.set !== undefined)
        throw malformed(`the ${key} of a choice is a value, not an accessor`)
      values[key] = property?.value
    }
    return values
  } catch (error) {
    throw error instanceof IllegalChoice ? error : malformed('a choice is an object that can be read')
  }
}

function malformed(message: string): IllegalChoice {
  return new IllegalChoice('malformed', null, message)
}

import { RulesFault } from './errors.ts'
import type { PlainRecord } from './plain.ts'
import type { Together } from './together.ts'

/** A side of the game: 'caesarian', 'rome'. Who sits there is another matter, see `Seats`. */
export type Role = string

/** The id of a rule in a game's rulebook: 'AIE-8.2-a'. */
export type RuleId = string

export type Noun = string | number

/** One small step somebody may take: a verb and, if need be, what it is done to. */
export interface Choice {
  readonly verb: string
  readonly noun?: Noun
}

/** What the rules yield when a role must choose. `choices` is the full list: what is not in it is illegal. */
export interface Ask {
  readonly role: Role
  readonly rule: RuleId
  /** What is asked, as a key of the game's messages: 'pick-losses'. */
  readonly task: string
  readonly choices: readonly Choice[]
  /** Values for the message of the task: which zone, how many still to lose. */
  readonly about?: PlainRecord | undefined
  /** A single choice is taken by itself, unless the rules say that the player must confirm it. */
  readonly confirm?: boolean | undefined
  /** The name of the reaction window this belongs to, if any. */
  readonly window?: string | undefined
}

/** An `Ask` that has been put to its role and waits for the answer. */
export interface Decision extends Ask {
  /** Never used twice in a match, so that a late or doubled answer is recognised as stale. */
  readonly id: number
}

/** How a match ended. */
export interface Result {
  /** No winner is a draw, or a game that everybody lost: `outcome` tells. */
  readonly winners: readonly Role[]
  /** A key of the game's messages: 'decisive', 'republic-dead'. */
  readonly outcome: string
  readonly rule: RuleId
  readonly scores?: { readonly [role: Role]: number }
}

/** The end of the match, yielded from anywhere in the rules; they are not resumed. */
export class Over {
  readonly result: Result

  constructor(result: Result) {
    this.result = result
  }
}

/** What rules may yield. */
export type Step = Ask | Together | Over

/** A procedure of the rulebook: runs until somebody must choose, yields that, goes on with the choice. */
export type Rules<T = void> = Generator<Step, T, Choice>

export const PASS: Choice = Object.freeze({ verb: 'pass' })

/** Ends the match here and now. */
export function* endMatch(result: Result): Rules<never> {
  yield new Over(result)
  throw new Error('rules were resumed after the end of the match')
}

/** A question as it is; a game gives this the type of its own list of questions, see `Asker`. */
export function ask(question: Ask): Ask {
  return question
}

/** A choice for each noun, all under one verb. */
export function choicesWith<V extends string, N extends Noun>(
  verb: V,
  nouns: readonly N[],
): { verb: V; noun: N }[] {
  return nouns.map(noun => ({ verb, noun }))
}

/** Asks for one of `nouns`, all under one verb, and gives the noun chosen. */
export function* pick<N extends Noun>(
  ask: Omit<Ask, 'choices'> & { readonly verb: string; readonly nouns: readonly N[] },
): Rules<N> {
  const { role, rule, task, verb, nouns, about, confirm, window } = ask
  const choices = choicesWith(verb, nouns)
  const answer = yield { role, rule, task, choices, about, confirm, window }
  const picked = nouns.find(noun => noun === answer.noun)
  if (picked === undefined)
    throw new Error(`${ask.rule}: the answer ${JSON.stringify(answer)} is not a ${verb}`)
  return picked
}

export function findChoice(
  choices: readonly Choice[],
  verb: string,
  noun: Noun | undefined,
): Choice | undefined {
  for (const choice of choices) if (choice.verb === verb && choice.noun === noun) return choice
  return undefined
}

/** The answer to a question that leaves no choice; null if somebody must decide. */
export function onlyChoice(ask: Ask): Choice | null {
  const first = ask.choices[0]
  if (first === undefined) {
    throw new RulesFault(`dead end: ${ask.role} must do "${ask.task}" (${ask.rule}), but has no legal choice`)
  }
  return ask.choices.length === 1 && ask.confirm !== true ? first : null
}

export function describeChoice(choice: Choice): string {
  return choice.noun === undefined ? `"${choice.verb}"` : `"${choice.verb} ${choice.noun}"`
}

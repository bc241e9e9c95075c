import {
  type Advice,
  type Bot,
  type BotReason,
  type Choice,
  type Decision,
  type DecisionOf,
  makeBot,
  type Noun,
  type Seat,
  type TasksLike,
} from '@aquila/engine'

/**
 * How a bot answers questions. A game writes its answers by task, each as a function of what the bot goes by (`O`: the
 * position, a plan, a character) and of the question; `botThatAnswers` makes a bot of them.
 */

/** How the questions of a list are answered; null: the bot has no opinion. */
export type AnswersTo<T extends TasksLike<T>, O> = {
  readonly [K in keyof T]?: AnswerTo<T, K, O>
}

/** How one of them is. */
export type AnswerTo<T extends TasksLike<T>, K extends keyof T, O> = (
  asked: O & { readonly decision: DecisionOf<T, K> },
) => Advice | null

/** All that a bot needs beside its name. */
export interface Answering<T extends TasksLike<T>, O, S> {
  readonly answers: AnswersTo<T, O>
  /** What the bot goes by, whatever is asked. */
  readonly outlook: (seat: S) => O
  /** The verbs that do least, the least first: taken without an opinion. If there is none, the first choice is. */
  readonly idle?: readonly string[]
  /** Why such a choice is made, where nothing more is said of it. */
  readonly ground?: (decision: Decision, choice: Choice) => BotReason | null
}

/** A bot that answers by task. */
export function botThatAnswers<T extends TasksLike<T>, O, V, D, Q extends Decision>(
  name: string,
  { answers, outlook, idle = [], ground = () => null }: Answering<T, O, Seat<V, D, Q>>,
): Bot<V, D, Q> {
  // Each question goes to the answer of its own task. The compiler cannot follow that through the list.
  const byTask = answers as { readonly [task: string]: Answered<O, Q> | undefined }
  return makeBot(name, (seat: Seat<V, D, Q>): Advice => {
    const { decision } = seat
    const advice = byTask[decision.task]?.({ ...outlook(seat), decision }) ?? {
      choice: safeChoice(decision, idle),
    }
    const reason = advice.reason ?? ground(decision, advice.choice)
    return reason === null ? advice : { ...advice, reason }
  })
}

type Answered<O, Q> = (asked: O & { readonly decision: Q }) => Advice | null

/** What does least; where nothing does little, the first choice. */
export function safeChoice(decision: Decision, idle: readonly string[] = []): Choice {
  const choice = firstOf(decision, ...idle) ?? decision.choices[0]
  if (choice === undefined) throw new Error(`${decision.rule}: nothing to choose from`)
  return choice
}

/** A choice with its reason, as an answer; null if there is no such choice. */
export function advise(choice: Choice | undefined, reason?: BotReason): Advice | null {
  if (choice === undefined) return null
  return reason === undefined ? { choice } : { choice, reason }
}

/** What is looked for among the choices of a question. */
type Question = Pick<Decision, 'choices'>
/** The verbs that a question is answered with. */
type VerbIn<Q extends Question> = Q['choices'][number]['verb']

/** The choice with this verb and, if it is given, this noun. */
export function choiceWith<Q extends Question>(
  { choices }: Q,
  verb: VerbIn<Q>,
  noun?: Noun,
): Choice | undefined {
  return choices.find(choice => choice.verb === verb && (noun === undefined || choice.noun === noun))
}

/** The first choice with the first of these verbs that is offered. */
export function firstOf<Q extends Question>(decision: Q, ...verbs: readonly VerbIn<Q>[]): Choice | undefined {
  for (const verb of verbs) {
    const found = choiceWith(decision, verb)
    if (found !== undefined) return found
  }
  return undefined
}

/** The nouns offered under a verb. */
export function nounsOf<Q extends Question>({ choices }: Q, verb: VerbIn<Q>): string[] {
  return choices.filter(choice => choice.verb === verb).map(({ noun }) => String(noun))
}

/** The choice under a verb whose noun scores highest; of equals the first. */
export function bestOf<Q extends Question>(
  { choices }: Q,
  verb: VerbIn<Q>,
  score: (noun: string) => number,
): Choice | undefined {
  let best: Choice | undefined
  let high = Number.NEGATIVE_INFINITY
  for (const choice of choices) {
    if (choice.verb !== verb) continue
    const value = score(String(choice.noun))
    if (best !== undefined && value <= high) continue
    best = choice
    high = value
  }
  return best
}

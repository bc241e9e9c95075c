import type { Ask, Choice, Decision, Noun, Rules } from './decision.ts'
import type { PlainRecord } from './plain.ts'

/**
 * The questions of a game, by task: what each tells beside the list of choices (`about`, the values of its message) and
 * the verbs it is answered with. A game writes this list once, as an interface, and puts its questions with an `Asker`
 * and a `Picker` of it; a reader of one (explanations, odds, table, bots) gets it as `DecisionOf`. So a task is spelt
 * alike everywhere, and what it tells has a type.
 */
export interface Task {
  readonly about?: PlainRecord
  readonly verb: string
}

/** What a list of tasks looks like. */
export type TasksLike<T> = { readonly [K in keyof T]: Task }

/** A task that tells nothing has no `about`. */
type AboutOf<T extends Task> = T extends { readonly about: infer A }
  ? { readonly about: A }
  : { readonly about?: undefined }

export type VerbOf<T extends TasksLike<T>> = T[keyof T]['verb']

/** A choice with the verbs of these tasks. */
export type ChoiceOf<T extends TasksLike<T>, K extends keyof T = keyof T> = Choice & {
  readonly verb: T[K]['verb']
}

/** A question of the list, as the rules put it. */
export type AskOf<T extends TasksLike<T>, K extends keyof T = keyof T> = {
  [P in K]: Omit<Ask, 'task' | 'about' | 'choices'> &
    AboutOf<T[P]> & { readonly task: P; readonly choices: readonly ChoiceOf<T, P>[] }
}[K]

/** A question of the list, as `pick` puts it: one verb, and the nouns to pick from. */
export type PickOf<T extends TasksLike<T>, N extends Noun> = {
  [P in keyof T]: Omit<Ask, 'task' | 'about' | 'choices'> &
    AboutOf<T[P]> & { readonly task: P; readonly verb: T[P]['verb']; readonly nouns: readonly N[] }
}[keyof T]

/** A question of the list that waits for its answer. */
export type DecisionOf<T extends TasksLike<T>, K extends keyof T = keyof T> = AskOf<T, K> &
  Pick<Decision, 'id'>

/** `ask`, for the questions of this list. */
export type Asker<T extends TasksLike<T>> = (question: AskOf<T>) => Ask

/** `pick`, for the questions of this list. */
export type Picker<T extends TasksLike<T>> = <N extends Noun>(question: PickOf<T, N>) => Rules<N>

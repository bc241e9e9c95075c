import type { Role, RuleId } from './decision.ts'
import type { FieldLists, Fields, OpenValues, SecretValues, SeenValues } from './fields.ts'
import type { SeenEvent } from './log.ts'

/**
 * The events of a game, by kind: what each tells, field by field. A game writes this list once (`rules/events.ts`); `tell`
 * takes only what stands in it, and a reader of the log (table, story, lessons, habits) gets a union by kind.
 */
export type EventOf<E extends FieldLists, K extends keyof E = keyof E> = {
  [P in K]: { readonly kind: P; readonly rule: RuleId } & OpenPart<E[P]> & Secret<E[P]>
}[K]

type OpenPart<F extends Fields> = [keyof OpenValues<F>] extends [never]
  ? { readonly data?: Record<never, never> }
  : { readonly data: OpenValues<F> }

type Secret<F extends Fields> = [keyof SecretValues<F>] extends [never]
  ? { readonly secret?: undefined }
  : Record<never, never> extends SecretValues<F>
    ? { readonly secret?: ForSome<F> | undefined }
    : { readonly secret: ForSome<F> }

interface ForSome<F extends Fields> {
  readonly to: readonly Role[]
  readonly data: SecretValues<F>
}

/** An event of the list as somebody may see it. */
export type SeenOf<E extends FieldLists, K extends keyof E = keyof E> = {
  [P in K]: Omit<SeenEvent, 'kind' | 'data'> & { readonly kind: P; readonly data: SeenValues<E[P]> }
}[K]

/** Why something is not legal, by the list of a game's reasons: a rule, and a message of the game under 'why.'. */
export type ReasonOf<R extends FieldLists, K extends keyof R = keyof R> = {
  [P in K]: { readonly rule: RuleId; readonly why: P } & About<R[P]>
}[K]

type About<F extends Fields> = [keyof OpenValues<F>] extends [never]
  ? { readonly about?: undefined }
  : Record<never, never> extends OpenValues<F>
    ? { readonly about?: OpenValues<F> | undefined }
    : { readonly about: OpenValues<F> }

/** Why a bot does something, by the list of its reasons: a message of the game under 'bot.'. */
export type BotReasonOf<R extends FieldLists> =
  | { readonly key: WithoutValues<R>; readonly values?: undefined }
  | {
      [P in Exclude<keyof R, WithoutValues<R>>]: { readonly key: P; readonly values: OpenValues<R[P]> }
    }[Exclude<keyof R, WithoutValues<R>>]

type WithoutValues<R extends FieldLists> = {
  [P in keyof R]: [keyof OpenValues<R[P]>] extends [never] ? P : never
}[keyof R]

import { Aside } from './aside.ts'
import {
  type Ask,
  type Choice,
  findChoice,
  onlyChoice,
  type Role,
  type Rules,
  type Step,
} from './decision.ts'
import { RulesFault } from './errors.ts'
import type { Play } from './game.ts'

/**
 * Secret decisions taken at the same time: nobody sees an answer before all have answered. Each role has a procedure of
 * its own, which asks that role only, goes on at its own pace, and changes nothing that others could see.
 */
export class Together {
  readonly #procedures: ReadonlyMap<Role, () => Rules<unknown>>
  readonly #running = new Map<Role, Rules<unknown>>()
  readonly #asks = new Map<Role, Ask>()
  /** All answers so far in the order of asking, those that left no choice too. */
  readonly #answers = new Map<Role, Choice[]>()

  constructor(procedures: ReadonlyMap<Role, () => Rules<unknown>>) {
    this.#procedures = procedures
    for (const role of procedures.keys()) this.#answers.set(role, [])
  }

  /** Starts every procedure from the position as it is now. */
  start(): void {
    for (const role of this.#procedures.keys()) this.#begin(role)
  }

  /** The questions that wait, in the order of the roles. */
  get asks(): readonly Ask[] {
    return [...this.#procedures.keys()].flatMap(role => this.#asks.get(role) ?? [])
  }

  get answers(): ReadonlyMap<Role, readonly Choice[]> {
    return this.#answers
  }

  askOf(role: Role): Ask | undefined {
    return this.#asks.get(role)
  }

  answer(role: Role, choice: Choice): void {
    const procedure = this.#running.get(role)
    if (procedure === undefined) throw new RulesFault(`${role} has nothing to answer`)
    this.#answers.get(role)?.push(choice)
    this.#goOn(role, procedure.next(choice))
  }

  /** Puts the questions again from the position as it is now; answers that no longer fit are forgotten. */
  restart(): void {
    for (const role of this.#procedures.keys()) {
      const before = this.#answers.get(role) ?? []
      this.#answers.set(role, [])
      this.#begin(role)
      for (let made = this.#made(role); made < before.length; made = this.#made(role)) {
        const { verb = '', noun } = before[made] ?? {}
        const choice = findChoice(this.#asks.get(role)?.choices ?? [], verb, noun)
        if (choice === undefined) break
        this.answer(role, choice)
      }
    }
  }

  #made(role: Role): number {
    return this.#answers.get(role)?.length ?? 0
  }

  #begin(role: Role): void {
    const procedure = this.#procedures.get(role)?.()
    if (procedure === undefined) return
    this.#running.set(role, procedure)
    this.#goOn(role, procedure.next(START))
  }

  /** To the next question that leaves a choice, or to the end of the role's procedure. */
  #goOn(role: Role, first: IteratorResult<Step, unknown>): void {
    let step = first
    while (!step.done) {
      const ask = questionTo(role, step.value)
      const only = onlyChoice(ask)
      if (only === null) {
        this.#asks.set(role, ask)
        return
      }
      this.#answers.get(role)?.push(only)
      step = this.#running.get(role)?.next(only) ?? { done: true, value: undefined }
    }
    this.#asks.delete(role)
    this.#running.delete(role)
  }
}

const START: Choice = { verb: 'start' }

function questionTo(role: Role, step: Step): Ask {
  if ('task' in step && step.role === role) return step
  throw new RulesFault(`what ${role} decides in secret asks somebody else`)
}

/** Asks several roles one question each, at once and in secret; gives every role's choice when all have answered. */
export function* together(asks: () => readonly Ask[]): Rules<ReadonlyMap<Role, Choice>> {
  const procedures = new Map<Role, () => Rules<unknown>>()
  for (const { role } of asks())
    procedures.set(role, function* () {
      const ask = asks().find(each => each.role === role)
      if (ask !== undefined) yield ask
    })
  const secret = new Together(procedures)
  yield secret
  const answers = new Map<Role, Choice>()
  for (const [role, [choice]] of secret.answers) if (choice !== undefined) answers.set(role, choice)
  return answers
}

/**
 * Lets several roles carry out a procedure each, at once and in secret: every one decides on a draft of the position,
 * and when all are done the same is done in earnest, role after role in the order given. The procedures roll no dice:
 * what they give back says what is to be rolled for. They should not hinder each other; where they do, who comes first
 * has his way, and the player who comes later decides again from the choice on that is no longer possible, now in the open.
 */
export function* apart<S, D, T>(
  g: Play<S, D>,
  copy: (state: S) => S,
  roles: readonly Role[],
  procedure: (g: Play<S, D>, role: Role) => Rules<T>,
): Rules<ReadonlyMap<Role, T>> {
  const results = new Map<Role, T>()
  if (roles.length === 0) return results
  const earnest = Aside.inEarnest(g)
  // A player who decides alone has nobody to keep in the dark, and needs no draft.
  const answers = roles.length > 1 ? yield* inSecret(g, copy, roles, procedure) : NO_ANSWERS
  for (const role of roles)
    results.set(role, yield* inEarnest(role, procedure(earnest, role), answers.get(role) ?? []))
  return results
}

const NO_ANSWERS: ReadonlyMap<Role, readonly Choice[]> = new Map()

function* inSecret<S, D>(
  g: Play<S, D>,
  copy: (state: S) => S,
  roles: readonly Role[],
  procedure: (g: Play<S, D>, role: Role) => Rules<unknown>,
): Rules<ReadonlyMap<Role, readonly Choice[]>> {
  const secret = new Together(new Map(roles.map(role => [role, () => procedure(Aside.draft(g, copy), role)])))
  yield secret
  return secret.answers
}

/** The answers hold as far as they are possible; what is left is asked. */
function* inEarnest<T>(role: Role, procedure: Rules<T>, answers: readonly Choice[]): Rules<T> {
  let step = procedure.next(START)
  for (const { verb, noun } of answers) {
    if (step.done) break
    const choice = findChoice(questionTo(role, step.value).choices, verb, noun)
    if (choice === undefined) break
    step = procedure.next(choice)
  }
  while (!step.done) step = procedure.next(yield questionTo(role, step.value))
  return step.value
}

import type { Checkpoint } from './checkpoint.ts'
import type { Ask, Choice, Decision, Result, Role, Rules, Step } from './decision.ts'
import { Over, onlyChoice } from './decision.ts'
import type { DiceBox } from './dice/dice.ts'
import { type Disclosures, disclosedTo, disclosedToAll, learned } from './disclosures.ts'
import { RulesFault } from './errors.ts'
import type { GameDefinition, Options, Phase, Play, Seats, StandingOrder } from './game.ts'
import { type GameEvent, type LoggedEvent, secretOf } from './log.ts'
import type { MatchFrame } from './making.ts'
import { takenOver } from './plain.ts'
import { findPhase, nextPhase } from './sequence.ts'
import {
  orderOf,
  type Rests,
  type StandingOrders,
  swapped,
  withOrder,
  withoutRest,
  withRest,
} from './standing-orders.ts'
import { Together } from './together.ts'

type Writable<T> = { -readonly [K in keyof T]: T[K] }

const NO_DATA = Object.freeze({})

/** Nobody is asked anything. */
const NO_DECISIONS: readonly Decision[] = []

/** Steps without a decision, after which the rules are taken to run in a circle. */
const RUNAWAY = 10_000

/**
 * How many questions a role may be put in a row while others choose at the same time. Their ids are set aside beforehand, so
 * that the ids of one role's questions do not tell how many another has answered.
 */
const SET_ASIDE = 10_000

/** `next` needs a value to start a generator; nobody reads it. */
const START: Choice = { verb: 'start' }

/**
 * One running of the rules: from a checkpoint onwards, choice by choice. It is the `g` that the rules see. It
 * only goes forward; going back is for `Match`, which starts another course from a checkpoint.
 */
export class Course<S, D> implements Play<S, D> {
  readonly data: D
  readonly options: Options
  readonly roles: readonly Role[]
  readonly pauseAlike: boolean
  readonly dice: DiceBox
  readonly state: S
  /** Null in branches, which keep no log. */
  readonly events: LoggedEvent[] | null
  seats: Seats
  orders: StandingOrders
  rests: Rests
  /** The decisions that wait for an answer: one, or several that are taken together. */
  pending: readonly Decision[] = NO_DECISIONS
  result: Result | null = null
  entries: number
  choices: number
  /** Called after each event is told, for those that watch the rules run. */
  onTell: ((event: number) => void) | null = null
  /** How many questions have been put; those that answer themselves do not count. */
  asked: number

  readonly #definition: GameDefinition<S, D>
  /** Questions put and taken back by undo: added to ids, so that none is used twice. */
  #withdrawn: number
  readonly #onCheckpoint: (checkpoint: Checkpoint<S>) => void
  #phase: Phase<S, D>
  #rules: Rules
  #together: Together | null = null
  #secretSince: number | null = null
  #disclosures: Disclosures
  /** What has come out in this phase already, and from whom. */
  readonly #disclosed = new Map<Role | undefined, Set<string>>()
  #rollsReported: number
  #checkpointAt: Checkpoint<S>
  /** Called with the number of the event to come: when one was told, when a choice is made, before the first die falls for it. */
  #onTheWay: ((event: number) => void) | null = null

  constructor(
    frame: MatchFrame<S, D>,
    from: Checkpoint<S>,
    dice: DiceBox,
    events: LoggedEvent[] | null,
    withdrawn: number,
    onCheckpoint: (checkpoint: Checkpoint<S>) => void,
    prepare?: (course: Course<S, D>) => void,
  ) {
    this.#definition = frame.definition
    this.data = frame.data
    this.options = frame.options
    this.roles = frame.roles
    this.pauseAlike = frame.pauseAlike
    this.state = frame.definition.copy(from.state)
    this.seats = from.seats
    this.orders = from.orders
    this.rests = from.rests
    this.dice = dice
    this.events = events
    this.entries = from.entries
    this.choices = from.choices
    this.asked = from.asked
    this.#disclosures = from.disclosures
    this.#rollsReported = from.rolls
    this.#checkpointAt = from
    this.#withdrawn = withdrawn
    this.#onCheckpoint = onCheckpoint
    prepare?.(this)
    this.#phase = findPhase(frame.definition, from.phase)
    this.#rules = this.#phase.run(this)
    this.#advance(START)
  }

  get phase(): string {
    return this.#phase.id
  }

  tell(told: GameEvent | (() => GameEvent)): void {
    if (this.events === null) return
    const event = typeof told === 'function' ? told() : told
    const rolls = this.dice.rolls.length
    const logged: Writable<LoggedEvent> = {
      kind: event.kind,
      rule: event.rule,
      phase: this.#phase.id,
      after: this.choices,
      data: event.data === undefined ? NO_DATA : takenOver(event.data),
    }
    if (rolls > this.#rollsReported) {
      logged.rolls = [this.#rollsReported + 1, rolls]
      const thrown = this.dice.thrownSince(this.#rollsReported)
      if (thrown.length > 0) logged.dice = thrown
    }
    if (event.secret !== undefined) logged.secret = secretOf(event.rule, event.secret, this.seats)
    this.events.push(logged)
    this.#rollsReported = rolls
    this.onTell?.(this.events.length - 1)
    this.#showTheWay()
  }

  /** What a die has decided already is no longer to come. */
  #showTheWay(): void {
    if (this.#onTheWay === null || this.dice.rolls.length > this.#rollsReported) return
    this.#onTheWay(this.events?.length ?? 0)
  }

  /** Shows a watcher how things stand before each event. */
  watchTheWay(seen: (event: number) => void): void {
    this.#onTheWay = seen
    this.dice.onRoll = () => this.#showTheWay()
  }

  disclose(from?: Role, fact?: () => string): void {
    // In a branch nobody takes anything back.
    if (fact !== undefined && this.events !== null && !this.#isNews(from, fact())) return
    this.#disclosures = disclosedToAll(this.#disclosures, from)
  }

  discloseTo(role: Role): void {
    this.#disclosures = disclosedTo(this.#disclosures, role)
  }

  #isNews(from: Role | undefined, fact: string): boolean {
    const known = this.#disclosed.get(from)
    if (known === undefined) this.#disclosed.set(from, new Set([fact]))
    else if (known.has(fact)) return false
    else known.add(fact)
    return true
  }

  learnedBy(role: Role): number {
    return learned(role, this.dice.rolls.length, this.#disclosures)
  }

  swapSeats(one: Role, other: Role): void {
    const [first, second] = [this.seats[one], this.seats[other]]
    if (first === undefined || second === undefined) throw new Error(`no such roles: ${one}, ${other}`)
    this.seats = { ...this.seats, [one]: second, [other]: first }
    this.orders = swapped(this.orders, one, other)
    this.rests = swapped(this.rests, one, other)
    this.disclose()
  }

  standingOrder(role: Role, window: string): StandingOrder {
    return orderOf(this.orders, role, window) ?? this.#usualOrder(window)
  }

  #usualOrder(window: string): StandingOrder {
    for (const { name, usual } of this.#definition.windows) if (name === window) return usual ?? 'when-able'
    return 'when-able'
  }

  /** A player who says again how he wants to be asked rests no longer. */
  setStandingOrder(role: Role, window: string, order: StandingOrder): void {
    this.entries++
    this.orders = withOrder(this.orders, role, window, order)
    this.rests = withoutRest(this.rests, role, window)
  }

  rest(role: Role, window: string, period: string): void {
    this.rests = withRest(this.rests, role, window, period)
  }

  restOf(role: Role, window: string): string | null {
    return this.rests[role]?.[window] ?? null
  }

  /** Takes a choice that is known to be in the list of the role's pending decision, and runs on. */
  answer(decision: Decision, choice: Choice): void {
    this.#showTheWay()
    this.entries++
    this.choices++
    const together = this.#together
    if (together === null) {
      this.#advance(choice)
      return
    }
    together.answer(decision.role, choice)
    const further = together.askOf(decision.role)
    this.pending =
      further === undefined
        ? this.pending.filter(other => other !== decision)
        : this.pending.with(this.pending.indexOf(decision), posed(further, this.#idOf(further.role)))
    if (this.pending.length === 0) {
      this.#together = null
      this.#secretSince = null
      if (together.answers.size > 1) this.disclose()
      this.#advance(choice)
    }
  }

  /** Answers given in secret that wait for the others. */
  get secretAnswers(): readonly (readonly [Role, readonly Choice[]])[] {
    return this.#together === null ? [] : [...this.#together.answers]
  }

  /** How many entries there were when the secret questions that wait were put; null if none wait. */
  get secretSince(): number | null {
    return this.#secretSince
  }

  /** Gives the waiting questions new ids, all of them above the last that was ever put. */
  renumber(last: number): number {
    const first = this.asked - (this.#together === null ? 0 : SET_ASIDE)
    this.#withdrawn = last + 1 - first
    this.pending = this.pending.map(decision => posed(decision, this.#idOf(decision.role)))
    return this.#withdrawn
  }

  /** The id of the question that waits for a role. */
  #idOf(role: Role): number {
    const last = this.asked + this.#withdrawn
    const answers = this.#together?.answers.get(role)
    return answers === undefined ? last : last - SET_ASIDE + answers.length
  }

  /** Puts secret questions again, after hidden things have been dealt afresh. */
  askAgain(): void {
    if (this.#together === null) return
    this.#together.restart()
    this.pending = this.#together.asks.map(ask => posed(ask, this.#idOf(ask.role)))
  }

  #advance(firstAnswer: Choice): void {
    this.pending = NO_DECISIONS
    let answer = firstAnswer
    for (let silent = 0; silent < RUNAWAY; silent++) {
      const step = this.#rules.next(answer)
      if (step.done) {
        this.#enterNextPhase()
        continue
      }
      const forced = this.#pose(step.value)
      if (forced === null) return
      answer = forced
    }
    throw new RulesFault(`the rules run in a circle in phase ${this.#phase.id} (${this.#phase.rule})`)
  }

  /** Puts a question. Gives the answer if there is nothing to decide, null if somebody must decide or all is over. */
  #pose(step: Step): Choice | null {
    if (step instanceof Over) {
      this.result = step.result
      return null
    }
    if (step instanceof Together) return this.#poseTogether(step)
    const only = onlyChoice(step)
    if (only !== null) return only
    this.pending = [posed(step, ++this.asked + this.#withdrawn)]
    return null
  }

  #poseTogether(secret: Together): Choice | null {
    this.asked += 1 + SET_ASIDE
    secret.start()
    if (secret.asks.length === 0) return START
    this.#together = secret
    this.#secretSince = this.entries
    this.pending = secret.asks.map(ask => posed(ask, this.#idOf(ask.role)))
    return null
  }

  #enterNextPhase(): void {
    this.#phase = nextPhase(this.#definition, this.#phase, this)
    if (this.#disclosed.size > 0) this.#disclosed.clear()
    if (this.#phase.silent !== true && this.#hasMovedOn()) this.#takeCheckpoint()
    this.#rules = this.#phase.run(this)
  }

  /** False if nothing was chosen or rolled since the last checkpoint: from there the rules come here by themselves. */
  #hasMovedOn(): boolean {
    return this.entries > this.#checkpointAt.entries || this.dice.rolls.length > this.#checkpointAt.rolls
  }

  #takeCheckpoint(): void {
    const checkpoint = {
      phase: this.#phase.id,
      state: this.#definition.copy(this.state),
      seats: this.seats,
      orders: this.orders,
      rests: this.rests,
      entries: this.entries,
      rolls: this.dice.rolls.length,
      events: this.events?.length ?? 0,
      choices: this.choices,
      asked: this.asked,
      disclosures: this.#disclosures,
    }
    this.#checkpointAt = checkpoint
    this.#onCheckpoint(checkpoint)
  }
}

/** Written out, because it is done at every question and spreading is slow. */
function posed({ role, rule, task, choices, about, confirm, window }: Ask, id: number): Decision {
  return { id, role, rule, task, choices, about, confirm, window }
}

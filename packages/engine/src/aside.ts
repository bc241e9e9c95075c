import type { Role } from './decision.ts'
import { DiceBox } from './dice/dice.ts'
import { RulesFault } from './errors.ts'
import type { Options, Play, Seats, StandingOrder } from './game.ts'
import type { GameEvent } from './log.ts'

/**
 * A position as those see it who decide at the same time as others: no dice are rolled and no seats change. In earnest it
 * is the match itself; a draft has a state of its own to try things on, and nothing that happens there is told. One class
 * for both, because rules run faster the fewer shapes of positions they meet.
 */
export class Aside<S, D> implements Play<S, D> {
  readonly state: S
  readonly data: D
  readonly options: Options
  readonly roles: readonly Role[]
  readonly seats: Seats
  readonly pauseAlike: boolean
  readonly dice = NO_DICE
  readonly #match: Play<S, D>
  readonly #isDraft: boolean

  private constructor(match: Play<S, D>, state: S, isDraft: boolean) {
    this.state = state
    this.data = match.data
    this.options = match.options
    this.roles = match.roles
    this.seats = match.seats
    this.pauseAlike = match.pauseAlike
    this.#match = match
    this.#isDraft = isDraft
  }

  static inEarnest<S, D>(match: Play<S, D>): Aside<S, D> {
    return new Aside(match, match.state, false)
  }

  static draft<S, D>(match: Play<S, D>, copy: (state: S) => S): Aside<S, D> {
    return new Aside(match, copy(match.state), true)
  }

  tell(event: GameEvent | (() => GameEvent)): void {
    if (!this.#isDraft) this.#match.tell(event)
  }

  disclose(from?: Role, fact?: () => string): void {
    if (!this.#isDraft) this.#match.disclose(from, fact)
  }

  discloseTo(role: Role): void {
    if (!this.#isDraft) this.#match.discloseTo(role)
  }

  standingOrder(role: Role, window: string): StandingOrder {
    return this.#match.standingOrder(role, window)
  }

  restOf(role: Role, window: string): string | null {
    return this.#match.restOf(role, window)
  }

  rest(): never {
    return neverInSecret()
  }

  swapSeats(): never {
    return neverInSecret()
  }
}

function neverInSecret(): never {
  throw new RulesFault('what is decided in secret rolls no dice and moves no player')
}

const NO_DICE = new DiceBox({ roll: neverInSecret })

import { seatOf } from '@aquila/bots'
import type { Advice, Bot, Decision, Match, Pondering } from '@aquila/engine'

/** How long a bot may think about a choice, in milliseconds. */
const MOST_THINKING = 1800

/** A clock that only goes forward, in milliseconds. */
export type Clock = () => number

/** What a bot is thinking about, a piece at a time, so that nobody is kept waiting. */
export class Thinking {
  readonly #match: Match
  readonly #clock: Clock
  #now: { readonly decision: number; readonly steps: Pondering; readonly until: number } | null = null

  constructor(match: Match, clock: Clock) {
    this.#match = match
    this.#clock = clock
  }

  /** A piece of a bot's thinking: null while it is not done. When its time is up it must make up its mind. */
  goOn(bot: Bot, decision: Decision): Advice | null {
    if (bot.ponder === undefined) return bot.advise(seatOf(this.#match, decision))
    if (this.#now?.decision !== decision.id)
      this.#now = {
        decision: decision.id,
        steps: bot.ponder(seatOf(this.#match, decision)),
        until: this.#clock() + MOST_THINKING,
      }
    const step = this.#now.steps.next(this.#clock() > this.#now.until)
    if (!step.done) return null
    this.#now = null
    return step.value
  }
}

import type { Bot, DiceSource, Match, Role, Seat, Strategist } from '@aquila/engine'
import { lookAheadSeat } from './bot.ts'

/** More choices than any look ahead needs. */
const MOST_CHOICES = 5000

/** A plan that is played on a branch of a match, against quick bots. */
export class LookAhead<Plan, V, D> {
  readonly branch: Match
  readonly #botOf: (role: Role) => Bot<V, D>
  /** A planner remembers what it is up to, so each role has its own. */
  readonly #bots = new Map<Role, Bot<V, D>>()

  constructor(
    strategist: Strategist<Plan, V, D>,
    seat: Seat<V, D>,
    plan: Plan,
    dice: DiceSource,
    seed: number,
  ) {
    this.branch = seat.branch(dice)
    this.#bots.set(seat.role, strategist.rehearse?.(seat, plan) ?? strategist.follow(seat, plan))
    this.#botOf = () => strategist.opponent(seat, seed)
  }

  playUntil(isOver: (branch: Match) => boolean): void {
    const { branch } = this
    for (let made = 0; made < MOST_CHOICES; made++) {
      const { decision } = branch
      if (decision === null || isOver(branch)) return
      const { role } = decision
      const bot = this.#bots.get(role) ?? this.#botOf(role)
      this.#bots.set(role, bot)
      branch.choose(bot.choose(lookAheadSeat<V, D>(branch, decision)), { role, decision: decision.id })
    }
  }

  /** To the end of the match, or until it is far enough; the plan is done, so quick bots play all sides. */
  playOn(isOver: (branch: Match) => boolean = () => false): void {
    this.#bots.clear()
    this.playUntil(isOver)
  }
}

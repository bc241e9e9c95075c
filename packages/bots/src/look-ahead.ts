import type { Bot, DiceSource, Match, Role, Seat, Strategist } from '@aquila/engine'
import { lookAheadSeat } from './bot.ts'

/** More choices than any look ahead needs. */
const MOST_CHOICES = 5000

/** A branch of a match that bots play on. */
export class BotsAhead<V = unknown, D = unknown> {
  readonly branch: Match
  readonly #botOf: (role: Role) => Bot<V, D>
  /** A planner remembers what it is up to, so each role has its own. */
  readonly #bots: Map<Role, Bot<V, D>>

  constructor(branch: Match, own: ReadonlyMap<Role, Bot<V, D>>, botOf: (role: Role) => Bot<V, D>) {
    this.branch = branch
    this.#bots = new Map(own)
    this.#botOf = botOf
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

/** A plan that is played on a branch of a match, against quick bots. */
export class LookAhead<Plan, V, D> extends BotsAhead<V, D> {
  constructor(
    strategist: Strategist<Plan, V, D>,
    seat: Seat<V, D>,
    plan: Plan,
    dice: DiceSource,
    seed: number,
  ) {
    const own = strategist.rehearse?.(seat, plan) ?? strategist.follow(seat, plan)
    super(seat.branch(dice), new Map([[seat.role, own]]), () => strategist.opponent(seat, seed))
  }
}

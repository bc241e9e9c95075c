import {
  type Advice,
  type Bot,
  type Choice,
  type DiceSource,
  type Enough,
  fastDice,
  type Judge,
  type Pondering,
  type Seat,
  type Strategist,
} from '@aquila/engine'
import { lookAheadSeat } from './bot.ts'
import { evenDice } from './sampling.ts'

/**
 * A search over whole plans that knows no game. It takes the plan that the game trusts most and tries to better it,
 * one challenger at a time: both are played on branches of the match, with secrets dealt anew and the same even dice,
 * up to the game's horizon. A challenger that falls behind is given up early; one that keeps its lead takes over.
 */

/** How much a search may do. Only nodes make it the same every time; a clock is for whoever ponders step by step. */
export interface Budget {
  /** Look aheads for one plan. */
  readonly nodes: number
  /** Look aheads that compare two plans. */
  readonly samples: number
}

export interface SearchReport {
  /** Look aheads made, plans tried, and plans that took over. */
  nodes: number
  plans: number
  changes: number
}

export interface SearchBot extends Bot {
  /** What it has done since it was made. */
  readonly report: Readonly<SearchReport>
}

/** Look aheads that compare two plans when nobody says otherwise. */
const SAMPLES = 6

/** A challenger must be better by this much: of two plans that look alike the trusted one is kept. */
const LEAD = 0.004
/** A challenger that is behind by this much after a few look aheads is given up. */
const HOPELESS = 0.01

interface Tried<Plan> {
  readonly plan: Plan
  readonly worths: number[]
}

export function searchBot<Plan, V, D>(
  name: string,
  strategist: Strategist<Plan, V, D>,
  seed: number,
  budget: Budget = { nodes: strategist.nodes, samples: SAMPLES },
): SearchBot {
  const search = new Search(strategist, seed, budget)
  const advise = (seat: Seat): Advice => finished(search.ponder(inGame(seat)))
  return {
    name,
    report: search.report,
    advise,
    choose: (seat: Seat): Choice => advise(seat).choice,
    ponder: (seat: Seat) => search.ponder(inGame(seat)),
  }

  // A bot is only ever seated at its own game: who seats it has looked.
  function inGame(seat: Seat): Seat<V, D> {
    return seat as Seat<V, D>
  }
}

/** Thinks to the end, however long it takes. */
export function finished(pondering: Pondering): Advice {
  for (;;) {
    const step = pondering.next(false)
    if (step.done) return step.value
  }
}

class Search<Plan, V, D> {
  readonly report: SearchReport = { nodes: 0, plans: 0, changes: 0 }
  readonly #strategist: Strategist<Plan, V, D>
  readonly #seed: number
  readonly #budget: Budget
  /** Who answers what no plan is for. */
  readonly #advisor: Bot<V, D>
  /** The stretch that is planned, and who carries out the plan. */
  #stretch: string | null = null
  #follower: Bot<V, D> | null = null

  constructor(strategist: Strategist<Plan, V, D>, seed: number, budget: Budget) {
    this.#strategist = strategist
    this.#seed = seed
    this.#budget = budget
    this.#advisor = strategist.advisor(seed)
  }

  *ponder(seat: Seat<V, D>): Pondering {
    const stretch = this.#strategist.stretch(seat)
    if (stretch === null) return (this.#follower ?? this.#advisor).advise(seat)
    if (stretch !== this.#stretch || this.#follower === null) {
      const plan = yield* this.#search(seat, stretch)
      this.#stretch = stretch
      this.#follower = plan === null ? this.#advisor : this.#strategist.follow(seat, plan)
    }
    return this.#follower.advise(seat)
  }

  /** The best plan that the budget finds. */
  *#search(seat: Seat<V, D>, stretch: string): Generator<void, Plan | null, Enough> {
    // What it thinks depends on the position and the seed alone, not on what it thought before.
    const seed = this.#seed ^ numberOf(stretch)
    const random = fastDice(seed)
    const last = this.report.nodes + this.#budget.nodes
    const judge = this.#strategist.judge(seat)
    const known = new Set<string>()
    let best: Tried<Plan> | null = null
    let first: Tried<Plan> | null = null
    for (const plan of this.#challengers(seat, random, () => best?.plan ?? null)) {
      // The same plan can come up in different ways.
      const name = JSON.stringify(plan)
      if (known.has(name)) continue
      known.add(name)
      const tried: Tried<Plan> = { plan, worths: [] }
      first ??= tried
      this.report.plans++
      while (tried.worths.length < this.#budget.samples && !isBehind(tried, best)) {
        if (this.report.nodes >= last) return this.#explained(seat, best ?? tried, first)
        const dice = evenDice(seed, tried.worths.length, this.#budget.samples)
        tried.worths.push(this.#lookAhead(seat, plan, dice, judge))
        if (yield) return this.#explained(seat, best ?? tried, first)
      }
      if (best !== null && !isBetter(tried, best)) continue
      if (best !== null) this.report.changes++
      best = tried
    }
    return best === null || first === null ? null : this.#explained(seat, best, first)
  }

  /** A plan that was found says what it has before the one that the game trusts most. */
  #explained(seat: Seat<V, D>, found: Tried<Plan>, trusted: Tried<Plan>): Plan {
    if (found === trusted) return found.plan
    const lead = leadOf(found, trusted)
    return this.#strategist.explained?.(seat, found.plan, trusted.plan, lead) ?? found.plan
  }

  /** First the plans of the game, then what can be made of the best so far, until nothing new comes up. */
  *#challengers(seat: Seat<V, D>, random: DiceSource, best: () => Plan | null): Generator<Plan> {
    yield* this.#strategist.plans(seat, random)
    for (let plan = best(); plan !== null; ) {
      yield* this.#strategist.variations(seat, plan, random)
      const better = best()
      plan = better === plan ? null : better
    }
  }

  /** Plays a plan on a branch and tells how the role stands at the horizon. */
  #lookAhead(seat: Seat<V, D>, plan: Plan, dice: DiceSource, judge: Judge): number {
    this.report.nodes++
    const { role } = seat
    const branch = seat.branch(dice)
    const own = this.#strategist.follow(seat, plan)
    const other = this.#strategist.opponent(seat, this.#seed)
    for (let made = 0; made < MOST_CHOICES; made++) {
      const { decision } = branch
      if (decision === null || judge.isFarEnough(branch)) break
      const bot = decision.role === role ? own : other
      branch.choose(bot.choose(lookAheadSeat<V, D>(branch, decision)), {
        role: decision.role,
        decision: decision.id,
      })
    }
    return judge.worth(branch)
  }
}

/** More choices than any look ahead needs. */
const MOST_CHOICES = 5000

/** How much one plan is ahead of another in the look aheads that both have seen. */
function leadOf<Plan>(one: Tried<Plan>, other: Tried<Plan>): number {
  let lead = 0
  for (const [sample, worth] of one.worths.entries()) lead += worth - (other.worths[sample] ?? worth)
  return lead / Math.max(1, one.worths.length)
}

function isBehind<Plan>(tried: Tried<Plan>, best: Tried<Plan> | null): boolean {
  return best !== null && tried.worths.length >= 2 && leadOf(tried, best) < -HOPELESS
}

function isBetter<Plan>(tried: Tried<Plan>, best: Tried<Plan>): boolean {
  return !isBehind(tried, best) && leadOf(tried, best) > LEAD
}

/** A number for a name (FNV-1a). */
function numberOf(name: string): number {
  let hash = 0x811c9dc5
  for (let index = 0; index < name.length; index++)
    hash = Math.imul(hash ^ name.charCodeAt(index), 0x01000193)
  return hash | 0
}

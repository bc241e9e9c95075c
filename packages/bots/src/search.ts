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
import { LookAhead } from './look-ahead.ts'
import { leadOf, Population, type Tried } from './population.ts'
import { evenDice } from './sampling.ts'

/**
 * A search over whole plans that knows no game. All plans are played on branches of the match, with secrets dealt afresh and
 * the same even dice, up to the game's horizon. In the heats each has one look ahead: first the plans of the game, then
 * children of the best so far (population.ts). The few that did best meet the plan that the game trusts most in a final on
 * fresh dice, because the best of many was also lucky with the dice that made it the best.
 */

/** How much a search may do. Only nodes make it the same every time; a clock is for a bot that ponders step by step. */
export interface Budget {
  /** Look aheads in all. */
  readonly nodes: number
  /** Look aheads of each plan in the final. */
  readonly samples: number
}

export interface SearchReport {
  /** Look aheads made, plans tried, and how often another plan was taken than the trusted one. */
  nodes: number
  plans: number
  changes: number
}

export interface SearchBot extends Bot {
  /** What it has done since it was made. */
  readonly report: Readonly<SearchReport>
}

/** A challenger must be better by this much: of two plans that look alike the trusted one is kept. */
const LEAD = 0.004
/** How many challengers come into the final. */
const FINALISTS = 2

export function searchBot<Plan, V, D>(
  name: string,
  strategist: Strategist<Plan, V, D>,
  seed: number,
  budget: Budget = strategist,
): SearchBot {
  const search = new Search(strategist, seed, budget)
  const advise = (seat: Seat): Advice => finished(search.ponder(inGame(seat)))
  return {
    name,
    report: search.report,
    advise,
    choose: (seat: Seat): Choice => advise(seat).choice,
    stretch: (seat: Seat) => strategist.stretch(inGame(seat)),
    ponder: (seat: Seat) => search.ponder(inGame(seat)),
  }

  // A bot is only ever seated at its own game: the caller that seats it has looked.
  function inGame(seat: Seat): Seat<V, D> {
    return seat as Seat<V, D>
  }
}

/** The plan that such a bot would make at a seat, in small steps; null where there is nothing to plan. */
export function* planAt<Plan, V, D>(
  strategist: Strategist<Plan, V, D>,
  seat: Seat<V, D>,
  seed: number,
  budget: Budget = strategist,
): Generator<void, Plan | null, Enough> {
  const stretch = strategist.stretch(seat)
  return stretch === null ? null : yield* new Search(strategist, seed, budget).planFor(seat, stretch)
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
      const plan = yield* this.planFor(seat, stretch)
      this.#stretch = stretch
      this.#follower = plan === null ? this.#advisor : this.#strategist.follow(seat, plan)
    }
    return this.#follower.advise(seat)
  }

  /** The best plan that the budget finds. */
  *planFor(seat: Seat<V, D>, stretch: string): Generator<void, Plan | null, Enough> {
    // What it thinks depends on the position and the seed alone, not on what it thought before.
    const seed = this.#seed ^ numberOf(stretch)
    const { nodes, samples } = this.#budget
    const judge = this.#strategist.judge(seat)
    const lookAhead = (tried: Tried<Plan>, dice: DiceSource): void => {
      tried.worths.push(this.#lookAhead(seat, tried.plan, dice, judge))
    }

    const heats = Math.max(Math.ceil(nodes / 2), nodes - (1 + FINALISTS) * samples)
    const population = new Population(this.#strategist, seat, fastDice(seed))
    let made = 0
    for (const plan of population.candidates()) {
      const tried: Tried<Plan> = { plan, worths: [] }
      this.report.plans++
      if (nodes > 0) lookAhead(tried, evenDice(seed, 0, samples))
      population.add(tried)
      made++
      if (made >= heats) break
      if (yield) return this.#chosen(population.members)
    }

    const field = population.members
    const final = field.slice(0, 1 + FINALISTS).map(({ plan }): Tried<Plan> => ({ plan, worths: [] }))
    for (let sample = 0; sample < samples && final.length > 1; sample++) {
      for (const tried of final) {
        // Before all have met once, the heats say more than the final.
        if (made >= nodes || (yield)) return this.#chosen(sample === 0 ? field : final)
        lookAhead(tried, evenDice(~seed, sample, samples))
        made++
      }
    }
    return this.#chosen(final)
  }

  /** The plan that leads, which may be another than the one that the game trusts most. */
  #chosen(running: readonly Tried<Plan>[]): Plan | null {
    const found = leaderOf(running)
    if (found === null) return null
    if (found !== running[0]) this.report.changes++
    return found.plan
  }

  /** Plays a plan on a branch and tells how the role stands at the horizon. */
  #lookAhead(seat: Seat<V, D>, plan: Plan, dice: DiceSource, judge: Judge): number {
    this.report.nodes++
    const ahead = new LookAhead(this.#strategist, seat, plan, dice, this.#seed)
    ahead.playUntil(branch => judge.isFarEnough(branch))
    return judge.worth(ahead.branch)
  }
}

/** The best so far. The first is the one that the game trusts most: a plan that is hardly better does not lead. */
function leaderOf<Plan>(running: readonly Tried<Plan>[]): Tried<Plan> | null {
  const [trusted, ...challengers] = running
  if (trusted === undefined) return null
  let [leader, lead] = [trusted, LEAD]
  for (const challenger of challengers) {
    const ahead = leadOf(challenger, trusted)
    if (ahead > lead) [leader, lead] = [challenger, ahead]
  }
  return leader
}

/** A number for a name (FNV-1a). */
function numberOf(name: string): number {
  let hash = 0x811c9dc5
  for (let index = 0; index < name.length; index++)
    hash = Math.imul(hash ^ name.charCodeAt(index), 0x01000193)
  return hash | 0
}

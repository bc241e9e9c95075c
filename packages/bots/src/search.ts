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
 * A search over whole plans that knows no game. All plans are played on branches of the match, with secrets dealt anew and
 * the same even dice, up to the game's horizon. In the heats each has one look ahead; that tells which are hopeless. The
 * few that did best meet the plan that the game trusts most in a final of several look aheads: this is the last round of
 * what is known as sequential halving (Karnin, Koren and Somekh, 2013), taken at once, because plans differ by more than
 * dice do.
 */

/** How much a search may do. Only nodes make it the same every time; a clock is for whoever ponders step by step. */
export interface Budget {
  /** Look aheads in all. */
  readonly nodes: number
  /** Look aheads that each plan in the final has had in the end. */
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

/** A plan, and how its look aheads ended. */
interface Tried<Plan> {
  readonly plan: Plan
  readonly worths: number[]
}

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
    const { nodes, samples } = this.#budget
    const judge = this.#strategist.judge(seat)
    const last = this.report.nodes + nodes
    const lookAhead = (tried: Tried<Plan>): void => {
      const dice = evenDice(seed, tried.worths.length, samples)
      tried.worths.push(this.#lookAhead(seat, tried.plan, dice, judge))
    }
    const field: Tried<Plan>[] = []
    const heats = Math.max(Math.ceil(nodes / 2), nodes - (1 + FINALISTS) * (samples - 1))
    for (const plan of this.#challengers(seat, fastDice(seed), () => leaderOf(field)?.plan ?? null)) {
      const tried: Tried<Plan> = { plan, worths: [] }
      field.push(tried)
      this.report.plans++
      if (nodes === 0) break
      lookAhead(tried)
      if (yield) return this.#chosen(seat, field)
      if (field.length >= heats) break
    }
    const final = finalistsOf(field)
    for (let round = 1; round < samples && final.length > 1; round++) {
      for (const tried of final) {
        if (this.report.nodes >= last) return this.#chosen(seat, final)
        lookAhead(tried)
        if (yield) return this.#chosen(seat, final)
      }
    }
    return this.#chosen(seat, final)
  }

  /** The plan that leads; if it is not the one that the game trusts most, it says what it has before that. */
  #chosen(seat: Seat<V, D>, running: readonly Tried<Plan>[]): Plan | null {
    const [trusted] = running
    const found = leaderOf(running)
    if (trusted === undefined || found === null) return null
    if (found === trusted) return found.plan
    this.report.changes++
    const lead = leadOf(found, trusted)
    return this.#strategist.explained?.(seat, found.plan, trusted.plan, lead) ?? found.plan
  }

  /** First the plans of the game, then what can be made of the best so far, until nothing new comes up. */
  *#challengers(seat: Seat<V, D>, random: DiceSource, best: () => Plan | null): Generator<Plan> {
    // The same plan can come up in different ways.
    const known = new Set<string>()
    const nameOf = (plan: Plan): string => this.#strategist.nameOf?.(plan) ?? JSON.stringify(plan)
    const isNew = (plan: Plan): boolean => known.size < known.add(nameOf(plan)).size
    for (const plan of this.#strategist.plans(seat, random)) if (isNew(plan)) yield plan
    for (let plan = best(); plan !== null; ) {
      for (const variation of this.#strategist.variations(seat, plan, random))
        if (isNew(variation)) yield variation
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

/** The best so far. The first is the one that the game trusts most: whoever is hardly better does not lead. */
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

/** The trusted plan, and the challengers who did best. */
function finalistsOf<Plan>(field: readonly Tried<Plan>[]): Tried<Plan>[] {
  const [trusted, ...challengers] = field
  if (trusted === undefined) return []
  const best = challengers.toSorted((one, other) => leadOf(other, trusted) - leadOf(one, trusted))
  return [trusted, ...best.slice(0, FINALISTS)]
}

/** A number for a name (FNV-1a). */
function numberOf(name: string): number {
  let hash = 0x811c9dc5
  for (let index = 0; index < name.length; index++)
    hash = Math.imul(hash ^ name.charCodeAt(index), 0x01000193)
  return hash | 0
}

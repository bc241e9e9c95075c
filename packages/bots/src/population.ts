import type { DiceSource, Seat, Strategist } from '@aquila/engine'

/**
 * The plans that a search goes on with, and how new ones are made of them: two are joined, an order is left out, the game
 * varies one. Where a turn is many small moves, good plans are found by putting parts of others together rather than by
 * changing one of them a little (Justesen, Mahlmann, Risi and Togelius, 2017; Baier and Cowling, 2018).
 */

/** A plan, and how its look aheads ended. */
export interface Tried<Plan> {
  readonly plan: Plan
  readonly worths: number[]
}

/** How many plans are kept beside the one that the game trusts most. */
const KEPT = 10

export class Population<Plan, V, D> {
  readonly #strategist: Strategist<Plan, V, D>
  readonly #seat: Seat<V, D>
  readonly #random: DiceSource
  /** The same plan can come up in different ways. */
  readonly #names = new Set<string>()
  #trusted: Tried<Plan> | null = null
  /** The best first. */
  #challengers: Tried<Plan>[] = []

  constructor(strategist: Strategist<Plan, V, D>, seat: Seat<V, D>, random: DiceSource) {
    this.#strategist = strategist
    this.#seat = seat
    this.#random = random
  }

  /** The trusted plan first, then the others, the best first. */
  get members(): readonly Tried<Plan>[] {
    return this.#trusted === null ? [] : [this.#trusted, ...this.#challengers]
  }

  /** Takes in a plan that has been tried. The first is the one that the game trusts most, and it always stays. */
  add(tried: Tried<Plan>): void {
    if (this.#trusted === null) {
      this.#trusted = tried
      return
    }
    this.#challengers.push(tried)
    this.#challengers = this.#ranked(this.#challengers).slice(0, KEPT)
  }

  /** First the plans of the game, then children of the best as they are by then, until nothing new comes up. */
  *candidates(): Generator<Plan> {
    for (const plan of this.#strategist.plans(this.#seat, this.#random)) if (this.#isNew(plan)) yield plan
    const lines = new Map<Plan, Iterator<Plan>>()
    for (;;) {
      const child = this.#child(lines)
      if (child === null) return
      yield child
    }
  }

  /** The next child of the best plan that can still have one; null if none can. */
  #child(lines: Map<Plan, Iterator<Plan>>): Plan | null {
    for (const { plan } of this.#ranked(this.members)) {
      const line = lines.get(plan) ?? this.#childrenOf(plan)
      lines.set(plan, line)
      for (let next = line.next(); !next.done; next = line.next())
        if (this.#isNew(next.value)) return next.value
    }
    return null
  }

  #childrenOf(parent: Plan): Iterator<Plan> {
    // Joined plans come to most, so they have every other turn.
    const joined = this.#joined(parent)
    return inTurns([
      joined,
      shuffled([...(this.#strategist.without?.(parent) ?? [])], this.#random),
      joined,
      this.#strategist.variations(this.#seat, parent, this.#random),
    ])
  }

  /** A plan joined with any other, also with those that come later. */
  *#joined(parent: Plan): Generator<Plan> {
    const strategist = this.#strategist
    if (strategist.join === undefined) return
    const partners = new Set([parent])
    for (;;) {
      const partner = this.#ranked(this.members).find(({ plan }) => !partners.has(plan))
      if (partner === undefined) return
      partners.add(partner.plan)
      yield strategist.join(parent, partner.plan)
      yield strategist.join(partner.plan, parent)
    }
  }

  #ranked(some: readonly Tried<Plan>[]): Tried<Plan>[] {
    const trusted = this.#trusted
    if (trusted === null) return [...some]
    return some.toSorted((one, other) => leadOf(other, trusted) - leadOf(one, trusted))
  }

  #isNew(plan: Plan): boolean {
    const name = this.#strategist.nameOf?.(plan) ?? JSON.stringify(plan)
    return this.#names.size < this.#names.add(name).size
  }
}

/** How much one plan is ahead of another in the look aheads that both have seen. */
export function leadOf<Plan>(one: Tried<Plan>, other: Tried<Plan>): number {
  let lead = 0
  let seen = 0
  for (const [sample, worth] of one.worths.entries()) {
    const against = other.worths[sample]
    if (against === undefined) continue
    lead += worth - against
    seen++
  }
  return lead / Math.max(1, seen)
}

/** One of each in turn, as long as any has something left. */
function* inTurns<T>(sources: readonly Iterable<T>[]): Generator<T> {
  let open = sources.map(source => source[Symbol.iterator]())
  while (open.length > 0) {
    const still: Iterator<T>[] = []
    for (const each of open) {
      const next = each.next()
      if (next.done) continue
      still.push(each)
      yield next.value
    }
    open = still
  }
}

function shuffled<T>(things: readonly T[], random: DiceSource): T[] {
  const left = [...things]
  return things.flatMap((_, index) => left.splice(random.roll(left.length, 'shuffle', index) - 1, 1))
}

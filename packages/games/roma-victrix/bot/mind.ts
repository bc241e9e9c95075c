import type { Leader } from '../rules/state.ts'

/** What a Leader is to do: go to a Province, and take, hold or fight there. */
export interface Order {
  readonly leader: number
  readonly target: number
}

/**
 * What a bot carries on from one question to the next. It can do without: a fresh bot that takes over plans anew. An order
 * is kept until its Province is reached, lost or has become too strong.
 */
export class Mind {
  readonly #orders = new Map<number, number>()
  /** Leaders who are to stay where they are, whatever there is to gain. */
  readonly #held = new Set<number>()
  /** The phase in which orders stand as they were given. */
  phase: string | null = null

  constructor(orders: readonly Order[] = []) {
    for (const { leader, target } of orders) this.order(leader, target)
  }

  targetOf({ id }: Pick<Leader, 'id'>): number | null {
    return this.#orders.get(id) ?? null
  }

  order(leader: number, target: number): void {
    this.#orders.set(leader, target)
  }

  release({ id }: Pick<Leader, 'id'>): void {
    this.#orders.delete(id)
  }

  /** Where the others are sent. */
  isTaken(target: number, by: Pick<Leader, 'id'>): boolean {
    for (const [leader, place] of this.#orders) if (leader !== by.id && place === target) return true
    return false
  }

  forgetAllBut(leaders: readonly Leader[]): void {
    for (const id of this.#orders.keys())
      if (!leaders.some(leader => leader.id === id)) this.#orders.delete(id)
  }

  hold(leader: number): void {
    this.#held.add(leader)
  }

  isHeld({ id }: Pick<Leader, 'id'>): boolean {
    return this.#held.has(id)
  }
}

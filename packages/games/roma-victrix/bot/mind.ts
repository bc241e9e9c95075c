import type { Leader } from '../rules/state.ts'

/** What a Leader is to do in a phase: go to a Province, and take it, fight or join others there; null: stay where he is. */
export interface Order {
  readonly leader: number
  readonly target: number | null
}

/**
 * What a bot carries on from one question to the next. It can do without: a fresh bot that takes over plans anew. An order
 * that it gave itself is kept until its Province is reached, lost or has become too strong; one that it was given at the start
 * stands for that Game-Turn, as long as there is a way to carry it out.
 */
export class Mind {
  readonly #orders = new Map<number, number>()
  readonly #given = new Map<number, number | null>()
  readonly #turn: number | null

  constructor(orders: readonly Order[] = [], turn: number | null = null) {
    this.#turn = turn
    for (const { leader, target } of orders) {
      this.#given.set(leader, target)
      if (target !== null) this.order(leader, target)
    }
  }

  /** What he was told for this Game-Turn; null: to stay; undefined: nothing. */
  givenTo({ id }: Pick<Leader, 'id'>, turn: number): number | null | undefined {
    return turn === this.#turn ? this.#given.get(id) : undefined
  }

  /** An order that was carried out, or that cannot be, binds him no longer. */
  release({ id }: Pick<Leader, 'id'>): void {
    this.#given.delete(id)
  }

  targetOf({ id }: Pick<Leader, 'id'>): number | null {
    return this.#orders.get(id) ?? null
  }

  order(leader: number, target: number): void {
    this.#orders.set(leader, target)
  }

  /** Where another one is sent. */
  isTaken(target: number, by: Pick<Leader, 'id'>): boolean {
    for (const [leader, place] of this.#orders) if (leader !== by.id && place === target) return true
    return false
  }

  forgetAllBut(leaders: readonly Leader[]): void {
    for (const id of this.#orders.keys())
      if (!leaders.some(leader => leader.id === id)) this.#orders.delete(id)
  }
}

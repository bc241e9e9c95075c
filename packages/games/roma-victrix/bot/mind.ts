import type { Leader } from '../rules/state.ts'

/**
 * What a bot carries on from one question to the next: where it has sent its Leaders. It can do without: a fresh bot that takes
 * over plans anew. Nobody is sent where another one goes, and each keeps to his target unless something is much better.
 */
export class Mind {
  readonly #targets = new Map<number, number>()

  targetOf({ id }: Pick<Leader, 'id'>): number | null {
    return this.#targets.get(id) ?? null
  }

  order(leader: number, target: number): void {
    this.#targets.set(leader, target)
  }

  /** Where another one is sent. */
  isTaken(target: number, by: Pick<Leader, 'id'>): boolean {
    for (const [leader, place] of this.#targets) if (leader !== by.id && place === target) return true
    return false
  }

  forgetAllBut(leaders: readonly Leader[]): void {
    for (const id of this.#targets.keys())
      if (!leaders.some(leader => leader.id === id)) this.#targets.delete(id)
  }
}

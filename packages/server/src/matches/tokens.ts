import type { CarriedOut } from './parley.ts'

/** How many tokens are known without asking the store. */
const MOST = 256

/** By player and token: the number of an act that was stored. */
export class Tokens {
  readonly #seqs = new Map<string, number>()

  numberOf(player: number, token: string): number | undefined {
    return this.#seqs.get(`${player} ${token}`)
  }

  remember(acts: readonly CarriedOut[], seq: number): void {
    for (const { player, token } of acts) if (token !== null) this.#seqs.set(`${player} ${token}`, seq)
    for (const oldest of this.#seqs.keys()) {
      if (this.#seqs.size <= MOST) break
      this.#seqs.delete(oldest)
    }
  }
}

import type { CarriedOut } from './parley.ts'

/** How many are known without asking the store. */
const MOST = 256

/** By player and token: the number of an act that was stored, of the last ones of a match. */
export class Tokens {
  readonly #known = new Map<string, number>()

  seqOf(player: number, token: string): number | undefined {
    return this.#known.get(`${player} ${token}`)
  }

  remember(acts: readonly CarriedOut[], seq: number): void {
    for (const { player, token } of acts) if (token !== null) this.#known.set(`${player} ${token}`, seq)
    for (const oldest of this.#known.keys()) {
      if (this.#known.size <= MOST) break
      this.#known.delete(oldest)
    }
  }
}

/**
 * How many read at once from each address. A reader takes his place when he comes, so that many who come together are
 * counted.
 */
export class Places {
  readonly #most: number
  readonly #taken = new Map<string, number>()

  constructor(most: number) {
    this.#most = most
  }

  /** Gives the way to leave; null if all places of the address are taken. */
  take(address: string): (() => void) | null {
    const taken = this.#taken.get(address) ?? 0
    if (taken >= this.#most) return null
    this.#taken.set(address, taken + 1)
    let isHere = true
    return () => {
      if (!isHere) return
      isHere = false
      const left = (this.#taken.get(address) ?? 1) - 1
      if (left <= 0) this.#taken.delete(address)
      else this.#taken.set(address, left)
    }
  }
}

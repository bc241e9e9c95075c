/** So much may be done a second, and so much at once. What is not used is saved up to that. */
export class Budget {
  readonly #perSecond: number
  readonly #atOnce: number
  readonly #clock: () => number
  #left: number
  #at: number

  constructor(perSecond: number, atOnce: number, clock: () => number = () => performance.now()) {
    this.#perSecond = perSecond
    this.#atOnce = atOnce
    this.#clock = clock
    this.#left = atOnce
    this.#at = clock()
  }

  /** False, and nothing is spent, if there is not so much left. */
  spend(cost = 1): boolean {
    const now = this.#clock()
    this.#left = Math.min(this.#atOnce, this.#left + ((now - this.#at) / 1000) * this.#perSecond)
    this.#at = now
    if (this.#left < cost) return false
    this.#left -= cost
    return true
  }

  /** True if nothing has been spent for so long that it can be forgotten. */
  get isWhole(): boolean {
    return this.#left + ((this.#clock() - this.#at) / 1000) * this.#perSecond >= this.#atOnce
  }
}

/** A budget for each of many: accounts, addresses. Those that are whole again are forgotten. */
export class Budgets {
  readonly #make: () => Budget
  readonly #of = new Map<string, Budget>()

  constructor(make: () => Budget) {
    this.#make = make
  }

  spend(key: string, cost = 1): boolean {
    const budget = this.#of.get(key) ?? this.#make()
    this.#of.set(key, budget)
    return budget.spend(cost)
  }

  /** What was spent is given back. */
  forget(key: string): void {
    this.#of.delete(key)
  }

  sweep(): void {
    for (const [key, budget] of this.#of) if (budget.isWhole) this.#of.delete(key)
  }
}

/** A binary heap of numbered items, cheapest first. Equal costs come out in the order of their item number. */
export class Heap {
  readonly #costs: number[] = []
  readonly #items: number[] = []

  get size(): number {
    return this.#items.length
  }

  push(item: number, cost: number): void {
    let i = this.#items.length
    this.#items.push(item)
    this.#costs.push(cost)
    while (i > 0) {
      const parent = (i - 1) >> 1
      if (!this.#before(i, parent)) break
      this.#swap(i, parent)
      i = parent
    }
  }

  pop(): { item: number; cost: number } | undefined {
    const [item, cost] = [this.#items[0], this.#costs[0]]
    if (item === undefined || cost === undefined) return undefined
    const end = this.#items.length - 1
    this.#swap(0, end)
    this.#items.pop()
    this.#costs.pop()
    for (let i = 0; ; ) {
      let child = 2 * i + 1
      if (child >= end) break
      if (child + 1 < end && this.#before(child + 1, child)) child++
      if (!this.#before(child, i)) break
      this.#swap(i, child)
      i = child
    }
    return { item, cost }
  }

  #before(i: number, j: number): boolean {
    const [a, b] = [this.#costs[i] ?? 0, this.#costs[j] ?? 0]
    return a < b || (a === b && (this.#items[i] ?? 0) < (this.#items[j] ?? 0))
  }

  #swap(i: number, j: number): void {
    const [item, cost] = [this.#items[i] ?? 0, this.#costs[i] ?? 0]
    this.#items[i] = this.#items[j] ?? 0
    this.#costs[i] = this.#costs[j] ?? 0
    this.#items[j] = item
    this.#costs[j] = cost
  }
}

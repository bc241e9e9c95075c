import { NotDone } from '../not-done.ts'
import type { TableRow } from '../store/rows.ts'
import { type House, OpenTable } from './open-table.ts'

/** How many tables are kept open; those that were not used for longest are closed, unless somebody reads there. */
const MOST_OPEN = 2000

/** The tables that are open in this process. */
export class Keeper {
  readonly #house: House
  readonly #most: number
  /** The one that was used last comes last. */
  readonly #open = new Map<string, OpenTable>()
  readonly #opening = new Map<string, Promise<OpenTable>>()

  constructor(house: House, most = MOST_OPEN) {
    this.#house = house
    this.#most = most
  }

  get size(): number {
    return this.#open.size
  }

  /** The table of an id; refused if there is none. */
  async table(id: string): Promise<OpenTable> {
    const open = this.#open.get(id)
    if (open !== undefined) {
      this.#open.delete(id)
      this.#open.set(id, open)
      return open
    }
    const opening = this.#opening.get(id) ?? this.#fetch(id)
    this.#opening.set(id, opening)
    return await opening
  }

  /** The table of an id, if it is open. */
  known(id: string): OpenTable | null {
    return this.#open.get(id) ?? null
  }

  /** A table that was just set. */
  add(row: TableRow): OpenTable {
    const table = new OpenTable(this.#house, row)
    this.#open.set(row.id, table)
    this.#closeSome()
    return table
  }

  async #fetch(id: string): Promise<OpenTable> {
    try {
      const row = await this.#house.store.read('table', id)
      if (row === null) throw new NotDone('not-found')
      return this.add(row)
    } finally {
      this.#opening.delete(id)
    }
  }

  #closeSome(): void {
    let tooMany = this.#open.size - this.#most
    for (const [id, table] of this.#open) {
      if (tooMany <= 0) break
      if (table.isRead || !table.queue.isIdle) continue
      this.#open.delete(id)
      tooMany--
    }
  }
}

import { NotDone } from '../not-done.ts'
import type { TablesHouse } from './house.ts'
import { OpenTable } from './open-table.ts'

/** How many tables are kept open; those that were not used for longest are closed, unless somebody reads there. */
const MOST_OPEN = 2000

/** For how long a table is kept open that nobody uses, in milliseconds: a match in memory takes about a megabyte. */
const UNUSED = 600_000

/** For how long a reader whose line has broken can go on where he was. */
const UNREAD = 60_000

/** The tables that are open in this process. */
export class Keeper {
  readonly #house: TablesHouse
  readonly #most: number
  /** The one that was used last comes last. */
  readonly #open = new Map<string, { readonly table: OpenTable; readonly usedAt: number }>()
  /** Those that somebody may still hold, closed ones too: of a table there are never two. */
  readonly #held = new Map<string, WeakRef<OpenTable>>()
  readonly #letGo = new FinalizationRegistry<string>(id => {
    if (this.#held.get(id)?.deref() === undefined) this.#held.delete(id)
  })
  readonly #opening = new Map<string, Promise<OpenTable>>()

  constructor(house: TablesHouse, most = MOST_OPEN) {
    this.#house = house
    this.#most = most
  }

  get size(): number {
    return this.#open.size
  }

  /** All that are open. */
  get open(): readonly OpenTable[] {
    return [...this.#open.values()].map(({ table }) => table)
  }

  /** The table of an id; refused if there is none. */
  async table(id: string): Promise<OpenTable> {
    const open = this.known(id)
    if (open !== null) return this.#keep(open)
    const opening = this.#opening.get(id) ?? this.#fetch(id)
    this.#opening.set(id, opening)
    return await opening
  }

  /** The table of an id, if it is open. */
  known(id: string): OpenTable | null {
    return this.#open.get(id)?.table ?? this.#held.get(id)?.deref() ?? null
  }

  #keep(table: OpenTable): OpenTable {
    this.#open.delete(table.id)
    this.#open.set(table.id, { table, usedAt: this.#house.now() })
    this.#closeSome()
    return table
  }

  /** Now and then: what nobody uses any longer is let go. */
  rest(now: number): void {
    for (const [id, { table, usedAt }] of this.#open) {
      table.forgetEyes(now - UNREAD)
      if (usedAt <= now - UNUSED && mayClose(table)) this.#open.delete(id)
    }
  }

  async #fetch(id: string): Promise<OpenTable> {
    try {
      const row = await this.#house.store.read('table', id)
      if (row === null) throw new NotDone('not-found')
      const table = new OpenTable(this.#house, row)
      this.#held.set(id, new WeakRef(table))
      this.#letGo.register(table, id)
      return this.#keep(table)
    } finally {
      this.#opening.delete(id)
    }
  }

  #closeSome(): void {
    let tooMany = this.#open.size - this.#most
    for (const [id, { table }] of this.#open) {
      if (tooMany <= 0) break
      if (!mayClose(table)) continue
      this.#open.delete(id)
      tooMany--
    }
  }
}

function mayClose({ isRead, queue }: OpenTable): boolean {
  return !isRead && queue.isIdle
}

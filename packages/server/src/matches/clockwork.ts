import type { Log } from '../operations/log.ts'
import type { Store } from '../store/store.ts'
import type { Keeper } from './keeper.ts'
import { flagged, GRACE } from './parley.ts'

/** Whoever sweeps does so alone; if he dies, another may after so long, in milliseconds. */
const LEASE = 10_000

/** So many whose time has run out are looked after at once. */
const MOST = 100

/** Deadlines are rows: they are swept every second, by one process at a time. */
export class Clockwork {
  readonly #store: Store
  readonly #keeper: Keeper
  readonly #log: Log
  readonly #now: () => number
  readonly #me: string
  #isSweeping = false

  constructor(house: { store: Store; keeper: Keeper; log: Log; now: () => number }, me: string) {
    this.#store = house.store
    this.#keeper = house.keeper
    this.#log = house.log
    this.#now = house.now
    this.#me = me
  }

  async sweep(): Promise<void> {
    if (this.#isSweeping) return
    this.#isSweeping = true
    try {
      const now = this.#now()
      const late = await this.#store.read('overdue', now - GRACE, MOST)
      if (late.length === 0 || !(await this.#store.write('takeLease', 'flags', this.#me, now, now + LEASE)))
        return
      for (const { match, player } of late) await this.#flag(match, player)
    } finally {
      this.#isSweeping = false
    }
  }

  /** The others do not wait for a match that cannot be opened. */
  async #flag(match: string, player: number): Promise<void> {
    try {
      await (await this.#keeper.table(match)).settle(at => flagged(at, player))
    } catch (error) {
      this.#log.warn('flag', error, { match })
    }
  }
}

import type { LobbyWatch } from '../lobby/watch.ts'
import type { Log } from '../operations/log.ts'
import type { Store } from '../store/store.ts'
import type { Keeper } from './keeper.ts'
import type { OpenTable } from './open-table.ts'

/** How often it is looked where open matches stand, in milliseconds: a hint that was lost costs so long, never a sight. */
export const LOOK_ROUND = 2000

/** So many are asked about at once. */
const AT_ONCE = 500

/** Where several processes keep the same tables: what another has done is heard of, and looked for now and then. */
export class Sharing {
  readonly #store: Store
  readonly #keeper: Keeper
  readonly #lobby: LobbyWatch
  readonly #log: Log

  constructor(house: { store: Store; keeper: Keeper; lobby: LobbyWatch; log: Log }, isDeaf = false) {
    this.#store = house.store
    this.#keeper = house.keeper
    this.#lobby = house.lobby
    this.#log = house.log
    if (!isDeaf)
      this.#store.hear(matches => {
        for (const match of matches) void this.#changed(match)
      })
  }

  /** Called every other second. */
  async look(): Promise<void> {
    const open = [...this.#keeper.open]
    for (let from = 0; from < open.length; from += AT_ONCE) {
      const some = new Map(open.slice(from, from + AT_ONCE).map(table => [table.id, table]))
      for (const { id, seq, edition, state } of await this.#store.read('standing', [...some.keys()])) {
        const table = some.get(id)
        if (table === undefined) continue
        const { row } = table
        if (row.seq !== seq || row.edition !== edition || row.state !== state) await this.#catchUp(table)
      }
    }
  }

  async #changed(match: string): Promise<void> {
    const table = this.#keeper.known(match)
    if (table !== null) return await this.#catchUp(table)
    // Nobody is at it here, but lists may show it.
    if (this.#lobby.size === 0) return
    const row = await this.#store.read('table', match).catch(() => null)
    if (row !== null) this.#lobby.changed(row, true)
  }

  async #catchUp(table: OpenTable): Promise<void> {
    // What cannot be read now is found when it is looked for again.
    await table.catchUp().catch(error => this.#log.warn('sharing', error, { match: table.id }))
  }
}

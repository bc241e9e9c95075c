import type { Limits } from '../limits.ts'
import type { Line } from '../live/reader.ts'
import type { PublicTables, TableRow } from '../store/rows.ts'
import type { Store } from '../store/store.ts'
import { tableSeen } from '../tables/seen.ts'
import { ownTables, tablesAsked } from './lobby.ts'

/** How often the public lists are read if nobody sat down, got up, began or ended, in milliseconds. */
const MOVED = 5000

interface Watcher {
  readonly user: string | null
  readonly line: Line
  /** His own tables and those to which he is asked, as JSON; null: they have changed. */
  own: string | null
  told: string
  /** Since when he has not read what he was told. */
  behindSince: number | null
}

/** The public lists as JSON: what everybody sees of a table whom it does not concern. */
interface Shown {
  readonly tables: PublicTables
  readonly texts: ReadonlyMap<string, string>
}

/**
 * Anybody who looks at the lists is told when they change, at most once a second. The public ones are read once for all, and those
 * of a person when one of his tables has changed.
 */
export class LobbyWatch {
  readonly #store: Store
  readonly #limits: Pick<Limits, 'unsent' | 'behind'>
  readonly #now: () => number
  readonly #watchers = new Set<Watcher>()
  readonly #touched = new Set<string>()
  #shown: Shown | null = null
  /** How often the public lists have changed: what was read before the last change is not kept. */
  #changes = 0
  #shownAt = Number.NEGATIVE_INFINITY
  #hasMoved = false
  #isTelling = false

  constructor(store: Store, limits: Pick<Limits, 'unsent' | 'behind'>, now: () => number) {
    this.#store = store
    this.#now = now
    this.#limits = limits
  }

  get size(): number {
    return this.#watchers.size
  }

  /** Letters that wait for readers. */
  get unsent(): number {
    let unsent = 0
    for (const { line } of this.#watchers) unsent += line.unsent
    return unsent
  }

  /** Tells him the lists as they are, and whatever they become. Gives the way to stop. */
  watch(user: string | null, line: Line): () => void {
    const watcher: Watcher = { user, line, own: null, told: '', behindSince: null }
    this.#watchers.add(watcher)
    void this.#tell(watcher).catch(() => undefined)
    return () => void this.#watchers.delete(watcher)
  }

  /** `lists`: it may stand in another list now, or there are others at it. */
  changed({ host, seats, visibility }: TableRow, lists: boolean): void {
    if (this.#watchers.size === 0) {
      this.#forget()
      return
    }
    for (const { user, keptFor } of seats)
      for (const each of [user, keptFor]) if (each !== null) this.#touched.add(each)
    this.#touched.add(host)
    if (visibility !== 'public') return
    if (lists) this.#forget()
    else this.#hasMoved = true
  }

  /** Something has changed for one person: he is invited. */
  touched(user: string): void {
    this.#touched.add(user)
  }

  #forget(): void {
    this.#shown = null
    this.#changes++
  }

  /** Called every second. */
  async check(): Promise<void> {
    if (this.#isTelling) return
    if (this.#hasMoved && performance.now() - this.#shownAt > MOVED) this.#shown = null
    for (const watcher of this.#watchers)
      if (watcher.user !== null && this.#touched.has(watcher.user)) watcher.own = null
    this.#touched.clear()
    this.#isTelling = true
    try {
      for (const watcher of this.#watchers) if (this.#reads(watcher)) await this.#tell(watcher)
    } finally {
      this.#isTelling = false
    }
  }

  /** Whoever does not read is told nothing more until he has; in the end he is sent away. */
  #reads(watcher: Watcher): boolean {
    const { line } = watcher
    if (line.unsent === 0) watcher.behindSince = null
    else if (line.unsent > this.#limits.unsent) watcher.behindSince ??= performance.now()
    if (watcher.behindSince === null) return true
    if (performance.now() - watcher.behindSince > this.#limits.behind) line.end()
    return false
  }

  async #tell(watcher: Watcher): Promise<void> {
    watcher.own ??= await this.#ownOf(watcher.user)
    const shown = await this.#publicLists()
    const list = (rows: readonly TableRow[]): string =>
      rows.map(row => textFor(row, watcher.user, shown)).join(',')
    const { open, live } = shown.tables
    const text = `{${watcher.own},"open":[${list(open)}],"live":[${list(live)}]}`
    if (text === watcher.told || !this.#watchers.has(watcher)) return
    watcher.told = text
    watcher.line.send(`{"now":${this.#now()},${text.slice(1)}`)
  }

  async #ownOf(user: string | null): Promise<string> {
    const [mine, asked] = await Promise.all([ownTables(this.#store, user), tablesAsked(this.#store, user)])
    return `"mine":${JSON.stringify(mine)},"asked":${JSON.stringify(asked)}`
  }

  async #publicLists(): Promise<Shown> {
    if (this.#shown !== null) return this.#shown
    this.#hasMoved = false
    this.#shownAt = performance.now()
    const changes = this.#changes
    const tables = await this.#store.read('publicTables')
    const all = [...tables.open, ...tables.live]
    const shown = { tables, texts: new Map(all.map(row => [row.id, JSON.stringify(tableSeen(row, null))])) }
    if (changes === this.#changes) this.#shown = shown
    return shown
  }
}

function textFor(row: TableRow, user: string | null, { texts }: Shown): string {
  const concernsHim = user !== null && (row.host === user || row.seats.some(seat => seat.user === user))
  return (concernsHim ? null : texts.get(row.id)) ?? JSON.stringify(tableSeen(row, user))
}

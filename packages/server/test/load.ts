import Sqlite from 'better-sqlite3'
import { anyChoice, freshToken, type Guest, WasRefused } from './client.ts'
import { tableOf } from './support.ts'

/** An act that was sent, and the number with which it was acknowledged; null: it was not. */
export interface Sent {
  readonly match: string
  readonly player: number
  readonly token: string
  seq: number | null
}

/** Why something cannot be done that could be done before. */
const LATE: readonly string[] = ['stale-question', 'not-your-turn', 'over']

/** People who play at many tables, and go on whatever becomes of the server. */
export class Load {
  readonly sent: Sent[] = []
  /** Several processes keep the tables: what one of them shows may be old, and what is done then comes too late. */
  readonly #isShared: boolean
  readonly #tables: { readonly id: string; readonly guests: readonly Guest[] }[] = []
  #isOver = false
  #running: Promise<unknown> = Promise.resolve()

  constructor({ isShared = false } = {}) {
    this.#isShared = isShared
  }

  async sitDown(
    url: string,
    tables: number,
    wanted: { game: string; scenario: string; people: number },
  ): Promise<void> {
    const { game, scenario, people } = wanted
    for (let table = 0; table < tables; table++) {
      const names = Array.from({ length: people }, (_, player) => `P${player}`)
      this.#tables.push(await tableOf(url, { game, scenario, names }))
    }
  }

  get ids(): string[] {
    return this.#tables.map(({ id }) => id)
  }

  get guests(): readonly (readonly Guest[])[] {
    return this.#tables.map(({ guests }) => guests)
  }

  get acknowledged(): number {
    return this.sent.filter(({ seq }) => seq !== null).length
  }

  play(): void {
    this.#isOver = false
    this.#running = Promise.all(this.#tables.map(({ id, guests }) => this.#playAt(id, guests)))
  }

  async stop(): Promise<void> {
    this.#isOver = true
    await this.#running
  }

  /** Waits until so many more acts are acknowledged. */
  async more(acts: number): Promise<void> {
    const until = this.acknowledged + acts
    while (this.acknowledged < until) await new Promise(resolve => setTimeout(resolve, 5))
  }

  async #playAt(id: string, guests: readonly Guest[]): Promise<void> {
    for (let step = 0; !this.#isOver; step++) {
      let isOver = true
      for (const [player, guest] of guests.entries()) {
        const sight = await this.#again(() => guest.sight(id))
        if (sight === null || sight === 'too-late') return
        if (sight.result === null) isOver = false
        if (sight.question === null) continue
        const { question } = sight
        const sent: Sent = { match: id, player, token: freshToken(), seq: null }
        this.sent.push(sent)
        // The same act with the same token, until somebody says that it is done.
        const done = await this.#again(() => guest.act(id, anyChoice(question, step * 5), sent.token))
        if (done === null) return
        if (done !== 'too-late') sent.seq = done.seq
      }
      if (isOver) return
    }
  }

  /** Tries until the server answers; null if the load is over. A refusal that says to come again is none. */
  async #again<T>(ask: () => Promise<T>): Promise<T | 'too-late' | null> {
    for (;;) {
      try {
        return await ask()
      } catch (error) {
        if (this.#isShared && error instanceof WasRefused && LATE.includes(error.refused.reason))
          return 'too-late'
        if (
          error instanceof WasRefused &&
          !['not-stored', 'behind', 'too-fast'].includes(error.refused.reason)
        )
          throw error
        if (this.#isOver) return null
        await new Promise(resolve => setTimeout(resolve, 20))
      }
    }
  }
}

export interface StoredRow {
  readonly match: string
  readonly seq: number
  readonly player: number | null
  readonly token: string | null
}

/** What lies in a file of the store, read without the server; `readonly` leaves its log as it is. */
export function storedIn(
  file: string,
  readonly = false,
): { rows: StoredRow[]; isWhole: boolean; seqs: Map<string, number> } {
  const database = new Sqlite(file, { readonly })
  try {
    const rows = database
      .prepare<[], StoredRow>('select match, seq, player, token from acts order by match, seq')
      .all()
    const isWhole = database.pragma('integrity_check', { simple: true }) === 'ok'
    const matches = database.prepare<[], { id: string; seq: number }>('select id, seq from matches').all()
    return { rows, isWhole, seqs: new Map(matches.map(({ id, seq }) => [id, seq])) }
  } finally {
    database.close()
  }
}

/** What is wrong with stored acts: gaps, acts that were acknowledged and are not there, acts that are there twice. */
export function wrongIn(rows: readonly StoredRow[], sent: readonly Sent[]): string[] {
  const wrong: string[] = []
  const next = new Map<string, number>()
  const times = new Map<string, number[]>()
  for (const { match, seq, player, token } of rows) {
    if (seq !== (next.get(match) ?? 1)) wrong.push(`${match}: ${seq} comes after a gap`)
    next.set(match, seq + 1)
    const key = `${match} ${player} ${token}`
    if (token !== null) times.set(key, [...(times.get(key) ?? []), seq])
  }
  for (const { match, player, token, seq } of sent) {
    const stored = times.get(`${match} ${player} ${token}`) ?? []
    if (stored.length > 1) wrong.push(`${token} is there ${stored.length} times`)
    if (seq !== null && stored[0] !== seq)
      wrong.push(`${token} was acknowledged as ${seq}, and is ${stored[0]}`)
  }
  return wrong
}

import { randomUUID } from 'node:crypto'
import type { Call } from './batch.ts'
import { Hints } from './hints.ts'
import { Lane } from './lane.ts'
import { migrate } from './migrations.ts'
import { connect } from './postgres.ts'
import type { Reads } from './reads.ts'
import type { Given, Got, Names, Store } from './store.ts'
import type { Writes } from './writes.ts'

/** How many connections write and read. Each match has its lane, so that its acts come one after another. */
const LANES = 3
const READERS = 4

/** Who brings the tables up to date holds this lock: of several processes that start at once one does. */
const MIGRATING = 4_900_001

const WRITING = ['synchronous_commit = on', "default_transaction_isolation = 'read committed'"]
const READING = ["default_transaction_isolation = 'repeatable read'", 'default_transaction_read_only = on']

/** The store of many processes: PostgreSQL. Nobody owns a match: of two who append at the same number one has. */
export class PostgresStore implements Store {
  readonly isShared = true
  /** A database that is away comes back: every call tries it. */
  readonly broken = new Promise<Error>(() => undefined)
  readonly #lanes: readonly Lane[]
  readonly #readers: readonly Lane[]
  readonly #hints: Hints

  private constructor(url: string) {
    this.#hints = new Hints(url, randomUUID())
    const stored = (calls: readonly Call[]): void => this.#hints.tell(calls.flatMap(matchChangedBy))
    this.#lanes = Array.from(
      { length: LANES },
      () => new Lane({ url, settings: WRITING, reads: false, stored }),
    )
    this.#readers = Array.from(
      { length: READERS },
      () => new Lane({ url, settings: READING, reads: true, stored: () => undefined }),
    )
  }

  static async open(url: string): Promise<PostgresStore> {
    const connection = await connect(url, WRITING)
    try {
      await connection.exec(`select pg_advisory_lock(${MIGRATING})`)
      await migrate(connection)
    } finally {
      await connection.close()
    }
    return new PostgresStore(url)
  }

  async write<K extends Names<Writes>>(name: K, ...args: Given<Writes, K>): Promise<Got<Writes, K>> {
    const lane = this.#lanes[laneOf(args)]
    return (await lane?.call(name, args)) as Got<Writes, K>
  }

  async read<K extends Names<Reads>>(name: K, ...args: Given<Reads, K>): Promise<Got<Reads, K>> {
    const least = Math.min(...this.#readers.map(({ waiting }) => waiting))
    const lane = this.#readers.find(({ waiting }) => waiting === least)
    return (await lane?.call(name, args)) as Got<Reads, K>
  }

  hear(listener: (matches: readonly string[]) => void): void {
    this.#hints.hear(listener)
  }

  async close(): Promise<void> {
    for (const lane of [...this.#readers, ...this.#lanes]) await lane.close()
    await this.#hints.close()
  }
}

/** Always the same for one match, whose id or what holds it is handed in first. */
function laneOf([first]: readonly unknown[]): number {
  const key = matchIn(first) ?? ''
  let sum = 0
  for (const letter of key) sum = (sum * 31 + (letter.codePointAt(0) ?? 0)) % 65_521
  return sum % LANES
}

function matchIn(first: unknown): string | null {
  if (typeof first === 'string') return first
  if (typeof first !== 'object' || first === null) return null
  if ('match' in first && typeof first.match === 'string') return first.match
  return 'id' in first && typeof first.id === 'string' ? first.id : null
}

/** What others may have in memory: a table and its match. */
const CHANGING: ReadonlySet<string> = new Set<Names<Writes>>(['append', 'changeTable', 'makeTable', 'hold'])

function matchChangedBy({ name, args: [first] }: Call): string[] {
  const match = CHANGING.has(name) ? matchIn(first) : null
  return match === null ? [] : [match]
}

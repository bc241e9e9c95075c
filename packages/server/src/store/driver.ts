import Sqlite, { type Database as Connection, type Statement } from 'better-sqlite3'

/** What SQLite stores of itself. */
export type Value = string | number | null | Uint8Array

export type Row = { readonly [column: string]: Value }

/** A database as the store uses it. The one file that knows the driver; tests put faulty ones in its place. */
export interface Database {
  run(sql: string, ...values: readonly Value[]): number
  all(sql: string, ...values: readonly Value[]): Row[]
  exec(sql: string): void
  /** False after a failure that has ended the transaction by itself. */
  readonly inTransaction: boolean
  close(): void
}

/** How long a connection waits for another that writes, in milliseconds. */
const BUSY = 5000

export function openDatabase(file: string, { readonly = false } = {}): Database {
  const connection: Connection = new Sqlite(file, { readonly, timeout: BUSY })
  const prepared = new Map<string, Statement>()
  const statement = (sql: string): Statement => {
    const known = prepared.get(sql) ?? connection.prepare(sql)
    prepared.set(sql, known)
    return known
  }
  if (!readonly) {
    connection.pragma('journal_mode = WAL')
    // A commit is on the disk when it returns, also if the power fails.
    connection.pragma('synchronous = FULL')
    connection.pragma('foreign_keys = ON')
  }
  return {
    run: (sql, ...values) => statement(sql).run(...values).changes,
    all: (sql, ...values) => statement(sql).all(...values) as Row[],
    exec: sql => void connection.exec(sql),
    get inTransaction() {
      return connection.inTransaction
    },
    close: () => void connection.close(),
  }
}

import Sqlite, { type Database as Connection, type Statement } from 'better-sqlite3'

import type { Database, Row } from './database.ts'

/** One process writes to a file, in one transaction after another: nothing can be locked. */
const FOR_SHARING = ' for update skip locked'

/** How long a connection waits for another that writes, in milliseconds. */
const BUSY = 5000

/** SQLite. The one file that knows its driver; tests put faulty ones in its place. */
export function openDatabase(file: string, { readonly = false } = {}): Database {
  const connection: Connection = new Sqlite(file, { readonly, timeout: BUSY })
  const prepared = new Map<string, Statement>()
  const statement = (sql: string): Statement => {
    const known = prepared.get(sql) ?? connection.prepare(sql.replace(FOR_SHARING, ''))
    prepared.set(sql, known)
    return known
  }
  if (!readonly) {
    connection.pragma('journal_mode = WAL')
    // A commit is on the disk when it returns, also if the power fails.
    connection.pragma('synchronous = FULL')
    connection.pragma('foreign_keys = ON')
  }
  const database: Database = {
    run: async (sql, ...values) => statement(sql).run(...values).changes,
    all: async (sql, ...values) => statement(sql).all(...values) as Row[],
    exec: async sql => void connection.exec(sql),
    get inTransaction() {
      return connection.inTransaction
    },
    version: async () => Number(connection.pragma('user_version', { simple: true })),
    setVersion: async version => void connection.pragma(`user_version = ${version}`),
    endsAll: error => !connection.inTransaction || isOfTheDisk(error),
    close: async () => void connection.close(),
  }
  return database
}

/** The disk is full, read-only or broken: nothing can be stored, whatever it is. */
function isOfTheDisk(error: unknown): boolean {
  const code = error instanceof Error && 'code' in error ? String(error.code) : ''
  return /^SQLITE_(FULL|READONLY|IOERR|CORRUPT|NOTADB|NOMEM|BUSY|LOCKED|CANTOPEN)/.test(code)
}

/** What a database keeps. Times are milliseconds, JSON is text, yes and no are 1 and 0. */
export type Value = string | number | null | Uint8Array

export type Row = { readonly [column: string]: Value }

/**
 * A database as the store uses it. Procedures (`reads.ts`, `writes.ts` and what they put together) and the steps that make
 * the tables (`migrations.ts`) are written once, in the SQL that SQLite and PostgreSQL share:
 *
 * - `?` for what is handed in; lists by `placesFor`. Say `is distinct from`, not `is not ?`; `on conflict ... do update`, not
 *   `insert or replace`; `case`, not `max(a, b)`. A query in brackets after `from` has a name.
 * - `for update skip locked` where several processes take from one list; SQLite is spared it.
 * - Tables are written as for SQLite: `integer`, `text`, `blob`, `strict`.
 */
export interface Database {
  /** How many rows it has changed. */
  run(sql: string, ...values: readonly Value[]): Promise<number>
  all(sql: string, ...values: readonly Value[]): Promise<Row[]>
  /** Statements without values, one or several. */
  exec(sql: string): Promise<void>
  /** False after a failure that has ended the transaction by itself. */
  readonly inTransaction: boolean
  /** Whether a failure has ended the whole transaction, and not only what was tried in it: a full disk does. */
  endsAll(error: unknown): boolean
  /** How many of the steps that make the tables have been taken. */
  version(): Promise<number>
  setVersion(version: number): Promise<void>
  close(): Promise<void>
}

/** A place for each of many values: `in (${placesFor(ids)})`. In an empty list nothing is found. */
export function placesFor(values: readonly Value[]): string {
  return values.length === 0 ? 'null' : values.map(() => '?').join(', ')
}

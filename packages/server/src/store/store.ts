import type { Reads } from './reads.ts'
import type { Writes } from './writes.ts'

/** The store could not store or read: a full disk, a broken file, a database that is away. Nothing of what was asked is stored. */
export class StoreFailed extends Error {
  override name = 'StoreFailed'
}

/** More than this many calls wait for the disk: a call that comes now is told to come again. */
export const MOST_WAITING = 10_000

export type Names<P> = keyof P & string
export type Given<P, K extends keyof P> = P[K] extends (...args: infer A) => unknown ? A : never
export type Got<P, K extends keyof P> = P[K] extends (...args: never[]) => Promise<infer R> ? R : never

/** What a server keeps: a file of SQLite for one process (`sqlite-store.ts`), or PostgreSQL for many (`postgres-store.ts`). */
export interface Store {
  /** Others write to it too: what this process has in memory may be behind. */
  readonly isShared: boolean
  /** Resolves when it has ended by itself. Nothing more is stored or read then: whoever keeps the store ends as well. */
  readonly broken: Promise<Error>
  /** Done when it is on the disk. */
  write<K extends Names<Writes>>(name: K, ...args: Given<Writes, K>): Promise<Got<Writes, K>>
  read<K extends Names<Reads>>(name: K, ...args: Given<Reads, K>): Promise<Got<Reads, K>>
  /** Hears which matches another process has changed. It is a hint: some are never heard of. */
  hear(listener: (matches: readonly string[]) => void): void
  /** What waits is written first. */
  close(): Promise<void>
}

import type { BotReason, LoggedEvent, MatchRecord, Role, SavedCheckpoint } from '@aquila/engine'
import type { KeptEntry } from './annals.ts'
import type { LessonPlace } from './lesson.ts'
import type { MatchSummary, RulesUpdate } from './table-match.ts'

/** A match as this browser keeps it. */
export interface StoredMatch {
  readonly id: string
  readonly game: string
  readonly record: MatchRecord
  /** By player, in the order of the scenario's roles: the level of the bot, or null for a person. */
  readonly levels: readonly (string | null)[]
  readonly notes: string
  /** What the bots were up to, by the number of the choice. */
  readonly reasons?: { readonly [choice: number]: GivenReason }
  readonly lesson?: LessonPlace
  /** The match it went another way from, if this browser had that one: its first rolls are checked with it. */
  readonly origin?: string
  /**
   * It goes into the annals when it is over: as the match of a day, if it is one. Only what was begun here from its
   * beginning does; a record from a file may bring any position.
   */
  readonly annals?: { readonly day: string | null }
  /** The last checkpoint: the match is opened from there. Older matches have the log in it, and some have none. */
  readonly checkpoint: SavedCheckpoint | null
  /** What was told before the checkpoint. Older matches have none. */
  readonly log?: readonly LoggedEvent[]
  /** The rules have changed under it, and nobody has taken note yet. */
  readonly updated?: RulesUpdate
}

/** Where matches are kept. */
export interface MatchStore {
  load(id: string): Promise<StoredMatch | null>
  /**
   * Of the log only what comes after the first `kept` events is written: so many are in the store already. `entry` is
   * what the annals say of it, if it is over and goes into them.
   */
  save(match: StoredMatch, kept: number, summary: MatchSummary, entry: KeptEntry | null): Promise<void>
  /** Puts a match aside, as it was before the rules changed under it. */
  keep(match: StoredMatch): Promise<void>
  annals(): Promise<readonly unknown[]>
}

/** Under which id a match is put aside. Ids of matches have no spaces. */
export function idUnder(rules: string, id: string): string {
  return `${id} ${rules}`
}

/** What somebody's bot was up to. */
export interface GivenReason {
  readonly role: Role
  readonly reason: BotReason
}

const NAME = 'aquila'
const VERSION = 3
const MATCHES = 'matches'
/** The log of a match stands beside it in pages, of which only the last is written anew as it grows. */
const LOGS = 'logs'
const PAGE = 200
const SUMMARIES = 'summaries'
const ANNALS = 'annals'

let opened: Promise<IDBDatabase> | null = null

/** One connection for all; if it cannot be had or is lost, whoever comes next tries again. */
function database(): Promise<IDBDatabase> {
  if (opened !== null) return opened
  const opening = connect(() => forget(opening))
  opening.catch(() => forget(opening))
  opened = opening
  return opening
}

function forget(connection: Promise<IDBDatabase>): void {
  if (opened === connection) opened = null
}

function connect(onLost: () => void): Promise<IDBDatabase> {
  return new Promise((resolve, reject) => {
    const request = indexedDB.open(NAME, VERSION)
    request.onupgradeneeded = () => {
      const { result } = request
      for (const name of [MATCHES, SUMMARIES, ANNALS])
        if (!result.objectStoreNames.contains(name)) result.createObjectStore(name, { keyPath: 'id' })
      if (!result.objectStoreNames.contains(LOGS))
        result.createObjectStore(LOGS, { keyPath: ['match', 'page'] })
    }
    request.onsuccess = () => {
      const { result } = request
      // A newer page must not wait for this one to be closed.
      result.onversionchange = () => {
        result.close()
        onLost()
      }
      result.onclose = onLost
      resolve(result)
    }
    request.onerror = () => reject(request.error)
  })
}

/** What is told to be saved must outlive the page, and the device if it loses its power. */
const DURABLE: IDBTransactionOptions = { durability: 'strict' }

/** The matches of this browser. */
export const browserStore: MatchStore = {
  load: loadMatch,
  save: saveMatch,
  keep: keepMatch,
  annals: allAnnals,
}

/** All is written in one transaction, so neither shelf nor annals tell of what is not so. */
async function saveMatch(
  match: StoredMatch,
  kept: number,
  summary: MatchSummary,
  entry: KeptEntry | null,
): Promise<void> {
  const transaction = (await database()).transaction([MATCHES, LOGS, SUMMARIES, ANNALS], 'readwrite', DURABLE)
  putMatch(transaction, match, kept)
  transaction.objectStore(SUMMARIES).put(summary)
  const annals = transaction.objectStore(ANNALS)
  if (entry === null) annals.delete(match.id)
  else annals.put(entry)
  await done(transaction)
}

async function keepMatch(match: StoredMatch): Promise<void> {
  const transaction = (await database()).transaction([MATCHES, LOGS], 'readwrite', DURABLE)
  putMatch(transaction, { ...match, id: idUnder(match.record.rules, match.id) }, 0)
  await done(transaction)
}

function putMatch(transaction: IDBTransaction, { log, ...match }: StoredMatch, kept: number): void {
  transaction.objectStore(MATCHES).put(match)
  if (log === undefined) return
  const logs = transaction.objectStore(LOGS)
  const pages = Math.ceil(log.length / PAGE)
  for (let page = Math.floor(kept / PAGE); page < pages; page++)
    logs.put({ match: match.id, page, events: log.slice(page * PAGE, (page + 1) * PAGE) })
  logs.delete(IDBKeyRange.bound([match.id, pages], [match.id, []]))
}

async function loadMatch(id: string): Promise<StoredMatch | null> {
  const transaction = (await database()).transaction([MATCHES, LOGS])
  const [found, pages]: [StoredMatch | undefined, readonly { readonly events: readonly LoggedEvent[] }[]] =
    await Promise.all([
      answer(transaction.objectStore(MATCHES).get(id)),
      answer(transaction.objectStore(LOGS).getAll(IDBKeyRange.bound([id, 0], [id, []]))),
    ])
  if (found === undefined) return null
  const isOlder = Array.isArray(found.checkpoint?.events)
  return isOlder ? found : { ...found, log: pages.flatMap(({ events }) => events) }
}

async function allAnnals(): Promise<readonly unknown[]> {
  const transaction = (await database()).transaction(ANNALS)
  return await answer(transaction.objectStore(ANNALS).getAll())
}

/** The newest first. */
export async function listMatches(): Promise<MatchSummary[]> {
  const transaction = (await database()).transaction(SUMMARIES)
  const all: MatchSummary[] = await answer(transaction.objectStore(SUMMARIES).getAll())
  return all.sort((one, other) => other.savedAt - one.savedAt)
}

export async function deleteMatch(id: string): Promise<void> {
  const transaction = (await database()).transaction([MATCHES, LOGS, SUMMARIES], 'readwrite')
  transaction.objectStore(MATCHES).delete(IDBKeyRange.bound(id, idUnder('\uffff', id)))
  transaction.objectStore(LOGS).delete(IDBKeyRange.bound([id], [idUnder('\uffff', id), []]))
  transaction.objectStore(SUMMARIES).delete(id)
  await done(transaction)
}

export function isQuotaError(error: unknown): boolean {
  return error instanceof DOMException && error.name === 'QuotaExceededError'
}

function answer<T>(request: IDBRequest<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result)
    request.onerror = () => reject(request.error)
  })
}

function done(transaction: IDBTransaction): Promise<void> {
  return new Promise((resolve, reject) => {
    transaction.oncomplete = () => resolve()
    transaction.onerror = () => reject(transaction.error)
    transaction.onabort = () => reject(transaction.error)
  })
}

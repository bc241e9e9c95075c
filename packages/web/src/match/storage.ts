import type { BotReason, MatchRecord, Role, SavedCheckpoint } from '@aquila/engine'
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
  /** The last checkpoint, in case the rules change before the match is over. */
  readonly checkpoint: SavedCheckpoint | null
  /** The rules have changed under it, and nobody has taken note yet. */
  readonly updated?: RulesUpdate
}

/** Where matches are kept. */
export interface MatchStore {
  load(id: string): Promise<StoredMatch | null>
  save(match: StoredMatch, summary: MatchSummary): Promise<void>
  /** Puts a match aside, as it was before the rules changed under it. */
  keep(match: StoredMatch): Promise<void>
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
const VERSION = 1
const MATCHES = 'matches'
const SUMMARIES = 'summaries'

let opened: Promise<IDBDatabase> | null = null

function database(): Promise<IDBDatabase> {
  opened ??= new Promise((resolve, reject) => {
    const request = indexedDB.open(NAME, VERSION)
    request.onupgradeneeded = () => {
      request.result.createObjectStore(MATCHES, { keyPath: 'id' })
      request.result.createObjectStore(SUMMARIES, { keyPath: 'id' })
    }
    request.onsuccess = () => resolve(request.result)
    request.onerror = () => reject(request.error)
  })
  return opened
}

/** The matches of this browser. */
export const browserStore: MatchStore = { load: loadMatch, save: saveMatch, keep: keepMatch }

/** Both are written in one transaction, so the shelf never tells of a match that is not there. */
async function saveMatch(match: StoredMatch, summary: MatchSummary): Promise<void> {
  const transaction = (await database()).transaction([MATCHES, SUMMARIES], 'readwrite')
  transaction.objectStore(MATCHES).put(match)
  transaction.objectStore(SUMMARIES).put(summary)
  await done(transaction)
}

async function keepMatch(match: StoredMatch): Promise<void> {
  const transaction = (await database()).transaction(MATCHES, 'readwrite')
  transaction.objectStore(MATCHES).put({ ...match, id: idUnder(match.record.rules, match.id) })
  await done(transaction)
}

async function loadMatch(id: string): Promise<StoredMatch | null> {
  const transaction = (await database()).transaction(MATCHES)
  const found: StoredMatch | undefined = await answer(transaction.objectStore(MATCHES).get(id))
  return found ?? null
}

/** The newest first. */
export async function listMatches(): Promise<MatchSummary[]> {
  const transaction = (await database()).transaction(SUMMARIES)
  const all: MatchSummary[] = await answer(transaction.objectStore(SUMMARIES).getAll())
  return all.sort((one, other) => other.savedAt - one.savedAt)
}

export async function deleteMatch(id: string): Promise<void> {
  const transaction = (await database()).transaction([MATCHES, SUMMARIES], 'readwrite')
  transaction.objectStore(MATCHES).delete(IDBKeyRange.bound(id, idUnder('\uffff', id)))
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

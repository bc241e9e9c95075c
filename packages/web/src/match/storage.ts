import { idUnder } from './ids.ts'
import type { MatchSummary } from './table-match.ts'

const NAME = 'aquila'
const VERSION = 5

/** The heads of matches. Older pages kept the whole match there. */
export const MATCHES = 'matches'
/** What has changed in each match, one after another. */
export const CHANGES = 'changes'
export const CHECKPOINTS = 'checkpoints'
/** The logs of matches that only older pages have written, in pages. */
export const LOGS = 'logs'
export const SUMMARIES = 'summaries'
export const ANNALS = 'annals'
/** What the dice gave and the choices cost, by match. */
export const ANALYSES = 'analyses'

/** What is told to be saved must outlive the page, and the device if it loses its power. */
export const DURABLE: IDBTransactionOptions = { durability: 'strict' }

let opened: Promise<IDBDatabase> | null = null

/** One connection for all; if it cannot be had or is lost, the next call tries again. */
export function database(): Promise<IDBDatabase> {
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
    request.onupgradeneeded = () => makeStores(request.result)
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

/** What an older page has written stays as it is: a match comes into the new form when it is written the next time. */
function makeStores(made: IDBDatabase): void {
  const keyPaths = {
    [MATCHES]: 'id',
    [CHANGES]: ['match', 'number'],
    [CHECKPOINTS]: 'id',
    [LOGS]: ['match', 'page'],
    [SUMMARIES]: 'id',
    [ANNALS]: 'id',
    [ANALYSES]: 'id',
  }
  for (const [name, keyPath] of Object.entries(keyPaths))
    if (!made.objectStoreNames.contains(name)) made.createObjectStore(name, { keyPath })
}

/** The newest first. */
export async function listMatches(): Promise<MatchSummary[]> {
  const transaction = (await database()).transaction(SUMMARIES)
  const all: MatchSummary[] = await answer(transaction.objectStore(SUMMARIES).getAll())
  return all.sort((one, other) => other.savedAt - one.savedAt)
}

/** Throws a match away, with what was put aside when the rules changed under it. */
export async function deleteMatch(id: string): Promise<void> {
  const stores = [MATCHES, CHANGES, CHECKPOINTS, LOGS, SUMMARIES, ANALYSES]
  const transaction = (await database()).transaction(stores, 'readwrite')
  const last = idUnder('\uffff', id)
  for (const name of [MATCHES, CHECKPOINTS]) transaction.objectStore(name).delete(IDBKeyRange.bound(id, last))
  for (const name of [CHANGES, LOGS])
    transaction.objectStore(name).delete(IDBKeyRange.bound([id], [last, []]))
  for (const name of [SUMMARIES, ANALYSES]) transaction.objectStore(name).delete(id)
  await done(transaction)
}

export function isQuotaError(error: unknown): boolean {
  return error instanceof DOMException && error.name === 'QuotaExceededError'
}

export function answer<T>(request: IDBRequest<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result)
    request.onerror = () => reject(request.error)
  })
}

export function done(transaction: IDBTransaction): Promise<void> {
  return new Promise((resolve, reject) => {
    transaction.oncomplete = () => resolve()
    transaction.onerror = () => reject(transaction.error)
    transaction.onabort = () => reject(transaction.error)
  })
}

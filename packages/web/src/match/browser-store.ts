import type { LoggedEvent } from '@aquila/engine'
import {
  ANNALS,
  answer,
  CHANGES,
  CHECKPOINTS,
  DURABLE,
  database,
  done,
  LOGS,
  MATCHES,
  SUMMARIES,
} from './storage.ts'
import {
  type MatchStore,
  putTogether,
  type StoredChange,
  type StoredCheckpoint,
  type StoredHead,
  type StoredMatch,
  type Write,
} from './stored.ts'

/** The matches of this browser. */
export const browserStore: MatchStore = {
  load: loadMatch,
  save: saveMatch,
  // Rules seldom change under a match.
  keep: async match => await (await import('./put-aside.ts')).keepMatch(match),
  annals: allAnnals,
}

/** All is written in one transaction, so neither shelf nor annals tell of what is not so. */
async function saveMatch(write: Write): Promise<number | null> {
  const { match: id, after, from, change, head, checkpoint, summary, entry } = write
  const stores = [MATCHES, CHANGES, CHECKPOINTS, LOGS, SUMMARIES, ANNALS]
  const transaction = (await database()).transaction(stores, 'readwrite', DURABLE)
  const written = done(transaction)
  written.catch(() => undefined)
  const changes = transaction.objectStore(CHANGES)
  const last = await lastNumber(changes, id)
  if (after !== null && after !== last) {
    transaction.abort()
    await written.catch(() => undefined)
    return null
  }
  const number = last + 1
  if (from < number) changes.delete(IDBKeyRange.bound([id, from], [id, number]))
  changes.put({ ...change, match: id, number } satisfies StoredChange)
  if (after === null) transaction.objectStore(LOGS).delete(IDBKeyRange.bound([id], [id, []]))
  if (head !== null) transaction.objectStore(MATCHES).put(head)
  if (checkpoint !== null)
    transaction.objectStore(CHECKPOINTS).put({ ...checkpoint, id, number } satisfies StoredCheckpoint)
  transaction.objectStore(SUMMARIES).put(summary)
  if (entry === null) transaction.objectStore(ANNALS).delete(id)
  else transaction.objectStore(ANNALS).put(entry)
  await written
  return number
}

/** The number of the last change of a match; 0 if it has none. */
async function lastNumber(changes: IDBObjectStore, id: string): Promise<number> {
  const cursor = await answer(changes.openKeyCursor(IDBKeyRange.bound([id], [id, []]), 'prev'))
  const [, number] = Array.isArray(cursor?.key) ? cursor.key : []
  return typeof number === 'number' ? number : 0
}

async function loadMatch(id: string): Promise<StoredMatch | null> {
  const transaction = (await database()).transaction([MATCHES, CHANGES, CHECKPOINTS, LOGS])
  const all = IDBKeyRange.bound([id], [id, []])
  const [found, changes, checkpoint, pages]: [
    StoredHead | StoredMatch | undefined,
    readonly StoredChange[],
    StoredCheckpoint | undefined,
    readonly { readonly events: readonly LoggedEvent[] }[],
  ] = await Promise.all([
    answer(transaction.objectStore(MATCHES).get(id)),
    answer(transaction.objectStore(CHANGES).getAll(all)),
    answer(transaction.objectStore(CHECKPOINTS).get(id)),
    answer(transaction.objectStore(LOGS).getAll(all)),
  ])
  if (found === undefined) return null
  if (!isOfAnOlderPage(found)) return putTogether(found, changes, checkpoint ?? null)
  const hasLogInside = Array.isArray(found.checkpoint?.events)
  return hasLogInside ? found : { ...found, log: pages.flatMap(({ events }) => events) }
}

/** Older pages wrote the whole match after every choice, and its log beside it. */
function isOfAnOlderPage(found: StoredHead | StoredMatch): found is StoredMatch {
  return 'choices' in found.record
}

async function allAnnals(): Promise<readonly unknown[]> {
  const transaction = (await database()).transaction(ANNALS)
  return await answer(transaction.objectStore(ANNALS).getAll())
}

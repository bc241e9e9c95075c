import type { LoggedEvent, SavedCheckpoint } from '@aquila/engine'
import { NOTHING } from '@aquila/play'
import { idUnder } from './ids.ts'
import { CHANGES, CHECKPOINTS, DURABLE, database, done, MATCHES } from './storage.ts'
import {
  headOf,
  type StoredChange,
  type StoredCheckpoint,
  type StoredHead,
  type StoredMatch,
} from './stored.ts'

/** What is done when the rules have changed under a match: it is kept as it was. Fetched when they have. */

export async function keepMatch(match: StoredMatch): Promise<void> {
  const id = idUnder(match.record.rules, match.id)
  const { head, change, checkpoint } = takenApart(match, id)
  const stores = [MATCHES, CHANGES, CHECKPOINTS]
  const transaction = (await database()).transaction(stores, 'readwrite', DURABLE)
  transaction.objectStore(MATCHES).put(head)
  transaction.objectStore(CHANGES).put(change)
  if (checkpoint !== null) transaction.objectStore(CHECKPOINTS).put(checkpoint)
  await done(transaction)
}

/** A stored match taken apart again: its head, all of it as one change, and its checkpoint. */
export function takenApart(
  stored: StoredMatch,
  id: string,
): { head: StoredHead; change: StoredChange; checkpoint: StoredCheckpoint | null } {
  const { record, reasons = {}, checkpoint, log, writes: _, pieces: __, ...particulars } = stored
  const { choices: entries, rolls, withdrawn, result, ending = null, sitters = [], position = '' } = record
  const added = { entries, rolls, events: log ?? eventsIn(checkpoint) }
  return {
    head: { ...particulars, id, record: headOf({ record: { ...record, position } }) },
    change: { match: id, number: 1, keep: NOTHING, added, withdrawn, ending, sitters, result, reasons },
    checkpoint: checkpoint === null ? null : { id, checkpoint, position, number: position === '' ? 0 : 1 },
  }
}

/** Older checkpoints have the log in them. */
function eventsIn(checkpoint: SavedCheckpoint | null): readonly LoggedEvent[] {
  const events: unknown = checkpoint?.events
  return Array.isArray(events) ? events : []
}

import type { LoggedEvent } from '@aquila/engine'
import { entryOf } from './annals.ts'
import type { OpenMatch } from './open-match.ts'
import { isQuotaError, type MatchStore } from './storage.ts'
import type { Saving } from './table-match.ts'

/** Writes matches into the store, one at a time. */
export class Saver {
  readonly #store: MatchStore
  /** What has changed since it was last written. */
  readonly #unsaved = new Set<OpenMatch>()
  /** By match: the log as it stands in the store. */
  readonly #kept = new WeakMap<OpenMatch, readonly LoggedEvent[]>()
  readonly #tell: (saving: Saving) => void
  #isWriting = false
  #state: Saving = 'saved'

  /** `tell` is called whenever it is another state. */
  constructor(store: MatchStore, tell: (saving: Saving) => void) {
    this.#store = store
    this.#tell = tell
  }

  get state(): Saving {
    return this.#state
  }

  /** Another match comes to the desk: what went wrong with the last is no concern of its. */
  beginAnew(): void {
    this.#become(this.#isWriting ? 'saving' : 'saved')
  }

  /** Something has changed, and is not in the store yet. What could not be written stays so until it is. */
  mark(changed: OpenMatch): void {
    this.#unsaved.add(changed)
    if (this.#state === 'saved') this.#become('saving')
  }

  /** This match was opened with its log from the store: what was told by then need not be written again. */
  knows(open: OpenMatch): void {
    this.#kept.set(open, open.match.told)
  }

  /** Writes it at once; what goes wrong is for the caller. */
  async write(open: OpenMatch): Promise<void> {
    const stored = open.stored()
    const kept = inBoth(this.#kept.get(open) ?? [], stored.log)
    await this.#store.save(stored, kept, open.summary(), await entryOf(open))
    this.#kept.set(open, stored.log)
  }

  /** What changes while something is written is written right after. Gives false if another call writes it. */
  async save(changed: OpenMatch): Promise<boolean> {
    this.mark(changed)
    if (this.#isWriting) return false
    this.#isWriting = true
    try {
      for (const open of this.#unsaved) {
        this.#unsaved.delete(open)
        await this.write(open)
      }
      this.#become('saved')
    } catch (error) {
      this.#become(isQuotaError(error) ? 'full' : 'failed')
    } finally {
      this.#isWriting = false
    }
    return true
  }

  #become(state: Saving): void {
    if (this.#state === state) return
    this.#state = state
    this.#tell(state)
  }
}

/** How many events two logs have in common: a log only grows, unless a choice is taken back. */
function inBoth(one: readonly LoggedEvent[], other: readonly LoggedEvent[]): number {
  let count = Math.min(one.length, other.length)
  while (count > 0 && one[count - 1] !== other[count - 1]) count--
  return count
}

import { entryOf } from './annals.ts'
import type { OpenMatch } from './open-match.ts'
import { isQuotaError, type MatchStore } from './storage.ts'
import type { Saving } from './table-match.ts'

/** Writes matches into the store, one at a time. */
export class Saver {
  readonly #store: MatchStore
  /** What has changed since it was last written. */
  readonly #unsaved = new Set<OpenMatch>()
  #isWriting = false
  /** How the last write went. */
  state: Saving = 'saved'

  constructor(store: MatchStore) {
    this.#store = store
  }

  /** What changes while something is written is written right after. Gives false if another call writes it. */
  async save(changed: OpenMatch): Promise<boolean> {
    this.#unsaved.add(changed)
    if (this.#isWriting) return false
    this.#isWriting = true
    try {
      for (const open of this.#unsaved) {
        this.#unsaved.delete(open)
        await this.#store.save(open.stored(), open.summary(), await entryOf(open))
      }
      this.state = 'saved'
    } catch (error) {
      this.state = isQuotaError(error) ? 'full' : 'failed'
    } finally {
      this.#isWriting = false
    }
    return true
  }
}

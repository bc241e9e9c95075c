import { entryOf } from './annals.ts'
import type { OpenMatch } from './open-match.ts'
import { isQuotaError } from './storage.ts'
import type { MatchStore } from './stored.ts'
import type { Saving } from './table-match.ts'

/** Writes matches into the store, one at a time. */
export class Saver {
  readonly #store: MatchStore
  /** What has changed since it was last written. */
  readonly #unsaved = new Set<OpenMatch>()
  readonly #tell: (saving: Saving) => void
  readonly #playsHere: (open: OpenMatch) => boolean
  #isWriting = false
  #state: Saving = 'saved'

  /** `tell` is called whenever it is another state. `playsHere`: this tab, and no other, decides what becomes of a match. */
  constructor(store: MatchStore, tell: (saving: Saving) => void, playsHere: (open: OpenMatch) => boolean) {
    this.#store = store
    this.#tell = tell
    this.#playsHere = playsHere
  }

  get state(): Saving {
    return this.#state
  }

  /** Another match comes to the desk: what went wrong with the last is no concern of its. */
  beginAfresh(): void {
    this.#become(this.#isWriting ? 'saving' : 'saved')
  }

  /** Something has changed, and is not in the store yet. What could not be written stays so until it is. */
  mark(changed: OpenMatch): void {
    this.#unsaved.add(changed)
    if (this.#state === 'saved') this.#become('saving')
  }

  /** Writes at once what has come to it; what goes wrong is for the caller. */
  async write(open: OpenMatch): Promise<void> {
    if (await this.#append(open)) return
    // Another tab has written it meanwhile: the tab that plays it now says what it is.
    if (!this.#playsHere(open)) return
    open.ledger.forget()
    await this.#append(open)
  }

  async #append(open: OpenMatch): Promise<boolean> {
    const entry = await entryOf(open)
    const { write, done } = open.ledger.next(open, entry)
    const number = await this.#store.save(write)
    if (number === null) return false
    done(number)
    return true
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

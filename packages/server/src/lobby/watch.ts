import type { Store } from '../store/store.ts'
import { lobbyFor } from './lobby.ts'

interface Watcher {
  readonly user: string | null
  told: string
  tell(text: string): void
}

/** Anybody who looks at the lists is told when they change, at most once a second. */
export class LobbyWatch {
  readonly #store: Store
  readonly #watchers = new Set<Watcher>()
  #hasChanged = false
  #isTelling = false

  constructor(store: Store) {
    this.#store = store
  }

  /** Tells him the lists as they are, and whatever they become. Gives the way to stop. */
  watch(user: string | null, tell: (text: string) => void): () => void {
    const watcher = { user, tell, told: '' }
    this.#watchers.add(watcher)
    void this.#tell(watcher).catch(() => undefined)
    return () => void this.#watchers.delete(watcher)
  }

  changed(): void {
    this.#hasChanged = true
  }

  /** Called every second. */
  async check(): Promise<void> {
    if (!this.#hasChanged || this.#isTelling) return
    this.#hasChanged = false
    this.#isTelling = true
    try {
      for (const watcher of this.#watchers) await this.#tell(watcher)
    } finally {
      this.#isTelling = false
    }
  }

  async #tell(watcher: Watcher): Promise<void> {
    const text = JSON.stringify(await lobbyFor(this.#store, watcher.user))
    if (text === watcher.told) return
    watcher.told = text
    watcher.tell(text)
  }
}

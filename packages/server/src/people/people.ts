import { freshId, freshSession, hashOfSession } from '../ids.ts'
import type { UserRow } from '../store/rows.ts'
import type { Store } from '../store/store.ts'

/** How long a session lasts after it was last used. */
export const SESSION = 90 * 86_400_000

/** A session is noted as used at most this often. */
const NOTED = 3_600_000

/** Who somebody is, by the session in his cookie. Guests have a name and nothing else. */
export class People {
  readonly #store: Store
  readonly #now: () => number

  constructor(store: Store, now: () => number) {
    this.#store = store
    this.#now = now
  }

  /** Null: nobody knows him. */
  async of(session: string | null): Promise<UserRow | null> {
    if (session === null || session.length > 100) return null
    const idHash = hashOfSession(session)
    const found = await this.#store.read('userOf', idHash, this.#now())
    if (found === null) return null
    const now = this.#now()
    // A full disk keeps nobody from reading.
    if (now - found.seenAt > NOTED)
      void this.#store.write('touchSession', idHash, now, now + SESSION).catch(() => undefined)
    return { id: found.id, name: found.name }
  }

  /** A guest of that name, and the session by which he is known again. */
  async makeGuest(name: string): Promise<{ user: UserRow; session: string }> {
    const user = { id: freshId(), name }
    const session = freshSession()
    const now = this.#now()
    await this.#store.write(
      'makeGuest',
      user,
      { idHash: hashOfSession(session), expiresAt: now + SESSION },
      now,
    )
    return { user, session }
  }

  async rename(user: UserRow, name: string): Promise<void> {
    if (user.name !== name) await this.#store.write('renameUser', user.id, name, this.#now())
  }

  async forget(session: string): Promise<void> {
    await this.#store.write('endSession', hashOfSession(session))
  }
}

import { freshId, hashOfSession } from '../ids.ts'
import { NotDone } from '../not-done.ts'
import type { UserRow } from '../store/rows.ts'
import type { Store } from '../store/store.ts'
import { freeName, likeness } from './likeness.ts'
import { newSession, SESSION } from './sessions.ts'

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
    const { id, name, kind } = found
    return { id, name, kind }
  }

  /** A guest of that name, and the session by which he is known again. */
  async makeGuest(name: string, device: string): Promise<{ user: UserRow; session: string }> {
    await this.#mustBeNobodys(name)
    const user: UserRow = { id: freshId(), name, kind: 'guest' }
    const { cookie, stored } = newSession(device, this.#now())
    await this.#store.write('makeGuest', user, stored, this.#now())
    return { user, session: cookie }
  }

  /** A guest takes another name. That of an account is how its friends find it, and stays. */
  async rename(user: UserRow, name: string): Promise<void> {
    if (user.name === name) return
    if (user.kind === 'person') throw new NotDone('forbidden', 'the name of an account stays')
    await this.#mustBeNobodys(name)
    await this.#store.write('renameUser', user.id, name, this.#now())
  }

  async forget(session: string): Promise<void> {
    await this.#store.write('endSession', hashOfSession(session))
  }

  /** A guest is not taken for somebody who has an account. */
  async #mustBeNobodys(name: string): Promise<void> {
    if ((await this.#store.read('credentialsOf', likeness(name))) === null) return
    throw new NotDone('name-taken', 'somebody has an account of this name', {
      free: freeName(name, () => false),
    })
  }
}

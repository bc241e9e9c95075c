import type { ContactKind } from '@aquila/play/wire'
import { NotDone } from '../not-done.ts'
import type { ContactRow } from '../store/contacts.ts'
import type { UserRow } from '../store/rows.ts'
import type { Store } from '../store/store.ts'
import { likeness } from './likeness.ts'

/** Friends, and whom somebody does not want to meet. Both are his alone: nobody is told. */
export class Contacts {
  readonly #store: Store
  readonly #now: () => number

  constructor(store: Store, now: () => number) {
    this.#store = store
    this.#now = now
  }

  async of(user: UserRow): Promise<ContactRow[]> {
    return await this.#store.read('contactsOf', user.id)
  }

  async set(user: UserRow, name: string, kind: ContactKind | null): Promise<void> {
    const other = await this.#named(name)
    if (other === user.id) throw new NotDone('malformed', 'this is you')
    await this.#store.write('setContact', user.id, other, kind, this.#now())
  }

  /** Who is invited, if he has to be told of it. */
  async invite(match: string, by: UserRow, name: string): Promise<string | null> {
    const person = await this.#named(name)
    return (await this.#store.write('invite', match, person, by.id, this.#now())) ? person : null
  }

  async decline(match: string, user: UserRow): Promise<void> {
    await this.#store.write('decline', match, user.id, this.#now())
  }

  /** Names stand at tables: that there is nobody of that name is no secret. */
  async #named(name: string): Promise<string> {
    const found = await this.#store.read('credentialsOf', likeness(name))
    if (found === null) throw new NotDone('not-found', 'nobody has an account of this name')
    return found.user.id
  }
}

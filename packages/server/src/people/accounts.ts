import type { Account } from '@aquila/play/wire'
import { freshId, freshSession, hashOfSession } from '../ids.ts'
import type { Budgets } from '../live/budget.ts'
import { NotDone } from '../not-done.ts'
import type { UserRow } from '../store/rows.ts'
import type { Store } from '../store/store.ts'
import { freeName, likeness } from './likeness.ts'
import { Passwords } from './passwords.ts'
import { freshCodes, hashOfCode } from './recovery-codes.ts'
import { newSession, sessionName } from './sessions.ts'
import { isWeak } from './weak-passwords.ts'

/** From where somebody asks. */
export interface From {
  readonly address: string
  /** What his browser calls itself. */
  readonly device: string
  /** What a browser keeps of an account that was signed in with it before. */
  readonly known: string | null
}

/** Somebody has proved who he is: what his browser shall keep. */
export interface SignedIn {
  readonly user: UserRow
  readonly session: string
  /** By which the device is known again when somebody tries to sign in. */
  readonly known: string
}

/** Tries to sign in: by name, by device, and by address. */
export interface Tries {
  readonly names: Budgets
  readonly addresses: Budgets
}

/** Accounts: a name and a password, by which somebody is the same person on any device. */
export class Accounts {
  readonly #store: Store
  readonly #now: () => number
  readonly #tries: Tries
  readonly #passwords = new Passwords()

  constructor(store: Store, now: () => number, tries: Tries) {
    this.#store = store
    this.#now = now
    this.#tries = tries
  }

  /** An account of that name. A guest keeps everything he has: he stays the same person. */
  async make(
    guest: UserRow | null,
    wanted: { readonly name: string; readonly password: string },
    from: From,
  ): Promise<SignedIn & { readonly codes: string[] }> {
    const { name } = wanted
    if (guest?.kind === 'person') throw new NotDone('too-late', 'you have an account')
    const id = guest?.id ?? freshId()
    const password = await this.#newPassword(wanted.password, name)
    const codes = freshCodes()
    const session = newSession(from.device, this.#now())
    const account = {
      ...{ id, name, nameKey: likeness(name), isNew: guest === null, password },
      ...{ codeHashes: codes.map(hashOfCode), session: session.stored },
    }
    if (!(await this.#store.write('makeAccount', account, this.#now())))
      throw new NotDone('name-taken', 'somebody has an account of this name', {
        free: await this.#free(name),
      })
    const known = await this.#know(id)
    return { user: { id, name, kind: 'person' }, session: session.cookie, known, codes }
  }

  async signIn(name: string, password: string, from: From): Promise<SignedIn> {
    const key = likeness(name)
    const tried = await this.#try(key, from)
    const found = await this.#store.read('credentialsOf', key)
    if (!(await this.#passwords.isRight(password, found?.password ?? null)) || found === null)
      throw new NotDone('wrong-secret')
    this.#tries.names.forget(tried)
    const session = newSession(from.device, this.#now())
    await this.#store.write('beginSession', found.user.id, session.stored, this.#now())
    return { user: found.user, session: session.cookie, known: await this.#know(found.user.id) }
  }

  /** A new password by a code. Whoever was signed in anywhere is so no more: `ended` are those sessions. */
  async recover(
    wanted: { readonly name: string; readonly code: string; readonly password: string },
    from: From,
  ): Promise<SignedIn & { readonly ended: readonly string[] }> {
    const key = likeness(wanted.name)
    const tried = await this.#try(key, from)
    const found = await this.#store.read('credentialsOf', key)
    // The work is the same whether or not there is somebody of that name.
    const password = await this.#newPassword(wanted.password, wanted.name)
    if (found === null) throw new NotDone('wrong-secret')
    const changed = await this.#changed(found.user, { password, codeHash: hashOfCode(wanted.code) }, from)
    if (changed === null) throw new NotDone('wrong-secret')
    this.#tries.names.forget(tried)
    return changed
  }

  async changePassword(
    user: UserRow,
    { password, next }: { readonly password: string; readonly next: string },
    from: From,
  ): Promise<SignedIn & { readonly ended: readonly string[] }> {
    await this.#mustKnow(user, password, from)
    const kept = await this.#newPassword(next, user.name)
    const changed = await this.#changed(user, { password: kept, codeHash: null }, from)
    if (changed === null) throw new NotDone('wrong-secret')
    return changed
  }

  async newCodes(user: UserRow, password: string, from: From): Promise<string[]> {
    await this.#mustKnow(user, password, from)
    const codes = freshCodes()
    await this.#store.write('setCodes', user.id, codes.map(hashOfCode))
    return codes
  }

  /** What its owner is told of an account. */
  async of(user: UserRow, session: string | null): Promise<Account> {
    const row = await this.#store.read('account', user.id, this.#now())
    if (row === null) throw new NotDone('forbidden', 'guests have no account')
    const own = session === null ? null : hashOfSession(session)
    return {
      name: row.name,
      createdAt: row.createdAt,
      codesLeft: row.codesLeft,
      sessions: row.sessions.map(({ idHash, ...seen }) => ({
        ...seen,
        id: sessionName(idHash),
        isThis: idHash === own,
      })),
    }
  }

  /** Somebody who was a guest in this browser has signed in: what he had as a guest is his. Gives the tables. */
  async adopt(guest: UserRow | null, user: UserRow): Promise<readonly string[]> {
    return guest?.kind === 'guest' ? await this.#store.write('adopt', guest.id, user.id) : []
  }

  /** Ends one session of somebody, by its name; gives its hash. */
  async endSession(user: UserRow, name: string): Promise<string> {
    const row = await this.#store.read('account', user.id, this.#now())
    const meant = row?.sessions.find(({ idHash }) => sessionName(idHash) === name)
    if (meant === undefined) throw new NotDone('not-found')
    await this.#store.write('endSession', meant.idHash)
    return meant.idHash
  }

  /** Ends all sessions of somebody but the one that asks. */
  async endOthers(user: UserRow, session: string): Promise<readonly string[]> {
    return await this.#store.write('endSessions', user.id, hashOfSession(session))
  }

  async #changed(
    user: UserRow,
    change: { readonly password: string; readonly codeHash: string | null },
    { device }: From,
  ): Promise<(SignedIn & { readonly ended: readonly string[] }) | null> {
    const session = newSession(device, this.#now())
    const stored = { ...change, user: user.id, session: session.stored }
    const ended = await this.#store.write('changePassword', stored, this.#now())
    if (ended === null) return null
    return { user, session: session.cookie, known: await this.#know(user.id), ended }
  }

  /** A player who is signed in says his password again before what cannot be taken back. */
  async #mustKnow(user: UserRow, password: string, from: From): Promise<void> {
    const tried = await this.#try(likeness(user.name), from)
    const kept = await this.#store.read('passwordOf', user.id)
    if (!(await this.#passwords.isRight(password, kept))) throw new NotDone('wrong-secret')
    this.#tries.names.forget(tried)
  }

  /**
   * Guessing is slow. Each name has its tries, and each device that was signed in with it has its own: whoever guesses locks
   * no owner out. Gives what was counted.
   */
  async #try(nameKey: string, { address, known }: From): Promise<string> {
    const device = known === null ? null : hashOfSession(known)
    const isKnown = device !== null && (await this.#store.read('isKnownDevice', device, nameKey))
    const counted = isKnown ? `device ${device}` : `name ${nameKey}`
    if (!this.#tries.addresses.spend(address) || !this.#tries.names.spend(counted))
      throw new NotDone('too-fast')
    return counted
  }

  async #newPassword(password: string, name: string): Promise<string> {
    if (isWeak(password, name)) throw new NotDone('weak-password')
    return await this.#passwords.kept(password)
  }

  async #know(user: string): Promise<string> {
    const known = freshSession()
    await this.#store.write('knowDevice', hashOfSession(known), user, this.#now())
    return known
  }

  async #free(name: string): Promise<string> {
    const taken = new Set<string>()
    for (;;) {
      const free = freeName(name, like => taken.has(like))
      if ((await this.#store.read('credentialsOf', likeness(free))) === null) return free
      taken.add(likeness(free))
    }
  }
}

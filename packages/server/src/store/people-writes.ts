import type { Database } from './driver.ts'
import type { NewAccount, NewPassword, NewSession, UserRow } from './rows.ts'
import { text } from './values.ts'

/** What can be written about people. */
export interface PeopleWrites {
  makeGuest(user: UserRow, session: NewSession, at: number): void
  renameUser(user: string, name: string, at: number): void
  /** An account, of a guest who keeps his id or of somebody new. False if somebody has a name like it. */
  makeAccount(account: NewAccount, at: number): boolean
  /** Somebody is known on one device more. */
  beginSession(user: string, session: NewSession, at: number): void
  touchSession(idHash: string, at: number, expiresAt: number): void
  endSession(idHash: string): void
  /** Ends sessions of one person, but one; gives those that were ended. */
  endSessions(user: string, but: string | null): readonly string[]
  /** Another password. Nobody is known by the old one any more: gives the sessions that were ended, or null for a wrong code. */
  changePassword(change: NewPassword, at: number): readonly string[] | null
  /** New recovery codes take the place of those that are left. */
  setCodes(user: string, codeHashes: readonly string[]): void
  /** A guest has proved that he is somebody: his seats are that person’s, but where he sits already. Gives the tables. */
  adopt(guest: string, user: string): readonly string[]
  knowDevice(idHash: string, user: string, at: number): void
  /** Removes sessions that have ended. */
  sweep(now: number): void
}

export function peopleWritesOn({ run, all }: Database): PeopleWrites {
  const beginSession = (user: string, { idHash, expiresAt, device }: NewSession, at: number): void => {
    run(
      'insert into sessions (id_hash, user, created_at, seen_at, expires_at, device) values (?, ?, ?, ?, ?, ?)',
      ...[idHash, user, at, at, expiresAt, device],
    )
  }
  const makeUser = ({ id, name, kind }: UserRow, at: number): void => {
    run(
      'insert into users (id, name, kind, created_at, seen_at) values (?, ?, ?, ?, ?)',
      ...[id, name, kind, at, at],
    )
  }
  const setPassword = (user: string, password: string, at: number): void => {
    run('insert or replace into credentials values (?, ?, ?)', user, password, at)
  }
  const setCodes = (user: string, codeHashes: readonly string[]): void => {
    run('delete from recovery_codes where user = ?', user)
    for (const each of codeHashes) run('insert into recovery_codes values (?, ?, null)', each, user)
  }
  const endSessions = (user: string, but: string | null): string[] =>
    all('delete from sessions where user = ? and id_hash is not ? returning id_hash', user, but).map(row =>
      text(row.id_hash),
    )
  return {
    makeGuest(user, session, at) {
      makeUser(user, at)
      beginSession(user.id, session, at)
    },
    renameUser(user, name, at) {
      run('update users set name = ?, seen_at = ? where id = ?', name, at, user)
    },
    makeAccount({ id, name, nameKey, isNew, password, codeHashes, session }, at) {
      if (all('select 1 from users where name_key = ?', nameKey).length > 0) return false
      if (isNew) makeUser({ id, name, kind: 'person' }, at)
      run(
        "update users set kind = 'person', name = ?, name_key = ?, seen_at = ? where id = ?",
        name,
        nameKey,
        at,
        id,
      )
      setPassword(id, password, at)
      setCodes(id, codeHashes)
      // Whoever else knew the guest's cookie does not know the account.
      run('delete from sessions where user = ?', id)
      beginSession(id, session, at)
      return true
    },
    beginSession,
    touchSession(idHash, at, expiresAt) {
      run('update sessions set seen_at = ?, expires_at = ? where id_hash = ?', at, expiresAt, idHash)
    },
    endSession(idHash) {
      run('delete from sessions where id_hash = ?', idHash)
    },
    endSessions,
    changePassword({ user, password, codeHash, session }, at) {
      const used =
        'update recovery_codes set used_at = ? where code_hash = ? and user = ? and used_at is null'
      if (codeHash !== null && run(used, at, codeHash, user) === 0) return null
      setPassword(user, password, at)
      const ended = endSessions(user, null)
      beginSession(user, session, at)
      return ended
    },
    setCodes,
    adopt(guest, user) {
      const others = 'not exists (select 1 from seats own where own.match = seats.match and own.user = ?)'
      const moved = [
        ...all(`update seats set user = ? where user = ? and ${others} returning match`, user, guest, user),
        ...all('update seats set kept_for = ? where kept_for = ? returning match', user, guest),
        ...all('update matches set host = ? where host = ? returning id as match', user, guest),
      ]
      return [...new Set(moved.map(row => text(row.match)))]
    },
    knowDevice(idHash, user, at) {
      run('insert or replace into known_devices values (?, ?, ?)', idHash, user, at)
    },
    sweep(now) {
      run('delete from sessions where expires_at < ?', now)
      run('delete from known_devices where seen_at < ?', now - KNOWN_FOR)
    },
  }
}

/** A device that was not used for a year is not known any more. */
const KNOWN_FOR = 365 * 86_400_000

import type { Database } from './database.ts'
import type { NewAccount, NewPassword, NewSession, UserRow } from './rows.ts'
import { text } from './values.ts'

/** What can be written about people. */
export interface PeopleWrites {
  makeGuest(user: UserRow, session: NewSession, at: number): Promise<void>
  renameUser(user: string, name: string, at: number): Promise<void>
  /** An account, of a guest who keeps his id or of somebody new. False if somebody has a name like it. */
  makeAccount(account: NewAccount, at: number): Promise<boolean>
  /** Somebody is known on one device more. */
  beginSession(user: string, session: NewSession, at: number): Promise<void>
  touchSession(idHash: string, at: number, expiresAt: number): Promise<void>
  endSession(idHash: string): Promise<void>
  /** Ends sessions of one person, but one; gives those that were ended. */
  endSessions(user: string, but: string | null): Promise<readonly string[]>
  /** Another password. Nobody is known by the old one any more: gives the sessions that were ended, or null for a wrong code. */
  changePassword(change: NewPassword, at: number): Promise<readonly string[] | null>
  /** New recovery codes take the place of those that are left. */
  setCodes(user: string, codeHashes: readonly string[]): Promise<void>
  /** A guest has proved that he is somebody: his seats are that person’s, but where he sits already. Gives the tables. */
  adopt(guest: string, user: string): Promise<readonly string[]>
  knowDevice(idHash: string, user: string, at: number): Promise<void>
  /** Removes sessions that have ended. */
  sweep(now: number): Promise<void>
}

export function peopleWritesOn({ run, all }: Database): PeopleWrites {
  const beginSession = async (
    user: string,
    { idHash, expiresAt, device }: NewSession,
    at: number,
  ): Promise<void> => {
    await run(
      'insert into sessions (id_hash, user, created_at, seen_at, expires_at, device) values (?, ?, ?, ?, ?, ?)',
      ...[idHash, user, at, at, expiresAt, device],
    )
  }
  const makeUser = async ({ id, name, kind }: UserRow, at: number): Promise<void> => {
    await run(
      'insert into users (id, name, kind, created_at, seen_at) values (?, ?, ?, ?, ?)',
      ...[id, name, kind, at, at],
    )
  }
  const setPassword = async (user: string, password: string, at: number): Promise<void> => {
    await run(
      `insert into credentials values (?, ?, ?)
      on conflict (user) do update set password = excluded.password, changed_at = excluded.changed_at`,
      ...[user, password, at],
    )
  }
  const setCodes = async (user: string, codeHashes: readonly string[]): Promise<void> => {
    await run('delete from recovery_codes where user = ?', user)
    for (const each of codeHashes) await run('insert into recovery_codes values (?, ?, null)', each, user)
  }
  const endSessions = async (user: string, but: string | null): Promise<string[]> => {
    const sql = 'delete from sessions where user = ? and id_hash is distinct from ? returning id_hash'
    return (await all(sql, user, but)).map(row => text(row.id_hash))
  }
  return {
    async makeGuest(user, session, at) {
      await makeUser(user, at)
      await beginSession(user.id, session, at)
    },
    async renameUser(user, name, at) {
      await run('update users set name = ?, seen_at = ? where id = ?', name, at, user)
    },
    async makeAccount({ id, name, nameKey, isNew, password, codeHashes, session }, at) {
      if ((await all('select 1 from users where name_key = ?', nameKey)).length > 0) return false
      if (isNew) await makeUser({ id, name, kind: 'person' }, at)
      await run(
        "update users set kind = 'person', name = ?, name_key = ?, seen_at = ? where id = ?",
        name,
        nameKey,
        at,
        id,
      )
      await setPassword(id, password, at)
      await setCodes(id, codeHashes)
      // Whoever else knew the guest's cookie does not know the account.
      await run('delete from sessions where user = ?', id)
      await beginSession(id, session, at)
      return true
    },
    beginSession,
    async touchSession(idHash, at, expiresAt) {
      await run('update sessions set seen_at = ?, expires_at = ? where id_hash = ?', at, expiresAt, idHash)
    },
    async endSession(idHash) {
      await run('delete from sessions where id_hash = ?', idHash)
    },
    endSessions,
    async changePassword({ user, password, codeHash, session }, at) {
      const used =
        'update recovery_codes set used_at = ? where code_hash = ? and user = ? and used_at is null'
      if (codeHash !== null && (await run(used, at, codeHash, user)) === 0) return null
      await setPassword(user, password, at)
      const ended = await endSessions(user, null)
      await beginSession(user, session, at)
      return ended
    },
    setCodes,
    async adopt(guest, user) {
      const others = 'not exists (select 1 from seats own where own.match = seats.match and own.user = ?)'
      const moved = [
        ...(await all(
          `update seats set user = ? where user = ? and ${others} returning match`,
          user,
          guest,
          user,
        )),
        ...(await all('update seats set kept_for = ? where kept_for = ? returning match', user, guest)),
        ...(await all('update matches set host = ? where host = ? returning id as match', user, guest)),
      ]
      return [...new Set(moved.map(row => text(row.match)))]
    },
    async knowDevice(idHash, user, at) {
      await run(
        `insert into known_devices values (?, ?, ?)
        on conflict (id_hash) do update set user = excluded.user, seen_at = excluded.seen_at`,
        ...[idHash, user, at],
      )
    },
    async sweep(now) {
      await run('delete from sessions where expires_at < ?', now)
      await run('delete from known_devices where seen_at < ?', now - KNOWN_FOR)
    },
  }
}

/** A device that was not used for a year is not known any more. */
const KNOWN_FOR = 365 * 86_400_000

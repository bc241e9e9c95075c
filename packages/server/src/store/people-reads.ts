import type { Database, Row } from './database.ts'
import type { AccountRow, Credentials, UserRow } from './rows.ts'
import { text, textOrNull } from './values.ts'

/** What can be read about people. */
export interface PeopleReads {
  userOf(idHash: string, now: number): Promise<(UserRow & { readonly seenAt: number }) | null>
  /** By the likeness of his name, who has an account. */
  credentialsOf(nameKey: string): Promise<Credentials | null>
  passwordOf(user: string): Promise<string | null>
  account(user: string, now: number): Promise<AccountRow | null>
  isKnownDevice(idHash: string, nameKey: string): Promise<boolean>
}

export function peopleReadsOn({ all }: Database): PeopleReads {
  return {
    async userOf(idHash, now) {
      const [row] = await all(
        `select u.id, u.name, u.kind, s.seen_at from sessions s join users u on u.id = s.user
        where s.id_hash = ? and s.expires_at > ?`,
        idHash,
        now,
      )
      return row === undefined ? null : { ...userIn(row), seenAt: Number(row.seen_at) }
    },
    async credentialsOf(nameKey) {
      const [row] = await all(
        `select u.id, u.name, u.kind, c.password from users u join credentials c on c.user = u.id where u.name_key = ?`,
        nameKey,
      )
      return row === undefined ? null : { user: userIn(row), password: text(row.password) }
    },
    async passwordOf(user) {
      const [row] = await all('select password from credentials where user = ?', user)
      return textOrNull(row?.password)
    },
    async account(user, now) {
      const [row] = await all("select name, created_at from users where id = ? and kind = 'person'", user)
      if (row === undefined) return null
      const [left] = await all(
        'select count(*) as left from recovery_codes where user = ? and used_at is null',
        user,
      )
      const sessions = await all(
        `select id_hash, device, created_at, seen_at from sessions where user = ? and expires_at > ? order by seen_at desc`,
        user,
        now,
      )
      return {
        name: text(row.name),
        createdAt: Number(row.created_at),
        codesLeft: Number(left?.left ?? 0),
        sessions: sessions.map(session => ({
          idHash: text(session.id_hash),
          device: text(session.device),
          createdAt: Number(session.created_at),
          seenAt: Number(session.seen_at),
        })),
      }
    },
    async isKnownDevice(idHash, nameKey) {
      const found = await all(
        'select 1 from known_devices d join users u on u.id = d.user where d.id_hash = ? and u.name_key = ?',
        idHash,
        nameKey,
      )
      return found.length > 0
    },
  }
}

function userIn(row: Row): UserRow {
  return { id: text(row.id), name: text(row.name), kind: text(row.kind) === 'person' ? 'person' : 'guest' }
}

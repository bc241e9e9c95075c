import type { ContactKind } from '@aquila/play/wire'
import type { Database } from './database.ts'
import { text } from './values.ts'

export interface ContactRow {
  readonly user: string
  readonly name: string
  readonly kind: ContactKind
}

/** What can be read about who knows whom. */
export interface ContactReads {
  /** What the host of a table has to do with somebody, and whether he is invited there. */
  ties(
    match: string,
    host: string,
    person: string,
  ): Promise<{ readonly isInvited: boolean; readonly isFriend: boolean; readonly isBlocked: boolean }>
  contactsOf(person: string): Promise<ContactRow[]>
}

export function contactReadsOn({ all }: Database): ContactReads {
  return {
    async ties(match, host, person) {
      const contacts = await all('select kind from contacts where person = ? and other = ?', host, person)
      const kinds = contacts.map(row => text(row.kind))
      const invited = await all(
        'select 1 from invitations where match = ? and person = ? and declined_at is null',
        match,
        person,
      )
      return {
        isInvited: invited.length > 0,
        isFriend: kinds.includes('friend'),
        isBlocked: kinds.includes('block'),
      }
    },
    async contactsOf(person) {
      const rows = await all(
        'select u.id, u.name, c.kind from contacts c join users u on u.id = c.other where c.person = ? order by u.name',
        person,
      )
      return rows.map(row => ({
        user: text(row.id),
        name: text(row.name),
        kind: text(row.kind) === 'block' ? 'block' : 'friend',
      }))
    },
  }
}

/** What can be written about who knows whom. */
export interface ContactWrites {
  /** Somebody is a friend or blocked from now on; null: neither. */
  setContact(person: string, other: string, kind: ContactKind | null, at: number): Promise<void>
  /** False if he has declined, has blocked who invites him, or is invited already: nothing is said of which. */
  invite(match: string, person: string, by: string, at: number): Promise<boolean>
  /** Whoever declines is not asked to this table again. */
  decline(match: string, person: string, at: number): Promise<void>
}

export function contactWritesOn({ run, all }: Database): ContactWrites {
  return {
    async setContact(person, other, kind, at) {
      await run('delete from contacts where person = ? and other = ?', person, other)
      if (kind !== null)
        await run(
          'insert into contacts (person, other, kind, at) values (?, ?, ?, ?)',
          ...[person, other, kind, at],
        )
    },
    async invite(match, person, by, at) {
      const blocked = "select 1 from contacts where person = ? and other = ? and kind = 'block'"
      if ((await all(blocked, person, by)).length > 0) return false
      const insert = `insert into invitations (match, person, invited_by, at) values (?, ?, ?, ?)
        on conflict (match, person) do nothing`
      return (await run(insert, match, person, by, at)) === 1
    },
    async decline(match, person, at) {
      await run('update invitations set declined_at = ? where match = ? and person = ?', at, match, person)
    },
  }
}

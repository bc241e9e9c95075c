import type { ContactKind } from '@aquila/play/wire'
import type { Database } from './driver.ts'
import { text } from './values.ts'

export interface ContactRow {
  readonly user: string
  readonly name: string
  readonly kind: ContactKind
}

export interface ContactReads {
  /** What the host of a table has to do with somebody, and whether he is invited there. */
  ties(
    match: string,
    host: string,
    person: string,
  ): { readonly isInvited: boolean; readonly isFriend: boolean; readonly isBlocked: boolean }
  contactsOf(person: string): ContactRow[]
  /** Who is invited to a table and has not declined. */
  invitedTo(match: string): { readonly user: string; readonly name: string }[]
}

export function contactReadsOn({ all }: Database): ContactReads {
  return {
    ties(match, host, person) {
      const kinds = all('select kind from contacts where person = ? and other = ?', host, person).map(row =>
        text(row.kind),
      )
      const invited = all(
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
    contactsOf: person =>
      all(
        'select u.id, u.name, c.kind from contacts c join users u on u.id = c.other where c.person = ? order by u.name',
        person,
      ).map(row => ({
        user: text(row.id),
        name: text(row.name),
        kind: text(row.kind) === 'block' ? 'block' : 'friend',
      })),
    invitedTo: match =>
      all(
        `select u.id, u.name from invitations i join users u on u.id = i.person
        where i.match = ? and i.declined_at is null order by i.at`,
        match,
      ).map(row => ({ user: text(row.id), name: text(row.name) })),
  }
}

export interface ContactWrites {
  /** Somebody is a friend or blocked from now on; null: neither. */
  setContact(person: string, other: string, kind: ContactKind | null, at: number): void
  /** False if he has declined, has blocked who invites him, or is invited already: nothing is said of which. */
  invite(match: string, person: string, by: string, at: number): boolean
  /** Whoever declines is not asked to this table again. */
  decline(match: string, person: string, at: number): void
}

export function contactWritesOn({ run, all }: Database): ContactWrites {
  return {
    setContact(person, other, kind, at) {
      run('delete from contacts where person = ? and other = ?', person, other)
      if (kind !== null)
        run('insert into contacts (person, other, kind, at) values (?, ?, ?, ?)', person, other, kind, at)
    },
    invite(match, person, by, at) {
      const sql = "select 1 from contacts where person = ? and other = ? and kind = 'block'"
      if (all(sql, person, by).length > 0) return false
      const insert = `insert into invitations (match, person, invited_by, at) values (?, ?, ?, ?)
        on conflict (match, person) do nothing`
      return run(insert, match, person, by, at) === 1
    },
    decline(match, person, at) {
      run('update invitations set declined_at = ? where match = ? and person = ?', at, match, person)
    },
  }
}

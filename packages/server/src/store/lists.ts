import { type Database, placesFor } from './database.ts'
import type { PublicTables, TableRow } from './rows.ts'
import { tablesIn } from './table-rows.ts'
import { text } from './values.ts'

/** How many tables a list of the lobby shows. */
const MOST = 50

/** The lists that everybody sees. Each is found by an index, and rows are read of those alone that are shown. */
export async function publicTables(database: Database): Promise<PublicTables> {
  return {
    open: await tablesIn(
      database,
      `where m.state = 'open' and m.visibility = 'public' and exists (
        select 1 from seats s where s.match = m.id and s.user is null and s.level is null and s.kept_for is null)
      order by m.changed_at desc limit ${MOST}`,
    ),
    live: await tablesIn(
      database,
      `where m.state = 'running' and m.visibility = 'public' order by m.changed_at desc limit ${MOST}`,
    ),
  }
}

/** Where somebody sits, where a seat is kept for him, and what he has set; matches that are over come last. */
export async function tablesOf(database: Database, user: string): Promise<TableRow[]> {
  const found = await database.all(
    `with own(id) as (
        select match from seats where user = ?
        union select match from seats where kept_for = ?
        union select id from (select id from matches where host = ? and state = 'open' order by changed_at desc limit ${MOST}) as set_open
        union select id from (select id from matches where host = ? and state = 'salting' order by changed_at desc limit ${MOST}) as set_salting
      )
      select m.id from own join matches m on m.id = own.id where m.state <> 'closed'
      order by m.state = 'over', m.changed_at desc limit ${MOST}`,
    ...[user, user, user, user],
  )
  const ids = found.map(row => text(row.id))
  const tables = await tablesIn(database, `where m.id in (${placesFor(ids)})`, ...ids)
  const byId = new Map(tables.map(table => [table.id, table]))
  return ids.flatMap(id => byId.get(id) ?? [])
}

/** Where somebody is invited, and what those who call him a friend have set for their friends; with an open seat. */
export async function tablesFor(database: Database, user: string): Promise<TableRow[]> {
  return await tablesIn(
    database,
    `where m.state = 'open' and m.host <> ? and (
        exists (select 1 from invitations i where i.match = m.id and i.person = ? and i.declined_at is null)
        or (m.visibility = 'friends' and exists (
          select 1 from contacts c where c.person = m.host and c.other = ? and c.kind = 'friend')))
      and not exists (select 1 from seats own where own.match = m.id and own.user = ?)
      and exists (select 1 from seats s where s.match = m.id and s.user is null and s.level is null and s.kept_for is null)
    order by m.changed_at desc limit ${MOST}`,
    ...[user, user, user, user],
  )
}

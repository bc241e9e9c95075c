import { type ContactReads, contactReadsOn } from './contacts.ts'
import type { Database } from './database.ts'
import { publicTables, tablesFor, tablesOf } from './lists.ts'
import { type NoticeReads, noticeReadsOn } from './notices.ts'
import { type PeopleReads, peopleReadsOn } from './people-reads.ts'
import type { PublicTables, StoredMatch, TableRow } from './rows.ts'
import { tablesIn } from './table-rows.ts'
import { bytes, numberOrNull, text, textOrNull } from './values.ts'

/** What can be read. It waits for no writer, and no writer waits for it. */
export interface Reads extends PeopleReads, ContactReads, NoticeReads {
  /** When somebody does not want to be hurried, as JSON; null: he has not said. */
  hoursOf(user: string): Promise<string | null>
  table(id: string): Promise<TableRow | null>
  /** All that a match is opened from; null if there is none. */
  match(id: string): Promise<StoredMatch | null>
  /** The number of an act that was stored, by its token. */
  actOf(match: string, player: number, token: string): Promise<number | null>
  own(
    match: string,
    player: number,
  ): Promise<{ notes: string; events: number | null; at: number | null } | null>
  /** Where somebody sits, where a seat is kept for him, and what he has set. */
  tablesOf(user: string): Promise<TableRow[]>
  /** Tables with an open seat to which somebody is invited, or that his friends have set for friends. */
  tablesFor(user: string): Promise<TableRow[]>
  publicTables(): Promise<PublicTables>
  /** The tables that have not begun, although everybody's salt is shown. */
  ready(): Promise<string[]>
  /** Whose time had run out by then. */
  overdue(by: number, most: number): Promise<readonly { readonly match: string; readonly player: number }[]>
  /** How many matches there are, by state. */
  counts(): Promise<{ readonly [state: string]: number }>
}

export function readsOn(database: Database): Reads {
  const { all } = database
  const table = async (id: string): Promise<TableRow | null> =>
    (await tablesIn(database, 'where m.id = ?', id))[0] ?? null
  return {
    ...peopleReadsOn(database),
    ...contactReadsOn(database),
    ...noticeReadsOn(database),
    async hoursOf(user) {
      const [row] = await all('select hours from users where id = ?', user)
      return textOrNull(row?.hours)
    },
    table,
    async match(id) {
      const found = await table(id)
      return found === null ? null : await matchOf(database, found)
    },
    async actOf(match, player, token) {
      const [row] = await all(
        'select seq from acts where match = ? and player = ? and token = ?',
        match,
        player,
        token,
      )
      return row === undefined ? null : Number(row.seq)
    },
    async own(match, player) {
      const [row] = await all(
        'select notes, seen_events, seen_at from seats where match = ? and player = ?',
        match,
        player,
      )
      if (row === undefined) return null
      return { notes: text(row.notes), events: numberOrNull(row.seen_events), at: numberOrNull(row.seen_at) }
    },
    tablesOf: user => tablesOf(database, user),
    tablesFor: user => tablesFor(database, user),
    publicTables: () => publicTables(database),
    async ready() {
      const found = await all(
        `select id from matches m where state = 'salting' and not exists (
          select 1 from seats s where s.match = m.id and s.user is not null and s.salt is null)`,
      )
      return found.map(row => text(row.id))
    },
    async overdue(by, most) {
      const sql = `select s.match, s.player from seats s join matches m on m.id = s.match
        where s.due_at is not null and s.due_at <= ? and m.state = 'running' order by s.due_at limit ?`
      return (await all(sql, by, most)).map(row => ({ match: text(row.match), player: Number(row.player) }))
    },
    async counts() {
      const counted = await all('select state, count(*) as count from matches group by state')
      return Object.fromEntries(counted.map(row => [text(row.state), Number(row.count)]))
    },
  }
}

async function matchOf({ all }: Database, table: TableRow): Promise<StoredMatch> {
  const { id } = table
  const [row] = await all('select pack, seed_sealed from matches where id = ?', id)
  const parts = await all('select seq, part from parts where match = ? order by seq', id)
  const acts = await all(
    'select player, token, kind, act, change, at from acts where match = ? and seq > ? order by seq',
    id,
    parts.at(-1)?.seq ?? 0,
  )
  const [checkpoint] = await all('select rules, checkpoint from checkpoints where match = ?', id)
  const [archive] = await all('select packed from archive where match = ?', id)
  const reads = await all('select read from seats where match = ? order by player', id)
  return {
    table,
    pack: textOrNull(row?.pack),
    seedSealed: bytes(row?.seed_sealed),
    parts: parts.map(({ part }) => text(part)),
    acts: acts.map(
      ({ player, token, kind, act, change, at }) =>
        `{"player":${player},"token":${JSON.stringify(token)},"kind":${JSON.stringify(kind)},"act":${act},"change":${change},"at":${at}}`,
    ),
    checkpoint:
      checkpoint === undefined
        ? null
        : { rules: text(checkpoint.rules), checkpoint: text(checkpoint.checkpoint) },
    archive: archive === undefined ? null : bytes(archive.packed),
    reads: reads.map(({ read }) => textOrNull(read)),
  }
}

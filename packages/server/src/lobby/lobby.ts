import type { Lobby, TableSeen } from '@aquila/play/wire'
import type { TableRow } from '../store/rows.ts'
import type { Store } from '../store/store.ts'
import { tableSeen } from '../tables/seen.ts'

/** The lists of the house, as somebody sees them. */
export async function lobbyFor(store: Store, user: string | null, now: number): Promise<Lobby> {
  const [mine, asked, { open, live }] = await Promise.all([
    ownTables(store, user),
    tablesAsked(store, user),
    store.read('publicTables'),
  ])
  const seen = (row: TableRow): TableSeen => tableSeen(row, user)
  return { now, mine, asked, open: open.map(seen), live: live.map(seen) }
}

/** Where somebody sits or what he has set; those that wait for him come first. */
export async function ownTables(store: Store, user: string | null): Promise<TableSeen[]> {
  if (user === null) return []
  const waitsForHim = (table: TableSeen): boolean =>
    table.player !== null && (table.waiting.includes(table.player) || table.wanted !== null)
  const own = (await store.read('tablesOf', user)).map(row => tableSeen(row, user))
  return [...own.filter(waitsForHim), ...own.filter(table => !waitsForHim(table))]
}

/** Where he is invited, and what friends have set for friends. */
export async function tablesAsked(store: Store, user: string | null): Promise<TableSeen[]> {
  if (user === null) return []
  return (await store.read('tablesFor', user)).map(row => tableSeen(row, user))
}

import type { Lobby } from '@aquila/play/wire'
import type { Store } from '../store/store.ts'
import { tableSeen } from '../tables/seen.ts'

/** The lists of the house, as somebody sees them. */
export async function lobbyFor(store: Store, user: string | null): Promise<Lobby> {
  const { mine, open, live } = await store.read('lobby', user)
  const seen = (row: (typeof mine)[number]) => tableSeen(row, user)
  const waitsForMe = (table: Lobby['mine'][number]): boolean =>
    table.player !== null && (table.waiting.includes(table.player) || table.wanted !== null)
  const own = mine.map(seen)
  return {
    mine: [...own.filter(waitsForMe), ...own.filter(table => !waitsForMe(table))],
    open: open.map(seen),
    live: live.map(seen),
  }
}

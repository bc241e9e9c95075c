import type { Act } from '@aquila/play'
import { NotDone } from '../not-done.ts'
import { seatLeftBy, seatOf } from '../tables/seating.ts'
import type { OpenTable } from './open-table.ts'

/**
 * Carries out what somebody does at a table, and gives its number when it is stored. To a person who has resigned his seat only
 * what he did there before is acknowledged.
 */
export async function actAt(
  table: OpenTable,
  user: string | null,
  { token, act }: { readonly token: string; readonly act: Act },
): Promise<number> {
  const seat = seatOf(table.row, user)
  if (seat !== null) return await table.act(seat.player, token, act)
  const left = seatLeftBy(table.row, user)
  const before = left === null ? null : await table.done(left.player, token)
  if (before === null) throw new NotDone('forbidden', 'you do not sit at this table')
  return before
}

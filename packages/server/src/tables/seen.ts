import type { TableSeen } from '@aquila/play/wire'
import type { SeatRow, TableRow } from '../store/rows.ts'
import { parleySeen } from './parley-seen.ts'
import { isOpen, seatOf, wantedOf } from './seating.ts'

/** A table as somebody sees it, who may have no name yet. */
export function tableSeen(row: TableRow, user: string | null): TableSeen {
  const { host, hostName, edition: _, consent: __, seats, held, ...table } = row
  return {
    ...table,
    ...(held === null ? {} : { held }),
    options: { ...table.options },
    waiting: [...table.waiting],
    result: table.result === null ? null : { ...table.result, winners: [...table.result.winners] },
    host: hostName,
    isHost: host === user,
    player: seatOf(row, user)?.player ?? null,
    wanted: wantedOf(row, user),
    parley: parleySeen(row),
    seats: seats.map(seatSeen),
  }
}

function seatSeen(seat: SeatRow): TableSeen['seats'][number] {
  const { player, role, level, user, name, keptForName, saltHash, salt } = seat
  const bot = user === null ? 'bot' : 'steward'
  const who = isOpen(seat) ? 'open' : level === null ? 'person' : bot
  return { player, role, who, name, level, keptFor: keptForName, saltHash, salt }
}

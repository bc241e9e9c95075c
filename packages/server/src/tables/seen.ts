import type { TableSeen } from '@aquila/play/wire'
import type { SeatRow, TableRow } from '../store/rows.ts'
import { isOpen, seatOf, wantedOf } from './seating.ts'

/** A table as somebody sees it, who may have no name yet. */
export function tableSeen(row: TableRow, user: string | null): TableSeen {
  const { host, hostName, edition: _, seats, held, ...table } = row
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
    seats: seats.map(seatSeen),
  }
}

function seatSeen(seat: SeatRow): TableSeen['seats'][number] {
  const { player, role, level, name, keptForName, saltHash, salt } = seat
  const who = isOpen(seat) ? 'open' : level === null ? 'person' : 'bot'
  return { player, role, who, name, level, keptFor: keptForName, saltHash, salt }
}

import { hashOfSalt } from '@aquila/play/wire'
import { NotDone } from '../not-done.ts'
import { freeName, likeness } from '../people/likeness.ts'
import type { SeatRow, TableChange, TableRow, UserRow } from '../store/rows.ts'

type Changed = Pick<TableChange, 'state' | 'seats'>

/** Somebody sits down: in the seat he names, or in the first that is open to him. */
export function sit(row: TableRow, user: UserRow, saltHash: string, player?: number): Changed {
  mustBeOpen(row)
  if (seatOf(row, user.id) !== null) throw new NotDone('too-late', 'you sit at this table already')
  const seat = row.seats.find(
    each => (player === undefined || each.player === player) && isOpenTo(each, user.id),
  )
  if (seat === undefined) throw new NotDone('too-late', 'this seat is taken')
  mustBeFree(row, user.name)
  const taken = {
    ...seat,
    user: user.id,
    keptFor: null,
    keptForName: null,
    name: user.name,
    saltHash,
    salt: null,
  }
  return seated(row, taken)
}

/** Somebody gets up before the match begins. */
export function leave(row: TableRow, user: string): Changed {
  mustBeOpen(row)
  const seat = seatOf(row, user)
  if (seat === null) throw new NotDone('forbidden', 'you do not sit at this table')
  return seated(row, emptied(seat))
}

/** The host opens a seat, or gives it to a bot. */
export function seatByHost(row: TableRow, player: number, level: string | null): Changed {
  mustBeOpen(row)
  const seat = row.seats.find(each => each.player === player)
  if (seat === undefined) throw new NotDone('malformed', `this table has no seat ${player}`)
  return seated(row, { ...emptied(seat), level, name: level })
}

/** The host does not wait any longer: bots take the seats that are open. */
export function fill(row: TableRow, level: string): Changed {
  mustBeOpen(row)
  const seats = row.seats.map(seat => (isOpen(seat) ? { ...emptied(seat), level, name: level } : seat))
  if (!seats.some(({ user }) => user !== null)) throw new NotDone('too-late', 'nobody sits at this table')
  return whenFull(seats)
}

/** The hash of a new salt: nobody's salt that was shown before counts any more. */
export function promiseSalt(row: TableRow, user: string, saltHash: string): Changed {
  mustBeOpen(row)
  const seat = seatOf(row, user)
  if (seat === null) throw new NotDone('forbidden', 'you do not sit at this table')
  if (seat.saltHash === saltHash) return { state: row.state, seats: row.seats }
  return seated(row, { ...seat, saltHash, salt: null })
}

/** A salt is shown when all sit. */
export function showSalt(row: TableRow, user: string, salt: string): Changed {
  if (row.state !== 'salting') throw new NotDone('too-late', 'salts are shown when all sit')
  const seat = seatOf(row, user)
  if (seat === null) throw new NotDone('forbidden', 'you do not sit at this table')
  if (seat.saltHash !== hashOfSalt(salt)) throw new NotDone('not-legal', 'this salt is not that of its hash')
  const shown = { ...seat, salt }
  return { state: 'salting', seats: row.seats.map(each => (each.player === seat.player ? shown : each)) }
}

export function close(row: TableRow): Changed {
  mustBeOpen(row)
  return { state: 'closed', seats: row.seats }
}

/** True if all sit, and everybody's salt is shown. */
export function isReady({ state, seats }: TableRow): boolean {
  return state === 'salting' && seats.every(({ user, salt }) => user === null || salt !== null)
}

export function seatOf({ seats }: TableRow, user: string | null): SeatRow | null {
  return user === null ? null : (seats.find(seat => seat.user === user) ?? null)
}

/** The seat that somebody has resigned. */
export function seatLeftBy({ seats }: TableRow, user: string | null): SeatRow | null {
  return user === null ? null : (seats.find(seat => seat.leftBy === user) ?? null)
}

/** What the page of somebody shall send by itself. */
export function wantedOf(row: TableRow, user: string | null): 'salt-hash' | 'salt' | null {
  const seat = seatOf(row, user)
  if (seat === null || (row.state !== 'open' && row.state !== 'salting')) return null
  if (seat.saltHash === null) return 'salt-hash'
  return row.state === 'salting' && seat.salt === null ? 'salt' : null
}

export function isOpen({ user, level }: SeatRow): boolean {
  return user === null && level === null
}

function isOpenTo(seat: SeatRow, user: string): boolean {
  return isOpen(seat) && (seat.keptFor === null || seat.keptFor === user)
}

function mustBeOpen({ state }: TableRow): void {
  if (state !== 'open' && state !== 'salting') throw new NotDone('too-late', 'the match has begun')
}

/** Two people of one name at a table could not be told apart. */
function mustBeFree({ seats }: TableRow, name: string): void {
  const taken = new Set(seats.flatMap(seat => (seat.name === null ? [] : [likeness(seat.name)])))
  if (!taken.has(likeness(name))) return
  const free = freeName(name, like => taken.has(like))
  throw new NotDone('name-taken', `somebody at this table is called ${name}`, { free })
}

function emptied(seat: SeatRow): SeatRow {
  const nobody = { user: null, keptFor: null, keptForName: null, level: null, name: null }
  return { ...seat, ...nobody, saltHash: null, salt: null }
}

/**
 * Somebody else sits there, or with another salt. Whatever salt was shown before does not count: otherwise the last to come
 * could choose his own by what the others have shown.
 */
function seated({ seats }: TableRow, changed: SeatRow): Changed {
  const somebodyHasShown = seats.some(({ salt }) => salt !== null)
  return whenFull(
    seats.map(seat => {
      if (seat.player === changed.player) return changed
      return somebodyHasShown ? { ...seat, saltHash: null, salt: null } : seat
    }),
  )
}

/** When all sit, and each has given the hash of his salt, the salts are shown. */
function whenFull(seats: readonly SeatRow[]): Changed {
  const isFull = seats.every(
    ({ user, level, saltHash }) => level !== null || (user !== null && saltHash !== null),
  )
  return { state: isFull ? 'salting' : 'open', seats }
}

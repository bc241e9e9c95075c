import type { People, Presence, ToReader } from '@aquila/play/wire'
import type { OpenTable } from '../matches/open-table.ts'
import { parleySeen } from '../tables/parley-seen.ts'
import { seatOf } from '../tables/seating.ts'
import { tableSeen } from '../tables/seen.ts'
import type { Reader } from './reader.ts'

/** For how long somebody is here after he said so. */
const HERE_FOR = 50_000

/** Who is at a table: readers, and whether the people who sit are here, away or gone. */
class Room {
  readonly readers = new Set<Reader>()
  /** By reader: when he last said that somebody is there. */
  readonly hereAt = new Map<Reader, number>()
  /** By player: how he is there, and since when. */
  readonly presence = new Map<number, { is: Presence; since: number }>()
  told = ''
  parley = ''
}

/** All who read at tables of this process. */
export class Rooms {
  readonly #rooms = new Map<string, Room>()
  /** By table: how often the bot that is to move has failed. Told to those who come later too. */
  readonly #failed = new Map<string, number>()
  readonly #now: () => number

  constructor(now: () => number) {
    this.#now = now
  }

  get size(): number {
    let size = 0
    for (const { readers } of this.#rooms.values()) size += readers.size
    return size
  }

  enter(reader: Reader): void {
    const room = this.#rooms.get(reader.table.id) ?? new Room()
    this.#rooms.set(reader.table.id, room)
    room.readers.add(reader)
    reader.table.visitors.add(reader)
    this.#seen(reader.table)
  }

  leave(reader: Reader): void {
    const room = this.#rooms.get(reader.table.id)
    reader.gone()
    reader.table.visitors.delete(reader)
    reader.table.readNoMore(reader.player, reader)
    room?.readers.delete(reader)
    room?.hereAt.delete(reader)
    if (room?.readers.size === 0) this.#rooms.delete(reader.table.id)
    else this.#seen(reader.table)
  }

  /** A reader says whether somebody looks at his page. */
  here(reader: Reader, isPresent: boolean): void {
    const room = this.#rooms.get(reader.table.id)
    if (isPresent) room?.hereAt.set(reader, this.#now())
    else room?.hereAt.delete(reader)
    this.#seen(reader.table)
  }

  /** A bot has failed so often at its move; 0: it has moved. */
  botFailed(table: OpenTable, times: number): void {
    if (times === 0) this.#failed.delete(table.id)
    else this.#failed.set(table.id, times)
    this.#seen(table)
  }

  /** The table has changed: everybody there is told, and a player who sits elsewhere now reads with other eyes. */
  changed(table: OpenTable): void {
    const room = this.#rooms.get(table.id)
    if (room === undefined) return
    const { row } = table
    for (const reader of room.readers) {
      const player = seatOf(row, reader.user)?.player ?? null
      const sitsElsewhere = player !== reader.player
      if (sitsElsewhere) {
        table.readNoMore(reader.player, reader)
        reader.player = player
        reader.seq = null
      }
      reader.tell({ kind: 'table', table: tableSeen(row, reader.user) })
      const hasBegun = row.seq === 1
      if (row.seq > 0 && (sitsElsewhere || hasBegun))
        void table.read(player, reader, reader.seq).catch(() => undefined)
    }
    this.#seen(table)
  }

  /** What the people have settled beside the match, if that is not what was told before. */
  acted(table: OpenTable): void {
    const room = this.#rooms.get(table.id)
    if (room === undefined) return
    const parley = parleySeen(table.row)
    const text = JSON.stringify(parley)
    if (text === room.parley) return
    room.parley = text
    for (const reader of room.readers) reader.tell({ kind: 'parley', now: this.#now(), parley })
  }

  parley(table: OpenTable): ToReader {
    return { kind: 'parley', now: this.#now(), parley: parleySeen(table.row) }
  }

  /** Every second: who is behind, who has gone away. */
  check(): void {
    for (const { readers } of this.#rooms.values()) {
      for (const reader of readers) reader.check()
      const [first] = readers
      if (first !== undefined) this.#seen(first.table)
    }
  }

  /** Tells who is there, if that is not what was told before. */
  #seen(table: OpenTable): void {
    const room = this.#rooms.get(table.id)
    if (room === undefined) return
    const people = this.#people(room, table)
    const text = JSON.stringify(people)
    if (text === room.told) return
    room.told = text
    for (const reader of room.readers) reader.tell(people)
  }

  people(table: OpenTable): People {
    return this.#people(this.#rooms.get(table.id) ?? new Room(), table)
  }

  #people(room: Room, table: OpenTable): People {
    const now = this.#now()
    const seats = table.row.seats.flatMap(({ player, user }) => {
      if (user === null) return []
      const is = presenceOf(room, player, now)
      const before = room.presence.get(player)
      const since = before?.is === is ? before.since : now
      room.presence.set(player, { is, since })
      return [{ player, is, since }]
    })
    const watchers = [...room.readers].filter(({ player }) => player === null).length
    const botFailed = this.#failed.get(table.id)
    return { kind: 'people', seats, watchers, ...(botFailed === undefined ? {} : { botFailed }) }
  }

  all(): Reader[] {
    return [...this.#rooms.values()].flatMap(({ readers }) => [...readers])
  }
}

function presenceOf({ readers, hereAt }: Room, player: number, now: number): Presence {
  const own = [...readers].filter(reader => reader.player === player)
  if (own.some(reader => now - (hereAt.get(reader) ?? 0) < HERE_FOR)) return 'here'
  return own.length > 0 ? 'away' : 'gone'
}

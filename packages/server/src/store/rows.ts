import type { EarlyEnd, Result } from '@aquila/engine'
import type { Consent, Hours, Pace, PlayerClock, Read } from '@aquila/play'
import type { PersonKind, TableState, Visibility } from '@aquila/play/wire'
import type { NoticesChange } from '../matches/notices.ts'

/** Who sits in a seat of a table. */
export interface SeatRow {
  readonly player: number
  readonly role: string
  /** The person who sits there. */
  readonly user: string | null
  /** The person who resigned it. */
  readonly leftBy: string | null
  /** The person for whom an open seat is kept. */
  readonly keptFor: string | null
  readonly keptForName: string | null
  /** The level of the bot who sits there. */
  readonly level: string | null
  /** The name as it is shown. */
  readonly name: string | null
  readonly saltHash: string | null
  readonly salt: string | null
  /** Of a person at a table that has begun. */
  readonly clock: PlayerClock | null
  /** When his time runs out. */
  readonly dueAt: number | null
  /** When the person who sits there does not want to be hurried; null: he has not said. */
  readonly hours: Hours | null
}

/** Who sits in a seat from now on. */
export type SeatChange = Pick<SeatRow, 'player' | 'level' | 'user' | 'leftBy' | 'keptFor' | 'name'>

/** Which rules a match does not fit, and how many of its choices; null: nobody can say how many. */
export interface HeldBy {
  readonly rules: string
  readonly dropped: number | null
}

/** A table without its position. */
export interface TableRow {
  readonly id: string
  readonly game: string
  readonly rules: string
  readonly scenario: string
  readonly options: { readonly [id: string]: string }
  readonly pauseAlike: boolean
  readonly hasPack: boolean
  readonly host: string
  readonly hostName: string
  readonly visibility: Visibility
  readonly hints: boolean
  readonly pace: Pace
  readonly consent: Consent
  readonly state: TableState
  /** Which rules the match does not fit, and how many choices do not; null: it was never held. */
  readonly held: HeldBy | null
  /** Grows with every change of the table that is no act: of two changes to the same edition one is stored. */
  readonly edition: number
  readonly seq: number
  readonly choices: number
  readonly phase: string | null
  readonly waiting: readonly number[]
  readonly commitment: string
  readonly createdAt: number
  readonly startedAt: number | null
  readonly changedAt: number
  readonly endedAt: number | null
  readonly result: Result | null
  readonly ending: EarlyEnd | null
  readonly rematch: string | null
  readonly seats: readonly SeatRow[]
}

/** Public tables, the newest first. */
export interface PublicTables {
  /** With an open seat. */
  readonly open: readonly TableRow[]
  /** Whose match can be watched. */
  readonly live: readonly TableRow[]
}

/** What a match is opened from. JSON is left as it is: the thread that reads it does not need to know what it says. */
export interface StoredMatch {
  readonly table: TableRow
  readonly pack: string | null
  readonly seedSealed: Uint8Array
  /** What its acts add up to as far as that lies beside them, in order: each a `Part` as JSON. */
  readonly parts: readonly string[]
  /** The acts after that in their order, each a `StoredAct` as JSON; none if they are folded. */
  readonly acts: readonly string[]
  readonly checkpoint: { readonly rules: string; readonly checkpoint: string } | null
  /** The folded acts, packed. */
  readonly archive: Uint8Array | null
  /** By player: how far he has read, as JSON. */
  readonly reads: readonly (string | null)[]
}

/** An act as it is appended. Its number follows from where it stands. */
export interface NewAct {
  readonly player: number | null
  readonly token: string | null
  readonly kind: string
  /** As JSON. */
  readonly act: string
  /** What it changed, as JSON. */
  readonly change: string
  readonly at: number
}

/** Acts of one match that are stored together or not at all. */
export interface Append {
  readonly match: string
  /** The number of the match before these acts. */
  readonly from: number
  readonly acts: readonly NewAct[]
  readonly state: TableState
  readonly entries: number
  readonly choices: number
  readonly phase: string
  readonly waiting: readonly number[]
  readonly result: Result | null
  readonly ending: EarlyEnd | null
  /** True if a bot must choose now. */
  readonly botToMove: boolean
  /** How far the players who acted have read. */
  readonly reads: readonly { readonly player: number; readonly read: Read }[]
  /** Who is to be told of it, if he does not look, and who is not any more. */
  readonly notices: NoticesChange
  /** Seats that somebody else took with these acts. */
  readonly seated: readonly SeatChange[]
  /** What the people have proposed to each other; left out: it has not changed. */
  readonly consent?: Consent
  readonly clocks: readonly {
    readonly player: number
    readonly clock: PlayerClock
    readonly dueAt: number | null
  }[]
  readonly checkpoint: { readonly rules: string; readonly checkpoint: string } | null
  /** What has come since the last part, as JSON. */
  readonly part: string | null
  /** So many events are still as they were told, if something was taken back with these acts. */
  readonly stillTold: number | null
  /** When the acts are folded, if the match is over with them. */
  readonly foldAt: number
  /** The match goes on under other rules with these acts. */
  readonly rules?: string
  /** With the first act: the edition of the table that has begun. */
  readonly begins?: { readonly edition: number; readonly rules: string }
}

/** What came of an append. `known`: its token was stored before, with that number, and nothing was changed. */
export type Appended =
  | { readonly is: 'stored'; readonly seq: number }
  | { readonly is: 'known'; readonly seq: number }
  | { readonly is: 'behind' }

export interface NewTableRow {
  readonly id: string
  readonly game: string
  readonly rules: string
  readonly scenario: string
  readonly options: { readonly [id: string]: string }
  readonly pauseAlike: boolean
  readonly pack: string | null
  readonly host: string
  readonly visibility: Visibility
  readonly hints: boolean
  readonly pace: Pace
  readonly state: TableState
  readonly seedSealed: Uint8Array
  readonly commitment: string
  readonly at: number
  readonly seats: readonly SeatRow[]
  /** The table of which it is the rematch. */
  readonly rematchOf: string | null
}

/** A change of a table before its match begins. */
export interface TableChange {
  readonly id: string
  readonly edition: number
  readonly state: TableState
  readonly at: number
  readonly seats: readonly SeatRow[]
}

export interface UserRow {
  readonly id: string
  readonly name: string
  readonly kind: PersonKind
}

/** On which device somebody is known, and how long. The store knows the hash of what its cookie holds. */
export interface NewSession {
  readonly idHash: string
  readonly expiresAt: number
  readonly device: string
}

export interface NewAccount {
  readonly id: string
  readonly name: string
  /** What names that look like it have in common. */
  readonly nameKey: string
  /** False: a guest makes it, and keeps what he has. */
  readonly isNew: boolean
  /** As it is kept. */
  readonly password: string
  readonly codeHashes: readonly string[]
  readonly session: NewSession
}

export interface NewPassword {
  readonly user: string
  /** As it is kept. */
  readonly password: string
  /** The code that stands for the old password; null: that was right. */
  readonly codeHash: string | null
  readonly session: NewSession
}

export interface Credentials {
  readonly user: UserRow
  readonly password: string
}

export interface AccountRow {
  readonly name: string
  readonly createdAt: number
  readonly codesLeft: number
  readonly sessions: readonly {
    readonly idHash: string
    readonly device: string
    readonly createdAt: number
    readonly seenAt: number
  }[]
}

/** A bot's turn that somebody must take on. */
export interface JobRow {
  readonly key: string
  readonly match: string
  /** How often it has failed one time after another. */
  readonly failures: number
}

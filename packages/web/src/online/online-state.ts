import type { Parley, People, TableSeen } from '@aquila/play/wire'
import type { Connection, Sending } from './line.ts'

/** What the page knows of an online table beside the match itself: the line, who sits there and who is there. */
export interface OnlineState {
  readonly connection: Connection
  readonly sending: Sending
  /** Null until the server has told it. */
  readonly table: TableSeen | null
  readonly people: People | null
  /** Clocks, and what the people ask each other. */
  readonly parley: Parley | null
  /** By how much the clock of the server is ahead of this one, in milliseconds. */
  readonly ahead: number
}

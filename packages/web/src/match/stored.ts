import {
  BadRecord,
  type KeptRecord,
  type LoggedEvent,
  type Match,
  type SavedCheckpoint,
} from '@aquila/engine'
import { type Change, type GivenReason, type Growth, grow } from '@aquila/play'
import type { KeptEntry } from './annals.ts'
import type { LessonPlace } from './lesson.ts'
import type { MatchSummary, RulesUpdate } from './table-match.ts'

/** What the browser keeps of a match besides the match itself. */
export interface Particulars {
  readonly id: string
  readonly game: string
  /** By player, in the order of the scenario's roles: the level of the bot, or null for a person. */
  readonly levels: readonly (string | null)[]
  readonly notes: string
  readonly lesson?: LessonPlace
  /** The match it went another way from, if this browser had that one: its first rolls are checked with it. */
  readonly origin?: string
  /**
   * It goes into the annals when it is over: as the match of a day, if it is one. Only what was begun here from its
   * beginning does; a record from a file may bring any position.
   */
  readonly annals?: { readonly day: string | null }
  /** The rules have changed under it, and nobody has taken note yet. */
  readonly updated?: RulesUpdate
}

/** What the bots were up to, by the number of the choice. */
export type Reasons = { readonly [choice: number]: GivenReason }

/** A match as it is taken out of the store. */
export interface StoredMatch extends Particulars {
  readonly record: KeptRecord
  readonly reasons?: Reasons
  /** The last checkpoint: the match is opened from there. Older matches have the log in it, and some have none. */
  readonly checkpoint: SavedCheckpoint | null
  /** What was told, at least before the checkpoint. Older matches have none, nor have those whose log is torn. */
  readonly log?: readonly LoggedEvent[]
  /** How often it was written: the number of its last change. Older pages did not count. */
  readonly writes?: number
  /** How many changes it was put together from. */
  readonly pieces?: number
}

/** What stays the same in a record while choices are made. */
type RecordHead = Omit<KeptRecord, 'choices' | 'rolls' | 'withdrawn' | 'position' | 'result' | 'ending'>

/** The head of a match in the store. It is written when it is another one, not with every choice. */
export interface StoredHead extends Particulars {
  readonly record: RecordHead
}

/** What has changed in a match, as the store has it. A match is its head and all its changes, in the order of their numbers. */
export interface StoredChange extends Change {
  readonly match: string
  readonly number: number
  readonly result: KeptRecord['result']
  readonly reasons: Reasons
}

/** The last checkpoint in the store, and the hash of the position when it was put there. It is a cache. */
export interface StoredCheckpoint {
  readonly id: string
  readonly checkpoint: SavedCheckpoint
  readonly position: string
  /** With which change it was written. */
  readonly number: number
}

/** What is written at once. */
export interface Write {
  readonly match: string
  /** The number of the last change in the store, if nobody else has written it; null: all that stands there is thrown away. */
  readonly after: number | null
  /** The change stands for those from this number on. */
  readonly from: number
  readonly change: Omit<StoredChange, 'match' | 'number'>
  /** Null: that in the store is still so. */
  readonly head: StoredHead | null
  readonly checkpoint: Omit<StoredCheckpoint, 'id' | 'number'> | null
  readonly summary: MatchSummary
  /** What the annals say of it, if it is over and goes into them. */
  readonly entry: KeptEntry | null
}

/** Where matches are kept. */
export interface MatchStore {
  load(id: string): Promise<StoredMatch | null>
  /** Gives the number of the change; null if another tab has written the match meanwhile: then nothing is written. */
  save(write: Write): Promise<number | null>
  /** Puts a match aside, as it was before the rules changed under it. */
  keep(match: StoredMatch): Promise<void>
  annals(): Promise<readonly unknown[]>
}

/** The record of a match without what grows. */
export function headOf({ record }: Pick<Match, 'record'>): RecordHead {
  const {
    choices: _,
    rolls: __,
    withdrawn: ___,
    position: ____,
    result: _____,
    ending: ______,
    sitters: _______,
    ...head
  } = record
  return head
}

/** What is kept of a match put together: from its head, its changes and its checkpoint. */
export function putTogether(
  { record: head, ...particulars }: StoredHead,
  changes: readonly StoredChange[],
  cached: StoredCheckpoint | null,
): StoredMatch {
  const growth: Growth = { entries: [], rolls: [], events: [], withdrawn: 0, ending: null, sitters: [] }
  const reasons: { [choice: number]: GivenReason } = {}
  let isLogWhole = true
  for (const change of changes) {
    mustFollow(growth, change)
    if (!Array.isArray(change.added.events) || change.keep.events > growth.events.length) isLogWhole = false
    grow(growth, isLogWhole ? change : withoutEvents(change))
    Object.assign(reasons, change.reasons)
  }
  const last = changes.at(-1)
  if (last === undefined) throw new BadRecord('this match is torn: only its head is kept')
  return {
    ...particulars,
    record: {
      ...head,
      choices: growth.entries,
      rolls: growth.rolls,
      withdrawn: growth.withdrawn,
      result: last.result,
      ...(growth.ending === null ? {} : { ending: growth.ending }),
      ...(growth.sitters.length === 0 ? {} : { sitters: [...growth.sitters] }),
      ...(cached?.number === last.number ? { position: cached.position } : {}),
    },
    reasons,
    checkpoint: cached?.checkpoint ?? null,
    ...(isLogWhole ? { log: growth.events } : {}),
    writes: last.number,
    pieces: changes.length,
  }
}

/** A change that says more of what was there before than there is shows that one before it was lost. */
function mustFollow({ entries, rolls }: Growth, { number, keep, added }: StoredChange): void {
  const isWhole = Array.isArray(added?.entries) && Array.isArray(added.rolls)
  if (!isWhole || keep.entries > entries.length || keep.rolls > rolls.length)
    throw new BadRecord(
      `this match is torn: change ${number} comes after ${keep?.entries} choices, and ${entries.length} are kept`,
    )
}

/** The log can be lost: the record alone is the match. */
function withoutEvents(change: StoredChange): StoredChange {
  return { ...change, keep: { ...change.keep, events: 0 }, added: { ...change.added, events: [] } }
}

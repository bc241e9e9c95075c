import { isPlainObject, type SeenEvent } from '@aquila/engine'
import * as v from 'valibot'
import { actSchema } from '../acts.ts'
import type { Difference } from '../difference.ts'
import type { Sight, Told } from '../sight.ts'
import { count, name, player, token } from './fields.ts'
import { reasons } from './refused.ts'
import { askSchema, parleySchema, tableSchema } from './table.ts'

/** The protocol of sockets, by which name they are opened. */
export const PROTOCOL = 'aquila.1'

/** What a reader says on the socket of a table. */
export const fromReaderSchema = v.variant('kind', [
  /** The first word. `after`: the number of the sight that the reader has; null: none. */
  v.strictObject({
    kind: v.literal('hello'),
    protocol: v.literal(PROTOCOL),
    build: v.exactOptional(name),
    after: v.nullable(count),
  }),
  /** The answer to `again`: the reader has fetched the whole sight of that number. */
  v.strictObject({ kind: v.literal('after'), seq: count }),
  v.strictObject({ kind: v.literal('act'), token, act: actSchema }),
  /** `n` is the reader's own number of the question. */
  v.strictObject({ kind: v.literal('ask'), n: count, ask: askSchema }),
  /** So many events were shown while the page was visible. */
  v.strictObject({ kind: v.literal('seen'), events: count }),
  /** Every 20 seconds, and when it changes: whether the page is visible and somebody touched it in the last two minutes. */
  v.strictObject({ kind: v.literal('here'), present: v.boolean() }),
])

export type FromReader = v.InferOutput<typeof fromReaderSchema>

const difference = v.custom<Difference>(isPlainObject, 'expected a difference')
const event = v.custom<SeenEvent>(isPlainObject, 'expected an event')
const given = v.custom<Told['reasons']>(isPlainObject, 'expected reasons')

/** What was told from an event on. What is left out is empty. */
const told = v.strictObject({
  from: count,
  events: v.exactOptional(v.pipe(v.array(event), v.readonly())),
  hidden: v.exactOptional(v.pipe(v.array(count), v.readonly())),
  reasons: v.exactOptional(given),
})
const sight = v.custom<Sight>(isPlainObject, 'expected a sight')

/** How somebody at the table is there: his page is looked at, only open, or not open. */
export const presences = ['here', 'away', 'gone'] as const

const people = v.strictObject({
  kind: v.literal('people'),
  /** The people who sit; bots are always there. */
  seats: v.array(v.strictObject({ player, is: v.picklist(presences), since: count })),
  watchers: count,
  /** How often a bot that is to move has failed at it one time after another; left out: none has. */
  botFailed: v.exactOptional(count),
})

/** Why the server ends a connection. After `retry` milliseconds the reader may come again. */
export const byes = ['restart', 'closed', 'signed-out', 'slow', 'flood', 'not-found'] as const

/** What a reader is told on a socket or a stream. */
export const toReaderSchema = v.variant('kind', [
  v.strictObject({
    kind: v.literal('hello'),
    protocol: v.literal(PROTOCOL),
    build: name,
    /** Whose eyes these are; null: a watcher's. */
    player: v.nullable(player),
  }),
  /** The table has changed: who sits, what is wanted, its state. Told first, and whenever it is so. */
  v.strictObject({ kind: v.literal('table'), table: tableSchema }),
  people,
  /** What the people settle beside the match has changed. `now`: how late it is at the server. */
  v.strictObject({ kind: v.literal('parley'), now: count, parley: parleySchema }),
  /**
   * What makes the sight `seq` of the sight `from`: `change` of all but its number and what was told (null: nothing), with
   * choices in their packed form; and what was told from an event on, which takes the place of whatever was told from there
   * on.
   */
  v.strictObject({
    kind: v.literal('sight'),
    from: count,
    seq: count,
    change: v.nullable(difference),
    told,
  }),
  /** On streams, where a reader cannot be asked to fetch it. */
  v.strictObject({ kind: v.literal('whole'), sight }),
  /** The reader is behind: it fetches the whole sight and says `after`. */
  v.strictObject({ kind: v.literal('again') }),
  /** An act is stored. `seq` is its number. */
  v.strictObject({ kind: v.literal('done'), token, seq: count }),
  /** Of an act (`token`), of a question (`n`), or of a message that could not be read (neither). */
  v.strictObject({
    kind: v.literal('refused'),
    token: v.exactOptional(v.string()),
    n: v.exactOptional(count),
    reason: v.picklist(reasons),
    text: v.exactOptional(v.string()),
    rule: v.exactOptional(v.string()),
    /** The newest number of the match, if there is one. */
    seq: v.exactOptional(count),
  }),
  v.strictObject({ kind: v.literal('answer'), n: count, value: v.unknown() }),
  v.strictObject({ kind: v.literal('bye'), why: v.picklist(byes), retry: count }),
])

export type ToReader = v.InferOutput<typeof toReaderSchema>
export type ToldSight = Extract<ToReader, { kind: 'sight' }>
export type People = Extract<ToReader, { kind: 'people' }>
export type Presence = (typeof presences)[number]
export type Bye = (typeof byes)[number]

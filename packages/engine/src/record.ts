import * as v from 'valibot'
import type { Checkpoint } from './checkpoint.ts'
import type { Result } from './decision.ts'
import { MOST_SIDES } from './dice/dice.ts'
import { earlyEndSchema } from './ending.ts'
import { BadRecord } from './errors.ts'
import { copyPlain, isPlainObject, type PlainRecord } from './plain.ts'
import { cut } from './quote.ts'

/**
 * The record of a match: all that is needed to play it again. It is plain JSON, and whatever comes from a file
 * or a wire is checked against this schema before anything looks at it.
 */
export const RECORD_FORMAT = 'aquila-record-1'

/** How much text a record may be, in characters. The longest match that was ever recorded has less than one million. */
export const LARGEST_RECORD = 16_000_000

export const LONGEST_PLAYER = 80
export const LONGEST_SALT = 200

const name = v.pipe(v.string(), v.minLength(1), v.maxLength(120))
const count = v.pipe(v.number(), v.safeInteger(), v.minValue(0))
const hex64 = v.pipe(v.string(), v.regex(/^[0-9a-f]{64}$/, 'expected 64 hex digits'))
const plainRecord = v.record(v.string(), v.unknown())
const plainData = v.custom<PlainRecord>(isPlainObject, 'expected an object')

const choiceEntry = v.strictObject({
  role: name,
  verb: name,
  noun: v.exactOptional(v.union([v.pipe(v.string(), v.maxLength(200)), v.pipe(v.number(), v.finite())])),
})

const orderEntry = v.strictObject({
  role: name,
  window: name,
  order: v.picklist(['always', 'when-able', 'never']),
})

const roll = v.pipe(
  v.strictObject({
    sides: v.pipe(count, v.minValue(1), v.maxValue(MOST_SIDES)),
    value: v.pipe(count, v.minValue(1)),
    why: name,
    lot: v.exactOptional(v.literal(true)),
  }),
  v.check(({ sides, value }) => value <= sides, 'a roll cannot show more than its die has sides'),
)

const result = v.strictObject({
  winners: v.array(name),
  outcome: name,
  rule: name,
  scores: v.exactOptional(v.record(v.string(), v.number())),
})

const event = v.strictObject({
  kind: name,
  rule: name,
  phase: name,
  after: count,
  rolls: v.exactOptional(v.tuple([count, count])),
  dice: v.exactOptional(v.array(roll)),
  data: plainData,
  secret: v.exactOptional(v.strictObject({ players: v.array(count), data: plainData })),
})

const sitter = v.strictObject({
  entries: count,
  player: count,
  name: v.pipe(v.string(), v.maxLength(LONGEST_PLAYER)),
  level: v.nullable(name),
})

const standing = {
  rules: name,
  phase: name,
  state: plainRecord,
  seats: v.record(v.string(), count),
  orders: v.record(v.string(), v.record(v.string(), v.picklist(['always', 'when-able', 'never']))),
  /** Left out where nobody rests. */
  rests: v.optional(v.record(v.string(), v.record(v.string(), name)), {}),
  entries: count,
  rolls: count,
  choices: count,
  asked: count,
}

/** A checkpoint as it is stored. Of the log it says only how long it was: the log stands beside it, and only grows. */
const checkpointSchema = v.strictObject({
  ...standing,
  events: count,
  /** Entries from here on could still be taken back by the one role that made them. Left out: none could. */
  settled: v.exactOptional(count),
})

/** A checkpoint with the log before it: what a record goes on from if the rules changed under it, as nothing else leads there. */
const baseSchema = v.strictObject({ ...standing, events: v.array(event) })

const logSchema = v.array(event)

export const recordSchema = v.strictObject({
  format: v.literal(RECORD_FORMAT),
  game: name,
  rules: name,
  scenario: name,
  options: v.record(v.string(), v.string()),
  pauseAlike: v.boolean(),
  pack: v.optional(v.unknown()),
  players: v.array(v.pipe(v.string(), v.maxLength(LONGEST_PLAYER))),
  /** By player: the level of the bot that plays, or null for a person. Left out if nobody said. */
  levels: v.exactOptional(v.array(v.nullable(name))),
  /** Who took the seat of a player over, and after how many entries. Left out: nobody. */
  sitters: v.exactOptional(v.array(sitter)),
  dice: v.union(
    [
      v.strictObject({
        kind: v.literal('verifiable'),
        commitment: hex64,
        seed: hex64,
        salts: v.array(v.pipe(v.string(), v.maxLength(LONGEST_SALT))),
        from: count,
        /** Rolls that were taken back with everybody's consent, by how many rolls stood before them. Left out: none. */
        skipped: v.exactOptional(v.array(v.strictObject({ at: count, rolls: v.array(roll) }))),
      }),
      v.strictObject({ kind: v.literal('given') }),
    ],
    'expected verifiable dice (commitment, seed, salts, from) or given dice',
  ),
  rolls: v.array(roll),
  choices: v.array(
    v.union([choiceEntry, orderEntry], 'expected a choice (role, verb, noun) or a standing order'),
  ),
  withdrawn: count,
  base: v.exactOptional(baseSchema),
  position: hex64,
  result: v.nullable(result),
  /** How the people at the table ended it before the rules did. Left out: they did not. */
  ending: v.exactOptional(earlyEndSchema),
})

/** A record as it is kept, and read: the hash of its position may be left out, because to make it after every choice is dear. */
const keptSchema = v.strictObject({ ...recordSchema.entries, position: v.exactOptional(hex64) })

export type MatchRecord = v.InferOutput<typeof recordSchema>
export type KeptRecord = v.InferOutput<typeof keptSchema>
export type RecordedEntry = MatchRecord['choices'][number]
export type RecordedDice = MatchRecord['dice']
/** Who sits in a player's seat from an entry on. */
export type Sitter = v.InferOutput<typeof sitter>
export type SavedCheckpoint = v.InferOutput<typeof checkpointSchema>
export type Base = v.InferOutput<typeof baseSchema>

export function parseRecord(input: unknown): KeptRecord {
  const record = parse(keptSchema, input, 'record')
  const { dice, rolls } = record
  if (dice.kind === 'verifiable' && dice.from > rolls.length)
    throw new BadRecord(
      `this is not a record: dice.from: ${dice.from} rolls were taken over, and it has ${rolls.length}`,
    )
  return record
}

/** A stored checkpoint, put together with the log that stands beside it. Older ones have the log in them. */
export function parseCheckpoint(input: unknown, log: unknown): { base: Base; settled: number } {
  if (isPlainObject(input) && Array.isArray(input.events)) {
    const base = parse(baseSchema, input, 'checkpoint')
    return { base, settled: base.entries }
  }
  const { events, settled, ...rest } = parse(checkpointSchema, input, 'checkpoint')
  const told = parse(logSchema, log, 'log')
  if (told.length < events)
    throw new BadRecord(
      `the log is torn: ${events} events lie before the checkpoint, and ${told.length} are kept`,
    )
  return { base: { ...rest, events: told.slice(0, events) }, settled: settled ?? rest.entries }
}

/** A record from the text of a file. Some editors write a mark of the byte order before it, which is no part of it. */
export function readRecord(text: string): KeptRecord {
  if (text.length > LARGEST_RECORD)
    throw new BadRecord(
      `this is not a record: it has ${text.length} characters, and a record has at most ${LARGEST_RECORD}`,
    )
  let json: unknown
  try {
    json = JSON.parse(withoutByteOrderMark(text))
  } catch {
    throw new BadRecord('this is not a record: the file is not JSON')
  }
  return parseRecord(json)
}

export function withoutByteOrderMark(text: string): string {
  return text.startsWith('\ufeff') ? text.slice(1) : text
}

/** What a schema complains about repeats what it was given. */
const LONGEST_ISSUE = 200

function parse<T extends v.GenericSchema>(schema: T, input: unknown, what: string): v.InferOutput<T> {
  const parsed = v.safeParse(schema, input, { abortEarly: true })
  if (parsed.success) return parsed.output
  const [issue] = parsed.issues
  const path = v.getDotPath(issue)
  const why = cut(issue.message, LONGEST_ISSUE)
  throw new BadRecord(`this is not a ${what}: ${path === null ? why : `${cut(path)}: ${why}`}`)
}

export function checkpointToSave<S>(rules: string, taken: Checkpoint<S>, settled: number): SavedCheckpoint {
  if (!isPlainObject(taken.state)) throw new BadRecord('the state of a game is a plain object')
  const { disclosures: _, ...checkpoint } = taken
  const open = settled < taken.entries ? { settled } : {}
  return parse(checkpointSchema, copyPlain({ ...checkpoint, rules, ...open }), 'checkpoint')
}

export function resultToSave(result: Result | null): MatchRecord['result'] {
  if (result === null) return null
  const { winners, outcome, rule, scores } = result
  return { winners: [...winners], outcome, rule, ...(scores === undefined ? {} : { scores: { ...scores } }) }
}

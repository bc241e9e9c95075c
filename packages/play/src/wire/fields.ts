import * as v from 'valibot'
import { TABLE_ID } from './table-id.ts'

/** A message of the wire is refused if it lies deeper than this: nothing that is sent does. */
export const DEEPEST = 24

/** What a name of something in a game may be: a verb, a role, a scenario. */
export const name = v.pipe(v.string(), v.minLength(1), v.maxLength(120))

export const count = v.pipe(v.number(), v.safeInteger(), v.minValue(0))

/** Which seat of a table: players are numbered as the roles are at the beginning. */
export const player = v.pipe(count, v.maxValue(11))

/** The id of a table: 128 random bits in base 58. */
export const tableId = v.pipe(v.string(), v.regex(TABLE_ID, 'this is no id of a table'))

/** The token of an act: 128 random bits or more, drawn by the one who acts. Sent again, it is the same act. */
export const token = v.pipe(
  v.string(),
  v.regex(/^[A-Za-z0-9_-]{16,64}$/, 'a token is 16 to 64 letters or digits'),
)

/** The name of a person, as others read it. */
export const personName = v.pipe(
  v.string(),
  v.trim(),
  v.minLength(1, 'a name has at least one letter'),
  v.maxLength(24, 'a name has at most 24 letters'),
  v.regex(/^[\p{L}\p{N}\p{M} .'’_-]+$/u, "a name has letters, digits, spaces and . ' _ - only"),
)

/** What a browser adds to the dice. It shows the hash first, and the salt when all sit. */
export const salt = v.pipe(
  v.string(),
  v.regex(/^[A-Za-z0-9_-]{16,64}$/, 'a salt is 16 to 64 letters or digits'),
)

export const hash = v.pipe(v.string(), v.regex(/^[0-9a-f]{64}$/, 'a hash is 64 hex digits'))

export const notes = v.pipe(v.string(), v.maxLength(20_000, 'notes have at most 20,000 letters'))

export const choice = v.strictObject({
  verb: name,
  noun: v.exactOptional(v.union([v.pipe(v.string(), v.maxLength(200)), v.pipe(v.number(), v.finite())])),
})

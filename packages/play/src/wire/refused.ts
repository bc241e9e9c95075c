import * as v from 'valibot'

/** Why something was refused. The list is closed: a page has words for each. */
export const reasons = [
  /** Another player is asked, or nobody. */
  'not-your-turn',
  /** The question has been answered or taken back. */
  'stale-question',
  /** The rules do not allow it: `rule` and `text` say why. */
  'not-legal',
  'over',
  /** All have agreed to pause. */
  'paused',
  /** A proposal that cannot be made or answered now: `text` says why. */
  'no-proposal',
  /** The rules have changed under the match, and it does not fit them any more. */
  'held',
  /** Others were faster: the newest sight is on its way, and the same act may be sent again. */
  'behind',
  /** The server cannot store now. The same act may be sent again with its token. */
  'not-stored',
  /** These eyes may not do it. */
  'forbidden',
  /** There is no such table, or not for these eyes. */
  'not-found',
  'too-fast',
  'malformed',
  /** What was meant has changed meanwhile: the seat is taken, the table has begun. */
  'too-late',
  /** Somebody at the table, or with an account, has that name; `free` is one that nobody has. */
  'name-taken',
  /** Nobody knows who asks: a name must be given first. */
  'no-name',
  /** Name and password, or name and code, are not those of anybody. Which of them is wrong is not said. */
  'wrong-secret',
  /** A new password that many people have, or that is the name. */
  'weak-password',
  /** A defect of the program. Nothing has changed. */
  'fault',
] as const

export type RefusedReason = (typeof reasons)[number]

/** A refusal as it is told. It never holds a stack, nor what these eyes may not know. */
export const refusedSchema = v.strictObject({
  reason: v.picklist(reasons),
  text: v.exactOptional(v.string()),
  /** The rule that forbids it. */
  rule: v.exactOptional(v.string()),
  free: v.exactOptional(v.string()),
})

export type Refused = v.InferOutput<typeof refusedSchema>

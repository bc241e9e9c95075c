import * as v from 'valibot'

/** How a match ended that the rules did not end: the people at the table did. */
export const earlyEndSchema = v.strictObject({
  kind: v.picklist(['resigned', 'drawn', 'claimed', 'ended']),
  /** The player who resigned or claimed; null where all agreed. */
  by: v.nullable(v.pipe(v.number(), v.safeInteger(), v.minValue(0))),
  /** The roles that have won by it. */
  winners: v.array(v.pipe(v.string(), v.minLength(1), v.maxLength(120))),
})

export type EarlyEnd = v.InferOutput<typeof earlyEndSchema>

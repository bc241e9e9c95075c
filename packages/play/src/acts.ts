import * as v from 'valibot'

const name = v.pipe(v.string(), v.minLength(1), v.maxLength(120))
const count = v.pipe(v.number(), v.safeInteger(), v.minValue(0))
const noun = v.union([v.pipe(v.string(), v.maxLength(200)), v.pipe(v.number(), v.finite())])

/**
 * A match changes by acts and by nothing else. This is what a player may send; it says neither who he is nor when it was:
 * both are known to the keeper of the match.
 */
export const actSchema = v.variant('kind', [
  v.strictObject({
    kind: v.literal('choose'),
    decision: count,
    choice: v.strictObject({ verb: name, noun: v.exactOptional(noun) }),
  }),
  v.strictObject({
    kind: v.literal('order'),
    window: name,
    order: v.picklist(['always', 'when-able', 'never']),
  }),
  v.strictObject({ kind: v.literal('undo') }),
  v.strictObject({ kind: v.literal('resign') }),
])

export type Act = v.InferOutput<typeof actSchema>

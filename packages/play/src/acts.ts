import * as v from 'valibot'
import { wantedSchema } from './consent.ts'

const name = v.pipe(v.string(), v.minLength(1), v.maxLength(120))
const count = v.pipe(v.number(), v.safeInteger(), v.minValue(0))
const noun = v.union([v.pipe(v.string(), v.maxLength(200)), v.pipe(v.number(), v.finite())])

/** What a player does to the match itself, wherever it is kept. */
const matchActSchema = v.variant('kind', [
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

export type MatchAct = v.InferOutput<typeof matchActSchema>

const player = v.pipe(count, v.maxValue(11))

/** What people far apart settle with each other beside the match. */
const tableActSchema = v.variant('kind', [
  /** Asks the others; with a word to them, if he likes. */
  v.strictObject({
    kind: v.literal('propose'),
    wanted: wantedSchema,
    text: v.exactOptional(v.pipe(v.string(), v.trim(), v.maxLength(200))),
  }),
  /** Says yes or no; a no of whoever has proposed it takes it back. */
  v.strictObject({ kind: v.literal('answer'), proposal: count, yes: v.boolean() }),
  /** A bot sits in for him, or he takes his seat back. */
  v.strictObject({ kind: v.literal('sit-in'), on: v.boolean() }),
  /** What shall become of somebody whose time has run out. */
  v.strictObject({ kind: v.literal('claim'), player, what: v.picklist(['bot', 'win']) }),
])

export type TableAct = v.InferOutput<typeof tableActSchema>

/**
 * A match changes by acts and by nothing else. This is what a player may send; it says neither who he is nor when it was:
 * both are known to the keeper of the match.
 */
export const actSchema = v.variant('kind', [...matchActSchema.options, ...tableActSchema.options])

export type Act = v.InferOutput<typeof actSchema>

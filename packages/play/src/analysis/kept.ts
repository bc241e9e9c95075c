import * as v from 'valibot'

/** An analysis as it is kept with its match and given away: plain data, in the language it was made in. */

const name = v.pipe(v.string(), v.maxLength(200))
const text = v.pipe(v.string(), v.maxLength(2000))
const count = v.pipe(v.number(), v.safeInteger(), v.minValue(0))
const real = v.pipe(v.number(), v.finite())
const chancesSchema = v.object({ win: real, draw: real, loss: real })

const markSchema = v.object({
  entries: count,
  choices: count,
  chances: v.record(name, chancesSchema),
})

/** What somebody did, or would have done: in words, and the ways on the map. */
const deedsSchema = v.object({
  text: v.array(text),
  ways: v.array(v.array(name)),
  places: v.array(name),
})

/** Why the one is better than the other: an aim that is met more often by it, and what the adviser says of his choice. */
const whySchema = v.object({
  aim: v.nullable(
    v.object({
      name: text,
      words: text,
      needs: text,
      places: v.array(name),
      better: count,
      done: count,
      of: count,
    }),
  ),
  reason: v.nullable(text),
})

const entrySchema = v.union([v.object({ role: name, verb: name, noun: v.optional(v.union([name, real])) })])

const stepSchema = v.object({
  role: name,
  player: count,
  /** From where to where, in entries and in choices. */
  from: count,
  to: count,
  choices: count,
  until: count,
  /** What it is called in lists: the weightiest thing that came of it; null: nothing did. */
  title: v.nullable(text),
  /** The year or turn it belongs to. */
  chapter: v.nullable(text),
  /** No sentence, no verdict. */
  verdict: v.nullable(v.picklist(['good', 'doubtful', 'mistake'])),
  /** By how much the adviser did better, and half the interval of it. */
  cost: real,
  within: real,
  tries: count,
  done: real,
  better: real,
  /** How unsure the chance is that stood when it began. */
  band: real,
  dice: v.record(name, real),
  /** By how much each role is better off than by the adviser's way. */
  gained: v.record(name, real),
  did: v.nullable(deedsSchema),
  instead: v.nullable(deedsSchema),
  why: v.nullable(whySchema),
  /** The adviser's way, to be played on from where it began. */
  line: v.nullable(v.object({ dice: name, entries: v.array(entrySchema) })),
})

export const analysisSchema = v.object({
  format: v.literal(1),
  game: name,
  rules: name,
  scenario: name,
  language: name,
  entries: count,
  seed: count,
  deeper: count,
  roles: v.array(name),
  /** True if several act at the same time: what others do in a stretch is then counted with its dice. */
  together: v.boolean(),
  /** How many stretches there are to judge; `steps` has those that are done. */
  of: count,
  marks: v.array(markSchema),
  steps: v.array(stepSchema),
})

export type Analysis = v.InferOutput<typeof analysisSchema>
export type AnalysedStep = Analysis['steps'][number]
export type AnalysedMark = Analysis['marks'][number]
export type ToldDeeds = v.InferOutput<typeof deedsSchema>
export type Why = v.InferOutput<typeof whySchema>

/** Null for what is no analysis, or one of another make. */
export function readAnalysis(input: unknown): Analysis | null {
  const parsed = v.safeParse(analysisSchema, input)
  return parsed.success ? parsed.output : null
}

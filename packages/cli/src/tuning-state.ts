import { existsSync, renameSync } from 'node:fs'
import { isDeepStrictEqual } from 'node:util'
import { beginTuning, type Tuning, type TuningPlan } from '@aquila/bots'
import { array, finite, integer, minValue, number, object, parse, pipe, record, string } from 'valibot'
import { readTextFile, writeTextFile } from './files.ts'
import { Failed } from './usage.ts'

/** What is tuned, and by which matches: enough to play every one of them again. */
export interface TuningTask {
  readonly game: string
  readonly version: string
  readonly level: string
  readonly scenarios: readonly string[]
  /** Pairs of matches in each scenario of an iteration. */
  readonly pairs: number
  readonly plan: TuningPlan
}

const real = pipe(number(), finite())
const count = pipe(number(), integer(), minValue(0))
const stateSchema = object({
  task: object({
    game: string(),
    version: string(),
    level: string(),
    scenarios: array(string()),
    pairs: count,
    plan: object({
      weights: array(object({ name: string(), value: real, least: real, most: real, step: real })),
      iterations: count,
      rate: real,
      seed: count,
    }),
  }),
  tuning: object({ done: count, weights: record(string(), real) }),
})

/** How far the tuning in a file has come; at its beginning if there is no file. A file of anything else is left alone. */
export function readTuning(path: string, task: TuningTask): Tuning {
  const begun = beginTuning(task.plan)
  if (!existsSync(path)) return begun
  const kept = readState(path)
  if (!isDeepStrictEqual(kept.task, task))
    throw new Failed(
      `${path} is of another tuning (other options, rules or weights); name another file with --state, or delete it`,
    )
  const { done, weights } = kept.tuning
  const isWhole = isDeepStrictEqual(Object.keys(weights), Object.keys(begun.weights))
  const isInBounds = task.plan.weights.every(({ name, least, most }) => {
    const value = weights[name] ?? Number.NaN
    return value >= least && value <= most
  })
  if (done > task.plan.iterations || !isWhole || !isInBounds) throw broken(path, 'its weights do not fit')
  return kept.tuning
}

function readState(path: string) {
  const text = readTextFile(path)
  try {
    return parse(stateSchema, JSON.parse(text))
  } catch (error) {
    throw broken(path, error instanceof Error ? error.message : String(error))
  }
}

function broken(path: string, why: string): Failed {
  return new Failed(
    `${path} cannot be resumed: ${why}; it is left as it is: name another file with --state, or delete it`,
  )
}

/** Written beside and put in its place: anybody who breaks off a tuning finds a whole file. */
export function writeTuning(path: string, task: TuningTask, tuning: Tuning): void {
  const beside = `${path}.new`
  writeTextFile(beside, `${JSON.stringify({ task, tuning }, null, 1)}\n`)
  renameSync(beside, path)
}

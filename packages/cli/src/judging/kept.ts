import { array, finite, number, object, picklist, pipe, string } from 'valibot'
import { keepLine, readLines, type Source } from '../lines-kept.ts'
import type { Outcome } from './played.ts'

/** What was judged, so that measuring can be broken off and goes on where it was. */

const real = pipe(number(), finite())
const verdict = picklist(['good', 'doubtful', 'mistake'])
const tried = object({
  name: string(),
  kind: picklist(['level', 'mixed', 'worse']),
  players: array(
    object({
      level: string(),
      points: real,
      judged: real,
      doubtful: real,
      mistakes: real,
      cost: real,
      dice: real,
    }),
  ),
  twice: array(object({ first: verdict, again: verdict, cost: real, costAgain: real })),
  said: array(object({ match: string(), points: real, win: real, draw: real })),
  seconds: real,
})

export interface Tried extends Outcome {
  readonly name: string
  readonly kind: 'level' | 'mixed' | 'worse'
}

export function readTried(path: string, source: Source): Tried[] {
  return readLines(path, source, tried)
}

export function keepTried(path: string, source: Source, each: Tried): void {
  keepLine(path, source, each)
}

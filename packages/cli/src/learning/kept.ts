import { array, finite, number, object, pipe, record, string } from 'valibot'
import { keepLine, readLines, type Source } from '../lines-kept.ts'
import type { Played } from './played.ts'

/** Matches that were learned from, so that learning can be broken off and goes on where it was. */

const real = pipe(number(), finite())
const playedSchema = object({
  scenario: string(),
  players: real,
  seed: real,
  positions: array(
    object({
      table: string(),
      match: string(),
      role: string(),
      points: real,
      left: real,
      measures: record(string(), real),
    }),
  ),
})

export function readPlayed(path: string, source: Source): Played[] {
  return readLines(path, source, playedSchema)
}

export function keepPlayed(path: string, source: Source, played: Played): void {
  keepLine(path, source, played)
}

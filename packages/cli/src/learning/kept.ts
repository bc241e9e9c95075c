import { appendFileSync, existsSync, mkdirSync } from 'node:fs'
import { dirname } from 'node:path'
import { array, finite, number, object, parse, pipe, record, string } from 'valibot'
import { readTextFile } from '../files.ts'
import { Failed } from '../usage.ts'
import type { Played } from './played.ts'

/** Matches that were learned from, one a line, so that learning can be broken off and goes on where it was. */

/** What all matches of a file have in common. */
export interface Source {
  readonly game: string
  readonly rules: string
  readonly level: string
}

const real = pipe(number(), finite())
const sourceSchema = object({ game: string(), rules: string(), level: string() })
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

/** The matches of a file; none if there is no file. A line that was cut off in the middle is played again. */
export function readPlayed(path: string, source: Source): Played[] {
  if (!existsSync(path)) return []
  const [head = '', ...lines] = readTextFile(path).split('\n')
  let found: Source
  try {
    found = parse(sourceSchema, JSON.parse(head))
  } catch (error) {
    throw new Failed(
      `${path} holds no matches to learn from: ${error instanceof Error ? error.message : error}`,
    )
  }
  if (found.game !== source.game || found.rules !== source.rules || found.level !== source.level)
    throw new Failed(
      `${path} is of another game, level or version; name another file with --data, or delete it`,
    )
  return lines.flatMap(line => {
    try {
      return [parse(playedSchema, JSON.parse(line))]
    } catch {
      return []
    }
  })
}

export function keepPlayed(path: string, source: Source, played: Played): void {
  if (!existsSync(path)) {
    mkdirSync(dirname(path), { recursive: true })
    appendFileSync(path, JSON.stringify(source))
  }
  appendFileSync(path, `\n${JSON.stringify(played)}`)
}

import { appendFileSync, existsSync, mkdirSync } from 'node:fs'
import { dirname } from 'node:path'
import { type GenericSchema, object, parse, string } from 'valibot'
import { readTextFile } from './files.ts'
import { Failed } from './usage.ts'

/** What was found by long runs, one thing a line, so that a run can be broken off and goes on where it was. */

/** What all lines of a file have in common. */
export interface Source {
  readonly game: string
  readonly rules: string
  readonly level: string
}

const sourceSchema = object({ game: string(), rules: string(), level: string() })

/** The lines of a file; none if there is no file. A line that was cut off in the middle is found again. */
export function readLines<T>(path: string, source: Source, schema: GenericSchema<unknown, T>): T[] {
  if (!existsSync(path)) return []
  const [head = '', ...lines] = readTextFile(path).split('\n')
  let found: Source
  try {
    found = parse(sourceSchema, JSON.parse(head))
  } catch (error) {
    throw new Failed(`${path} holds nothing to go on with: ${error instanceof Error ? error.message : error}`)
  }
  if (found.game !== source.game || found.rules !== source.rules || found.level !== source.level)
    throw new Failed(
      `${path} is of another game, level or version; name another file with --data, or delete it`,
    )
  return lines.flatMap(line => {
    try {
      return [parse(schema, JSON.parse(line))]
    } catch {
      return []
    }
  })
}

export function keepLine(path: string, source: Source, line: unknown): void {
  if (!existsSync(path)) {
    mkdirSync(dirname(path), { recursive: true })
    appendFileSync(path, JSON.stringify(source))
  }
  appendFileSync(path, `\n${JSON.stringify(line)}`)
}

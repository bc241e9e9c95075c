import type { Bout } from '@aquila/bots'
import { array, number, object, string, tuple } from 'valibot'
import { keepLine, readLines, type Source } from './lines-kept.ts'

/** How the matches of a contest ended, so that a long one can be broken off and goes on where it was. */

const boutSchema = object({
  scenario: string(),
  seed: number(),
  contestants: tuple([string(), string()]),
  points: tuple([number(), number()]),
  roles: tuple([string(), string()]),
  winners: array(string()),
  outcome: string(),
  choices: number(),
})

export function readBouts(path: string, source: Source): Bout[] {
  return readLines(path, source, boutSchema)
}

export function keepBout(path: string, source: Source, bout: Bout): void {
  keepLine(path, source, bout)
}

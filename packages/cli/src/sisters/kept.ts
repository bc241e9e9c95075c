import { array, finite, number, object, pipe, string } from 'valibot'
import { keepLine, readLines, type Source } from '../lines-kept.ts'
import type { Root } from './root.ts'

/** Roots whose plans were compared, so that comparing can be broken off and goes on where it was. */

const real = pipe(number(), finite())
const rootSchema = object({
  scenario: string(),
  seed: real,
  names: array(string()),
  sisters: array(object({ judged: real, worth: real, measures: array(real) })),
})

export function readRoots(path: string, source: Source): Root[] {
  return readLines(path, source, rootSchema)
}

export function keepRoot(path: string, source: Source, root: Root): void {
  keepLine(path, source, root)
}

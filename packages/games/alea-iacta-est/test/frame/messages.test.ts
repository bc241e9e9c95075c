import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { alea } from '../../index.ts'
import { messages } from '../english.ts'

const rules = new URL('../../rules/', import.meta.url).pathname
const source = readdirSync(rules, { recursive: true, encoding: 'utf8' })
  .filter(path => path.endsWith('.ts'))
  .map(path => readFileSync(join(rules, path), 'utf8'))
  .join('\n')

/** The strings that the rules give to a property; both, where a condition chooses between two. */
function written(property: string): string[] {
  const found = new Set<string>()
  const value = new RegExp(
    `\\b${property}: (?:[^,'{}\\n]*\\? )?'([a-z][a-z-]*)'(?: : '([a-z][a-z-]*)')?`,
    'g',
  )
  for (const [, one, two] of source.matchAll(value)) {
    for (const each of [one, two]) if (each !== undefined) found.add(each)
  }
  return [...found].toSorted()
}

function missing(prefix: string, keys: readonly string[]): string[] {
  return keys.map(key => `${prefix}.${key}`).filter(key => !messages.has(key))
}

describe('everything the rules say has its words', () => {
  it('tasks', () => {
    expect(written('task').length).toBeGreaterThan(30)
    expect(missing('task', written('task'))).toEqual([])
    const windows = alea.windows.map(({ name }) => name)
    expect(missing('task.react', windows)).toEqual([])
    expect(missing('window', windows)).toEqual([])
  })

  it('verbs, those of the stratagems too', () => {
    expect(missing('verb', written('verb'))).toEqual([])
    expect(missing('verb', ['pass'])).toEqual([])
  })

  it('happenings', () => {
    expect(missing('event', written('kind'))).toEqual([])
  })

  it('reasons', () => {
    expect(missing('why', written('why'))).toEqual([])
  })

  it('ends and sides', () => {
    expect(missing('outcome', written('outcome'))).toEqual([])
    expect(missing('name', ['caesarian', 'republican'])).toEqual([])
  })
})

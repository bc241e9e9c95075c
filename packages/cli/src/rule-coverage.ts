import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { readRulebook } from './rulebook.ts'

export interface RuleCoverage {
  readonly total: number
  readonly cited: number
  readonly tested: number
  readonly notCited: readonly string[]
  readonly notTested: readonly string[]
  readonly leftOut: { readonly [rule: string]: string }
  /** Ids that code or tests name, but the rulebook does not know. */
  readonly unknown: readonly string[]
}

/** The name of a test: the first string after `it` or `test`. */
const TEST_NAME = /\b(?:it|test)\b(?:\.\w+)*\s*\([^'"`]{0,400}?(['"`])((?:(?!\1)[^\\]|\\.)*)\1/g

/** An entry of a game's citations: what a series carries out, with the ids that the comments before it name too. */
const CITATION = /((?:^ *\/\/.*\n)*)^ *(\w+): *'([^']+)',$/gm

/**
 * Which rules of a game's rulebook its code cites and its tests carry in their names. The ids in its `data/citations.ts`
 * count where the series beside it, `imperator/`, reads the key they stand under.
 */
export function ruleCoverage(folder: string): RuleCoverage {
  const { rules, leftOut } = readRulebook(folder)
  const ids = [...rules.keys()]
  const prefix = ids[0]?.split('-')[0] ?? 'NONE'
  const mention = new RegExp(
    `\\b${prefix}-[A-Z0-9][A-Za-z0-9]*(?:\\.[A-Za-z0-9]+)*(?:-[A-Za-z0-9]+(?:\\.[0-9]+)*)*`,
    'g',
  )
  const mentionsIn = (text: string): string[] => text.match(mention) ?? []

  const cited = new Set<string>()
  const tested = new Set<string>()
  for (const path of sourceFiles(folder)) {
    const text = readFileSync(path, 'utf8')
    const place = relative(folder, path)
    if (place === join('data', 'citations.ts')) {
      const read = keysReadBy(join(folder, '..', 'imperator'))
      for (const [, comments = '', key = '', id = ''] of text.matchAll(CITATION))
        if (read.has(key)) for (const each of mentionsIn(`${comments} ${id}`)) cited.add(each)
    } else if (!isTest(place)) for (const id of mentionsIn(text)) cited.add(id)
    else
      for (const [, , name = ''] of text.matchAll(TEST_NAME))
        for (const id of mentionsIn(name)) tested.add(id)
  }
  const built = ids.filter(id => !leftOut.has(id))
  return {
    total: ids.length,
    cited: ids.filter(id => cited.has(id)).length,
    tested: ids.filter(id => tested.has(id)).length,
    notCited: built.filter(id => !cited.has(id)),
    notTested: built.filter(id => !tested.has(id)),
    leftOut: Object.fromEntries(leftOut),
    unknown: [...new Set([...cited, ...tested])].filter(id => !isKnown(id, ids)).sort(),
  }
}

function keysReadBy(series: string): ReadonlySet<string> {
  const files = existsSync(series) ? sourceFiles(series).filter(path => !isTest(relative(series, path))) : []
  return new Set(
    files.flatMap(path =>
      [...readFileSync(path, 'utf8').matchAll(/\bcites\.(\w+)/g)].map(([, key = '']) => key),
    ),
  )
}

/** A rule, or a section of rules: 'AIE-8.2' holds 'AIE-8.2-a'. */
function isKnown(id: string, ids: readonly string[]): boolean {
  return ids.some(rule => rule === id || rule.startsWith(`${id}.`) || rule.startsWith(`${id}-`))
}

function isTest(path: string): boolean {
  return path.startsWith('test/') || path.endsWith('.test.ts')
}

function sourceFiles(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true, recursive: true })
    .filter(entry => entry.isFile() && /\.tsx?$/.test(entry.name))
    .map(entry => join(entry.parentPath, entry.name))
    .sort()
}

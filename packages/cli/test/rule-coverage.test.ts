import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { ruleCoverage } from '../src/rule-coverage.ts'

let games: string
let folder: string
beforeAll(() => {
  games = mkdtempSync(join(tmpdir(), 'aquila-rules-'))
  folder = join(games, 'xy')
  for (const each of ['xy', 'xy/data', 'imperator', 'imperator/rules']) mkdirSync(join(games, each))
  mkdirSync(join(folder, 'rules'))
  mkdirSync(join(folder, 'test'))
  writeFileSync(
    join(folder, 'rulebook.md'),
    [
      '- **XY-1.1-a** First rule, see XY-9.9-z.',
      '- **XY-1.1-b** Second rule.',
      '- **XY-EV-01** An event.',
      '- **XY-2-a** Never built.',
      '- **XY-3-a** Carried out by the series.',
      '- **XY-3-b** With it.',
      '- **XY-3-c** Named, but nobody reads the key.',
      '',
      '## Left out',
      '',
      '- **XY-2-a** Nobody knows what it means.',
    ].join('\n'),
  )
  writeFileSync(join(folder, 'rules/a.ts'), '/** XY-1.1-a, XY-EV-01: section XY-1.1; a slip: XY-7.7-q. */')
  writeFileSync(
    join(folder, 'data/citations.ts'),
    [
      'export const citations = {',
      '  // XY-3-b: too.',
      "  evasion: 'XY-3-a',",
      "  dead: 'XY-3-c',",
      '}',
    ].join('\n'),
  )
  writeFileSync(join(games, 'imperator/rules/evasion.ts'), 'tell({ rule: data.cites.evasion })')
  writeFileSync(
    join(folder, 'test/a.test.ts'),
    [
      "it('XY-1.1-a: holds', () => expect('XY-EV-01').toBe(1))",
      "it.each([1])(\n  'XY-1.1-b: %s', () => {})",
    ].join('\n'),
  )
})
afterAll(() => rmSync(games, { recursive: true, force: true }))

describe('rule coverage', () => {
  it('counts ids that code cites, itself or through its series, and that test names carry, and only those', () => {
    expect(ruleCoverage(folder)).toEqual({
      total: 7,
      cited: 4,
      tested: 2,
      notCited: ['XY-1.1-b', 'XY-3-c'],
      notTested: ['XY-EV-01', 'XY-3-a', 'XY-3-b', 'XY-3-c'],
      leftOut: { 'XY-2-a': 'Nobody knows what it means.' },
      unknown: ['XY-7.7-q'],
    })
  })
})

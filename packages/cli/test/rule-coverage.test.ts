import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { ruleCoverage } from '../src/rule-coverage.ts'

let folder: string
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'aquila-rules-'))
  mkdirSync(join(folder, 'rules'))
  mkdirSync(join(folder, 'test'))
  writeFileSync(
    join(folder, 'rulebook.md'),
    [
      '- **XY-1.1-a** First rule, see XY-9.9-z.',
      '- **XY-1.1-b** Second rule.',
      '- **XY-EV-01** An event.',
      '- **XY-2-a** Never built.',
      '',
      '## Left out',
      '',
      '- **XY-2-a** Nobody knows what it means.',
    ].join('\n'),
  )
  writeFileSync(join(folder, 'rules/a.ts'), '/** XY-1.1-a, XY-EV-01: section XY-1.1; a slip: XY-7.7-q. */')
  writeFileSync(
    join(folder, 'test/a.test.ts'),
    [
      "it('XY-1.1-a: holds', () => expect('XY-EV-01').toBe(1))",
      "it.each([1])(\n  'XY-1.1-b: %s', () => {})",
    ].join('\n'),
  )
})
afterAll(() => rmSync(folder, { recursive: true, force: true }))

describe('rule coverage', () => {
  it('counts ids that code cites and that test names carry, and only those', () => {
    expect(ruleCoverage(folder)).toEqual({
      total: 4,
      cited: 2,
      tested: 2,
      notCited: ['XY-1.1-b'],
      notTested: ['XY-EV-01'],
      leftOut: { 'XY-2-a': 'Nobody knows what it means.' },
      unknown: ['XY-7.7-q'],
    })
  })
})

import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { findMutants } from '../src/mutants/find.ts'
import { type Hunted, hunt } from '../src/mutants/hunt.ts'
import { distanceOf, rulesNear } from '../src/mutants/near.ts'
import { describeHunt, roomsOf } from '../src/mutants/report.ts'
import { weave } from '../src/mutants/weave.ts'

/** 'a < b => a <= b' for every mutant of the source. */
function changes(source: string): string[] {
  return findMutants('rules.ts', source).map(({ original, changed }) => `${original} => ${changed}`)
}

describe('mutants', () => {
  it.each([
    ['const x = a < b', ['a < b => a <= b']],
    ['const x = a === b', ['a === b => a !== b']],
    ['const x = 3', ['3 => 4', '3 => 2']],
    ['const x = 0', ['0 => 1']],
    ['if (ready) go()', ['ready => !(ready)', 'go() => ']],
    ['if (a !== b) go()', ['a !== b => a === b', 'go() => ']],
    ['const x = a && !b', ['a && !b => a || !b', '!b => b']],
    ['const x = a + b', ['a + b => a - b']],
    ['x += y', ['x += y => ', 'x += y => x -= y']],
    ['const x = true', ['true => false']],
    ['const x = [a]', ['[a] => []']],
    ['const x = all.filter(ours)', ['all.filter(ours) => all']],
    ['const x = all.some(ours)', ['all.some(ours) => all.every(ours)']],
    ['const x = Math.min(a, b)', ['Math.min(a, b) => Math.max(a, b)']],
    ['const x = opponentOf(side)', ['opponentOf(side) => side']],
    ['const x = battle.attacker', ['battle.attacker => battle.defender']],
    ["const x = 'roman'", ["'roman' => 'hostile'"]],
  ])('breaks %s at its edge', (source, expected) => {
    expect(changes(source)).toEqual(expected)
  })

  it('leaves alone what says nothing about the game', () => {
    const source = `
      import { a } from './three.ts'
      type Die = 1 | 2
      interface Roll { readonly die: 3 }
      const ask = { rule: 'XY-1', about: { left: 4 }, note: name + 5, lon: 6 }
      function f(die: Die) {
        g.tell({ kind: 'rolled', data: { die: 7 } })
        throw new Error(\`no \${8}\`)
      }`
    expect(changes(source)).toEqual([])
  })

  it('sleep in the source until they are called, and loops can be stopped', () => {
    const source = ['let n = 0', 'while (n < 5) n += 2', 'n > 5 && done(n)'].join('\n')
    const mutants = findMutants('rules.ts', source).map((mutant, index) => ({ ...mutant, number: index + 1 }))
    const run = (awake: number): unknown[] => {
      const seen: unknown[] = []
      let turns = 0
      const turn = () => {
        if (++turns > 9) throw new Error('endless')
      }
      const code = weave('rules.ts', source, mutants)
      new Function('$mutant', '$turn', 'done', code)(
        (each: number) => each === awake,
        turn,
        (n: number) => seen.push(n),
      )
      return seen
    }
    const numberOf = (changed: string) => mutants.find(mutant => mutant.changed === changed)?.number ?? 0
    expect(run(0)).toEqual([6])
    expect(run(numberOf('n <= 5'))).toEqual([6])
    expect(run(numberOf('n > 5 || done(n)'))).toEqual([])
    expect(() => run(numberOf('n -= 2'))).toThrow('endless')
  })
})

describe('the tests of a mutant', () => {
  it('are asked first if they carry the rule cited nearest', () => {
    const near = rulesNear('// XY-1\n\n\n// XY-2, RULING-7\nif (a) b()\n\n\n\n// XY-3', 5)
    expect(near).toEqual(['XY-2', 'RULING-7', 'XY-1', 'XY-3'])
    expect(distanceOf('XY-3, RULING-7: ships', near)).toBe(1)
    expect(distanceOf('no rule', near)).toBe(4)
  })
})

describe('a hunt', () => {
  let folder: string
  let hunted: Hunted
  const files = {
    'index.ts': "export { total, strong } from './rules/battle.ts'",
    'data/units.ts': 'export const strength = { legio: 5, alae: 3 }',
    'rules/battle.ts': [
      "import { strength } from '../data/units.ts'",
      '/** XY-1: the strengths of all units. */',
      'export function total(units: (keyof typeof strength)[]): number {',
      '  let sum = 0',
      '  for (let i = 0; i < units.length; i++) sum += strength[units[i]]',
      '  return sum',
      '}',
      '/** XY-2: more than ten is strong. */',
      'export const strong = (sum: number): boolean => sum > 10',
      'export const weak = (sum: number): boolean => sum < 2',
    ].join('\n'),
    'test/battle.test.ts': [
      "import { expect, it } from 'vitest'",
      "import { strong, total, weak } from '../rules/battle.ts'",
      "it('XY-1: a legion and its cavalry have 8', () => expect(total(['legio', 'alae'])).toBe(8))",
      "it.each([12, 20])('XY-2: %s is strong', sum => expect(strong(sum)).toBe(true))",
      "it('two is not weak, says nobody by id', () => expect(weak(2)).toBe(false))",
    ].join('\n'),
  }
  beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), 'aquila-mutants-'))
    for (const [path, text] of Object.entries(files)) {
      mkdirSync(dirname(join(folder, path)), { recursive: true })
      writeFileSync(join(folder, path), text)
    }
    hunted = await hunt({ folder, count: 100, seed: 1, only: '', jobs: 1 })
  })
  afterAll(() => rmSync(folder, { recursive: true, force: true }))

  const fate = (line: number, changed: string) => {
    const found = hunted.caught.find(each => each.line === line && each.changed === changed)
    return found && [found.end, found.by]
  }

  it('kills what a rule test sees, in rules and in data', () => {
    expect(fate(1, '6')).toEqual(['killed', 'XY-1: a legion and its cavalry have 8'])
    expect(fate(5, 'i <= units.length')).toEqual(['killed', 'XY-1: a legion and its cavalry have 8'])
  })

  it('stops endless loops', () => {
    expect(fate(5, 'i--')?.[0]).toBe('endless')
  })

  it('tells what survives: 12 and 20 do not find the edge at 10, and nobody tests who is weak by id', () => {
    expect(fate(9, 'sum >= 10')).toEqual(['survived', null])
    expect(fate(9, '9')).toEqual(['survived', null])
    expect(fate(10, 'sum <= 2')).toEqual(['unmet', null])
    const report = describeHunt('XY', hunted)
    expect(report).toContain('rules/battle.ts:9  sum > 10  =>  sum >= 10  (2 tests see nothing)')
    expect(report).toContain('sum < 2  =>  sum <= 2  (no rule test comes here)')
  })

  it('counts by room', () => {
    const data = roomsOf(hunted.caught).find(({ room }) => room.endsWith('data'))
    expect(data).toMatchObject({ mutants: 4, killed: 4 })
  })

  it('draws the same sample by the same seed, and only where it is asked to look', async () => {
    const draw = async (seed: number) => {
      const { caught } = await hunt({ folder, count: 4, seed, only: 'rules/', jobs: 1 })
      return caught.map(({ line, changed }) => `${line} ${changed}`)
    }
    const once = await draw(7)
    expect(once).toHaveLength(4)
    expect(await draw(7)).toEqual(once)
    expect(await draw(8)).not.toEqual(once)
  })

  it('touches no file', () => {
    for (const [path, text] of Object.entries(files))
      expect(readFileSync(join(folder, path), 'utf8')).toBe(text)
  })
})

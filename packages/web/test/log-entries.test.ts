import type { SeenEvent } from '@aquila/engine'
import { flag, piece, place } from '@aquila/engine/fields'
import { describe, expect, it } from 'vitest'
import { affairOf } from '../src/match/affairs.ts'
import { startOfRow, wholeRow } from '../src/match/alike.ts'
import type { LogLine } from '../src/match/table-match.ts'
import { entriesOf } from '../src/table/panels/log-entries.ts'
import { line } from './stage-stubs.ts'

/** Lines with their parts, as a log book writes them. */
function told(...parts: LogLine['part'][]): LogLine[] {
  const lines: LogLine[] = []
  for (const [number, part] of parts.entries()) {
    const dice = part === 'opens' ? [{ sides: 6, value: 4 }] : []
    const bare = line(number, { part, dice })
    lines.push({ ...bare, affair: affairOf(bare, lines) })
  }
  return lines
}

const numbers = (lines: readonly LogLine[]): number[] => lines.map(({ number }) => number)

describe('a battle in the log', () => {
  it('is one entry with its die and what it cost; the rest is there for those who ask', () => {
    const [march, battle, next, ...others] = entriesOf(
      told(null, 'opens', 'tells', 'cost', 'more', 'more', null),
    )
    expect(others).toEqual([])
    expect(numbers(march?.lines ?? [])).toEqual([0])
    expect(numbers(battle?.lines ?? [])).toEqual([2])
    expect(battle?.lines[0]?.dice).toEqual([{ sides: 6, value: 4 }])
    expect(numbers(battle?.costs ?? [])).toEqual([3])
    expect(numbers(battle?.details ?? [])).toEqual([4, 5])
    expect(numbers(next?.lines ?? [])).toEqual([6])
  })

  it('folds nothing away where that would save no line', () => {
    const [battle] = entriesOf(told('opens', 'tells', 'cost', 'more'))
    expect(numbers(battle?.costs ?? [])).toEqual([2, 3])
    expect(battle?.details).toEqual([])
  })

  it('stands line by line until its end is told', () => {
    expect(entriesOf(told('opens', 'more')).map(({ lines }) => numbers(lines))).toEqual([[0], [1]])
  })

  it('is not the next one, nor what happens apart from any', () => {
    const two = told('opens', 'tells', 'cost', 'tells', 'cost', null, 'cost')
    expect(two.map(({ affair }) => affair)).toEqual([0, 0, 0, 3, 3, null, null])
  })
})

describe('what befalls one counter after another', () => {
  const lists = { reduced: { unit: piece(), zone: place(), naval: flag() } }
  const lost = (unit: string, zone: string): SeenEvent => ({
    kind: 'reduced',
    rule: 'AIE-8.3-b',
    phase: 'E',
    after: 0,
    data: { unit, zone, naval: false },
  })

  it('is told of all of them at once', () => {
    const events = [lost('legio-XV', 'illyricum'), lost('legio-XIX', 'illyricum')]
    expect(startOfRow(lists, events, 1)).toBe(0)
    expect(wholeRow(lists, events, 0, 1).data).toMatchObject({
      unit: ['legio-XV', 'legio-XIX'],
      zone: 'illyricum',
    })
  })

  it('is told apart where it befalls them elsewhere', () => {
    expect(startOfRow(lists, [lost('legio-XV', 'illyricum'), lost('legio-XIX', 'achaia')], 1)).toBe(1)
  })
})

import type { SeenEvent } from '@aquila/engine'
import { describe, expect, it } from 'vitest'
import { startOfMarch, wholeMarch } from '../src/match/march.ts'

function step(from: string, to: string, others: SeenEvent['data'] = {}): SeenEvent {
  const data = { leader: 'hannibal', from, to, cost: 1, ...others }
  return { kind: 'march', rule: 'RV-5.24-a', phase: 'operations', after: 0, data }
}

describe('a march of several steps', () => {
  const way = [
    step('numidia', 'mauretania', { left: 5, cost: 1 }),
    step('mauretania', 'baetica', { left: 3, cost: 2 }),
    step('baetica', 'tarraconensis', { left: 2, cost: 1 }),
  ]

  it('is one, whatever each step costs and leaves', () => {
    expect(startOfMarch(way, 2)).toBe(0)
    expect(wholeMarch(way, 0, 2).data).toMatchObject({ from: 'numidia', to: 'tarraconensis', left: 2 })
  })

  it('is not that of another, nor one that goes back or begins elsewhere', () => {
    const [first] = way
    const after = (next: SeenEvent) => startOfMarch(first === undefined ? [] : [first, next], 1)
    expect(after(step('mauretania', 'baetica', { leader: 'hasdrubal' }))).toBe(1)
    expect(after(step('mauretania', 'numidia'))).toBe(1)
    expect(after(step('baetica', 'tarraconensis'))).toBe(1)
    expect(after(step('mauretania', 'baetica'))).toBe(0)
  })
})

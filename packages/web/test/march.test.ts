import type { SeenEvent } from '@aquila/engine'
import { number, orNone, person, place, places } from '@aquila/engine/fields'
import { startOfMarch, wholeMarch } from '@aquila/play'
import { describe, expect, it } from 'vitest'

/** As a game would list it. */
const lists = {
  march: {
    leader: orNone(person()),
    from: place(),
    to: place(),
    camp: place(),
    path: places(),
    cost: number(),
    left: number(),
  },
  'leader-placed': { leader: person(), from: place(), zone: place() },
}

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
    expect(startOfMarch(lists, way, 2)).toBe(0)
    expect(wholeMarch(way, 0, 2).data).toMatchObject({ from: 'numidia', to: 'tarraconensis', left: 2 })
  })

  it('is not that of another, nor one that goes back or begins elsewhere', () => {
    const [first] = way
    const after = (next: SeenEvent) => startOfMarch(lists, first === undefined ? [] : [first, next], 1)
    expect(after(step('mauretania', 'baetica', { leader: 'hasdrubal' }))).toBe(1)
    expect(after(step('mauretania', 'numidia'))).toBe(1)
    expect(after(step('baetica', 'tarraconensis'))).toBe(1)
    expect(after(step('mauretania', 'baetica'))).toBe(0)
  })

  it('is told by whatever its game lists as leading from place to place', () => {
    const steps = (kind: string, one: SeenEvent['data'], other: SeenEvent['data']) => {
      const [first, last] = [step('numidia', 'mauretania', one), step('mauretania', 'baetica', other)]
      return startOfMarch(
        lists,
        [
          { ...first, kind },
          { ...last, kind },
        ],
        1,
      )
    }
    expect(steps('march', {}, {})).toBe(0)
    expect(steps('march', { camp: 'utica' }, { camp: 'tingis' })).toBe(1)
    expect(steps('leader-placed', {}, {})).toBe(1)
    expect(steps('unlisted', {}, {})).toBe(1)
  })

  it('is by itself where it tells its whole way: three actions of a king are three lines', () => {
    const marches = [
      step('roma', 'gabii', { path: ['tusculum', 'gabii'] }),
      step('gabii', 'collatia', { path: ['collatia'] }),
    ]
    expect(startOfMarch(lists, marches, 1)).toBe(1)
  })
})

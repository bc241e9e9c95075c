import { describe, expect, it } from 'vitest'
import { dummyMarkers, stratagemsKept } from '../../data/index.ts'
import { aleaData as data } from '../../rules/series.ts'

const counters = Object.values(data.stratagemCounters)

describe('the stratagems', () => {
  it('AIE-6-d: 38 faces on 19 two-sided counters', () => {
    expect(counters).toHaveLength(19)
    const faces = counters.flatMap(counter => counter.faces)
    expect(faces).toHaveLength(38)
    const phases = faces.map(face => data.stratagems[face.stratagem].phase)
    expect(['B', 'C', 'E', 'F'].map(phase => phases.filter(each => each === phase).length)).toEqual([
      3, 9, 20, 6,
    ])
  })

  it('AIE-6-a: the sides of a counter differ, and every face of the list is on one counter', () => {
    for (const { faces } of counters) expect(faces[0].stratagem).not.toBe(faces[1].stratagem)
    for (const stratagem of Object.values(data.stratagems)) {
      const values = counters
        .flatMap(counter => counter.faces)
        .filter(face => face.stratagem === stratagem.id)
        .map(face => face.value)
      expect(values.toSorted()).toEqual(stratagem.faces.toSorted())
    }
  })

  it('AIE-6-b, AIE-2.C-b: three counters kept, three dummies in the cup', () => {
    expect([stratagemsKept, dummyMarkers]).toEqual([3, 3])
  })
})

describe('the events', () => {
  it('AIE-2.D-c: one event for each sum from 1 to 15', () => {
    expect(Object.keys(data.events).map(Number)).toEqual(Array.from({ length: 15 }, (_, index) => index + 1))
    for (const event of Object.values(data.events)) {
      expect(event.rule).toBe(`AIE-EV-${String(event.number).padStart(2, '0')}`)
    }
  })

  it('AIE-EV-11: every face of the die is another region; Sicilia is spared', () => {
    expect(Object.values(data.desertionRegions)).toEqual([
      'gallia',
      'hispania',
      'italia',
      'graecia',
      'asia',
      'africa',
    ])
  })
})

import { describe, expect, it } from 'vitest'
import { migrations } from '../rules/knowledge/migrations.ts'
import type { RomaState } from '../rules/state.ts'
import { castData, startOf } from './support.ts'

const before = { turn: 3, powers: [], stacks: [], activation: null, foremost: null }
const migrated = (state: object) => migrations['0.1.4']?.migrate({ ...before, ...state })

describe('a match that began under rules 0.1.4', () => {
  it('RV-5.27-a, RV-10.71-a: goes on with a Leader who has asked, fought and conquered nobody', () => {
    expect(migrated({ activation: { operations: 2, from: 7 } })).toMatchObject({
      turn: 3,
      activation: { operations: 2, from: { area: 7, sea: null }, answers: [], fought: [], conquests: [] },
    })
    expect(migrated({})).toMatchObject({ activation: null })
  })

  it('RV-11.13-a: knows how each try to rouse a Client came out', () => {
    const powers = [
      { tried: true, activated: 3 },
      { tried: true, activated: 0 },
      { tried: false, activated: 3 },
    ]
    expect(migrated({ powers })).toMatchObject({
      powers: [
        { rouse: 'roused', activated: 3 },
        { rouse: 'failed', activated: 0 },
        { rouse: null, activated: 3 },
      ],
    })
  })

  it('RV-5.24-a: knows that units have served somebody, and those who have not', () => {
    const stacks = [[{ served: true }, { served: false }], []]
    expect(migrated({ stacks })).toMatchObject({ stacks: [[{ served: 0 }, { served: null }], []] })
  })

  it('RV-4.32-a: remembers a player who had all his objectives', () => {
    expect(migrated({ foremost: 2 })).toMatchObject({ foremost: [2] })
    expect(migrated({})).toMatchObject({ foremost: [] })
  })
})

describe('a match that began under rules 0.1.6', () => {
  const withoutNews = (state: RomaState) => {
    const listed = castData.casts
      .of(1, 2, startOf(1, 2).options)
      .powers.filter(({ bandOf }) => bandOf === null)
    return {
      ...state,
      powers: state.powers.slice(0, listed.length),
      nextUnit: state.nextUnit.slice(0, listed.length),
      marks: state.marks.map(({ fallen: _, ...marks }) => marks),
    }
  }

  it('RV-10.56-a, RV-13.13-a: knows of no Garrison that has fallen, and has room for bands of several players', () => {
    const { state } = startOf(1, 2)
    expect(migrations['0.1.6']?.migrate(withoutNews(state))).toEqual(state)
  })

  it('RV-5.42-a: goes on with an active Leader from whom nobody has been pursued', () => {
    const { state } = startOf(1, 2)
    const migrate = (activation: object | null) =>
      migrations['0.1.6']?.migrate({ ...withoutNews(state), activation })
    expect(migrate({ interceptors: [3] })).toMatchObject({ activation: { interceptors: [3], pursuits: [] } })
    expect(migrate(null)).toMatchObject({ activation: null })
  })
})

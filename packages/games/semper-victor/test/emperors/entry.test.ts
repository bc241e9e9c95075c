import { row } from '@aquila/engine'
import { describe, expect, it } from 'vitest'
import { duxReturn, enterLeaders, entryZones, isPosthumous } from '../../rules/entry.ts'
import { semperData as data } from '../../rules/series.ts'
import { boxes, type SemperState } from '../../rules/state.ts'
import { allTo, d10, empire, place, play, positionOf, primus, secondus, where } from '../support.ts'

describe('entry', () => {
  it('SV-LT-C: no son is lost while Constantin lives, and a leader who comes takes no throne', () => {
    const state = empire(state => {
      state.year = 317
      primus(state, 'ITA5', 'constantin', 'batavi')
    })
    expect(isPosthumous(positionOf(state), 'constantin-ii')).toBe(false)
    const { state: after } = play(enterLeaders, { state, impossible: true })
    expect([where(after, 'crispus'), after.emperors.primus]).toEqual(['ITA5', 'galere'])
  })

  it('SV-LT-A: from a gate with enemies to the nearest cities of the side without them (RULING-10)', () => {
    const zones = (change: (state: SemperState) => void) => {
      const state = empire(state => {
        state.regions.galliae = 'primus'
        secondus(state, boxes.dead, 'licinius')
        state.emperors.secondus = null
        change(state)
      })
      return entryZones(positionOf(state), 'primus', 'saloustios')
    }
    expect(zones(() => {})).toEqual(['GAL2'])
    const away = zones(state => secondus(state, 'GAL2', 'batavi'))
    expect(away.length).toBeGreaterThan(0)
    for (const zone of away) expect(row(data.zones, zone).city).not.toBeNull()
    expect(away).not.toContain('GAL2')
    const [first = ''] = away
    expect(
      zones(state => {
        secondus(state, 'GAL2', 'batavi')
        secondus(state, first, 'heruli')
      }),
    ).not.toContain(first)
    const lost = zones(state => {
      secondus(state, 'GAL2', 'batavi')
      state.regions.galliae = 'secondus'
    })
    for (const zone of lost) expect(row(data.zones, zone).region).not.toBe('galliae')
  })
})

describe('who comes into the game', () => {
  it('SV-LT-A, SV-7.1-D: a leader who comes among enemies alone must get away (RULING-10)', () => {
    const state = empire(state => {
      state.year = 317
      primus(state, 'ITA5', 'constantin', 'batavi')
      secondus(state, 'ITA5', 'heruli')
      for (const id of data.romanLeaderIds)
        if (where(state, id) === boxes.coming && id !== 'crispus') place(state, boxes.dead, null, id)
    })
    expect(where(play(enterLeaders, { state }).state, 'crispus')).toBe('ITA5')
    primus(state, 'HIS1', 'batavi')
    const { state: after } = play(enterLeaders, {
      state,
      dice: [d10('solitary', 9), d10('solitary', 9)],
      impossible: true,
    })
    expect(where(after, 'crispus')).toBe(boxes.dead)
  })

  it('SV-3.5.2-G: after an interregnum the first who comes is Primus Augustus, and roles may change (RULING-22)', () => {
    const comes = (holder: 'primus' | 'secondus') => {
      const state = empire(state => {
        state.year = 315
        state.emperors = { primus: null, secondus: null }
        primus(state, boxes.dead, 'galere', 'licinius')
        state.regions.italia = holder
        for (const id of data.romanLeaderIds)
          if (where(state, id) === boxes.coming && id !== 'volusianus') place(state, boxes.dead, null, id)
      })
      const { state: after } = play(enterLeaders, { state })
      return [after.emperors.primus, after.turn.roleChange]
    }
    expect([comes('primus'), comes('secondus')]).toEqual([
      ['volusianus', null],
      ['volusianus', 'succession'],
    ])
  })

  it('SV-3.3.1-C, SV-7.1-D: a Dux comes back among enemies and must get away', () => {
    const state = empire(state => {
      primus(state, boxes.returning, 'dux-mediolanum')
      secondus(state, 'ITA2', 'batavi')
    })
    const { state: after } = play(duxReturn, { state, dice: [d10('solitary', 9)] })
    expect(where(after, 'dux-mediolanum')).toBe(boxes.returning)
    expect(after.turn.duxLost).toEqual(['dux-mediolanum'])
  })
})

it('SV-LT-A: a leader who finds no city of his side without enemies waits', () => {
  const state = empire(state => {
    state.year = 335
    allTo(state, 'secondus')
    state.regions.galliae = 'primus'
    primus(state, 'PON1', 'galere')
    const units = ['batavi', 'heruli', 'celtae', 'petulantes', 'ioviani']
    for (const [index, zone] of data.regions.galliae.cities.entries())
      secondus(state, zone, units[index] ?? '')
    for (const id of data.index.leaders)
      if (where(state, id) === boxes.coming && id !== 'saloustios') place(state, boxes.dead, null, id)
  })
  const { state: after, events } = play(enterLeaders, { state, impossible: true })
  expect(where(after, 'saloustios')).toBe(boxes.coming)
  expect(events.map(({ kind }) => kind)).toEqual(['leader-waits'])
})

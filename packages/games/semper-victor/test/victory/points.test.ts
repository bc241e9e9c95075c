import { describe, expect, it } from 'vitest'
import type { PeopleId } from '../../data/index.ts'
import { controlOfPeoples } from '../../rules/peoples/control.ts'
import { semperData as data } from '../../rules/series.ts'
import { boxes, type SemperState } from '../../rules/state.ts'
import { scoresOf, victoryPoints } from '../../rules/victory.ts'
import {
  allTo,
  atWar,
  empire,
  emptyMap,
  place,
  play,
  positionOf,
  primus,
  secondus,
  usurper,
} from '../support.ts'

/** Nobody on the map and no Roman unit waiting to return: all are in Achaea with Primus. */
function winter(change: (state: SemperState) => void): SemperState {
  return emptyMap(state => {
    allTo(state, 'primus')
    for (const unit of data.romanUnitIds) {
      if (!data.romanUnitsOfKind.ripenses.includes(unit)) primus(state, 'MOE5', unit)
      else primus(state, data.units[unit]?.home ?? '', unit)
    }
    change(state)
  })
}

describe('points', () => {
  const scored = (state: SemperState, side: 'primus' | 'secondus', rule: string) =>
    scoresOf(positionOf(state), side).find(score => score.rule === rule)?.points ?? 0

  it('SV-10.1-D: a third of the Dioceses, rounded down', () => {
    const state = winter(state => {
      for (const diocese of ['asia', 'pontica', 'oriens', 'thracia'] as const)
        state.regions[diocese] = 'secondus'
    })
    expect([scored(state, 'primus', 'SV-10.1-D'), scored(state, 'secondus', 'SV-10.1-D')]).toEqual([2, 1])
    state.regions.thracia = 'primus'
    expect([scored(state, 'primus', 'SV-10.1-D'), scored(state, 'secondus', 'SV-10.1-D')]).toEqual([3, 1])
  })

  it('SV-10.2-P1, SV-10.2-P5, SV-10.2-S1, SV-10.2-S5: 1 for a Minor of the other pacified by force, 2 for a Major', () => {
    const points = (
      people: PeopleId,
      master: 'primus' | 'secondus',
      scorer: 'primus' | 'secondus',
      rule: string,
    ) => {
      const state = winter(state => atWar(state, people, master))
      const before = scored(state, scorer, rule)
      place(state, boxes.people, null, ...data.peoples[people].units)
      return [before, scored(state, scorer, rule)]
    }
    expect(points('ostrogothi', 'secondus', 'primus', 'SV-10.2-P1')).toEqual([0, 1])
    expect(points('quades', 'secondus', 'primus', 'SV-10.2-P1')).toEqual([0, 1])
    expect(points('franci', 'secondus', 'primus', 'SV-10.2-P5')).toEqual([0, 2])
    expect(points('quades', 'primus', 'secondus', 'SV-10.2-S1')).toEqual([0, 1])
    expect(points('franci', 'primus', 'secondus', 'SV-10.2-S5')).toEqual([0, 2])
    expect(points('franci', 'primus', 'primus', 'SV-10.2-P5')).toEqual([0, 0])
  })

  it('SV-4.4.1-A, SV-10.2-P1: it was his who had it in this turn, whoever takes its Diocese in the end', () => {
    const state = winter(state => {
      atWar(state, 'quades', 'secondus')
      state.regions[data.peoples.quades.band] = 'secondus'
    })
    const found = () => play(controlOfPeoples, { state }).state
    expect(found().peoples.quades.faction).toBe('primus')
    place(state, boxes.people, null, ...data.peoples.quades.units)
    expect(scored(found(), 'primus', 'SV-10.2-P1')).toBe(1)
    expect(scored(found(), 'secondus', 'SV-10.2-S1')).toBe(0)
  })

  it('SV-4.1-C, SV-10.2-P5: the Gothi are one Major, beaten only together, and worth 2 (RULING-60)', () => {
    const state = winter(state => {
      atWar(state, 'visigothi', 'secondus')
      atWar(state, 'ostrogothi', 'secondus')
    })
    const points = () => [scored(state, 'primus', 'SV-10.2-P1'), scored(state, 'primus', 'SV-10.2-P5')]
    place(state, boxes.people, null, ...data.peoples.ostrogothi.units)
    expect(points()).toEqual([0, 0])
    place(state, boxes.people, null, ...data.peoples.visigothi.units)
    expect(points()).toEqual([0, 2])
  })

  it('SV-10.2-P2, SV-10.2-S2: 1 if the head of the side is in an imperial capital', () => {
    const at = (zone: string) => {
      const state = winter(state => {
        primus(state, zone, 'galere')
        secondus(state, zone, 'licinius')
        state.emperors = { primus: 'galere', secondus: 'licinius' }
      })
      return [scored(state, 'primus', 'SV-10.2-P2'), scored(state, 'secondus', 'SV-10.2-S2')]
    }
    expect([at('GAL2'), at('GAL1'), at('THR3')]).toEqual([
      [1, 1],
      [0, 0],
      [0, 0],
    ])
  })

  it('SV-10.2-P3, SV-10.2-S7: 1 without any Usurper; 3 for a usurpation against Primus', () => {
    const state = winter(() => {})
    expect([scored(state, 'primus', 'SV-10.2-P3'), scored(state, 'secondus', 'SV-10.2-S7')]).toEqual([1, 0])
    secondus(state, 'ITA5', 'maxence')
    usurper(state, 'maxence', 'secondus')
    expect([scored(state, 'primus', 'SV-10.2-P3'), scored(state, 'secondus', 'SV-10.2-S7')]).toEqual([0, 3])
    state.usurpations = []
    primus(state, 'ITA5', 'maxence')
    usurper(state, 'maxence', 'primus')
    expect([scored(state, 'primus', 'SV-10.2-P3'), scored(state, 'secondus', 'SV-10.2-S7')]).toEqual([0, 0])
  })

  it('SV-10.2-P4, SV-10.2-S3, SV-10.2-P7, SV-10.2-S6: barbarians in Dioceses and capitals of the other', () => {
    const state = winter(state => {
      atWar(state, 'franci', 'secondus')
      place(state, 'GAL1', null, 'franci-1', 'franci-2')
    })
    expect([scored(state, 'secondus', 'SV-10.2-S3'), scored(state, 'secondus', 'SV-10.2-S6')]).toEqual([2, 0])
    expect(scored(state, 'primus', 'SV-10.2-P4')).toBe(0)
    place(state, 'GAL2', null, 'franci-1', 'franci-2')
    expect(scored(state, 'secondus', 'SV-10.2-S6')).toBe(3)
    allTo(state, 'secondus')
    expect([scored(state, 'primus', 'SV-10.2-P4'), scored(state, 'primus', 'SV-10.2-P7')]).toEqual([2, 3])
  })

  it('SV-10.2-P6, SV-10.2-S4: 2 and 1 in a Pax Romana', () => {
    const state = winter(state => {
      state.paxRomana = true
    })
    expect([scored(state, 'primus', 'SV-10.2-P6'), scored(state, 'secondus', 'SV-10.2-S4')]).toEqual([2, 1])
  })

  it('SV-10.2-P8: 3 without a Secondus Augustus', () => {
    const state = winter(() => {})
    expect(scored(state, 'primus', 'SV-10.2-P8')).toBe(3)
    state.emperors.secondus = 'licinius'
    expect(scored(state, 'primus', 'SV-10.2-P8')).toBe(0)
  })

  it('SV-2.F-3: they are scored in Phase F', () => {
    const { state } = play(victoryPoints, { state: winter(() => {}) })
    // 4 for twelve Dioceses, 1 without a civil war, 3 without a Secondus Augustus.
    expect(state.points).toEqual({ primus: 8, secondus: 0 })
  })
})

describe('points', () => {
  const scored = (state: SemperState, side: 'primus' | 'secondus', rule: string) =>
    scoresOf(positionOf(state), side).find(score => score.rule === rule)?.points ?? 0

  it('SV-10.2-S6: a capital of the other overrun counts 3, once, and Constantinopolis too', () => {
    const state = empire(state => {
      atWar(state, 'franci', 'secondus')
      place(state, 'THR3', null, 'franci-1')
    })
    expect(scored(state, 'secondus', 'SV-10.2-S6')).toBe(0)
    state.constantinopolis.built = true
    expect(scored(state, 'secondus', 'SV-10.2-S6')).toBe(3)
    place(state, 'ITA2', null, 'franci-2')
    expect(scored(state, 'secondus', 'SV-10.2-S6')).toBe(3)
    // In a capital of his own it does not count.
    place(state, 'GAL2', null, 'franci-1', 'franci-2')
    expect(scored(state, 'secondus', 'SV-10.2-S6')).toBe(0)
  })
})

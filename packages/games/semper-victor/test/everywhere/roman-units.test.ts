import { describe, expect, it } from 'vitest'
import { adjustRomans, returnZones } from '../../rules/adjustments/romans.ts'
import { deploymentZones } from '../../rules/deployment.ts'
import { semperData as data } from '../../rules/series.ts'
import type { SemperState } from '../../rules/state.ts'
import { attemptUsurpation } from '../../rules/usurpation/proclaim.ts'
import {
  atWar,
  d6,
  d10,
  empire,
  field,
  place,
  play,
  positionOf,
  primus,
  scenario,
  sideIn,
  where,
} from '../support.ts'
import { offers, romanWays } from '../ways.ts'

const scenarios = Object.keys(data.scenarios)

/** Galère reigns, and is wherever he is put. */
const galereReigns = (state: SemperState) => {
  state.emperors.primus = 'galere'
}

describe('ripenses', () => {
  it.each(romanWays)('SV-3.2.1-A: they do not leave their Diocese by %s, with an emperor neither', way => {
    const goes = (from: string, to: string) =>
      offers(way, { pieces: ['galere', 'ri-thracia'], from, to, change: galereReigns })
    expect([goes('THR4', 'MOE3'), goes('THR4', 'THR3')]).toEqual([false, true])
    // Outside the Empire neither: the land of the Ostrogothi is at the sea.
    const outside = (unit: string) =>
      offers(way, {
        pieces: ['galere', unit],
        from: 'THR1',
        to: 'OST',
        change: state => {
          galereReigns(state)
          atWar(state, 'ostrogothi', 'secondus')
          place(state, 'VIS', null, ...data.peoples.ostrogothi.units)
        },
      })
    expect([outside('ri-thracia'), outside('pc-thracia')]).toEqual([false, true])
  })

  it('SV-3.2.1-A: nor do they stand elsewhere in any scenario, or come back elsewhere in winter', () => {
    for (const unit of data.romanUnitsOfKind.ripenses) {
      const band = data.units[unit]?.band
      const isAtHome = (zone: string) => data.zones[zone]?.region === band
      for (const id of scenarios) expect(isAtHome(where(scenario(id), unit)), `${id} ${unit}`).toBe(true)
      const position = positionOf(field())
      for (const zones of [deploymentZones(position, unit), returnZones(position, unit, false)]) {
        expect(zones.length).toBeGreaterThan(0)
        expect(zones.every(isAtHome), unit).toBe(true)
      }
    }
  })

  it('SV-3.2.1-A, SV-3.6.3-A: anybody who changes sides takes nobody out of his Diocese with him', () => {
    const state = empire(state => primus(state, 'THR1', 'severe', 'ri-thracia'))
    const { state: after } = play(g => attemptUsurpation(g, 'secondus', 'leader'), {
      state,
      choices: ['extend asia'],
      dice: [d6('usurpation', 1), d10('extension to asia', 9)],
    })
    expect([where(after, 'ri-thracia'), sideIn(after, 'ri-thracia')]).toEqual(['THR1', 'secondus'])
  })
})

describe('pseudo-comitatenses', () => {
  it.each(romanWays)('SV-3.2.1-B: they leave their Diocese by %s only with an emperor or Usurper', way => {
    const goes = (change: (state: SemperState) => void, to = 'MOE3') =>
      offers(way, { pieces: ['galere', 'pc-thracia'], from: 'THR4', to, change })
    expect([goes(() => {}), goes(() => {}, 'THR3'), goes(galereReigns)]).toEqual([false, true, true])
    const caesar = (state: SemperState) => {
      state.caesares.primus = ['galere']
    }
    expect(goes(caesar)).toBe(true)
  })

  it('SV-3.2.1-B: in every scenario, and when they come back in winter, they are in theirs or with an emperor', () => {
    for (const id of scenarios) {
      const state = scenario(id)
      for (const unit of data.romanUnitsOfKind['pseudo-comitatenses'])
        expect(data.zones[where(state, unit)]?.region, `${id} ${unit}`).toBe(data.units[unit]?.band)
    }
    const position = positionOf(field())
    for (const unit of data.romanUnitsOfKind['pseudo-comitatenses']) {
      const zones = [...deploymentZones(position, unit), ...returnZones(position, unit, true)]
      expect(zones.every(zone => data.zones[zone]?.region === data.units[unit]?.band)).toBe(true)
    }
  })
})

describe('comitatenses', () => {
  /** The Ostrogothi are at war, but not at home: nobody is in the way. */
  const openHome = (state: SemperState) => {
    atWar(state, 'ostrogothi', 'secondus')
    place(state, 'VIS', null, ...data.peoples.ostrogothi.units)
  }

  it.each(romanWays)('SV-3.2.2-A: they leave the Empire by %s only with a leader', way => {
    const goes = (...pieces: string[]) => offers(way, { pieces, from: 'THR1', to: 'OST', change: openHome })
    // Alone they do not evade at all (SV-8.2-A); with a leader they do everything.
    expect(goes('severe', 'batavi')).toBe(true)
    expect(goes('batavi')).toBe(false)
  })

  it('SV-3.2.2-A, SV-9.3.2-C: winter finds none outside, whoever is with them', () => {
    const state = field(state => {
      openHome(state)
      for (const unit of data.romanUnitIds)
        if (data.units[unit]?.kind !== 'ripenses') primus(state, 'MOE5', unit)
        else primus(state, data.units[unit]?.home ?? '', unit)
      primus(state, 'OST', 'severe', 'batavi', 'heruli')
    })
    const { state: after } = play(adjustRomans, { state, choices: ['withdraw MOE2'], impossible: true })
    expect(['batavi', 'heruli'].map(id => data.zones[where(after, id)]?.roman)).toEqual([true, true])
  })

  it('SV-3.2.2-A: none begins outside', () => {
    for (const id of scenarios)
      for (const unit of data.romanUnitsOfKind.comitatenses)
        expect(data.zones[where(scenario(id), unit)]?.roman, `${id} ${unit}`).toBe(true)
  })
})

describe('homes of Peoples', () => {
  it.each(romanWays)('SV-3.4.1-F: units do not come by %s into the home of a People at peace', way => {
    const goes = (status: 'war' | 'peace') =>
      offers(way, {
        pieces: ['severe', 'batavi'],
        from: 'THR1',
        to: 'OST',
        change: state => {
          if (status === 'war') atWar(state, 'ostrogothi', 'secondus')
          place(state, 'VIS', null, ...data.peoples.ostrogothi.units)
        },
      })
    expect([goes('peace'), goes('war')]).toEqual([false, true])
  })

  it('SV-3.4.1-F, SV-SC-E: no scenario begins with Roman units in one', () => {
    for (const id of scenarios)
      for (const unit of data.romanUnitIds)
        expect(data.zones[where(scenario(id), unit)]?.people, `${id} ${unit}`).toBeNull()
  })
})

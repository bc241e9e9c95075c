import { describe, expect, it } from 'vitest'
import { costsFrom, distancesFrom } from '../../../imperator/rules/movement/distance.ts'
import { canLead, canMarchAlone } from '../../../imperator/rules/movement/land.ts'
import { distanceFromHome } from '../../../imperator/rules/movement/peoples.ts'
import { movement } from '../../../imperator/rules/movement/phase.ts'
import { loadData } from '../../data/pack.ts'
import { semperData as data, series } from '../../rules/series.ts'
import type { SemperState } from '../../rules/state.ts'
import {
  atWar,
  choicesOf,
  openRoads,
  place,
  play,
  playUntil,
  positionOf,
  primus,
  secondus,
  usurper,
  where,
} from '../support.ts'

function optionsAfter(state: SemperState, ...choices: string[]): string[] {
  return choicesOf(playUntil(movement, { state, choices, impossible: true }).decision)
}

describe('who can set out', () => {
  const lead = (state: SemperState, id: string) => canLead(positionOf(state), id)
  const march = (state: SemperState, id: string) => canMarchAlone(positionOf(state), id)

  it('SV-3.2.1-B: pseudo-comitatenses away from their Diocese do not march alone, but back into it', () => {
    const at = (zone: string) =>
      march(
        openRoads(state => primus(state, zone, 'pc-italia-1')),
        'pc-italia-1',
      )
    expect([at('HIS5'), at('ITA5'), at('VIE3'), at('GAL5')]).toEqual([false, true, true, false])
  })

  it('SV-3.2.1-A: ripenses march alone in their Diocese, if it has another zone that is free', () => {
    const state = openRoads(state => primus(state, 'BRI1', 'ri-britanniae'))
    expect(march(state, 'ri-britanniae')).toBe(true)
    // Peoples of the same player stand in both zones next to it (SV-4.2.4-A).
    atWar(state, 'picts', 'primus')
    place(state, 'BRI2', null, 'picts-1')
    expect(march(state, 'ri-britanniae')).toBe(true)
    place(state, 'BRI3', null, 'picts-2')
    expect(march(state, 'ri-britanniae')).toBe(false)
  })

  it('SV-EV-11, SV-S2-B: not out of a capital in rage, nor who has retired', () => {
    const state = openRoads(state => {
      primus(state, 'ITA2', 'severe', 'batavi')
      primus(state, 'ITA5', 'maxence', 'heruli')
      state.turn.rage = ['ITA2']
    })
    expect([lead(state, 'severe'), march(state, 'batavi')]).toEqual([false, false])
    expect([lead(state, 'maxence'), march(state, 'heruli')]).toEqual([true, true])
    expect(lead({ ...openRoads(s => primus(s, 'ITA5', 'diocletien')), scenario: '2' }, 'diocletien')).toBe(
      false,
    )
  })

  it('SV-EV-4: not a leader who is ill, but his units', () => {
    const state = openRoads(state => {
      primus(state, 'ITA5', 'severe', 'batavi')
      state.turn.ill = ['severe']
    })
    expect([lead(state, 'severe'), march(state, 'batavi')]).toEqual([false, true])
  })

  it('SV-3.6.3-I: a rebel who could only end among others of his player stays, with units or without', () => {
    const state = openRoads(state => {
      primus(state, 'ITA7', 'severe')
      usurper(state, 'severe', 'primus')
      primus(state, 'ITA6', 'alexander')
    })
    expect(lead(state, 'severe')).toBe(true)
    for (const [index, zone] of ['ITA4', 'ITA5'].entries())
      primus(state, zone, ['maxence', 'bassianus'][index] ?? '')
    primus(state, 'ITA2', 'volusianus')
    primus(state, 'ITA3', 'martinianus')
    expect(lead(state, 'severe')).toBe(true)
    // With four points he comes past them all, with three he does not.
    state.turn.event = 'disastrous-weather'
    expect(lead(state, 'severe')).toBe(false)
  })

  it('SV-4.3-G: a foreign leader in the Empire sets out only with units to take', () => {
    const state = openRoads(state => {
      state.active = 'secondus'
      atWar(state, 'franci', 'secondus')
      place(state, 'GAL2', null, 'ascaric')
    })
    expect(lead(state, 'ascaric')).toBe(false)
    place(state, 'GAL2', null, 'franci-1')
    expect(lead(state, 'ascaric')).toBe(true)
    place(state, 'FRA', null, 'franci-1', 'ascaric')
    expect(lead(state, 'ascaric')).toBe(true)
  })

  it('SV-4.3-C: nobody of a People at peace', () => {
    const state = openRoads(() => {})
    expect([lead(state, 'ascaric'), march(state, 'franci-1')]).toEqual([false, false])
  })
})

describe('command', () => {
  it('SV-3.4.1-B, SV-4.4.2-A: a Roman leads Romans of his side and Armenians, no People at war', () => {
    const state = openRoads(state => {
      state.peoples.armenia.faction = 'primus'
      atWar(state, 'iberians', 'primus')
      primus(state, 'ARM', 'severe', 'batavi')
      secondus(state, 'ARM', 'heruli')
      place(state, 'ARM', null, 'iberians-1')
    })
    const takes = optionsAfter(state, 'lead severe').filter(choice => choice.startsWith('take'))
    expect(takes.toSorted()).toEqual(['take armenia-1', 'take batavi'])
    state.peoples.armenia.faction = 'secondus'
    expect(optionsAfter(state, 'lead severe').filter(choice => choice.startsWith('take'))).toEqual([
      'take batavi',
    ])
  })
})

describe('distances', () => {
  it('SV-7.2-B, SV-7.2-C: the cheapest way in movement points', () => {
    // What has been measured is remembered with the data: these are new.
    const data = loadData({ name: 'a pack' }, series)
    expect(distancesFrom(data, 'GAL2').get('GAL2')).toBe(0)
    expect(distancesFrom(data, 'FRA').get('GAL2')).toBe(2)
    expect(distancesFrom(data, 'BRI2').get('GAL5')).toBe(3)
    expect(distancesFrom(data, 'BRI2').get('GAL4')).toBe(2)
    const near = [...distancesFrom(data, 'GAL2')].map(([, cost]) => cost)
    expect(near).toEqual(near.toSorted((one, two) => one - two))
    expect(distancesFrom(data, 'GAL2').size).toBe(data.zoneIds.length)
    const byNumber = data.index.places.map(place => distancesFrom(data, 'FRA').get(place) ?? Infinity)
    expect(costsFrom(data, 'FRA')).toEqual(byNumber)
    expect(byNumber).toContain(Infinity)
  })

  it('SV-4.3-F: a People counts zones from its nearest home', () => {
    const data = loadData({ name: 'a pack' }, series)
    expect(
      ['PIC1', 'PIC3', 'BRI1', 'BRI2', 'GAL4'].map(zone => distanceFromHome(data, 'picts', zone)),
    ).toEqual([0, 0, 1, 2, 3])
  })
})

describe('what a move changes for others', () => {
  it('SV-3.6.3-I: in a civil war a leader can be in the way of others far away', () => {
    // With three points he comes to Italia 6, 5 and 4, no farther.
    const state = openRoads(state => {
      primus(state, 'ITA7', 'severe')
      usurper(state, 'severe', 'primus')
      primus(state, 'ITA6', 'alexander')
      primus(state, 'ITA4', 'maxence')
      primus(state, 'ITA2', 'bassianus')
      state.turn.event = 'disastrous-weather'
    })
    expect(optionsAfter(state)).toContain('lead severe')
    expect(optionsAfter(state, 'lead bassianus', 'to ITA5', 'stop')).not.toContain('lead severe')
    // And out of the way again.
    primus(state, 'ITA5', 'bassianus')
    expect(optionsAfter(state)).not.toContain('lead severe')
    expect(optionsAfter(state, 'lead bassianus', 'to ITA2', 'stop')).toContain('lead severe')
  })

  it('SV-4.2.4-A: Peoples of one player are in the way of his Romans, as soon as they have come', () => {
    const state = openRoads(state => {
      atWar(state, 'picts', 'primus')
      place(state, 'PIC1', null, ...data.peoples.picts.units)
      primus(state, 'BRI2', 'cornuti')
      state.regions.britanniae = 'secondus'
    })
    expect(optionsAfter(state, 'march cornuti')).toContain('to BRI1')
    const after = ['march picts-1', 'to BRI1', 'march cornuti']
    expect(optionsAfter(state, ...after)).not.toContain('to BRI1')
  })

  it('SV-2.E-2: the movement ends when its side says so', () => {
    const { state } = play(movement, { state: openRoads(() => {}), choices: ['done'], impossible: true })
    expect(where(state, 'arbetio')).toBe('MOE5')
  })
})

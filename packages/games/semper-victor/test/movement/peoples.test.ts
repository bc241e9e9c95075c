import { row } from '@aquila/engine'
import { describe, expect, it } from 'vitest'
import { enterForeignLeader } from '../../../imperator/rules/entry.ts'
import { distanceFromHome, whyTooFarFromHome } from '../../../imperator/rules/movement/peoples.ts'
import { movement } from '../../../imperator/rules/movement/phase.ts'
import { gothi } from '../../data/peoples.ts'
import { whyPeopleBarred } from '../../rules/movement/limits.ts'
import { semperData as data } from '../../rules/series.ts'
import type { SemperState } from '../../rules/state.ts'
import { atWar, choicesOf, openRoads, peace, place, play, playUntil, positionOf, where } from '../support.ts'

/** The zones that are open after the script. */
function zonesAfter(state: SemperState, ...choices: string[]): string[] {
  return optionsAfter(state, ...choices)
    .filter(choice => choice.startsWith('to '))
    .map(choice => choice.slice(3))
    .sort()
}

function optionsAfter(state: SemperState, ...choices: string[]): string[] {
  return choicesOf(playUntil(movement, { state, choices, impossible: true }).decision)
}

describe('Peoples on the march', () => {
  it('SV-4.3-A: a leader takes units of his own People only (TV-24)', () => {
    const state = openRoads(state => {
      state.active = 'secondus'
      atWar(state, 'persians', 'secondus')
      atWar(state, 'iberians', 'secondus')
      place(state, 'PER3', null, 'sapor-ii', 'iberians-1')
    })
    const options = optionsAfter(state, 'lead sapor-ii')
    expect(options).toContain('take persians-levies-3')
    expect(options).not.toContain('take iberians-1')
  })

  it('SV-4.1-C, SV-4.3-A: Visigothi and Ostrogothi share their leaders while both are at war', () => {
    const taken = (change: (state: SemperState) => void) =>
      optionsAfter(
        openRoads(state => {
          state.active = 'secondus'
          atWar(state, 'visigothi', 'secondus')
          change(state)
          place(state, 'VIS', null, 'athanaric', 'ostrogothi-1')
        }),
        'lead athanaric',
      ).filter(choice => choice.startsWith('take ostrogothi'))
    expect(taken(state => atWar(state, 'ostrogothi', 'secondus'))).toEqual(['take ostrogothi-1'])
    expect(taken(state => peace(state, 'ostrogothi'))).toEqual([])
  })

  it('SV-4.1-C, SV-4.2.1-A: a leader of the Gothi comes back beside units of either', () => {
    const state = openRoads(state => {
      for (const people of gothi) atWar(state, people, 'secondus')
      place(state, 'box-people', null, ...data.peoples.visigothi.units)
      place(state, 'box-returning', null, 'athanaric')
      place(state, 'OST', null, ...data.peoples.ostrogothi.units)
    })
    const { state: after } = play(g => enterForeignLeader(g, 'secondus', 'athanaric'), { state })
    expect(where(after, 'athanaric')).toBe('OST')
  })

  it('SV-4.1-C, SV-4.3-F: the Gothi go five zones from the nearest of their homes', () => {
    const far = data.zoneIds.filter(zone => {
      const [one, other] = gothi.map(people => distanceFromHome(data, people, zone))
      return one !== undefined && other !== undefined && one === 5 && other > 5
    })
    expect(far.length).toBeGreaterThan(0)
    const state = openRoads(state => atWar(state, 'ostrogothi', 'secondus'))
    const why = () => whyTooFarFromHome(positionOf(state), 'ostrogothi', row(data.zones, far[0] ?? ''))?.rule
    expect(why()).toBe('SV-4.3-F')
    atWar(state, 'visigothi', 'secondus')
    expect(why()).toBeUndefined()
  })

  it('SV-4.3-B: a unit alone moves one zone', () => {
    const state = openRoads(state => {
      state.active = 'secondus'
      atWar(state, 'mauri', 'secondus')
    })
    // TV-26: the zone without a name to the west is free.
    expect(zonesAfter(state, 'march mauri-1')).toEqual(['AFR1', 'AFR2', 'AFR3', 'XGAE', 'XPHA'])
  })

  it('SV-4.3-C, SV-4.2.3-A: a People at peace does not move', () => {
    const state = openRoads(state => {
      state.active = 'secondus'
      atWar(state, 'mauri', 'secondus')
    })
    expect(optionsAfter(state).some(choice => choice.includes('franci'))).toBe(false)
  })

  it('SV-4.3-D: into Armenia only for the player who does not have it (RULING-35)', () => {
    const state = openRoads(state => atWar(state, 'persians', 'primus'))
    const why = (side: 'primus' | 'secondus') =>
      whyPeopleBarred(positionOf(state), 'persians', side, row(data.zones, 'PER1'), row(data.zones, 'ARM'))
        ?.rule ?? null
    state.peoples.armenia.faction = 'primus'
    expect([why('primus'), why('secondus')]).toEqual(['SV-4.3-D', null])
  })

  it('SV-4.3-F, RULING-35: into Armenia too only within five zones from home', () => {
    const state = openRoads(state => {
      atWar(state, 'franci', 'secondus')
      atWar(state, 'gepides', 'secondus')
    })
    const why = (people: 'franci' | 'gepides') =>
      whyPeopleBarred(positionOf(state), people, 'secondus', row(data.zones, 'ALN'), row(data.zones, 'ARM'))
        ?.rule ?? null
    expect([distanceFromHome(data, 'franci', 'ARM'), distanceFromHome(data, 'gepides', 'ARM')]).toEqual([
      6, 5,
    ])
    expect([why('franci'), why('gepides')]).toEqual(['SV-4.3-F', null])
  })

  it('SV-4.3-D: not into the home of a People at peace (TV-25)', () => {
    const state = (war: boolean) =>
      openRoads(state => {
        state.active = 'secondus'
        atWar(state, 'quades', 'secondus')
        if (war) atWar(state, 'marcomanni', 'secondus')
      })
    expect(zonesAfter(state(false), 'march quades-1')).not.toContain('MAR')
    expect(zonesAfter(state(true), 'march quades-1')).toContain('MAR')
  })

  it('SV-4.3-E, SV-4.2.2-C: into the Empire only by the Diocese of the band (TV-27), then anywhere', () => {
    const state = openRoads(state => {
      state.active = 'secondus'
      atWar(state, 'alamanni', 'secondus')
      place(state, 'ALA', null, 'chnodomar')
    })
    expect(zonesAfter(state, 'march alamanni-1')).toContain('GAL3')
    expect(zonesAfter(state, 'march alamanni-1')).not.toContain('ITA1')
    expect(zonesAfter(state, 'lead chnodomar', 'take alamanni-1', 'to GAL3')).toContain('ITA1')
    const bound = playUntil(movement, {
      state,
      choices: ['lead chnodomar', 'take alamanni-1', 'to GAL3'],
      options: { roaming: 'bandOnly' },
    })
    expect(choicesOf(bound.decision)).not.toContain('to ITA1')
  })

  it('SV-4.3-F: no more than five zones from home', () => {
    const state = openRoads(state => {
      state.active = 'secondus'
      atWar(state, 'mauri', 'secondus')
      place(state, 'ORI9', null, 'mauri-1')
    })
    // Mauri - Phazania - Tripolitania - Libya: three; Aegyptus is four, Palaestina five, Phoenice six.
    place(state, 'ORI5', null, 'mauri-1')
    expect(zonesAfter(state, 'march mauri-1')).toEqual(['ORI7'])
    place(state, 'ORI7', null, 'mauri-1')
    expect(zonesAfter(state, 'march mauri-1')).toContain('ORI5')
  })

  it('SV-4.3-G: a leader of a People does not move in the Empire without a unit', () => {
    const state = openRoads(state => {
      state.active = 'secondus'
      atWar(state, 'franci', 'secondus')
      place(state, 'GAL2', null, 'ascaric', 'franci-1')
    })
    expect(zonesAfter(state, 'lead ascaric')).toEqual([])
    expect(zonesAfter(state, 'lead ascaric', 'take franci-1')).toContain('GAL1')
  })

  it('SV-4.2.4-A, SV-4.2.4-B: only Peoples of one group and one player share a zone (TV-23)', () => {
    const state = openRoads(state => {
      state.active = 'secondus'
      atWar(state, 'franci', 'secondus')
      atWar(state, 'burgondi', 'secondus')
      atWar(state, 'saraceni', 'secondus')
      place(state, 'BUR', null, 'saraceni-1')
      place(state, 'box-people', null, 'burgondi-1', 'burgondi-2')
    })
    expect(zonesAfter(state, 'march franci-1')).not.toContain('BUR')
    place(state, 'SRC', null, 'saraceni-1')
    place(state, 'BUR', null, 'burgondi-1')
    expect(zonesAfter(state, 'march franci-1')).toContain('BUR')
    state.peoples.burgondi.faction = 'primus'
    expect(zonesAfter(state, 'march franci-1')).not.toContain('BUR')
  })
})

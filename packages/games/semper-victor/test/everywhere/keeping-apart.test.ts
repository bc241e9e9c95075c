import { describe, expect, it } from 'vitest'
import { isContested } from '../../../imperator/rules/combat/forces.ts'
import { goToWar } from '../../../imperator/rules/peoples/activation.ts'
import { winterQuarters } from '../../rules/adjustments/romans.ts'
import { breaches } from '../../rules/knowledge/breaches.ts'
import { whyBesideOwnPeople } from '../../rules/movement/limits.ts'
import { controlOfPeoples } from '../../rules/peoples/control.ts'
import { semperData as data } from '../../rules/series.ts'
import type { SemperState } from '../../rules/state.ts'
import { whyNoUsurpation } from '../../rules/usurpation/candidates.ts'
import {
  atWar,
  field,
  place,
  play,
  positionOf,
  primus,
  scenario,
  secondus,
  usurper,
  where,
} from '../support.ts'
import { byLand, offers, romanWays, type Way } from '../ways.ts'

const scenarios = Object.keys(data.scenarios)

describe('Romans and Peoples of one player', () => {
  it.each(romanWays)('SV-4.2.4-A: Romans do not come by %s to Peoples at war of their own player', way => {
    const goes = (side: 'primus' | 'secondus', zone: string) =>
      offers(way, {
        pieces: ['severe', 'batavi'],
        from: 'THR4',
        to: 'MOE3',
        change: state => {
          atWar(state, 'visigothi', side)
          place(state, zone, null, 'visigothi-1')
        },
      })
    expect([goes('primus', 'MOE3'), goes('primus', 'MOE2')]).toEqual([false, true])
  })

  it.each(byLand)(
    'SV-4.2.4-A: a People does not come by %s to Romans of its own player, nor to Peoples of another group',
    way => {
      const goes = (change: (state: SemperState) => void) =>
        offers(way, {
          pieces: ['athanaric', 'visigothi-1'],
          side: 'secondus',
          from: 'THR4',
          to: 'MOE3',
          change: state => {
            atWar(state, 'visigothi', 'secondus')
            place(state, 'THR4', null, 'athanaric', 'visigothi-1')
            change(state)
          },
        })
      expect(goes(() => {})).toBe(true)
      expect(goes(state => secondus(state, 'MOE3', 'batavi'))).toBe(false)
      expect(
        goes(state => {
          atWar(state, 'saraceni', 'secondus')
          place(state, 'MOE3', null, 'saraceni-1')
        }),
      ).toBe(false)
    },
  )

  it('SV-4.2.4-A: no scenario begins with Romans beside Peoples at war of their own player', () => {
    for (const id of scenarios) {
      const position = positionOf(scenario(id))
      for (const { place: zone, faction } of position.state.counters)
        if (faction !== null && Object.hasOwn(data.zones, zone))
          expect(whyBesideOwnPeople(position, faction, zone), `${id} ${zone}`).toBeNull()
    }
  })
})

describe('Peoples of the two players', () => {
  const franci = (way: Way, change: (state: SemperState) => void) =>
    offers(way, {
      pieces: ['ascaric', 'franci-1'],
      side: 'secondus',
      from: 'GAL2',
      to: 'GAL3',
      change: state => {
        atWar(state, 'franci', 'secondus')
        place(state, 'GAL2', null, 'ascaric', 'franci-1')
        change(state)
      },
    })

  it.each(byLand)(
    'SV-4.2.4-B, SV-4.4.1-B: they do not come by %s into one zone, those of one player do',
    way => {
      const alamanni = (side: 'primus' | 'secondus') =>
        franci(way, state => {
          atWar(state, 'alamanni', side)
          place(state, 'GAL3', null, 'alamanni-1')
        })
      expect([alamanni('secondus'), alamanni('primus')]).toEqual([true, false])
    },
  )

  it('SV-4.2.4-B, RULING-96: where a change of master or an uprising leaves some together they stay, and do not fight', () => {
    const state = field(state => {
      atWar(state, 'franci', 'secondus')
      place(state, 'BUR', null, 'franci-1')
      state.regions.galliae = 'secondus'
    })
    // The Burgondi rise in their home, where Franci of the other player stand.
    const { state: risen } = play(g => goToWar(g, 'burgondi', 'SV-6.3-N', 'primus'), { state })
    expect([where(risen, 'franci-1'), where(risen, 'burgondi-1')]).toEqual(['BUR', 'BUR'])
    expect(isContested(positionOf(risen), 'BUR', 'land')).toBe(false)
    // In Phase F all of them are of one player again: the enemy of the player who has Galliae.
    const { state: mastered } = play(controlOfPeoples, { state: risen })
    expect([mastered.peoples.franci.faction, mastered.peoples.burgondi.faction]).toEqual(['primus', 'primus'])
  })
})

describe('the camps of a player', () => {
  const rebels = (state: SemperState) => {
    usurper(state, 'severe', 'primus')
    primus(state, 'MOE3', 'alexander')
  }

  it.each(romanWays)('SV-3.6.3-I: rebels do not come by %s to ordinary leaders of their player', way => {
    const goes = (change: (state: SemperState) => void) =>
      offers(way, { pieces: ['severe', 'batavi'], from: 'THR4', to: 'MOE3', change })
    expect([goes(rebels), goes(state => primus(state, 'MOE3', 'alexander'))]).toEqual([false, true])
  })

  it('SV-3.6.3-I, SV-9.3.3-B: nor do they winter together', () => {
    const quarters = (change: (state: SemperState) => void) =>
      winterQuarters(
        positionOf(
          field(state => {
            primus(state, 'FRA', 'severe')
            usurper(state, 'severe', 'primus')
            change(state)
          }),
        ),
        'severe',
        'primus',
      )
    expect(quarters(() => {})).toEqual(['GAL1', 'GAL2'])
    expect(quarters(state => primus(state, 'GAL2', 'alexander'))).toEqual(['GAL1'])
  })

  it('SV-3.6.3-I: they stand apart when a scenario begins', () => {
    for (const id of scenarios) expect(breaches(positionOf(scenario(id))), id).toEqual([])
  })
})

describe('the truce', () => {
  it.each(byLand)('SV-S4-B: Roman units do not end by %s among Roman units of the other side', way => {
    const goes = (year: number) =>
      offers(way, {
        scenario: '4',
        pieces: ['severe', 'batavi'],
        from: 'THR4',
        to: 'MOE3',
        change: state => {
          state.year = year
          secondus(state, 'MOE3', 'heruli')
        },
      })
    // Out of a combat nobody goes among enemies in any year.
    expect([goes(339), goes(340)]).toEqual([false, way === 'march'])
  })

  it('SV-S4-B: usurpations wait for its end, and units that are together already do not fight', () => {
    const at = (year: number) => {
      const state = scenario('4', state => {
        state.year = year
        primus(state, 'MOE3', 'batavi')
        secondus(state, 'MOE3', 'heruli')
        place(state, 'GAL3', 'primus', 'sylvanus')
      })
      const position = positionOf(state)
      return [
        whyNoUsurpation(position, 'secondus', 'leader')?.rule ?? null,
        isContested(position, 'MOE3', 'land'),
      ]
    }
    expect([at(339), at(340)]).toEqual([
      ['SV-S4-B', false],
      [null, true],
    ])
  })

  it('SV-S4-B: no scenario with a truce begins with Roman units of both sides in one zone', () => {
    for (const id of scenarios.filter(each => data.scenarios[each as '4'].rules.truceUntil !== null)) {
      const { counters } = scenario(id)
      const zonesOf = (side: string) =>
        new Set(
          counters
            .filter(({ faction, id: unit }) => faction === side && unit in data.units)
            .map(c => c.place),
        )
      const [one, other] = [zonesOf('primus'), zonesOf('secondus')]
      expect([...one].filter(zone => other.has(zone))).toEqual([])
    }
  })
})

describe('a scenario without Peoples', () => {
  it.each(romanWays)('SV-S1-A: nobody leaves the Empire by %s, with units or without', way => {
    const goes = (id: '1' | '6', ...pieces: string[]) =>
      offers(way, { scenario: id, pieces, from: 'PON5', to: 'XCOL' })
    expect([goes('1', 'severe', 'batavi'), goes('6', 'severe', 'batavi')]).toEqual([false, true])
    expect([goes('1', 'severe'), goes('6', 'severe')]).toEqual([false, true])
  })
})

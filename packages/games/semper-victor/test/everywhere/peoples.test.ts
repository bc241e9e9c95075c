import { describe, expect, it } from 'vitest'
import { isContested } from '../../../imperator/rules/combat/forces.ts'
import { movesFrom } from '../../../imperator/rules/movement/offers.ts'
import { peoplesInWinter } from '../../../imperator/rules/peoples/winter.ts'
import type { PeopleId } from '../../data/index.ts'
import { evaders } from '../../rules/combat/zone.ts'
import { changeOfRole } from '../../rules/roles.ts'
import { semperData as data } from '../../rules/series.ts'
import type { SemperState } from '../../rules/state.ts'
import {
  atWar,
  empire,
  field,
  peace,
  place,
  play,
  positionOf,
  primus,
  scenario,
  secondus,
  where,
} from '../support.ts'
import { byLand, offers, type Way } from '../ways.ts'

const scenarios = Object.keys(data.scenarios)

/** Whether the leader and a unit of a People, at war for SECONDUS, come from one zone to another. */
function raid(
  way: Way,
  people: PeopleId,
  from: string,
  to: string,
  change: (state: SemperState) => void = () => {},
): boolean {
  const pieces = [data.peoples[people].leaders[0], data.peoples[people].units[0]].filter(
    piece => piece !== undefined,
  )
  return offers(way, {
    pieces,
    side: 'secondus',
    from,
    to,
    change: state => {
      atWar(state, people, 'secondus')
      place(state, from, null, ...pieces)
      change(state)
    },
  })
}

describe('Peoples', () => {
  it('SV-4.3-C: at peace they leave home neither on the march nor by evasion, retreat or flight: they have no side', () => {
    const state = field(state => {
      secondus(state, 'FRA', 'severe', 'batavi')
      primus(state, 'FRA', 'galere', 'heruli')
    })
    const position = positionOf(state)
    for (const side of ['primus', 'secondus'] as const) {
      expect(evaders(position, 'FRA', side)).toEqual([side === 'primus' ? 'galere' : 'severe'])
      for (const flight of [false, true])
        expect(
          movesFrom(position, 'FRA', side, flight).some(({ noun }) => /ascaric|franci/.test(String(noun))),
        ).toBe(false)
    }
    // They take no part in what Romans fight out among them.
    atWar(state, 'franci', 'secondus')
    expect(movesFrom(positionOf(state), 'FRA', 'secondus', true).map(({ noun }) => noun)).toContain('ascaric')
  })

  it('SV-4.3-C, SV-9.4-C: winter leaves a People at peace at home, and so does a change of roles', () => {
    const state = empire(state => {
      state.emperors = { primus: 'licinius', secondus: null }
      state.turn.roleChange = 'succession'
    })
    const { state: after } = play(changeOfRole, { state })
    const { state: later } = play(peoplesInWinter, { state: after })
    for (const unit of data.peoples.franci.units) expect(where(later, unit)).toBe('FRA')
    expect(later.peoples.franci).toMatchObject({ status: 'peace', faction: null })
  })

  it('SV-4.3-C, SV-SC-F: every scenario begins with Peoples at peace in their homes', () => {
    for (const id of scenarios) {
      const state = scenario(id)
      for (const { id: people, zones, units } of Object.values(data.peoples)) {
        if (state.peoples[people].status !== 'peace') continue
        for (const unit of units)
          expect([...zones, 'box-people'].includes(where(state, unit)), `${id} ${unit}`).toBe(true)
      }
    }
  })

  it.each(byLand)('SV-4.3-D: they do not come by %s into the home of a People at peace', way => {
    const goes = (status: 'war' | 'peace') =>
      raid(way, 'franci', 'FRA', 'BUR', state => {
        if (status === 'war') atWar(state, 'burgondi', 'secondus')
        else peace(state, 'burgondi')
      })
    expect([goes('peace'), goes('war')]).toEqual([false, true])
  })

  it.each(byLand)('SV-4.3-E: into the Empire they come by %s only through the Diocese of their band', way => {
    expect([raid(way, 'alamanni', 'ALA', 'ITA1'), raid(way, 'alamanni', 'ALA', 'GAL3')]).toEqual([
      false,
      true,
    ])
    // Once inside they may go on.
    expect(raid(way, 'alamanni', 'GAL3', 'ITA1')).toBe(true)
  })

  it.each(byLand)('SV-4.3-F: they do not come by %s more than five zones from home', way => {
    // Franci: VIE4 is five zones from home, HIS1 and HIS4 more.
    const far = (to: string) => raid(way, 'franci', 'VIE1', to)
    expect(distances.get('VIE4')).toBeLessThanOrEqual(5)
    expect(distances.get('HIS4')).toBeGreaterThan(5)
    expect(far('VIE4')).toBe(true)
    expect(raid(way, 'franci', 'HIS1', 'HIS4')).toBe(false)
    expect(raid(way, 'franci', 'HIS1', 'VIE4')).toBe(true)
  })

  it.each(byLand)(
    'SV-4.3-G: inside the Empire their leader does not go anywhere by %s without a unit',
    way => {
      const goes = (pieces: string[], from: string, to: string) =>
        offers(way, {
          pieces,
          side: 'secondus',
          from,
          to,
          change: state => {
            atWar(state, 'franci', 'secondus')
            atWar(state, 'frisii', 'secondus')
            place(state, from, null, ...pieces)
          },
        })
      expect([goes(['ascaric'], 'GAL2', 'GAL5'), goes(['ascaric', 'franci-1'], 'GAL2', 'GAL5')]).toEqual([
        false,
        true,
      ])
    },
  )

  it('SV-4.4.1-B: Peoples of the two players do not fight, whatever has brought them together; Armenia does', () => {
    const fight = (one: PeopleId, other: PeopleId) => {
      const state = field(state => {
        for (const [people, side] of [
          [one, 'primus'],
          [other, 'secondus'],
        ] as const) {
          if (people !== 'armenia') atWar(state, people, side)
          else state.peoples.armenia.faction = side
          place(state, 'XCOL', null, data.peoples[people].units[0] ?? '')
        }
      })
      return isContested(positionOf(state), 'XCOL', 'land')
    }
    expect([fight('franci', 'persians'), fight('armenia', 'persians')]).toEqual([false, true])
  })

  it('SV-4.4.1-B, SV-SC-F: no scenario begins with Peoples of both players in one zone', () => {
    for (const id of scenarios) {
      const { counters, peoples } = scenario(id)
      const zonesOf = (side: string) =>
        new Set(
          counters
            .filter(({ id: piece }) => {
              const people = data.peopleOfCounter[piece]
              return people != null && peoples[people as PeopleId].faction === side
            })
            .map(({ place: zone }) => zone)
            .filter(zone => Object.hasOwn(data.zones, zone)),
        )
      const [one, other] = [zonesOf('primus'), zonesOf('secondus')]
      expect(
        [...one].filter(zone => other.has(zone)),
        id,
      ).toEqual([])
    }
  })
})

/** The zones from the homes of the Franci, over land and straits. */
const distances = (() => {
  const found = new Map<string, number>(data.peoples.franci.zones.map(zone => [zone, 0]))
  for (const zone of [...found.keys()]) queueFrom(zone)
  return found
  function queueFrom(start: string) {
    const queue = [start]
    for (const zone of queue)
      for (const { zone: next } of data.zones[zone]?.neighbours ?? []) {
        if (found.has(next)) continue
        found.set(next, (found.get(zone) ?? 0) + 1)
        queue.push(next)
      }
  }
})()

describe('Armenians', () => {
  const war = (state: SemperState) => {
    atWar(state, 'iberians', 'secondus')
    place(state, 'ALN', null, ...data.peoples.iberians.units)
    state.peoples.armenia.faction = 'primus'
    place(state, 'PON6', null, 'armenia-1')
  }

  it.each(byLand)('SV-4.4.2-C: they do not come by %s farther than next to Armenia', way => {
    const goes = (to: string) =>
      offers(way, { pieces: ['galere', 'armenia-1'], from: 'PON6', to, change: war })
    expect([goes('PON4'), goes('ORI3')]).toEqual([false, true])
  })

  it('SV-4.4.2-C: no fleet takes them, and no scenario begins with them elsewhere', () => {
    expect(offers('ship', { pieces: ['galere', 'armenia-1'], from: 'ASI1', to: 'PON5', change: war })).toBe(
      false,
    )
    for (const id of scenarios) {
      const state = scenario(id)
      for (const unit of data.peoples.armenia.units)
        expect(['ARM', 'box-people'].includes(where(state, unit)), `${id} ${unit}`).toBe(true)
    }
  })
})

describe('command', () => {
  const toPrimus = (state: SemperState) => primus(state, 'THR4', 'heruli')

  it.each(byLand)('SV-3.4.1-B, SV-4.3-A: by %s nobody goes with a leader who is not his to lead', way => {
    const goes = (pieces: string[], change: (state: SemperState) => void = () => {}) =>
      offers(way, { pieces, from: 'THR4', to: 'MOE3', side: 'secondus', change })
    const gothic = (state: SemperState) => {
      atWar(state, 'visigothi', 'secondus')
      atWar(state, 'gepides', 'secondus')
      place(state, 'THR4', null, 'athanaric', 'visigothi-1', 'gepides-1')
    }
    expect([goes(['severe', 'batavi']), goes(['severe', 'heruli'], toPrimus)]).toEqual([true, false])
    expect(goes(['athanaric', 'visigothi-1'], gothic)).toBe(true)
    // Beaten they leave together, though nobody leads them (RULING-46).
    expect(goes(['athanaric', 'gepides-1'], gothic)).toBe(way === 'retreat')
  })

  it.each(['march', 'evasion', 'opportune flight'] as const)(
    'SV-3.4.1-B: by %s a leader takes no more than his CC',
    way => {
      const units = ['batavi', 'heruli', 'ioviani', 'herculiani', 'celtae', 'petulantes', 'cornuti']
      const goes = (count: number) =>
        offers(way, { pieces: ['severe', ...units.slice(0, count)], from: 'THR4', to: 'MOE3' })
      const { command = 0 } = data.romanLeaders.severe?.faces.primus ?? {}
      expect([goes(command), goes(command + 1)]).toEqual([true, false])
    },
  )

  it.each(['retreat', 'change of sides'] as const)('SV-8.4.1-A, RULING-46: by %s CC does not count', way => {
    const units = ['batavi', 'heruli', 'ioviani', 'herculiani', 'celtae', 'petulantes', 'cornuti']
    expect(offers(way, { pieces: ['severe', ...units], from: 'THR4', to: 'MOE3' })).toBe(true)
  })
})

describe('enemies', () => {
  it.each(byLand.filter(way => way !== 'march'))(
    'SV-8.2-B, SV-7.1-A: anybody who gets out of a combat by %s does not end among enemies',
    way => {
      const goes = (zone: string) =>
        offers(way, {
          pieces: ['severe', 'batavi'],
          from: 'THR4',
          to: 'MOE3',
          change: state => secondus(state, zone, 'heruli'),
        })
      expect([goes('MOE3'), goes('MOE2')]).toEqual([false, true])
    },
  )

  it('SV-4.2.4-A, SV-7.1-A, RULING-120: nor who leaves because sides have changed', () => {
    const goes = (zone: string) =>
      offers('change of sides', {
        pieces: ['severe', 'batavi'],
        from: 'THR4',
        to: 'MOE3',
        change: state => secondus(state, zone, 'heruli'),
      })
    expect([goes('MOE3'), goes('MOE2')]).toEqual([false, true])
  })
})

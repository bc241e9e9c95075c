import { BadDataPack } from '@aquila/engine'
import { describe, expect, it } from 'vitest'
import { sum } from '../../../imperator/test/roads.ts'
import { dummyMarkers, row, stratagemsKept } from '../../data/index.ts'
import { sonsOfConstantin } from '../../data/leaders.ts'
import { loadData } from '../../data/pack.ts'
import { dioceseIds, scenarioIds, sideIds } from '../../data/types.ts'
import { semperData as data, series } from '../../rules/series.ts'

const leaders = Object.values(data.romanLeaders)

const named = leaders.filter(leader => leader.dux === null)

/** Without the parts of the sixth (RULING-113). */
const eight = scenarioIds.filter(id => id.length === 1)

function strengthOf(units: readonly string[]): number {
  return sum(units.map(id => row(data.units, id).normal.strength))
}

describe('the leaders', () => {
  it('SV-3.3.1-A, SV-3.3.1-B: 38 by name and four Dux in four capitals', () => {
    expect(named).toHaveLength(38)
    const capitals = data.capitals.map(capital => capital.zone)
    const seats = leaders.flatMap(leader => (leader.dux === null ? [] : [leader.dux]))
    expect(seats).toEqual(['GAL2', 'ITA2', 'PAN3', 'ORI2'])
    for (const seat of seats) expect(capitals).toContain(seat)
  })

  it('SV-1.2-A, SV-1.2-B: ratings in their ranges, the same on both faces; Constantin has the SR of the text', () => {
    for (const { faces } of leaders) {
      expect(faces.primus).toEqual(faces.secondus)
      expect(faces.primus.political).toBeGreaterThanOrEqual(1)
      expect(faces.primus.political).toBeLessThanOrEqual(6)
    }
    expect(row(data.romanLeaders, 'constantin').faces.primus.strategic).toBe(4)
    expect(row(data.romanLeaders, 'constantin').stated).toEqual(['strategic'])
    expect(row(data.foreignLeaders, 'talorc').strategic).toBe(1)
    expect(row(data.romanLeaders, 'constance-chlore').faces.primus.command).toBeGreaterThanOrEqual(5)
  })

  it('SV-LT-B: the table of deaths', () => {
    const { naturalDeath, lastYear } = row(data.romanLeaders, 'constantin')
    expect([330, 331, 336, 337, 339].map(year => naturalDeath[year])).toEqual([undefined, 1, 6, 7, 9])
    expect(lastYear).toBe(340)
    expect(row(data.romanLeaders, 'constance-chlore').naturalDeath).toEqual({
      305: 5,
      306: 6,
      307: 7,
      308: 8,
      309: 9,
    })
    expect(row(data.romanLeaders, 'barbation').naturalDeath[369]).toBe(9)
    expect(named.filter(leader => leader.lastYear === null).map(leader => leader.id)).toEqual([
      'gallus',
      'nevitta',
      'victor',
      'julien',
      'arbetio',
      'procope',
      'sebastien',
      'valentinien',
    ])
  })

  it('SV-LT-A: who enters when and where', () => {
    const gates = (gate: unknown) =>
      named.filter(leader => leader.entry.at === gate).map(leader => leader.name)
    expect(named.filter(leader => leader.entry.at === null)).toHaveLength(10)
    expect(gates('mediolanum')).toEqual(['Volusianus', 'Barbation', 'Ursininus', 'Magnence', 'Sébastien'])
    expect(gates('sirmium')).toEqual(['Bassianus', 'Mallobaude', 'Lupicinus', 'Procope'])
    expect(gates('treveri')).toEqual(['Saloustios', 'Sylvanus', 'Marcellus', 'Nevitta', 'Arbetio'])
    expect(gates('nicomedia')).toHaveLength(9)
    expect(row(data.romanLeaders, 'crispus').entry).toEqual({ year: 317, at: { beside: 'constantin' } })
  })

  it('SV-LT-C, SV-3.5.1-M: the sons of Constantin in order, with the years of their birth', () => {
    expect(sonsOfConstantin.map(id => row(data.romanLeaders, id).born)).toEqual([300, 316, 317, 320])
    expect(leaders.filter(leader => leader.house === 'son-of-constantin').map(leader => leader.id)).toEqual([
      ...sonsOfConstantin,
    ])
  })

  it('SV-3.5.1-N, SV-3.5.1-O: the son of Licinius and the four nephews of Constantin', () => {
    const house = (id: string) => leaders.filter(leader => leader.house === id).map(leader => leader.id)
    expect(house('son-of-licinius')).toEqual(['licinianus'])
    expect(house('nephew-of-constantin')).toEqual(['delmatius', 'hannibalianus', 'gallus', 'julien'])
  })

  it('SV-4.2.1-B: the kings of Persia by date (TV-29)', () => {
    const kings = Object.values(data.foreignLeaders).filter(leader => leader.people === 'persians')
    const reigning = (year: number) =>
      kings.filter(king => king.entry <= year && (king.leaves ?? 999) >= year).map(king => king.name)
    expect([309, 310, 319, 320, 355].map(reigning)).toEqual([
      ['Hormoz II'],
      [],
      [],
      ['Sapor II'],
      ['Sapor II', 'Ardashir II'],
    ])
  })
})

describe('the stratagems', () => {
  it('SV-6-A: 45 counters; eight usurpations belong to one side', () => {
    const counters = Object.values(data.stratagemCounters)
    expect(counters).toHaveLength(45)
    const locked = counters.map(counter => data.stratagems[counter.faces[0].stratagem].side)
    expect([locked.filter(side => side === 'primus'), locked.filter(side => side === 'secondus')]).toEqual([
      ['primus', 'primus', 'primus', 'primus'],
      ['secondus', 'secondus', 'secondus', 'secondus'],
    ])
  })

  it('SV-6.3-R, SV-6.3-X: there is one counter of what can be played once', () => {
    expect(data.stratagems['soulevement-de-trois-peuples-majeurs'].count).toBe(1)
    expect(data.stratagems['pax-romana'].count).toBe(1)
  })

  it('SV-6-C, SV-2.C-2: five counters kept, five dummies in the cup', () => {
    expect([stratagemsKept, dummyMarkers]).toEqual([5, 5])
  })
})

describe('the events', () => {
  it('SV-2.D-3: one event for each sum from 1 to 15', () => {
    expect(Object.keys(data.events).map(Number)).toEqual(Array.from({ length: 15 }, (_, index) => index + 1))
    for (const event of Object.values(data.events)) expect(event.rule).toBe(`SV-EV-${event.number}`)
  })
})

describe('the scenarios', () => {
  it('SV-3.5.1-E, SV-3.5.1-F: Galère is Primus Augustus in 2 and 6, Constance Chlore Secondus in 6 (TV-14)', () => {
    expect(eight.filter(id => data.scenarios[id].sides.primus.emperor === 'galere')).toEqual(['2', '6'])
    expect(eight.filter(id => data.scenarios[id].sides.secondus.emperor === 'constance-chlore')).toEqual([
      '6',
    ])
  })

  it.each(scenarioIds)('SV-SC-C: scenario %s names things that exist, each once', id => {
    const { sides, units, residences, usurpations } = data.scenarios[id]
    const listed = sideIds.flatMap(side => Object.keys(sides[side].leaders))
    expect(new Set(listed).size).toBe(listed.length)
    expect(sideIds.flatMap(side => sides[side].dioceses).toSorted()).toEqual(dioceseIds.toSorted())
    for (const side of sideIds) {
      const { leaders: placed, emperor, augustus, caesares } = sides[side]
      for (const [leader, zone] of Object.entries(placed)) {
        expect(row(data.romanLeaders, leader).dux).toBeNull()
        expect(row(data.zones, zone).roman).toBe(true)
      }
      for (const rank of [emperor, augustus, ...caesares])
        if (rank !== null) expect(placed).toHaveProperty(rank)
    }
    for (const { usurper, master } of usurpations) expect(sides[master].leaders).toHaveProperty(usurper)
    for (const [unit, zone] of Object.entries({ ...units, ...residences })) {
      expect(data.romanUnitIds).toContain(unit)
      row(data.zones, zone)
    }
  })

  it('SV-SC-E: Roman SP of the two sides in each scenario', () => {
    const strengths = eight.map(id => {
      const { sides, units, usurpations } = data.scenarios[id]
      const ownerOf = (zone: string) => {
        const rebel = usurpations.find(({ usurper, master }) => sides[master].leaders[usurper] === zone)
        if (rebel !== undefined) return rebel.master
        const { region } = row(data.zones, zone)
        return sideIds.find(side => region !== null && sides[side].dioceses.includes(region))
      }
      return sideIds.map(side =>
        strengthOf(
          data.romanUnitIds.filter(unit => ownerOf(units[unit] ?? row(data.units, unit).home) === side),
        ),
      )
    })
    expect(strengths).toEqual([
      [104, 120],
      [124, 100],
      [108, 116],
      [62, 162],
      [116, 108],
      [116, 108],
      [152, 72],
      [224, 0],
    ])
  })

  it('SV-S1-C: 23 counters of the first scenario, and Heresy later', () => {
    const { stratagems: allowed } = data.scenarios['1'].rules
    const counters = Object.values(data.stratagemCounters).filter(counter =>
      allowed?.includes(counter.faces[0].stratagem),
    )
    expect(counters).toHaveLength(24)
    expect(allowed).toContain('heresy')
  })
})

describe('the options', () => {
  it('each has its default among its values and a ruling', () => {
    expect(data.options.map(option => option.id)).toEqual(Object.keys(data.defaultOptions))
    for (const option of data.options) {
      expect(option.values[0]).toBe(data.defaultOptions[option.id])
      expect(option.ruling).toMatch(/^RULING-\d{2,3}$/)
    }
  })
})

describe('data packs', () => {
  const refuse = (pack: unknown): string => {
    try {
      loadData(pack, series)
    } catch (error) {
      if (error instanceof BadDataPack) return error.message
      throw error
    }
    return 'accepted'
  }

  it('an empty pack changes nothing but the name', () => {
    expect(loadData({ name: 'Nothing' }, series)).toEqual({ ...data, pack: 'Nothing' })
  })

  it('changes what it names and leaves the shipped data alone', () => {
    const before = JSON.stringify(data)
    const loaded = loadData(
      {
        name: 'My counters',
        leaders: { julien: { faces: { secondus: { strategic: 3 } }, religion: null } },
        units: { cornuti: { normal: { strength: 6 } } },
        peoples: { mauri: { band: 'hispaniae' } },
        scenarios: { 3: { points: { secondus: 7 }, primus: { leaders: { constantin: 'GAL2' } } } },
      },
      series,
    )
    expect(row(loaded.romanLeaders, 'julien').faces.secondus.strategic).toBe(3)
    expect(row(loaded.romanLeaders, 'julien').faces.primus.strategic).toBe(4)
    expect(row(loaded.romanLeaders, 'julien').religion).toBeNull()
    expect(row(loaded.units, 'cornuti').normal.strength).toBe(6)
    expect(loaded.peoples.mauri.band).toBe('hispaniae')
    expect(loaded.scenarios['3'].points).toEqual({ primus: 0, secondus: 7 })
    expect(loaded.scenarios['3'].sides.primus.leaders).toEqual({ constantin: 'GAL2' })
    expect(loaded.changed).toEqual(['leaders.julien', 'units.cornuti', 'peoples.mauri', 'scenarios.3'])
    expect(JSON.stringify(data)).toBe(before)
  })

  it('refuses a mistake and says where it is', () => {
    expect(refuse({ name: 'x', leaders: { caesar: {} } })).toBe('leaders.caesar: unknown leader "caesar"')
    expect(refuse({ name: 'x', units: { cornuti: { normal: { strength: 31 } } } })).toBe(
      'units.cornuti.normal.strength: expected a number from 0 to 30, got 31',
    )
    expect(refuse({ name: 'x', zones: { GAL2: { city: null } } })).toBe(
      'zones.GAL2.city: an imperial capital cannot be taken off the map',
    )
    expect(refuse({ name: 'x', zones: { THR3: { city: null } } })).toBe(
      'zones: expected one or two city zones in thracia, got 0',
    )
    expect(refuse({ name: 'x', scenarios: { 3: { primus: { emperor: null } } } })).toBe(
      'scenarios.3.primus.emperor: there is always a Primus Augustus',
    )
    expect(refuse({ name: 'x', scenarios: { 3: { primus: { dioceses: [] } } } })).toBe(
      'scenarios.3: expected every Diocese on one side',
    )
  })
})

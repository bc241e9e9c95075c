import { BadDataPack } from '@aquila/engine'
import { describe, expect, it } from 'vitest'
import { roadsOn, sum } from '../../imperator/test/roads.ts'
import { dummyMarkers, movementAllowance, row, stratagemsKept } from '../data/index.ts'
import { sonsOfConstantin } from '../data/leaders.ts'
import { borders, coasts, seas } from '../data/map.ts'
import { loadData } from '../data/pack.ts'
import { dioceseIds, peopleIds, scenarioIds, sideIds } from '../data/types.ts'
import { semperData as data, series } from '../rules/series.ts'

/** Without the parts of the sixth (RULING-113). */
const eight = scenarioIds.filter(id => id.length === 1)
const allZones = Object.values(data.zones)
const allUnits = Object.values(data.units)
const leaders = Object.values(data.romanLeaders)
const named = leaders.filter(leader => leader.dux === null)

const { step, road } = roadsOn(data.zones)

function strengthOf(units: readonly string[]): number {
  return sum(units.map(id => row(data.units, id).normal.strength))
}

describe('the map', () => {
  it('SV-0.2-A: 65 zones in the Empire, 32 outside, 7 seas, 199 borders written once', () => {
    expect(allZones.filter(zone => zone.roman)).toHaveLength(65)
    expect(allZones.filter(zone => !zone.roman)).toHaveLength(32)
    expect(seas).toHaveLength(7)
    const pairs = borders.map(({ between }) => between.toSorted().join(' '))
    expect(new Set(pairs).size).toBe(199)
    expect(pairs).toHaveLength(199)
    for (const { between } of borders) expect(step(between[0], between[1])).toBe(step(between[1], between[0]))
  })

  it('SV-3.1.1-A: twelve Dioceses with 6, 3, 6, 4, 7, 6, 5, 5, 4, 4, 6 and 9 numbered zones', () => {
    expect(data.regionOrder).toEqual(dioceseIds)
    expect(dioceseIds.map(id => data.regions[id].zones.length)).toEqual([6, 3, 6, 4, 7, 6, 5, 5, 4, 4, 6, 9])
    for (const id of dioceseIds) {
      const numbers = data.regions[id].zones.map(zone => row(data.zones, zone).number)
      expect(numbers).toEqual(numbers.map((_, index) => index + 1))
    }
  })

  it('SV-3.1.2-A: six imperial capitals in six Dioceses; the others have one or two cities', () => {
    expect(data.capitals.map(capital => capital.name)).toEqual([
      'Treveri',
      'Arelate',
      'Mediolanum',
      'Sirmium',
      'Nicomedia',
      'Antiochia',
    ])
    for (const { zone, name } of data.capitals) {
      expect(row(data.zones, zone).city).toBe(name)
      expect(row(data.zones, zone).capital).toBe(true)
    }
    expect(allZones.filter(zone => zone.capital)).toHaveLength(6)
    const without = dioceseIds.filter(id => data.regions[id].capital === null)
    expect(without.map(id => [id, data.regions[id].cities.length])).toEqual([
      ['hispaniae', 2],
      ['britanniae', 1],
      ['africa', 1],
      ['moesiae', 2],
      ['thracia', 1],
      ['asia', 1],
    ])
    expect(row(data.zones, data.constantinopolis.zone).laterCapital).toBe('Constantinopolis')
  })

  it('SV-3.3.2-B: a front touches the outside; Viennensis and Asia have none', () => {
    for (const zone of allZones.filter(each => each.roman)) {
      const outside = zone.neighbours.some(next => !row(data.zones, next.zone).roman)
      expect(zone.front, zone.id).toBe(outside)
    }
    expect(dioceseIds.filter(id => data.regions[id].fronts.length === 0)).toEqual(['viennensis', 'asia'])
    expect(data.regions.britanniae.fronts).toEqual(['BRI1'])
  })

  it('SV-7.2-B: the great rivers are Rhenus, Danuvius, Tigris and Euphrates; Franci to Treveri costs 2', () => {
    const rivers = borders.filter(border => border.kind === 'river')
    expect([...new Set(rivers.map(border => border.name))].toSorted()).toEqual([
      'Danuvius',
      'Euphrates',
      'Rhenus',
      'Tigris',
    ])
    expect(road('FRA', 'GAL2')).toBe(2)
    expect(road('ORI7', 'ORI8')).toBe(1)
  })

  it('SV-7.2-C: straits cost 2 and make Dioceses adjacent (TV-21)', () => {
    expect(borders.filter(border => border.kind === 'strait').map(border => border.name)).toEqual([
      'Fretum Gaditanum',
      'Fretum Gallicum',
      'Fretum Siculum',
      'Hellespontus',
      'Bosporus',
    ])
    expect(road('BRI2', 'GAL4')).toBe(2)
    expect(data.regions.britanniae.adjacent).toEqual(['galliae'])
  })

  it('SV-3.6.5-A: Hispaniae and Italia both touch Viennensis, not each other', () => {
    expect(data.regions.hispaniae.adjacent).toContain('viennensis')
    expect(data.regions.italia.adjacent).toContain('viennensis')
    expect(data.regions.italia.adjacent).not.toContain('hispaniae')
  })

  it('SV-7.3-A: the roads of the examples', () => {
    expect(road('BRI1', 'PIC1', 'PIC2', 'PIC3')).toBe(3)
    expect(road('GEP', 'VAN', 'QUA', 'PAN2')).toBe(4)
    expect(road('ITA4', 'ITA5', 'ITA6')).toBe(2)
    expect(step('ITA4', 'ITA6')).toBeNull()
  })

  it('SV-7.3-B: seven zones of Persians, Armenia and Iberians are exempt', () => {
    expect(allZones.filter(zone => zone.exempt).map(zone => zone.id)).toEqual([
      'IBE',
      'ARM',
      'PER1',
      'PER2',
      'PER3',
      'PER4',
      'PER5',
    ])
  })

  it('SV-3.4.2-A, SV-3.4.2-D: Misenum opens on the western sea, Cyzicus on two; the ocean is closed', () => {
    const opens = (zone: string) =>
      coasts.filter(coast => coast.zone === zone && coast.port).map(coast => coast.sea)
    expect(opens(data.fleets.occidentalis.zone)).toEqual(['SOCC'])
    expect(opens(data.fleets.orientalis.zone)).toEqual(['SORI', 'SPON'])
    expect(seas.filter(sea => !sea.open).map(sea => sea.name)).toEqual([
      'Oceanus Atlanticus',
      'Fretum Gallicum',
      'Mare Germanicum',
    ])
    expect(row(data.seas, 'SOCC').coasts).toContain('AFR4')
  })
})

describe('the Peoples', () => {
  it('SV-1.1-B: five Nationalities with 3, 10, 1, 1 and 3 Peoples (TV-01)', () => {
    const nations = Object.values(data.nationalities)
    expect(nations.map(nation => nation.peoples.length)).toEqual([3, 10, 1, 1, 3])
    expect(nations.flatMap(nation => nation.peoples).toSorted()).toEqual(peopleIds.toSorted())
    expect(data.nationalities.iranians.peoples).toEqual(['persians', 'alani', 'iberians'])
    for (const nation of nations) {
      for (const people of nation.peoples) expect(data.peoples[people].nationality).toBe(nation.id)
    }
  })

  it('SV-4.1-A: five Majors, who have leaders, twelve Minors, who have none, and an ally (TV-22)', () => {
    const majors = peopleIds.filter(id => data.peoples[id].rank === 'major')
    expect(majors).toEqual(['picts', 'franci', 'alamanni', 'visigothi', 'persians'])
    expect(peopleIds.filter(id => data.peoples[id].rank === 'minor')).toHaveLength(12)
    expect(peopleIds.filter(id => data.peoples[id].leaders.length > 0)).toEqual(majors)
    expect(data.peoples.burgondi.rank).toBe('minor')
  })

  it('SV-4.1-B: every People has a home outside the Empire, and its units are at home there', () => {
    for (const id of peopleIds) {
      const { zones: home, units } = data.peoples[id]
      expect(home.length).toBeGreaterThan(0)
      for (const zone of home) expect(row(data.zones, zone).roman).toBe(false)
      for (const unit of units) expect(home).toContain(row(data.units, unit).home)
    }
  })

  it('SV-4.3-D, SV-4.3-E: each reaches a Diocese of its band over its own land and lands without a name', () => {
    for (const id of peopleIds) {
      if (id === 'armenia') continue
      const { zones: home, band } = data.peoples[id]
      const known = new Set(home)
      for (const zone of known) {
        for (const next of row(data.zones, zone).neighbours) {
          const { roman, people } = row(data.zones, next.zone)
          if (!roman && (people === null || people === id)) known.add(next.zone)
        }
      }
      const gates = [...known].flatMap(zone => row(data.zones, zone).neighbours.map(next => next.zone))
      expect(
        gates.some(zone => row(data.zones, zone).region === band),
        id,
      ).toBe(true)
    }
  })

  it('SV-1.2.1-B: the bands, of which the text gives three', () => {
    const given = peopleIds.filter(id => data.peoples[id].source.band === 'rulebook')
    expect(given.map(id => [id, data.peoples[id].band])).toEqual([
      ['franci', 'galliae'],
      ['alamanni', 'galliae'],
      ['armenia', 'oriens'],
    ])
    expect(new Set(peopleIds.map(id => data.peoples[id].band)).size).toBe(8)
  })

  it('SV-4.2.4-A: Romans and Armenia; Celts and Germans; Iranians and Hamito-Semites', () => {
    expect(Object.values(data.nationalities).map(nation => nation.group)).toEqual([3, 2, 2, 1, 3])
  })

  it('has 53 units, eight of them Persian and one of the Mauri', () => {
    expect(allUnits.filter(unit => unit.people !== null)).toHaveLength(53)
    expect(data.peoples.persians.units).toHaveLength(8)
    expect(data.peoples.mauri.units).toHaveLength(1)
  })
})

describe('the Roman units', () => {
  it('SV-1.3.1-A: 12 ripenses, 17 pseudo-comitatenses, 26 comitatenses of 48, 68 and 108 SP', () => {
    const { ripenses, comitatenses, 'pseudo-comitatenses': pseudo } = data.romanUnitsOfKind
    expect([ripenses, pseudo, comitatenses].map(ids => ids.length)).toEqual([12, 17, 26])
    expect([ripenses, pseudo, comitatenses].map(strengthOf)).toEqual([48, 68, 108])
  })

  it('SV-1.3.1-B: ripenses and pseudo-comitatenses have a band and begin in its Diocese, comitatenses have none', () => {
    for (const unit of allUnits.filter(each => each.people === null)) {
      if (unit.kind === 'comitatenses') expect(unit.band).toBeNull()
      else expect(row(data.zones, unit.home).region).toBe(unit.band)
    }
    for (const id of dioceseIds) {
      expect(data.romanUnitsOfKind.ripenses.filter(unit => row(data.units, unit).band === id)).toHaveLength(1)
    }
  })

  it('SV-3.3.2-B: ripenses begin at the front of their Diocese, if it has one', () => {
    for (const id of data.romanUnitsOfKind.ripenses) {
      const { band, home } = row(data.units, id)
      const { fronts } = band === null ? { fronts: [] } : data.regions[band]
      if (fronts.length > 0) expect(fronts, id).toContain(home)
    }
  })

  it('SV-3.3.2-C: the table of deployment, 16, 10, 26, 10, 24 and 22 SP', () => {
    const stacks = data.capitals.map(({ zone }) =>
      data.romanUnitsOfKind.comitatenses.filter(id => row(data.units, id).home === zone),
    )
    expect(stacks.map(stack => stack.length)).toEqual([4, 2, 6, 2, 6, 6])
    expect(stacks.map(strengthOf)).toEqual([16, 10, 26, 10, 24, 22])
  })

  it('SV-8.6.1-A: the qualities of the example, 1, 3 and 4', () => {
    const qualities = ['ri-galliae', 'cornuti', 'gentiles-seniores'].map(id => row(data.units, id))
    expect(qualities.map(unit => unit.normal.quality)).toEqual([1, 3, 4])
    for (const unit of qualities) expect(unit.stated).toEqual(['quality'])
  })

  it('SV-1.3-A: no unit is stronger when it is reduced', () => {
    for (const { normal, reduced } of allUnits) {
      expect(reduced.strength).toBeLessThan(normal.strength)
      expect(reduced.quality).toBeLessThanOrEqual(normal.quality)
      expect(reduced.tactical).toBeLessThanOrEqual(normal.tactical)
    }
  })

  it('SV-1.2.2-A, SV-1.3.2-A: 4 MP for leaders and comitatenses, 3 for other units', () => {
    expect(movementAllowance).toEqual({ leader: 4, unit: 3, comitatenses: 4 })
  })
})

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
      expect(option.values[0]).toBe(option.default)
      expect(option.default).toBe(data.defaultOptions[option.id])
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

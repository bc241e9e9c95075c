import { row } from '@aquila/engine'
import { describe, expect, it } from 'vitest'
import { roadsOn, sum } from '../../../imperator/test/roads.ts'
import { movementAllowance } from '../../data/index.ts'
import { borders, coasts, seas } from '../../data/map.ts'
import { dioceseIds, peopleIds } from '../../data/types.ts'
import { semperData as data } from '../../rules/series.ts'

const allZones = Object.values(data.zones)

const { step, road } = roadsOn(data.zones)

const allUnits = Object.values(data.units)

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

it('SV-7.2-A: no zone is a mountain, so that only rivers and straits cost more', () => {
  expect(data.zoneIds.filter(zone => row(data.zones, zone).mountain)).toEqual([])
  for (const zone of data.zoneIds)
    for (const { kind, cost } of row(data.zones, zone).neighbours) expect(cost).toBe(kind === 'land' ? 1 : 2)
})

it('SV-0.2-A: one zone of the map is an island', () => {
  expect(data.zoneIds.filter(zone => row(data.zones, zone).island)).toEqual(['ITA7'])
})

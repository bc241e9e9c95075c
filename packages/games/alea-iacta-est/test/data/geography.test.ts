import { describe, expect, it } from 'vitest'
import { roadsOn, sum } from '../../../imperator/test/roads.ts'
import { movementAllowance, row } from '../../data/index.ts'
import { borders, coasts, seas, zones } from '../../data/map.ts'
import { peopleIds, regionIds } from '../../data/types.ts'
import { aleaData as data } from '../../rules/series.ts'

const allZones = Object.values(data.zones)

const { step, road } = roadsOn(data.zones)

/** Zones within so many steps of any of the zones given. */
function within(start: readonly string[], steps: number): ReadonlySet<string> {
  let reached = new Set(start)
  for (let done = 0; done < steps; done += 1) {
    reached = new Set([
      ...reached,
      ...[...reached].flatMap(id => row(data.zones, id).neighbours.map(n => n.zone)),
    ])
  }
  return reached
}

describe('the map', () => {
  it('has 36 zones in the Republic and 25 outside', () => {
    expect(allZones.filter(zone => zone.roman)).toHaveLength(36)
    expect(allZones.filter(zone => !zone.roman)).toHaveLength(25)
    expect(allZones.filter(zone => !zone.roman && zone.people === null).map(zone => zone.id)).toEqual([
      'NOR-0',
      'MRM-0',
    ])
  })

  it('AIE-3.1.1-a: seven regions with 7, 5, 9, 3, 5, 3 and 4 zones and numbered ids', () => {
    expect(data.regionOrder).toEqual(regionIds)
    expect(regionIds.map(id => data.regions[id].zones.length)).toEqual([7, 5, 9, 3, 5, 3, 4])
    expect(regionIds.map(id => data.regions[id].cities.length)).toEqual([6, 4, 4, 2, 4, 2, 3])
    expect(data.regions.gallia.zones).toEqual(Array.from({ length: 9 }, (_, index) => `GAL-${index + 1}`))
  })

  it.each(regionIds)(
    'AIE-3.7.3-b: the control numbers of %s are a majority of zones and half of the cities',
    id => {
      const region = data.regions[id]
      expect(region.zonesForControl).toBe(Math.floor(region.zones.length / 2) + 1)
      expect(region.citiesForControl).toBe(Math.ceil(region.cities.length / 2))
    },
  )

  it('AIE-3.1.1-b: garrisons, recruitment and control points add up', () => {
    const regions = Object.values(data.regions)
    expect(sum(regions.map(region => region.garrison))).toBe(14)
    expect(sum(regions.map(region => region.recruitment.legio))).toBe(13)
    expect(sum(regions.map(region => region.recruitment.auxilia))).toBe(9)
    expect(sum(regions.map(region => region.recruitment.equites))).toBe(9)
    expect(sum(regions.map(region => region.recruitment.naves))).toBe(9)
    expect(sum(regions.map(region => region.controlPoints)) + data.roma.controlPoints).toBe(20)
  })

  it('AIE-3.1.2-a: Roma lies in Italia 1', () => {
    expect(row(data.zones, data.roma.zone).city).toBe('Roma')
    expect(row(data.zones, data.roma.zone).region).toBe('italia')
  })

  it('AIE-7.2-a: every border is written once, between two zones, and works both ways', () => {
    const pairs = borders.map(({ between }) => between.toSorted().join(' '))
    expect(new Set(pairs).size).toBe(pairs.length)
    expect(pairs).toHaveLength(106)
    for (const { between } of borders) {
      const [one, two] = between
      expect(one).not.toBe(two)
      expect(step(one, two)).not.toBeNull()
      expect(step(two, one)).not.toBeNull()
    }
  })

  it('AIE-7.2-c: the rivers are the Rhenus, Danuvius, Tigris and Euphrates', () => {
    const rivers = borders.filter(border => border.kind === 'river')
    expect(rivers).toHaveLength(14)
    expect([...new Set(rivers.map(border => border.name))].toSorted()).toEqual([
      'Danuvius',
      'Euphrates',
      'Rhenus',
      'Tigris',
    ])
    expect(road('GER-1', 'GAL-2')).toBe(2)
    expect(road('GAL-2', 'GER-2')).toBe(2)
    expect(road('ASI-5', 'PAR-1')).toBe(2)
    expect(road('PAR-1', 'PAR-2')).toBe(1)
  })

  it('AIE-7.2-d: five straits, each with +1', () => {
    const straits = borders.filter(border => border.kind === 'strait')
    expect(straits).toHaveLength(5)
    expect(road('ITA-7', 'SIC-1')).toBe(2)
    expect(road('ASI-2', 'THR-1', 'GRA-2')).toBe(3)
  })

  it('AIE-7.2-e: the two Alpes zones are the mountains', () => {
    expect(allZones.filter(zone => zone.mountain).map(zone => zone.id)).toEqual(['ALP-1', 'ALP-2'])
    expect(road('GAL-8', 'ALP-2', 'ITA-3')).toBe(3)
  })

  it('AIE-7.3-a: Pontici - Armenii - Cappadocii - Asia 5 is a road of 3 MP', () => {
    expect(road('PON-1', 'ARM-1', 'CAP-1', 'ASI-5')).toBe(3)
  })

  it('AIE-S1-a: a leader reaches Illyricum from Italia 1 with 4 MP', () => {
    expect(road('ITA-1', 'ITA-6', 'ITA-4', 'ITA-5', 'GRA-1')).toBe(movementAllowance.leader)
    expect(road('ITA-1', 'ITA-7')).toBe(1)
  })

  it('AIE-FD-e: Italia and Graecia meet only between Italia 5 and Graecia 1', () => {
    const meeting = borders.filter(({ between }) => {
      const sides = between.map(id => row(data.zones, id).region)
      return sides.includes('italia') && sides.includes('graecia')
    })
    expect(meeting.map(border => border.between)).toEqual([['ITA-5', 'GRA-1']])
  })

  it('regions touch only Gallia-Hispania, Italia-Graecia and Italia-Sicilia', () => {
    const touching = borders.flatMap(({ between }) => {
      const sides = between.map(id => row(data.zones, id).region ?? '')
      return sides[0] === sides[1] || sides.includes('') ? [] : [sides.toSorted().join('-')]
    })
    expect([...new Set(touching)].toSorted()).toEqual(['gallia-hispania', 'graecia-italia', 'italia-sicilia'])
  })

  it('AIE-4.4.1-d: only Daci, Armenii and Aegyptii touch no region; Mauri touch Hispania', () => {
    const apart = peopleIds.filter(id => data.peoples[id].adjacentRegions.length === 0)
    expect(apart.toSorted()).toEqual(['aegyptii', 'armenii', 'daci'])
    expect(data.peoples.mauri.adjacentRegions).toEqual(['hispania'])
    expect(data.peoples.germani.adjacentRegions).toEqual(['gallia'])
    expect(data.peoples.alpes.adjacentRegions).toEqual(['italia', 'gallia'])
    expect(data.peoples.thracii.adjacentRegions).toEqual(['asia', 'graecia'])
    expect(data.peoples.numidae.adjacentRegions).toEqual(['africa'])
  })

  it('AIE-3.1.1-a: Cyrenaica is Africa 3 and Creta is Graecia 5', () => {
    expect(row(data.zones, 'AFR-3').name).toBe('Cyrenaica')
    expect(row(data.zones, 'GRA-5').name).toBe('Creta')
  })

  it('AIE-3.4.2-c: naves sail four seas and no ocean', () => {
    expect(
      Object.values(data.seas)
        .filter(sea => sea.open)
        .map(sea => sea.id),
    ).toEqual(['MIO', 'MIC', 'MOR', 'PEX'])
    expect(row(data.seas, 'MIO').openNeighbours).toEqual(['MIC'])
    expect(row(data.seas, 'PEX').openNeighbours).toEqual(['MOR'])
  })

  it('AIE-3.4.2-d: Gallia 8 is a port on the western sea, Africa 3 a coast without a port', () => {
    expect(coasts.find(coast => coast.zone === 'GAL-8' && coast.sea === 'MIO')?.port).toBe(true)
    expect(coasts.find(coast => coast.zone === 'AFR-3' && coast.sea === 'MIC')?.port).toBe(false)
  })

  it('AIE-0.2-a: coasts and seas name things that exist, each once, and say the same about ports', () => {
    const pairs = coasts.map(coast => `${coast.sea} ${coast.zone}`)
    expect(new Set(pairs).size).toBe(pairs.length)
    for (const coast of coasts) {
      expect(coast.port).toBe(row(data.zones, coast.zone).port !== null)
      expect(row(data.seas, coast.sea).coasts).toContain(coast.zone)
    }
    for (const sea of seas) {
      for (const other of sea.adjacent) expect(row(data.seas, other).adjacent).toContain(sea.id)
    }
    for (const zone of allZones) if (zone.port !== null || zone.island) expect(zone.coastal).toBe(true)
  })

  it('ports without cities and cities without ports both exist', () => {
    const roman = allZones.filter(zone => zone.roman)
    expect(roman.filter(zone => zone.port !== null && zone.city === null).map(zone => zone.id)).toEqual([
      'ITA-2',
      'ASI-4',
      'AFR-2',
      'GRA-5',
    ])
    expect(roman.filter(zone => zone.port === null && zone.city !== null).map(zone => zone.id)).toEqual([
      'ITA-3',
      'ITA-5',
      'ITA-6',
      'ASI-3',
      'GAL-2',
      'GAL-7',
      'GAL-9',
      'AFR-3',
    ])
  })

  it('AIE-4.3-f: the zone west of the Aegyptii has no People', () => {
    expect(row(data.zones, 'MRM-0').people).toBeNull()
    expect(step('AEG-1', 'MRM-0')).toBe(1)
  })

  it('AIE-4.3-g: the Parthi can reach Asia 1, 2, 3 and 5', () => {
    const reached = within(data.peoples.parthi.zones, data.peoples.parthi.range)
    expect(data.regions.asia.zones.filter(zone => reached.has(zone))).toEqual([
      'ASI-1',
      'ASI-2',
      'ASI-3',
      'ASI-5',
    ])
  })

  it('every zone can be reached by land or sea and has towns on the map', () => {
    for (const zone of zones) {
      const { neighbours, seas: shores } = row(data.zones, zone.id)
      expect(neighbours.length + shores.length).toBeGreaterThan(0)
      expect(zone.towns.length).toBeGreaterThan(0)
      for (const town of zone.towns) {
        expect(town.lon).toBeGreaterThan(-15)
        expect(town.lon).toBeLessThan(50)
        expect(town.lat).toBeGreaterThan(24)
        expect(town.lat).toBeLessThan(54)
      }
    }
  })
})

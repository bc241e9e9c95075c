import { BadDataPack } from '@aquila/engine'
import { describe, expect, it } from 'vitest'
import {
  type AleaData,
  dummyMarkers,
  movementAllowance,
  row,
  spqrEnd,
  stratagemsKept,
} from '../data/index.ts'
import { borders, coasts, seas, zones } from '../data/map.ts'
import { loadData } from '../data/pack.ts'
import { factionIds, nationalityIds, peopleIds, regionIds, scenarioIds } from '../data/types.ts'
import { aleaData as data, series } from '../rules/series.ts'

const allZones = Object.values(data.zones)
const allUnits = Object.values(data.units)
const romanUnits = allUnits.filter(unit => unit.people === null)
const leaders = Object.values(data.romanLeaders)
const counters = Object.values(data.stratagemCounters)

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, each) => total + each, 0)
}

/** Cost of the step from one zone to the next, or null. */
function step(from: string, to: string): number | null {
  return row(data.zones, from).neighbours.find(next => next.zone === to)?.cost ?? null
}

/** Cost of a whole road. */
function road(...way: readonly string[]): number {
  return sum(
    way.slice(1).map((to, index) => {
      const cost = step(way[index] ?? '', to)
      if (cost === null) throw new Error(`no border ${way[index]} - ${to}`)
      return cost
    }),
  )
}

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

function count(ids: readonly string[], kind: string): number {
  return ids.filter(id => row(data.units, id).kind === kind).length
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

describe('the peoples', () => {
  it('AIE-1.1-a: six foreign Nationalities hold the 17 Peoples, each once', () => {
    expect(nationalityIds.flatMap(id => data.nationalities[id].peoples).toSorted()).toEqual(
      peopleIds.toSorted(),
    )
    expect(data.nationalities.celts.peoples).toEqual(['alpes', 'galatae', 'celtiberes', 'pannonii'])
  })

  it('AIE-4.2.4-a: the group of a People is the group of its Nationality', () => {
    for (const id of peopleIds) {
      const people = data.peoples[id]
      expect(data.nationalities[people.nationality].peoples).toContain(id)
      expect(people.group).toBe(data.nationalities[people.nationality].group)
    }
    expect(data.peoples.germani.group).toBe(data.peoples.pannonii.group)
    expect(data.peoples.parthi.group).not.toBe(data.peoples.aegyptii.group)
  })

  it('AIE-4.1-a: the four Majors are those with leaders', () => {
    const majors = peopleIds.filter(id => data.peoples[id].major)
    expect(majors.toSorted()).toEqual(['aegyptii', 'numidae', 'parthi', 'pontici'])
    for (const id of peopleIds) {
      expect(data.peoples[id].leaders.length > 0).toBe(data.peoples[id].major)
      expect(data.peoples[id].victoryPoints === null).toBe(!data.peoples[id].major)
    }
  })

  it('AIE-4.1-b: every People has zones of origin outside the Republic, and its units live there', () => {
    for (const id of peopleIds) {
      const people = data.peoples[id]
      expect(people.zones.length).toBeGreaterThan(0)
      for (const zone of people.zones) expect(row(data.zones, zone).roman).toBe(false)
      expect(people.units.length).toBeGreaterThan(0)
      for (const unit of people.units) expect(people.zones).toContain(row(data.units, unit).home)
      for (const leader of people.leaders) {
        const { home } = row(data.foreignLeaders, leader)
        if (home !== null) expect(people.zones).toContain(home)
      }
    }
    expect(data.peoples.alpes.zones).toHaveLength(2)
    expect(data.peoples.aegyptii.zones).toEqual(['AEG-1'])
  })

  it('AIE-9.3-a: the Germani have three units', () => {
    expect(data.peoples.germani.units).toEqual(['germani-1', 'germani-2', 'germani-3'])
  })

  it('AIE-4.3-a: only the Aegyptii have naves', () => {
    const fleets = allUnits.filter(unit => unit.people !== null && unit.kind === 'naves')
    expect(fleets.map(unit => unit.id)).toEqual(['aegyptii-naves-1'])
    expect(fleets[0]?.carries).toEqual({ units: 3, legions: 3 })
  })

  it('AIE-10.1-c: the VP of the Majors are even, so that half is exact', () => {
    for (const id of peopleIds) expect((data.peoples[id].victoryPoints ?? 0) % 2).toBe(0)
  })
})

describe('the leaders', () => {
  it('AIE-3.3.2-a: 36 Roman leaders: 16 at the start, 10 in -48, 10 after Caesar', () => {
    expect(leaders).toHaveLength(36)
    expect(leaders.filter(leader => leader.entry === 'start')).toHaveLength(16)
    expect(leaders.filter(leader => leader.entry === -48)).toHaveLength(10)
    expect(leaders.filter(leader => leader.entry === 'caesar-dead')).toHaveLength(10)
  })

  it('AIE-3.7.1-b: five leaders never change faction, and they alone have one face', () => {
    const fixed = leaders.filter(leader => leader.neverChangesFaction).map(leader => leader.id)
    expect(fixed.toSorted()).toEqual(['caesar', 'g-pompeius', 'octavianus', 'pompeius', 's-pompeius'])
    for (const leader of leaders) {
      const faces = factionIds.filter(faction => leader.faces[faction] !== null)
      expect(faces.length).toBe(leader.neverChangesFaction ? 1 : 2)
      if (leader.firstFaction !== 'random') expect(faces).toContain(leader.firstFaction)
    }
  })

  it('AIE-1.2.1-b: Pompeius has no Caesarian face', () => {
    expect(row(data.romanLeaders, 'pompeius').faces.caesarian).toBeNull()
  })

  it('AIE-1.2-b: the four Assassins', () => {
    expect(
      leaders
        .filter(leader => leader.assassin)
        .map(leader => leader.id)
        .toSorted(),
    ).toEqual(['cassius', 'd-brutus', 'm-brutus', 'trebonius'])
  })

  it('AIE-2.D-a: Caesar 6 and Pompeius 5 make 11 sequences', () => {
    const caesar = row(data.romanLeaders, 'caesar').faces.caesarian
    const pompeius = row(data.romanLeaders, 'pompeius').faces.republican
    expect([caesar?.strategic, pompeius?.strategic]).toEqual([6, 5])
  })

  it('AIE-2.D-e: natural deaths by year', () => {
    const pompeius = row(data.romanLeaders, 'pompeius').naturalDeath
    expect([
      pompeius[-44],
      pompeius[-43],
      pompeius[-39],
      pompeius[-38],
      pompeius[-34],
      pompeius[-29],
    ]).toEqual([undefined, 3, 3, 6, 6, 8])
    const curio = row(data.romanLeaders, 'curio').naturalDeath
    expect([curio[-39], curio[-38], curio[-33]]).toEqual([undefined, 2, 4])
    expect(row(data.romanLeaders, 'octavianus').naturalDeath).toEqual({})
    expect(leaders.filter(leader => Object.keys(leader.naturalDeath).length > 0)).toHaveLength(9)
  })

  it('AIE-LT-a: Pansa and Salvidienus are rolled for', () => {
    expect(leaders.filter(leader => leader.firstFaction === 'random').map(leader => leader.id)).toEqual([
      'pansa',
      'salvidienus',
    ])
  })

  it('AIE-4.2.1-a: nine non-Roman leaders, and successors name a leader of the same People', () => {
    const foreign = Object.values(data.foreignLeaders)
    expect(foreign).toHaveLength(9)
    for (const leader of foreign) {
      if (typeof leader.entry === 'number') continue
      expect(row(data.foreignLeaders, leader.entry.after).people).toBe(leader.people)
    }
    expect(row(data.foreignLeaders, 'juba-i').leaves).toBe('first-pacification')
    expect(row(data.foreignLeaders, 'orodes').leaves).toBe(-39)
  })

  it('no leader has two ids and no id is shared by two kinds of leader', () => {
    const ids = [...Object.keys(data.romanLeaders), ...Object.keys(data.foreignLeaders)]
    expect(new Set(ids).size).toBe(45)
  })
})

describe('the units', () => {
  it('AIE-3.2.1-a: 55 legions, 18 of them recruits, and no XXXV', () => {
    const legions = romanUnits.filter(unit => unit.kind === 'legio')
    expect(legions).toHaveLength(55)
    expect(legions.filter(unit => unit.recruit)).toHaveLength(18)
    expect(data.units['legio-XXXV']).toBeUndefined()
    expect(row(data.units, 'legio-X').normal).not.toEqual(row(data.units, 'legio-X-R').normal)
  })

  it('AIE-3.2.2-a, AIE-3.2.3-a: 9 equites, 9 auxilia, 9 naves', () => {
    const ids = romanUnits.map(unit => unit.id)
    expect([count(ids, 'equites'), count(ids, 'auxilia'), count(ids, 'naves')]).toEqual([9, 9, 9])
    expect(romanUnits).toHaveLength(82)
  })

  it('AIE-8.6.1-a: quality 3 for XXI and XXII, 1 for equites', () => {
    expect(['legio-XXI', 'legio-XXII', 'equites-2-1'].map(id => row(data.units, id).normal.quality)).toEqual([
      3, 3, 1,
    ])
  })

  it('AIE-1.3-a: a reduced side is never better and always weaker', () => {
    for (const { normal, reduced } of allUnits) {
      expect(reduced.strength).toBeLessThan(normal.strength)
      expect(reduced.strength).toBeGreaterThan(0)
      expect(reduced.quality).toBeLessThanOrEqual(normal.quality)
      expect(reduced.tactical).toBeLessThanOrEqual(normal.tactical)
    }
  })

  it('AIE-3.4.2-f: naves carry three units, of which two legions on the 4 SP ships', () => {
    for (const unit of romanUnits) {
      const carries = { units: 3, legions: unit.normal.strength === 4 ? 2 : 3 }
      expect(unit.carries).toEqual(unit.kind === 'naves' ? carries : null)
    }
  })

  it('AIE-1.2.2-a, AIE-1.3.2-a: movement allowances', () => {
    expect(movementAllowance).toEqual({ leader: 4, land: 3, naves: 1 })
  })
})

describe('the stratagems', () => {
  it('AIE-6-d: 38 faces on 19 two-sided counters', () => {
    expect(counters).toHaveLength(19)
    const faces = counters.flatMap(counter => counter.faces)
    expect(faces).toHaveLength(38)
    const phases = faces.map(face => data.stratagems[face.stratagem].phase)
    expect(['B', 'C', 'E', 'F'].map(phase => phases.filter(each => each === phase).length)).toEqual([
      3, 9, 20, 6,
    ])
  })

  it('AIE-6-a: the sides of a counter differ, and every face of the list is on one counter', () => {
    for (const { faces } of counters) expect(faces[0].stratagem).not.toBe(faces[1].stratagem)
    for (const stratagem of Object.values(data.stratagems)) {
      const values = counters
        .flatMap(counter => counter.faces)
        .filter(face => face.stratagem === stratagem.id)
        .map(face => face.value)
      expect(values.toSorted()).toEqual(stratagem.faces.toSorted())
    }
  })

  it('AIE-6-b, AIE-2.C-b: three counters kept, three dummies in the cup', () => {
    expect([stratagemsKept, dummyMarkers]).toEqual([3, 3])
  })
})

describe('the combat table', () => {
  const { rows, columns, losses } = data.combat

  it('has 12 rows of 10 cells', () => {
    expect(rows).toHaveLength(data.combat.highestRow - data.combat.lowestRow + 1)
    for (const cells of rows) expect(cells).toHaveLength(columns.length)
    expect(columns).toHaveLength(10)
  })

  it('AIE-CT-a: A and E are suffered by the loser, fractions by the winner', () => {
    for (const cell of rows.flat()) {
      const [winner, loser] =
        cell.winner === 'attacker' ? [cell.attacker, cell.defender] : [cell.defender, cell.attacker]
      expect(['R', '1/4', '1/2', '3/4']).toContain(winner)
      expect(['R', 'A', 'E']).toContain(loser)
      if (loser === 'R') expect(winner).toBe('R')
    }
  })

  it('AIE-CT-b: the attacker wins from row 8, 7 ... -1 of the ten columns', () => {
    const first = columns.map(
      (_, column) => rows.findIndex(cells => cells[column]?.winner === 'attacker') - 2,
    )
    expect(first).toEqual([8, 7, 6, 5, 4, 3, 2, 1, 0, -1])
    for (const [column] of columns.entries()) {
      const draws = rows.filter(cells => cells[column]?.attacker === 'R' && cells[column]?.defender === 'R')
      expect(draws.map(cells => cells[column]?.winner)).toEqual(['defender', 'attacker'])
    }
  })

  it('AIE-CT-c to AIE-CT-f: the notation', () => {
    expect(losses.E.kind).toBe('eliminated')
    expect(losses.A.kind).toBe('all-reduced')
    expect(losses.R.kind).toBe('none')
    expect(losses['3/4']).toEqual({ kind: 'share', quarters: 3 })
  })

  it('AIE-8.3-a: columns rise, and 55 to 37 falls in 5/4', () => {
    const ratios = columns.map(column => column.attacker / column.defender)
    expect(ratios).toEqual(ratios.toSorted((one, two) => one - two))
    const used = columns.findLast(column => 55 * column.defender >= 37 * column.attacker)
    expect(used?.label).toBe('5/4')
  })
})

describe('the events', () => {
  it('AIE-2.D-c: one event for each sum from 1 to 15', () => {
    expect(Object.keys(data.events).map(Number)).toEqual(Array.from({ length: 15 }, (_, index) => index + 1))
    for (const event of Object.values(data.events)) {
      expect(event.rule).toBe(`AIE-EV-${String(event.number).padStart(2, '0')}`)
    }
  })

  it('AIE-EV-11: every face of the die is another region; Sicilia is spared', () => {
    expect(Object.values(data.desertionRegions)).toEqual([
      'gallia',
      'hispania',
      'italia',
      'graecia',
      'asia',
      'africa',
    ])
  })
})

describe('the scenarios', () => {
  it('AIE-SC-b: seven scenarios, the first two with a fixed set-up', () => {
    expect(scenarioIds.map(id => data.scenarios[id].deployment)).toEqual([
      'fixed',
      'fixed',
      'free',
      'free',
      'free',
      'free',
      'free',
    ])
    expect(scenarioIds.map(id => data.scenarios[id].lastYear - data.scenarios[id].firstYear + 1)).toEqual([
      21, 6, 2, 3, 3, 7, 4,
    ])
    expect(scenarioIds.map(id => data.scenarios[id].stars)).toEqual([4, 3, 1, 2, 2, 3, 3])
    expect(scenarioIds.map(id => data.scenarios[id].spqr.start)).toEqual([0, 0, 1, 2, 1, 1, 0])
    expect(spqrEnd).toBe(5)
  })

  it.each(scenarioIds)('AIE-3.3.1-a: scenario %s names things that exist, each counter once', id => {
    const { forces, foreignLeaders, entrants } = data.scenarios[id]
    const listed = factionIds.flatMap(faction => forces[faction].leaders)
    const units = factionIds.flatMap(faction => forces[faction].units)
    expect(new Set(listed).size).toBe(listed.length)
    expect(new Set(units).size).toBe(units.length)
    for (const unit of units) expect(data.romanUnitIds).toContain(unit)
    for (const faction of factionIds) {
      const force = forces[faction]
      for (const leader of force.leaders) expect(row(data.romanLeaders, leader).faces[faction]).not.toBeNull()
      for (const leader of force.factionLeaders) expect(force.leaders).toContain(leader)
      for (const [leader, where] of Object.entries(force.startZones)) {
        expect(force.leaders).toContain(leader)
        for (const zone of where) row(data.zones, zone)
      }
      for (const zone of [...force.mustOccupy, ...force.closed]) row(data.zones, zone)
      for (const { zone, units: here } of force.placements) {
        row(data.zones, zone)
        // AIE-FD-d holds for the fixed set-up too.
        if (count(here, 'naves') > 0) expect(row(data.zones, zone).port).not.toBeNull()
      }
    }
    for (const leader of [...foreignLeaders.inPlay, ...foreignLeaders.later]) row(data.foreignLeaders, leader)
    for (const leader of entrants) expect(listed).not.toContain(leader)
  })

  it.each(scenarioIds)('AIE-3.7.3-a: in scenario %s every region and Roma begin under one faction', id => {
    const { caesarian, republican } = data.scenarios[id].forces
    expect([...caesarian.regions, ...republican.regions].toSorted()).toEqual(regionIds.toSorted())
    expect(caesarian.roma).not.toBe(republican.roma)
  })

  it('AIE-SC-b: the totals of the fixed set-up', () => {
    const { caesarian, republican } = data.scenarios['1'].forces
    const totals = (force: AleaData['scenarios']['1']['forces']['caesarian']) => [
      force.leaders.length,
      count(force.units, 'legio'),
      count(force.units, 'auxilia'),
      count(force.units, 'equites'),
      count(force.units, 'naves'),
    ]
    expect(totals(caesarian)).toEqual([7, 13, 3, 3, 2])
    expect(totals(republican)).toEqual([9, 20, 4, 4, 1])
    expect(data.scenarios['2'].forces).toEqual(data.scenarios['1'].forces)
    expect(data.scenarios['1'].entrants).toHaveLength(20)
  })

  it('AIE-3.3.1-a: legions on the map in each scenario', () => {
    const legions = scenarioIds.map(id =>
      factionIds.map(faction => count(data.scenarios[id].forces[faction].units, 'legio')),
    )
    expect(legions).toEqual([
      [13, 20],
      [13, 20],
      [20, 16],
      [20, 11],
      [31, 21],
      [28, 17],
      [21, 22],
    ])
  })

  it('AIE-FD-b: free deployment gives each side at least the legions its garrisons need', () => {
    for (const id of scenarioIds.filter(each => data.scenarios[each].deployment === 'free')) {
      for (const faction of factionIds) {
        const force = data.scenarios[id].forces[faction]
        const needed = sum(force.regions.map(region => data.regions[region].garrison))
        expect(count(force.units, 'legio')).toBeGreaterThanOrEqual(needed)
        // AIE-FD-c: a leader for each region and one for Roma.
        expect(force.leaders.length).toBeGreaterThanOrEqual(force.regions.length + (force.roma ? 1 : 0))
      }
    }
  })

  it('AIE-S4-a, AIE-S6-a, AIE-S7-a: Peoples that are not at peace', () => {
    expect(data.scenarios['4'].peoples).toEqual([
      { people: 'aegyptii', status: 'war', faction: 'republican' },
      { people: 'pontici', status: 'war', faction: 'republican' },
      { people: 'numidae', status: 'allegiance', faction: 'republican' },
    ])
    expect(data.scenarios['6'].peoples.map(start => start.faction)).toEqual(['caesarian'])
    expect(data.scenarios['7'].peoples.map(start => start.faction)).toEqual(['republican'])
    expect(scenarioIds.filter(id => data.scenarios[id].peoples.length === 0)).toEqual(['1', '2', '3', '5'])
  })

  it('AIE-S5-c: D. Brutus begins alone in the northern Alpes', () => {
    const { startZones, withoutUnits } = data.scenarios['5'].forces.republican
    expect(startZones['d-brutus']).toEqual(['ALP-1'])
    expect(withoutUnits).toEqual(['d-brutus'])
    const latitude = (id: string) => Math.max(...row(data.zones, id).towns.map(town => town.lat))
    expect(latitude('ALP-1')).toBeGreaterThan(latitude('ALP-2'))
  })

  it('AIE-S6-c: the three zones that the Republican holds inside Caesarian regions', () => {
    const { caesarian, republican } = data.scenarios['6'].forces
    expect(republican.mustOccupy).toEqual(['GAL-8', 'ITA-2', 'ITA-6'])
    expect(caesarian.closed).toEqual(republican.mustOccupy)
  })

  it('AIE-S7-b: M. Antonius commands 15, printed 9', () => {
    expect(data.scenarios['7'].overrides['m-antonius']).toEqual({ command: 15 })
    expect(row(data.romanLeaders, 'm-antonius').faces.republican?.command).toBe(9)
  })

  it('AIE-S1-e: victory levels', () => {
    const { victory } = data.scenarios['1']
    expect(victory.kind === 'score' && victory.levels.map(level => level.above)).toEqual([25, 50, 75])
  })
})

describe('the options', () => {
  it('each has its default among its values and a ruling', () => {
    expect(data.options.map(option => option.id)).toEqual(Object.keys(data.defaultOptions))
    for (const option of data.options) {
      expect(option.values).toContain(option.default)
      expect(option.default).toBe(data.defaultOptions[option.id])
      expect(option.ruling).toMatch(/^RULING-\d{2,3}$/)
    }
  })
})

describe('the data object', () => {
  it('is frozen to the bottom, but for its lists', () => {
    const open: string[] = []
    const look = (value: unknown, path: string): void => {
      if (typeof value !== 'object' || value === null) return
      if (!Array.isArray(value) && !Object.isFrozen(value)) open.push(path)
      for (const [key, part] of Object.entries(value)) look(part, `${path}.${key}`)
    }
    look(data, 'data')
    expect(open).toEqual([])
  })

  it('row() finds ids and nothing else', () => {
    expect(row(data.zones, 'ITA-1').id).toBe('ITA-1')
    expect(() => row(data.zones, 'toString')).toThrow('no such id: toString')
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
    const loaded = loadData({ name: 'Nothing' }, series)
    expect(loaded).toEqual({ ...data, pack: 'Nothing' })
  })

  it('changes what it names and leaves the shipped data alone', () => {
    const before = JSON.stringify(data)
    const loaded = loadData(
      {
        name: 'My counters',
        about: 'Copied from my own box.',
        leaders: {
          caesar: { faces: { caesarian: { command: 14 } } },
          lurium: { assassin: true, faces: { republican: null } },
        },
        foreignLeaders: { orodes: { tactical: 2 } },
        units: { 'legio-XIII': { normal: { strength: 6 }, reduced: { quality: 2 } } },
        zones: { 'GRA-4': { name: 'Hellas', city: 'Corinthus' }, 'ITA-6': { port: 'Pisae' } },
        seas: { MOR: { name: 'Mare Aegaeum' } },
        peoples: { parthi: { victoryPoints: 8 } },
        stratagems: {
          K01: [{ stratagem: 'initiative' }, { stratagem: 'muraille', value: -2 }],
          K03: [{ stratagem: 'janus' }, { stratagem: 'fuite-opportune' }],
        },
        scenarios: { 3: { republican: { factionLeaders: ['pompeius', 'cato'] } } },
      },
      series,
    )
    expect(row(loaded.romanLeaders, 'caesar').faces.caesarian).toEqual({
      command: 14,
      tactical: 3,
      political: 6,
      strategic: 6,
    })
    expect(row(loaded.romanLeaders, 'lurium').faces.republican).toBeNull()
    expect(row(loaded.foreignLeaders, 'orodes').tactical).toBe(2)
    expect(row(loaded.units, 'legio-XIII').normal).toEqual({ strength: 6, quality: 4, tactical: 1 })
    expect(row(loaded.units, 'legio-XIII').reduced).toEqual({ strength: 3, quality: 2, tactical: 0 })
    expect(row(loaded.zones, 'GRA-4').name).toBe('Hellas')
    expect(loaded.regions.italia.ports).toContain('ITA-6')
    expect(loaded.coasts.filter(coast => coast.zone === 'ITA-6').map(coast => coast.port)).toEqual([
      true,
      true,
    ])
    expect(row(loaded.seas, 'MOR').name).toBe('Mare Aegaeum')
    expect(loaded.peoples.parthi.victoryPoints).toBe(8)
    expect(row(loaded.stratagemCounters, 'K01').faces[1]).toEqual({ stratagem: 'muraille', value: -2 })
    expect(loaded.scenarios['3'].forces.republican.factionLeaders).toEqual(['pompeius', 'cato'])
    expect(loaded.pack).toBe('My counters')
    expect(loaded.changed).toContain('leaders.caesar')
    expect(loaded.changed).toContain('scenarios.3')
    expect(JSON.stringify(data)).toBe(before)
  })

  it('a fixed set-up is replaced as a whole and its lists follow', () => {
    const placements = [
      { zone: 'ITA-4', leaders: ['caesar'], units: ['legio-XIII'] },
      { zone: 'GAL-9', units: ['legio-X'] },
    ]
    const { forces, entrants } = loadData(
      { name: 'Small', scenarios: { 1: { caesarian: { placements } } } },
      series,
    ).scenarios['1']
    expect(forces.caesarian.leaders).toEqual(['caesar'])
    expect(forces.caesarian.units).toEqual(['legio-XIII', 'legio-X'])
    expect(entrants).toHaveLength(20)
    expect(data.scenarios['1'].forces.caesarian.leaders).toHaveLength(7)
  })

  it.each<[string, unknown]>([
    ['the pack: expected an object, got null', null],
    ['the pack: expected an object, got a list', []],
    ['name: expected a value, got nothing', {}],
    [
      'leaders.caesar.faces.caesarian.command: expected a number from 0 to 20, got "x"',
      { name: 'a', leaders: { caesar: { faces: { caesarian: { command: 'x' } } } } },
    ],
    [
      'leaders.caesar.faces.caesarian.command: expected a number from 0 to 20, got 2.5',
      { name: 'a', leaders: { caesar: { faces: { caesarian: { command: 2.5 } } } } },
    ],
    [
      'leaders.caesar.faces.caesarian.comand: unknown key, expected one of command, tactical, political, strategic',
      { name: 'a', leaders: { caesar: { faces: { caesarian: { comand: 3 } } } } },
    ],
    ['leaders.crassus: unknown leader "crassus"', { name: 'a', leaders: { crassus: {} } }],
    ['leaders: expected an object, got a list', { name: 'a', leaders: [] }],
    [
      'leaders.pompeius.faces.caesarian: this leader has no such face',
      { name: 'a', leaders: { pompeius: { faces: { caesarian: { command: 3 } } } } },
    ],
    [
      'leaders.curio.faces.caesarian: a leader cannot do without the face he enters with',
      { name: 'a', leaders: { curio: { faces: { caesarian: null } } } },
    ],
    [
      'units.legio-X.normal.strength: expected a number from 0 to 30, got -1',
      { name: 'a', units: { 'legio-X': { normal: { strength: -1 } } } },
    ],
    ['units.legio-XXXV: unknown unit "legio-XXXV"', { name: 'a', units: { 'legio-XXXV': {} } }],
    [
      'peoples.germani.victoryPoints: a Minor People has no VP',
      { name: 'a', peoples: { germani: { victoryPoints: 1 } } },
    ],
    ['zones.ITA-3.port: this zone has no coast', { name: 'a', zones: { 'ITA-3': { port: 'Ticinum' } } }],
    ['zones.ITA-1.city: Roma cannot be taken off the map', { name: 'a', zones: { 'ITA-1': { city: null } } }],
    [
      'zones: expected 5 or 6 city zones in Italia, got 4',
      { name: 'a', zones: { 'ITA-3': { city: null }, 'ITA-4': { city: null } } },
    ],
    [
      'stratagems.K01.1.stratagem: unknown stratagem "flight"',
      { name: 'a', stratagems: { K01: [{ stratagem: 'initiative' }, { stratagem: 'flight' }] } },
    ],
    [
      'stratagems.K02: expected two different stratagems, got janus twice',
      { name: 'a', stratagems: { K02: [{ stratagem: 'janus' }, { stratagem: 'janus' }] } },
    ],
    [
      'stratagems: expected this many faces of janus: 1 (none), got 2 (none, none)',
      { name: 'a', stratagems: { K01: [{ stratagem: 'initiative' }, { stratagem: 'janus' }] } },
    ],
    [
      'scenarios.3.caesarian.units.1: unknown unit "germani-1"',
      { name: 'a', scenarios: { 3: { caesarian: { units: ['legio-X', 'germani-1'] } } } },
    ],
    [
      'scenarios.3: unit legio-I is listed twice',
      { name: 'a', scenarios: { 3: { caesarian: { units: ['legio-I'] } } } },
    ],
    [
      'scenarios.1.caesarian.units: this scenario has a fixed set-up: give its placements',
      { name: 'a', scenarios: { 1: { caesarian: { units: [] } } } },
    ],
    [
      'scenarios.3.caesarian.factionLeaders: cato is not among the leaders',
      { name: 'a', scenarios: { 3: { caesarian: { factionLeaders: ['cato'] } } } },
    ],
    ['scenarios.8: unknown scenario "8"', { name: 'a', scenarios: { 8: {} } }],
  ])('refuses: %s', (message, pack) => {
    expect(refuse(pack)).toBe(message)
  })
})

import { expect, it } from 'vitest'
import { row } from '../../data/index.ts'
import type { UnitRatings } from '../../data/units.ts'
import { aleaData as data } from '../../rules/series.ts'
import { cells, lines } from './lines.ts'

it('AIE-1.1-a, AIE-4.1-a, AIE-4.2.4-a, AIE-4.3-g, AIE-10.1-c: nation, group, range, VP and leaders of every People', () => {
  const found = data.peopleOrder.map(id => {
    const { nationality, group, range, major, victoryPoints, zones } = data.peoples[id]
    return cells(id, nationality, group, major ? 'Major' : 'Minor', range, victoryPoints, zones.join(' '))
  })
  expect(found).toEqual(
    lines(`
    illyrii    | illyrians        | 1 | Minor | 2 | - | ILL-1
    germani    | germans          | 1 | Minor | 2 | - | GER-1 GER-2
    alpes      | celts            | 1 | Minor | 2 | - | ALP-1 ALP-2
    galatae    | celts            | 1 | Minor | 2 | - | GLT-1
    celtiberes | celts            | 1 | Minor | 2 | - | CLB-1
    pannonii   | celts            | 1 | Minor | 2 | - | PAN-1
    parthi     | iranians         | 2 | Major | 3 | 6 | PAR-1 PAR-2 PAR-3
    daci       | thraco-phrygians | 2 | Minor | 2 | - | DAC-1
    thracii    | thraco-phrygians | 2 | Minor | 2 | - | THR-1
    pontici    | thraco-phrygians | 2 | Major | 3 | 2 | PON-1
    cappadocii | thraco-phrygians | 2 | Minor | 2 | - | CAP-1
    armenii    | thraco-phrygians | 2 | Minor | 2 | - | ARM-1
    mauri      | hamites-semites  | 3 | Minor | 2 | - | MAU-1 MAU-2
    nabatenei  | hamites-semites  | 3 | Minor | 2 | - | NAB-1
    numidae    | hamites-semites  | 3 | Major | 3 | 2 | NUM-1 NUM-2
    judaei     | hamites-semites  | 3 | Minor | 2 | - | JUD-1
    aegyptii   | hamites-semites  | 3 | Major | 3 | 4 | AEG-1
    `),
  )
  for (const id of data.nationalityOrder) {
    const { group, peoples } = data.nationalities[id]
    expect(peoples.toSorted()).toEqual(
      data.peopleOrder.filter(people => data.peoples[people].nationality === id).toSorted(),
    )
    for (const people of peoples) expect(group).toBe(data.peoples[people].group)
  }
  expect(data.peoples.parthi.leaders).toEqual(['orodes', 'pacorus-surena', 'phraates'])
  expect(data.peoples.aegyptii.leaders).toEqual(['cleopatra', 'achillas'])
  expect(data.peoples.pontici.leaders).toEqual(['pharnaces', 'darius'])
  expect(data.peoples.numidae.leaders).toEqual(['juba-i', 'juba-ii'])
})

it('AIE-4.4.1-b, AIE-4.4.1-d: the regions that each People touches', () => {
  const found = data.peopleOrder.map(id => `${id}: ${data.peoples[id].adjacentRegions.join(' ')}`.trim())
  expect(found).toEqual(
    lines(`
    illyrii: graecia
    germani: gallia
    alpes: italia gallia
    galatae: asia
    celtiberes: hispania
    pannonii: italia
    parthi: asia
    daci:
    thracii: asia graecia
    pontici: asia
    cappadocii: asia
    armenii:
    mauri: hispania
    nabatenei: asia
    numidae: africa
    judaei: asia
    aegyptii:
    `),
  )
})

it('AIE-1.3-a, AIE-4.2.3-a, AIE-9.3-a: the units of every People: full and reduced, and where each is at home', () => {
  const found = data.peopleOrder.flatMap(id =>
    data.peoples[id].units.map(unit => {
      const { kind, type, recruit, normal, reduced, home } = row(data.units, unit)
      expect([recruit, data.peopleOfCounter[unit]]).toEqual([false, id])
      // Its own kind of troops, or the People.
      expect(unit).toBe(`${id}${type === id ? '' : `-${type}`}-${unit.slice(unit.lastIndexOf('-') + 1)}`)
      return cells(unit, kind, ratings(normal), ratings(reduced), home)
    }),
  )
  expect(found).toEqual(
    lines(`
    illyrii-1            | warriors | 4/2/0 | 2/1/0 | ILL-1
    illyrii-2            | warriors | 4/2/0 | 2/1/0 | ILL-1
    germani-1            | warriors | 5/2/1 | 3/1/0 | GER-1
    germani-2            | warriors | 5/2/1 | 3/1/0 | GER-2
    germani-3            | warriors | 5/2/1 | 3/1/0 | GER-2
    alpes-1              | warriors | 3/2/1 | 2/1/0 | ALP-1
    alpes-2              | warriors | 3/2/1 | 2/1/0 | ALP-2
    galatae-1            | warriors | 4/2/0 | 2/1/0 | GLT-1
    galatae-2            | warriors | 4/2/0 | 2/1/0 | GLT-1
    celtiberes-1         | warriors | 4/2/1 | 2/1/0 | CLB-1
    celtiberes-2         | warriors | 4/2/1 | 2/1/0 | CLB-1
    pannonii-1           | warriors | 5/2/0 | 3/1/0 | PAN-1
    pannonii-2           | warriors | 5/2/0 | 3/1/0 | PAN-1
    parthi-cataphracti-1 | warriors | 4/3/1 | 2/2/0 | PAR-1
    parthi-cataphracti-2 | warriors | 4/3/1 | 2/2/0 | PAR-2
    parthi-cataphracti-3 | warriors | 4/3/1 | 2/2/0 | PAR-3
    parthi-sagittarii-1  | warriors | 5/2/1 | 3/1/0 | PAR-1
    parthi-sagittarii-2  | warriors | 5/2/1 | 3/1/0 | PAR-2
    parthi-sagittarii-3  | warriors | 5/2/1 | 3/1/0 | PAR-3
    daci-1               | warriors | 5/2/1 | 3/1/0 | DAC-1
    daci-2               | warriors | 5/2/1 | 3/1/0 | DAC-1
    daci-3               | warriors | 5/2/1 | 3/1/0 | DAC-1
    thracii-1            | warriors | 4/2/0 | 2/1/0 | THR-1
    thracii-2            | warriors | 4/2/0 | 2/1/0 | THR-1
    pontici-phalanx-1    | warriors | 5/2/0 | 3/1/0 | PON-1
    pontici-phalanx-2    | warriors | 5/2/0 | 3/1/0 | PON-1
    pontici-equites-1    | warriors | 3/2/0 | 2/1/0 | PON-1
    pontici-equites-2    | warriors | 3/2/0 | 2/1/0 | PON-1
    cappadocii-1         | warriors | 3/1/0 | 2/1/0 | CAP-1
    cappadocii-2         | warriors | 3/1/0 | 2/1/0 | CAP-1
    armenii-1            | warriors | 4/2/0 | 2/1/0 | ARM-1
    armenii-2            | warriors | 4/2/0 | 2/1/0 | ARM-1
    mauri-1              | warriors | 3/1/0 | 2/1/0 | MAU-1
    mauri-2              | warriors | 3/1/0 | 2/1/0 | MAU-2
    nabatenei-1          | warriors | 3/1/0 | 2/1/0 | NAB-1
    nabatenei-2          | warriors | 3/1/0 | 2/1/0 | NAB-1
    numidae-pedites-1    | warriors | 5/1/0 | 3/1/0 | NUM-1
    numidae-pedites-2    | warriors | 5/1/0 | 3/1/0 | NUM-1
    numidae-equites-1    | warriors | 4/2/1 | 2/1/0 | NUM-1
    numidae-equites-2    | warriors | 4/2/1 | 2/1/0 | NUM-2
    judaei-1             | warriors | 3/2/0 | 2/1/0 | JUD-1
    judaei-2             | warriors | 3/2/0 | 2/1/0 | JUD-1
    aegyptii-gabiniani-1 | warriors | 5/2/0 | 3/1/0 | AEG-1
    aegyptii-gabiniani-2 | warriors | 5/2/0 | 3/1/0 | AEG-1
    aegyptii-levies-1    | warriors | 4/1/0 | 2/1/0 | AEG-1
    aegyptii-levies-2    | warriors | 4/1/0 | 2/1/0 | AEG-1
    aegyptii-naves-1     | naves    | 6/1/0 | 3/1/0 | AEG-1
    `),
  )
})

function ratings({ strength, quality, tactical }: UnitRatings): string {
  return `${strength}/${quality}/${tactical}`
}

import { expect, it } from 'vitest'
import { row, type UnitData, type UnitRatings } from '../../data/index.ts'
import { dioceseIds, peopleIds } from '../../data/types.ts'
import { semperData as data } from '../../rules/series.ts'
import { cells, lines } from './printed.ts'

const units = Object.values(data.units)
const romans = units.filter(unit => unit.people === null)

function figures({ strength, quality, tactical }: UnitRatings): string {
  return `${strength}/${quality}/${tactical}`
}

/** Normal side, then reduced. */
function sidesOf({ normal, reduced }: UnitData): string {
  return `${figures(normal)} -> ${figures(reduced)}`
}

it('SV-1.3.1-A, SV-3.3.2-C: comitatenses and their capitals, the table of deployment (RULING-71)', () => {
  const found = data.capitals.map(({ name, zone }) => {
    const garrison = romans.filter(unit => unit.kind === 'comitatenses' && unit.home === zone)
    return cells(name, garrison.map(unit => unit.name).join(', '))
  })
  expect(found).toEqual(
    lines(`
    Treveri    | Scutarii 3, Armaturae Seniores, Bracchiati, Cornuti
    Arelate    | Celtae, Petulantes
    Mediolanum | Scutarii 4, Scutarii 5, Batavi, Heruli, Ioviani, Herculiani
    Sirmium    | Pannoniciani, Moesiaci
    Nicomedia  | Scutarii 1, Scutarii Clibanarii, Gentiles Iuniores, Lanciarii, Mattiarii, Victores
    Antiochia  | Scutarii 2, Scutarii Sagittarii, Gentiles Seniores, Armaturae Iuniores, Divitenses, Tungrecani
    `),
  )
})

it('SV-1.3-A: SP QU TB of the comitatenses', () => {
  const alike = (ratings: string) =>
    romans
      .filter(unit => unit.kind === 'comitatenses' && sidesOf(unit) === ratings)
      .map(unit => unit.name)
      .toSorted()
  expect(alike('3/4/1 -> 2/3/1')).toEqual([
    'Armaturae Iuniores',
    'Armaturae Seniores',
    'Gentiles Iuniores',
    'Gentiles Seniores',
    'Scutarii 1',
    'Scutarii 2',
    'Scutarii 3',
    'Scutarii 4',
    'Scutarii 5',
    'Scutarii Sagittarii',
  ])
  expect(alike('3/4/2 -> 2/3/1')).toEqual(['Scutarii Clibanarii'])
  expect(alike('5/3/1 -> 3/2/0')).toEqual([
    'Batavi',
    'Bracchiati',
    'Celtae',
    'Cornuti',
    'Divitenses',
    'Herculiani',
    'Heruli',
    'Ioviani',
    'Lanciarii',
    'Mattiarii',
    'Petulantes',
    'Tungrecani',
    'Victores',
  ])
  expect(alike('5/3/0 -> 3/2/0')).toEqual(['Moesiaci', 'Pannoniciani'])
})

it('SV-1.3.1-B, SV-3.3.2-A: one ripenses a Diocese, one or two pseudo-comitatenses, and where they begin', () => {
  const found = dioceseIds.map(diocese => {
    const of = (kind: string) => romans.filter(unit => unit.kind === kind && unit.band === diocese)
    for (const unit of of('ripenses')) expect(sidesOf(unit), unit.id).toBe('4/1/0 -> 2/1/0')
    for (const unit of of('pseudo-comitatenses')) expect(sidesOf(unit), unit.id).toBe('4/2/0 -> 2/1/0')
    const homes = (kind: string) => of(kind).map(unit => unit.home)
    return cells(
      data.regions[diocese].name,
      homes('ripenses').join(' '),
      homes('pseudo-comitatenses').join(' '),
    )
  })
  expect(found.toSorted()).toEqual(
    lines(`
    Africa     | AFR3 | AFR4
    Asia       | ASI2 | ASI1
    Britanniae | BRI1 | BRI2
    Galliae    | GAL1 | GAL2 GAL3
    Hispaniae  | HIS6 | HIS1
    Italia     | ITA1 | ITA5 ITA3
    Moesiae    | MOE1 | MOE2 MOE3
    Oriens     | ORI3 | ORI2 ORI3
    Pannoniae  | PAN2 | PAN3 PAN1
    Pontica    | PON6 | PON4
    Thracia    | THR2 | THR3
    Viennensis | VIE3 | VIE1
    `),
  )
})

it('SV-4.1-A, SV-4.1-B, SV-1.2.1-B: Peoples: rank, zones of origin, band, units, leaders as CC/SR/TB', () => {
  const found = peopleIds.map(id => {
    const { name, rank, zones, band, units: own, leaders } = data.peoples[id]
    const kinds = Map.groupBy(own, unit => sidesOf(row(data.units, unit)))
    return cells(
      name,
      rank.charAt(0).toUpperCase() + rank.slice(1),
      zones.join(' '),
      data.regions[band].name,
      [...kinds].map(([ratings, alike]) => `${alike.length} x ${ratings}`).join(', '),
      leaders
        .map(leader => row(data.foreignLeaders, leader))
        .map(({ name: king, command, strategic, tactical }) => `${king} ${command}/${strategic}/${tactical}`)
        .join(', '),
    )
  })
  expect(found.toSorted()).toEqual(
    lines(`
    Alamanni   | Major | ALA                      | Galliae    | 5 x 6/2/0 -> 3/1/0                     | Chnodomar 5/2/1, Vadomar 3/2/0
    Alani      | Minor | ALN                      | Pontica    | 2 x 5/2/1 -> 3/1/0                     | -
    Armenia    | Ally  | ARM                      | Oriens     | 3 x 4/2/0 -> 2/1/0                     | -
    Austuriani | Minor | AUS                      | Africa     | 2 x 3/1/0 -> 2/1/0                     | -
    Burgondi   | Minor | BUR                      | Galliae    | 2 x 5/2/0 -> 3/1/0                     | -
    Franci     | Major | FRA                      | Galliae    | 4 x 6/2/0 -> 3/1/0                     | Ascaric 4/2/1
    Frisii     | Minor | FRI                      | Galliae    | 2 x 4/1/0 -> 2/1/0                     | -
    Gepides    | Minor | GEP                      | Moesiae    | 2 x 5/1/0 -> 3/1/0                     | -
    Iberians   | Minor | IBE                      | Pontica    | 2 x 4/1/0 -> 2/1/0                     | -
    Marcomanni | Minor | MAR                      | Pannoniae  | 2 x 5/1/0 -> 3/1/0                     | -
    Mauri      | Minor | MAU                      | Africa     | 1 x 4/1/0 -> 2/1/0                     | -
    Ostrogothi | Minor | OST                      | Thracia    | 3 x 6/2/0 -> 3/1/0                     | -
    Persians   | Major | PER1 PER2 PER3 PER4 PER5 | Oriens     | 3 x 6/3/1 -> 3/2/0, 5 x 6/1/0 -> 3/1/0 | Hormoz II 6/2/1, Sapor II 8/3/2, Ardashir II 5/2/1
    Picts      | Major | PIC1 PIC2 PIC3           | Britanniae | 4 x 4/1/0 -> 2/1/0                     | Talorc 4/1/1
    Quades     | Minor | QUA                      | Pannoniae  | 2 x 5/1/0 -> 3/1/0                     | -
    Saraceni   | Minor | SRC                      | Oriens     | 2 x 4/1/1 -> 2/1/0                     | -
    Vandales   | Minor | VAN                      | Pannoniae  | 2 x 5/2/0 -> 3/1/0                     | -
    Visigothi  | Major | VIS                      | Thracia    | 5 x 6/2/0 -> 3/1/0                     | Athanaric 5/2/1
    `),
  )
})

it('SV-SC-F: where the units and leaders of Peoples begin', () => {
  const found = peopleIds.map(id => {
    const { name, rank, units: own, leaders } = data.peoples[id]
    const homes = Map.groupBy(own, unit => row(data.units, unit).home)
    const kings = new Set(leaders.map(leader => row(data.foreignLeaders, leader).home))
    const forces = data.peoples[id].zones.map(zone => `${zone} ${homes.get(zone)?.length}`)
    return rank === 'minor' ? [] : [cells(name, forces.join(', '), [...kings].join(' '))]
  })
  expect(found.flat().toSorted()).toEqual(
    lines(`
    Alamanni  | ALA 5                                  | ALA
    Armenia   | ARM 3                                  | -
    Franci    | FRA 4                                  | FRA
    Persians  | PER1 2, PER2 3, PER3 1, PER4 1, PER5 1 | PER2
    Picts     | PIC1 2, PIC2 1, PIC3 1                 | PIC1
    Visigothi | VIS 5                                  | VIS
    `),
  )
  const cataphracts = units.filter(unit => unit.type === 'cataphracti')
  expect(cataphracts.map(unit => unit.home)).toEqual(['PER2', 'PER2', 'PER1'])
})

it('what the text fixes of units is marked rulebook, and nothing else', () => {
  // One ripenses a Diocese, the pseudo-comitatenses of Britanniae and Italia, the comitatenses by name, one of the Mauri.
  const fixed = units.filter(unit => unit.source.counter === 'rulebook')
  expect(fixed.filter(unit => unit.kind === 'ripenses')).toHaveLength(12)
  expect(fixed.filter(unit => unit.kind === 'pseudo-comitatenses').map(unit => unit.name)).toEqual([
    'PC Britanniae',
    'PC Italia 1',
    'PC Italia 2',
  ])
  expect(fixed.filter(unit => unit.kind === 'comitatenses')).toHaveLength(26)
  expect(fixed.filter(unit => unit.people !== null).map(unit => unit.id)).toEqual(['mauri-1'])
  // SV-8.6.1-A: three qualities stand in an example.
  expect(
    units.filter(unit => unit.stated.length > 0).map(unit => cells(unit.name, unit.stated.join(' '))),
  ).toEqual(['RI Galliae | quality', 'Cornuti | quality', 'Gentiles Seniores | quality'])
  expect(units.every(unit => unit.source.ratings === 'reconstruction')).toBe(true)
})

import { expect, it } from 'vitest'
import { row } from '../../data/index.ts'
import { borders, seas, zones } from '../../data/map.ts'
import { aleaData as data } from '../../rules/series.ts'
import { cells, lines } from './lines.ts'

it('AIE-3.1.1-a, AIE-3.1.2-a, AIE-4.1-b, AIE-7.2-e: every zone, whose it is, its city, its port, its ground', () => {
  const found = zones.map(({ id }) => {
    const { region, people, city, port, mountain, island } = row(data.zones, id)
    const ground = [mountain ? 'mountain' : null, island ? 'island' : null].filter(each => each !== null)
    return cells(id, region ?? people, city, port, ground[0] ?? null)
  })
  expect(found).toEqual(
    lines(`
    ITA-1 | italia     | Roma          | Ostia           | -
    ITA-2 | italia     | -             | Genua           | -
    ITA-3 | italia     | Mediolanum    | -               | -
    ITA-4 | italia     | Ravenna       | Ravenna         | -
    ITA-5 | italia     | Aquileia      | -               | -
    ITA-6 | italia     | Perusia       | -               | -
    ITA-7 | italia     | Brundisium    | Brundisium      | -
    ASI-1 | asia       | Ephesus       | Ephesus         | -
    ASI-2 | asia       | Nicomedia     | Nicomedia       | -
    ASI-3 | asia       | Tarsus        | -               | -
    ASI-4 | asia       | -             | Salamis         | island
    ASI-5 | asia       | Antiochia     | Seleucia Pieria | -
    GAL-1 | gallia     | -             | -               | -
    GAL-2 | gallia     | Durocortorum  | -               | -
    GAL-3 | gallia     | -             | -               | -
    GAL-4 | gallia     | -             | -               | -
    GAL-5 | gallia     | -             | -               | -
    GAL-6 | gallia     | -             | -               | -
    GAL-7 | gallia     | Bibracte      | -               | -
    GAL-8 | gallia     | Massalia      | Massalia        | -
    GAL-9 | gallia     | Narbo         | -               | -
    AFR-1 | africa     | Utica         | Utica           | -
    AFR-2 | africa     | -             | Leptis Magna    | -
    AFR-3 | africa     | Cyrene        | -               | -
    GRA-1 | graecia    | Salonae       | Salonae         | -
    GRA-2 | graecia    | Thessalonica  | Thessalonica    | -
    GRA-3 | graecia    | Dyrrachium    | Dyrrachium      | -
    GRA-4 | graecia    | Athenae       | Piraeus         | -
    GRA-5 | graecia    | -             | Cydonia         | island
    SIC-1 | sicilia    | Syracusae     | Syracusae       | island
    SIC-2 | sicilia    | Caralis       | Caralis         | island
    SIC-3 | sicilia    | -             | -               | island
    HIS-1 | hispania   | Tarraco       | Tarraco         | -
    HIS-2 | hispania   | Corduba       | Carteia         | -
    HIS-3 | hispania   | Carthago Nova | Carthago Nova   | -
    HIS-4 | hispania   | -             | -               | -
    ALP-1 | alpes      | -             | -               | mountain
    ALP-2 | alpes      | -             | -               | mountain
    GER-1 | germani    | -             | -               | -
    GER-2 | germani    | -             | -               | -
    CLB-1 | celtiberes | -             | -               | -
    PAN-1 | pannonii   | -             | -               | -
    ILL-1 | illyrii    | -             | -               | -
    DAC-1 | daci       | -             | -               | -
    THR-1 | thracii    | -             | -               | -
    GLT-1 | galatae    | -             | -               | -
    CAP-1 | cappadocii | -             | -               | -
    PON-1 | pontici    | -             | -               | -
    ARM-1 | armenii    | -             | -               | -
    PAR-1 | parthi     | -             | -               | -
    PAR-2 | parthi     | Ctesiphon     | -               | -
    PAR-3 | parthi     | -             | -               | -
    JUD-1 | judaei     | Hierosolyma   | -               | -
    NAB-1 | nabatenei  | -             | -               | -
    AEG-1 | aegyptii   | Alexandria    | Alexandria      | -
    NUM-1 | numidae    | Cirta         | -               | -
    NUM-2 | numidae    | -             | -               | -
    MAU-1 | mauri      | -             | -               | -
    MAU-2 | mauri      | -             | -               | -
    NOR-0 | -          | -             | -               | -
    MRM-0 | -          | -             | -               | -
    `),
  )
})

it('AIE-7.2-a, AIE-7.2-b: the plain borders, from either side', () => {
  const found = data.zoneIds.flatMap(id => {
    const plain = row(data.zones, id).neighbours.filter(({ kind }) => kind === 'land')
    return plain.length === 0
      ? []
      : [
          `${id}: ${plain
            .map(({ zone }) => zone)
            .toSorted()
            .join(' ')}`,
        ]
  })
  expect(found).toEqual(
    lines(`
    ITA-1: ITA-6 ITA-7
    ITA-2: ITA-3 ITA-4 ITA-6 ALP-2
    ITA-3: ITA-2 ITA-4 ITA-5 ALP-1 ALP-2
    ITA-4: ITA-2 ITA-3 ITA-5 ITA-6
    ITA-5: ITA-3 ITA-4 GRA-1 ALP-1 PAN-1 NOR-0
    ITA-6: ITA-1 ITA-2 ITA-4 ITA-7
    ITA-7: ITA-1 ITA-6
    ASI-1: ASI-2 ASI-3 GLT-1
    ASI-2: ASI-1 GLT-1 PON-1
    ASI-3: ASI-1 ASI-5 GLT-1 CAP-1
    ASI-5: ASI-3 CAP-1 JUD-1 NAB-1
    GAL-1: GAL-2 GAL-3 GAL-4
    GAL-2: GAL-1 GAL-4 GAL-5
    GAL-3: GAL-1 GAL-4 GAL-6
    GAL-4: GAL-1 GAL-2 GAL-3 GAL-5 GAL-6 GAL-7
    GAL-5: GAL-2 GAL-4 GAL-7 GAL-8 ALP-1
    GAL-6: GAL-3 GAL-4 GAL-7 GAL-9 HIS-1
    GAL-7: GAL-4 GAL-5 GAL-6 GAL-8 GAL-9
    GAL-8: GAL-5 GAL-7 GAL-9 ALP-2
    GAL-9: GAL-6 GAL-7 GAL-8 HIS-1
    AFR-1: AFR-2 NUM-1
    AFR-2: AFR-1 AFR-3 NUM-1
    AFR-3: AFR-2 MRM-0
    GRA-1: ITA-5 GRA-3 ILL-1
    GRA-2: GRA-3 ILL-1 THR-1
    GRA-3: GRA-1 GRA-2 GRA-4
    GRA-4: GRA-3
    HIS-1: GAL-6 GAL-9 HIS-3 CLB-1
    HIS-2: HIS-3 HIS-4
    HIS-3: HIS-1 HIS-2 HIS-4 CLB-1
    HIS-4: HIS-2 HIS-3 CLB-1
    ALP-1: ITA-3 ITA-5 GAL-5 ALP-2 NOR-0
    ALP-2: ITA-2 ITA-3 GAL-8 ALP-1
    GER-1: GER-2
    GER-2: GER-1
    CLB-1: HIS-1 HIS-3 HIS-4
    PAN-1: ITA-5 ILL-1 NOR-0
    ILL-1: GRA-1 GRA-2 PAN-1 THR-1
    THR-1: GRA-2 ILL-1
    GLT-1: ASI-1 ASI-2 ASI-3 CAP-1 PON-1
    CAP-1: ASI-3 ASI-5 GLT-1 PON-1 ARM-1
    PON-1: ASI-2 GLT-1 CAP-1 ARM-1
    ARM-1: CAP-1 PON-1 PAR-3
    PAR-1: PAR-2
    PAR-2: PAR-1
    PAR-3: ARM-1
    JUD-1: ASI-5 NAB-1 AEG-1
    NAB-1: ASI-5 JUD-1 AEG-1
    AEG-1: JUD-1 NAB-1 MRM-0
    NUM-1: AFR-1 AFR-2 NUM-2
    NUM-2: NUM-1 MAU-2
    MAU-1: MAU-2
    MAU-2: NUM-2 MAU-1
    NOR-0: ITA-5 ALP-1 PAN-1
    MRM-0: AFR-3 AEG-1
    `).map(inOrder),
  )
})

it('AIE-7.2-c, AIE-7.2-d: the rivers and the straits', () => {
  const across = (kind: string): string[] =>
    borders
      .filter(border => border.kind === kind)
      .map(border => cells(border.between.toSorted().join(' - '), border.name))
  expect(across('river')).toEqual(
    lines(`
    GAL-1 - GER-1 | Rhenus
    GAL-2 - GER-1 | Rhenus
    GAL-2 - GER-2 | Rhenus
    GAL-5 - GER-2 | Rhenus
    ALP-1 - GER-2 | Danuvius
    GER-2 - NOR-0 | Danuvius
    GER-2 - PAN-1 | Danuvius
    DAC-1 - PAN-1 | Danuvius
    DAC-1 - THR-1 | Danuvius
    ASI-5 - PAR-1 | Euphrates
    CAP-1 - PAR-1 | Euphrates
    ARM-1 - PAR-1 | Tigris
    PAR-1 - PAR-3 | Tigris
    PAR-2 - PAR-3 | Tigris
    `),
  )
  expect(across('strait')).toEqual(
    lines(`
    ITA-7 - SIC-1 | Fretum Siculum
    HIS-2 - MAU-1 | Fretum Gaditanum
    ASI-1 - THR-1 | Hellespontus
    ASI-2 - THR-1 | Bosporus Thracius
    SIC-2 - SIC-3 | Fretum Taphros
    `),
  )
})

it('AIE-7.2-b to AIE-7.2-e: one point a zone, one more over a river or a strait, one more up a mountain', () => {
  for (const id of data.zoneIds) {
    for (const { zone, kind, cost } of row(data.zones, id).neighbours) {
      const uphill = zone.startsWith('ALP') ? 1 : 0
      expect([id, zone, cost]).toEqual([id, zone, (kind === 'land' ? 1 : 2) + uphill])
    }
  }
})

it('AIE-0.2-a, AIE-3.4.2-c, AIE-3.4.2-d: the seas, their neighbours, and their coasts with ports (*)', () => {
  const open = new Set(['MIO', 'MIC', 'MOR', 'PEX'])
  expect(seas.map(sea => cells(sea.id, sea.open ? 'open' : 'closed', sea.adjacent.join(' ')))).toEqual(
    lines(`
    MIO | open   | MIC OAT
    MIC | open   | MIO MOR
    MOR | open   | MIC PEX
    PEX | open   | MOR
    OAT | closed | MIO FGA
    FGA | closed | OAT MGE
    MGE | closed | FGA
    `),
  )
  for (const { id, adjacent } of seas)
    expect(row(data.seas, id).openNeighbours).toEqual(
      seas.map(sea => sea.id).filter(each => open.has(each) && adjacent.includes(each)),
    )
  const found = seas.map(({ id }) => {
    const shore = data.coasts.filter(coast => coast.sea === id)
    expect(row(data.seas, id).coasts).toEqual(shore.map(coast => coast.zone))
    return `${id}: ${shore.map(coast => `${coast.zone}${coast.port ? '*' : ''}`).join(' ')}`
  })
  const coasts = lines(`
    MIO: ITA-1* ITA-2* ITA-6 ITA-7* GAL-8* GAL-9 AFR-1* SIC-1* SIC-2* SIC-3 HIS-1* HIS-2* HIS-3* ALP-2 NUM-1 NUM-2 MAU-1 MAU-2
    MIC: ITA-4* ITA-5 ITA-6 ITA-7* AFR-1* AFR-2* AFR-3 GRA-1* GRA-3* GRA-4* GRA-5* SIC-1*
    MOR: ASI-1* ASI-2* ASI-3 ASI-4* ASI-5* GRA-2* GRA-3* GRA-4* GRA-5* THR-1 JUD-1 AEG-1* MRM-0
    PEX: ASI-2* THR-1 PON-1
    OAT: GAL-3 GAL-6 HIS-2* HIS-4 CLB-1 MAU-1
    FGA: GAL-1 GAL-3
    MGE: GAL-1 GER-1
  `)
  expect(found).toEqual(coasts)
  for (const id of data.zoneIds) {
    const washed = coasts.filter(line => line.includes(id)).map(line => line.slice(0, 3))
    expect([id, row(data.zones, id).seas]).toEqual([id, washed])
    expect([id, row(data.zones, id).coastal]).toEqual([id, washed.length > 0])
  }
})

it('AIE-3.7.3-b, AIE-3.4.1-f: zones, cities and ports of a region; what lies outside the Republic', () => {
  const all = zones.map(({ id }) => row(data.zones, id))
  for (const region of data.regionOrder) {
    const inside = all.filter(zone => zone.region === region)
    const ids = (kept: typeof inside): string[] => kept.map(({ id }) => id)
    expect(data.regions[region].zones).toEqual(ids(inside))
    expect(data.regions[region].cities).toEqual(ids(inside.filter(({ city }) => city !== null)))
    expect(data.regions[region].ports).toEqual(ids(inside.filter(({ port }) => port !== null)))
  }
  expect(data.romanCities).toEqual(data.regionOrder.flatMap(region => data.regions[region].cities))
  expect(data.zonesAbroad).toEqual(data.zoneIds.slice(36))
  for (const zone of all)
    expect([zone.id, zone.roman]).toEqual([zone.id, !data.zonesAbroad.includes(zone.id)])
})

/** Neighbours by name: the order in which they are written down does not matter. */
function inOrder(line: string): string {
  const [zone = '', next = ''] = line.split(': ')
  return `${zone}: ${next.split(' ').toSorted().join(' ')}`
}

import { expect, it } from 'vitest'
import { row } from '../../data/index.ts'
import { borders, coasts, seas, zones } from '../../data/map.ts'
import { semperData as data } from '../../rules/series.ts'
import { cells, lines } from './printed.ts'

it('SV-0.2-A, SV-3.1.1-A, SV-3.1.2-A: zones of the Empire: Diocese, number, city or port, front', () => {
  const found = zones.flatMap(({ id, region, number, city, capital, laterCapital, port, front }) => {
    if (region === null) return []
    const site =
      port !== null
        ? `PORT ${port}`
        : city === null
          ? null
          : `${capital ? 'CAPITAL' : 'city'} ${city}${laterCapital === null ? '' : `, later ${laterCapital}`}`
    return [cells(id, data.regions[region].name, number, site, front ? 'yes' : null)]
  })
  expect(found).toEqual(
    lines(`
    HIS1 | Hispaniae  | 1 | city Tarraco                                    | -
    HIS2 | Hispaniae  | 2 | -                                               | -
    HIS3 | Hispaniae  | 3 | city Emerita Augusta                            | -
    HIS4 | Hispaniae  | 4 | -                                               | -
    HIS5 | Hispaniae  | 5 | -                                               | -
    HIS6 | Hispaniae  | 6 | -                                               | yes
    BRI1 | Britanniae | 1 | city Eburacum                                   | yes
    BRI2 | Britanniae | 2 | -                                               | -
    BRI3 | Britanniae | 3 | -                                               | -
    GAL1 | Galliae    | 1 | city Colonia Agrippina                          | yes
    GAL2 | Galliae    | 2 | CAPITAL Treveri                                 | yes
    GAL3 | Galliae    | 3 | -                                               | yes
    GAL4 | Galliae    | 4 | -                                               | -
    GAL5 | Galliae    | 5 | city Lugdunum                                   | -
    GAL6 | Galliae    | 6 | -                                               | -
    VIE1 | Viennensis | 1 | city Burdigala                                  | -
    VIE2 | Viennensis | 2 | -                                               | -
    VIE3 | Viennensis | 3 | CAPITAL Arelate                                 | -
    VIE4 | Viennensis | 4 | -                                               | -
    ITA1 | Italia     | 1 | -                                               | yes
    ITA2 | Italia     | 2 | CAPITAL Mediolanum                              | -
    ITA3 | Italia     | 3 | city Aquileia                                   | -
    ITA4 | Italia     | 4 | city Ravenna                                    | -
    ITA5 | Italia     | 5 | city Roma                                       | -
    ITA6 | Italia     | 6 | PORT Misenum             | -
    ITA7 | Italia     | 7 | -                                               | -
    AFR1 | Africa     | 1 | -                                               | yes
    AFR2 | Africa     | 2 | -                                               | yes
    AFR3 | Africa     | 3 | -                                               | yes
    AFR4 | Africa     | 4 | city Carthago                                   | -
    AFR5 | Africa     | 5 | -                                               | yes
    AFR6 | Africa     | 6 | -                                               | yes
    PAN1 | Pannoniae  | 1 | -                                               | yes
    PAN2 | Pannoniae  | 2 | -                                               | yes
    PAN3 | Pannoniae  | 3 | CAPITAL Sirmium                                 | yes
    PAN4 | Pannoniae  | 4 | -                                               | -
    PAN5 | Pannoniae  | 5 | city Salona                                     | -
    MOE1 | Moesiae    | 1 | -                                               | yes
    MOE2 | Moesiae    | 2 | city Naissus                                    | -
    MOE3 | Moesiae    | 3 | city Thessalonica                               | -
    MOE4 | Moesiae    | 4 | -                                               | -
    MOE5 | Moesiae    | 5 | -                                               | -
    THR1 | Thracia    | 1 | -                                               | yes
    THR2 | Thracia    | 2 | -                                               | yes
    THR3 | Thracia    | 3 | city Byzantium, later Constantinopolis | -
    THR4 | Thracia    | 4 | -                                               | -
    ASI1 | Asia       | 1 | PORT Cyzicus               | -
    ASI2 | Asia       | 2 | city Ephesus                                    | -
    ASI3 | Asia       | 3 | -                                               | -
    ASI4 | Asia       | 4 | -                                               | -
    PON1 | Pontica    | 1 | CAPITAL Nicomedia                               | -
    PON2 | Pontica    | 2 | -                                               | -
    PON3 | Pontica    | 3 | city Ancyra                                     | -
    PON4 | Pontica    | 4 | city Caesarea                       | -
    PON5 | Pontica    | 5 | -                                               | yes
    PON6 | Pontica    | 6 | -                                               | yes
    ORI1 | Oriens     | 1 | -                                               | -
    ORI2 | Oriens     | 2 | CAPITAL Antiochia                               | -
    ORI3 | Oriens     | 3 | city Edessa                                     | yes
    ORI4 | Oriens     | 4 | -                                               | yes
    ORI5 | Oriens     | 5 | city Caesarea Maritima                          | -
    ORI6 | Oriens     | 6 | -                                               | yes
    ORI7 | Oriens     | 7 | city Alexandria                                 | yes
    ORI8 | Oriens     | 8 | -                                               | yes
    ORI9 | Oriens     | 9 | -                                               | yes
    `),
  )
})

it('SV-4.1-B, SV-7.3-B: zones outside: whose, and whether the limit of movement spares them', () => {
  const found = zones
    .filter(zone => zone.region === null)
    .map(({ id, people, city }) =>
      cells(
        id,
        people === null ? null : data.peoples[people].name,
        city,
        row(data.zones, id).exempt ? 'exempt' : null,
      ),
    )
  expect(found).toEqual(
    lines(`
    PIC1 | Picts      | -         | -
    PIC2 | Picts      | -         | -
    PIC3 | Picts      | -         | -
    FRI  | Frisii     | -         | -
    FRA  | Franci     | -         | -
    BUR  | Burgondi   | -         | -
    ALA  | Alamanni   | -         | -
    MAR  | Marcomanni | -         | -
    QUA  | Quades     | -         | -
    VAN  | Vandales   | -         | -
    GEP  | Gepides    | -         | -
    VIS  | Visigothi  | -         | -
    OST  | Ostrogothi | -         | -
    ALN  | Alani      | -         | -
    IBE  | Iberians   | -         | exempt
    ARM  | Armenia    | -         | exempt
    PER1 | Persians   | -         | exempt
    PER2 | Persians   | Ctesiphon | exempt
    PER3 | Persians   | -         | exempt
    PER4 | Persians   | -         | exempt
    PER5 | Persians   | -         | exempt
    SRC  | Saraceni   | -         | -
    AUS  | Austuriani | -         | -
    MAU  | Mauri      | -         | -
    XGER | -          | -         | -
    XSAR | -          | -         | -
    XCOL | -          | -         | -
    XGAE | -          | -         | -
    XPHA | -          | -         | -
    XLIB | -          | -         | -
    XAET | -          | -         | -
    XARD | -          | -         | -
    `),
  )
})

/** `FRA~Rhenus`: over a great river; `HIS6=`: over a strait. */
function neighboursOf(id: string): string[] {
  return row(data.zones, id).neighbours.map(({ zone, kind, name, cost }) => {
    // SV-7.2-A to SV-7.2-C: one point, and one more over a great river or a strait.
    expect(cost, `${id} to ${zone}`).toBe(kind === 'land' ? 1 : 2)
    return `${zone}${kind === 'river' ? `~${name}` : kind === 'strait' ? '=' : ''}`
  })
}

it('SV-7.2-A, SV-7.2-B, SV-7.2-C: the neighbours of every zone', () => {
  const found = data.zoneIds.map(id => `${id}: ${neighboursOf(id).toSorted().join(' ')}`)
  const printed = lines(`
    HIS1: HIS2 HIS4 VIE1 VIE4
    HIS2: HIS1 HIS3 HIS4
    HIS3: HIS2 HIS4 HIS5
    HIS4: HIS1 HIS2 HIS3 HIS5
    HIS5: HIS3 HIS4 HIS6=
    HIS6: HIS5= AFR1 XGAE
    BRI1: BRI2 BRI3 PIC1
    BRI2: BRI1 BRI3 GAL4=
    BRI3: BRI1 BRI2
    GAL1: GAL2 GAL4 FRI~Rhenus FRA~Rhenus
    GAL2: GAL1 GAL3 GAL4 GAL5 FRA~Rhenus BUR~Rhenus
    GAL3: GAL2 GAL5 VIE3 ITA1 ITA2 ALA~Rhenus
    GAL4: BRI2= GAL1 GAL2 GAL5 GAL6
    GAL5: GAL2 GAL3 GAL4 GAL6 VIE2 VIE3
    GAL6: GAL4 GAL5 VIE1 VIE2
    VIE1: HIS1 GAL6 VIE2 VIE4
    VIE2: GAL5 GAL6 VIE1 VIE3 VIE4
    VIE3: GAL3 GAL5 VIE2 VIE4 ITA2
    VIE4: HIS1 VIE1 VIE2 VIE3
    ITA1: GAL3 ITA2 ITA3 PAN1 ALA~Danuvius MAR~Danuvius
    ITA2: GAL3 VIE3 ITA1 ITA3 ITA4 ITA5
    ITA3: ITA1 ITA2 ITA4 PAN1 PAN4 PAN5
    ITA4: ITA2 ITA3 ITA5
    ITA5: ITA2 ITA4 ITA6
    ITA6: ITA5 ITA7=
    ITA7: ITA6=
    AFR1: HIS6 AFR2 MAU XGAE
    AFR2: AFR1 AFR3 MAU
    AFR3: AFR2 AFR4 AFR5 MAU XPHA
    AFR4: AFR3 AFR5
    AFR5: AFR3 AFR4 AFR6 XPHA
    AFR6: AFR5 ORI9 AUS XPHA
    PAN1: ITA1 ITA3 PAN2 PAN4 MAR~Danuvius
    PAN2: PAN1 PAN3 PAN4 QUA~Danuvius VAN~Danuvius
    PAN3: PAN2 PAN4 PAN5 MOE1 VAN~Danuvius
    PAN4: ITA3 PAN1 PAN2 PAN3 PAN5
    PAN5: ITA3 PAN3 PAN4 MOE1 MOE4
    MOE1: PAN3 PAN5 MOE2 THR2 VAN~Danuvius GEP~Danuvius VIS~Danuvius
    MOE2: MOE1 MOE3 MOE4 THR4
    MOE3: MOE2 MOE4 MOE5 THR4
    MOE4: PAN5 MOE2 MOE3 MOE5
    MOE5: MOE3 MOE4
    THR1: THR2 VIS~Danuvius OST~Danuvius
    THR2: MOE1 THR1 THR4 VIS~Danuvius
    THR3: THR4 ASI1= PON1=
    THR4: MOE2 MOE3 THR2 THR3
    ASI1: THR3= ASI2 ASI3 PON1
    ASI2: ASI1 ASI3 ASI4
    ASI3: ASI1 ASI2 ASI4 PON1 PON3 PON4 ORI1
    ASI4: ASI2 ASI3 ORI1
    PON1: THR3= ASI1 ASI3 PON2 PON3
    PON2: PON1 PON3 PON5
    PON3: ASI3 PON1 PON2 PON4 PON5
    PON4: ASI3 PON3 PON5 PON6 ORI1 ORI2
    PON5: PON2 PON3 PON4 PON6 XCOL
    PON6: PON4 PON5 ORI2 ORI3~Euphrates ARM~Euphrates
    ORI1: ASI3 ASI4 PON4 ORI2
    ORI2: PON4 PON6 ORI1 ORI3~Euphrates ORI4
    ORI3: PON6~Euphrates ORI2~Euphrates ARM PER1~Tigris PER2 SRC~Euphrates
    ORI4: ORI2 ORI5 ORI6 SRC
    ORI5: ORI4 ORI6 ORI7
    ORI6: ORI4 ORI5 SRC XARD
    ORI7: ORI5 ORI8 ORI9 XLIB
    ORI8: ORI7 XLIB XAET
    ORI9: AFR6 ORI7 AUS XLIB
    PIC1: BRI1 PIC2
    PIC2: PIC1 PIC3
    PIC3: PIC2
    FRI: GAL1~Rhenus FRA XGER
    FRA: GAL1~Rhenus GAL2~Rhenus FRI BUR XGER
    BUR: GAL2~Rhenus FRA ALA MAR XGER
    ALA: GAL3~Rhenus ITA1~Danuvius BUR MAR
    MAR: ITA1~Danuvius PAN1~Danuvius BUR ALA QUA XGER
    QUA: PAN2~Danuvius MAR VAN XGER
    VAN: PAN2~Danuvius PAN3~Danuvius MOE1~Danuvius QUA GEP
    GEP: MOE1~Danuvius VAN VIS XSAR
    VIS: MOE1~Danuvius THR1~Danuvius THR2~Danuvius GEP OST XSAR
    OST: THR1~Danuvius VIS ALN XSAR
    ALN: OST IBE XCOL
    IBE: ALN ARM PER3 XCOL
    ARM: PON6~Euphrates ORI3 IBE PER1 PER3 XCOL
    PER1: ORI3~Tigris ARM PER2~Tigris PER3 PER4
    PER2: ORI3 PER1~Tigris PER4~Tigris PER5~Tigris SRC~Euphrates
    PER3: IBE ARM PER1 PER4
    PER4: PER1 PER2~Tigris PER3 PER5
    PER5: PER2~Tigris PER4
    SRC: ORI3~Euphrates ORI4 ORI6 PER2~Euphrates XARD
    AUS: AFR6 ORI9 XPHA XLIB
    MAU: AFR1 AFR2 AFR3 XGAE XPHA
    XGER: FRI FRA BUR MAR QUA XSAR
    XSAR: GEP VIS OST XGER
    XCOL: PON5 ALN IBE ARM
    XGAE: HIS6 AFR1 MAU
    XPHA: AFR3 AFR5 AFR6 AUS MAU
    XLIB: ORI7 ORI8 ORI9 AUS XAET
    XAET: ORI8 XLIB
    XARD: ORI6 SRC
    `)
  expect(found.toSorted()).toEqual(printed.map(sorted).toSorted())
})

/** A line of the table with the neighbours in the order of the alphabet. */
function sorted(line: string): string {
  const [zone, neighbours = ''] = line.split(': ')
  return `${zone}: ${neighbours.split(' ').toSorted().join(' ')}`
}

it('SV-3.4.2-A, SV-3.4.2-D, SV-3.4.2-F: seas: open to fleets, seas beside them, their coasts', () => {
  const found = seas.map(({ id, name, open, adjacent }) =>
    cells(
      id,
      name,
      open ? 'allowed' : 'forbidden',
      adjacent.join(' '),
      coasts
        .filter(coast => coast.sea === id)
        .map(coast => `${coast.zone}${coast.port ? '*' : ''}`)
        .join(' '),
    ),
  )
  // A star: a port box opens on this sea. Misenum does on one, Cyzicus on two.
  expect(found).toEqual(
    lines(`
    SATL | Oceanus Atlanticus         | forbidden | SFGA SOCC | HIS2 HIS3 HIS5 HIS6 VIE1 GAL6 BRI3
    SFGA | Fretum Gallicum            | forbidden | SATL SGER | BRI2 BRI3 GAL4 GAL6
    SGER | Mare Germanicum            | forbidden | SFGA      | BRI1 BRI2 GAL1 GAL4 FRI PIC1 PIC2 PIC3
    SOCC | Mare Internum Occidentalis | allowed   | SATL SCEN | HIS1 HIS4 HIS5 HIS6 VIE3 VIE4 ITA2 ITA5 ITA6* ITA7 AFR1 AFR2 AFR3 AFR4
    SCEN | Mare Internum Centralis    | allowed   | SOCC SORI | ITA3 ITA4 ITA5 ITA6 ITA7 PAN5 MOE4 MOE5 AFR4 AFR5 AFR6 ORI9 AUS
    SORI | Mare Internum Orientalis   | allowed   | SCEN SPON | MOE3 MOE5 THR3 THR4 ASI1* ASI2 ASI4 ORI1 ORI2 ORI4 ORI5 ORI7 ORI9
    SPON | Pontus Euxinus             | allowed   | SORI      | THR1 THR2 THR3 THR4 ASI1* PON1 PON2 PON5 OST ALN XCOL
    `),
  )
})

it('what the text fixes of the map is marked rulebook, and nothing else', () => {
  const fixed = zones.filter(zone => zone.source === 'rulebook').map(zone => zone.id)
  // Zones named by their number, zones whose place an example tells, and the one of Armenia.
  expect(fixed.toSorted()).toEqual(
    'AFR4 ARM BRI1 BRI2 BRI3 FRA GAL2 GEP ITA4 ITA6 MAR MAU PAN2 PIC1 PIC2 PIC3 QUA THR3 VAN XGAE'.split(' '),
  )
  // Steps that an example takes.
  expect(
    borders
      .filter(border => border.source === 'rulebook')
      .map(({ between, kind, name }) => cells(between.join('-'), kind, name)),
  ).toEqual(
    lines(`
    BRI1-PIC1 | land  | -
    GAL2-FRA  | river | Rhenus
    PAN2-QUA  | river | Danuvius
    PIC1-PIC2 | land  | -
    PIC2-PIC3 | land  | -
    MAR-QUA   | land  | -
    QUA-VAN   | land  | -
    VAN-GEP   | land  | -
    MAU-XGAE  | land  | -
    `),
  )
  expect(
    coasts.filter(coast => coast.source === 'rulebook').map(({ sea, zone }) => `${sea} ${zone}`),
  ).toEqual(['SOCC ITA6', 'SOCC AFR4'])
  expect(seas.filter(sea => sea.source === 'reconstruction').map(sea => sea.id)).toEqual(['SCEN', 'SORI'])
})

it('SV-3.1.1-A, SV-3.1.2-A: no zone outside the Empire is a front, has a number or a port, or is a capital', () => {
  for (const { id, region, front, number, port, capital, laterCapital } of zones)
    if (region === null)
      expect([front, number, port, capital, laterCapital], id).toEqual([false, null, null, false, null])
})

it('SV-3.4.2-D, SV-4.1-B: coasts, cities and zones outside are found as the map has them', () => {
  for (const { id, seas: shores, coastal, roman } of data.zoneList) {
    const own = coasts.filter(coast => coast.zone === id).map(coast => coast.sea)
    expect([shores, coastal], id).toEqual([own, own.length > 0])
    expect(data.zonesAbroad.includes(id), id).toBe(!roman)
  }
  expect([row(data.zones, 'ITA6').seas, row(data.zones, 'ITA1').coastal]).toEqual([['SOCC', 'SCEN'], false])
  expect([data.zonesAbroad[0], data.zonesAbroad.length, data.romanCities.length]).toEqual(['PIC1', 32, 26])
})

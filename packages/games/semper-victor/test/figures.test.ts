import { expect, it } from 'vitest'
import type { BorderData } from '../../imperator/data/map.ts'
import type { LeaderGate, UnitRatings } from '../data/index.ts'
import { row } from '../data/index.ts'
import { semperData as data } from '../rules/series.ts'

/** Every figure of the data a second time, in the order of the tables: a slip of the pen in one of them is seen. */

/** The lines of a table, without the blanks that align it. */
function lines(table: string): string[] {
  return table
    .trim()
    .split('\n')
    .map(line => line.trim().replaceAll(/ +\| +/g, ' | '))
}

function cells(...values: readonly (string | number | null)[]): string {
  return values.map(value => (value === null ? '-' : String(value))).join(' | ')
}

function gate(at: LeaderGate | null): string {
  if (at === null) return '-'
  return typeof at === 'string' ? at : `beside ${at.beside}`
}

/** '318-322:2 323-323:4': so many in these years. */
function runs(byYear: Readonly<Record<string, number | undefined>>): string {
  const found: { from: number; to: number; figure: number | undefined }[] = []
  for (const year of Object.keys(byYear)
    .map(Number)
    .toSorted((one, other) => one - other)) {
    const last = found.at(-1)
    if (last !== undefined && last.to === year - 1 && last.figure === byYear[year]) last.to = year
    else found.push({ from: year, to: year, figure: byYear[year] })
  }
  return found.length === 0 ? '-' : found.map(({ from, to, figure }) => `${from}-${to}:${figure}`).join(' ')
}

function figures({ strength, quality, tactical }: UnitRatings): string {
  return `${strength} ${quality} ${tactical}`
}

it('SV-1.2-A, SV-LT-A, SV-LT-B: entry, CC TB PC SR, religion, house, birth, capital of a Dux, deaths, last year', () => {
  const found = data.romanLeaderIds.map(id => {
    const { entry, faces, religion, house, born, dux, naturalDeath, lastYear } = row(data.romanLeaders, id)
    const { command, tactical, political, strategic } = faces.primus
    // SV-1.2.1-A: both faces are alike.
    expect(faces.secondus).toEqual(faces.primus)
    const ratings = [command, tactical, political, strategic].join(' ')
    return cells(
      id,
      `${entry.year} ${gate(entry.at)}`,
      ratings,
      religion,
      house,
      born,
      dux,
      runs(naturalDeath),
      lastYear,
    )
  })
  expect(found).toEqual(
    lines(`
    constance-chlore | 305 -                 | 6 2 5 3 | -     | -                    | -   | -    | 305-305:5 306-306:6 307-307:7 308-308:8 309-309:9                                         | 310
    diocletien       | 305 -                 | 6 1 6 3 | sun   | -                    | -   | -    | 306-306:1 307-307:2 308-308:3 309-309:4 310-310:5 311-311:6 312-312:7 313-313:8 314-314:9 | 315
    maximien         | 305 -                 | 6 2 4 3 | sun   | -                    | -   | -    | 309-309:1 310-310:2 311-311:3 312-312:4 313-313:5 314-314:6 315-315:7 316-316:8 317-317:9 | 318
    galere           | 305 -                 | 6 2 5 3 | sun   | -                    | -   | -    | 311-311:1 312-312:2 313-313:3 314-314:4 315-315:5 316-316:6 317-317:7 318-318:8 319-319:9 | 320
    severe           | 305 -                 | 4 1 3 2 | -     | -                    | -   | -    | 316-316:1 317-317:2 318-318:3 319-319:4 320-320:5 321-321:6 322-322:7 323-323:8 324-324:9 | 325
    maximin-daia     | 305 -                 | 5 1 4 2 | sun   | -                    | -   | -    | 316-316:1 317-317:2 318-318:3 319-319:4 320-320:5 321-321:6 322-322:7 323-323:8 324-324:9 | 325
    maxence          | 305 -                 | 4 1 4 2 | sun   | -                    | -   | -    | 331-331:1 332-332:2 333-333:3 334-334:4 335-335:5 336-336:6 337-337:7 338-338:8 339-339:9 | 340
    constantin       | 305 -                 | 8 3 6 4 | cross | -                    | -   | -    | 331-331:1 332-332:2 333-333:3 334-334:4 335-335:5 336-336:6 337-337:7 338-338:8 339-339:9 | 340
    licinius         | 305 -                 | 6 2 5 3 | sun   | -                    | -   | -    | 331-331:1 332-332:2 333-333:3 334-334:4 335-335:5 336-336:6 337-337:7 338-338:8 339-339:9 | 340
    alexander        | 305 -                 | 3 0 3 1 | -     | -                    | -   | -    | 331-331:1 332-332:2 333-333:3 334-334:4 335-335:5 336-336:6 337-337:7 338-338:8 339-339:9 | 340
    volusianus       | 315 mediolanum        | 3 1 2 2 | -     | -                    | -   | -    | 336-336:1 337-337:2 338-338:3 339-339:4 340-340:5 341-341:6 342-342:7 343-343:8 344-344:9 | 345
    bassianus        | 315 sirmium           | 2 0 3 1 | -     | -                    | -   | -    | 336-336:1 337-337:2 338-338:3 339-339:4 340-340:5 341-341:6 342-342:7 343-343:8 344-344:9 | 345
    martinianus      | 315 nicomedia         | 3 1 3 2 | -     | -                    | -   | -    | 336-336:1 337-337:2 338-338:3 339-339:4 340-340:5 341-341:6 342-342:7 343-343:8 344-344:9 | 345
    crispus          | 317 beside constantin | 5 2 4 3 | cross | son-of-constantin    | 300 | -    | 351-351:1 352-352:2 353-353:3 354-354:4 355-355:5 356-356:6 357-357:7 358-358:8 359-359:9 | 360
    constantin-ii    | 330 beside constantin | 5 1 4 2 | cross | son-of-constantin    | 316 | -    | 356-356:1 357-357:2 358-358:3 359-359:4 360-360:5 361-361:6 362-362:7 363-363:8 364-364:9 | 365
    constance-ii     | 332 beside constantin | 6 1 5 3 | cross | son-of-constantin    | 317 | -    | 356-356:1 357-357:2 358-358:3 359-359:4 360-360:5 361-361:6 362-362:7 363-363:8 364-364:9 | 365
    constant         | 335 beside constantin | 5 1 4 2 | cross | son-of-constantin    | 320 | -    | 361-361:1 362-362:2 363-363:3 364-364:4 365-365:5 366-366:6 367-367:7 368-368:8 369-369:9 | 370
    licinianus       | 335 beside licinius   | 3 0 3 1 | -     | son-of-licinius      | -   | -    | 361-361:1 362-362:2 363-363:3 364-364:4 365-365:5 366-366:6 367-367:7 368-368:8 369-369:9 | 370
    delmatius        | 335 nicomedia         | 4 1 3 2 | -     | nephew-of-constantin | -   | -    | 356-356:1 357-357:2 358-358:3 359-359:4 360-360:5 361-361:6 362-362:7 363-363:8 364-364:9 | 365
    hannibalianus    | 335 nicomedia         | 3 1 3 2 | -     | nephew-of-constantin | -   | -    | 356-356:1 357-357:2 358-358:3 359-359:4 360-360:5 361-361:6 362-362:7 363-363:8 364-364:9 | 365
    saloustios       | 335 treveri           | 4 1 3 2 | sun   | -                    | -   | -    | 361-361:1 362-362:2 363-363:3 364-364:4 365-365:5 366-366:6 367-367:7 368-368:8 369-369:9 | 370
    sylvanus         | 335 treveri           | 4 2 4 2 | -     | -                    | -   | -    | 361-361:1 362-362:2 363-363:3 364-364:4 365-365:5 366-366:6 367-367:7 368-368:8 369-369:9 | 370
    barbation        | 335 mediolanum        | 4 0 2 1 | -     | -                    | -   | -    | 361-361:1 362-362:2 363-363:3 364-364:4 365-365:5 366-366:6 367-367:7 368-368:8 369-369:9 | 370
    mallobaude       | 340 sirmium           | 4 1 2 2 | -     | -                    | -   | -    | 366-366:1 367-367:2 368-368:3 369-369:4 370-370:5 371-371:6 372-372:7 373-373:8 374-374:9 | 375
    marcellus        | 340 treveri           | 4 0 2 1 | -     | -                    | -   | -    | 366-366:1 367-367:2 368-368:3 369-369:4 370-370:5 371-371:6 372-372:7 373-373:8 374-374:9 | 375
    ursininus        | 340 mediolanum        | 5 2 3 3 | -     | -                    | -   | -    | 366-366:1 367-367:2 368-368:3 369-369:4 370-370:5 371-371:6 372-372:7 373-373:8 374-374:9 | 375
    lupicinus        | 345 sirmium           | 4 1 2 2 | -     | -                    | -   | -    | 366-366:1 367-367:2 368-368:3 369-369:4 370-370:5 371-371:6 372-372:7 373-373:8 374-374:9 | 375
    florentius       | 345 nicomedia         | 2 0 2 1 | -     | -                    | -   | -    | 366-366:1 367-367:2 368-368:3 369-369:4 370-370:5 371-371:6 372-372:7 373-373:8 374-374:9 | 375
    magnence         | 350 mediolanum        | 6 2 4 3 | sun   | -                    | -   | -    | 366-366:1 367-367:2 368-368:3 369-369:4 370-370:5 371-371:6 372-372:7 373-373:8 374-374:9 | 375
    gallus           | 350 nicomedia         | 4 1 3 2 | cross | nephew-of-constantin | -   | -    | -                                                                                         | -
    nevitta          | 350 treveri           | 5 2 2 2 | sun   | -                    | -   | -    | -                                                                                         | -
    victor           | 350 nicomedia         | 5 1 2 2 | cross | -                    | -   | -    | -                                                                                         | -
    julien           | 355 nicomedia         | 7 3 5 4 | sun   | nephew-of-constantin | -   | -    | -                                                                                         | -
    arbetio          | 355 treveri           | 4 1 3 2 | -     | -                    | -   | -    | -                                                                                         | -
    jovien           | 355 nicomedia         | 5 1 3 2 | cross | -                    | -   | -    | 361-361:1 362-362:2 363-363:3 364-364:4 365-365:5 366-366:6 367-367:7 368-368:8 369-369:9 | 370
    procope          | 360 sirmium           | 4 1 4 2 | sun   | -                    | -   | -    | -                                                                                         | -
    sebastien        | 360 mediolanum        | 5 2 2 2 | -     | -                    | -   | -    | -                                                                                         | -
    valentinien      | 360 nicomedia         | 6 2 5 3 | cross | -                    | -   | -    | -                                                                                         | -
    dux-treveri      | 305 -                 | 3 0 2 1 | -     | -                    | -   | GAL2 | -                                                                                         | -
    dux-mediolanum   | 305 -                 | 3 0 2 1 | -     | -                    | -   | ITA2 | -                                                                                         | -
    dux-sirmium      | 305 -                 | 3 0 2 1 | -     | -                    | -   | PAN3 | -                                                                                         | -
    dux-antiochia    | 305 -                 | 3 0 2 1 | -     | -                    | -   | ORI2 | -                                                                                         | -
    `),
  )
})

it('SV-1.2-A, SV-4.2.1-B: leaders of Peoples: CC TB SR, when they come and go', () => {
  const found = Object.values(data.foreignLeaders).map(
    ({ id, people, command, tactical, strategic, entry, leaves }) =>
      cells(id, people, `${command} ${tactical} ${strategic}`, `${entry} ${leaves ?? '-'}`),
  )
  expect(found).toEqual(
    lines(`
    talorc      | picts     | 4 1 1 | 305 -
    ascaric     | franci    | 4 1 2 | 305 -
    chnodomar   | alamanni  | 5 1 2 | 305 -
    vadomar     | alamanni  | 3 0 2 | 305 -
    athanaric   | visigothi | 5 1 2 | 305 -
    hormoz-ii   | persians  | 6 1 2 | 305 309
    sapor-ii    | persians  | 8 2 3 | 320 -
    ardashir-ii | persians  | 5 1 2 | 355 -
    `),
  )
})

it('SV-1.3-A, SV-1.3.1-B, SV-3.3.2-A: units: SP QU TB of both sides, band or People, home', () => {
  const found = Object.values(data.units).map(({ id, kind, type, band, people, normal, reduced, home }) =>
    cells(id, kind, type, band ?? people, figures(normal), figures(reduced), home),
  )
  expect(found).toEqual(
    lines(`
    ri-hispaniae           | ripenses            | ripenses            | hispaniae  | 4 1 0 | 2 1 0 | HIS6
    pc-hispaniae           | pseudo-comitatenses | pseudo-comitatenses | hispaniae  | 4 2 0 | 2 1 0 | HIS1
    ri-britanniae          | ripenses            | ripenses            | britanniae | 4 1 0 | 2 1 0 | BRI1
    pc-britanniae          | pseudo-comitatenses | pseudo-comitatenses | britanniae | 4 2 0 | 2 1 0 | BRI2
    ri-galliae             | ripenses            | ripenses            | galliae    | 4 1 0 | 2 1 0 | GAL1
    pc-galliae-1           | pseudo-comitatenses | pseudo-comitatenses | galliae    | 4 2 0 | 2 1 0 | GAL2
    pc-galliae-2           | pseudo-comitatenses | pseudo-comitatenses | galliae    | 4 2 0 | 2 1 0 | GAL3
    ri-viennensis          | ripenses            | ripenses            | viennensis | 4 1 0 | 2 1 0 | VIE3
    pc-viennensis          | pseudo-comitatenses | pseudo-comitatenses | viennensis | 4 2 0 | 2 1 0 | VIE1
    ri-italia              | ripenses            | ripenses            | italia     | 4 1 0 | 2 1 0 | ITA1
    pc-italia-1            | pseudo-comitatenses | pseudo-comitatenses | italia     | 4 2 0 | 2 1 0 | ITA5
    pc-italia-2            | pseudo-comitatenses | pseudo-comitatenses | italia     | 4 2 0 | 2 1 0 | ITA3
    ri-africa              | ripenses            | ripenses            | africa     | 4 1 0 | 2 1 0 | AFR3
    pc-africa              | pseudo-comitatenses | pseudo-comitatenses | africa     | 4 2 0 | 2 1 0 | AFR4
    ri-pannoniae           | ripenses            | ripenses            | pannoniae  | 4 1 0 | 2 1 0 | PAN2
    pc-pannoniae-1         | pseudo-comitatenses | pseudo-comitatenses | pannoniae  | 4 2 0 | 2 1 0 | PAN3
    pc-pannoniae-2         | pseudo-comitatenses | pseudo-comitatenses | pannoniae  | 4 2 0 | 2 1 0 | PAN1
    ri-moesiae             | ripenses            | ripenses            | moesiae    | 4 1 0 | 2 1 0 | MOE1
    pc-moesiae-1           | pseudo-comitatenses | pseudo-comitatenses | moesiae    | 4 2 0 | 2 1 0 | MOE2
    pc-moesiae-2           | pseudo-comitatenses | pseudo-comitatenses | moesiae    | 4 2 0 | 2 1 0 | MOE3
    ri-thracia             | ripenses            | ripenses            | thracia    | 4 1 0 | 2 1 0 | THR2
    pc-thracia             | pseudo-comitatenses | pseudo-comitatenses | thracia    | 4 2 0 | 2 1 0 | THR3
    ri-asia                | ripenses            | ripenses            | asia       | 4 1 0 | 2 1 0 | ASI2
    pc-asia                | pseudo-comitatenses | pseudo-comitatenses | asia       | 4 2 0 | 2 1 0 | ASI1
    ri-pontica             | ripenses            | ripenses            | pontica    | 4 1 0 | 2 1 0 | PON6
    pc-pontica             | pseudo-comitatenses | pseudo-comitatenses | pontica    | 4 2 0 | 2 1 0 | PON4
    ri-oriens              | ripenses            | ripenses            | oriens     | 4 1 0 | 2 1 0 | ORI3
    pc-oriens-1            | pseudo-comitatenses | pseudo-comitatenses | oriens     | 4 2 0 | 2 1 0 | ORI2
    pc-oriens-2            | pseudo-comitatenses | pseudo-comitatenses | oriens     | 4 2 0 | 2 1 0 | ORI3
    scutarii-3             | comitatenses        | scholae             | -          | 3 4 1 | 2 3 1 | GAL2
    armaturae-seniores     | comitatenses        | scholae             | -          | 3 4 1 | 2 3 1 | GAL2
    bracchiati             | comitatenses        | palatini            | -          | 5 3 1 | 3 2 0 | GAL2
    cornuti                | comitatenses        | palatini            | -          | 5 3 1 | 3 2 0 | GAL2
    celtae                 | comitatenses        | palatini            | -          | 5 3 1 | 3 2 0 | VIE3
    petulantes             | comitatenses        | palatini            | -          | 5 3 1 | 3 2 0 | VIE3
    scutarii-4             | comitatenses        | scholae             | -          | 3 4 1 | 2 3 1 | ITA2
    scutarii-5             | comitatenses        | scholae             | -          | 3 4 1 | 2 3 1 | ITA2
    batavi                 | comitatenses        | palatini            | -          | 5 3 1 | 3 2 0 | ITA2
    heruli                 | comitatenses        | palatini            | -          | 5 3 1 | 3 2 0 | ITA2
    ioviani                | comitatenses        | palatini            | -          | 5 3 1 | 3 2 0 | ITA2
    herculiani             | comitatenses        | palatini            | -          | 5 3 1 | 3 2 0 | ITA2
    pannoniciani           | comitatenses        | legiones            | -          | 5 3 0 | 3 2 0 | PAN3
    moesiaci               | comitatenses        | legiones            | -          | 5 3 0 | 3 2 0 | PAN3
    scutarii-1             | comitatenses        | scholae             | -          | 3 4 1 | 2 3 1 | PON1
    scutarii-clibanarii    | comitatenses        | clibanarii          | -          | 3 4 2 | 2 3 1 | PON1
    gentiles-iuniores      | comitatenses        | scholae             | -          | 3 4 1 | 2 3 1 | PON1
    lanciarii              | comitatenses        | palatini            | -          | 5 3 1 | 3 2 0 | PON1
    mattiarii              | comitatenses        | palatini            | -          | 5 3 1 | 3 2 0 | PON1
    victores               | comitatenses        | palatini            | -          | 5 3 1 | 3 2 0 | PON1
    scutarii-2             | comitatenses        | scholae             | -          | 3 4 1 | 2 3 1 | ORI2
    scutarii-sagittarii    | comitatenses        | scholae             | -          | 3 4 1 | 2 3 1 | ORI2
    gentiles-seniores      | comitatenses        | scholae             | -          | 3 4 1 | 2 3 1 | ORI2
    armaturae-iuniores     | comitatenses        | scholae             | -          | 3 4 1 | 2 3 1 | ORI2
    divitenses             | comitatenses        | palatini            | -          | 5 3 1 | 3 2 0 | ORI2
    tungrecani             | comitatenses        | palatini            | -          | 5 3 1 | 3 2 0 | ORI2
    picts-1                | warriors            | warriors            | picts      | 4 1 0 | 2 1 0 | PIC1
    picts-2                | warriors            | warriors            | picts      | 4 1 0 | 2 1 0 | PIC1
    picts-3                | warriors            | warriors            | picts      | 4 1 0 | 2 1 0 | PIC2
    picts-4                | warriors            | warriors            | picts      | 4 1 0 | 2 1 0 | PIC3
    frisii-1               | warriors            | warriors            | frisii     | 4 1 0 | 2 1 0 | FRI
    frisii-2               | warriors            | warriors            | frisii     | 4 1 0 | 2 1 0 | FRI
    franci-1               | warriors            | warriors            | franci     | 6 2 0 | 3 1 0 | FRA
    franci-2               | warriors            | warriors            | franci     | 6 2 0 | 3 1 0 | FRA
    franci-3               | warriors            | warriors            | franci     | 6 2 0 | 3 1 0 | FRA
    franci-4               | warriors            | warriors            | franci     | 6 2 0 | 3 1 0 | FRA
    burgondi-1             | warriors            | warriors            | burgondi   | 5 2 0 | 3 1 0 | BUR
    burgondi-2             | warriors            | warriors            | burgondi   | 5 2 0 | 3 1 0 | BUR
    alamanni-1             | warriors            | warriors            | alamanni   | 6 2 0 | 3 1 0 | ALA
    alamanni-2             | warriors            | warriors            | alamanni   | 6 2 0 | 3 1 0 | ALA
    alamanni-3             | warriors            | warriors            | alamanni   | 6 2 0 | 3 1 0 | ALA
    alamanni-4             | warriors            | warriors            | alamanni   | 6 2 0 | 3 1 0 | ALA
    alamanni-5             | warriors            | warriors            | alamanni   | 6 2 0 | 3 1 0 | ALA
    marcomanni-1           | warriors            | warriors            | marcomanni | 5 1 0 | 3 1 0 | MAR
    marcomanni-2           | warriors            | warriors            | marcomanni | 5 1 0 | 3 1 0 | MAR
    quades-1               | warriors            | warriors            | quades     | 5 1 0 | 3 1 0 | QUA
    quades-2               | warriors            | warriors            | quades     | 5 1 0 | 3 1 0 | QUA
    vandales-1             | warriors            | warriors            | vandales   | 5 2 0 | 3 1 0 | VAN
    vandales-2             | warriors            | warriors            | vandales   | 5 2 0 | 3 1 0 | VAN
    gepides-1              | warriors            | warriors            | gepides    | 5 1 0 | 3 1 0 | GEP
    gepides-2              | warriors            | warriors            | gepides    | 5 1 0 | 3 1 0 | GEP
    visigothi-1            | warriors            | warriors            | visigothi  | 6 2 0 | 3 1 0 | VIS
    visigothi-2            | warriors            | warriors            | visigothi  | 6 2 0 | 3 1 0 | VIS
    visigothi-3            | warriors            | warriors            | visigothi  | 6 2 0 | 3 1 0 | VIS
    visigothi-4            | warriors            | warriors            | visigothi  | 6 2 0 | 3 1 0 | VIS
    visigothi-5            | warriors            | warriors            | visigothi  | 6 2 0 | 3 1 0 | VIS
    ostrogothi-1           | warriors            | warriors            | ostrogothi | 6 2 0 | 3 1 0 | OST
    ostrogothi-2           | warriors            | warriors            | ostrogothi | 6 2 0 | 3 1 0 | OST
    ostrogothi-3           | warriors            | warriors            | ostrogothi | 6 2 0 | 3 1 0 | OST
    alani-1                | warriors            | warriors            | alani      | 5 2 1 | 3 1 0 | ALN
    alani-2                | warriors            | warriors            | alani      | 5 2 1 | 3 1 0 | ALN
    iberians-1             | warriors            | warriors            | iberians   | 4 1 0 | 2 1 0 | IBE
    iberians-2             | warriors            | warriors            | iberians   | 4 1 0 | 2 1 0 | IBE
    armenia-1              | warriors            | warriors            | armenia    | 4 2 0 | 2 1 0 | ARM
    armenia-2              | warriors            | warriors            | armenia    | 4 2 0 | 2 1 0 | ARM
    armenia-3              | warriors            | warriors            | armenia    | 4 2 0 | 2 1 0 | ARM
    persians-cataphracti-1 | warriors            | cataphracti         | persians   | 6 3 1 | 3 2 0 | PER2
    persians-cataphracti-2 | warriors            | cataphracti         | persians   | 6 3 1 | 3 2 0 | PER2
    persians-cataphracti-3 | warriors            | cataphracti         | persians   | 6 3 1 | 3 2 0 | PER1
    persians-levies-1      | warriors            | levies              | persians   | 6 1 0 | 3 1 0 | PER2
    persians-levies-2      | warriors            | levies              | persians   | 6 1 0 | 3 1 0 | PER1
    persians-levies-3      | warriors            | levies              | persians   | 6 1 0 | 3 1 0 | PER3
    persians-levies-4      | warriors            | levies              | persians   | 6 1 0 | 3 1 0 | PER4
    persians-levies-5      | warriors            | levies              | persians   | 6 1 0 | 3 1 0 | PER5
    saraceni-1             | warriors            | warriors            | saraceni   | 4 1 1 | 2 1 0 | SRC
    saraceni-2             | warriors            | warriors            | saraceni   | 4 1 1 | 2 1 0 | SRC
    austuriani-1           | warriors            | warriors            | austuriani | 3 1 0 | 2 1 0 | AUS
    austuriani-2           | warriors            | warriors            | austuriani | 3 1 0 | 2 1 0 | AUS
    mauri-1                | warriors            | warriors            | mauri      | 4 1 0 | 2 1 0 | MAU
    `),
  )
})

it('SV-0.2-A, SV-3.1.1-A, SV-3.1.2-A: zones: Diocese, People, number, city, port, what they are', () => {
  const found = data.zoneIds.map(id => {
    const { region, people, number, city, port, capital, front, mountain, island } = row(data.zones, id)
    const marks = Object.entries({ capital, front, mountain, island }).flatMap(([mark, is]) =>
      is ? [mark] : [],
    )
    return cells(id, region, people, number, city, port, marks.length === 0 ? null : marks.join(' '))
  })
  expect(found).toEqual(
    lines(`
    HIS1 | hispaniae  | -          | 1 | Tarraco           | -       | -
    HIS2 | hispaniae  | -          | 2 | -                 | -       | -
    HIS3 | hispaniae  | -          | 3 | Emerita Augusta   | -       | -
    HIS4 | hispaniae  | -          | 4 | -                 | -       | -
    HIS5 | hispaniae  | -          | 5 | -                 | -       | -
    HIS6 | hispaniae  | -          | 6 | -                 | -       | front
    BRI1 | britanniae | -          | 1 | Eburacum          | -       | front
    BRI2 | britanniae | -          | 2 | -                 | -       | -
    BRI3 | britanniae | -          | 3 | -                 | -       | -
    GAL1 | galliae    | -          | 1 | Colonia Agrippina | -       | front
    GAL2 | galliae    | -          | 2 | Treveri           | -       | capital front
    GAL3 | galliae    | -          | 3 | -                 | -       | front
    GAL4 | galliae    | -          | 4 | -                 | -       | -
    GAL5 | galliae    | -          | 5 | Lugdunum          | -       | -
    GAL6 | galliae    | -          | 6 | -                 | -       | -
    VIE1 | viennensis | -          | 1 | Burdigala         | -       | -
    VIE2 | viennensis | -          | 2 | -                 | -       | -
    VIE3 | viennensis | -          | 3 | Arelate           | -       | capital
    VIE4 | viennensis | -          | 4 | -                 | -       | -
    ITA1 | italia     | -          | 1 | -                 | -       | front
    ITA2 | italia     | -          | 2 | Mediolanum        | -       | capital
    ITA3 | italia     | -          | 3 | Aquileia          | -       | -
    ITA4 | italia     | -          | 4 | Ravenna           | -       | -
    ITA5 | italia     | -          | 5 | Roma              | -       | -
    ITA6 | italia     | -          | 6 | -                 | Misenum | -
    ITA7 | italia     | -          | 7 | -                 | -       | island
    AFR1 | africa     | -          | 1 | -                 | -       | front
    AFR2 | africa     | -          | 2 | -                 | -       | front
    AFR3 | africa     | -          | 3 | -                 | -       | front
    AFR4 | africa     | -          | 4 | Carthago          | -       | -
    AFR5 | africa     | -          | 5 | -                 | -       | front
    AFR6 | africa     | -          | 6 | -                 | -       | front
    PAN1 | pannoniae  | -          | 1 | -                 | -       | front
    PAN2 | pannoniae  | -          | 2 | -                 | -       | front
    PAN3 | pannoniae  | -          | 3 | Sirmium           | -       | capital front
    PAN4 | pannoniae  | -          | 4 | -                 | -       | -
    PAN5 | pannoniae  | -          | 5 | Salona            | -       | -
    MOE1 | moesiae    | -          | 1 | -                 | -       | front
    MOE2 | moesiae    | -          | 2 | Naissus           | -       | -
    MOE3 | moesiae    | -          | 3 | Thessalonica      | -       | -
    MOE4 | moesiae    | -          | 4 | -                 | -       | -
    MOE5 | moesiae    | -          | 5 | -                 | -       | -
    THR1 | thracia    | -          | 1 | -                 | -       | front
    THR2 | thracia    | -          | 2 | -                 | -       | front
    THR3 | thracia    | -          | 3 | Byzantium         | -       | -
    THR4 | thracia    | -          | 4 | -                 | -       | -
    ASI1 | asia       | -          | 1 | -                 | Cyzicus | -
    ASI2 | asia       | -          | 2 | Ephesus           | -       | -
    ASI3 | asia       | -          | 3 | -                 | -       | -
    ASI4 | asia       | -          | 4 | -                 | -       | -
    PON1 | pontica    | -          | 1 | Nicomedia         | -       | capital
    PON2 | pontica    | -          | 2 | -                 | -       | -
    PON3 | pontica    | -          | 3 | Ancyra            | -       | -
    PON4 | pontica    | -          | 4 | Caesarea          | -       | -
    PON5 | pontica    | -          | 5 | -                 | -       | front
    PON6 | pontica    | -          | 6 | -                 | -       | front
    ORI1 | oriens     | -          | 1 | -                 | -       | -
    ORI2 | oriens     | -          | 2 | Antiochia         | -       | capital
    ORI3 | oriens     | -          | 3 | Edessa            | -       | front
    ORI4 | oriens     | -          | 4 | -                 | -       | front
    ORI5 | oriens     | -          | 5 | Caesarea Maritima | -       | -
    ORI6 | oriens     | -          | 6 | -                 | -       | front
    ORI7 | oriens     | -          | 7 | Alexandria        | -       | front
    ORI8 | oriens     | -          | 8 | -                 | -       | front
    ORI9 | oriens     | -          | 9 | -                 | -       | front
    PIC1 | -          | picts      | - | -                 | -       | -
    PIC2 | -          | picts      | - | -                 | -       | -
    PIC3 | -          | picts      | - | -                 | -       | -
    FRI  | -          | frisii     | - | -                 | -       | -
    FRA  | -          | franci     | - | -                 | -       | -
    BUR  | -          | burgondi   | - | -                 | -       | -
    ALA  | -          | alamanni   | - | -                 | -       | -
    MAR  | -          | marcomanni | - | -                 | -       | -
    QUA  | -          | quades     | - | -                 | -       | -
    VAN  | -          | vandales   | - | -                 | -       | -
    GEP  | -          | gepides    | - | -                 | -       | -
    VIS  | -          | visigothi  | - | -                 | -       | -
    OST  | -          | ostrogothi | - | -                 | -       | -
    ALN  | -          | alani      | - | -                 | -       | -
    IBE  | -          | iberians   | - | -                 | -       | -
    ARM  | -          | armenia    | - | -                 | -       | -
    PER1 | -          | persians   | - | -                 | -       | -
    PER2 | -          | persians   | - | Ctesiphon         | -       | -
    PER3 | -          | persians   | - | -                 | -       | -
    PER4 | -          | persians   | - | -                 | -       | -
    PER5 | -          | persians   | - | -                 | -       | -
    SRC  | -          | saraceni   | - | -                 | -       | -
    AUS  | -          | austuriani | - | -                 | -       | -
    MAU  | -          | mauri      | - | -                 | -       | -
    XGER | -          | -          | - | -                 | -       | -
    XSAR | -          | -          | - | -                 | -       | -
    XCOL | -          | -          | - | -                 | -       | -
    XGAE | -          | -          | - | -                 | -       | -
    XPHA | -          | -          | - | -                 | -       | -
    XLIB | -          | -          | - | -                 | -       | -
    XAET | -          | -          | - | -                 | -       | -
    XARD | -          | -          | - | -                 | -       | -
    `),
  )
})

it('SV-7.2-A, SV-7.2-B, SV-7.2-C: borders; ~ a great river, = a strait', () => {
  const found = data.borders.map(borderText)
  expect(found).toEqual(
    `
    HIS1-HIS2 HIS1-HIS4 HIS1-VIE1 HIS1-VIE4 HIS2-HIS3 HIS2-HIS4 HIS3-HIS4 HIS3-HIS5 HIS4-HIS5
    HIS5-HIS6= HIS6-AFR1 HIS6-XGAE BRI1-BRI2 BRI1-BRI3 BRI1-PIC1 BRI2-BRI3 BRI2-GAL4= GAL1-GAL2
    GAL1-GAL4 GAL1-FRI~Rhenus GAL1-FRA~Rhenus GAL2-GAL3 GAL2-GAL4 GAL2-GAL5 GAL2-FRA~Rhenus GAL2-BUR~Rhenus GAL3-GAL5
    GAL3-VIE3 GAL3-ITA1 GAL3-ITA2 GAL3-ALA~Rhenus GAL4-GAL5 GAL4-GAL6 GAL5-GAL6 GAL5-VIE2 GAL5-VIE3
    GAL6-VIE1 GAL6-VIE2 VIE1-VIE2 VIE1-VIE4 VIE2-VIE3 VIE2-VIE4 VIE3-VIE4 VIE3-ITA2 ITA1-ITA2
    ITA1-ITA3 ITA1-PAN1 ITA1-ALA~Danuvius ITA1-MAR~Danuvius ITA2-ITA3 ITA2-ITA4 ITA2-ITA5 ITA3-ITA4 ITA3-PAN1
    ITA3-PAN4 ITA3-PAN5 ITA4-ITA5 ITA5-ITA6 ITA6-ITA7= AFR1-AFR2 AFR1-MAU AFR1-XGAE AFR2-AFR3
    AFR2-MAU AFR3-AFR4 AFR3-AFR5 AFR3-MAU AFR3-XPHA AFR4-AFR5 AFR5-AFR6 AFR5-XPHA AFR6-ORI9
    AFR6-AUS AFR6-XPHA PAN1-PAN2 PAN1-PAN4 PAN1-MAR~Danuvius PAN2-PAN3 PAN2-PAN4 PAN2-QUA~Danuvius PAN2-VAN~Danuvius
    PAN3-PAN4 PAN3-PAN5 PAN3-MOE1 PAN3-VAN~Danuvius PAN4-PAN5 PAN5-MOE1 PAN5-MOE4 MOE1-MOE2 MOE1-THR2
    MOE1-VAN~Danuvius MOE1-GEP~Danuvius MOE1-VIS~Danuvius MOE2-MOE3 MOE2-MOE4 MOE2-THR4 MOE3-MOE4 MOE3-MOE5 MOE3-THR4
    MOE4-MOE5 THR1-THR2 THR1-VIS~Danuvius THR1-OST~Danuvius THR2-THR4 THR2-VIS~Danuvius THR3-THR4 THR3-ASI1= THR3-PON1=
    ASI1-ASI2 ASI1-ASI3 ASI1-PON1 ASI2-ASI3 ASI2-ASI4 ASI3-ASI4 ASI3-PON1 ASI3-PON3 ASI3-PON4
    ASI3-ORI1 ASI4-ORI1 PON1-PON2 PON1-PON3 PON2-PON3 PON2-PON5 PON3-PON4 PON3-PON5 PON4-PON5
    PON4-PON6 PON4-ORI1 PON4-ORI2 PON5-PON6 PON5-XCOL PON6-ORI2 PON6-ORI3~Euphrates PON6-ARM~Euphrates ORI1-ORI2
    ORI2-ORI3~Euphrates ORI2-ORI4 ORI3-ARM ORI3-PER1~Tigris ORI3-PER2 ORI3-SRC~Euphrates ORI4-ORI5 ORI4-ORI6 ORI4-SRC
    ORI5-ORI6 ORI5-ORI7 ORI6-SRC ORI6-XARD ORI7-ORI8 ORI7-ORI9 ORI7-XLIB ORI8-XLIB ORI8-XAET
    ORI9-AUS ORI9-XLIB PIC1-PIC2 PIC2-PIC3 FRI-FRA FRI-XGER FRA-BUR FRA-XGER BUR-ALA
    BUR-MAR BUR-XGER ALA-MAR MAR-QUA MAR-XGER QUA-VAN QUA-XGER VAN-GEP GEP-VIS
    GEP-XSAR VIS-OST VIS-XSAR OST-ALN OST-XSAR ALN-IBE ALN-XCOL IBE-ARM IBE-PER3
    IBE-XCOL ARM-PER1 ARM-PER3 ARM-XCOL PER1-PER2~Tigris PER1-PER3 PER1-PER4 PER2-PER4~Tigris PER2-PER5~Tigris
    PER2-SRC~Euphrates PER3-PER4 PER4-PER5 SRC-XARD AUS-XPHA AUS-XLIB MAU-XGAE MAU-XPHA XGER-XSAR
    XLIB-XAET
    `
      .trim()
      .split(/\s+/),
  )
})

function borderText({ between, kind, name }: BorderData): string {
  return `${between.join('-')}${kind === 'land' ? '' : kind === 'river' ? `~${name}` : '='}`
}

it('SV-6-A: how many counters each stratagem has', () => {
  const counted = new Map<string, number>()
  for (const { faces } of Object.values(data.stratagemCounters)) {
    const [{ stratagem }] = faces
    counted.set(stratagem, (counted.get(stratagem) ?? 0) + 1)
  }
  expect([...counted].map(([stratagem, count]) => cells(stratagem, count))).toEqual(
    lines(`
    usurpation-d-un-augustus-secondus     | 1
    usurpation-d-un-caesar-secondus       | 1
    usurpation-secondus                   | 2
    usurpation-d-un-augustus-primus       | 1
    usurpation-d-un-caesar-primus         | 1
    usurpation-primus                     | 2
    initiative                            | 2
    fuite-opportune                       | 2
    assassinat                            | 2
    foyer-de-peste                        | 1
    epidemie-de-peste                     | 1
    desertion                             | 2
    abandon                               | 1
    in-hoc-signo-vinces                   | 1
    sol-invictus                          | 1
    roma-victor                           | 2
    furor-germanicus                      | 2
    la-fleche-de-parthe                   | 1
    coup-d-etat-perse                     | 1
    soulevement-d-un-peuple-mineur        | 2
    soulevement-de-deux-peuples-mineurs   | 1
    soulevement-de-trois-peuples-mineurs  | 1
    soulevement-d-un-peuple-majeur        | 2
    soulevement-de-trois-peuples-majeurs  | 1
    pacification-d-un-peuple-mineur       | 2
    pacification-de-deux-peuples-mineurs  | 1
    pacification-de-trois-peuples-mineurs | 1
    pacification-d-un-peuple-majeur       | 2
    pacification-d-une-nationalite        | 1
    pax-romana                            | 1
    persecution                           | 1
    heresy                                | 1
    bagaudes                              | 1
    `),
  )
})

import { expect, it } from 'vitest'
import { type LeaderGate, type RomanLeaderData, row } from '../../data/index.ts'
import { semperData as data } from '../../rules/series.ts'
import { cells, lines } from './printed.ts'

const leaders = data.romanLeaderIds.map(id => row(data.romanLeaders, id))
const named = leaders.filter(leader => leader.dux === null)

const letters = { treveri: 'T', mediolanum: 'M', sirmium: 'S', nicomedia: 'N' } as const

/** As the table prints it: `M/315`, `C/317`, or the year alone for those whom only a scenario places. */
function entryOf({ entry: { year, at } }: RomanLeaderData): string {
  const letter = letterOf(at)
  return letter === null ? String(year) : `${letter}/${year}`
}

function letterOf(at: LeaderGate | null): string | null {
  if (at === null) return null
  if (typeof at === 'string') return letters[at]
  return at.beside === 'constantin' ? 'C' : at.beside === 'licinius' ? 'L' : '?'
}

/** The years of the columns <1 to <9, and that of the certain death. */
function deathsOf({ naturalDeath, lastYear }: RomanLeaderData): string {
  const years = Object.keys(naturalDeath)
  const columns = [1, 2, 3, 4, 5, 6, 7, 8, 9].map(
    below => years.find(year => naturalDeath[year] === below) ?? '-',
  )
  return [...columns, lastYear ?? 'PdT'].join(' ')
}

it('SV-3.3.1-A, SV-LT-A, SV-LT-B: the table of arrivals and deaths as it is printed, but Barbation (RULING-70)', () => {
  expect(named.map(leader => cells(leader.name, entryOf(leader), deathsOf(leader)))).toEqual(
    lines(`
    Constance Chlore | 305   | - - - - 305 306 307 308 309 310
    Dioclétien       | 305   | 306 307 308 309 310 311 312 313 314 315
    Maximien         | 305   | 309 310 311 312 313 314 315 316 317 318
    Galère           | 305   | 311 312 313 314 315 316 317 318 319 320
    Sévère           | 305   | 316 317 318 319 320 321 322 323 324 325
    Maximin Daïa     | 305   | 316 317 318 319 320 321 322 323 324 325
    Maxence          | 305   | 331 332 333 334 335 336 337 338 339 340
    Constantin       | 305   | 331 332 333 334 335 336 337 338 339 340
    Licinius         | 305   | 331 332 333 334 335 336 337 338 339 340
    Alexander        | 305   | 331 332 333 334 335 336 337 338 339 340
    Volusianus       | M/315 | 336 337 338 339 340 341 342 343 344 345
    Bassianus        | S/315 | 336 337 338 339 340 341 342 343 344 345
    Martinianus      | N/315 | 336 337 338 339 340 341 342 343 344 345
    Crispus          | C/317 | 351 352 353 354 355 356 357 358 359 360
    Constantin II    | C/330 | 356 357 358 359 360 361 362 363 364 365
    Constance II     | C/332 | 356 357 358 359 360 361 362 363 364 365
    Constant         | C/335 | 361 362 363 364 365 366 367 368 369 370
    Licinianus       | L/335 | 361 362 363 364 365 366 367 368 369 370
    Delmatius        | N/335 | 356 357 358 359 360 361 362 363 364 365
    Hannibalianus    | N/335 | 356 357 358 359 360 361 362 363 364 365
    Saloustios       | T/335 | 361 362 363 364 365 366 367 368 369 370
    Sylvanus         | T/335 | 361 362 363 364 365 366 367 368 369 370
    Barbation        | M/335 | 361 362 363 364 365 366 367 368 369 370
    Mallobaude       | S/340 | 366 367 368 369 370 371 372 373 374 375
    Marcellus        | T/340 | 366 367 368 369 370 371 372 373 374 375
    Ursininus        | M/340 | 366 367 368 369 370 371 372 373 374 375
    Lupicinus        | S/345 | 366 367 368 369 370 371 372 373 374 375
    Florentius       | N/345 | 366 367 368 369 370 371 372 373 374 375
    Magnence         | M/350 | 366 367 368 369 370 371 372 373 374 375
    Gallus           | N/350 | - - - - - - - - - PdT
    Nevitta          | T/350 | - - - - - - - - - PdT
    Victor           | N/350 | - - - - - - - - - PdT
    Julien           | N/355 | - - - - - - - - - PdT
    Arbetio          | T/355 | - - - - - - - - - PdT
    Jovien           | N/355 | 361 362 363 364 365 366 367 368 369 370
    Procope          | S/360 | - - - - - - - - - PdT
    Sébastien        | M/360 | - - - - - - - - - PdT
    Valentinien      | N/360 | - - - - - - - - - PdT
    `),
  )
})

it('SV-LT-B: no year has two columns', () => {
  for (const { id, naturalDeath } of named)
    expect(new Set(Object.values(naturalDeath)).size, id).toBe(Object.keys(naturalDeath).length)
})

it('SV-LT-C: the sons of Constantin are born in 300, 316, 317 and 320', () => {
  const born = named.filter(leader => leader.born !== null)
  expect(born.map(leader => cells(leader.name, leader.born, leader.house))).toEqual(
    lines(`
    Crispus       | 300 | son-of-constantin
    Constantin II | 316 | son-of-constantin
    Constance II  | 317 | son-of-constantin
    Constant      | 320 | son-of-constantin
    `),
  )
})

it('SV-1.2-A, SV-1.2-B, SV-1.2.1-A: CC SR TB PC and religion, the same on both sides of the counter', () => {
  const found = leaders.map(({ name, dux, faces, religion }) => {
    expect(faces.secondus, name).toEqual(faces.primus)
    const { command, strategic, tactical, political } = faces.primus
    const faith = religion === 'sun' ? 'Sun' : religion === 'cross' ? 'Cross' : null
    return cells(dux === null ? name : 'Dux', [command, strategic, tactical, political].join(' '), faith)
  })
  expect(found.filter(line => line.startsWith('Dux'))).toHaveLength(4)
  expect([...new Set(found)]).toEqual(
    lines(`
    Constance Chlore | 6 3 2 5 | -
    Dioclétien       | 6 3 1 6 | Sun
    Maximien         | 6 3 2 4 | Sun
    Galère           | 6 3 2 5 | Sun
    Sévère           | 4 2 1 3 | -
    Maximin Daïa     | 5 2 1 4 | Sun
    Maxence          | 4 2 1 4 | Sun
    Constantin       | 8 4 3 6 | Cross
    Licinius         | 6 3 2 5 | Sun
    Alexander        | 3 1 0 3 | -
    Volusianus       | 3 2 1 2 | -
    Bassianus        | 2 1 0 3 | -
    Martinianus      | 3 2 1 3 | -
    Crispus          | 5 3 2 4 | Cross
    Constantin II    | 5 2 1 4 | Cross
    Constance II     | 6 3 1 5 | Cross
    Constant         | 5 2 1 4 | Cross
    Licinianus       | 3 1 0 3 | -
    Delmatius        | 4 2 1 3 | -
    Hannibalianus    | 3 2 1 3 | -
    Saloustios       | 4 2 1 3 | Sun
    Sylvanus         | 4 2 2 4 | -
    Barbation        | 4 1 0 2 | -
    Mallobaude       | 4 2 1 2 | -
    Marcellus        | 4 1 0 2 | -
    Ursininus        | 5 3 2 3 | -
    Lupicinus        | 4 2 1 2 | -
    Florentius       | 2 1 0 2 | -
    Magnence         | 6 3 2 4 | Sun
    Gallus           | 4 2 1 3 | Cross
    Nevitta          | 5 2 2 2 | Sun
    Victor           | 5 2 1 2 | Cross
    Julien           | 7 4 3 5 | Sun
    Arbetio          | 4 2 1 3 | -
    Jovien           | 5 2 1 3 | Cross
    Procope          | 4 2 1 4 | Sun
    Sébastien        | 5 2 2 2 | -
    Valentinien      | 6 3 2 5 | Cross
    Dux              | 3 1 0 2 | -
    `),
  )
})

it('SV-3.3.1-B: the four Dux and their capitals (RULING-12)', () => {
  const dux = leaders.filter(leader => leader.dux !== null)
  expect(dux.map(leader => cells(leader.name, leader.dux))).toEqual(
    lines(`
    Dux Treveri    | GAL2
    Dux Mediolanum | ITA2
    Dux Sirmium    | PAN3
    Dux Antiochia  | ORI2
    `),
  )
})

it('SV-4.2.1-B: leaders of Peoples: CC SR TB, when they come and when they leave', () => {
  const found = Object.values(data.foreignLeaders).map(
    ({ name, people, command, strategic, tactical, entry, leaves }) =>
      cells(name, people, `${command}/${strategic}/${tactical}`, entry, leaves),
  )
  expect(found.toSorted()).toEqual(
    lines(`
    Ardashir II | persians  | 5/2/1 | 355 | -
    Ascaric     | franci    | 4/2/1 | 305 | -
    Athanaric   | visigothi | 5/2/1 | 305 | -
    Chnodomar   | alamanni  | 5/2/1 | 305 | -
    Hormoz II   | persians  | 6/2/1 | 305 | 309
    Sapor II    | persians  | 8/3/2 | 320 | -
    Talorc      | picts     | 4/1/1 | 305 | -
    Vadomar     | alamanni  | 3/2/0 | 305 | -
    `),
  )
})

it('SV-3.3.1-B, SV-3.3.1-C: Dux are there from the first year, and no table brings them or lets them die', () => {
  for (const { id, dux, entry, naturalDeath, lastYear } of leaders)
    if (dux !== null) expect([entry, naturalDeath, lastYear], id).toEqual([{ year: 305, at: null }, {}, null])
})

it('SV-4.2.1-B: what an example says of leaders of Peoples is marked, and nothing else', () => {
  expect(
    Object.values(data.foreignLeaders)
      .filter(({ stated }) => stated.length > 0)
      .map(({ id, stated }) => cells(id, stated.join(' '))),
  ).toEqual(['talorc | strategic'])
})

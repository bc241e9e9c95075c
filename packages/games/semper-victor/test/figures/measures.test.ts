import { expect, it } from 'vitest'
import { capitals, constantinopolis, fleets, turnsWithoutFleet, unitsAboard } from '../../data/dioceses.ts'
import { events } from '../../data/events.ts'
import { movementAllowance } from '../../data/index.ts'
import { nationalities, peoples } from '../../data/peoples.ts'
import { firstYear, lastYear } from '../../data/types.ts'
import { series } from '../../rules/series.ts'
import { cells, lines } from './printed.ts'

it('SV-1.2.2-A, SV-1.3.2-A: 4 MP for leaders, 3 for units, 4 for comitatenses', () => {
  expect(movementAllowance).toEqual({ leader: 4, unit: 3, comitatenses: 4 })
})

it('SV-0.3-A: the calendar runs from 305 to 375, the last year in which somebody dies for certain', () => {
  expect([firstYear, lastYear]).toEqual([305, 375])
})

it('SV-3.1.2-A, SV-EV-11: six capitals, three in each half (RULING-72)', () => {
  expect(capitals.map(({ name, zone, half }) => cells(name, zone, half))).toEqual(
    lines(`
    Treveri    | GAL2 | west
    Arelate    | VIE3 | west
    Mediolanum | ITA2 | west
    Sirmium    | PAN3 | east
    Nicomedia  | PON1 | east
    Antiochia  | ORI2 | east
    `),
  )
})

it('SV-3.1.2-B, SV-3.1.2-D, SV-CO-A: Constantinopolis: 6 boxes, 10 VP, Thracia 3, in the place of Nicomedia', () => {
  const { yearsOfBuilding, victoryPoints, zone, half, replaces } = constantinopolis
  expect([yearsOfBuilding, victoryPoints, zone, half, replaces]).toEqual([6, 10, 'THR3', 'east', 'PON1'])
})

it('SV-3.4.2-A, SV-3.4.2-C, SV-9.2-A: two fleets, two units aboard, five turns of absence', () => {
  expect(fleets.map(({ port, zone, diocese }) => cells(port, zone, diocese))).toEqual(
    lines(`
    Misenum | ITA6 | italia
    Cyzicus | ASI1 | asia
    `),
  )
  expect([unitsAboard, turnsWithoutFleet]).toEqual([2, 5])
})

it('SV-9.4-A, SV-9.4-C: five complete years of peace, so the sixth after it (RULING-63)', () => {
  expect(series.yearsOfPeace).toBe(6)
})

it('SV-4.3-F: no more than 5 zones from home', () => {
  for (const people of peoples) expect(people.range, people.id).toBe(5)
})

it('SV-1.1-B, SV-4.2.4-A: Nationalities, their stacking group and their Peoples', () => {
  const named = (id: string) => peoples.find(people => people.id === id)?.name
  expect(
    nationalities.map(({ name, group, peoples: own }) => cells(name, group, own.map(named).join(', '))),
  ).toEqual(
    lines(`
    Iranians         | 3 | Persians, Alani, Iberians
    Germans          | 2 | Alamanni, Burgondi, Frisii, Franci, Marcomanni, Gepides, Ostrogothi, Quades, Vandales, Visigothi
    Celts            | 2 | Picts
    Thraco-Phrygians | 1 | Armenia
    Hamito-Semites   | 3 | Austuriani, Mauri, Saraceni
    `),
  )
})

it('SV-4.1-A, SV-1.2.1-B: what the text says of ranks and bands is marked rulebook, and nothing else', () => {
  const stated = (what: 'rank' | 'band') =>
    peoples.filter(people => people.source[what] === 'rulebook').map(people => people.name)
  // Named Major or Minor, or with leaders or exempt rules of their own.
  expect(stated('rank').toSorted()).toEqual([
    'Armenia',
    'Burgondi',
    'Franci',
    'Marcomanni',
    'Ostrogothi',
    'Persians',
    'Picts',
    'Visigothi',
  ])
  expect(stated('band').toSorted()).toEqual(['Alamanni', 'Armenia', 'Franci'])
})

it('SV-2.D-3: the events by their number', () => {
  expect(events.map(({ number, id }) => cells(number, id))).toEqual(
    lines(`
    1  | unhealthy-rome
    2  | disastrous-weather
    3  | roman-discouragement
    4  | illness-of-the-primus-augustus
    5  | germanic-vigour
    6  | political-agitation
    7  | savage-winter
    8  | peace-of-god
    9  | dangerous-seas
    10 | unpopularity-of-the-primus-augustus
    11 | popular-rage
    12 | donative-to-the-comitatenses
    13 | plague-in-the-east
    14 | excitable-persians
    15 | famine-in-germania
    `),
  )
})

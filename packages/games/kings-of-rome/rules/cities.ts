import { type City, type HexId, hexes, type NationId } from '../data/index.ts'
import {
  hasRomans,
  hostileGarrisonIn,
  isAnybody,
  leadersIn,
  nationOf,
  romanCommanderIn,
  unitsIn,
} from './pieces.ts'
import { stackAt } from './stacks.ts'
import type { KingsPosition, Stack } from './state.ts'

/** Cities: whose they are, who is inside, which of them are Roman. */

/** The city in a hex; the site of Ostia is one once it is founded. */
export function cityIn({ state, data }: KingsPosition, hex: HexId): City | null {
  const city = data.index.cityIn.get(hex)
  return city === undefined || (city.site && !state.ostia) ? null : city
}

/** All cities but Rome. */
export function citiesOf({ state, data }: KingsPosition): City[] {
  const cities: City[] = []
  for (const { city } of data.index.cities) if (!city.site || state.ostia) cities.push(city)
  return cities
}

/** KOR-DEF-3: a city with Roman troops or a Roman garrison in it. */
export function isRomanized(position: KingsPosition, hex: HexId): boolean {
  if (!isAnybody(stackAt(position, hex).roman) || hex === hexes.rome) return false
  if (cityIn(position, hex) === null) return false
  return isHeldByRome(position, hex) || isRomanCamp(position, hex)
}

/** Rome has a garrison there, or has left a unit to hold it (KOR-PIL-9, RULING-28): it stays hers when the army goes. */
export function isHeldByRome(position: KingsPosition, hex: HexId): boolean {
  const { garrison, units } = stackAt(position, hex).roman
  const { holders } = position.state
  return garrison !== null || (holders.length > 0 && units.some(unit => holders.includes(unit)))
}

/** Walls that shelter Romans: Rome, and cities that Rome holds; not one in which an army only camps (RULING-74). */
export function hasRomanWalls(position: KingsPosition, hex: HexId): boolean {
  return hex === hexes.rome || isHeldByRome(position, hex)
}

/** RULING-74: an army of Rome is within the walls, for nobody keeps it out; not if it has sacked the city. */
function isRomanCamp(position: KingsPosition, hex: HexId): boolean {
  const { state } = position
  if (state.sacked.includes(hex) || hostileGarrisonIn(position, hex) !== null) return false
  if (unitsInside(position, hex).length > 0) return false
  return romanCommanderIn(position, hex) !== null
}

export function romanizedCities(position: KingsPosition): HexId[] {
  const { state, data } = position
  const found: HexId[] = []
  for (const { city, number } of data.index.cities) {
    const stack = state.stacks[number]
    if (stack != null && isAnybody(stack.roman) && isRomanized(position, city.hex)) found.push(city.hex)
  }
  return found
}

/**
 * The people that a city belongs to now: its star, or whoever took it (RULING-34). Null: Rome's. A city in which only an
 * army of Rome stands is still its people's: it can be occupied or sacked (RULING-74).
 */
export function holderOf(position: KingsPosition, hex: HexId): NationId | null {
  const city = cityIn(position, hex)
  if (city === null || hex === hexes.rome || isHeldByRome(position, hex)) return null
  const taken = position.state.control[hex]
  return taken ?? peopleOf(city)
}

/** KOR-DEF-5: the people whose star it bears. RULING-75: Ostia has none; lost, it is a city of the Etruscans. */
export function peopleOf({ people }: City): NationId {
  return people === 'rom' ? 'etr' : people
}

/** KOR-DEF-5, RULING-35: a city of its own star, neither Romanized nor held by another people. */
export function isFriendly(position: KingsPosition, hex: HexId, nation: NationId): boolean {
  const city = cityIn(position, hex)
  if (city === null || peopleOf(city) !== nation) return false
  return holderOf(position, hex) === nation && !isRomanized(position, hex)
}

/** Hostile units and leaders of the people that holds the city: KOR-BP-3, they are within the walls. */
export function unitsInside(position: KingsPosition, hex: HexId): string[] {
  const holder = holderOf(position, hex)
  if (holder === null) return []
  return unitsIn(position, hex, 'hostile').filter(unit => nationOf(position.data, unit) === holder)
}

export function leadersInside(position: KingsPosition, hex: HexId): string[] {
  const holder = holderOf(position, hex)
  if (holder === null) return []
  return leadersIn(position, hex, 'hostile').filter(leader => nationOf(position.data, leader) === holder)
}

/** KOR-MOVE-4: hostile units, leaders or a garrison. */
export function holdsAgainstRome({ hostile }: Stack): boolean {
  return hostile.garrison !== null || hostile.units.length > 0 || hostile.leaders.length > 0
}

/** KOR-MOVE-4: an army of Rome stops here: hostile units or leaders, or a city that is held against it. */
export function stopsRomans(position: KingsPosition, hex: HexId): boolean {
  return holdsAgainstRome(stackAt(position, hex))
}

/** The mirror of KOR-MOVE-4 for the others. */
export function stopsHostiles(position: KingsPosition, hex: HexId): boolean {
  return hex === hexes.rome || hasRomans(position, hex) || isRomanized(position, hex)
}

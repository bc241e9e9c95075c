import {
  type Face,
  type HexId,
  type HostileType,
  type KingsData,
  type NationId,
  type RomanType,
  row,
} from '../data/index.ts'
import { romanGeneralCapacity } from '../data/leaders.ts'
import { boxes, type KingsPosition, type KingsState, type Place } from './state.ts'

/** The pieces on the map and off it: who stands where, which face they show, what they are worth. */

const NOBODY: readonly string[] = []
const NINE = '9'.charCodeAt(0)

export function placeOf(state: KingsState, piece: string): Place {
  const place = state.places[piece]
  if (place === undefined) throw new Error(`no piece ${piece}`)
  return place
}

/** Moves a piece to another place, and turns it over if a face is given. The only way to do so. */
export function put(state: KingsState, piece: string, place: Place, face?: Face): void {
  const from = placeOf(state, piece)
  // KOR-DEF-1: what is drawn from a container shows the face of that container.
  if (place === boxes.roman) state.faces[piece] = 'roman'
  else if (place === boxes.hostile) state.faces[piece] = 'hostile'
  else if (face !== undefined) state.faces[piece] = face
  if (from === place) return
  const left = state.stacks[from]
  if (left !== undefined) {
    const index = left.indexOf(piece)
    if (index >= 0) left.splice(index, 1)
    if (left.length === 0) delete state.stacks[from]
  }
  const joined = state.stacks[place]
  if (joined === undefined) state.stacks[place] = [piece]
  else joined.push(piece)
  state.places[piece] = place
  if (state.holders.includes(piece)) state.holders = state.holders.filter(holder => holder !== piece)
  delete state.enteredFrom[piece]
  // RULING-22: a sacked city that has held troops again has something to lose again.
  if (state.sacked.includes(place) && state.faces[piece] === 'hostile')
    state.sacked = state.sacked.filter(hex => hex !== place)
}

/** All pieces in a place. */
export function stackIn(state: KingsState, place: Place): readonly string[] {
  return state.stacks[place] ?? NOBODY
}

export function faceOf(state: KingsState, piece: string): Face {
  return state.faces[piece] ?? 'hostile'
}

/** Only hexes have numbers for names. */
export function isHex(place: Place): boolean {
  return place.charCodeAt(0) <= NINE
}

export function isUnit(data: KingsData, piece: string): boolean {
  return data.units[piece] !== undefined
}

export function isGarrison(data: KingsData, piece: string): boolean {
  return data.garrisons[piece] !== undefined
}

/** A king, an office, or a leader of whatever side. */
export function isLeader(data: KingsData, piece: string): boolean {
  return (
    data.leaders[piece] !== undefined || data.offices[piece] !== undefined || data.kings[piece] !== undefined
  )
}

export function isTribune(data: KingsData, piece: string): boolean {
  return data.offices[piece]?.office === 'tribune'
}

export function isMagister(data: KingsData, piece: string): boolean {
  return data.offices[piece]?.office === 'magister'
}

/** The chits that "military units" means: units, ships included. */
export function isMilitary(data: KingsData, piece: string): boolean {
  return isUnit(data, piece)
}

export function typeOf({ state, data }: KingsPosition, unit: string): RomanType | HostileType {
  const { roman, hostile } = row(data.units, unit)
  const face = faceOf(state, unit) === 'roman' ? roman : hostile
  if (face === null) throw new Error(`${unit} has no such face`)
  return face.type
}

export function isShip(position: KingsPosition, piece: string): boolean {
  return isUnit(position.data, piece) && typeOf(position, piece) === 'ship'
}

export function isCavalry(position: KingsPosition, piece: string): boolean {
  return isUnit(position.data, piece) && typeOf(position, piece) === 'cavalry'
}

/** Neither cavalry nor ship. */
export function isInfantry(position: KingsPosition, piece: string): boolean {
  return isUnit(position.data, piece) && !isCavalry(position, piece) && !isShip(position, piece)
}

/** The Virtus of whatever has one: units by their face, garrisons by their value (KOR-DEF-4), leaders. */
export function virtusOf({ state, data }: KingsPosition, piece: string): number {
  const unit = data.units[piece]
  if (unit !== undefined) {
    const face = faceOf(state, piece) === 'roman' ? unit.roman : unit.hostile
    if (face === null) throw new Error(`${piece} has no such face`)
    return face.virtus
  }
  const garrison = data.garrisons[piece]
  if (garrison !== undefined) return garrison.value
  return leaderData(data, piece).virtus
}

export function astutiaOf(data: KingsData, leader: string): number {
  return leaderData(data, leader).astutia
}

/** KOR-ARMY-3: how many units he may command. */
export function capacityOf({ state, data }: KingsPosition, leader: string): number {
  if (data.leaders[leader] !== undefined && faceOf(state, leader) === 'roman') return romanGeneralCapacity
  return leaderData(data, leader).capacity
}

function leaderData(data: KingsData, id: string): { virtus: number; astutia: number; capacity: number } {
  const found = data.leaders[id] ?? data.offices[id] ?? data.kings[id]
  if (found === undefined) throw new Error(`no leader ${id}`)
  return found
}

/** The people of a hostile piece; null for chits of no people. */
export function nationOf(data: KingsData, piece: string): NationId | null {
  return data.units[piece]?.nation ?? data.leaders[piece]?.nation ?? data.garrisons[piece]?.nation ?? null
}

/** RULING-48: would it be taken captive, if hit? */
export function bearsCaptiveMark(data: KingsData, unit: string): boolean {
  return data.units[unit]?.hostile?.captive === true
}

/** The garrison chit in a hex; KOR-DEF-4: at most one. */
export function garrisonIn({ state, data }: KingsPosition, hex: HexId): string | null {
  return stackIn(state, hex).find(piece => isGarrison(data, piece)) ?? null
}

export function romanGarrisonIn(position: KingsPosition, hex: HexId): string | null {
  const garrison = garrisonIn(position, hex)
  return garrison !== null && faceOf(position.state, garrison) === 'roman' ? garrison : null
}

export function hostileGarrisonIn(position: KingsPosition, hex: HexId): string | null {
  const garrison = garrisonIn(position, hex)
  return garrison !== null && faceOf(position.state, garrison) === 'hostile' ? garrison : null
}

/** Land units of a face in a hex. Ships in a port take no part in what happens on land. */
export function unitsIn(position: KingsPosition, hex: HexId, face: Face): string[] {
  const { state, data } = position
  return stackIn(state, hex).filter(
    piece => isUnit(data, piece) && faceOf(state, piece) === face && !isShip(position, piece),
  )
}

export function shipsIn(position: KingsPosition, hex: HexId, face: Face): string[] {
  return stackIn(position.state, hex).filter(
    piece => isShip(position, piece) && faceOf(position.state, piece) === face,
  )
}

export function leadersIn({ state, data }: KingsPosition, hex: HexId, face: Face): string[] {
  return stackIn(state, hex).filter(piece => isLeader(data, piece) && faceOf(state, piece) === face)
}

/** Roman units in a hex that are not tied to the walls of a city. */
export function freeUnitsIn(position: KingsPosition, hex: HexId): string[] {
  return unitsIn(position, hex, 'roman').filter(unit => !position.state.holders.includes(unit))
}

/** The strongest first; among equals the order of the tables. */
export function strongestFirst(position: KingsPosition, pieces: readonly string[]): string[] {
  return pieces.toSorted(
    (one, two) => virtusOf(position, two) - virtusOf(position, one) || (one < two ? -1 : 1),
  )
}

/** KOR-ARMY-2: one leader commands, the others present are his subordinates. */
export interface Army {
  /** Null: units that fight on without a leader (RULING-66). */
  readonly leader: string | null
  readonly units: readonly string[]
  readonly subordinates: readonly string[]
}

/**
 * KOR-ARMY-1, KOR-DEF-6: the Roman army in a hex, or null: a leader and at least two units. The King commands, then
 * a Magister, then the others by Virtus; he leads the strongest units up to his capacity (KOR-ARMY-3,
 * RULING-78). An Interrex who
 * is tied to Rome and a convict lead nobody (KOR-DUEL-4, KOR-IGN-3).
 */
export function romanArmyIn(position: KingsPosition, hex: HexId): Army | null {
  const { state } = position
  const leaders = leadersIn(position, hex, 'roman')
    .filter(leader => !state.convicted.includes(leader) && !(state.kingTied && leader === state.king))
    .toSorted((one, two) => romanRank(position, two) - romanRank(position, one))
  const [leader, ...subordinates] = leaders
  if (leader === undefined) return null
  const units = strongestFirst(position, freeUnitsIn(position, hex)).slice(0, capacityOf(position, leader))
  return units.length < 2 ? null : { leader, units, subordinates }
}

function romanRank(position: KingsPosition, leader: string): number {
  const { data } = position
  const rank = data.kings[leader] !== undefined ? 300 : isMagister(data, leader) ? 200 : 100
  return rank + 10 * virtusOf(position, leader) + capacityOf(position, leader)
}

/** Everybody of Rome in a hex who is not tied to the walls: leaders and units, of one army or several. */
export function romanStackIn(position: KingsPosition, hex: HexId): string[] {
  return [...leadersIn(position, hex, 'roman'), ...freeUnitsIn(position, hex)]
}

export function hasKing({ state }: KingsPosition, army: Army): boolean {
  return state.king !== null && [army.leader, ...army.subordinates].includes(state.king)
}

/** The army that a hostile leader leads where he stands: the strongest units of his people, up to his capacity. */
export function armyOf(position: KingsPosition, leader: string): Army {
  const { state, data } = position
  const hex = placeOf(state, leader)
  const nation = nationOf(data, leader)
  const units = unitsIn(position, hex, 'hostile').filter(unit => nationOf(data, unit) === nation)
  return {
    leader,
    units: strongestFirst(position, units).slice(0, capacityOf(position, leader)),
    subordinates: leadersIn(position, hex, 'hostile').filter(
      other => other !== leader && nationOf(data, other) === nation,
    ),
  }
}

/** The leaders who command hostile armies in a hex, one for each people: a king first, then the highest Virtus. */
export function hostileCommandersIn(position: KingsPosition, hex: HexId): string[] {
  const { data } = position
  const commanders: string[] = []
  const leaders = leadersIn(position, hex, 'hostile').toSorted(
    (one, two) => hostileRank(position, two) - hostileRank(position, one),
  )
  for (const leader of leaders) {
    if (!commanders.some(other => nationOf(data, other) === nationOf(data, leader))) commanders.push(leader)
  }
  return commanders
}

function hostileRank(position: KingsPosition, leader: string): number {
  const king = position.data.leaders[leader]?.rank === 'king' ? 100 : 0
  return king + 10 * virtusOf(position, leader) + capacityOf(position, leader)
}

/** KOR-DEF-6: the hostile armies in a hex, a leader with at least two units each. */
export function hostileArmiesIn(position: KingsPosition, hex: HexId): Army[] {
  return hostileCommandersIn(position, hex)
    .map(leader => armyOf(position, leader))
    .filter(army => army.units.length >= 2)
}

/** All hexes with a piece of a kind. */
export function hexesWith(state: KingsState, holds: (piece: string) => boolean): HexId[] {
  const found: HexId[] = []
  for (const place in state.stacks) if (isHex(place) && stackIn(state, place).some(holds)) found.push(place)
  return found.toSorted()
}

/** Does a hostile unit or leader stand in the hex? */
export function hasHostiles(position: KingsPosition, hex: HexId): boolean {
  return unitsIn(position, hex, 'hostile').length > 0 || leadersIn(position, hex, 'hostile').length > 0
}

export function hasRomans(position: KingsPosition, hex: HexId): boolean {
  return unitsIn(position, hex, 'roman').length > 0 || leadersIn(position, hex, 'roman').length > 0
}

import {
  type Face,
  type HexId,
  type HostileType,
  type KingsData,
  type NationId,
  type PieceKind,
  type RomanType,
  row,
} from '../data/index.ts'
import { romanGeneralCapacity } from '../data/leaders.ts'
import { faceOf, isHex, pieceOf, placeOf, stackAt } from './stacks.ts'
import type { Company, KingsPosition, Stack } from './state.ts'

/** The pieces: what they are, what they are worth, and the armies they form. */

export {
  enteredFrom,
  faceOf,
  findPiece,
  isHex,
  noteEntry,
  pieceOf,
  placeOf,
  put,
  putAll,
  putTogether,
  stackIn,
} from './stacks.ts'

export function isUnit(data: KingsData, piece: string): boolean {
  return kindOf(data, piece) === 'unit'
}

export function isGarrison(data: KingsData, piece: string): boolean {
  return kindOf(data, piece) === 'garrison'
}

/** A king, an office, or a leader of whatever side. */
export function isLeader(data: KingsData, piece: string): boolean {
  return kindOf(data, piece) === 'leader'
}

function kindOf({ index }: KingsData, piece: string): PieceKind | undefined {
  return index.kinds[index.numberOf.get(piece) ?? -1]
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

export function typeOf(position: KingsPosition, unit: string): RomanType | HostileType {
  return typeAs(position.data, unit, faceOf(position, unit))
}

/** The same, if it shows this face. */
export function typeAs(data: KingsData, unit: string, face: Face): RomanType | HostileType {
  const shown = row(data.units, unit)[face]
  if (shown === null) throw new Error(`${unit} has no such face`)
  return shown.type
}

export function isShip(position: KingsPosition, piece: string): boolean {
  return typeShown(position, piece) === 'ship'
}

export function isCavalry(position: KingsPosition, piece: string): boolean {
  return typeShown(position, piece) === 'cavalry'
}

/** Neither cavalry nor ship. */
export function isInfantry(position: KingsPosition, piece: string): boolean {
  const type = typeShown(position, piece)
  return type !== undefined && type !== 'cavalry' && type !== 'ship'
}

/** Undefined for whatever is no unit. */
function typeShown(position: KingsPosition, piece: string): RomanType | HostileType | undefined {
  return position.data.units[piece]?.[faceOf(position, piece)]?.type
}

/** The Virtus of whatever has one: units by their face, garrisons by their value (KOR-DEF-4), leaders. */
export function virtusOf(position: KingsPosition, piece: string): number {
  return virtusAs(position.data, piece, faceOf(position, piece))
}

/** The same, if it shows this face. */
export function virtusAs(data: KingsData, piece: string, face: Face): number {
  const unit = data.units[piece]
  if (unit !== undefined) {
    const shown = unit[face]
    if (shown === null) throw new Error(`${piece} has no such face`)
    return shown.virtus
  }
  const garrison = data.garrisons[piece]
  if (garrison !== undefined) return garrison.value
  return leaderData(data, piece).virtus
}

export function astutiaOf(data: KingsData, leader: string): number {
  return leaderData(data, leader).astutia
}

/** KOR-ARMY-3: how many units he may command. */
export function capacityOf(position: KingsPosition, leader: string): number {
  return capacityAs(position.data, leader, faceOf(position, leader))
}

/** The same, if he shows this face. */
export function capacityAs(data: KingsData, leader: string, face: Face): number {
  if (data.leaders[leader] !== undefined && face === 'roman') return romanGeneralCapacity
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
export function garrisonIn(position: KingsPosition, hex: HexId): string | null {
  const { roman, hostile } = stackAt(position, hex)
  return roman.garrison ?? hostile.garrison
}

export function romanGarrisonIn(position: KingsPosition, hex: HexId): string | null {
  return stackAt(position, hex).roman.garrison
}

export function hostileGarrisonIn(position: KingsPosition, hex: HexId): string | null {
  return stackAt(position, hex).hostile.garrison
}

/** Land units of a face in a hex. Ships in a port take no part in what happens on land. */
export function unitsIn(position: KingsPosition, hex: HexId, face: Face): readonly string[] {
  return stackAt(position, hex)[face].units
}

export function shipsIn(position: KingsPosition, hex: HexId, face: Face): readonly string[] {
  return stackAt(position, hex)[face].ships
}

export function leadersIn(position: KingsPosition, hex: HexId, face: Face): readonly string[] {
  return stackAt(position, hex)[face].leaders
}

/** Roman units in a hex that are not tied to the walls of a city. */
export function freeUnitsIn(position: KingsPosition, hex: HexId): readonly string[] {
  const { holders } = position.state
  const units = unitsIn(position, hex, 'roman')
  return holders.length === 0 ? units : units.filter(unit => !holders.includes(unit))
}

/** The strongest first; among equals the order of the tables. */
export function strongestFirst(position: KingsPosition, pieces: readonly string[]): string[] {
  const ranked: { readonly piece: string; readonly virtus: number }[] = []
  for (const piece of pieces) ranked.push({ piece, virtus: virtusOf(position, piece) })
  if (ranked.length > 1)
    ranked.sort((one, two) => two.virtus - one.virtus || (one.piece < two.piece ? -1 : 1))
  const ordered: string[] = []
  for (const { piece } of ranked) ordered.push(piece)
  return ordered
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
 * is tied to Rome and a convict lead nobody (KOR-DUEL-4, KOR-IGN-3). Those who rest take no part.
 */
export function romanArmyIn(
  position: KingsPosition,
  hex: HexId,
  resting: readonly string[] = NOBODY,
): Army | null {
  const [leader, ...subordinates] = commandIn(position, hex, resting)
  if (leader === undefined) return null
  const units = strongestFirst(position, without(resting, freeUnitsIn(position, hex)))
  return { leader, units: units.slice(0, capacityOf(position, leader)), subordinates }
}

/** The leader of the Roman army in a hex; null: there is none. */
export function romanCommanderIn(position: KingsPosition, hex: HexId): string | null {
  return commandIn(position, hex, NOBODY)[0] ?? null
}

const NOBODY: readonly string[] = []

function without(resting: readonly string[], pieces: readonly string[]): readonly string[] {
  return resting.length === 0 ? pieces : pieces.filter(piece => !resting.includes(piece))
}

/** The leaders of the Roman army in a hex by rank; nobody where there is none. */
function commandIn(position: KingsPosition, hex: HexId, resting: readonly string[]): readonly string[] {
  const { state } = position
  const present = without(resting, leadersIn(position, hex, 'roman'))
  if (present.length === 0 || without(resting, freeUnitsIn(position, hex)).length < 2) return NOBODY
  const leaders = present.filter(
    leader => !state.convicted.includes(leader) && !(state.kingTied && leader === state.king),
  )
  return romansByRank(position, leaders)
}

/** RULING-78: who commands, and then who takes command if he falls (RULING-66). */
export function romansByRank(position: KingsPosition, leaders: readonly string[]): readonly string[] {
  if (leaders.length < 2) return leaders
  return leaders.toSorted((one, two) => romanRank(position, two) - romanRank(position, one))
}

/**
 * RULING-78: whom a leader of Rome leads where he stands: a leader who outranks him has his men first, the strongest he can
 * command.
 */
export function ledBy(position: KingsPosition, leader: string): readonly string[] {
  const hex = placeOf(position, leader)
  let left = strongestFirst(position, freeUnitsIn(position, hex))
  for (const each of romansByRank(position, leadersIn(position, hex, 'roman'))) {
    const led = left.slice(0, capacityOf(position, each))
    if (each === leader) return led
    left = left.slice(led.length)
  }
  return NOBODY
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

/** Leaders and units of one of the other peoples in a hex. */
export function hostilesOf(position: KingsPosition, hex: HexId, nation: NationId | null): string[] {
  return [...leadersIn(position, hex, 'hostile'), ...unitsIn(position, hex, 'hostile')].filter(
    piece => nationOf(position.data, piece) === nation,
  )
}

export function hasKing({ state }: KingsPosition, army: Army): boolean {
  return state.king !== null && [army.leader, ...army.subordinates].includes(state.king)
}

/**
 * The army that a hostile leader leads where he stands: the strongest units of his people, up to his capacity; without
 * those who rest.
 */
export function armyOf(position: KingsPosition, leader: string, resting: readonly string[] = NOBODY): Army {
  const { data } = position
  const hex = placeOf(position, leader)
  const nation = nationOf(data, leader)
  const marches = (piece: string) => nationOf(data, piece) === nation && !resting.includes(piece)
  const units = unitsIn(position, hex, 'hostile').filter(marches)
  return {
    leader,
    units: strongestFirst(position, units).slice(0, capacityOf(position, leader)),
    subordinates: hostilesByRank(
      position,
      leadersIn(position, hex, 'hostile').filter(other => other !== leader && marches(other)),
    ),
  }
}

/** The leaders who command hostile armies in a hex, one for each people: a king first, then the highest Virtus. */
export function hostileCommandersIn(position: KingsPosition, hex: HexId): string[] {
  const { data } = position
  const commanders: string[] = []
  for (const leader of hostilesByRank(position, leadersIn(position, hex, 'hostile'))) {
    if (!commanders.some(other => nationOf(data, other) === nationOf(data, leader))) commanders.push(leader)
  }
  return commanders
}

/** RULING-78: a king first, then the higher Virtus. */
function hostilesByRank(position: KingsPosition, leaders: readonly string[]): readonly string[] {
  if (leaders.length < 2) return leaders
  return leaders.toSorted((one, two) => hostileRank(position, two) - hostileRank(position, one))
}

function hostileRank(position: KingsPosition, leader: string): number {
  const king = position.data.leaders[leader]?.rank === 'king' ? 100 : 0
  return king + 10 * virtusOf(position, leader) + capacityOf(position, leader)
}

/** KOR-DEF-6: the hostile armies in a hex, a leader with at least two units each. */
export function hostileArmiesIn(position: KingsPosition, hex: HexId): Army[] {
  const commanders = hostileCommandersIn(position, hex)
  if (commanders.length === 0) return []
  return commanders.map(leader => armyOf(position, leader)).filter(army => army.units.length >= 2)
}

/** The leaders of a side on the map, in the order of the tables. */
export function leadersOnMap({ state, data }: KingsPosition, face: Face): string[] {
  const found: string[] = []
  for (const number of data.index.leaderNumbers) {
    const piece = state.pieces[number]
    if (piece?.face === face && isHex(piece.place)) found.push(piece.id)
  }
  return found
}

/** The ships of Rome on the map, in the order of the tables. */
export function romanShips(position: KingsPosition): string[] {
  return position.data.index.ships.filter(ship => {
    const { place, face } = pieceOf(position, ship)
    return face === 'roman' && isHex(place)
  })
}

/** The hexes in which these pieces lie, in the order of their names. */
export function hexesOf(position: KingsPosition, pieces: readonly string[]): HexId[] {
  const found: HexId[] = []
  for (const piece of pieces) {
    const hex = placeOf(position, piece)
    if (!found.includes(hex)) found.push(hex)
  }
  return found.length < 2 ? found : found.sort()
}

/** Units and leaders on the map, ships too, that show this face, in the order of the tables. */
export function piecesOnMap({ state, data }: KingsPosition, face: Face): string[] {
  const found: string[] = []
  for (const number of data.index.movingNumbers) {
    const piece = state.pieces[number]
    if (piece?.face === face && isHex(piece.place)) found.push(piece.id)
  }
  return found
}

/** All hexes with a stack of a kind, in the order of their names. */
export function hexesWith({ state, data }: KingsPosition, holds: (stack: Stack) => boolean): HexId[] {
  const found: HexId[] = []
  const { places, hexes } = data.index
  for (let number = 0; number < hexes; number++) {
    const stack = state.stacks[number]
    if (stack != null && holds(stack)) found.push(places[number] ?? '')
  }
  return found
}

/** Is anybody there who shows this face, be it a garrison or a ship? */
export function isAnybody({ leaders, units, ships, garrison }: Company): boolean {
  return leaders.length > 0 || units.length > 0 || garrison !== null || ships.length > 0
}

/** Does a hostile unit or leader stand in the hex? */
export function hasHostiles(position: KingsPosition, hex: HexId): boolean {
  const { units, leaders } = stackAt(position, hex).hostile
  return units.length > 0 || leaders.length > 0
}

export function hasRomans(position: KingsPosition, hex: HexId): boolean {
  const { units, leaders } = stackAt(position, hex).roman
  return units.length > 0 || leaders.length > 0
}

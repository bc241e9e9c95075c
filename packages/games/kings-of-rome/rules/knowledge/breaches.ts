import { canonicalJson } from '@aquila/engine'
import { romanizedCities } from '../cities.ts'
import {
  faceOf,
  findPiece,
  hexesWith,
  hostileGarrisonIn,
  isGarrison,
  isHex,
  isLeader,
  isUnit,
  placeOf,
  stackIn,
} from '../pieces.ts'
import { stackOf } from '../stacks.ts'
import { boxes, type KingsPosition, type Stack } from '../state.ts'

/** What must hold in every position; each string names a breach. */
export function breaches(position: KingsPosition): string[] {
  const basic = [...misplacedPieces(position), ...wrongFaces(position)]
  // Of pieces without a face nothing else can be asked.
  if (basic.length > 0) return basic
  return [
    ...wrongGarrisons(position),
    ...wrongTracks(position),
    ...wrongKing(position),
    ...wrongHolders(position),
  ]
}

/** Each piece is in exactly one place, and the index of stacks says so. */
function misplacedPieces(position: KingsPosition): string[] {
  const { state, data } = position
  const found: string[] = []
  let stacked = 0
  for (const [number, place] of data.index.places.entries()) {
    const stack = stackIn(position, place)
    stacked += stack.length
    if (new Set(stack).size !== stack.length) found.push(`KOR-DEF-2: a piece lies twice in ${place}`)
    for (const piece of stack) {
      if (findPiece(position, piece)?.place !== place)
        found.push(`KOR-DEF-2: ${piece} is stacked in ${place}, but not there`)
    }
    if (!alike(state.stacks[number] ?? null, stackOf(position, place, stack)))
      found.push(`KOR-DEF-2: the stack in ${place} is not told apart rightly`)
  }
  if (stacked !== data.pieceIds.length || state.pieces.length !== stacked)
    found.push(`KOR-DEF-2: ${stacked} pieces lie somewhere, but there are ${data.pieceIds.length}`)
  return found
}

function alike(one: Stack | null, other: Stack | null): boolean {
  return canonicalJson(one) === canonicalJson(other)
}

/** KOR-DEF-1, RULING-65: no piece shows a face that it does not have, and none without a Roman face is in a container. */
function wrongFaces(position: KingsPosition): string[] {
  const { data } = position
  const found: string[] = []
  for (const place of data.index.places) {
    const stack = stackIn(position, place)
    const container = place === boxes.roman || place === boxes.hostile
    if (!container && !isHex(place)) continue
    for (const piece of stack) {
      const unit = data.units[piece]
      if (unit === undefined) continue
      // What serves Rome alone may lie in either container, though it has one face (RULING-65).
      if (container && unit.roman === null) found.push(`RULING-65: ${piece} is in a container`)
      if (!container && unit[faceOf(position, piece)] === null)
        found.push(`KOR-DEF-1: ${piece} shows no face`)
    }
    if (!container) continue
    for (const piece of stack) {
      if (data.kings[piece] !== undefined || data.leaders[piece]?.box)
        found.push(`RULING-65: ${piece} is in ${place}`)
    }
  }
  return found
}

/** KOR-DEF-4: one garrison in a city, none elsewhere. */
function wrongGarrisons(position: KingsPosition): string[] {
  const { data } = position
  const found: string[] = []
  for (const hex of hexesWith(position, () => true)) {
    const garrisons = stackIn(position, hex).filter(piece => isGarrison(data, piece))
    if (garrisons.length > 1) found.push(`KOR-DEF-4: two garrisons in ${hex}`)
    if (garrisons.length === 1 && data.cities[hex] === undefined)
      found.push(`KOR-DEF-4: a garrison in ${hex}, where there is no city`)
    for (const piece of stackIn(position, hex))
      if (!isGarrison(data, piece) && !isUnit(data, piece) && !isLeader(data, piece))
        found.push(`KOR-DEP-2: ${piece} lies on the map`)
  }
  return found
}

/** KOR-END-4, RULING-01, KOR-DEF-7 */
function wrongTracks({ state }: KingsPosition): string[] {
  const found: string[] = []
  if (!Number.isInteger(state.vp) || !Number.isInteger(state.ip)) found.push('KOR-DEF-7: half a point')
  if (state.ip < 0) found.push(`KOR-END-4: ${state.ip} IP`)
  if (state.turn < 0 || state.turn > 26) found.push(`RULING-01: turn ${state.turn}`)
  if (state.notes.reactions < 0) found.push(`KOR-ACT-3: ${state.notes.reactions} reactions`)
  return found
}

/** KOR-ING-3, KOR-DUEL-4: the ruler is on the map, and nobody else who wears the crown. */
function wrongKing(position: KingsPosition): string[] {
  const { state, data } = position
  const crowned = Object.keys(data.kings).filter(king => isHex(placeOf(position, king)))
  if (crowned.length !== 1 || crowned[0] !== state.king)
    return [`KOR-ING-3: ${state.king} reigns, but on the map: ${crowned.join(', ') || 'nobody'}`]
  return []
}

/** KOR-PIL-9, KOR-DEF-3: a unit that holds a city stands in one; no city is held by both sides. */
function wrongHolders(position: KingsPosition): string[] {
  const { state, data } = position
  const found: string[] = []
  for (const unit of state.holders) {
    if (data.cities[placeOf(position, unit)] === undefined) found.push(`KOR-PIL-9: ${unit} holds no city`)
  }
  for (const hex of romanizedCities(position)) {
    if (hostileGarrisonIn(position, hex) !== null) found.push(`KOR-DEF-3: ${hex} has two masters`)
  }
  return found
}

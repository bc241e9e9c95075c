import { romanizedCities } from '../cities.ts'
import { faceOf, isGarrison, isHex, isLeader, isUnit, stackIn } from '../pieces.ts'
import { boxes, type KingsPosition } from '../state.ts'

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
function misplacedPieces({ state, data }: KingsPosition): string[] {
  const found: string[] = []
  let stacked = 0
  for (const [place, stack] of Object.entries(state.stacks)) {
    stacked += stack.length
    if (new Set(stack).size !== stack.length) found.push(`KOR-DEF-2: a piece lies twice in ${place}`)
    for (const piece of stack) {
      if (state.places[piece] !== place)
        found.push(`KOR-DEF-2: ${piece} is stacked in ${place}, but not there`)
    }
  }
  if (stacked !== data.pieceIds.length || Object.keys(state.places).length !== stacked)
    found.push(`KOR-DEF-2: ${stacked} pieces lie somewhere, but there are ${data.pieceIds.length}`)
  return found
}

/** KOR-DEF-1, RULING-65: no piece shows a face that it does not have, and none without a second face is in a container. */
function wrongFaces({ state, data }: KingsPosition): string[] {
  const found: string[] = []
  for (const [place, stack] of Object.entries(state.stacks)) {
    const container = place === boxes.roman || place === boxes.hostile
    if (!container && !isHex(place)) continue
    for (const piece of stack) {
      const unit = data.units[piece]
      // The ships of Ostia may lie in either container, though they have one face (RULING-65).
      if (unit === undefined || (container && unit.roman?.type === 'ship' && unit.hostile === null)) continue
      const roman = faceOf(state, piece) === 'roman'
      if ((roman ? unit.roman : unit.hostile) === null) found.push(`KOR-DEF-1: ${piece} shows no face`)
      if (container && (unit.roman === null || unit.hostile === null))
        found.push(`RULING-65: ${piece} is in a container`)
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
function wrongGarrisons({ state, data }: KingsPosition): string[] {
  const found: string[] = []
  for (const place in state.stacks) {
    if (!isHex(place)) continue
    const garrisons = stackIn(state, place).filter(piece => isGarrison(data, piece))
    if (garrisons.length > 1) found.push(`KOR-DEF-4: two garrisons in ${place}`)
    if (garrisons.length === 1 && data.cities[place] === undefined)
      found.push(`KOR-DEF-4: a garrison in ${place}, where there is no city`)
    for (const piece of stackIn(state, place))
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

/** KOR-ING-3, KOR-DUEL-4: whoever reigns is on the map, and nobody else who wears the crown. */
function wrongKing({ state, data }: KingsPosition): string[] {
  const crowned = Object.keys(data.kings).filter(king => isHex(state.places[king] ?? ''))
  if (crowned.length !== 1 || crowned[0] !== state.king)
    return [`KOR-ING-3: ${state.king} reigns, but on the map: ${crowned.join(', ') || 'nobody'}`]
  return []
}

/** KOR-PIL-9, KOR-DEF-3: who holds a city stands in one; no city is held by both sides. */
function wrongHolders(position: KingsPosition): string[] {
  const { state, data } = position
  const found: string[] = []
  for (const unit of state.holders) {
    if (data.cities[state.places[unit] ?? ''] === undefined) found.push(`KOR-PIL-9: ${unit} holds no city`)
  }
  for (const hex of romanizedCities(position)) {
    if (stackIn(state, hex).some(piece => isGarrison(data, piece) && faceOf(state, piece) === 'hostile'))
      found.push(`KOR-DEF-3: ${hex} has two masters`)
  }
  return found
}

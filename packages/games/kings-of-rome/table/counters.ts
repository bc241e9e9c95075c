import type { LeaderPiece, Piece, Stack, UnitPiece } from '../../table/index.ts'
import { type Face, type KingsData, row } from '../data/index.ts'
import type { KingsSpeech } from '../messages/index.ts'
import { homeName, nameOf } from '../names.ts'
import {
  astutiaOf,
  bearsCaptiveMark,
  capacityAs,
  faceOf,
  isGarrison,
  isLeader,
  isUnit,
  nationOf,
  stackIn,
  typeAs,
  virtusAs,
} from '../rules/pieces.ts'
import type { KingsPosition, Place } from '../rules/state.ts'
import { kitOfPiece } from './position.ts'

/** Counters as the table draws them: type by shape and letter, Virtus as the large figure. */

export function pieceOf(speech: KingsSpeech, position: KingsPosition, id: string): Piece {
  return isLeader(position.data, id) ? leaderPiece(speech, position, id) : unitPiece(speech, position, id)
}

/** What a counter shows beside what is printed on it. */
interface Showing {
  readonly face: Face
  /** He is not at hand any more. */
  readonly spent: boolean
}

function showing(position: KingsPosition, id: string): Showing {
  const { notes, convicted } = position.state
  return { face: faceOf(position, id), spent: notes.triumphed.includes(id) || convicted.includes(id) }
}

export function leaderPiece(speech: KingsSpeech, position: KingsPosition, id: string): LeaderPiece {
  return leaderShowing(speech, position.data, id, showing(position, id))
}

export function leaderShowing(
  speech: KingsSpeech,
  data: KingsData,
  id: string,
  { face, spent }: Showing,
): LeaderPiece {
  const { text } = speech
  const name = nameOf(speech, data, id)
  return {
    kind: 'leader',
    id,
    kit: kitOfPiece(data, id, face),
    label: labelOfLeader(speech, data, id, name),
    name,
    wreath: data.kings[id] !== undefined || data.leaders[id]?.rank === 'king',
    ratings: [
      [text('rating.virtus'), virtusAs(data, id, face)],
      [text('rating.astutia'), astutiaOf(data, id)],
      [text('rating.capacity'), capacityAs(data, id, face)],
    ],
    spent,
  }
}

/** 'Gaius Cluilius' is too long for a plaque, and so is 'the dux of the Volsci'. */
function labelOfLeader({ messages }: KingsSpeech, data: KingsData, id: string, name: string): string {
  const short = messages.sayIfAny(
    data.leaders[id]?.name === null ? `short.unnamed.${id}` : `short.name.${id}`,
  )
  return short ?? (name.length > 12 ? (name.split(' ').at(-1) ?? name) : name)
}

export function unitPiece(speech: KingsSpeech, position: KingsPosition, id: string): UnitPiece {
  return unitShowing(speech, position.data, id, showing(position, id))
}

export function unitShowing(
  speech: KingsSpeech,
  data: KingsData,
  id: string,
  { face, spent }: Showing,
): UnitPiece {
  const kit = kitOfPiece(data, id, face)
  if (isGarrison(data, id)) {
    const value = virtusAs(data, id, face)
    return counter(id, kit, speech.text('counter.garrison'), nameOf(speech, data, id), 'wall', value)
  }
  const type = typeAs(data, id, face)
  const roman = face === 'roman'
  const arm = type === 'cavalry' ? 'equites' : type === 'ship' ? 'naves' : roman ? 'legio' : 'warriors'
  return {
    ...counter(
      id,
      kit,
      labelOf(speech, data, id, face),
      unitName(speech, data, id, face),
      arm,
      virtusAs(data, id, face),
    ),
    spent,
    ...(!roman && bearsCaptiveMark(data, id) ? { badge: 'chain' } : {}),
  }
}

function counter(
  id: string,
  kit: UnitPiece['kit'],
  label: string,
  name: string,
  arm: string,
  strength: number,
): UnitPiece {
  return {
    kind: 'unit',
    id,
    kit,
    label,
    name,
    arm,
    strength,
    quality: null,
    tactics: null,
    reduced: false,
    spent: false,
  }
}

/** Rome's levy by class, the others by the letters of their people. */
function labelOf({ text }: KingsSpeech, data: KingsData, id: string, face: Face): string {
  if (face === 'hostile') return (nationOf(data, id) ?? '').toUpperCase()
  const type = typeAs(data, id, face)
  return type === 'cavalry' ? text('counter.cavalry') : type === 'ship' ? text('counter.ship') : type
}

/** The face that shows, and no more: 'class III 3', 'Latin infantry of Gabii 2'. */
function unitName(speech: KingsSpeech, data: KingsData, id: string, face: Face): string {
  const { text } = speech
  if (!isUnit(data, id)) return nameOf(speech, data, id)
  const { nation, home } = row(data.units, id)
  const type = typeAs(data, id, face)
  const virtus = virtusAs(data, id, face)
  if (face === 'roman') {
    if (type === 'cavalry' || type === 'ship') return text(`unit.roman.${type}`, { virtus })
    return text('unit.class', { type, virtus })
  }
  const people = text(`people.${nation}`)
  const kind = type === 'cavalry' || type === 'ship' ? type : 'infantry'
  return home === null
    ? text(`unit.${kind}`, { people, virtus })
    : text(`unit.${kind}.home`, { people, virtus, home: homeName(speech, data, home) })
}

/** What stands in a place, garrisons left out: one stack for each people. */
export function stacksIn(speech: KingsSpeech, position: KingsPosition, place: Place): Stack[] {
  const kits = new Map<Stack['kit'], Piece[]>()
  for (const id of stackIn(position, place)) {
    if (isGarrison(position.data, id)) continue
    const piece = pieceOf(speech, position, id)
    const found = kits.get(piece.kit)
    if (found === undefined) kits.set(piece.kit, [piece])
    else found.push(piece)
  }
  return [...kits].map(([kit, pieces]) => {
    pieces.sort((one, other) => weight(other) - weight(one))
    return { place, kit, pieces, strength: strengthOf(pieces) }
  })
}

export function strengthOf(pieces: readonly Piece[]): number {
  return pieces.reduce((sum, piece) => sum + (piece.kind === 'unit' ? piece.strength : 0), 0)
}

/** Leaders before units, kings before others, the strongest first, ships last. */
function weight(piece: Piece): number {
  if (piece.kind === 'leader') return 1000 + (piece.wreath ? 500 : 0) + (piece.ratings[0]?.[1] ?? 0)
  return piece.arm === 'naves'
    ? piece.strength
    : 100 + piece.strength * 10 + (piece.arm === 'equites' ? 0 : 5)
}

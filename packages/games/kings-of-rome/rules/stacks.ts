import { boxes, type Face, type HexId, type Place } from '../data/index.ts'
import type { Company, KingsPosition, KingsState, Piece, Stack } from './state.ts'

/**
 * The pieces, and who lies where. Both are lists, because lists are quickly copied: a piece and a place have a number,
 * which the index of the data knows.
 */

/** What functions need that only look at pieces. */
export type Board = Pick<KingsPosition, 'state' | 'data'>
/** The pieces without their stacks. */
type Pieces = Pick<KingsPosition, 'data'> & { readonly state: Pick<KingsState, 'pieces'> }

/** A company while it is put together. */
interface Gathering {
  readonly leaders: string[]
  readonly units: string[]
  readonly ships: string[]
  garrison: string | null
}

const NO_COMPANY: Company = { leaders: [], units: [], ships: [], garrison: null }
export const NOBODY: Stack = { all: [], roman: NO_COMPANY, hostile: NO_COMPANY }
const NINE = '9'.charCodeAt(0)

/** Only hexes have numbers for names. */
export function isHex(place: Place): boolean {
  return place.charCodeAt(0) <= NINE
}

/** Undefined for whatever is no piece. */
export function findPiece({ state, data }: Board, id: string): Piece | undefined {
  return state.pieces[data.index.numberOf.get(id) ?? -1]
}

export function pieceOf(board: Board, id: string): Piece {
  const found = findPiece(board, id)
  if (found === undefined) throw new Error(`no piece ${id}`)
  return found
}

export function placeOf(board: Board, id: string): Place {
  return pieceOf(board, id).place
}

export function faceOf(board: Board, id: string): Face {
  return findPiece(board, id)?.face ?? 'hostile'
}

/** KOR-SIEGE-7: the hex from which he entered the one he stands in, if he did. */
export function enteredFrom(board: Board, leader: string): HexId | null {
  return pieceOf(board, leader).from
}

export function noteEntry(board: Board, leader: string, from: HexId): void {
  const { id, place, face } = pieceOf(board, leader)
  change(board, { id, place, face, from })
}

/** Moves a piece to another place, and turns it over if a face is given. This and `putAll` are the only ways to do so. */
export function put(board: Board, id: string, place: Place, face?: Face): void {
  const before = pieceOf(board, id)
  const shows = shownIn(place, face ?? before.face)
  if (before.place === place) {
    if (before.face === shows) return
    change(board, { id, place, face: shows, from: before.from })
    setStack(board, place, stackOf(board, place, stackAt(board, place).all))
    return
  }
  change(board, { id, place, face: shows, from: null })
  const left = stackAt(board, before.place).all
  const staying = left.toSpliced(left.indexOf(id), 1)
  setStack(board, before.place, restacked(board, before.place, before.face, staying))
  setStack(board, place, restacked(board, place, shows, [...stackAt(board, place).all, id]))
  hasCome(board, id, place, shows)
}

/** Where a piece goes, and which face it shows there if it is turned over. */
export interface Move {
  readonly id: string
  readonly place: Place
  readonly face?: Face | undefined
}

/** Moves many pieces, each once: as `put` does it one after another, but every stack is made anew only once. */
export function putAll(board: Board, moves: readonly Move[]): void {
  const places: Place[] = []
  const arrivals: Move[] = []
  for (const move of moves) {
    const { id, place, face } = move
    const before = pieceOf(board, id)
    const shows = shownIn(place, face ?? before.face)
    const moved = before.place !== place
    change(board, { id, place, face: shows, from: moved ? null : before.from })
    if (!places.includes(before.place)) places.push(before.place)
    if (!moved) continue
    arrivals.push(move)
    hasCome(board, id, place, shows)
  }
  for (const place of places) {
    const staying: string[] = []
    for (const id of stackAt(board, place).all) if (placeOf(board, id) === place) staying.push(id)
    setStack(board, place, stackOf(board, place, staying))
  }
  welcome(board, arrivals)
}

/** Stacks those who come upon those who are there, all at once who come to a place one after another. */
function welcome(board: Board, arrivals: readonly Move[]): void {
  let all: string[] = []
  for (const [at, { id, place }] of arrivals.entries()) {
    if (arrivals[at - 1]?.place !== place) all = [...stackAt(board, place).all]
    all.push(id)
    if (arrivals[at + 1]?.place !== place) setStack(board, place, stackOf(board, place, all))
  }
}

/** Moves pieces to one place, in this order. */
export function putTogether(board: Board, ids: readonly string[], place: Place, face?: Face): void {
  putAll(
    board,
    ids.map(id => ({ id, place, face })),
  )
}

/** KOR-DEF-1: what is drawn from a container shows the face of that container. */
function shownIn(place: Place, face: Face): Face {
  return place === boxes.roman ? 'roman' : place === boxes.hostile ? 'hostile' : face
}

/** Whoever has come to another place holds no city any more. */
function hasCome({ state }: Board, id: string, place: Place, shows: Face): void {
  if (state.holders.includes(id)) state.holders = state.holders.filter(holder => holder !== id)
  // RULING-22: a sacked city that has held troops again has something to lose again.
  if (shows === 'hostile' && state.sacked.includes(place))
    state.sacked = state.sacked.filter(hex => hex !== place)
}

function change({ state, data }: Board, piece: Piece): void {
  const number = data.index.numberOf.get(piece.id)
  if (number !== undefined) state.pieces[number] = piece
}

/** Somebody who shows this face has come or gone: those of the other face stand as they stood. */
function restacked(board: Board, place: Place, face: Face, all: readonly string[]): Stack | null {
  if (all.length === 0 || !isHex(place)) return stackOf(board, place, all)
  const { roman, hostile } = stackAt(board, place)
  const changed = companyOf(board, all, face)
  return face === 'roman' ? { all, roman: changed, hostile } : { all, roman, hostile: changed }
}

function setStack(board: Board, place: Place, stack: Stack | null): void {
  const number = board.data.index.numberOfPlace.get(place)
  if (number === undefined) throw new Error(`no place ${place}`)
  board.state.stacks[number] = stack
}

/** Who asks after a box wants all of it; only in a hex are pieces told apart. */
export function stackOf(board: Pieces, place: Place, all: readonly string[]): Stack | null {
  if (all.length === 0) return null
  if (!isHex(place)) return { all, roman: NO_COMPANY, hostile: NO_COMPANY }
  return { all, roman: companyOf(board, all, 'roman'), hostile: companyOf(board, all, 'hostile') }
}

function companyOf({ state, data: { units, index } }: Pieces, all: readonly string[], face: Face): Company {
  let company: Gathering | null = null
  for (const id of all) {
    const number = index.numberOf.get(id) ?? -1
    if (state.pieces[number]?.face !== face) continue
    company ??= { leaders: [], units: [], ships: [], garrison: null }
    const kind = index.kinds[number]
    if (kind === 'leader') company.leaders.push(id)
    else if (kind === 'garrison') company.garrison ??= id
    else if (kind === 'unit') company[units[id]?.[face]?.type === 'ship' ? 'ships' : 'units'].push(id)
  }
  return company ?? NO_COMPANY
}

/** Stacks all pieces anew, in the order of their numbers. */
export function stackUp(board: Board): void {
  const { state, data } = board
  const inPlace = new Map<Place, string[]>()
  for (const { id, place } of state.pieces) {
    const stack = inPlace.get(place)
    if (stack === undefined) inPlace.set(place, [id])
    else stack.push(id)
  }
  state.stacks = data.index.places.map(place => stackOf(board, place, inPlace.get(place) ?? []))
}

/** All pieces in a place, by the face they show. */
export function stackAt({ state, data }: Board, place: Place): Stack {
  return state.stacks[data.index.numberOfPlace.get(place) ?? -1] ?? NOBODY
}

/** All pieces in a place, in the order they came. */
export function stackIn(board: Board, place: Place): readonly string[] {
  return stackAt(board, place).all
}

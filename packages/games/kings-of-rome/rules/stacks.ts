import { boxes, type Face, type HexId, type KingsData, type Place } from '../data/index.ts'
import type { Company, KingsPosition, KingsState, Piece, Stack } from './state.ts'

/**
 * The pieces, and who lies where. Both are lists, because lists are quickly copied: a piece and a place have a number,
 * which the index of the data knows.
 */

/** What functions need that only look at pieces. */
export type Board = Pick<KingsPosition, 'state' | 'data'>
/** The pieces without their stacks. */
type Pieces = Pick<KingsPosition, 'data'> & { readonly state: Pick<KingsState, 'pieces'> }

const NONE: readonly string[] = []
const NO_COMPANY: Company = { leaders: NONE, units: NONE, ships: NONE, garrison: null }
const NOBODY: Stack = { all: NONE, roman: NO_COMPANY, hostile: NO_COMPANY }
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
  return pieceNumbered(board, numberOf(board, id))
}

function pieceNumbered({ state }: Board, number: number): Piece {
  const found = state.pieces[number]
  if (found === undefined) throw new Error(`no piece ${number}`)
  return found
}

function numberOf({ data }: Board, id: string): number {
  const number = data.index.numberOf.get(id)
  if (number === undefined) throw new Error(`no piece ${id}`)
  return number
}

function numberOfPlace({ data }: Board, place: Place): number {
  const number = data.index.numberOfPlace.get(place)
  if (number === undefined) throw new Error(`no place ${place}`)
  return number
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
  const number = numberOf(board, leader)
  const { id, place, face } = pieceNumbered(board, number)
  board.state.pieces[number] = { id, place, face, from }
}

/** Moves a piece to another place, and turns it over if a face is given. This and `putAll` are the only ways to do so. */
export function put(board: Board, id: string, place: Place, face?: Face): void {
  const { pieces, stacks } = board.state
  const number = numberOf(board, id)
  const before = pieceNumbered(board, number)
  const shows = shownIn(place, face ?? before.face)
  if (before.place === place && before.face === shows) return
  const to = numberOfPlace(board, place)
  const there = stacks[to] ?? NOBODY
  if (before.place === place) {
    pieces[number] = { id, place, face: shows, from: before.from }
    stacks[to] = stackOf(board, place, there.all)
    return
  }
  pieces[number] = { id, place, face: shows, from: null }
  const from = numberOfPlace(board, before.place)
  const left = stacks[from] ?? NOBODY
  const staying = left.all.toSpliced(left.all.indexOf(id), 1)
  stacks[from] = remaining(board, before.place, left, before.face, staying)
  stacks[to] = joined(board, place, there, shows, [id])
  hasCome(board, id, place, shows)
}

/** Where a piece goes, and which face it shows there if it is turned over. */
export interface Move {
  readonly id: string
  readonly place: Place
  readonly face?: Face | undefined
}

/** Pieces that come to a place one after another and show the same face. */
interface Arrivals {
  readonly place: Place
  readonly face: Face
  readonly ids: string[]
}

/** Moves many pieces, each once: as `put` does it one after another, but every stack is made again only once. */
export function putAll(board: Board, moves: readonly Move[]): void {
  const { pieces, stacks } = board.state
  const left: Place[] = []
  const arrivals: Arrivals[] = []
  for (const { id, place, face } of moves) {
    const number = numberOf(board, id)
    const before = pieceNumbered(board, number)
    const shows = shownIn(place, face ?? before.face)
    const moved = before.place !== place
    pieces[number] = { id, place, face: shows, from: moved ? null : before.from }
    if (!left.includes(before.place)) left.push(before.place)
    if (!moved) continue
    const last = arrivals[arrivals.length - 1]
    if (last?.place === place && last.face === shows) last.ids.push(id)
    else arrivals.push({ place, face: shows, ids: [id] })
    hasCome(board, id, place, shows)
  }
  for (const place of left) {
    const staying: string[] = []
    for (const id of stackAt(board, place).all) if (placeOf(board, id) === place) staying.push(id)
    stacks[numberOfPlace(board, place)] = stackOf(board, place, staying)
  }
  for (const { place, face, ids } of arrivals) {
    const number = numberOfPlace(board, place)
    stacks[number] = joined(board, place, stacks[number] ?? NOBODY, face, ids)
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

/** A piece that has come to another place holds no city any more. */
function hasCome({ state, data }: Board, id: string, place: Place, shows: Face): void {
  if (state.holders.length > 0 && state.holders.includes(id))
    state.holders = state.holders.filter(holder => holder !== id)
  // RULING-22: a sacked city that has held troops again has something to lose again.
  if (shows === 'hostile' && state.sacked.includes(place) && isOfTheLand(data, id))
    state.sacked = state.sacked.filter(hex => hex !== place)
}

/** A garrison or a unit that is no ship. */
function isOfTheLand({ index }: KingsData, id: string): boolean {
  const number = index.numberOf.get(id) ?? -1
  return index.kinds[number] !== 'leader' && !index.afloat[number]
}

/** Somebody who shows this face has gone: those of the other face stand as they stood. */
function remaining(
  board: Board,
  place: Place,
  before: Stack,
  face: Face,
  staying: readonly string[],
): Stack | null {
  if (staying.length === 0 || !isHex(place)) return stackOf(board, place, staying)
  return inHex(staying, before, face, companyOf(board, staying, face))
}

/** Pieces that show this face have come: they lie behind whoever is there. The list of them is made for it. */
function joined(board: Board, place: Place, before: Stack, face: Face, ids: readonly string[]): Stack {
  const all = before.all.length === 0 ? ids : before.all.concat(ids)
  if (!isHex(place)) return inBox(all)
  return inHex(all, before, face, enlarged(board, before[face], ids, face))
}

/** The pieces of one face have changed. */
function inHex(all: readonly string[], before: Stack, face: Face, company: Company): Stack {
  return face === 'roman'
    ? { all, roman: company, hostile: before.hostile }
    : { all, roman: before.roman, hostile: company }
}

/** A caller that asks after a box wants all of it; only in a hex are pieces told apart. */
function inBox(all: readonly string[]): Stack {
  return { all, roman: NO_COMPANY, hostile: NO_COMPANY }
}

export function stackOf(board: Pieces, place: Place, all: readonly string[]): Stack | null {
  if (all.length === 0) return null
  if (!isHex(place)) return inBox(all)
  return { all, roman: companyOf(board, all, 'roman'), hostile: companyOf(board, all, 'hostile') }
}

function companyOf(board: Pieces, all: readonly string[], face: Face): Company {
  return enlarged(board, NO_COMPANY, all, face)
}

/** A company with those of some pieces that show its face. */
function enlarged(
  { state, data: { index } }: Pieces,
  company: Company,
  ids: readonly string[],
  face: Face,
): Company {
  let leaders: string[] | null = null
  let units: string[] | null = null
  let ships: string[] | null = null
  let { garrison } = company
  for (const id of ids) {
    const number = index.numberOf.get(id) ?? -1
    if (state.pieces[number]?.face !== face) continue
    const kind = index.kinds[number]
    if (kind === 'leader') leaders = withOneMore(leaders, company.leaders, id)
    else if (kind === 'garrison') garrison ??= id
    else if (kind === 'unit' && index.afloat[number]) ships = withOneMore(ships, company.ships, id)
    else if (kind === 'unit') units = withOneMore(units, company.units, id)
  }
  if (leaders === null && units === null && ships === null && garrison === company.garrison) return company
  return {
    leaders: leaders ?? company.leaders,
    units: units ?? company.units,
    ships: ships ?? company.ships,
    garrison,
  }
}

/** Most lists have one or none: those are made no longer than that. */
function withOneMore(list: string[] | null, before: readonly string[], id: string): string[] {
  if (list === null) return before.length === 0 ? [id] : [...before, id]
  list.push(id)
  return list
}

/** Stacks all pieces afresh, in the order of their numbers. */
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

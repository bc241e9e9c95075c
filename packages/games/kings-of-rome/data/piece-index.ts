import type { Place } from './places.ts'
import type { HexId } from './types.ts'

/** What a piece is: a king, an office and a leader of whatever side are leaders; events are all that never lie on the map. */
export type PieceKind = 'unit' | 'garrison' | 'leader' | 'event'

/** The number of each piece and of each place. Positions keep both as lists, because lists are quickly copied. */
export interface PieceIndex {
  readonly pieces: readonly string[]
  readonly numberOf: ReadonlyMap<string, number>
  /** By the number of the piece. */
  readonly kinds: readonly PieceKind[]
  readonly leaders: readonly string[]
  readonly units: readonly string[]
  /** The hexes that a piece can enter, by their names, and then the boxes. */
  readonly places: readonly Place[]
  readonly numberOfPlace: ReadonlyMap<Place, number>
  /** How many of the places are hexes. */
  readonly hexes: number
}

export function indexPieces(
  pieces: readonly string[],
  kindOf: (piece: string) => PieceKind,
  hexes: Iterable<HexId>,
  boxes: readonly Place[],
): PieceIndex {
  const entered = [...new Set(hexes)].toSorted()
  const places = [...entered, ...boxes]
  return {
    pieces,
    numberOf: new Map(pieces.map((id, number) => [id, number])),
    kinds: pieces.map(kindOf),
    leaders: pieces.filter(piece => kindOf(piece) === 'leader'),
    units: pieces.filter(piece => kindOf(piece) === 'unit'),
    places,
    numberOfPlace: new Map(places.map((place, number) => [place, number])),
    hexes: entered.length,
  }
}

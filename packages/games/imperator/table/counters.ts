import { row } from '@aquila/engine'
import type { Card, LeaderPiece, Piece, Stack, UnitPiece } from '../../table/index.ts'
import { counterName, fullName, leaderName } from '../names.ts'
import type { ToldArmy } from '../rules/combat/armies.ts'
import { counterOf, isLeader, sideOf, stackIn } from '../rules/pieces.ts'
import type { CampaignPosition, FactionId, Place } from '../rules/state.ts'
import type { Dressed, Seen } from './dress.ts'
import { stratagemLook } from './stratagems.ts'

/** Counters as the table draws them. */

type Shown = Pick<Seen, 'position' | 'dress' | 'messages' | 'text'>

/** What a counter shows beside what is printed on it. */
interface Showing {
  readonly side: FactionId | null
  /** The face of a Roman leader. */
  readonly face: FactionId | null
  readonly rank: string | null
  readonly reduced: boolean
  readonly moved: boolean
}

export function pieceOf(shown: Shown, id: string): Piece {
  return isLeader(shown.position.data, id) ? leaderPiece(shown, id) : unitPiece(shown, id)
}

export function leaderPiece(shown: Shown, id: string): LeaderPiece {
  const { data } = shown.position
  return leaderShowing({ ...shown, data }, id, showing(shown.position, id))
}

function showing(position: CampaignPosition, id: string): Showing {
  const { series } = position.data
  const { faction, reduced, moved } = counterOf(position, id)
  const rank = isLeader(position.data, id) ? series.rankOf(position, id) : null
  return { side: sideOf(position, id), face: faction, rank, reduced, moved }
}

/** A leader of an army as it was told. */
export function leaderOf(dressed: Dressed, id: string, side: FactionId, { ranks, moved }: ToldArmy) {
  const rank = ranks[id] ?? null
  return leaderShowing(dressed, id, { side, face: side, rank, reduced: false, moved: moved.includes(id) })
}

/** A unit of it: in battle it wears the colours of its side. */
export function unitOf(dressed: Dressed, id: string, side: FactionId, { reduced, moved }: ToldArmy) {
  const shown = { side, face: null, rank: null, reduced: reduced.includes(id), moved: moved.includes(id) }
  return unitShowing(dressed, id, shown)
}

/** A counter that an event tells of, in the colours of its side; how it stands is not told, a leader's rank perhaps. */
export function pieceTold(
  dressed: Dressed,
  id: string,
  side: FactionId | null,
  rank: string | null = null,
): Piece {
  const shown = { side, face: side, rank, reduced: false, moved: false }
  return isLeader(dressed.data, id) ? leaderShowing(dressed, id, shown) : unitShowing(dressed, id, shown)
}

function leaderShowing(dressed: Dressed, id: string, { side, face, rank, moved }: Showing): LeaderPiece {
  const { dress, data } = dressed
  const { wreath, mark } = (rank === null ? undefined : dress.ranks[rank]) ?? { wreath: false }
  return {
    kind: 'leader',
    id,
    kit: dress.kitOf(side),
    label: String(leaderName(dressed, data, id) ?? id),
    name: String(fullName(dressed, data, id)),
    wreath,
    ratings: ratingsOn(dressed, id, face),
    ...(mark === undefined ? {} : { rank: mark }),
    spent: moved,
  }
}

/** What is printed on a leader's counter. */
function ratingsOn({ data, dress }: Dressed, id: string, shown: FactionId | null): [string, number][] {
  const face = data.romanLeaders[id]?.faces[shown ?? data.factions[0]]
  if (face)
    return [
      ['CC', face.command],
      ['TB', face.tactical],
      ['PC', face.political],
      ['SR', face.strategic],
    ]
  const foreign = data.foreignLeaders[id]
  if (foreign === undefined) return []
  const { command, tactical, strategic } = foreign
  const ratings = { CC: command, TB: tactical, SR: strategic }
  return dress.foreignRatings.map(name => [name, ratings[name]])
}

export function unitPiece(shown: Shown, id: string): UnitPiece {
  const { data } = shown.position
  return unitShowing({ ...shown, data }, id, showing(shown.position, id))
}

function unitShowing(
  { data, dress, messages }: Dressed,
  id: string,
  { side, reduced, moved }: Showing,
): UnitPiece {
  const unit = row(data.units, id)
  const { strength, quality, tactical } = reduced ? unit.reduced : unit.normal
  return {
    kind: 'unit',
    id,
    kit: dress.kitOf(side),
    label: dress.labelOf(unit),
    name: String(counterName({ messages }, unit)),
    arm: dress.armOf(unit),
    strength,
    quality,
    tactics: tactical,
    reduced,
    spent: moved,
  }
}

/** The counters of all places of the map. */
export function stacksOn(seen: Shown): Stack[] {
  const { zoneIds, seas } = seen.position.data
  return [...zoneIds, ...Object.keys(seas)].flatMap(place => stacksIn(seen, place))
}

/** The counters in a place, side by side: leaders by rank, units by strength; ships in port by themselves. */
function stacksIn(shown: Shown, place: Place): Stack[] {
  const { position, dress } = shown
  const sides = new Map<FactionId | null, Piece[]>()
  for (const id of stackIn(position, place)) {
    const side = sideOf(position, id)
    const pieces = sides.get(side) ?? []
    pieces.push(pieceOf(shown, id))
    sides.set(side, pieces)
  }
  const weight = (piece: Piece) => weightOf(piece, dress.foremost)
  return [...sides].flatMap(([side, pieces]) => {
    pieces.sort((one, other) => weight(other) - weight(one))
    const ships = Object.hasOwn(position.data.seas, place) ? [] : pieces.filter(isShip)
    const ashore = pieces.filter(piece => !ships.includes(piece))
    const stackOf = (pieces: readonly Piece[]) => ({
      place,
      kit: dress.kitOf(side),
      pieces,
      strength: strengthOf(pieces),
    })
    if (ships.length === 0) return [stackOf(pieces)]
    const inPort = { on: 'port', fleets: ships.length } as const
    // An admiral without an army is with his ships.
    if (!ashore.some(({ kind }) => kind === 'unit')) return [{ ...stackOf(pieces), ships: inPort }]
    return [stackOf(ashore), { ...stackOf(ships), ships: inPort }]
  })
}

function isShip(piece: Piece): boolean {
  return piece.kind === 'unit' && piece.arm === 'naves'
}

export function strengthOf(pieces: readonly Piece[]): number {
  return pieces.reduce((sum, piece) => sum + (piece.kind === 'unit' ? piece.strength : 0), 0)
}

/** Leaders before units, the heads of a side before others, its foremost arm before the rest. */
function weightOf(piece: Piece, foremost: string): number {
  if (piece.kind === 'leader') return 1000 + (piece.wreath ? 500 : 0) + (piece.ratings[0]?.[1] ?? 0)
  return piece.strength * 10 + (piece.arm === foremost ? 5 : 0) + (piece.quality ?? 0)
}

/** The stratagem counters in hand. Where one has two faces, either can be played. */
export function cardsOf(seen: Seen): Card[] {
  return seen.view.hand.map(id => ({
    id,
    faces: row(seen.data.stratagemCounters, id).faces.map(({ stratagem, value }) => {
      const { name, ...rest } = stratagemLook(seen, stratagem)
      return { name: value === null ? name : `${name} ${value > 0 ? '+' : ''}${value}`, ...rest }
    }),
  }))
}

import { row } from '@aquila/engine'
import type { Card, LeaderPiece, Piece, Stack, UnitPiece } from '../../table/index.ts'
import { counterName, fullName, leaderName } from '../names.ts'
import { findCounter, isLeader, ratingsOf, sideOf, stackIn } from '../rules/pieces.ts'
import type { FactionId, Place } from '../rules/state.ts'
import type { Seen } from './dress.ts'
import { stratagemLook } from './stratagems.ts'

/** Counters as the table draws them. */

type Shown = Pick<Seen, 'position' | 'dress' | 'messages' | 'text'>

export function pieceOf(shown: Shown, id: string): Piece {
  return isLeader(shown.position.data, id) ? leaderPiece(shown, id) : unitPiece(shown, id)
}

export function leaderPiece(shown: Shown, id: string): LeaderPiece {
  const { position, dress } = shown
  const { data } = position
  const counter = findCounter(position, id)
  const rank = dress.rankOf(position, id)
  return {
    kind: 'leader',
    id,
    kit: dress.kitOf(sideOf(position, id)),
    label: String(leaderName(shown, data, id) ?? id),
    name: String(fullName(shown, data, id)),
    wreath: dress.isWreathed(position, id),
    ratings: ratingsOn({ position, dress }, id),
    ...(rank == null ? {} : { rank }),
    spent: counter?.moved ?? false,
  }
}

/** What is printed on a leader's counter. */
function ratingsOn({ position, dress }: Pick<Seen, 'position' | 'dress'>, id: string): [string, number][] {
  const { data } = position
  const face = data.romanLeaders[id]?.faces[findCounter(position, id)?.faction ?? data.factions[0]]
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

export function unitPiece({ position, dress, messages }: Shown, id: string): UnitPiece {
  const unit = row(position.data.units, id)
  const counter = findCounter(position, id)
  const { strength, quality, tactical } = ratingsOf(position, id)
  return {
    kind: 'unit',
    id,
    kit: dress.kitOf(sideOf(position, id)),
    label: dress.labelOf(unit),
    name: String(counterName({ messages }, unit)),
    arm: dress.armOf(unit),
    strength,
    quality,
    tactics: tactical,
    reduced: counter?.reduced ?? false,
    spent: counter?.moved ?? false,
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

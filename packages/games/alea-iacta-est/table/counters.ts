import type { Card, LeaderPiece, Piece, Stack, UnitPiece } from '../../table/index.ts'
import { row } from '../data/index.ts'
import { text } from '../messages/index.ts'
import { findCounter, isFactionLeader, isLeader, ratingsOf, sideOf, stackIn } from '../rules/pieces.ts'
import type { AleaPosition, Place } from '../rules/state.ts'
import { kitOf, type Seen } from './position.ts'

/** Counters as the table draws them. */

export function pieceOf(position: AleaPosition, id: string): Piece {
  return isLeader(position.data, id) ? leaderPiece(position, id) : unitPiece(position, id)
}

export function leaderPiece(position: AleaPosition, id: string): LeaderPiece {
  const { data } = position
  const counter = findCounter(position, id)
  const roman = data.romanLeaders[id]
  const foreign = data.foreignLeaders[id]
  const side = sideOf(position, id)
  const face = roman?.faces[counter?.faction ?? 'caesarian']
  const ratings: [string, number][] = []
  if (face)
    ratings.push(['CC', face.command], ['TB', face.tactical], ['PC', face.political], ['SR', face.strategic])
  else if (foreign !== undefined) ratings.push(['CC', foreign.command], ['TB', foreign.tactical])
  const label = roman?.name ?? foreign?.name ?? id
  return {
    kind: 'leader',
    id,
    kit: kitOf(side),
    label,
    name: roman?.fullName ?? label,
    wreath: isFactionLeader(position, id),
    ratings,
    spent: counter?.moved ?? false,
  }
}

export function unitPiece(position: AleaPosition, id: string): UnitPiece {
  const { data } = position
  const unit = row(data.units, id)
  const counter = findCounter(position, id)
  const { strength, quality, tactical } = ratingsOf(position, id)
  return {
    kind: 'unit',
    id,
    kit: kitOf(sideOf(position, id)),
    label: labelOf(unit.kind, unit.name),
    name: unit.name,
    arm: unit.recruit ? 'recruit' : unit.kind,
    strength,
    quality,
    tactics: tactical,
    reduced: counter?.reduced ?? false,
    spent: counter?.moved ?? false,
  }
}

/** What a counter bears: a number for a legion, otherwise its kind in the old spelling. */
function labelOf(kind: string, name: string): string {
  if (kind === 'legio') return name.replace(/^Legio /, '')
  const word = kind === 'warriors' ? (name.split(/[ (]/)[0] ?? name) : kind
  return word.toUpperCase().replaceAll('U', 'V')
}

/** The counters in a place, side by side: leaders by rank, units by strength. */
export function stacksIn(position: AleaPosition, place: Place): Stack[] {
  const sides = new Map<string | null, Piece[]>()
  for (const id of stackIn(position, place)) {
    const side = sideOf(position, id)
    const pieces = sides.get(side) ?? []
    pieces.push(pieceOf(position, id))
    sides.set(side, pieces)
  }
  return [...sides].map(([side, pieces]) => {
    pieces.sort((one, other) => weight(other) - weight(one))
    return { place, kit: kitOf(side), pieces, strength: strengthOf(pieces) }
  })
}

export function strengthOf(pieces: readonly Piece[]): number {
  return pieces.reduce((sum, piece) => sum + (piece.kind === 'unit' ? piece.strength : 0), 0)
}

/** Leaders before units, faction leaders before others, legions before the rest. */
function weight(piece: Piece): number {
  if (piece.kind === 'leader') return 1000 + (piece.wreath ? 500 : 0) + (piece.ratings[0]?.[1] ?? 0)
  return piece.strength * 10 + (piece.arm === 'legio' ? 5 : 0) + (piece.quality ?? 0)
}

const icons: { readonly [stratagem: string]: string } = {
  initiative: 'standard',
  janus: 'temple',
  'coup-d-etat': 'crown',
  assassinat: 'hood',
  'foyer-de-peste': 'plague',
  muraille: 'wall',
  poliorcetique: 'recruit',
  'faveur-divine': 'dice',
  'fuite-opportune': 'march',
  desertion: 'shield',
  transfuges: 'shield',
  'veni-vidi-vici': 'laurel',
  'la-fleche-du-parthe': 'equites',
  'intrigue-au-senat': 'intrigue',
  'pax-romana': 'laurels',
  'idus-martias': 'dagger',
  imperium: 'scroll',
  triumphus: 'laurel',
  'ralliement-d-un-triumvir': 'toga',
}

/** The stratagem counters in hand. Each has two faces; either can be played. */
export function cardsOf({ view, data }: Seen): Card[] {
  return view.hand.map(id => ({
    id,
    faces: row(data.stratagemCounters, id).faces.map(face => {
      const { name, phase, rules } = data.stratagems[face.stratagem]
      return {
        name: face.value === null ? name : `${name} ${face.value > 0 ? '+' : ''}${face.value}`,
        when: text(`phase.${phase}`),
        text: text(`stratagem.${face.stratagem}.does`),
        rule: rules[0] ?? null,
        icon: icons[face.stratagem] ?? 'scroll',
      }
    }),
  }))
}

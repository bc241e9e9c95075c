import type { Kit, LeaderPiece, Piece, Stack, UnitPiece } from '../../table/index.ts'
import { areaAt, type RomaData, type UnitKindId } from '../data/index.ts'
import type { RomaSpeech } from '../messages/index.ts'
import { kindName, nameOf } from '../names.ts'
import type { HiddenStack } from '../rules/knowledge/view.ts'
import { strengthOf } from '../rules/pieces.ts'
import { type LeaderTold, leaderTold, type UnitTold, unitTold } from '../rules/standing.ts'
import type { Leader, RomaPosition, Unit } from '../rules/state.ts'
import { kitOfPower, patronOf } from './dress.ts'
import type { Seen } from './position.ts'

/** Counters as the table draws them: kind by letters and arm, strength as the large figure. */

const arms: Readonly<Record<UnitKindId, string>> = {
  lgn: 'legio',
  hi: 'hoplon',
  aux: 'auxilia',
  bi: 'warriors',
  cav: 'equites',
  hc: 'equites',
  flt: 'naves',
}

export function unitPiece(speech: RomaSpeech, position: RomaPosition, unit: Unit): UnitPiece {
  return unitDrawn(speech, position.data, unitTold(position, unit), kitOfPower(position, unit.power))
}

/** A unit as it was told, in the dress of its Power. */
export function unitDrawn(speech: RomaSpeech, data: RomaData, unit: UnitTold, kit: Kit): UnitPiece {
  const badge = unit.where === 'city' ? 'wall' : unit.where === 'aboard' ? 'galley' : undefined
  return {
    kind: 'unit',
    id: String(unit.id),
    kit,
    label: unit.kind.toUpperCase(),
    name: speech.text('unit.name', {
      kind: kindName(speech, data, unit.kind),
      power: nameOf(speech, data, unit.power),
      where: unit.where,
    }),
    arm: arms[unit.kind],
    strength: strengthOf(data, unit),
    quality: null,
    tactics: null,
    reduced: unit.reduced,
    spent: unit.spent,
    ...(badge === undefined ? {} : { badge }),
  }
}

export function leaderPiece(speech: RomaSpeech, position: RomaPosition, leader: Leader): LeaderPiece {
  return leaderDrawn(speech, position.data, leaderTold(position, leader), kitOfPower(position, leader.power))
}

/** A Leader as he was told, in the dress of his Power. */
export function leaderDrawn(speech: RomaSpeech, data: RomaData, leader: LeaderTold, kit: Kit): LeaderPiece {
  const { text } = speech
  const name = nameOf(speech, data, leader.id)
  return {
    kind: 'leader',
    id: leader.id,
    kit,
    label: leader.name === null ? text(leader.consul ? 'leader.consul' : 'leader.unnamed') : labelOf(name),
    name: text('leader.name', { name, power: nameOf(speech, data, leader.power) }),
    wreath: leader.supreme,
    ratings: [[text('rating'), leader.rating]],
    rating: leader.rating,
    spent: leader.spent,
  }
}

/** What fits on a counter, in letters. */
const LABEL = 14

/** 'Pompeius Strabo' is 'P. Strabo' on his counter; a king loses his number, not his name. */
function labelOf(name: string): string {
  if (name.length <= LABEL) return name
  const [first = '', last = ''] = name.split(' ')
  return last === '' || /^[IVX]+$/.test(last) ? first : `${first.charAt(0)}. ${last}`
}

/** Land units and Leaders of a Power in an area are one stack, its ships on each coast another. */
export function stacksOf(seen: Seen): Stack[] {
  const { view, position } = seen
  return view.stacks.flatMap((stack, area) => {
    const leaders = view.leaders.filter(leader => leader.area === area)
    const heaps = Map.groupBy([...stack, ...leaders], piece => heapOf(piece, leaders))
    return [...heaps.values()].map(heap => stackOf(seen, position, area, heap))
  })
}

type Seat = Unit | HiddenStack | Leader

function isLeader(piece: Seat): piece is Leader {
  return 'rating' in piece
}

function isAfloat(piece: Seat): boolean {
  if (isLeader(piece) || 'hidden' in piece)
    return piece.where === 'aboard' || ('ships' in piece && piece.ships)
  return piece.kind === 'flt' || piece.where === 'aboard'
}

/** Cargo lies where the ships of its Leader lie. */
function heapOf(piece: Seat, leaders: readonly Leader[]): string {
  if (!isAfloat(piece)) return `${piece.power}`
  const carried = 'kind' in piece && piece.where === 'aboard'
  const coast = carried ? leaders.find(({ id }) => id === piece.leader)?.coast : piece.coast
  return `${piece.power} at sea ${coast ?? null}`
}

function stackOf(speech: RomaSpeech, position: RomaPosition, area: number, heap: readonly Seat[]): Stack {
  const leaders = heap.filter(isLeader).toSorted((one, other) => weightOf(other) - weightOf(one))
  const units = heap.filter((piece): piece is Unit => !isLeader(piece) && !('hidden' in piece))
  const ships = heap.some(isAfloat)
  const [first] = heap
  const power = first?.power ?? 0
  const patron = patronOf(position, power)
  const pieces: Piece[] = [
    ...leaders.map(leader => leaderPiece(speech, position, leader)),
    ...units.map(unit => unitPiece(speech, position, unit)).toSorted(byStrength),
  ]
  return {
    place: areaAt(area).id,
    kit: kitOfPower(position, power),
    pieces,
    strength: units.reduce((sum, unit) => sum + strengthOf(position.data, unit), 0),
    ...(heap.some(piece => 'hidden' in piece) ? { hidden: true } : {}),
    ...(ships
      ? { ships: { on: coastOf(heap) }, units: units.filter(({ kind }) => kind === 'flt').length }
      : {}),
    ...(patron === null ? {} : { serves: patron }),
  }
}

/** The Sea Area on which a fleet at a coast lies. */
function coastOf(heap: readonly Seat[]): string | null {
  const coast = heap.find(({ coast: on }) => on !== null)?.coast ?? null
  return coast === null ? null : areaAt(coast).id
}

function weightOf({ supreme, rating }: Leader): number {
  return rating + (supreme ? 10 : 0)
}

/** The strongest on top, whole ones before reduced ones; cargo before the ships below it. */
function byStrength(one: UnitPiece, other: UnitPiece): number {
  return (
    other.strength - one.strength ||
    Number(one.reduced) - Number(other.reduced) ||
    one.label.localeCompare(other.label)
  )
}

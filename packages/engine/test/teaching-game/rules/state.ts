import type { Options, Play, Position } from '@aquila/engine'
import * as v from 'valibot'
import { type CardId, deck, type SideId, scenarios, type ZoneId, zones } from '../data/board.ts'
import type { FordData } from '../data/pack.ts'
import type { FordEvent } from './events.ts'

export interface Unit {
  readonly id: number
  readonly side: SideId
  zone: ZoneId
  worn: boolean
  moved: boolean
}

/** Plain data, as small as can be; everything that follows from it is a function. */
export interface FordState {
  readonly lastTurn: number
  turn: number
  units: Unit[]
  deck: CardId[]
  hands: Record<string, CardId[]>
  influence: Record<string, number>
  scores: Record<string, number>
  /** The sides that still have their campaign before them this turn; the first one is moving. */
  toMove: SideId[]
}

/** What the rules work on. */
export type Fords = Play<FordState, FordData, FordEvent>
/** What functions that only look work on. */
export type FordPosition = Position<FordState, FordData>

/** TF-1.4, TF-1.5: everybody who plays is at home, nobody has a card. */
export function setUp(
  _data: FordData,
  scenarioId: string,
  _options: Options,
  roles: readonly string[],
): FordState {
  const scenario = scenarios.find(candidate => candidate.id === scenarioId)
  if (scenario === undefined) throw new Error(`no scenario ${scenarioId}`)
  const { unitsEach, turns } = scenario
  const units = roles.filter(isSide).flatMap((side, index) =>
    Array.from({ length: unitsEach }, (_, i): Unit => {
      return { id: index * unitsEach + i + 1, side, zone: side, worn: false, moved: false }
    }),
  )
  return {
    lastTurn: turns,
    turn: 0,
    units,
    deck: [...deck],
    hands: Object.fromEntries(roles.map(role => [role, []])),
    influence: Object.fromEntries(roles.map(role => [role, 3])),
    scores: Object.fromEntries(roles.map(role => [role, 0])),
    toMove: [],
  }
}

/** Written by hand because look-ahead copies states by the thousand. */
export function copyState(state: FordState): FordState {
  const hands: Record<string, CardId[]> = {}
  for (const side in state.hands) hands[side] = handOf(state, side).slice()
  return {
    lastTurn: state.lastTurn,
    turn: state.turn,
    units: state.units.map(({ id, side, zone, worn, moved }) => ({ id, side, zone, worn, moved })),
    deck: state.deck.slice(),
    hands,
    influence: { ...state.influence },
    scores: { ...state.scores },
    toMove: state.toMove.slice(),
  }
}

const sideSchema = v.picklist(['rome', 'gaul', 'germania'])
const cardSchema = v.picklist(['ambush', 'palisade', 'sabotage', 'intrigue'])
const count = v.pipe(v.number(), v.integer(), v.minValue(0))

const stateSchema = v.strictObject({
  lastTurn: count,
  turn: count,
  units: v.array(
    v.strictObject({
      id: count,
      side: sideSchema,
      zone: v.picklist(zones.map(zone => zone.id)),
      worn: v.boolean(),
      moved: v.boolean(),
    }),
  ),
  deck: v.array(cardSchema),
  hands: v.record(v.string(), v.array(cardSchema)),
  influence: v.record(v.string(), count),
  scores: v.record(v.string(), count),
  toMove: v.array(sideSchema),
})

export function readState(state: unknown): FordState {
  return v.parse(stateSchema, state)
}

export function handOf(state: FordState, side: string): CardId[] {
  const hand = state.hands[side]
  if (hand === undefined) throw new Error(`${side} has no hand`)
  return hand
}

export function unitsIn(state: FordState, zone: ZoneId, side: SideId): Unit[] {
  return state.units.filter(unit => unit.zone === zone && unit.side === side)
}

export function sidesIn(state: FordState, zone: ZoneId): SideId[] {
  const sides: SideId[] = []
  for (const unit of state.units) if (unit.zone === zone && !sides.includes(unit.side)) sides.push(unit.side)
  return sides
}

export function sidesOf(position: FordPosition): SideId[] {
  return position.roles.filter(isSide)
}

function isSide(role: string): role is SideId {
  return role === 'rome' || role === 'gaul' || role === 'germania'
}

/** The side whose campaign it is. */
export function movingSide(state: FordState): SideId {
  const [side] = state.toMove
  if (side === undefined) throw new Error('nobody is moving')
  return side
}

export function zoneOf(data: FordData, id: ZoneId): FordData['zones'][number] {
  const zone = data.zones.find(candidate => candidate.id === id)
  if (zone === undefined) throw new Error(`no zone ${id}`)
  return zone
}

/** A played or discarded card goes back to the deck (TF-1.3). */
export function putBack(state: FordState, side: string, card: CardId): void {
  const hand = handOf(state, side)
  const index = hand.indexOf(card)
  if (index < 0) throw new Error(`${side} does not hold ${card}`)
  hand.splice(index, 1)
  state.deck.push(card)
}

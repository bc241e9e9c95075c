import type { Choice, Rules } from '@aquila/engine'
import { oneOfEach } from '../../../imperator/rules/alike.ts'
import { nextStepsOfAgitated } from '../../../imperator/rules/movement/agitation.ts'
import { weather } from '../../../imperator/rules/movement/allowance.ts'
import { canCommand } from '../../../imperator/rules/movement/command.ts'
import { enter, noteArrival } from '../../../imperator/rules/movement/entering.ts'
import { whyNotLeftBehind } from '../../../imperator/rules/movement/land.ts'
import { whyPeopleClosed } from '../../../imperator/rules/movement/peoples.ts'
import {
  campOf,
  hasEnemyUnits,
  whyNotMeet,
  whyNotStack,
  whyTruceForbids,
} from '../../../imperator/rules/movement/stacking.ts'
import { type AleaData, type FactionId, movementAllowance, row } from '../../data/index.ts'
import {
  findCounter,
  hasEnemyLandUnits,
  isLeader,
  isNaves,
  isNeutral,
  isRoman,
  landUnitsOf,
  leader,
  peopleOf,
  placeOf,
  setMoved,
  sideOf,
  stackIn,
  unit,
  unitsIn,
} from '../pieces.ts'
import type { AleaReason } from '../reasons.ts'
import type { Alea, AleaPosition, Place } from '../state.ts'
import { ask } from '../tasks.ts'
import { isFlightFromRoma, isOpen, whyItaliaClosed, whyLeaderBarred } from './republic.ts'
import { whyLeaderNotAboard, whyNotAboard, whyNotLeftAtSea, whyNotUnderCommand } from './transport.ts'

/** Naval movement and transport: AIE-3.4.2, and AIE-4.3-a for the Aegyptii. */

/** Naves under way with everybody aboard. */
export interface Fleet {
  readonly side: FactionId
  readonly captain: string
  /** The captain first. */
  readonly leaders: readonly string[]
  readonly naves: readonly string[]
  readonly cargo: readonly string[]
  readonly flight: boolean
}

/** How far a fleet has come. */
export interface Voyage {
  readonly start: Place
  readonly place: Place
  readonly spent: number
}

const STAY: Choice = { verb: 'stay' }
const STOP: Choice = { verb: 'stop' }

/** AIE-1.3.2-a: naves, and everybody aboard. RULING-65: in bad weather they keep 0. */
function navesAllowance(position: AleaPosition): number {
  return movementAllowance.naves - weather(position)
}

/** Why a leader cannot put to sea from where he is. */
export function whyNoVoyage(position: AleaPosition, id: string, flight = false): AleaReason | null {
  const { state, data } = position
  const { place, moved } = leader(position, id)
  const side = sideOf(position, id)
  if (side === null) return { rule: 'AIE-3.7.1-a', why: 'not-yours', about: { piece: id } }
  if (state.turn.event === 'wrath-of-neptune') return { rule: 'AIE-EV-09', why: 'wrath-of-neptune' }
  if (moved) return { rule: 'RULING-14', why: 'has-moved', about: { piece: id } }
  if (state.turn.ill.includes(id)) return { rule: 'AIE-EV-04', why: 'ill', about: { leader: id } }
  if (!flight && isFlightFromRoma(position, side)) return { rule: 'AIE-S1-a', why: 'rubicon-leaders' }
  if (nextStepsOfAgitated(position, id, place) !== null)
    return { rule: 'AIE-EV-06', why: 'political-agitation', about: { leader: id } }
  const ship = unitsIn(position, place).find(
    piece => isNaves(data, piece) && !unit(position, piece).moved && canCommand(position, id, piece),
  )
  return ship === undefined ? { rule: 'AIE-3.4.2-a', why: 'no-naves', about: { leader: id } } : null
}

/** True if the leader can sail somewhere with naves that are where he is. */
export function canSail(position: AleaPosition, id: string, flight = false): boolean {
  const { place, moved } = leader(position, id)
  if (moved || !hasNaves(position, place)) return false
  if (whyNoVoyage(position, id, flight) !== null) return false
  for (const way of seaways(position.data, place)) if (way.cost <= navesAllowance(position)) return true
  return false
}

function hasNaves(position: AleaPosition, place: Place): boolean {
  const { data } = position
  if (data.zones[place]?.coastal === false) return false
  for (const piece of unitsIn(position, place)) if (isNaves(data, piece)) return true
  return false
}

interface Seaway {
  readonly to: Place
  readonly cost: number
}

const charted = new WeakMap<AleaData, Map<Place, readonly Seaway[]>>()

/** Where naves can go from a place, and at what cost (AIE-3.4.2-c, AIE-3.4.2-d). */
export function seaways(data: AleaData, from: Place): readonly Seaway[] {
  const chart = charted.get(data) ?? new Map<Place, readonly Seaway[]>()
  const known = chart.get(from)
  if (known !== undefined) return known
  const ways = seawaysFrom(data, from)
  charted.set(data, chart.set(from, ways))
  return ways
}

function seawaysFrom(data: AleaData, from: Place): Seaway[] {
  const sea = data.seas[from]
  if (sea === undefined) {
    const zone = row(data.zones, from)
    const cost = zone.port === null ? 1 : 0
    return zone.seas.filter(id => row(data.seas, id).open).map(to => ({ to, cost }))
  }
  return [
    ...sea.openNeighbours.map(to => ({ to, cost: 1 })),
    ...sea.coasts.map(to => ({ to, cost: row(data.zones, to).port === null ? 1 : 0 })),
  ]
}

/** Why a counter cannot be taken aboard (AIE-3.4.2-i: it must have begun the SMC here and not have moved). */
export function whyNotEmbark(position: AleaPosition, fleet: Fleet, piece: string): AleaReason | null {
  const { state, data } = position
  const counter = findCounter(position, piece)
  if (counter === undefined || counter.place !== leader(position, fleet.captain).place)
    return { rule: 'AIE-3.4.2-i', why: 'not-here', about: { piece } }
  if (sideOf(position, piece) !== fleet.side)
    return { rule: 'AIE-3.4.2-e', why: 'not-yours', about: { piece } }
  if (counter.moved) return { rule: 'AIE-3.4.2-i', why: 'has-moved', about: { piece } }
  if (fleetPieces(fleet).includes(piece))
    return { rule: 'AIE-3.4.2-i', why: 'already-taken', about: { unit: piece } }
  // AIE-4.3-a: ships of a People carry Romans only while it is under allegiance to their player.
  if (campOf(position, piece) === 0 && campOf(position, fleet.captain) > 0)
    return { rule: 'AIE-4.3-a', why: 'cannot-carry', about: { unit: piece } }
  if (isLeader(data, piece)) {
    if (state.turn.ill.includes(piece)) return { rule: 'AIE-EV-04', why: 'ill', about: { leader: piece } }
    if (nextStepsOfAgitated(position, piece, counter.place) !== null)
      return { rule: 'AIE-EV-06', why: 'political-agitation', about: { leader: piece } }
    return whyLeaderNotAboard(position, fleet.naves, piece)
  }
  if (isNaves(data, piece)) {
    return canCommand(position, fleet.captain, piece)
      ? null
      : { rule: 'AIE-4.3-a', why: 'not-his-to-command', about: { unit: piece, leader: fleet.captain } }
  }
  const cargo = [...fleet.cargo, piece]
  return whyNotAboard(position, fleet.naves, cargo) ?? whyNotUnderCommand(position, fleet.leaders, cargo)
}

/** Why a fleet cannot go to the next place; null if it may, and can then come to a lawful end. */
export function whyNotSail(
  position: AleaPosition,
  fleet: Fleet,
  voyage: Voyage,
  to: Place,
): AleaReason | null {
  const way = seaways(position.data, voyage.place).find(each => each.to === to)
  // RULING-17: entering a land zone ends the voyage.
  const landed = voyage.place !== voyage.start && Object.hasOwn(position.data.zones, voyage.place)
  if (way === undefined || landed) return { rule: 'AIE-3.4.2-d', why: 'no-seaway', about: { to } }
  if (fleet.naves.length === 0) return { rule: 'AIE-3.4.2-a', why: 'no-naves-taken' }
  const left = navesAllowance(position) - voyage.spent
  if (way.cost > left) return { rule: 'AIE-1.3.2-a', why: 'too-far', about: { cost: way.cost, left } }
  if (voyage.place === voyage.start) {
    const abandoned = whyNotCastOff(position, fleet, voyage.start)
    if (abandoned !== null) return abandoned
  }
  return whyNoHarbour(position, fleet, { ...voyage, place: to, spent: voyage.spent + way.cost })
}

/** Whom a fleet may not leave behind. */
function whyNotCastOff(position: AleaPosition, fleet: Fleet, from: Place): AleaReason | null {
  const going = fleetPieces(fleet)
  const zone = position.data.zones[from]
  if (zone === undefined) return whyNotLeftAtSea(position, fleet.side, from, going)
  return whyNotLeftBehind(position, fleet.side, zone, going)
}

/** Why a voyage that is here can come to no lawful end. */
function whyNoHarbour(position: AleaPosition, fleet: Fleet, voyage: Voyage): AleaReason | null {
  const here = whyNotEndVoyage(position, fleet, voyage)
  if (here === null || Object.hasOwn(position.data.zones, voyage.place)) return here
  for (const way of seaways(position.data, voyage.place)) {
    if (way.to !== voyage.start && whyNotSail(position, fleet, voyage, way.to) === null) return null
  }
  return here
}

/** Why a fleet may not end its voyage in a place. AIE-7.1-a: enemy naves do not stop it on the way. */
export function whyNotEndVoyage(position: AleaPosition, fleet: Fleet, voyage: Voyage): AleaReason | null {
  const { data } = position
  const { side, flight } = fleet
  const { place } = voyage
  const camp = campOf(position, fleet.captain)
  if (flight && hasEnemyUnits(position, place, side))
    return { rule: 'AIE-6.3-a', why: 'flight-to-enemy', about: { zone: place } }
  const pieces = fleetPieces(fleet)
  const romans = [...fleet.naves, ...fleet.cargo].some(piece => isRoman(data, piece))
  return (
    (Object.hasOwn(data.zones, place)
      ? (whyNotLand(position, fleet, voyage) ?? whyNotStay(position, fleet, place))
      : null) ??
    whyNotStack(position, side, camp, place, pieces) ??
    whyNotMeet(position, side, camp, place) ??
    (romans ? whyTruceForbids(position, side, place) : null)
  )
}

/** Why a fleet may not put in at a coast, with what it carries. */
export function whyNotLand(
  position: AleaPosition,
  fleet: Fleet,
  voyage: Pick<Voyage, 'start' | 'place'>,
): AleaReason | null {
  const { data } = position
  const zone = row(data.zones, voyage.place)
  const people = peopleOf(data, fleet.captain)
  if (campOf(position, fleet.captain) > 0 && people !== null) {
    const closed = whyPeopleClosed(position, people, zone)
    if (closed !== null) return closed
  } else {
    if (isNeutral(position, zone.id) && fleetPieces(fleet).some(piece => isRoman(data, piece)))
      return { rule: 'AIE-3.6.5-b', why: 'triumvir', about: { zone: zone.id } }
    if (!isOpen(position, zone.people))
      return { rule: 'AIE-3.4.1-g', why: 'people-at-peace', about: { zone: zone.id } }
    const from = { region: data.zones[voyage.start]?.region ?? null }
    const rubicon = whyItaliaClosed(position, fleet.side, from, zone)
    if (rubicon !== null) return rubicon
    for (const each of fleet.leaders) {
      const barred = whyLeaderBarred(position, each, zone)
      if (barred !== null) return barred
    }
  }
  return null
}

/** AIE-8.2-i: naves do not go where the enemy has land units and their side will have none: they could not stay. */
function whyNotStay(position: AleaPosition, fleet: Fleet, zone: Place): AleaReason | null {
  if (fleet.cargo.length > 0 || !hasEnemyLandUnits(position, zone, fleet.side)) return null
  if (landUnitsOf(position, zone, fleet.side).length > 0) return null
  return { rule: 'AIE-8.2-i', why: 'naves-alone', about: { zone } }
}

export function fleetPieces(fleet: Fleet): string[] {
  return [...fleet.leaders, ...fleet.naves, ...fleet.cargo]
}

/** A leader puts to sea: picks naves, companions and cargo, then goes from place to place. */
export function* sail(g: Alea, captain: string, flight = false): Rules {
  const side = sideOf(g, captain)
  if (side === null) throw new Error(`${captain} has no side`)
  const start = placeOf(g, captain)
  let fleet: Fleet = { side, captain, leaders: [captain], naves: [], cargo: [], flight }
  let voyage: Voyage = { start, place: start, spent: 0 }
  for (;;) {
    const atStart = voyage.place === start
    const choices: Choice[] = []
    if (atStart) {
      const able = stackIn(g, start).filter(piece => whyNotEmbark(g, fleet, piece) === null)
      for (const noun of oneOfEach(g, able)) choices.push({ verb: 'embark', noun })
    }
    for (const { to } of seaways(g.data, voyage.place)) {
      if (whyNotSail(g, fleet, voyage, to) === null) choices.push({ verb: 'to', noun: to })
    }
    if (atStart) choices.push(STAY)
    else if (whyNotEndVoyage(g, fleet, voyage) === null) choices.push(STOP)
    const { verb, noun } = yield ask({
      role: side,
      rule: atStart ? 'AIE-3.4.2-a' : 'AIE-3.4.2-d',
      task: atStart ? 'put-to-sea' : 'voyage',
      choices,
      about: aboutVoyage(g, fleet, voyage),
    })
    if (verb === 'stop') return
    if (verb === 'stay') {
      setMoved(g, captain, true)
      return
    }
    if (verb === 'embark') fleet = withAboard(g, fleet, String(noun))
    else {
      voyage = yield* sailTo(g, fleet, voyage, String(noun))
      if (Object.hasOwn(g.data.zones, voyage.place)) return
    }
  }
}

export function withAboard({ data }: AleaPosition, fleet: Fleet, piece: string): Fleet {
  if (isLeader(data, piece)) return { ...fleet, leaders: [...fleet.leaders, piece] }
  if (isNaves(data, piece)) return { ...fleet, naves: [...fleet.naves, piece] }
  return { ...fleet, cargo: [...fleet.cargo, piece] }
}

function* sailTo(g: Alea, fleet: Fleet, voyage: Voyage, to: Place): Rules<Voyage> {
  const way = seaways(g.data, voyage.place).find(each => each.to === to)
  if (way === undefined) throw new Error(`no seaway from ${voyage.place} to ${to}`)
  const pieces = fleetPieces(fleet)
  for (const piece of pieces) setMoved(g, piece, true)
  const { side, leaders, naves, cargo } = fleet
  g.tell({
    kind: 'voyage',
    rule: 'AIE-3.4.2-d',
    data: { side, leaders, naves, cargo, from: voyage.place, to, cost: way.cost },
  })
  noteArrival(g, pieces, voyage.place, to)
  yield* enter(g, side, pieces, voyage.place, to)
  return { ...voyage, place: to, spent: voyage.spent + way.cost }
}

function aboutVoyage(position: AleaPosition, fleet: Fleet, voyage: Voyage) {
  const { captain, leaders, naves, cargo, flight } = fleet
  const { start, place, spent } = voyage
  const left = Math.max(0, navesAllowance(position) - spent)
  return { captain, leaders, naves, cargo, flight, start, place, spent, left }
}

import type { Ask, Choice, Reason, Rules } from '@aquila/engine'
import { type FactionId, type Neighbour, row } from '../../data/index.ts'
import {
  commandOf,
  isNaves,
  isRoman,
  isUnit,
  leader,
  placeOf,
  put,
  setMoved,
  sideOf,
  stackIn,
  unit,
  unitsIn,
} from '../pieces.ts'
import type { Alea, AleaPosition, Place } from '../state.ts'
import { isBoundToCity, nextStepsOfAgitated } from './agitation.ts'
import { allowanceOf, type Column, columnOf, type March, marchFrom } from './column.ts'
import { canCommand, hasOtherLeader, landUnitsUnder } from './command.ts'
import { facePerils, isPerilous, noteArrival } from './entering.ts'
import { afterStep, borderBetween, mustStop, whyNotEnd, whyNotStep } from './paths.ts'
import { isFlightFromRoma, isRubiconYear, whyNotLeftBehind } from './republic.ts'
import { whyNotStack } from './stacking.ts'

/** Land movement: AIE-3.4.1 for Romans, AIE-4.3 for Peoples, AIE-7 for all. */

const STAY: Choice = { verb: 'stay' }
const STOP: Choice = { verb: 'stop' }

/** Why a leader cannot set out by land. */
export function whyLeaderStays(position: AleaPosition, id: string, flight = false): Reason | null {
  const { state, data } = position
  const counter = leader(state, id)
  const side = sideOf(position, id)
  if (side === null) return { rule: 'AIE-3.7.1-a', why: 'not-yours', about: { piece: id } }
  if (counter.moved) return { rule: 'RULING-14', why: 'has-moved', about: { piece: id } }
  if (state.turn.ill.includes(id)) return { rule: 'AIE-EV-04', why: 'ill', about: { leader: id } }
  const zone = data.zones[counter.place]
  if (zone === undefined) return { rule: 'AIE-3.4.1-h', why: 'at-sea', about: { leader: id } }
  if (!flight && isFlightFromRoma(position, side) && counter.place !== data.roma.zone)
    return { rule: 'AIE-S1-a', why: 'rubicon-leaders' }
  const bound = flight
    ? isBoundToCity(position, id, counter.place)
    : nextStepsOfAgitated(position, id, counter.place)?.length === 0
  if (bound) return { rule: 'AIE-EV-06', why: 'political-agitation', about: { leader: id } }
  return null
}

/** Why a unit cannot march without a leader. */
export function whyUnitStays(position: AleaPosition, id: string, flight = false): Reason | null {
  const { state, data } = position
  const counter = unit(state, id)
  const side = sideOf(position, id)
  if (side === null) return { rule: 'AIE-4.3-e', why: 'not-yours', about: { piece: id } }
  if (counter.moved) return { rule: 'RULING-14', why: 'has-moved', about: { piece: id } }
  const { kind } = row(data.units, id)
  if (kind === 'auxilia') return { rule: 'AIE-3.4.1-e', why: 'auxilia-need-leader', about: { unit: id } }
  if (kind === 'naves') return { rule: 'AIE-3.4.2-b', why: 'naves-need-leader', about: { unit: id } }
  if (data.zones[counter.place] === undefined)
    return { rule: 'AIE-3.4.1-h', why: 'at-sea', about: { leader: id } }
  if (!flight && isRubiconYear(position, side)) return { rule: 'AIE-S1-c', why: 'rubicon-leaderless' }
  return null
}

/** The steps a column can take now. */
export function nextZones(position: AleaPosition, column: Column, march: March): Place[] {
  const found: Place[] = []
  for (const step of row(position.data.zones, march.zone).neighbours) {
    if (whyNotGo(position, column, march, step) === null) found.push(step.zone)
  }
  return found
}

/** Why a column cannot go to a neighbouring zone; at the start it must not abandon units either (RULING-15). */
export function whyNotGo(
  position: AleaPosition,
  column: Column,
  march: March,
  step: Neighbour,
): Reason | null {
  const closed = whyNotStep(position, column, march, step)
  if (closed !== null || column.leader === null || march.zone !== march.start) return closed
  return whyNotLeftBehind(position, column.side, row(position.data.zones, march.zone), column.pieces)
}

function canGoSomewhere(position: AleaPosition, column: Column, march: March): boolean {
  for (const step of row(position.data.zones, march.zone).neighbours) {
    if (whyNotGo(position, column, march, step) === null) return true
  }
  return false
}

/** True if the leader can set out, alone or with units. */
export function canLead(position: AleaPosition, id: string, flight = false): boolean {
  if (whyLeaderStays(position, id, flight) !== null) return false
  const { place } = leader(position.state, id)
  const side = sideOf(position, id)
  if (side === null) return false
  if (!flight && isRoman(position.data, id) && canStroll(position, side, place)) return true
  if (row(position.data.zones, place).neighbours.length === 0) return false
  const alone = columnOf(position, side, id, [], flight)
  if (canGoSomewhere(position, alone, marchFrom(place))) return true
  return (
    mayTakeUnits(position, side) && landUnitsUnder(position, id, unitsIn(position.state, place)).length > 0
  )
}

/** True if the unit can march one zone without a leader (AIE-3.4.1-d, AIE-4.3-d). */
export function canMarchAlone(position: AleaPosition, id: string, flight = false): boolean {
  if (whyUnitStays(position, id, flight) !== null) return false
  const side = sideOf(position, id)
  if (side === null) return false
  const { place } = unit(position.state, id)
  if (!flight && isRoman(position.data, id) && canStroll(position, side, place)) return true
  const column = columnOf(position, side, null, [id], flight)
  return canGoSomewhere(position, column, marchFrom(place))
}

/**
 * The common case, told at a glance: a Roman in the Republic can always go to another zone of his region where none of
 * his side's Peoples stand, unless this turn or scenario has something special in force.
 */
function canStroll(position: AleaPosition, side: FactionId, place: Place): boolean {
  const { state, data } = position
  if (state.turn.janus || state.turn.event === 'political-agitation') return false
  if (data.scenarios[state.scenario].flags.divisionOfTheWorld) return false
  const { region, neighbours } = row(data.zones, place)
  if (region === null) return false
  for (const { zone } of neighbours) {
    if (row(data.zones, zone).region === region && whyNotStack(position, side, 0, zone) === null) return true
  }
  return false
}

/** AIE-S1-a: in the flight from Roma only leaders move. */
function mayTakeUnits(position: AleaPosition, side: FactionId): boolean {
  return !isFlightFromRoma(position, side)
}

/** Why a leader on the point of setting out cannot take a unit with him. */
export function whyNotTake(position: AleaPosition, column: Column, id: string): Reason | null {
  const { leader: head, side, units } = column
  if (head === null || !isUnit(id)) return { rule: 'AIE-3.4.1-b', why: 'not-a-unit' }
  if (units.includes(id)) return { rule: 'AIE-3.4.1-b', why: 'already-taken', about: { unit: id } }
  if (unit(position.state, id).place !== leader(position.state, head).place)
    return { rule: 'AIE-3.4.1-b', why: 'other-zone', about: { unit: id } }
  if (isNaves(position.data, id)) return { rule: 'AIE-3.4.2-d', why: 'naves-by-sea', about: { unit: id } }
  if (!canCommand(position, head, id))
    return { rule: 'AIE-4.3-c', why: 'not-his-to-command', about: { unit: id, leader: head } }
  if (unit(position.state, id).moved) return { rule: 'RULING-14', why: 'has-moved', about: { piece: id } }
  if (!mayTakeUnits(position, side)) return { rule: 'AIE-S1-a', why: 'rubicon-leaders' }
  if (units.length >= commandOf(position, head))
    return { rule: 'AIE-3.4.1-b', why: 'command-full', about: { leader: head } }
  return null
}

/** Why a unit cannot be left on the way (AIE-3.4.1-c): it could not stay there. */
export function whyNotDrop(position: AleaPosition, column: Column, march: March, id: string): Reason | null {
  const end = whyNotEnd(position, column, march)
  if (end !== null) return end
  const zone = row(position.data.zones, march.zone)
  if (zone.roman || position.data.units[id]?.people !== null) return null
  const stack = stackIn(position.state, zone.id)
  if (hasOtherLeader(position, column.side, stack, column.leader === null ? [] : [column.leader])) return null
  return { rule: 'AIE-3.4.1-f', why: 'left-without-leader', about: { unit: id, zone: zone.id } }
}

/** A leader marches, alone or with the units he takes: picks them, then goes zone by zone. */
export function* leadOut(g: Alea, id: string, flight = false): Rules {
  const side = sideOf(g, id)
  if (side === null) throw new Error(`${id} has no side`)
  const start = placeOf(g.state, id)
  let column = columnOf(g, side, id, [], flight)
  const march = marchFrom(start)
  for (;;) {
    const zones = nextZones(g, column, march)
    const choices: Choice[] = []
    for (const piece of unitsIn(g.state, start)) {
      if (whyNotTake(g, column, piece) === null) choices.push({ verb: 'take', noun: piece })
    }
    for (const noun of zones) choices.push({ verb: 'to', noun })
    // AIE-EV-06: an agitated leader who can go must go.
    if (zones.length === 0 || nextStepsOfAgitated(g, id, start) === null) choices.push(STAY)
    const { verb, noun } = yield {
      role: side,
      rule: 'AIE-3.4.1-b',
      task: 'set-out',
      choices,
      about: aboutMarch(g, column, march),
    }
    if (verb === 'stay') {
      setMoved(g.state, id, true)
      return
    }
    if (verb === 'take') column = columnOf(g, side, id, [...column.units, String(noun)], flight)
    else {
      yield* goOn(g, column, march, String(noun))
      return
    }
  }
}

/** A unit marches one zone without a leader. */
export function* marchAlone(g: Alea, id: string, flight = false): Rules {
  const side = sideOf(g, id)
  if (side === null) throw new Error(`${id} has no side`)
  const column = columnOf(g, side, null, [id], flight)
  const march = marchFrom(placeOf(g.state, id))
  const choices: Choice[] = []
  for (const noun of nextZones(g, column, march)) choices.push({ verb: 'to', noun })
  choices.push(STAY)
  const { verb, noun } = yield {
    role: side,
    rule: row(g.data.units, id).people === null ? 'AIE-3.4.1-d' : 'AIE-4.3-d',
    task: 'march-alone',
    choices,
    about: aboutMarch(g, column, march),
  }
  setMoved(g.state, id, true)
  if (verb === 'stay') return
  const to = String(noun)
  advance(g, column, march, to)
  if (isPerilous(g, to)) yield* facePerils(g, side, column.pieces, march.zone, to)
}

/** AIE-3.4.1-c: goes on from zone to zone, leaving units on the way, until it stops or must stop. */
function* goOn(g: Alea, setOut: Column, begun: March, first: Place): Rules {
  let column = setOut
  let march = begun
  let next = first
  for (;;) {
    const from = march.zone
    march = advance(g, column, march, next)
    if (isPerilous(g, next)) {
      const left = yield* facePerils(g, column.side, column.pieces, from, next)
      const others = whoGoesOn(g, column, left)
      if (others === null) return
      column = others
    }
    for (;;) {
      if (mustStop(g, column, march.zone)) return
      const answer = yield askOnTheWay(g, column, march)
      if (answer.verb === 'stop') return
      next = String(answer.noun)
      if (answer.verb === 'to') break
      const units = column.units.filter(other => other !== next)
      g.tell({ kind: 'left-on-the-way', rule: 'AIE-3.4.1-c', data: { unit: next, zone: march.zone } })
      // AIE-3.4.1-c: he stays with the unit that goes farthest and does not go on alone.
      if (units.length === 0) return
      column = columnOf(g, column.side, column.leader, units, column.flight)
    }
  }
}

function askOnTheWay(g: AleaPosition, column: Column, march: March): Ask {
  const choices: Choice[] = []
  for (const noun of nextZones(g, column, march)) choices.push({ verb: 'to', noun })
  const hurries = choices.length > 0 && nextStepsOfAgitated(g, column.leader, march.zone) !== null
  const mayEnd = whyNotEnd(g, column, march) === null
  if (mayEnd && choices.length > 0) {
    for (const noun of column.units) {
      if (whyNotDrop(g, column, march, noun) === null) choices.push({ verb: 'drop', noun })
    }
  }
  if (mayEnd && !hurries) choices.push(STOP)
  return {
    role: column.side,
    rule: 'AIE-3.4.1-c',
    task: 'march',
    choices,
    about: aboutMarch(g, column, march),
  }
}

/** One zone farther: everybody in the column has moved and is there. */
function advance(g: Alea, column: Column, march: March, to: Place): March {
  const border = borderBetween(g.data, march.zone, to)
  if (border === undefined) throw new Error(`${to} is not next to ${march.zone}`)
  const { side, leader, units, pieces } = column
  g.tell({
    kind: 'march',
    rule: 'AIE-7.2-a',
    data: { side, leader, units, from: march.zone, to, cost: border.cost },
  })
  noteArrival(g, pieces, march.zone, to)
  for (const piece of pieces) {
    setMoved(g.state, piece, true)
    put(g.state, piece, to)
  }
  return afterStep(g, march, border)
}

/** The column that goes on when only some are left. Null if its leader is gone or left alone (AIE-3.4.1-c). */
function whoGoesOn(g: Alea, column: Column, left: readonly string[]): Column | null {
  const { side, leader, pieces, flight } = column
  if (left.length === pieces.length) return column
  if (leader === null || !left.includes(leader)) return null
  const units = left.filter(piece => piece !== leader)
  return units.length === 0 ? null : columnOf(g, side, leader, units, flight)
}

/** What the explanation and the screen need to know of a march: it lives nowhere else. */
function aboutMarch(position: AleaPosition, column: Column, march: March) {
  return {
    leader: column.leader,
    units: column.units,
    zone: march.zone,
    start: march.start,
    spent: march.spent,
    left: Math.max(0, allowanceOf(position, column) - march.spent),
    enteredRepublic: march.enteredRepublic,
    flight: column.flight,
  }
}

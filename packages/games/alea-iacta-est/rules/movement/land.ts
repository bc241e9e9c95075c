import type { Reason } from '@aquila/engine'
import { type FactionId, type Neighbour, row } from '../../data/index.ts'
import { commandOf, isNaves, isRoman, isUnit, leader, sideOf, stackIn, unit, unitsIn } from '../pieces.ts'
import type { AleaPosition, Place } from '../state.ts'
import { isBoundToCity, nextStepsOfAgitated } from './agitation.ts'
import { type Column, columnOf, type March, marchFrom } from './column.ts'
import { canCommand, hasOtherLeader, landUnitsUnder } from './command.ts'
import { whyNotEnd, whyNotStep } from './paths.ts'
import { isFlightFromRoma, isRubiconYear, whyNotLeftBehind } from './republic.ts'
import { whyNotStack } from './stacking.ts'

/** Land movement: AIE-3.4.1 for Romans, AIE-4.3 for Peoples, AIE-7 for all. */

/** Why a leader cannot set out by land. */
export function whyLeaderStays(position: AleaPosition, id: string, flight = false): Reason | null {
  const { state, data } = position
  const counter = leader(position, id)
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
  const { data } = position
  const counter = unit(position, id)
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
  const { place } = leader(position, id)
  const side = sideOf(position, id)
  if (side === null) return false
  if (!flight && isRoman(position.data, id) && canStroll(position, side, place)) return true
  if (row(position.data.zones, place).neighbours.length === 0) return false
  const alone = columnOf(position, side, id, [], flight)
  if (canGoSomewhere(position, alone, marchFrom(place))) return true
  return mayTakeUnits(position, side) && landUnitsUnder(position, id, unitsIn(position, place)).length > 0
}

/** True if the unit can march one zone without a leader (AIE-3.4.1-d, AIE-4.3-d). */
export function canMarchAlone(position: AleaPosition, id: string, flight = false): boolean {
  if (whyUnitStays(position, id, flight) !== null) return false
  const side = sideOf(position, id)
  if (side === null) return false
  const { place } = unit(position, id)
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
  if (head === null || !isUnit(position.data, id)) return { rule: 'AIE-3.4.1-b', why: 'not-a-unit' }
  if (units.includes(id)) return { rule: 'AIE-3.4.1-b', why: 'already-taken', about: { unit: id } }
  if (unit(position, id).place !== leader(position, head).place)
    return { rule: 'AIE-3.4.1-b', why: 'other-zone', about: { unit: id } }
  if (isNaves(position.data, id)) return { rule: 'AIE-3.4.2-d', why: 'naves-by-sea', about: { unit: id } }
  if (!canCommand(position, head, id))
    return { rule: 'AIE-4.3-c', why: 'not-his-to-command', about: { unit: id, leader: head } }
  if (unit(position, id).moved) return { rule: 'RULING-14', why: 'has-moved', about: { piece: id } }
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
  const stack = stackIn(position, zone.id)
  if (hasOtherLeader(position, column.side, stack, column.leader === null ? [] : [column.leader])) return null
  return { rule: 'AIE-3.4.1-f', why: 'left-without-leader', about: { unit: id, zone: zone.id } }
}

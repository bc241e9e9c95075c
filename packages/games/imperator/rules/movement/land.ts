import { row } from '@aquila/engine'
import type { FactionId, Neighbour, Zone } from '../../data/map.ts'
import { stackOn, zoneAfter } from '../counters.ts'
import {
  commandOf,
  isNaves,
  isRoman,
  isUnit,
  leader,
  leadersOf,
  romansOf,
  sideOfCounter,
  stackIn,
  unit,
  unitsIn,
} from '../pieces.ts'
import type { CampaignReason } from '../reasons.ts'
import type { CampaignPosition, Place } from '../state.ts'
import { isBoundToSeat, nextStepsOfAgitated } from './agitation.ts'
import { type Column, columnOf, type March, marchFrom } from './column.ts'
import { canCommand, hasLandUnitsUnder, hasOtherLeader } from './command.ts'
import { whyNotEnd, whyNotStep } from './paths.ts'
import { whyNotStack, whyTruceForbids } from './stacking.ts'

/** Land movement: 3.4.1 for Romans, 4.3 for Peoples, 7 for all. */

const NOBODY: readonly string[] = []

/** Why a leader cannot set out by land. */
export function whyLeaderStays(
  position: CampaignPosition,
  id: string,
  flight = false,
  counter = leader(position, id),
): CampaignReason | null {
  const { state, data } = position
  const side = sideOfCounter(position, counter)
  if (side === null) return { rule: data.cites.side, why: 'not-yours', about: { piece: id } }
  if (counter.moved) return { rule: data.cites.hasMoved, why: 'has-moved', about: { piece: id } }
  if (state.turn.ill.includes(id)) return { rule: data.cites.illness, why: 'ill', about: { leader: id } }
  const zone = data.zones[counter.place]
  if (zone === undefined) return { rule: data.cites.noLandAtSea, why: 'at-sea' }
  const special = data.series.whyLeaderWaits(position, side, id, flight)
  if (special !== null) return special
  const bound = flight
    ? isBoundToSeat(position, id, counter.place)
    : nextStepsOfAgitated(position, id, counter.place)?.length === 0
  if (bound) return { rule: data.cites.agitation, why: 'political-agitation', about: { leader: id } }
  return null
}

/** Why a unit cannot march without a leader. */
export function whyUnitStays(
  position: CampaignPosition,
  id: string,
  flight = false,
  counter = unit(position, id),
): CampaignReason | null {
  const { data } = position
  const side = sideOfCounter(position, counter)
  if (side === null) return { rule: data.cites.peoplesAtPeace, why: 'not-yours', about: { piece: id } }
  if (counter.moved) return { rule: data.cites.hasMoved, why: 'has-moved', about: { piece: id } }
  const special = data.series.whyUnitWaits(position, side, id, flight)
  if (special !== null) return special
  if (data.zones[counter.place] === undefined) return { rule: data.cites.noLandAtSea, why: 'at-sea' }
  return null
}

/** The steps a column can take now. */
export function nextZones(position: CampaignPosition, column: Column, march: March): Place[] {
  const found: Place[] = []
  const from = row(position.data.zones, march.zone)
  const stroller = strollerOf(position, column, march)
  const agitated = nextStepsOfAgitated(position, column.leader, march.zone)
  for (const step of from.neighbours) {
    if (
      (stroller !== null && isStroll(position, column.side, stroller, from, step)) ||
      whyNotGo(position, column, march, step, agitated) === null
    )
      found.push(step.zone)
  }
  return found
}

/** Why a column cannot go to a neighbouring zone; at the start it must not abandon units either. */
export function whyNotGo(
  position: CampaignPosition,
  column: Column,
  march: March,
  step: Neighbour,
  agitated = nextStepsOfAgitated(position, column.leader, march.zone),
): CampaignReason | null {
  const closed = whyNotStep(position, column, march, step, agitated)
  if (closed !== null || column.leader === null || march.zone !== march.start) return closed
  return whyNotLeftBehind(position, column.side, row(position.data.zones, march.zone), column.pieces)
}

function canGoSomewhere(position: CampaignPosition, column: Column, march: March): boolean {
  const agitated = nextStepsOfAgitated(position, column.leader, march.zone)
  for (const step of row(position.data.zones, march.zone).neighbours) {
    if (whyNotGo(position, column, march, step, agitated) === null) return true
  }
  return false
}

/** True if the leader can set out, alone or with units. */
export function canLead(
  position: CampaignPosition,
  id: string,
  flight = false,
  counter = leader(position, id),
): boolean {
  const { data } = position
  const { place } = counter
  const side = sideOfCounter(position, counter)
  if (side === null || whyLeaderStays(position, id, flight, counter) !== null) return false
  const zone = row(data.zones, place)
  if (zone.neighbours.length === 0) return false
  if (mayTakeUnits(position, side, id, place)) return true
  if (!flight && isRoman(data, id) && canStroll(position, side, id, zone)) return true
  return canGoSomewhere(position, columnOf(position, side, id, [], flight), marchFrom(place))
}

/** True if there are units where he is that he could take along. Where they could go is asked when he has taken them. */
function mayTakeUnits(position: CampaignPosition, side: FactionId, id: string, place: Place): boolean {
  return (
    hasLandUnitsUnder(position, id, unitsIn(position, place)) &&
    position.data.series.whyTravelAlone(position, side, id) === null
  )
}

/** True if the unit can march one zone without a leader (3.4.1, 4.3). */
export function canMarchAlone(
  position: CampaignPosition,
  id: string,
  flight = false,
  counter = unit(position, id),
): boolean {
  const { data } = position
  const { place } = counter
  const side = sideOfCounter(position, counter)
  if (side === null || whyUnitStays(position, id, flight, counter) !== null) return false
  if (!flight && isRoman(data, id) && canStroll(position, side, id, row(data.zones, place))) return true
  const column = columnOf(position, side, null, [id], flight)
  return canGoSomewhere(position, column, marchFrom(place))
}

/** True if a Roman who has not gone anywhere yet can stroll to some zone next door. */
function canStroll(position: CampaignPosition, side: FactionId, piece: string, from: Zone): boolean {
  for (const step of from.neighbours) if (isStroll(position, side, piece, from, step)) return true
  return false
}

/**
 * The common case, told at a glance: a Roman alone inside the Roman world can always go to another zone of the region where
 * none of his side's Peoples stand, unless this turn, the scenario or his own kind has something special in force.
 */
function isStroll(
  position: CampaignPosition,
  side: FactionId,
  piece: string,
  { region }: Zone,
  step: Neighbour,
): boolean {
  const { state, data } = position
  const to = zoneAfter(data, step)
  if (region === null || to.region !== region || state.turn.event === 'political-agitation') return false
  const stack = stackOn(position, to)
  if (whyNotStack(position, side, 0, to.id, NOBODY, stack) !== null) return false
  if (whyTruceForbids(position, side, to.id, stack) !== null && isUnit(data, piece)) return false
  return data.series.unhindered(position, side, piece, to)
}

/** The Roman who sets out alone, if one does. */
function strollerOf({ data }: CampaignPosition, { pieces, flight }: Column, march: March): string | null {
  const [first] = pieces
  if (first === undefined || pieces.length > 1 || flight || march.spent > 0) return null
  return isRoman(data, first) ? first : null
}

/** Why a leader on the point of setting out cannot take a unit with him. */
export function whyNotTake(position: CampaignPosition, column: Column, id: string): CampaignReason | null {
  const { cites, series } = position.data
  const { leader: head, side, units } = column
  if (head === null || !isUnit(position.data, id)) return { rule: cites.column, why: 'not-a-unit' }
  if (units.includes(id)) return { rule: cites.column, why: 'already-taken', about: { unit: id } }
  if (unit(position, id).place !== leader(position, head).place)
    return { rule: cites.column, why: 'other-zone', about: { unit: id } }
  const notByLand = series.whyNotByLand(position, id, false)
  if (notByLand !== null) return notByLand
  if (!canCommand(position, head, id))
    return { rule: cites.foreignCommand, why: 'not-his-to-command', about: { unit: id, leader: head } }
  if (unit(position, id).moved) return { rule: cites.hasMoved, why: 'has-moved', about: { piece: id } }
  const alone = series.whyTravelAlone(position, side, head)
  if (alone !== null) return alone
  if (units.length >= commandOf(position, head))
    return { rule: cites.column, why: 'command-full', about: { leader: head } }
  return whyHoldsBack(position, column, head, id)
}

/** Event 6: an agitated leader who can go his way takes nobody with whom he could not. */
function whyHoldsBack(
  position: CampaignPosition,
  column: Column,
  head: string,
  id: string,
): CampaignReason | null {
  const { place } = leader(position, head)
  if (nextStepsOfAgitated(position, head, place) === null) return null
  const march = marchFrom(place)
  const { side, units, flight } = column
  if (!canGoSomewhere(position, column, march)) return null
  if (canGoSomewhere(position, columnOf(position, side, head, [...units, id], flight), march)) return null
  return { rule: position.data.cites.agitation, why: 'political-agitation', about: { leader: head } }
}

/** Why a unit cannot be left on the way (3.4.1): it could not stay there. */
export function whyNotDrop(
  position: CampaignPosition,
  column: Column,
  march: March,
  id: string,
): CampaignReason | null {
  const end = whyNotEnd(position, column, march)
  if (end !== null) return end
  // 3.4.1: without his last unit the leader would stop; one who hurries home may not (event 6).
  if (column.units.length === 1 && nextStepsOfAgitated(position, column.leader, march.zone) !== null)
    return {
      rule: position.data.cites.agitation,
      why: 'political-agitation',
      about: { leader: column.leader },
    }
  const zone = row(position.data.zones, march.zone)
  if (zone.roman || position.data.units[id]?.people !== null) return null
  const stack = stackIn(position, zone.id)
  if (hasOtherLeader(position, column.side, stack, column.leader === null ? [] : [column.leader])) return null
  return {
    rule: position.data.cites.leftOutside,
    why: 'left-without-leader',
    about: { unit: id, zone: zone.id },
  }
}

/** Roman land units may not be left outside the Roman world without a leader of their side. */
export function whyNotLeftBehind(
  position: CampaignPosition,
  side: FactionId,
  zone: Zone,
  going: readonly string[],
): CampaignReason | null {
  if (zone.roman) return null
  for (const leader of leadersOf(position, zone.id, side)) if (!going.includes(leader)) return null
  for (const unit of romansOf(position, zone.id, side).units) {
    if (!isNaves(position.data, unit) && !going.includes(unit))
      return {
        rule: position.data.cites.leftOutside,
        why: 'left-without-leader',
        about: { unit, zone: zone.id },
      }
  }
  return null
}

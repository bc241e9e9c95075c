import { row } from '@aquila/engine'
import { nextStepsOfAgitated } from '../../../imperator/rules/movement/agitation.ts'
import { whyTruceForbids } from '../../../imperator/rules/movement/stacking.ts'
import { counterOf, isLeader, stackIn } from '../../../imperator/rules/pieces.ts'
import { fleetIds, unitsAboard } from '../../data/dioceses.ts'
import type { FleetId, SideId } from '../../data/index.ts'
import {
  whyEnraged,
  whyOutsideClosed,
  whyRomansKeepAway,
  whyTravelAlone,
  whyUnitsStayOut,
} from '../movement/limits.ts'
import type { SemperReason } from '../reasons.ts'
import { fleetBox, type Place, type Semper, type SemperPosition } from '../state.ts'
import { whyCampsApart } from '../usurpation/camps.ts'

/** SV-3.4.2: the two fleets, what they carry and where they can be. */

/** SV-3.4.2-B, RULING-15: for the next turn the side that controls the Diocese of its port. */
export function controlOfFleets(g: Semper): void {
  for (const id of fleetIds) {
    const fleet = g.state.fleets[id]
    const side = g.state.regions[g.data.fleets[id].diocese]
    if (fleet.side === side) continue
    fleet.side = side
    g.tell({ kind: 'fleet-controlled', rule: 'SV-3.4.2-B', data: { fleet: id, side } })
  }
}

/** SV-2.D-6, SV-9.2-A: lost fleets are back in port. */
export function fleetsReturn(g: Semper): void {
  for (const id of fleetIds) {
    const fleet = g.state.fleets[id]
    if (fleet.returns === null || fleet.returns > g.state.year) continue
    fleet.returns = null
    fleet.at = 'port'
    g.tell({ kind: 'fleet-returns', rule: 'SV-9.2-A', data: { fleet: id, zone: g.data.fleets[id].zone } })
  }
}

/** Why a fleet does not move now. */
export function whyFleetStays({ state }: SemperPosition, side: SideId, id: FleetId): SemperReason | null {
  const { side: owner, returns, moved } = state.fleets[id]
  if (owner !== side) return { rule: 'SV-3.4.2-B', why: 'fleet-not-yours', about: { fleet: id } }
  if (returns !== null) return { rule: 'SV-9.2-A', why: 'fleet-lost', about: { fleet: id } }
  if (state.turn.event === 'dangerous-seas') return { rule: 'SV-EV-9', why: 'dangerous-seas' }
  return moved ? { rule: 'SV-3.4.2-F', why: 'fleet-has-moved', about: { fleet: id } } : null
}

/** SV-3.4.2-F: the steps that a fleet can take: from port to its seas, from sea to sea, from sea to its own port. */
export function fleetSteps(position: SemperPosition, id: FleetId): readonly (Place | 'port')[] {
  const { state, data } = position
  const { gates, zone } = data.fleets[id]
  const { at, side } = state.fleets[id]
  if (at === 'port') return gates
  const seas = row(data.seas, at).openNeighbours
  // In port all go ashore.
  const mayDock = gates.includes(at) && whyNotAshore(position, side, aboard(position, id), zone) === null
  return mayDock ? [...seas, 'port'] : seas
}

/** Who is aboard. */
export function aboard(position: SemperPosition, id: FleetId): readonly string[] {
  return stackIn(position, fleetBox(id))
}

/** SV-3.4.2-C, SV-3.4.2-E: why a counter cannot go aboard in port. */
export function whyNotEmbark(
  position: SemperPosition,
  side: SideId,
  id: FleetId,
  piece: string,
): SemperReason | null {
  const { data } = position
  const about = { piece, fleet: id }
  const { place, faction, moved } = counterOf(position, piece)
  if (place !== data.fleets[id].zone) return { rule: 'SV-3.4.2-E', why: 'not-in-port', about }
  if (faction !== side) return { rule: 'SV-3.4.2-C', why: 'romans-only-aboard', about }
  if (moved) return { rule: 'SV-3.4.2-E', why: 'has-moved', about }
  if (position.state.turn.ill.includes(piece))
    return { rule: 'SV-EV-4', why: 'ill', about: { leader: piece } }
  // SV-S2-B: a leader who has retired travels nowhere.
  const held = whyEnraged(position, piece) ?? whyTravelAlone(position, side, piece)
  if (held !== null) return held
  // RULING-94: by land, or not at all.
  if (nextStepsOfAgitated(position, piece, place) !== null)
    return { rule: 'SV-EV-6', why: 'political-agitation', about: { leader: piece } }
  if (isLeader(data, piece)) return whyCampsApart(position, side, [piece], fleetBox(id))
  const units = aboard(position, id).filter(other => !isLeader(data, other))
  return units.length >= unitsAboard ? { rule: 'SV-3.4.2-C', why: 'fleet-full', about } : null
}

/** SV-3.4.2-F: why those aboard cannot land in a zone. */
export function whyNotLand(
  position: SemperPosition,
  side: SideId,
  id: FleetId,
  zone: Place,
): SemperReason | null {
  return whyNotLandWith(position, side, aboard(position, id), zone)
}

/** RULING-97: the limits of 3.2 are judged for the zone of landing. */
export function whyNotLandWith(
  position: SemperPosition,
  side: SideId,
  pieces: readonly string[],
  zone: Place,
): SemperReason | null {
  const { data } = position
  const leaders = pieces.filter(piece => isLeader(data, piece))
  const units = pieces.filter(piece => !isLeader(data, piece))
  const to = row(data.zones, zone)
  return (
    whyOutsideClosed(position, to) ??
    whyUnitsStayOut(position, units, leaders, to) ??
    whyNotAshore(position, side, pieces, zone)
  )
}

/** SV-4.2.4-A, SV-3.6.3-I, SV-S4-B: why those aboard may not be with those who are in a zone, be it that of the port. */
function whyNotAshore(
  position: SemperPosition,
  side: SideId,
  pieces: readonly string[],
  zone: Place,
): SemperReason | null {
  if (pieces.length === 0) return null
  const apart = whyRomansKeepAway(position, side, pieces, zone)
  if (apart !== null || pieces.every(piece => isLeader(position.data, piece))) return apart
  return whyTruceForbids(position, side, zone)
}

/** SV-3.4.2-F: the land zones on the sea where a fleet is in which its load can land. */
export function landings(position: SemperPosition, side: SideId, id: FleetId): readonly Place[] {
  const { at } = position.state.fleets[id]
  if (at === 'port' || aboard(position, id).length === 0) return []
  return row(position.data.seas, at).coasts.filter(zone => whyNotLand(position, side, id, zone) === null)
}

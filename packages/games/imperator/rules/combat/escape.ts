import { row } from '@aquila/engine'
import type { FactionId } from '../../data/map.ts'
import { campOf, hasEnemyUnits, whyNotStack } from '../movement/stacking.ts'
import type { CampaignReason } from '../reasons.ts'
import type { CampaignPosition, Place } from '../state.ts'

/**
 * Where a force can go that slips away or is driven out by land: the same for evasion and retreat (8.4.1). Enemy
 * ships are enemy units here.
 */

export interface Escape {
  readonly side: FactionId
  readonly pieces: readonly string[]
  /** 8.2: zones from which the attackers came; empty for an attacker. */
  readonly closed: readonly Place[]
}

/** Adjacent zones, whatever they cost to enter (8.2), straits and corners included (7.2). */
export function escapeZones(position: CampaignPosition, force: Escape, from: Place): Place[] {
  const zone = position.data.zones[from]
  if (zone === undefined) return []
  return zone.neighbours
    .map(neighbour => neighbour.zone)
    .filter(to => whyNoEscape(position, force, from, to) === null)
}

export function whyNoEscape(
  position: CampaignPosition,
  { side, pieces, closed }: Escape,
  from: Place,
  to: Place,
): CampaignReason | null {
  const [first] = pieces
  if (first === undefined) return null
  const origin = row(position.data.zones, from)
  const zone = row(position.data.zones, to)
  if (closed.includes(to))
    return { rule: position.data.cites.waysClosed, why: 'attackers-came-from', about: { zone: to } }
  if (hasEnemyUnits(position, to, side))
    return { rule: position.data.cites.evasionTo, why: 'enemy-there', about: { zone: to } }
  const camp = campOf(position, first)
  return (
    whyNotStack(position, side, camp, to, pieces) ??
    position.data.series.whyNoEscapeTo(position, side, pieces, origin, zone)
  )
}

import { strengthOf } from '../../imperator/rules/combat/odds.ts'
import type { FactionId } from '../data/index.ts'
import { seaways } from '../rules/movement/naval.ts'
import { whyNotAboard } from '../rules/movement/transport.ts'
import { landUnitsOf, navesOf } from '../rules/pieces.ts'
import type { AleaPosition, Place } from '../rules/state.ts'

/** What ships make possible. */

/** AIE-3.4.2-f: units aboard one naves. */
const ABOARD = 3

export function hasShips(position: AleaPosition, side: FactionId, place: Place): boolean {
  return navesOf(position, place, side).length > 0
}

/** AIE-8.2-i: ships of a side that no unit of it guards must leave as soon as enemies come. */
export function areForsaken(position: AleaPosition, side: FactionId, zone: Place): boolean {
  return hasShips(position, side, zone) && landUnitsOf(position, zone, side).length === 0
}

/** What the ships of a side could take along of an army, and to where. */
export function landing(
  position: AleaPosition,
  side: FactionId,
  from: Place,
  army: readonly string[],
): { readonly units: readonly string[]; readonly coasts: Iterable<Place> } | null {
  const naves = navesOf(position, from, side).length
  return naves === 0 ? null : { units: army.slice(0, ABOARD * naves), coasts: reachBySea(position, from) }
}

/**
 * Zones in reach of a fleet. AIE-3.4.2-d, RULING-17: the whole voyage costs 1 at most, be it to go from sea to sea or to
 * set out or land where there is no port.
 */
function reachBySea({ data, state }: AleaPosition, from: Place): Set<Place> {
  const reach = new Set<Place>()
  if (state.turn.event === 'wrath-of-neptune') return reach
  const landAt = (sea: Place, anywhere: boolean) => {
    for (const coast of data.seas[sea]?.coasts ?? [])
      if (anywhere || data.zones[coast]?.port != null) reach.add(coast)
  }
  for (const { to, cost } of seaways(data, from)) {
    landAt(to, cost === 0)
    if (cost === 0) for (const sea of data.seas[to]?.openNeighbours ?? []) landAt(sea, false)
  }
  return reach
}

/** RULING-105: true if the ships of a side in a zone can take all of its land units away. */
export function canSailAway(position: AleaPosition, zone: Place, side: FactionId): boolean {
  const naves = navesOf(position, zone, side)
  return naves.length > 0 && whyNotAboard(position, naves, landUnitsOf(position, zone, side)) === null
}

/** AIE-9.1-b, AIE-9.2-b: land units outside the Republic and ships without a port do not live through the winter. */
export function lostInWinter(
  position: AleaPosition,
  place: Place,
  strength: number,
  naves: readonly string[],
): number {
  const zone = position.data.zones[place]
  let lost = 0
  if (zone === undefined || !zone.roman) lost += strength
  if (zone?.port == null) lost += strengthOf(position, naves)
  return lost
}

import { row } from '@aquila/engine'
import { whyNoEscape } from '../rules/combat/escape.ts'
import { landUnitsOf, leadersOf } from '../rules/pieces.ts'
import type { CampaignPosition, FactionId, Place } from '../rules/state.ts'

/** 8.4.1: a beaten force that cannot leave the zone is lost with its leaders. */

/** The zones by which the land forces of a side could leave; `closed` are those that their attackers came from. */
export function exitsOf(
  position: CampaignPosition,
  zone: Place,
  side: FactionId,
  closed: readonly Place[] = [],
): Place[] {
  const pieces = [...leadersOf(position, zone, side), ...landUnitsOf(position, zone, side)]
  const force = { side, pieces, closed }
  return row(position.data.zones, zone)
    .neighbours.map(neighbour => neighbour.zone)
    .filter(to => whyNoEscape(position, force, zone, to) === null)
}

/** True if there are so many. */
export function hasExits(position: CampaignPosition, zone: Place, side: FactionId, wanted: number): boolean {
  const pieces = [...leadersOf(position, zone, side), ...landUnitsOf(position, zone, side)]
  const force = { side, pieces, closed: [] }
  let found = 0
  for (const { zone: to } of row(position.data.zones, zone).neighbours)
    if (whyNoEscape(position, force, zone, to) === null && ++found >= wanted) return true
  return false
}

/** 8.2: where those who have come into a zone in this sequence came from. */
export function originsOf({ state }: CampaignPosition, zone: Place): Place[] {
  return state.arrivals.filter(arrival => arrival.zone === zone).map(({ from }) => from)
}

import { whyNoEscape } from '../../imperator/rules/combat/escape.ts'
import { type FactionId, row } from '../data/index.ts'
import { whyNotAboard } from '../rules/movement/transport.ts'
import { landUnitsOf, leadersOf, navesOf } from '../rules/pieces.ts'
import type { AleaPosition, Place } from '../rules/state.ts'

/** AIE-8.4.1-a: a beaten force that cannot leave the zone is lost with its leaders. */

/** The zones by which the land forces of a side could leave; `closed` are those that their attackers came from. */
export function exitsOf(
  position: AleaPosition,
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

/** RULING-105: true if the ships of a side in a zone can take all of its land units away. */
export function canSailAway(position: AleaPosition, zone: Place, side: FactionId): boolean {
  const naves = navesOf(position, zone, side)
  return naves.length > 0 && whyNotAboard(position, naves, landUnitsOf(position, zone, side)) === null
}

/** AIE-8.2-f: where those who have come into a zone in this sequence came from. */
export function originsOf({ state }: AleaPosition, zone: Place): Place[] {
  return state.arrivals.filter(arrival => arrival.zone === zone).map(({ from }) => from)
}

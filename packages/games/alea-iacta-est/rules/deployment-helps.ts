import { stackAt } from '../../imperator/rules/counters.ts'
import { type FactionId, row } from '../data/index.ts'
import { forceOf, garrisonMissingAt, isAt, postsWithoutLeader, whyNotDeployUnit } from './deployment-zones.ts'
import { commandOf, isLeader, isLegio, isNaves, landUnitsOf, leadersOf, placeOf, sideOf } from './pieces.ts'
import type { AleaReason } from './reasons.ts'
import type { AleaPosition, Place } from './state.ts'

/** RULING-130: how counters are placed for a player who does not want to place each of them himself. */

/** Picks one of the zones in which a counter may begin. */
export type Helper = (
  position: AleaPosition,
  faction: FactionId,
  piece: string,
  zones: readonly Place[],
) => Place

/** Where it stood in history; if it may not begin there now, or nothing is known of it, where it is of use. */
export const historicalZone: Helper = (position, faction, piece, zones) => {
  const placements = forceOf(position, faction).history?.placements ?? []
  const post = placements.find(({ leaders, units }) => leaders.includes(piece) || units.includes(piece))
  return post !== undefined && zones.includes(post.zone)
    ? post.zone
    : soundZone(position, faction, piece, zones)
}

/**
 * A leader goes to a region without one, a legion to a garrison that lacks it, the others to the leaders who can still
 * command them. Of equals the first.
 */
export const soundZone: Helper = (position, faction, piece, zones) => {
  const worth = isLeader(position.data, piece)
    ? worthForLeader(position, faction)
    : worthForUnit(position, faction, piece)
  let best: Place | null = null
  let most = Number.NEGATIVE_INFINITY
  for (const zone of zones) {
    const here = worth(zone)
    if (here <= most) continue
    best = zone
    most = here
  }
  if (best === null) throw new Error(`${piece} can begin nowhere`)
  return best
}

function worthForLeader(position: AleaPosition, faction: FactionId): (zone: Place) => number {
  const posts = postsWithoutLeader(position, faction)
  return zone => {
    const needed = posts.some(post => isAt(position, zone, post))
    const { city } = row(position.data.zones, zone)
    return (needed ? 10 : 0) + (city === null ? 0 : 1) - leadersOf(position, zone, faction).length
  }
}

function worthForUnit(position: AleaPosition, faction: FactionId, piece: string): (zone: Place) => number {
  const legio = isLegio(position.data, piece)
  return zone => {
    const { leaders, units } = row(stackAt(position, zone), faction)
    if (legio && garrisonMissingAt(position, faction, zone)) return 100 + leaders.length
    return commandIn(position, faction, zone) - units.length
  }
}

/** The leaders with room for a land unit where it may begin, one in each zone: their armies can be filled at once. */
export function armiesWithRoom(
  position: AleaPosition,
  faction: FactionId,
  piece: string,
  zones: readonly Place[],
): string[] {
  if (isLeader(position.data, piece) || isNaves(position.data, piece)) return []
  return zones.flatMap(zone => leaderWithRoom(position, faction, zone) ?? [])
}

/** Why the army of a leader cannot be filled, beginning with this unit. */
export function whyNotFillArmy(
  position: AleaPosition,
  faction: FactionId,
  piece: string,
  id: string,
): AleaReason | null {
  if (sideOf(position, id) !== faction) return { rule: 'AIE-FD-a', why: 'not-yours', about: { piece: id } }
  const zone = placeOf(position, id)
  const closed = whyNotDeployUnit(position, faction, piece, zone)
  if (closed !== null) return closed
  const leader = leaderWithRoom(position, faction, zone)
  if (leader === id) return null
  return leader === null
    ? { rule: 'AIE-FD-b', why: 'command-full', about: { leader: id } }
    : { rule: 'AIE-FD-b', why: 'army-of-another', about: { leader } }
}

/** Of leaders in one zone he who commands most has his units first, then the next. */
function leaderWithRoom(position: AleaPosition, faction: FactionId, zone: Place): string | null {
  let room = -landUnitsOf(position, zone, faction).length
  const leaders = leadersOf(position, zone, faction)
  for (const id of leaders.toSorted((a, b) => commandOf(position, b) - commandOf(position, a))) {
    room += commandOf(position, id)
    if (room > 0) return id
  }
  return null
}

function commandIn(position: AleaPosition, faction: FactionId, zone: Place): number {
  return leadersOf(position, zone, faction).reduce((sum, id) => sum + commandOf(position, id), 0)
}

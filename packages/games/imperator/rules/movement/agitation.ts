import { hasEnemyLandUnits, sideOf } from '../pieces.ts'
import type { CampaignPosition, Place } from '../state.ts'
import { distancesFrom } from './distance.ts'

/**
 * Event 6, political agitation: the leader who stands at the head of a side hurries by the shortest way to the nearest
 * seat of his own and stays there. A seat that he can go to holds no enemy land units. Where none can be reached by land
 * he is free.
 */

/** The zones an agitated leader may go to next; none: he must stay. Null: the event does not bind him. */
export function nextStepsOfAgitated(
  position: CampaignPosition,
  leader: string | null,
  from: Place,
): readonly Place[] | null {
  if (position.state.turn.event !== 'political-agitation' || leader === null) return null
  return position.data.series.isHead(position, leader) ? nextStepsHome(position, leader, from) : null
}

function nextStepsHome(position: CampaignPosition, leader: string, from: Place): readonly Place[] | null {
  const zone = position.data.zones[from]
  if (zone === undefined) return null
  if (isOwnSeat(position, leader, from)) return []
  const here = nearestSeat(position, leader, from)
  if (here === Number.POSITIVE_INFINITY) return null
  return zone.neighbours
    .filter(step => step.cost + nearestSeat(position, leader, step.zone) === here)
    .map(step => step.zone)
}

/** True if an agitated leader is where he has to stay. An enemy who has come there does not set him free. */
export function isBoundToSeat(position: CampaignPosition, leader: string, place: Place): boolean {
  const { turn } = position.state
  if (turn.event !== 'political-agitation' || !position.data.series.isHead(position, leader)) return false
  const side = sideOf(position, leader)
  return side !== null && position.data.series.isSeat(position, side, place)
}

function isOwnSeat(position: CampaignPosition, leader: string, place: Place): boolean {
  const side = sideOf(position, leader)
  return (
    side !== null &&
    position.data.series.isSeat(position, side, place) &&
    !hasEnemyLandUnits(position, place, side)
  )
}

function nearestSeat(position: CampaignPosition, leader: string, from: Place): number {
  for (const [place, distance] of distancesFrom(position.data, from)) {
    if (isOwnSeat(position, leader, place)) return distance
  }
  return Number.POSITIVE_INFINITY
}

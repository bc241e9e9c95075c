import type { FactionId } from '../../data/index.ts'
import { hasEnemyLandUnits, isFactionLeader, sideOf } from '../pieces.ts'
import type { AleaPosition, Place } from '../state.ts'
import { distancesFrom } from './distance.ts'

/**
 * AIE-EV-06, RULING-108, political agitation: a Faction Leader hurries by the shortest way to the nearest city he
 * controls and stays there. A city he controls lies in a region of his faction and holds no enemy land units. Where no
 * such city can be reached by land he is free.
 */

/** The zones an agitated leader may go to next; none: he must stay. Null: the event does not bind him. */
export function nextStepsOfAgitated(
  position: AleaPosition,
  leader: string | null,
  from: Place,
): readonly Place[] | null {
  if (position.state.turn.event !== 'political-agitation' || leader === null) return null
  return isFactionLeader(position, leader) ? nextStepsHome(position, leader, from) : null
}

function nextStepsHome(position: AleaPosition, leader: string, from: Place): readonly Place[] | null {
  const zone = position.data.zones[from]
  if (zone === undefined) return null
  if (isOwnCity(position, leader, from)) return []
  const here = nearestCity(position, leader, from)
  if (here === Number.POSITIVE_INFINITY) return null
  return zone.neighbours
    .filter(step => step.cost + nearestCity(position, leader, step.zone) === here)
    .map(step => step.zone)
}

/** True if an agitated leader is where he has to stay. An enemy who has come there does not set him free. */
export function isBoundToCity(position: AleaPosition, leader: string, place: Place): boolean {
  const { turn } = position.state
  if (turn.event !== 'political-agitation' || !isFactionLeader(position, leader)) return false
  return isCityOf(position, sideOf(position, leader), place)
}

function isOwnCity(position: AleaPosition, leader: string, place: Place): boolean {
  const side = sideOf(position, leader)
  return side !== null && isCityOf(position, side, place) && !hasEnemyLandUnits(position, place, side)
}

function isCityOf({ state, data }: AleaPosition, side: FactionId | null, place: Place): boolean {
  const zone = data.zones[place]
  if (zone === undefined || zone.city === null || zone.region === null) return false
  return side !== null && state.regions[zone.region] === side
}

function nearestCity(position: AleaPosition, leader: string, from: Place): number {
  for (const [place, distance] of distancesFrom(position.data, from)) {
    if (isOwnCity(position, leader, place)) return distance
  }
  return Number.POSITIVE_INFINITY
}

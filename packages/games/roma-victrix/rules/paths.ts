import { AREAS, areaAt, areas, PROVINCES, shoresOf } from '../data/index.ts'
import { controlOf, isNeutral, peopleOfBarbaricum, territoryOf } from './control.ts'
import { friendsOf, isFriendly } from './pacts.ts'
import { cityAt, isShip, marksAt, powerAt, someLandUnit, supremeLeaderOf, unitsAt } from './pieces.ts'
import { castPower, sideOf } from './powers.ts'
import type { RomaPosition } from './state.ts'

/** Paths of revenue (7.5) and of supply (3.9): both of any length, by land and water, with different obstacles. */

/** By area: 1 if it was reached. */
export type Reach = Uint8Array

const NOWHERE: Reach = new Uint8Array(AREAS)

/** All areas that can be reached from these by areas that are open. */
function flood(from: readonly number[], isOpen: (area: number) => boolean): Reach {
  const reached = new Uint8Array(AREAS)
  const queue: number[] = []
  for (const area of from) {
    if (reached[area] === 1) continue
    reached[area] = 1
    queue.push(area)
  }
  for (let next = 0; next < queue.length; next++) {
    for (const way of waysFrom(queue[next] ?? 0)) {
      if (reached[way] === 1 || !isOpen(way)) continue
      reached[way] = 1
      queue.push(way)
    }
  }
  return reached
}

/** The areas next to each, by land and by water. */
const ways: readonly (readonly number[])[] = areas.map(({ number, kind, land, seas, straits }) => [
  ...land.map(step => step.to),
  ...seas,
  ...straits,
  ...(kind === 'sea' ? shoresOf(number) : []),
])

/** RV-3.9-g: where Fleets border a Sea Area: the Provinces around it, on whichever coast they lie, and its Straits. */
const fleetBases: readonly (readonly number[])[] = areas.map(({ number, straits }) => [
  ...shoresOf(number),
  ...straits,
])

function fleetBasesOf(sea: number): readonly number[] {
  return fleetBases[sea] ?? []
}

function waysFrom(area: number): readonly number[] {
  return ways[area] ?? []
}

/** RV-3.53-a: the Province of the Capital; without a City that of the Supreme Leader. Null: there is none (RV-10.36-a). */
export function capitalProvince(position: RomaPosition, power: number): number | null {
  const { capital } = powerAt(position.state, power)
  if (capital !== null) return capital
  if (castPower(position, power).capital !== null) return null
  return supremeLeaderOf(position.state, power)?.area ?? null
}

/** RV-7.5-a: the areas from which revenue reaches the Capital of a Power. */
export function revenueReach(position: RomaPosition, power: number): Reach {
  const capital = capitalProvince(position, power)
  if (capital === null) return NOWHERE
  const obstacles = position.state.powers.map((_, other) => isObstacle(position, power, other))
  if (hasObstacle(position, obstacles, capital)) return NOWHERE
  const friends = friendsOf(position, power)
  return flood([capital], area => carriesRevenue(position, power, { obstacles, friends }, area))
}

interface Relations {
  readonly obstacles: readonly boolean[]
  readonly friends: readonly boolean[]
}

/** RV-7.5-b, RV-7.7-a */
function carriesRevenue(
  position: RomaPosition,
  power: number,
  { obstacles, friends }: Relations,
  area: number,
): boolean {
  const { kind } = areaAt(area)
  if (kind === 'impassable') return false
  if (kind === 'sea') return hasOwnFleetOn(position, power, area)
  if (hasObstacle(position, obstacles, area)) return false
  if (kind === 'strait') return !hasEnemyFleet(position, friends, area)
  if (peopleOfBarbaricum(position, area) !== null) return false
  const owner = territoryOf(position, area)
  return owner === null || obstacles[owner] !== true
}

/** Land units that dispute the area and are an obstacle. */
function hasObstacle({ state }: RomaPosition, obstacles: readonly boolean[], area: number): boolean {
  return someLandUnit(state, area, unit => obstacles[unit.power] === true)
}

/** Neutral Powers do not block revenue; Barbarians and other sides do. */
function isObstacle(position: RomaPosition, power: number, other: number): boolean {
  if (isFriendly(position, power, other)) return false
  if (castPower(position, other).kind === 'barbarian') return true
  return !isNeutral(position.state, other)
}

/** RV-7.7-a: an own Fleet, not a Client's. */
function hasOwnFleetOn({ state }: RomaPosition, power: number, sea: number): boolean {
  for (const area of fleetBasesOf(sea))
    for (const unit of unitsAt(state, area)) if (unit.power === power && isShip(unit)) return true
  return false
}

function hasEnemyFleet({ state }: RomaPosition, friends: readonly boolean[], area: number): boolean {
  for (const unit of unitsAt(state, area)) if (isShip(unit) && friends[unit.power] !== true) return true
  return false
}

/** RV-3.9-e: the areas with a Supply Path to a friendly Capital. RV-11.27-a: a Client's units trace to its own. */
export function supplyReach(position: RomaPosition, power: number): Reach {
  const friends = friendsOf(position, power)
  return flood(supplySources(position, power, friends), area => carriesSupply(position, friends, area))
}

function supplySources(position: RomaPosition, power: number, friends: readonly boolean[]): number[] {
  const isMajor = sideOf(position.state, power) === power
  const sources: number[] = []
  for (const [each, isFriend] of friends.entries()) {
    if (isMajor ? !isFriend : each !== power) continue
    const capital = capitalProvince(position, each)
    if (capital !== null && isHeld(position, friends, capital)) sources.push(capital)
  }
  return sources
}

/** A Capital feeds its friends while its City stands or the Province is in friendly hands. */
function isHeld({ state }: RomaPosition, friends: readonly boolean[], capital: number): boolean {
  const city = cityAt(state, capital)
  if (city !== null && friends[city.power] === true) return true
  const control = controlOf(state, capital)
  return control !== null && friends[control] === true
}

function carriesSupply(position: RomaPosition, friends: readonly boolean[], area: number): boolean {
  const { state } = position
  const { kind } = areaAt(area)
  if (kind === 'impassable') return false
  if (kind === 'sea') return !isBlockaded(position, friends, area)
  if (someLandUnit(state, area, unit => friends[unit.power] !== true)) return false
  if (kind === 'strait') return !hasEnemyFleet(position, friends, area)
  if (peopleOfBarbaricum(position, area) !== null || marksAt(state, area).markers.length > 0) return false
  const owner = territoryOf(position, area)
  return owner === null || friends[owner] === true
}

/** RV-3.9-f: a Sea Area is blocked only when an enemy Fleet borders it and no friendly Fleet does (RV-3.9-g). */
function isBlockaded({ state }: RomaPosition, friends: readonly boolean[], sea: number): boolean {
  let enemy = false
  for (const area of fleetBasesOf(sea))
    for (const unit of unitsAt(state, area)) {
      if (!isShip(unit)) continue
      if (friends[unit.power] === true) return false
      enemy = true
    }
  return enemy
}

/** RV-8.4-a, RV-3.85-a, RV-11.17-a, RV-8.4-b: Minors at home and Barbarians are never isolated. */
export function isIsolated(
  position: RomaPosition,
  power: number,
  area: number,
  reach: () => Reach = () => supplyReach(position, power),
): boolean {
  const { kind, minor, provinces } = castPower(position, power)
  if (kind === 'barbarian' || (minor && provinces.includes(area))) return false
  const fed = reach()
  // What must be open lies between the units and the Capital: the land they stand on may be an enemy's.
  return fed[area] !== 1 && !waysFrom(area).some(way => fed[way] === 1)
}

/** RV-3.9-d, RV-11.15-a: Provinces that the Power itself controls and from which revenue flows (RV-7.6-a). */
export function payingProvinces(position: RomaPosition, power: number): number[] {
  const reach = revenueReach(position, power)
  const found: number[] = []
  for (let area = 0; area < PROVINCES; area++)
    if (reach[area] === 1 && controlOf(position.state, area) === power) found.push(area)
  return found
}

import { areaAt, areas, PROVINCES, shoresOf } from '../data/index.ts'
import { controlOf, isNeutral, peopleOfBarbaricum, sidesWithFleetsOn, territoryOf } from './control.ts'
import { isFriendly } from './pacts.ts'
import { cityAt, isShip, marksAt, powerAt, someLandUnit, supremeLeaderOf, unitsAt } from './pieces.ts'
import { castPower, followersOf, sideOf } from './powers.ts'
import type { RomaPosition } from './state.ts'

/** Paths of revenue (7.5) and of supply (3.9): both of any length, by land and water, with different obstacles. */

/** All areas that can be reached from these by areas that are open. */
function flood(from: readonly number[], isOpen: (area: number) => boolean): Set<number> {
  const reached = new Set(from)
  for (const at of reached) {
    for (const way of waysFrom(at)) if (!reached.has(way) && isOpen(way)) reached.add(way)
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
export function revenueReach(position: RomaPosition, power: number): ReadonlySet<number> {
  const capital = capitalProvince(position, power)
  if (capital === null || hasObstacle(position, power, capital)) return new Set()
  return flood([capital], area => carriesRevenue(position, power, area))
}

/** RV-7.5-b, RV-7.7-a */
function carriesRevenue(position: RomaPosition, power: number, area: number): boolean {
  const { kind } = areaAt(area)
  if (kind === 'impassable') return false
  if (kind === 'sea') return hasOwnFleetOn(position, power, area)
  if (hasObstacle(position, power, area)) return false
  if (kind === 'strait') return !hasEnemyFleet(position, power, area)
  if (peopleOfBarbaricum(position, area) !== null) return false
  const owner = territoryOf(position, area)
  return owner === null || !isObstacle(position, power, owner)
}

function hasObstacle(position: RomaPosition, power: number, area: number): boolean {
  return someLandUnit(position.state, area, unit => isObstacle(position, power, unit.power))
}

/** Neutral Powers do not block revenue; Barbarians and other sides do. */
function isObstacle(position: RomaPosition, power: number, other: number): boolean {
  if (isFriendly(position, power, other)) return false
  if (castPower(position, other).kind === 'barbarian') return true
  return !isNeutral(position.state, other)
}

/** RV-7.7-a: an own Fleet, not a Client's. */
function hasOwnFleetOn(position: RomaPosition, power: number, sea: number): boolean {
  const isThere = (area: number) =>
    unitsAt(position.state, area).some(unit => isShip(unit) && unit.power === power)
  return shoresOf(sea).some(isThere) || areaAt(sea).straits.some(isThere)
}

function hasEnemyFleet(position: RomaPosition, power: number, area: number): boolean {
  return unitsAt(position.state, area).some(unit => isShip(unit) && !isFriendly(position, power, unit.power))
}

/** RV-3.9-e: the areas with a Supply Path to a friendly Capital. RV-11.27-a: a Client's units trace to its own. */
export function supplyReach(position: RomaPosition, power: number): ReadonlySet<number> {
  return flood(supplySources(position, power), area => carriesSupply(position, power, area))
}

function supplySources(position: RomaPosition, power: number): number[] {
  const { state } = position
  const major = sideOf(state, power)
  const powers =
    power === major ? [...state.powers.keys()].filter(each => isFriendly(position, major, each)) : [power]
  const sources: number[] = []
  for (const each of new Set([...powers, ...(power === major ? followersOf(state, major) : [])])) {
    const capital = capitalProvince(position, each)
    if (capital !== null && isHeld(position, power, capital)) sources.push(capital)
  }
  return sources
}

/** A Capital feeds its friends while its City stands or the Province is in friendly hands. */
function isHeld(position: RomaPosition, power: number, capital: number): boolean {
  const { state } = position
  const city = cityAt(state, capital)
  if (city !== null && isFriendly(position, power, city.power)) return true
  const control = controlOf(state, capital)
  return control !== null && isFriendly(position, power, control)
}

function carriesSupply(position: RomaPosition, power: number, area: number): boolean {
  const { state } = position
  const { kind } = areaAt(area)
  if (kind === 'impassable') return false
  // RV-3.9-f: blocked only when an enemy Fleet borders it and no friendly Fleet does.
  if (kind === 'sea') {
    const sides = sidesWithFleetsOn(state, area)
    return sides.length === 0 || sides.some(side => isFriendly(position, power, side))
  }
  if (someLandUnit(state, area, unit => !isFriendly(position, power, unit.power))) return false
  if (kind === 'strait') return !hasEnemyFleet(position, power, area)
  if (peopleOfBarbaricum(position, area) !== null || marksAt(state, area).markers.length > 0) return false
  const owner = territoryOf(position, area)
  return owner === null || isFriendly(position, power, owner)
}

/** RV-8.4-a, RV-3.85-a, RV-11.17-a, RV-8.4-b: Minors at home and Barbarians are never isolated. */
export function isIsolated(
  position: RomaPosition,
  power: number,
  area: number,
  reach?: ReadonlySet<number>,
): boolean {
  const { kind, minor, provinces } = castPower(position, power)
  if (kind === 'barbarian' || (minor && provinces.includes(area))) return false
  const fed = reach ?? supplyReach(position, power)
  // What must be open lies between the units and the Capital: the land they stand on may be an enemy's.
  return !fed.has(area) && !waysFrom(area).some(way => fed.has(way))
}

/** RV-3.9-d, RV-11.15-a: Provinces that the Power itself controls and from which revenue flows (RV-7.6-a). */
export function payingProvinces(position: RomaPosition, power: number): number[] {
  const reach = revenueReach(position, power)
  const found: number[] = []
  for (let area = 0; area < PROVINCES; area++)
    if (controlOf(position.state, area) === power && reach.has(area)) found.push(area)
  return found
}

import { AREAS, areaAt, areas, PROVINCES, shoresOf } from '../data/index.ts'
import { controlOf, isControlledBy, isNeutral, peopleOfBarbaricum, territoryOf } from './control.ts'
import { friendsOf } from './pacts.ts'
import { cityAt, isShip, marksAt, powerAt, supremeLeaderOf, unitsAt } from './pieces.ts'
import { castPower, sideOf } from './powers.ts'
import type { RomaPosition, Unit } from './state.ts'

/** Paths of revenue (7.5) and of supply (3.9): both of any length, by land and water, with different obstacles. */

/**
 * All areas that can be reached from some by areas that are open. They are looked for only as far as somebody asks: what
 * is wanted mostly lies near the Capital.
 */
export class Reach {
  /** By area: 1 if it was reached. */
  readonly #reached = new Uint8Array(AREAS)
  readonly #queue: number[] = []
  #next = 0
  readonly #isOpen: (area: number) => boolean

  constructor(from: readonly number[], isOpen: (area: number) => boolean) {
    this.#isOpen = isOpen
    for (const area of from) this.#come(area)
  }

  has(area: number): boolean {
    while (this.#reached[area] !== 1 && this.#next < this.#queue.length) this.#goOn()
    return this.#reached[area] === 1
  }

  #goOn(): void {
    const area = this.#queue[this.#next++]
    if (area === undefined) return
    for (const way of waysFrom(area)) if (this.#reached[way] !== 1 && this.#isOpen(way)) this.#come(way)
  }

  #come(area: number): void {
    if (this.#reached[area] === 1) return
    this.#reached[area] = 1
    this.#queue.push(area)
  }
}

const NOWHERE = new Reach([], () => false)

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

/** The areas next to one, by land and by water. */
export function waysFrom(area: number): readonly number[] {
  return ways[area] ?? []
}

/** RV-3.53-a: the Province of the Capital; without a City that of the Supreme Leader. Null: there is none (RV-10.36-a). */
export function capitalProvince(position: RomaPosition, power: number): number | null {
  const { capital } = powerAt(position.state, power)
  if (capital !== null) return capital
  if (castPower(position, power).capital !== null) return null
  return supremeLeaderOf(position.state, power)?.area ?? null
}

/** What lies in the way of paths in an area. */
interface Ground {
  /** The Powers whose Land units dispute it. */
  readonly held: readonly number[]
  /** The Powers with Fleets there. */
  readonly fleets: readonly number[]
  /** Whose land it is. */
  readonly owner: number | null
  /** RV-7.5-b: a people of Barbaricum is at home there. */
  readonly barbaricum: boolean
}

/** The ground of a position, area by area: looked at once for the paths of all Powers. */
export type Grounds = (area: number) => Ground

export function groundsOf(position: RomaPosition): Grounds {
  const known: (Ground | undefined)[] = []
  return area => {
    const ground = known[area] ?? groundOf(position, area)
    known[area] = ground
    return ground
  }
}

function groundOf(position: RomaPosition, area: number): Ground {
  let [held, fleets] = [NOBODY, NOBODY]
  for (const unit of unitsAt(position.state, area)) {
    if (isShip(unit)) fleets = withPower(fleets, unit.power)
    else if (unit.where !== 'aboard') held = withPower(held, unit.power)
  }
  return {
    held,
    fleets,
    owner: territoryOf(position, area),
    barbaricum: peopleOfBarbaricum(position, area) !== null,
  }
}

const NOBODY: readonly number[] = []

function withPower(powers: readonly number[], power: number): readonly number[] {
  return powers.includes(power) ? powers : [...powers, power]
}

/** RV-7.5-a: the areas from which revenue reaches the Capital of a Power. */
export function revenueReach(
  position: RomaPosition,
  power: number,
  grounds: Grounds = groundsOf(position),
): Reach {
  const roads = revenueRoads(position, power, grounds)
  return roads === null || roads.isShut ? NOWHERE : new Reach([roads.capital], roads.isOpen)
}

/** By where the revenue of a Power may come to its Capital. */
export interface RevenueRoads {
  readonly capital: number
  /** Enemies stand in the Province of the Capital: nothing comes in. */
  readonly isShut: boolean
  readonly isOpen: (area: number) => boolean
}

/** RV-7.5-a, RV-7.5-b; null: the Power has no Capital. */
export function revenueRoads(
  position: RomaPosition,
  power: number,
  grounds: Grounds = groundsOf(position),
): RevenueRoads | null {
  const capital = capitalProvince(position, power)
  if (capital === null) return null
  const isFriend = friendsOf(position, power)
  const isObstacle = isFriend.map((friend, other) => !friend && hindersRevenue(position, other))
  return {
    capital,
    isShut: hasAny(grounds(capital).held, isObstacle),
    isOpen: area => carriesRevenue(grounds, power, isObstacle, isFriend, area),
  }
}

/** RV-7.5-b, RV-7.7-a */
function carriesRevenue(
  grounds: Grounds,
  power: number,
  isObstacle: readonly boolean[],
  isFriend: readonly boolean[],
  area: number,
): boolean {
  const { kind } = areaAt(area)
  if (kind === 'impassable') return false
  if (kind === 'sea') return hasOwnFleetOn(grounds, power, area)
  const { held, fleets, owner, barbaricum } = grounds(area)
  if (hasAny(held, isObstacle)) return false
  if (kind === 'strait') return areAll(fleets, isFriend)
  return !barbaricum && (owner === null || isObstacle[owner] !== true)
}

function hasAny(powers: readonly number[], isSuch: readonly boolean[]): boolean {
  for (const power of powers) if (isSuch[power] === true) return true
  return false
}

function areAll(powers: readonly number[], isSuch: readonly boolean[]): boolean {
  for (const power of powers) if (isSuch[power] !== true) return false
  return true
}

/** Of those who are not friendly: Neutral Powers do not block revenue; Barbarians and other sides do. */
function hindersRevenue(position: RomaPosition, other: number): boolean {
  return castPower(position, other).kind === 'barbarian' || !isNeutral(position.state, other)
}

/** RV-7.7-a: an own Fleet, not a Client's. */
function hasOwnFleetOn(grounds: Grounds, power: number, sea: number): boolean {
  for (const area of fleetBasesOf(sea)) if (grounds(area).fleets.includes(power)) return true
  return false
}

/** RV-3.9-e: the areas with a Supply Path to a friendly Capital. RV-11.27-a: a Client's units trace to its own. */
export function supplyReach(
  position: RomaPosition,
  power: number,
  grounds: Grounds = groundsOf(position),
): Reach {
  const isFriend = friendsOf(position, power)
  return new Reach(supplySources(position, power, isFriend), area =>
    carriesSupply(position, grounds, isFriend, area),
  )
}

function supplySources(position: RomaPosition, power: number, isFriend: readonly boolean[]): number[] {
  const isMajor = sideOf(position.state, power) === power
  const sources: number[] = []
  for (let each = 0; each < isFriend.length; each++) {
    if (isMajor ? isFriend[each] !== true : each !== power) continue
    const capital = capitalProvince(position, each)
    if (capital === null) continue
    if (isWithItsLeader(position, each) || isHeld(position, isFriend, capital)) sources.push(capital)
  }
  return sources
}

/** RV-3.53-a: the Supreme Leader of a Major who is its Capital is the source wherever he stands. */
function isWithItsLeader(position: RomaPosition, power: number): boolean {
  return powerAt(position.state, power).capital === null && !castPower(position, power).minor
}

/** A Capital feeds its friends while its City stands or the Province is in friendly hands. */
function isHeld({ state }: RomaPosition, isFriend: readonly boolean[], capital: number): boolean {
  const city = cityAt(state, capital)
  if (city !== null && isFriend[city.power] === true) return true
  const control = controlOf(state, capital)
  return control !== null && isFriend[control] === true
}

function carriesSupply(
  { state }: RomaPosition,
  grounds: Grounds,
  isFriend: readonly boolean[],
  area: number,
): boolean {
  const { kind } = areaAt(area)
  if (kind === 'impassable') return false
  if (kind === 'sea') return !isBlockaded(grounds, isFriend, area)
  const { held, fleets, owner, barbaricum } = grounds(area)
  if (!areAll(held, isFriend)) return false
  if (kind === 'strait') return areAll(fleets, isFriend)
  if (barbaricum || marksAt(state, area).markers.length > 0) return false
  return owner === null || isFriend[owner] === true
}

/** RV-3.9-f: a Sea Area is blocked only when an enemy Fleet borders it and no friendly Fleet does (RV-3.9-g). */
function isBlockaded(grounds: Grounds, isFriend: readonly boolean[], sea: number): boolean {
  let enemy = false
  for (const area of fleetBasesOf(sea)) {
    const { fleets } = grounds(area)
    if (hasAny(fleets, isFriend)) return false
    if (fleets.length > 0) enemy = true
  }
  return enemy
}

/**
 * RV-8.4-b: Barbarian Infantry and Barbarian horse are never isolated; RV-11.17-a: nor are ships of those who serve as
 * Barbarian Allies. The Fleets of a Barbarian Major are, as anybody's.
 */
export function canBeIsolated(position: RomaPosition, { kind, power }: Unit): boolean {
  if (kind === 'bi') return false
  if (castPower(position, power).kind !== 'barbarian') return true
  return !livesOffTheLand(position, power) && !position.data.units[kind].cavalry
}

function livesOffTheLand({ state }: RomaPosition, power: number): boolean {
  const { status } = powerAt(state, power)
  return status === 'ally' || status === 'people' || status === 'rebels'
}

/** RV-8.4-a, RV-3.85-a: whether units of a Power that can be isolated are, in an area; Minors at home never are. */
export function isIsolated(
  position: RomaPosition,
  power: number,
  area: number,
  reachOf: (power: number) => Reach = each => supplyReach(position, each),
): boolean {
  const { minor, provinces } = castPower(position, power)
  if (minor && provinces.includes(area)) return false
  const fed = reachOf(power)
  if (fed.has(area)) return false
  // What must be open lies between the units and the Capital: the land they stand on may be an enemy's.
  for (const way of waysFrom(area)) if (fed.has(way)) return false
  return true
}

/** RV-3.9-d, RV-11.15-a: Provinces that the Power itself controls and from which revenue flows (RV-7.6-a). */
export function payingProvinces(
  position: RomaPosition,
  power: number,
  grounds: Grounds = groundsOf(position),
): number[] {
  const reach = revenueReach(position, power, grounds)
  const found: number[] = []
  for (let area = 0; area < PROVINCES; area++)
    if (grounds(area).owner === power && isControlledBy(position.state, area, power) && reach.has(area))
      found.push(area)
  return found
}

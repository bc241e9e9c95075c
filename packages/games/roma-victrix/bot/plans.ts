import { areaAt, type Berth, isProvince } from '../data/index.ts'
import { sidesToAttack } from '../rules/combat/force.ts'
import { controlOf } from '../rules/control.ts'
import { isLoneRomanGarrison } from '../rules/operations/attack.ts'
import { fits } from '../rules/operations/muster.ts'
import { mayAttack } from '../rules/pacts.ts'
import { cityAt, isShip, landUnitsAt, leadersAt, marksAt, powerAt, unitsAt } from '../rules/pieces.ts'
import { isSameSide } from '../rules/powers.ts'
import type { Leader, Unit } from '../rules/state.ts'
import { cityDefence, defence, oddsOf, strengthOfArmy } from './battle-odds.ts'
import type { Outlook } from './outlook.ts'
import { refuges } from './refuge.ts'
import { landWays, type Voyage, voyagesFrom, type Way } from './ways.ts'
import { priceOfLeader, worthOfLeader, worthOfProvince } from './worth.ts'

/** Where a Leader would best go with an army, and what for. */
export interface Plan {
  readonly what: 'take' | 'attack' | 'besiege' | 'join' | 'gather' | 'refuge'
  readonly target: number
  readonly gain: number
  readonly by: { readonly way: Way } | { readonly voyage: Voyage; readonly from: Berth }
}

/** Gains that come a turn later count so much less. */
const PATIENCE = 0.55
/** An attack must promise at least such a chance not to be beaten. */
const LEAST_CHANCE = 0.55
/** RV-3.34-c: one in six beaten Leaders falls. */
const FALL = 1 / 6
/** Points that a Leader has in a turn, about. */
const USUAL_DIE = 3

export function usualOperations({ rating }: Leader): number {
  return USUAL_DIE + rating
}

/** The best plan for a Leader with these units and so many points now; null: nothing is worth his while. */
export function bestPlan(
  outlook: Outlook,
  leader: Leader,
  units: readonly Unit[],
  operations: number,
): Plan | null {
  const army = units.filter(unit => !isShip(unit))
  const plans = army.length === 0 ? meetings(outlook, leader, operations) : []
  if (army.length > 0) {
    const usual = usualOperations(leader)
    const ways = landWays(outlook.position, leader, operations + 2 * usual)
    plans.push(
      ...refuges(
        outlook.position,
        leader,
        army,
        ways.filter(({ cost }) => cost <= operations),
      ),
    )
    for (const way of ways) {
      const plan = planFor(outlook, leader, army, way, operations, usual)
      if (plan !== null) plans.push(plan)
    }
    plans.push(...crossings(outlook, leader, units, operations))
  }
  let best: Plan | null = null
  for (const plan of plans) if (plan.gain > (best?.gain ?? 0)) best = plan
  return best
}

function planFor(
  outlook: Outlook,
  leader: Leader,
  army: readonly Unit[],
  way: Way,
  operations: number,
  usual: number,
): Plan | null {
  const found = gainAt(outlook, leader, army, way.area)
  if (found === null) return null
  const wanted = way.cost + found.effort
  const turns = wanted <= operations ? 0 : Math.ceil((wanted - operations) / usual)
  // The nearer of two like things.
  const gain = found.gain * PATIENCE ** turns - 0.1 * way.cost
  return gain <= 0 ? null : { what: found.what, target: way.area, gain, by: { way } }
}

interface Gain {
  readonly what: Plan['what']
  readonly gain: number
  /** Points that it takes besides the way. */
  readonly effort: number
}

/** What it would bring to come to an area with an army, by the worst that stands there. */
export function gainAt(outlook: Outlook, leader: Leader, army: readonly Unit[], area: number): Gain | null {
  const { position, power } = outlook
  const { state } = position
  if (!isProvince(area)) return null
  const worth = worthOfProvince(outlook, area)
  const unknown = marksAt(state, area).markers.length * MARKER
  const sides = sidesToAttack(position, area, leader.power)
  const side = strongestOf(outlook, leader, sides, area)
  const city = cityAt(state, area)
  const own = strengthOfArmy(position, leader, army)
  if (side !== undefined) {
    if (!sides.every(each => mayAttack(position, leader.power, each))) return null
    if (isLoneRomanGarrison(position, { ...leader, area }, side))
      return { what: 'take', gain: worth, effort: 0 }
    const their = defence(position, area, side, leader.power)
    const odds = oddsOf('land', own, { ...their, points: their.points + unknown })
    const chance = odds.attackerWins + odds.draw
    if (chance < LEAST_CHANCE) return null
    const fallen = leadersAt(state, area)
      .filter(each => isSameSide(state, each.power, side))
      .reduce((sum, each) => sum + FALL * worthOfLeader(outlook, each.name, each.power), 0)
    const open = city === null || isSameSide(state, city.power, power) ? worth : 0.4 * worth
    // Where several hold a Province, it takes as many combats.
    const prize = open / sides.length
    const gain =
      odds.attackerWins * (Math.max(0, prize) + fallen) +
      odds.theirLoss -
      odds.ownLoss -
      (1 - chance) * (own.points * 0.3 + FALL * priceOfLeader(leader.supreme))
    const alone = landUnitsAt(state, area).length === 0
    return { what: alone ? 'take' : 'attack', gain, effort: sides.length }
  }
  if (city !== null && !isSameSide(state, city.power, power))
    return siegeGain(outlook, leader, own.points, area, worth)
  if (controlOf(state, area) === power || worth <= 0) return null
  if (unknown > 0 && own.points < 2 * unknown) return null
  return { what: 'take', gain: worth - unknown / 2, effort: 0 }
}

/** Of several sides in one Province the strongest is fought first: the others will not be harder. */
function strongestOf(
  { position }: Outlook,
  { power }: Leader,
  sides: readonly number[],
  area: number,
): number | undefined {
  const points = (side: number) => defence(position, area, side, power).points
  return sides.toSorted((one, other) => points(other) - points(one))[0]
}

/** A face-down marker is about so many points of warbands. */
const MARKER = 9
/** Rounds that a siege takes, about. */
const ROUNDS = 2

/** RV-10.41-3: a City is besieged with at least its own strength; Tiro wants half as much again. */
function siegeGain(
  { position }: Outlook,
  leader: Leader,
  points: number,
  area: number,
  worth: number,
): Gain | null {
  const their = cityDefence(position, area)
  if (their === null || points < 1.5 * their.points) return null
  const own = { points, cavalry: 0, rating: leader.rating, advantage: 0 }
  const odds = oddsOf('siege', own, their)
  return { what: 'besiege', gain: worth - ROUNDS * odds.ownLoss + odds.theirLoss, effort: ROUNDS }
}

/** A Leader alone looks for an army of his Power that has none, or joins the largest. */
function meetings(outlook: Outlook, leader: Leader, operations: number): Plan[] {
  const { position } = outlook
  const here = own(outlook, leader, leader.area).length
  return landWays(position, leader, operations).flatMap((way): Plan[] => {
    if (way.area === leader.area) return []
    const units = own(outlook, leader, way.area).length
    if (units === 0 || units <= here) return []
    const led = leadersAt(position.state, way.area).some(each => each.power === leader.power)
    return [{ what: 'join', target: way.area, gain: (led ? 0.2 : 1) * units, by: { way } }]
  })
}

function own({ position }: Outlook, { power }: Leader, area: number): Unit[] {
  return unitsAt(position.state, area).filter(unit => unit.power === power && !isShip(unit))
}

/** Over the sea, with as much as the ships carry. */
function crossings(outlook: Outlook, leader: Leader, units: readonly Unit[], operations: number): Plan[] {
  const { position } = outlook
  const ships = units.filter(isShip)
  const coasts = [...new Set(ships.map(unit => unit.coast))].filter(coast => coast !== null)
  return coasts.flatMap(sea => {
    const fleet = ships.filter(unit => unit.coast === sea)
    const cargo = cargoFor(
      fleet,
      units.filter(unit => !isShip(unit)),
    )
    if (cargo.length === 0) return []
    const from: Berth = { area: leader.area, sea }
    return voyagesFrom(position, leader.power, from, operations - 1).flatMap((voyage): Plan[] => {
      if (voyage.berth.area === leader.area) return []
      const found = gainAt(outlook, leader, cargo, voyage.berth.area)
      if (found === null || 1 + voyage.cost + voyage.landing + found.effort > operations) return []
      // RV-5.69-a: storms; and an army beyond the sea is far from home.
      const gain = 0.75 * found.gain - 1
      return gain <= 0 ? [] : [{ what: found.what, target: voyage.berth.area, gain, by: { voyage, from } }]
    })
  })
}

/** RV-5.94-a: the strongest that the ships hold. */
export function cargoFor(fleet: readonly Unit[], land: readonly Unit[]): Unit[] {
  const cargo: Unit[] = []
  for (const unit of land) if (fits(fleet, [...cargo, unit])) cargo.push(unit)
  return cargo
}

/** The strongest army of another side that could come to an area in its next phase: two areas away, or nearer. */
export function threatTo(outlook: Outlook, area: number): number {
  const { position, power } = outlook
  const near = new Set([area])
  for (const { to } of areaAt(area).land) {
    near.add(to)
    for (const { to: far } of areaAt(to).land) near.add(far)
  }
  let most = 0
  for (const place of near) {
    const led = leadersAt(position.state, place).find(
      each =>
        !isSameSide(position.state, each.power, power) && powerAt(position.state, each.power).role !== null,
    )
    if (led === undefined || !mayAttack(position, led.power, power)) continue
    const units = landUnitsAt(position.state, place).filter(unit => unit.power === led.power)
    most = Math.max(most, strengthOfArmy(position, led, units).points)
  }
  return most
}

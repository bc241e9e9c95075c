import type { Berth } from '../data/index.ts'
import { isShip, leadersAt, totalStrength, unitsAt } from '../rules/pieces.ts'
import type { Leader, Unit } from '../rules/state.ts'
import { cargoFor } from './cargo.ts'
import { fearOfGoing } from './danger.ts'
import { type Gain, gainAt } from './gains.ts'
import type { Outlook } from './outlook.ts'
import { refuges } from './refuge.ts'
import { landWays, type Voyage, voyagesFrom, type Way } from './ways.ts'

/** Where a Leader would best go with an army, and what for. */
export interface Plan {
  readonly what: Gain['what'] | 'join' | 'gather' | 'refuge'
  readonly target: number
  readonly gain: number
  /** Points that are enough for it. */
  readonly needs: number
  readonly by: { readonly way: Way } | { readonly voyage: Voyage; readonly from: Berth }
}

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
  const { character } = outlook
  const plans = plansFor(outlook, leader, units, operations)
  if (!character.plansTogether) return plans[0] ?? null
  return weighed(outlook, leader, units, plans)[0] ?? null
}

/** All plans that promise something, the best first. */
export function plansFor(
  outlook: Outlook,
  leader: Leader,
  units: readonly Unit[],
  operations: number,
): Plan[] {
  const army = units.filter(unit => !isShip(unit))
  const plans = army.length === 0 ? meetings(outlook, leader, operations) : []
  if (army.length > 0) {
    const usual = usualOperations(leader)
    const ways = landWays(outlook.position, leader, operations + outlook.character.turnsAhead * usual)
    const near = ways.filter(({ cost }) => cost <= operations)
    plans.push(...refuges(outlook.position, leader, army, near))
    for (const way of ways) {
      const plan = planFor(outlook, leader, army, way, operations, usual)
      if (plan !== null) plans.push(plan)
    }
    plans.push(...crossings(outlook, leader, units, operations))
    if (outlook.character.sparesLeaders) plans.push(...fetchings(outlook, leader, army, ways, operations))
  }
  return plans.filter(({ gain }) => gain > 0).sort((one, other) => other.gain - one.gain)
}

/** So many of the best are looked at more closely. */
const LOOKED_AT = 6
/** A Leader keeps to what he has been sent for unless something is so much better. */
const KEPT = 1.25

/** The best plans with what others could do meanwhile, what a Leader was sent for, and where others are sent. */
export function weighed(
  outlook: Outlook,
  leader: Leader,
  units: readonly Unit[],
  plans: readonly Plan[],
): Plan[] {
  const { mind, character } = outlook
  const ordered = mind.targetOf(leader)
  const army = units.filter(unit => !isShip(unit))
  const free = plans.filter(
    ({ target, what }) => target === ordered || !isForOne(what) || !mind.isTaken(target, leader),
  )
  const some = free.slice(0, LOOKED_AT)
  const kept = free.find(({ target }) => target === ordered)
  if (kept !== undefined && !some.includes(kept)) some.push(kept)
  return some
    .map((plan): Plan => {
      const fear = character.weighsThreats ? fearOfGoing(outlook, leader, army, plan.target) : 0
      const gain = plan.gain - fear
      return { ...plan, gain: plan.target === ordered && gain > 0 ? gain * KEPT : gain }
    })
    .filter(({ gain }) => gain > 0)
    .sort((one, other) => other.gain - one.gain)
}

/** Two Leaders who go for the same Province are one too many, unless they join hands. */
function isForOne(what: Plan['what']): boolean {
  return what === 'take' || what === 'attack' || what === 'besiege'
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
  // RV-4.2B-a: to come among enemies with the last point is to be worn away before one can strike.
  if (way.first === way.area && way.cost + found.least > operations) return null
  const wanted = way.cost + found.effort
  const turns = wanted <= operations ? 0 : Math.ceil((wanted - operations) / usual)
  if (turns >= outlook.turnsLeft) return null
  // The nearer of two like things.
  const gain = found.gain * outlook.character.patience ** turns - 0.1 * way.cost
  return gain <= 0 ? null : { what: found.what, target: way.area, gain, needs: found.needs, by: { way } }
}

/** Men of his Power who stand without a Leader are fetched by one who has fewer, be it that it takes several turns. */
function fetchings(
  outlook: Outlook,
  leader: Leader,
  army: readonly Unit[],
  ways: readonly Way[],
  operations: number,
): Plan[] {
  const { position } = outlook
  const { data, state } = position
  const led = totalStrength(data, army)
  return ways.flatMap((way): Plan[] => {
    if (way.first === null) return []
    if (leadersAt(state, way.area).some(each => each.power === leader.power)) return []
    const waiting = totalStrength(data, own(outlook, leader, way.area))
    if (waiting < LEAST_FETCHED || waiting < led) return []
    const turns = Math.max(0, Math.ceil((way.cost - operations) / usualOperations(leader)))
    if (turns >= outlook.turnsLeft - 1) return []
    const gain = FETCHED * (waiting - led / 2) * outlook.character.patience ** turns - 0.1 * way.cost
    return [{ what: 'gather', target: way.area, gain, needs: 0, by: { way } }]
  })
}

/** Fewer men are not worth a Leader's way. */
const LEAST_FETCHED = 8
/** What a point is worth that is led, beside one that is not. */
const FETCHED = 0.4

/** A Leader alone looks for an army of his Power that has none, or joins the largest. */
function meetings(outlook: Outlook, leader: Leader, operations: number): Plan[] {
  const { position } = outlook
  const here = own(outlook, leader, leader.area).length
  const far = outlook.character.sparesLeaders ? outlook.character.turnsAhead * usualOperations(leader) : 0
  return landWays(position, leader, operations + far).flatMap((way): Plan[] => {
    if (way.area === leader.area) return []
    const units = own(outlook, leader, way.area).length
    if (units === 0 || units <= here) return []
    const led = leadersAt(position.state, way.area).some(each => each.power === leader.power)
    const late = way.cost > operations ? outlook.character.patience : 1
    return [{ what: 'join', target: way.area, gain: late * (led ? 0.2 : 1) * units, needs: 0, by: { way } }]
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
      return gain <= 0
        ? []
        : [{ what: found.what, target: voyage.berth.area, gain, needs: found.needs, by: { voyage, from } }]
    })
  })
}

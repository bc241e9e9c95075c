import type { Berth } from '../data/index.ts'
import { isShip, leadersAt, unitsAt } from '../rules/pieces.ts'
import type { Leader, Unit } from '../rules/state.ts'
import { cargoFor } from './cargo.ts'
import { type Gain, gainAt } from './gains.ts'
import type { Outlook } from './outlook.ts'
import { refuges } from './refuge.ts'
import { landWays, type Voyage, voyagesFrom, type Way } from './ways.ts'

/** Where a Leader would best go with an army, and what for. */
export interface Plan {
  readonly what: Gain['what'] | 'join' | 'gather' | 'refuge'
  readonly target: number
  readonly gain: number
  readonly by: { readonly way: Way } | { readonly voyage: Voyage; readonly from: Berth }
}

/** Gains that come a turn later count so much less. */
const PATIENCE = 0.55
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
  // RV-4.2B-a: to come among enemies with the last point is to be worn away before one can strike.
  if (way.first === way.area && way.cost + found.least > operations) return null
  const wanted = way.cost + found.effort
  const turns = wanted <= operations ? 0 : Math.ceil((wanted - operations) / usual)
  if (turns >= outlook.turnsLeft) return null
  // The nearer of two like things.
  const gain = found.gain * PATIENCE ** turns - 0.1 * way.cost
  return gain <= 0 ? null : { what: found.what, target: way.area, gain, by: { way } }
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

import { areaAt, type Berth, berthId, isProvince, navalSteps } from '../data/index.ts'
import { isUnviolated, territoryOf } from '../rules/control.ts'
import { entryCost, marchCost } from '../rules/operations/march.ts'
import { entryByPact, isFriendly } from '../rules/pacts.ts'
import { isShip, landUnitsAt, marksAt, unitsAt } from '../rules/pieces.ts'
import type { Leader, RomaPosition } from '../rules/state.ts'

/** Where a Leader can come to: what it costs, and the first step of the way. */
export interface Way {
  readonly area: number
  readonly cost: number
  /** The first area on the way; null: he is there. */
  readonly first: number | null
  readonly before: number
}

/** All areas that can be reached over land for so many Operations Points, cheapest first; enemies bar the way. */
export function landWays(
  position: RomaPosition,
  leader: Pick<Leader, 'area' | 'power'>,
  most: number,
): Way[] {
  const { power } = leader
  const found = new Map<number, Way>([
    [leader.area, { area: leader.area, cost: 0, first: null, before: leader.area }],
  ])
  const open = [leader.area]
  const done = new Set<number>()
  for (;;) {
    const at = cheapest(open, found)
    if (at === undefined) return [...found.values()].sort((one, other) => one.cost - other.cost)
    open.splice(open.indexOf(at), 1)
    done.add(at)
    const here = found.get(at)
    if (here === undefined || (at !== leader.area && barsTheWay(position, power, at))) continue
    for (const { to } of areaAt(at).land) {
      if (done.has(to) || isClosed(position, power, to)) continue
      const cost = here.cost + marchCost(position, power, at, to)
      const known = found.get(to)
      if (cost > most || (known !== undefined && known.cost <= cost)) continue
      found.set(to, { area: to, cost, first: here.first ?? to, before: at })
      if (!open.includes(to)) open.push(to)
    }
  }
}

function cheapest(open: readonly number[], found: ReadonlyMap<number, Way>): number | undefined {
  let best: number | undefined
  let low = Number.POSITIVE_INFINITY
  for (const area of open) {
    const cost = found.get(area)?.cost ?? low
    if (cost >= low) continue
    best = area
    low = cost
  }
  return best
}

/** Land units of others stand in the open there. */
export function isOpposed(position: RomaPosition, power: number, area: number): boolean {
  return landUnitsAt(position.state, area).some(
    unit => unit.where === 'field' && !isFriendly(position, power, unit.power),
  )
}

/** RV-3.84-b, RV-3.88-a: enemies stand there, or the way leads over a Neutral's land, which would take up arms. */
function barsTheWay(position: RomaPosition, power: number, area: number): boolean {
  if (isOpposed(position, power, area) || marksAt(position.state, area).markers.length > 0) return true
  const owner = territoryOf(position, area)
  return owner !== null && position.roles.length > 1 && isUnviolated(position.state, owner)
}

/** RV-3.9-k: leave that can be refused is not reckoned with. */
function isClosed(position: RomaPosition, power: number, area: number): boolean {
  const { kind } = areaAt(area)
  if (kind === 'impassable') return true
  if (kind === 'strait')
    return unitsAt(position.state, area).some(
      unit => isShip(unit) && !isFriendly(position, power, unit.power),
    )
  const owner = territoryOf(position, area)
  if (owner === null) return false
  const entry = entryByPact(position, power, owner)
  return entry === 'forbidden' || entry === 'with-permission'
}

/** A coast that ships can reach, with the cost of landing there. */
export interface Voyage {
  readonly berth: Berth
  readonly cost: number
  readonly landing: number
  /** The first step; null: the ships lie there. */
  readonly first: Berth | null
}

/** All coasts that can be reached by ship and landed on for so many points; other fleets are given a wide berth. */
export function voyagesFrom(position: RomaPosition, power: number, from: Berth, most: number): Voyage[] {
  const reached = new Map<string, Voyage>([
    [berthId(from), { berth: from, cost: 0, landing: 0, first: null }],
  ])
  for (const voyage of reached.values()) {
    if (voyage.cost >= most) continue
    for (const to of navalSteps(voyage.berth)) {
      const id = berthId(to)
      if (reached.has(id) || meetsShips(position, power, to)) continue
      const landing = to.sea === null ? 0 : entryCost(position, power, to.area)
      reached.set(id, { berth: to, cost: voyage.cost + 1, landing, first: voyage.first ?? to })
    }
  }
  return [...reached.values()].filter(
    ({ berth, cost, landing }) =>
      berth.sea !== null &&
      isProvince(berth.area) &&
      cost + landing <= most &&
      !isClosed(position, power, berth.area),
  )
}

function meetsShips(position: RomaPosition, power: number, { area, sea }: Berth): boolean {
  return unitsAt(position.state, area).some(
    unit => isShip(unit) && unit.coast === sea && !isFriendly(position, power, unit.power),
  )
}

import type { RegionGoal, RegionId } from '../data/index.ts'

/** How likely a side reaches the goal of a scenario, from how likely it is to hold each thing that counts. */

/** What is likely to be whose when the scenario ends, each from 0 to 1. */
export interface Prospects {
  readonly regions: Readonly<Record<RegionId, number>>
  /** The same for the enemy. A region can also be nobody's. */
  readonly enemyRegions: Readonly<Record<RegionId, number>>
  readonly roma: number
  readonly aegyptii: number
}

/** The chance that every part of a goal is reached, as if each were decided by itself. */
export function chanceOfGoal(goal: RegionGoal, prospects: Prospects): number {
  const { regions, roma, aegyptii } = prospects
  let chance = 1
  for (const region of goal.all) chance *= regions[region]
  if (goal.any.length > 0) chance *= 1 - product(goal.any.map(region => 1 - regions[region]))
  if (goal.roma) chance *= roma
  if (goal.aegyptii !== null) chance *= aegyptii
  const ids = keysOf(regions)
  if (goal.count > 0) {
    const others = ids.filter(region => !goal.all.includes(region))
    chance *= atLeast(
      others.map(region => regions[region]),
      goal.count - goal.all.length,
    )
  }
  if (goal.lead > 0) chance *= leads(prospects, ids, goal.lead)
  return chance
}

/** The chance that at least so many of several things come true. */
export function atLeast(chances: readonly number[], count: number): number {
  let spread = [1]
  for (const chance of chances) spread = added(spread, [1 - chance, chance])
  return spread.slice(Math.max(0, count)).reduce((sum, part) => sum + part, 0)
}

/** The chance to have so many regions more than the enemy. */
function leads({ regions, enemyRegions }: Prospects, ids: readonly RegionId[], lead: number): number {
  // The difference goes from -7 to 7: each region adds -1, 0 or 1.
  let spread = [1]
  for (const region of ids) {
    const [own, theirs] = [regions[region], enemyRegions[region]]
    spread = added(spread, [theirs, Math.max(0, 1 - own - theirs), own])
  }
  return spread.slice(ids.length + lead).reduce((sum, part) => sum + part, 0)
}

/** How a count is spread after one more thing is added to it. */
function added(spread: readonly number[], more: readonly number[]): number[] {
  const sum = new Array<number>(spread.length + more.length - 1).fill(0)
  for (const [count, part] of spread.entries())
    for (const [extra, chance] of more.entries())
      sum[count + extra] = (sum[count + extra] ?? 0) + part * chance
  return sum
}

function product(factors: readonly number[]): number {
  return factors.reduce((all, factor) => all * factor, 1)
}

function keysOf(regions: Readonly<Record<RegionId, number>>): RegionId[] {
  const ids: RegionId[] = []
  let id: RegionId
  for (id in regions) ids.push(id)
  return ids
}

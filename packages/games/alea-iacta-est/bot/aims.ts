import type { FactionId, RegionGoal, RegionId } from '../data/index.ts'
import { type AleaPosition, opponentOf } from '../rules/state.ts'

/** What a side fights for, in the same coin as the strength of units: a good legion is worth five. */
export interface Aims {
  /** What it means to a side that it holds a region and not the enemy. */
  readonly regions: Readonly<Record<RegionId, number>>
  readonly roma: number
  /** Scenario 7: the land of the Aegyptii. */
  readonly aegyptii: number
}

/** A region without which the goal of the scenario is missed. */
const NEEDED = 80
/** A region that is one of several that would do. */
const WELCOME = 35

export function aimsOf(position: AleaPosition, side: FactionId, factor = 1): Aims {
  const { regions, roma, aegyptii } = plainAims(position, side)
  return {
    regions: table(position, region => factor * regions[region]),
    roma: factor * roma,
    aegyptii: factor * aegyptii,
  }
}

function plainAims(position: AleaPosition, side: FactionId): Aims {
  const { state, data } = position
  const { victory } = data.scenarios[state.scenario]
  if (victory.kind === 'score') {
    // AIE-10.2-b, AIE-10.2-c: control points are what brings victory points.
    const worth = (region: RegionId) => 9 * data.regions[region].controlPoints
    return { regions: table(position, worth), roma: 36, aegyptii: 0 }
  }
  const own = victory.goals[side]
  const theirs = victory.goals[opponentOf(position, side)]
  const worth = (region: RegionId) =>
    need(position, own, side, region) +
    need(position, theirs, opponentOf(position, side), region) +
    data.regions[region].controlPoints
  const roma = (own.roma ? NEEDED : 0) + (theirs.roma ? NEEDED : 0) + 5
  const aegyptii = own.aegyptii === null && theirs.aegyptii === null ? 0 : NEEDED
  return { regions: table(position, worth), roma, aegyptii }
}

function need(position: AleaPosition, goal: RegionGoal, side: FactionId, region: RegionId): number {
  if (goal.all.includes(region)) return NEEDED
  if (goal.any.includes(region)) {
    const another = goal.any.some(other => other !== region && position.state.regions[other] === side)
    return another ? WELCOME : NEEDED
  }
  if (goal.lead > 0) return WELCOME
  if (goal.count === 0) return 0
  return goal.count >= position.data.regionOrder.length ? NEEDED : WELCOME
}

function table(position: AleaPosition, worth: (region: RegionId) => number): Record<RegionId, number> {
  const worths: Record<RegionId, number> = {
    italia: 0,
    asia: 0,
    gallia: 0,
    africa: 0,
    graecia: 0,
    sicilia: 0,
    hispania: 0,
  }
  for (const region of position.data.regionOrder) worths[region] = worth(region)
  return worths
}

/** From 1 at the beginning of a scenario to 0 at its end: how much of it is still to come. */
export function timeLeft({ state, data }: AleaPosition): number {
  const { firstYear, lastYear } = data.scenarios[state.scenario]
  const { sequences, turn } = state
  const left = sequences.caesarian + sequences.republican
  const done = turn.sequencesDone.caesarian + turn.sequencesDone.republican
  const thisYear = left + done === 0 ? 1 : left / (left + done)
  return (lastYear - state.year + thisYear) / (lastYear - firstYear + 1)
}

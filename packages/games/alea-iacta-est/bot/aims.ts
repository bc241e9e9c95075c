import type { Aims } from '../../imperator/bot/doctrine.ts'
import type { FactionId, RegionGoal, RegionId } from '../data/index.ts'
import { type AleaPosition, opponentOf, type Place } from '../rules/state.ts'
import { isLastYear } from '../rules/victory.ts'

/** What a side fights for. */
export interface AleaAims extends Aims {
  readonly regions: Readonly<Record<RegionId, number>>
  readonly roma: number
  /** Scenario 7: the land of the Aegyptii. */
  readonly aegyptii: number
}

/** Nothing for any region. */
export const NO_REGIONS: Readonly<Record<RegionId, number>> = {
  italia: 0,
  asia: 0,
  gallia: 0,
  africa: 0,
  graecia: 0,
  sicilia: 0,
  hispania: 0,
}

/** A region without which the goal of the scenario is missed. */
const NEEDED = 80
/** A region that is one of several that would do. */
const WELCOME = 35

/** `factor`: how much what it holds counts for now. */
export function aimsOf(position: AleaPosition, side: FactionId, factor: number): AleaAims {
  const { regions, roma, aegyptii } = plainAims(position, side)
  const aims = {
    regions: table(position, region => factor * regions[region]),
    roma: factor * roma,
    aegyptii: factor * aegyptii,
  }
  return { ...aims, places: placesWanted(position, side, aims) }
}

type PlainAims = Omit<AleaAims, 'places'>

/** Roma, and an Egypt that must be occupied when the last year ends (AIE-S7-e). */
function placesWanted(
  position: AleaPosition,
  side: FactionId,
  { roma, aegyptii }: PlainAims,
): Aims['places'] {
  const { data } = position
  const places: { zones: readonly Place[]; worth: number }[] = [
    { zones: [data.roma.zone], worth: roma * 0.3 },
  ]
  if (aegyptii > 0 && side === 'caesarian')
    places.push({
      zones: data.peoples.aegyptii.zones,
      worth: aegyptii * (isLastYear(position) ? 1 : 0.4),
    })
  return places
}

function plainAims(position: AleaPosition, side: FactionId): PlainAims {
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
  const worths: Record<RegionId, number> = { ...NO_REGIONS }
  for (const region of position.data.regionOrder) worths[region] = worth(region)
  return worths
}

import { stackAt } from '../../imperator/rules/counters.ts'
import { type FactionId, type ForceData, type RegionId, row } from '../data/index.ts'
import { isLegio, isNaves, leader as leaderState, leadersIn, unit, unitsIn } from './pieces.ts'
import type { AleaReason } from './reasons.ts'
import { type AleaPosition, boxes, opponentOf } from './state.ts'

/**
 * Where counters may begin in free deployment. The zones are those from which the demands of AIE-FD-b and AIE-FD-c can
 * still all be met, so nobody is ever stuck.
 */

/** Leaders whom the scenario ties to certain zones come first, because others depend on where they stand. */
export function leadersToDeploy(position: AleaPosition, faction: FactionId): string[] {
  const { state, data } = position
  const { leaders, startZones } = data.scenarios[state.scenario].forces[faction]
  const all = leaders.filter(id => leaderState(position, id).place === boxes.coming)
  const dolabella = leaderState(position, 'dolabella')
  if (
    data.scenarios[state.scenario].flags.dolabellaChangesSides &&
    dolabella.place === boxes.coming &&
    dolabella.faction === faction
  )
    all.push('dolabella')
  return [
    ...all.filter(id => Object.hasOwn(startZones, id)),
    ...all.filter(id => !Object.hasOwn(startZones, id)),
  ]
}

/** Legions first, fleets last. RULING-74: with the option, legions in place of those that exist only once. */
export function unitsToDeploy(position: AleaPosition, faction: FactionId): string[] {
  const { units, replacements } = forceOf(position, faction)
  const listed = position.options.actiumLegions === 'replaced' ? [...replacements, ...units] : units
  return listed.filter(id => unit(position, id).place === boxes.reserve)
}

export function zonesForLeader(position: AleaPosition, faction: FactionId, leader: string): string[] {
  const demands = demandsOnLeaders(position, faction)
  return position.data.zoneIds.filter(
    zone => whyNotDeployLeader(position, faction, leader, zone, demands) === null,
  )
}

export function zonesForUnit(position: AleaPosition, faction: FactionId, piece: string): string[] {
  const demands = demandsOnUnits(position, faction)
  return zonesOpenToUnits(position, faction).filter(
    zone => whyNotEmployUnit(position, faction, piece, zone, demands) === null,
  )
}

export function zonesOpenToUnits(position: AleaPosition, faction: FactionId): string[] {
  return position.data.zoneIds.filter(zone => whyClosedToUnits(position, faction, zone) === null)
}

/** What must still be met with the leaders who wait and can go anywhere. */
interface DemandsOnLeaders {
  readonly waiting: number
  readonly posts: readonly (RegionId | 'roma')[]
}

function demandsOnLeaders(position: AleaPosition, faction: FactionId): DemandsOnLeaders {
  const { startZones } = forceOf(position, faction)
  const waiting = leadersToDeploy(position, faction).filter(id => startZones[id] === undefined).length
  return { waiting, posts: postsWithoutLeader(position, faction) }
}

/** What must still be met with the land units that wait: garrisons with legions, outposts with any. */
export interface DemandsOnUnits {
  readonly waiting: number
  readonly legions: number
  readonly garrisons: number
  readonly outposts: readonly string[]
}

export function demandsOnUnits(position: AleaPosition, faction: FactionId): DemandsOnUnits {
  const waiting = unitsToDeploy(position, faction).filter(id => !isNaves(position.data, id))
  return {
    waiting: waiting.length,
    legions: waiting.filter(id => isLegio(position.data, id)).length,
    garrisons: garrisonsMissing(position, faction),
    outposts: forceOf(position, faction).mustOccupy.filter(zone => unitsIn(position, zone).length === 0),
  }
}

/** Why a leader may not begin in a zone; null if he may. */
export function whyNotDeployLeader(
  position: AleaPosition,
  faction: FactionId,
  leader: string,
  zone: string,
  { waiting, posts } = demandsOnLeaders(position, faction),
): AleaReason | null {
  const { startZones } = forceOf(position, faction)
  const tied = startZones[leader]
  if (tied !== undefined) {
    // AIE-S5-b, AIE-S5-c, AIE-S6-b, AIE-S6-c
    if (!tied.includes(zone)) {
      const rule = position.state.scenario === '5' ? 'AIE-S5-b' : 'AIE-S6-c'
      return { rule, why: 'tied-elsewhere', about: { leader } }
    }
    // RULING-72: AIE-FD-e holds where the scenario leaves a choice.
    const hasChoice = tied.some(each => whyFacesEnemy(position, faction, each) === null)
    return hasChoice ? whyFacesEnemy(position, faction, zone) : null
  }
  const closed = whyZoneClosed(position, faction, zone)
  if (closed !== null) return closed
  if (waiting > posts.length || posts.some(post => isAt(position, zone, post))) return null
  return { rule: 'AIE-FD-c', why: 'leaders-needed', about: { posts: [...posts] } }
}

/** Why a unit may not begin in a zone; null if it may. */
export function whyNotDeployUnit(
  position: AleaPosition,
  faction: FactionId,
  piece: string,
  zone: string,
): AleaReason | null {
  return (
    whyClosedToUnits(position, faction, zone) ??
    whyNotEmployUnit(position, faction, piece, zone, demandsOnUnits(position, faction))
  )
}

/** The same of a zone that is open to units. */
export function whyNotEmployUnit(
  position: AleaPosition,
  faction: FactionId,
  piece: string,
  zone: string,
  { waiting, legions, garrisons, outposts }: DemandsOnUnits,
): AleaReason | null {
  const { data } = position
  if (isNaves(data, piece))
    return row(data.zones, zone).port === null ? { rule: 'AIE-FD-d', why: 'no-port', about: { zone } } : null
  const legio = isLegio(data, piece)
  const fewLegions = legio && legions <= garrisons
  const fewUnits = waiting <= garrisons + outposts.length
  if (!fewLegions && !fewUnits) return null
  const mansGarrison = legio && garrisonMissingAt(position, faction, zone)
  // AIE-FD-b: enough legions must be left for the garrisons,
  if (fewLegions && !mansGarrison)
    return { rule: 'AIE-FD-b', why: 'legions-needed', about: { legions: garrisons } }
  // AIE-S6-c, RULING-118: and enough land units for the zones that must be held.
  if (fewUnits && !mansGarrison && !outposts.includes(zone))
    return { rule: 'AIE-S6-c', why: 'outposts-needed', about: { zones: [...outposts] } }
  return null
}

function whyClosedToUnits(position: AleaPosition, faction: FactionId, zone: string): AleaReason | null {
  return isBesideTiedLeader(position, faction, zone) ? null : whyZoneClosed(position, faction, zone)
}

/** AIE-FD-a, AIE-FD-e and the zones closed by the scenario. */
function whyZoneClosed(position: AleaPosition, faction: FactionId, zone: string): AleaReason | null {
  const { state, data } = position
  const { region } = row(data.zones, zone)
  if (region === null || state.regions[region] !== faction)
    return { rule: 'AIE-FD-a', why: 'region-not-yours', about: { zone } }
  if (forceOf(position, faction).closed.includes(zone))
    return { rule: 'AIE-S6-c', why: 'zone-closed', about: { zone } }
  return whyFacesEnemy(position, faction, zone)
}

/** AIE-FD-e: nothing begins next to a region of the enemy. */
function whyFacesEnemy(position: AleaPosition, faction: FactionId, zone: string): AleaReason | null {
  const { state, data } = position
  const { neighbours } = row(data.zones, zone)
  const facing = neighbours.find(neighbour => {
    const other = row(data.zones, neighbour.zone).region
    return other !== null && state.regions[other] === opponentOf(position, faction)
  })
  return facing === undefined
    ? null
    : { rule: 'AIE-FD-e', why: 'faces-enemy-region', about: { zone, neighbour: facing.zone } }
}

/** RULING-72: units may stand with a leader whom the scenario puts there. AIE-S5-c: D. Brutus is alone. */
function isBesideTiedLeader(position: AleaPosition, faction: FactionId, zone: string): boolean {
  const leaders = leadersIn(position, zone)
  if (leaders.length === 0) return false
  const { startZones, withoutUnits } = forceOf(position, faction)
  return leaders.some(
    id => Object.hasOwn(startZones, id) && !withoutUnits.includes(id) && startZones[id]?.includes(zone),
  )
}

/** AIE-FD-c: the regions that still lack a leader, and Roma. A leader in Roma is also one in Italia. */
export function postsWithoutLeader(position: AleaPosition, faction: FactionId): (RegionId | 'roma')[] {
  const { state, data } = position
  const hasLeader = (zone: string): boolean => row(stackAt(position, zone), faction).leaders.length > 0
  const posts: (RegionId | 'roma')[] = data.regionOrder.filter(
    region => state.regions[region] === faction && !data.regions[region].zones.some(hasLeader),
  )
  if (state.roma !== faction || hasLeader(data.roma.zone)) return posts
  return ['roma', ...posts.filter(post => post !== 'italia')]
}

export function isAt({ data }: AleaPosition, zone: string, post: RegionId | 'roma'): boolean {
  return post === 'roma' ? zone === data.roma.zone : row(data.zones, zone).region === post
}

/** AIE-FD-b: legions that the garrisons still lack, in all regions together. */
export function garrisonsMissing(position: AleaPosition, faction: FactionId): number {
  const { state, data } = position
  let missing = 0
  for (const region of data.regionOrder) {
    if (state.regions[region] === faction) missing += garrisonMissing(position, faction, region)
  }
  return missing
}

function garrisonMissing(position: AleaPosition, faction: FactionId, region: RegionId): number {
  const { data } = position
  let legions = 0
  for (const zone of data.regions[region].zones) {
    for (const id of row(stackAt(position, zone), faction).units) if (isLegio(data, id)) legions++
  }
  return Math.max(0, data.regions[region].garrison - legions)
}

export function garrisonMissingAt(position: AleaPosition, faction: FactionId, zone: string): boolean {
  const { region } = row(position.data.zones, zone)
  if (region === null || position.state.regions[region] !== faction) return false
  return garrisonMissing(position, faction, region) > 0
}

export function scenarioOf({ state, data }: AleaPosition) {
  return data.scenarios[state.scenario]
}

export function isFree(position: AleaPosition): boolean {
  return scenarioOf(position).deployment === 'free'
}

export function forceOf(position: AleaPosition, faction: FactionId): ForceData {
  return scenarioOf(position).forces[faction]
}

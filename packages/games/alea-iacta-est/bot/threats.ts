import { averageQuality, strengthOf } from '../../imperator/rules/combat/odds.ts'
import { distancesFrom } from '../../imperator/rules/movement/distance.ts'
import type { FactionId } from '../data/index.ts'
import { seaways } from '../rules/movement/naval.ts'
import { commandOf, isNaves, leadersOf, placesOnMap, stackIn, tacticalOf, unitsOf } from '../rules/pieces.ts'
import type { AleaPosition, Place } from '../rules/state.ts'
import { headsAmong, type Outline } from './expectation.ts'

/** How far an army marches in one sequence (AIE-1.3.2-a). */
export const MARCH = 3

/** AIE-3.4.2-f: units aboard one naves. */
const ABOARD = 3

/** An army that can move: what the leaders of a stack could bring along, and how much of it their ships could carry. */
interface Army {
  readonly place: Place
  readonly byLand: Outline
  readonly bySea: Outline | null
}

/** What a side could bring to each zone in its next sequence: its strongest army, and half of the others. */
export function threatsOf(position: AleaPosition, side: FactionId): ReadonlyMap<Place, Outline> {
  const threats = new Map<Place, Outline>()
  const add = (place: Place, army: Outline) => {
    const known = threats.get(place)
    threats.set(place, known === undefined ? army : joined(known, army))
  }
  for (const { place: from, byLand, bySea } of armiesOf(position, side)) {
    const near = new Set(reachByLand(position, from))
    for (const place of near) add(place, byLand)
    if (bySea === null) continue
    for (const place of reachBySea(position, from)) if (!near.has(place)) add(place, bySea)
  }
  return threats
}

/** How near the armies of a side are to each zone, by land. */
export function approachesOf(position: AleaPosition, side: FactionId): ReadonlyMap<Place, number> {
  const nearest = new Map<Place, number>()
  for (const { place: from } of armiesOf(position, side)) {
    if (position.data.zones[from] === undefined) continue
    for (const [place, cost] of distancesFrom(position.data, from)) {
      if (cost > MARCH) break
      if (cost < (nearest.get(place) ?? Number.POSITIVE_INFINITY)) nearest.set(place, cost)
    }
  }
  return nearest
}

function outlineOf(position: AleaPosition, units: readonly string[], leaders: readonly string[]): Outline {
  return {
    strength: strengthOf(position, units),
    quality: averageQuality(position, units),
    tactical: Math.max(...leaders.map(id => tacticalOf(position, id))),
    units: units.length,
    ...headsAmong(position, leaders),
  }
}

function joined(one: Outline, other: Outline): Outline {
  const [main, support] = one.strength >= other.strength ? [one, other] : [other, one]
  return {
    strength: main.strength + support.strength / 2,
    quality: main.quality,
    tactical: Math.max(one.tactical, other.tactical),
    units: main.units + Math.ceil(support.units / 2),
    ledByHead: one.ledByHead || other.ledByHead,
    ledByMarked: one.ledByMarked || other.ledByMarked,
    ledByAssassin: one.ledByAssassin || other.ledByAssassin,
  }
}

function armiesOf(position: AleaPosition, side: FactionId): Army[] {
  const armies: Army[] = []
  for (const place of placesOnMap(position.data)) {
    if (stackIn(position, place).length < 2) continue
    const leaders = leadersOf(position, place, side)
    if (leaders.length === 0) continue
    const command = leaders.reduce((sum, id) => sum + commandOf(position, id), 0)
    const all = unitsOf(position, place, side)
    const units = all
      .filter(piece => !isNaves(position.data, piece))
      .toSorted((a, b) => strengthOf(position, [b]) - strengthOf(position, [a]))
      .slice(0, command)
    if (units.length === 0) continue
    const naves = all.filter(piece => isNaves(position.data, piece)).length
    armies.push({
      place,
      byLand: outlineOf(position, units, leaders),
      bySea: naves === 0 ? null : outlineOf(position, units.slice(0, ABOARD * naves), leaders),
    })
  }
  return armies
}

/** Zones in reach of an army by land. */
function* reachByLand({ data }: AleaPosition, from: Place): Generator<Place> {
  if (data.zones[from] === undefined) return
  for (const [place, cost] of distancesFrom(data, from)) {
    if (cost > MARCH) return
    yield place
  }
}

/**
 * Zones in reach of a fleet. AIE-3.4.2-d, RULING-17: the whole voyage costs 1 at most, be it to go from sea to sea or to
 * set out or land where there is no port.
 */
function reachBySea({ data, state }: AleaPosition, from: Place): Set<Place> {
  const reach = new Set<Place>()
  if (state.turn.event === 'wrath-of-neptune') return reach
  const landAt = (sea: Place, anywhere: boolean) => {
    for (const coast of data.seas[sea]?.coasts ?? [])
      if (anywhere || data.zones[coast]?.port != null) reach.add(coast)
  }
  for (const { to, cost } of seaways(data, from)) {
    landAt(to, cost === 0)
    if (cost === 0) for (const sea of data.seas[to]?.openNeighbours ?? []) landAt(sea, false)
  }
  return reach
}

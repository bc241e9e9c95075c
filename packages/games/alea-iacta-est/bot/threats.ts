import type { FactionId } from '../data/index.ts'
import { averageQuality, strengthOf } from '../rules/combat/odds.ts'
import { distancesFrom } from '../rules/movement/distance.ts'
import { seaways } from '../rules/movement/naval.ts'
import { commandOf, isNaves, leadersOf, placesOnMap, stackIn, tacticalOf, unitsOf } from '../rules/pieces.ts'
import type { AleaPosition, Place } from '../rules/state.ts'
import { headsAmong, type Outline } from './expectation.ts'

/** How far an army marches in one sequence (AIE-1.3.2-a). */
export const MARCH = 3

/** An army that can move: what a leader of a stack could bring along. */
interface Army extends Outline {
  readonly place: Place
}

/** What a side could bring to each zone in its next sequence: its strongest army, and half of the others. */
export function threatsOf(position: AleaPosition, side: FactionId): ReadonlyMap<Place, Outline> {
  const threats = new Map<Place, Outline>()
  for (const army of armiesOf(position, side)) {
    for (const place of reachOf(position, side, army.place)) {
      const known = threats.get(place)
      threats.set(place, known === undefined ? army : joined(known, army))
    }
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
    if (stackIn(position.state, place).length < 2) continue
    const leaders = leadersOf(position, place, side)
    if (leaders.length === 0) continue
    const command = leaders.reduce((sum, id) => sum + commandOf(position, id), 0)
    const units = unitsOf(position, place, side)
      .filter(piece => !isNaves(position.data, piece))
      .toSorted((a, b) => strengthOf(position, [b]) - strengthOf(position, [a]))
      .slice(0, command)
    if (units.length === 0) continue
    armies.push({
      place,
      strength: strengthOf(position, units),
      quality: averageQuality(position, units),
      tactical: Math.max(...leaders.map(id => tacticalOf(position, id))),
      units: units.length,
      ...headsAmong(position, leaders),
    })
  }
  return armies
}

/** Zones in reach of an army by land, and by sea if it has ships. */
function reachOf(position: AleaPosition, side: FactionId, from: Place): Set<Place> {
  const { data, state } = position
  const reach = new Set<Place>()
  if (data.zones[from] !== undefined)
    for (const [place, cost] of distancesFrom(data, from)) if (cost <= MARCH) reach.add(place)
  const ships = unitsOf(position, from, side).some(piece => isNaves(data, piece))
  if (!ships || state.turn.event === 'wrath-of-neptune') return reach
  for (const { to, cost } of seaways(data, from)) {
    for (const sea of [to, ...(cost === 0 ? (data.seas[to]?.openNeighbours ?? []) : [])])
      for (const port of data.seas[sea]?.coasts ?? []) if (data.zones[port]?.port != null) reach.add(port)
  }
  return reach
}

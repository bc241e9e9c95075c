import { strengthOf } from '../rules/combat/odds.ts'
import { distancesFrom } from '../rules/movement/distance.ts'
import { commandOf, landUnitsOf, leadersOf, placesOnMap, stackIn } from '../rules/pieces.ts'
import type { CampaignPosition, FactionId, Place } from '../rules/state.ts'
import type { Doctrine } from './doctrine.ts'
import { type Outline, outlineOf } from './expectation.ts'

/** An army that can move: the leaders of a stack, and what they could bring along. */
interface Army {
  readonly place: Place
  readonly leaders: readonly string[]
  readonly units: readonly string[]
}

/** 1.3.2: how far an army marches in one sequence. */
export function marchOf({ data }: CampaignPosition): number {
  return data.series.allowance.unit
}

/** What a side could bring to each zone in its next sequence: its strongest army, and half of the others. */
export function threatsOf(
  doctrine: Doctrine,
  position: CampaignPosition,
  side: FactionId,
): ReadonlyMap<Place, Outline> {
  const threats = new Map<Place, Outline>()
  const add = (place: Place, army: Outline) => {
    const known = threats.get(place)
    threats.set(place, known === undefined ? army : joined(known, army))
  }
  for (const { place: from, leaders, units } of armiesOf(position, side)) {
    const near = new Set(reachByLand(position, from))
    const byLand = outlineOf(position, units, leaders)
    for (const place of near) add(place, byLand)
    const landing = doctrine.landing(position, side, from, units)
    if (landing === null) continue
    const bySea = outlineOf(position, landing.units, leaders)
    for (const place of landing.coasts) if (!near.has(place)) add(place, bySea)
  }
  return threats
}

/** How near the armies of a side are to each zone, by land. */
export function approachesOf(position: CampaignPosition, side: FactionId): ReadonlyMap<Place, number> {
  const nearest = new Map<Place, number>()
  const march = marchOf(position)
  for (const { place: from } of armiesOf(position, side)) {
    if (position.data.zones[from] === undefined) continue
    for (const [place, cost] of distancesFrom(position.data, from)) {
      if (cost > march) break
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
    leaders: [...one.leaders, ...other.leaders],
  }
}

function armiesOf(position: CampaignPosition, side: FactionId): Army[] {
  const armies: Army[] = []
  for (const place of placesOnMap(position.data)) {
    if (stackIn(position, place).length < 2) continue
    const leaders = leadersOf(position, place, side)
    if (leaders.length === 0) continue
    const command = leaders.reduce((sum, id) => sum + commandOf(position, id), 0)
    const units = landUnitsOf(position, place, side)
      .toSorted((a, b) => strengthOf(position, [b]) - strengthOf(position, [a]))
      .slice(0, command)
    if (units.length === 0) continue
    armies.push({ place, leaders, units })
  }
  return armies
}

/** Zones in reach of an army by land. */
function* reachByLand(position: CampaignPosition, from: Place): Generator<Place> {
  const { data } = position
  if (data.zones[from] === undefined) return
  const march = marchOf(position)
  for (const [place, cost] of distancesFrom(data, from)) {
    if (cost > march) return
    yield place
  }
}

import type { CampaignData } from '../../data/series.ts'
import type { Place } from '../state.ts'

const measured = new WeakMap<CampaignData, Map<Place, ReadonlyMap<Place, number>>>()

/** What it costs in movement points to go by land from a zone to every other, whoever stands on the way, the nearest first. */
export function distancesFrom(data: CampaignData, from: Place): ReadonlyMap<Place, number> {
  const ofData = measured.get(data) ?? new Map<Place, ReadonlyMap<Place, number>>()
  const known = ofData.get(from)
  if (known !== undefined) return known
  const reached = measure(data, from)
  measured.set(data, ofData.set(from, reached))
  return reached
}

const costs = new WeakMap<ReadonlyMap<Place, number>, readonly number[]>()

/** The same, by the numbers of the places; infinite where no way by land leads. */
export function costsFrom(data: CampaignData, from: Place): readonly number[] {
  const distances = distancesFrom(data, from)
  const known = costs.get(distances)
  if (known !== undefined) return known
  const found = data.index.places.map(place => distances.get(place) ?? Number.POSITIVE_INFINITY)
  costs.set(distances, found)
  return found
}

/** Steps cost little and the map is small: relax until nothing changes. */
function measure(data: CampaignData, from: Place): ReadonlyMap<Place, number> {
  const reached = new Map<Place, number>([[from, 0]])
  const queue: Place[] = [from]
  for (const place of queue) {
    const spent = reached.get(place) ?? 0
    for (const { zone, cost } of data.zones[place]?.neighbours ?? []) {
      if (spent + cost >= (reached.get(zone) ?? Number.POSITIVE_INFINITY)) continue
      reached.set(zone, spent + cost)
      queue.push(zone)
    }
  }
  return new Map([...reached].sort(([, one], [, two]) => one - two))
}

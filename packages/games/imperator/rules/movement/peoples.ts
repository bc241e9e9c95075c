import type { Reason } from '@aquila/engine'
import { row } from '@aquila/engine'
import type { PeopleId, Zone } from '../../data/map.ts'
import type { CampaignData } from '../../data/series.ts'
import { actsAsRoman } from '../pieces.ts'
import type { CampaignPosition, Place } from '../state.ts'

/** Where Peoples at war may go. 4.3: a People at peace has no side, so that nobody moves it. */

/** 4.3: inside the Roman world the leader of a People does not move without a unit, allied or not. */
export function whyForeignLeaderNeedsUnits(
  position: CampaignPosition,
  leader: string,
  from: Zone,
  to: Zone,
): Reason | null {
  if (actsAsRoman(position, leader) || (!from.roman && !to.roman)) return null
  return { rule: position.data.cites.foreignLeaderAlone, why: 'foreign-leader-alone', about: { leader } }
}

/** 4.3: for every way of coming into a zone. */
export function whyPeopleClosed(
  { state, data }: CampaignPosition,
  people: PeopleId,
  to: Zone,
): Reason | null {
  if (to.people !== null && to.people !== people && row(state.peoples, to.people).status !== 'war')
    return { rule: data.cites.otherHomes, why: 'other-people-at-peace', about: { people: to.people } }
  // The range is lifted under allegiance, but then the column counts as Roman.
  const { range } = row(data.peoples, people)
  if (distanceFromHome(data, people, to.id) > range)
    return { rule: data.cites.range, why: 'too-far-from-home', about: { people, range } }
  return null
}

const distances = new WeakMap<CampaignData, Map<PeopleId, ReadonlyMap<Place, number>>>()

/** In zones from the nearest zone of origin; seas are zones too for a People with ships. */
export function distanceFromHome(data: CampaignData, people: PeopleId, place: Place): number {
  const ofData = distances.get(data) ?? new Map<PeopleId, ReadonlyMap<Place, number>>()
  let fromHome = ofData.get(people)
  if (fromHome === undefined) {
    fromHome = measure(data, people)
    distances.set(data, ofData.set(people, fromHome))
  }
  return fromHome.get(place) ?? Number.POSITIVE_INFINITY
}

function measure(data: CampaignData, people: PeopleId): ReadonlyMap<Place, number> {
  const { zones, units } = row(data.peoples, people)
  const sails = units.some(unit => row(data.units, unit).kind === 'naves')
  const found = new Map<Place, number>(zones.map(zone => [zone, 0]))
  const queue: Place[] = [...zones]
  for (const place of queue) {
    const distance = (found.get(place) ?? 0) + 1
    for (const next of neighboursOf(data, place, sails)) {
      if (found.has(next)) continue
      found.set(next, distance)
      queue.push(next)
    }
  }
  return found
}

function neighboursOf(data: CampaignData, place: Place, sails: boolean): Place[] {
  const sea = data.seas[place]
  if (sea !== undefined) return [...sea.openNeighbours, ...sea.coasts]
  const zone = row(data.zones, place)
  const byLand = zone.neighbours.map(neighbour => neighbour.zone)
  return sails ? [...byLand, ...zone.seas.filter(id => row(data.seas, id).open)] : byLand
}

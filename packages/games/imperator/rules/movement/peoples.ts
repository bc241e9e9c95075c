import { row } from '@aquila/engine'
import type { People, PeopleId, Zone } from '../../data/map.ts'
import type { CampaignData } from '../../data/series.ts'
import { actsAsRoman } from '../pieces.ts'
import type { CampaignReason } from '../reasons.ts'
import type { CampaignPosition, Place } from '../state.ts'

/** Where Peoples at war may go. 4.3: a People at peace has no side, so that nobody moves it. */

/** 4.3: inside the Roman world the leader of a People does not move without a unit, allied or not. */
export function whyForeignLeaderNeedsUnits(
  position: CampaignPosition,
  leader: string,
  from: Zone,
  to: Zone,
): CampaignReason | null {
  if (actsAsRoman(position, leader) || (!from.roman && !to.roman)) return null
  return { rule: position.data.cites.foreignLeaderAlone, why: 'foreign-leader-alone', about: { leader } }
}

/** 4.3: for every way of coming into a zone. */
export function whyPeopleClosed(
  position: CampaignPosition,
  people: PeopleId,
  to: Zone,
): CampaignReason | null {
  return whyHomeClosed(position, people, to) ?? whyTooFarFromHome(position, people, to)
}

/** 4.3: the zone is the home of a People that is not at war. */
export function whyHomeClosed(
  { state, data }: CampaignPosition,
  people: PeopleId,
  to: Zone,
): CampaignReason | null {
  if (to.people === null || to.people === people || row(state.peoples, to.people).status === 'war')
    return null
  return { rule: data.cites.otherHomes, why: 'other-people-at-peace', about: { people: to.people } }
}

/** 4.3: from the nearest zone of origin, or of a People that is the same now (4.1). */
export function whyTooFarFromHome(
  position: CampaignPosition,
  people: PeopleId,
  to: Zone,
): CampaignReason | null {
  const { data } = position
  // The range is lifted under allegiance, but then the column counts as Roman.
  if (isInRange(data, people, to)) return null
  if (data.series.kin(position, people).some(each => isInRange(data, each, to))) return null
  const { range } = row(data.peoples, people)
  return { rule: data.cites.range, why: 'too-far-from-home', about: { people, range } }
}

function isInRange(data: CampaignData, people: PeopleId, to: Zone): boolean {
  const home = row(data.peoples, people)
  return (zonesFromHome(data, home)[to.ordinal] ?? Number.POSITIVE_INFINITY) <= home.range
}

/** In zones from the nearest zone of origin; seas are zones too for a People with ships. */
export function distanceFromHome(data: CampaignData, people: PeopleId, place: Place): number {
  const number = data.index.numberOfPlace.get(place) ?? -1
  return zonesFromHome(data, row(data.peoples, people))[number] ?? Number.POSITIVE_INFINITY
}

const measured = new WeakMap<People, readonly number[]>()

/** The same for all places, by their numbers. The row of a People belongs to one game's data. */
function zonesFromHome(data: CampaignData, people: People): readonly number[] {
  const known = measured.get(people)
  if (known !== undefined) return known
  const distances = measure(data, people)
  const found = data.index.places.map(place => distances.get(place) ?? Number.POSITIVE_INFINITY)
  measured.set(people, found)
  return found
}

function measure(data: CampaignData, { zones, units }: People): ReadonlyMap<Place, number> {
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

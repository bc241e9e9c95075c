import type { Reason } from '@aquila/engine'
import { type AleaData, type PeopleId, row, type Zone } from '../../data/index.ts'
import type { AleaPosition, Place } from '../state.ts'
import type { Column } from './column.ts'
import { whyForeignLeaderNeedsUnits } from './republic.ts'

/** Where Peoples at war may go. AIE-4.3-e: a People at peace has no side, so that nobody moves it. */

export function whyPeopleStaysOut(
  position: AleaPosition,
  column: Column,
  from: Zone,
  to: Zone,
): Reason | null {
  if (column.people === null) return null
  if (column.leader !== null && column.units.length === 0) {
    const alone = whyForeignLeaderNeedsUnits(position, column.leader, from, to)
    if (alone !== null) return alone
  }
  return whyPeopleClosed(position, column.people, to)
}

/** AIE-4.3-f, AIE-4.3-g: for every way of coming into a zone. */
export function whyPeopleClosed({ state, data }: AleaPosition, people: PeopleId, to: Zone): Reason | null {
  if (to.people !== null && to.people !== people && state.peoples[to.people].status !== 'war')
    return { rule: 'AIE-4.3-f', why: 'other-people-at-peace', about: { people: to.people } }
  // The range is lifted under allegiance, but then the column counts as Roman.
  const { range } = data.peoples[people]
  if (distanceFromHome(data, people, to.id) > range)
    return { rule: 'AIE-4.3-g', why: 'too-far-from-home', about: { people, range } }
  return null
}

const distances = new WeakMap<AleaData, Map<PeopleId, ReadonlyMap<Place, number>>>()

/** RULING-98: in zones from the nearest zone of origin; seas are zones too for a People with naves. */
export function distanceFromHome(data: AleaData, people: PeopleId, place: Place): number {
  const ofData = distances.get(data) ?? new Map<PeopleId, ReadonlyMap<Place, number>>()
  let fromHome = ofData.get(people)
  if (fromHome === undefined) {
    fromHome = measure(data, people)
    distances.set(data, ofData.set(people, fromHome))
  }
  return fromHome.get(place) ?? Number.POSITIVE_INFINITY
}

function measure(data: AleaData, people: PeopleId): ReadonlyMap<Place, number> {
  const { zones, units } = data.peoples[people]
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

function neighboursOf(data: AleaData, place: Place, sails: boolean): Place[] {
  const sea = data.seas[place]
  if (sea !== undefined) return [...sea.openNeighbours, ...sea.coasts]
  const zone = row(data.zones, place)
  const byLand = zone.neighbours.map(neighbour => neighbour.zone)
  return sails ? [...byLand, ...zone.seas.filter(id => row(data.seas, id).open)] : byLand
}

import type { FactionId } from '../data/index.ts'
import { isNaves, isOnMap, sideOf, stackIn } from '../rules/pieces.ts'
import type { AleaPosition, Place } from '../rules/state.ts'

/** Roughly what it costs to board, cross a sea and land, in movement points by land. */
const BOARD = 1
const CROSS = 1
const LAND = 1

/**
 * How far it is from everywhere to the nearest of some goals for an army of a side, in movement points, whoever is
 * in the way. By sea it goes only from where the side has ships; a People at peace can only be passed through.
 */
export function distancesTo(
  position: AleaPosition,
  side: FactionId,
  goals: readonly Place[],
  shipsInAllPorts = false,
): ReadonlyMap<Place, number> {
  const found = new Map<Place, number>(goals.map(goal => [goal, 0]))
  const queue: Place[] = [...goals]
  for (const place of queue) {
    const far = found.get(place) ?? 0
    for (const [before, cost] of waysInto(position, side, place, shipsInAllPorts)) {
      if (far + cost >= (found.get(before) ?? Number.POSITIVE_INFINITY)) continue
      found.set(before, far + cost)
      queue.push(before)
    }
  }
  return found
}

/** The places from which an army can come into this one. */
function waysInto(
  position: AleaPosition,
  side: FactionId,
  place: Place,
  shipsInAllPorts: boolean,
): [Place, number][] {
  const { state, data } = position
  const sea = data.seas[place]
  if (sea !== undefined) {
    const ports = sea.coasts.filter(coast =>
      shipsInAllPorts ? data.zones[coast]?.port != null : hasShips(position, side, coast),
    )
    return [
      ...sea.openNeighbours.map((other): [Place, number] => [other, CROSS]),
      ...ports.map((port): [Place, number] => [port, BOARD]),
    ]
  }
  const zone = data.zones[place]
  if (zone === undefined) return []
  const peaceful = zone.people !== null && state.peoples[zone.people].status === 'peace'
  const ways: [Place, number][] = []
  for (const neighbour of zone.neighbours) {
    const other = data.zones[neighbour.zone]
    if (other === undefined || (peaceful && !other.roman)) continue
    const back = other.neighbours.find(step => step.zone === place)
    ways.push([other.id, back?.cost ?? neighbour.cost])
  }
  if (!peaceful) for (const id of zone.seas) if (data.seas[id]?.open) ways.push([id, LAND])
  return ways
}

function hasShips(position: AleaPosition, side: FactionId, place: Place): boolean {
  return (
    isOnMap(position.data, place) &&
    stackIn(position.state, place).some(
      piece => isNaves(position.data, piece) && sideOf(position, piece) === side,
    )
  )
}

import { isOnMap, leader, sideOf, unit } from '../../imperator/rules/pieces.ts'
import type { AleaData, FactionId } from '../data/index.ts'
import type { AleaPosition, Place } from './state.ts'

/** The counters as the whole series has them, and what only those of Alea Iacta Est can be. */

export * from '../../imperator/rules/pieces.ts'

/** AIE-3.6.5-b, RULING-119: a region under a Triumvir takes no part in anything; its Romans are nobody's. */
export function isNeutral({ state, data }: AleaPosition, place: Place): boolean {
  if (state.triumvirs.length === 0) return false
  const region = data.zones[place]?.region ?? null
  for (const triumvir of state.triumvirs) if (triumvir.region === region) return true
  return false
}

export function isLegio(data: AleaData, piece: string): boolean {
  return data.units[piece]?.kind === 'legio'
}

/** All legions that fight for a side, wherever they stand on the map. */
export function legionsOf(position: AleaPosition, side: FactionId): string[] {
  const { data } = position
  return data.romanUnitIds.filter(
    id => isLegio(data, id) && isOnMap(data, unit(position, id).place) && sideOf(position, id) === side,
  )
}

/** The Roman leaders of a side who stand on the map and take part in anything. */
export function romanLeadersOnMap(position: AleaPosition, side: FactionId): string[] {
  const { data } = position
  const found: string[] = []
  for (const id of data.romanLeaderIds) {
    if (isOnMap(data, leader(position, id).place) && sideOf(position, id) === side) found.push(id)
  }
  return found
}

/** AIE-3.7.1-b, AIE-3.5.3-e, RULING-02: may this Roman leader show the face of the faction? */
export function canShow(position: AleaPosition, id: string, faction: FactionId): boolean {
  const roman = position.data.romanLeaders[id]
  if (roman === undefined || roman.faces[faction] === null) return false
  return faction === 'republican' || !isAssassin(position, id)
}

export function isFactionLeader({ state }: AleaPosition, id: string): boolean {
  return state.factionLeaders.caesarian.includes(id) || state.factionLeaders.republican.includes(id)
}

export function isPretender({ state }: AleaPosition, id: string): boolean {
  return state.pretenders.caesarian === id || state.pretenders.republican === id
}

/** AIE-1.2-b, once Caesar has been murdered (RULING-58). */
export function isAssassin({ state, data }: AleaPosition, id: string): boolean {
  return state.caesarMurdered && data.romanLeaders[id]?.assassin === true
}

import { isLeader, isNaves, sideOf, stackIn } from '../rules/pieces.ts'
import type { CampaignPosition, FactionId, Place } from '../rules/state.ts'

/** The counters of both sides in a place. */
export interface Muster {
  readonly land: string[]
  readonly naves: string[]
  readonly leaders: string[]
  readonly enemyLand: string[]
  readonly enemyNaves: string[]
  readonly enemyLeaders: string[]
}

/** Who stands in a place, as a side sees it. */
export function musterIn(position: CampaignPosition, place: Place, side: FactionId): Muster {
  const { data } = position
  const muster: Muster = {
    land: [],
    naves: [],
    leaders: [],
    enemyLand: [],
    enemyNaves: [],
    enemyLeaders: [],
  }
  for (const piece of stackIn(position, place)) {
    const owner = sideOf(position, piece)
    if (owner === null) continue
    const own = owner === side
    if (isLeader(data, piece)) (own ? muster.leaders : muster.enemyLeaders).push(piece)
    else if (isNaves(data, piece)) (own ? muster.naves : muster.enemyNaves).push(piece)
    else (own ? muster.land : muster.enemyLand).push(piece)
  }
  return muster
}

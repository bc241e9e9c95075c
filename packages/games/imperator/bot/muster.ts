import { isLeader, isNaves, sideOf, stackIn } from '../rules/pieces.ts'
import type { CampaignPosition, FactionId, Place } from '../rules/state.ts'

/** The counters of both sides in a place. */
export interface Muster {
  readonly land: readonly string[]
  readonly naves: readonly string[]
  readonly leaders: readonly string[]
  readonly enemyLand: readonly string[]
  readonly enemyNaves: readonly string[]
  readonly enemyLeaders: readonly string[]
}

/** Who stands in a place, as a side sees it. */
export function musterIn(position: CampaignPosition, place: Place, side: FactionId): Muster {
  const { data } = position
  const land: string[] = []
  const naves: string[] = []
  const leaders: string[] = []
  const enemyLand: string[] = []
  const enemyNaves: string[] = []
  const enemyLeaders: string[] = []
  for (const piece of stackIn(position, place)) {
    const owner = sideOf(position, piece)
    if (owner === null) continue
    const own = owner === side
    if (isLeader(data, piece)) (own ? leaders : enemyLeaders).push(piece)
    else if (isNaves(data, piece)) (own ? naves : enemyNaves).push(piece)
    else (own ? land : enemyLand).push(piece)
  }
  return { land, naves, leaders, enemyLand, enemyNaves, enemyLeaders }
}

import { findCounter } from '../pieces.ts'
import type { CampaignPosition } from '../state.ts'
import type { Force } from './forces.ts'
import { averageQuality, politicalOf, tacticalBonus } from './odds.ts'

/**
 * An army as it stands in a battle, beside who is in it: all that a picture of it needs, and all of it lies open. A battle is told
 * with it, so that nobody has to play the match again to see how the armies stood.
 */
export type ToldArmy = {
  readonly quality: number
  readonly tactical: number
  /** 8.6.3: of those with a claim; null: nobody has one. */
  readonly political: number | null
  /** Units that show their reduced side. */
  readonly reduced: readonly string[]
  /** Whoever has moved in this sequence. */
  readonly moved: readonly string[]
  /** 3.5, 3.6: the ranks of those who bear one. */
  readonly ranks: { readonly [leader: string]: string }
}

export function armyOf(position: CampaignPosition, force: Force): ToldArmy {
  const { series } = position.data
  const { leaders, units } = force
  const ranks: { [leader: string]: string } = {}
  for (const id of leaders) {
    const rank = series.rankOf(position, id)
    if (rank !== null) ranks[id] = rank
  }
  return {
    quality: averageQuality(position, units),
    tactical: tacticalBonus(position, force),
    political: politicalOf(position, force),
    reduced: units.filter(id => findCounter(position, id)?.reduced),
    moved: [...leaders, ...units].filter(id => findCounter(position, id)?.moved),
    ranks,
  }
}

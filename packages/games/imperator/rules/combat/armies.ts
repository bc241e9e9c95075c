import { findCounter } from '../pieces.ts'
import type { CampaignPosition } from '../state.ts'
import type { Force } from './forces.ts'
import { averageQuality, type BattleSketch, type Odds, politicalOf, tacticalBonus } from './odds.ts'

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

/** The armies of a battle whose odds have been reckoned. */
export function armiesOf(
  position: CampaignPosition,
  { attacker, defender }: BattleSketch,
  { quality, tactical, political }: Odds,
): { readonly attacker: ToldArmy; readonly defender: ToldArmy } {
  return {
    attacker: armyWith(position, attacker, quality[0], tactical[0], political[0]),
    defender: armyWith(position, defender, quality[1], tactical[1], political[1]),
  }
}

export function armyOf(position: CampaignPosition, force: Force): ToldArmy {
  const quality = averageQuality(position, force.units)
  return armyWith(position, force, quality, tacticalBonus(position, force), politicalOf(position, force))
}

function armyWith(
  position: CampaignPosition,
  { leaders, units }: Force,
  quality: number,
  tactical: number,
  political: number | null,
): ToldArmy {
  const { series } = position.data
  const [reduced, moved]: [string[], string[]] = [[], []]
  const ranks: { [leader: string]: string } = {}
  for (const id of leaders) {
    const rank = series.rankOf(position, id)
    if (rank !== null) ranks[id] = rank
    if (findCounter(position, id)?.moved) moved.push(id)
  }
  for (const id of units) {
    const counter = findCounter(position, id)
    if (counter?.reduced) reduced.push(id)
    if (counter?.moved) moved.push(id)
  }
  return { quality, tactical, political, reduced, moved, ranks }
}

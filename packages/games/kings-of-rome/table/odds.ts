import { chanceOf } from '@aquila/engine'
import type { HexId } from '../data/index.ts'
import { nameOf } from '../names.ts'
import { isWithinWalls, UNITS_FOR_BATTLE } from '../rules/battle/conditions.ts'
import { battleProspect } from '../rules/battle/prospect.ts'
import { type Army, hostileArmiesIn, isHex, romanArmyIn } from '../rules/pieces.ts'
import type { Seen } from './position.ts'

/** What a battle between any two armies would be like, wherever they stand, or why there would be none. */
export function oddsBetween(seen: Seen, from: string, to: string): string | null {
  if (!isHex(from) || !isHex(to)) return null
  return oddsOf(seen, from, to) ?? oddsOf(seen, to, from)
}

function oddsOf(seen: Seen, ours: HexId, theirs: HexId): string | null {
  const { position, data, text } = seen
  const roman = romanArmyIn(position, ours)
  const [hostile] = hostileArmiesIn(position, theirs)
  if (roman === null || hostile === undefined) return null
  const names = {
    who: nameOf(seen, data, roman.leader ?? ''),
    against: nameOf(seen, data, hostile.leader ?? ''),
  }
  if (isWithinWalls(position, theirs, hostile)) return text('card.walls', names)
  const chance = winningOf(seen, roman, hostile)
  if (chance === null) return text('card.too-few', { ...names, n: UNITS_FOR_BATTLE })
  return text('card.odds', { ...names, ...chanceOf(chance) })
}

/** KOR-BP-2: how likely Rome wins; null: one of the armies is too small for a battle. */
export function winningOf({ position }: Seen, roman: Army, hostile: Army): number | null {
  if (Math.min(roman.units.length, hostile.units.length) < UNITS_FOR_BATTLE) return null
  return battleProspect(position, roman, hostile).romanWins
}

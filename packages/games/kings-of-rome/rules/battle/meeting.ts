import type { Rules } from '@aquila/engine'
import type { HexId } from '../../data/index.ts'
import { hasRomanWalls } from '../cities.ts'
import { type Army, freeUnitsIn, romanStackIn } from '../pieces.ts'
import { hostilesStepBack, romansStepBack } from '../retreats.ts'
import type { Kings } from '../state.ts'
import { armiesInTheOpen, UNITS_FOR_BATTLE } from './conditions.ts'

/**
 * KOR-BP-2, RULING-49: Romans have come into a hex, by road or by sea, where an army stands in the open. An army that is
 * too small for a battle gives way to one that is not; if both are too small, the Romans step back, for they came last.
 * Within walls of their own they stay.
 */
export function* meetInTheOpen(g: Kings, hex: HexId, from: HexId): Rules {
  for (const army of armiesInTheOpen(g, hex)) {
    const large = freeUnitsIn(g, hex).length >= UNITS_FOR_BATTLE
    if (large && army.units.length >= UNITS_FOR_BATTLE) continue
    if (!large && hasRomanWalls(g, hex)) return
    if (!large) {
      yield* romansStepBack(g, romanStackIn(g, hex), hex, from, 'KOR-BP-2', 'too-few')
      return
    }
    hostilesStepBack(g, piecesOf(army), hex, null, 'KOR-BP-2', 'too-few')
  }
}

function piecesOf({ leader, subordinates, units }: Army): string[] {
  return [...(leader === null ? [] : [leader]), ...subordinates, ...units]
}

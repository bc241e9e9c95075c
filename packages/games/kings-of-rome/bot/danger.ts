import { type HexId, hexDistance, hexes } from '../data/index.ts'
import { armiesInTheOpen } from '../rules/battle/index.ts'
import { hexesOf, leadersOnMap } from '../rules/pieces.ts'
import type { KingsPosition } from '../rules/state.ts'

/** RULING-32: the hexes before Rome in which a hostile army stands: each of its reactions costs influence. */
export function threatsToRome(position: KingsPosition): HexId[] {
  return hexesOf(position, leadersOnMap(position, 'hostile')).filter(
    hex => hexDistance(hex, hexes.rome) <= 1 && armiesInTheOpen(position, hex).length > 0,
  )
}

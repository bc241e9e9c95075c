import type { Rules } from '@aquila/engine'
import { factionIds } from '../../data/types.ts'
import { loseSurplusCargo } from '../movement/transport.ts'
import type { Alea } from '../state.ts'

/**
 * AIE-3.4.2-h, AIE-4.3-a: Egyptian ships carry the Romans of their ally. If they cease to be his ships while they are
 * at sea, what his own cannot carry is lost at once.
 */
export function* cargoWithoutShips(g: Alea): Rules {
  for (const sea of Object.keys(g.data.seas)) {
    for (const side of factionIds) yield* loseSurplusCargo(g, sea, side)
  }
}

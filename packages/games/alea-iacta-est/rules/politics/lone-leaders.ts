import type { Rules } from '@aquila/engine'
import { loneLeadersIn, solitaryLeaderFlees } from '../combat/solitary.ts'
import { placeOf } from '../pieces.ts'
import type { Alea, Place } from '../state.ts'

/**
 * AIE-8.2-j outside Phase E: leaders who find themselves without a unit among enemy units, because a People has risen
 * around them or their companions have changed sides (RULING-28), must get away at once.
 */
export function* flightOfLoneLeaders(g: Alea, zone: Place): Rules {
  for (const id of loneLeadersIn(g, zone)) {
    if (placeOf(g.state, id) === zone) yield* solitaryLeaderFlees(g, id)
  }
}

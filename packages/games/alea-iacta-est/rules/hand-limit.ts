import type { Rules } from '@aquila/engine'
import { mastersTakeOver } from '../../imperator/rules/peoples/control.ts'
import { discardSurplus } from '../../imperator/rules/stratagems/draw.ts'
import type { Alea } from './state.ts'

/**
 * AIE-2.F-g, AIE-6-b, AIE-0.3-a: nobody keeps more than three stratagems; the Turn marker advances. AIE-4.4.1-a: with
 * it the Peoples come under those who control them in the next turn.
 */
export function* endOfYear(g: Alea): Rules {
  yield* discardSurplus(g)
  yield* mastersTakeOver(g, g.state.turn.newMasters)
  g.state.turn.newMasters = []
  g.state.year++
}

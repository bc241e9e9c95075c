import type { Rules } from '@aquila/engine'
import { discardSurplus } from '../../imperator/rules/stratagems/draw.ts'
import type { Alea } from './state.ts'

/** AIE-2.F-g, AIE-6-b, AIE-0.3-a: nobody keeps more than three stratagems; the Turn marker advances. */
export function* endOfYear(g: Alea): Rules {
  yield* discardSurplus(g)
  g.state.year++
}

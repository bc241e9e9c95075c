import type { Rules } from '@aquila/engine'
import { checkControl } from './control.ts'
import { redetermineControl } from './peoples/control.ts'
import { checkMilitaryPacification } from './peoples/pacification.ts'
import type { Alea } from './state.ts'
import { playRalliement } from './stratagems/phase-f.ts'

/** AIE-2.F-d: control of Roma, of the regions and of the Peoples, for the turn to come. */
export function* romaAndRegions(g: Alea): Rules {
  // RULING-37: in Phase F before the points.
  yield* checkMilitaryPacification(g)
  // AIE-6.4-c: a Triumvir is rallied when regions are checked.
  yield* playRalliement(g)
  yield* checkControl(g)
  redetermineControl(g)
}

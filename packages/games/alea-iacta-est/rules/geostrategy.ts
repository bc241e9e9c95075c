import type { Rules } from '@aquila/engine'
import { drawForActivation, goToWar } from '../../imperator/rules/peoples/activation.ts'
import { passControl } from '../../imperator/rules/peoples/control.ts'
import { inOrder } from '../../imperator/rules/stratagems/window.ts'
import { enterLeaders } from './entry.ts'
import type { Alea } from './state.ts'
import { stratagemsOfPhaseC } from './stratagems/phase-c.ts'

/** Phase C: leaders, the activation of a People, stratagems; in each the initiative player is first (AIE-2.B-b). */
export function* geostrategy(g: Alea): Rules {
  yield* enterLeaders(g)
  yield* parthiGoToWar(g)
  yield* drawForActivation(g)
  for (const side of inOrder(g)) yield* stratagemsOfPhaseC(g, side)
  g.state.active = g.state.initiative
}

/** AIE-S6-e, RULING-78: in -37 the Parthi are at war under the Republican, whatever they were before. */
function* parthiGoToWar(g: Alea): Rules {
  const { state, data } = g
  if (!data.scenarios[state.scenario].flags.parthiWarIn37 || state.year !== data.parthiWarYear) return
  const { parthi } = state.peoples
  if (parthi.status === 'peace') yield* goToWar(g, 'parthi', 'AIE-S6-e', 'republican')
  else if (parthi.faction !== 'republican') yield* passControl(g, 'parthi', 'republican', 'AIE-S6-e')
}

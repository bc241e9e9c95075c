import type { Rules } from '@aquila/engine'
import { redetermineControl } from '../../../imperator/rules/peoples/control.ts'
import type { PeopleId, SideId } from '../../data/index.ts'
import { opponentOf, type Semper, type SemperPosition } from '../state.ts'
import { armeniaFollowsOriens } from './armenia.ts'
import { isPacifiedByForce } from './pacified.ts'

/** SV-4.4.1-A: the opponent of the side that controls the Diocese of its band. */
export function controllerOf(position: SemperPosition, people: PeopleId): SideId {
  const { state, data } = position
  return opponentOf(position, state.regions[data.peoples[people].band])
}

/** SV-4.4.1-A: in the next turn. RULING-68: a beaten People makes peace before it, and keeps its master until then. */
export function findController(g: Semper, people: PeopleId): SideId {
  const { faction } = g.state.peoples[people]
  const keeps = faction !== null && isPacifiedByForce(g, people)
  return keeps ? faction : controllerOf(g, people)
}

/** SV-2.F-2: who controls the Peoples for the next turn. */
export function* controlOfPeoples(g: Semper): Rules {
  yield* armeniaFollowsOriens(g)
  yield* redetermineControl(g)
}

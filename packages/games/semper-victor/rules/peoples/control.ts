import type { Rules } from '@aquila/engine'
import { mastersTakeOver, newMasters } from '../../../imperator/rules/peoples/control.ts'
import type { PeopleId, SideId } from '../../data/index.ts'
import { opponentOf, type Semper, type SemperPosition } from '../state.ts'
import { armeniaFollowsOriens } from './armenia.ts'

/** SV-4.4.1-A: the opponent of the side that controls the Diocese of its band. */
export function controllerOf(position: SemperPosition, people: PeopleId): SideId {
  const { state, data } = position
  return opponentOf(position, state.regions[data.peoples[people].band])
}

/** SV-2.F-2: who controls the Peoples for the next turn. RULING-68: beaten Peoples keep their master of this turn. */
export function* controlOfPeoples(g: Semper): Rules {
  yield* armeniaFollowsOriens(g)
  yield* mastersTakeOver(g, newMasters(g))
}

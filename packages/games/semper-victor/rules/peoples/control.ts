import type { Rules } from '@aquila/engine'
import { flightFromPeople } from '../../../imperator/rules/combat/lone-leaders.ts'
import { redetermineControl } from '../../../imperator/rules/peoples/control.ts'
import type { PeopleId, SideId } from '../../data/index.ts'
import { opponentOf, type Semper, type SemperPosition } from '../state.ts'

/** SV-4.4.1-A: the opponent of the side that controls the Diocese of its band. */
export function controllerOf(position: SemperPosition, people: PeopleId): SideId {
  const { state, data } = position
  return opponentOf(position, state.regions[data.peoples[people].band])
}

/** SV-2.F-2: who controls the Peoples for the next turn. */
export function* controlOfPeoples(g: Semper): Rules {
  yield* armeniaFollowsOriens(g)
  yield* redetermineControl(g)
}

/** SV-4.4.2-A: Armenia serves whoever controls Oriens. */
function* armeniaFollowsOriens(g: Semper): Rules {
  const { armenia } = g.state.peoples
  const side = g.state.regions[g.data.peoples.armenia.band]
  if (armenia.status !== 'allegiance' || armenia.faction === side) return
  armenia.faction = side
  g.tell({ kind: 'people-controlled', rule: 'SV-4.4.2-A', data: { people: 'armenia', faction: side } })
  yield* flightFromPeople(g, 'armenia')
}

import type { Rules } from '@aquila/engine'
import { flightFromPeople } from '../../../imperator/rules/combat/lone-leaders.ts'
import { newMasters, takeControl } from '../../../imperator/rules/peoples/control.ts'
import { placeOf } from '../../../imperator/rules/pieces.ts'
import type { PeopleId, SideId } from '../../data/index.ts'
import { sideIds } from '../../data/types.ts'
import { opponentOf, type Semper, type SemperPosition } from '../state.ts'
import { partFromPeoples } from '../usurpation/parting.ts'
import { armeniaFollowsOriens } from './armenia.ts'

/** SV-4.4.1-A: the opponent of the side that controls the Diocese of its band. */
export function controllerOf(position: SemperPosition, people: PeopleId): SideId {
  const { state, data } = position
  return opponentOf(position, state.regions[data.peoples[people].band])
}

/**
 * SV-2.F-2: who controls the Peoples for the next turn. RULING-68: beaten Peoples keep their master of this turn. RULING-120:
 * when all have theirs, and units without a leader too (RULING-31), Romans part from Peoples of their own player.
 */
export function* controlOfPeoples(g: Semper): Rules {
  const turned: string[] = armeniaFollowsOriens(g) ? ['armenia'] : []
  for (const { people, faction } of newMasters(g)) {
    takeControl(g, people, faction, 'SV-4.4.1-A')
    turned.push(people)
  }
  yield* partFromPeoples(g, g.data.zoneIds, sideIds)
  for (const people of turned) yield* flightFromPeople(g, people)
}

/** RULING-120: Romans part from a People that has risen for their own player. */
export function* partFromRisen(g: Semper, people: PeopleId): Rules {
  const { units, leaders } = g.data.peoples[people]
  const zones = new Set([...units, ...leaders].map(piece => placeOf(g, piece)))
  const { faction } = g.state.peoples[people]
  if (faction !== null) yield* partFromPeoples(g, zones, [faction])
}

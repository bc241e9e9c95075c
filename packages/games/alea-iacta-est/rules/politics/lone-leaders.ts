import type { Rules } from '@aquila/engine'
import type { PeopleId } from '../../data/index.ts'
import { loneLeadersIn, solitaryLeaderFlees } from '../combat/solitary.ts'
import { isOnMap, placeOf, unit } from '../pieces.ts'
import type { Alea, Place } from '../state.ts'

/**
 * AIE-8.2-j outside Phase E, RULING-120: leaders who find themselves without a unit among enemy units, because a
 * People has risen around them or their companions have changed sides (RULING-28), must get away at once.
 */
export function* flightOfLoneLeaders(g: Alea, zone: Place): Rules {
  for (const id of loneLeadersIn(g, zone)) {
    if (placeOf(g, id) === zone) yield* solitaryLeaderFlees(g, id)
  }
}

/** The same wherever units of a People stand that has just got another master. */
export function* flightFromPeople(g: Alea, people: PeopleId): Rules {
  const places = new Set(g.data.peoples[people].units.map(id => unit(g, id).place))
  for (const place of places) if (isOnMap(g.data, place)) yield* flightOfLoneLeaders(g, place)
}

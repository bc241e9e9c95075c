import { type Rules, row } from '@aquila/engine'
import type { PeopleId } from '../../data/map.ts'
import { loneLeadersIn, solitaryLeaderFlees } from '../combat/solitary.ts'
import { isOnMap, placeOf, unit } from '../pieces.ts'
import type { Campaign, Place } from '../state.ts'

/**
 * 7.1, 8.2: leaders who find themselves without a unit among enemy units, because a People has risen around them or
 * their companions have changed sides, must get away at once; mostly outside Phase E, whose stratagems cannot set the
 * roll then.
 */
export function* flightOfLoneLeaders(g: Campaign, zone: Place, inPhaseE = false): Rules {
  for (const id of loneLeadersIn(g, zone)) {
    if (placeOf(g, id) === zone) yield* solitaryLeaderFlees(g, id, inPhaseE)
  }
}

/** The same wherever units of a People stand that has just got another master. */
export function* flightFromPeople(g: Campaign, people: PeopleId): Rules {
  const places = new Set(row(g.data.peoples, people).units.map(id => unit(g, id).place))
  for (const place of places) if (isOnMap(g.data, place)) yield* flightOfLoneLeaders(g, place)
}

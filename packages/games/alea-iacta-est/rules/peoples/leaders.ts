import { leaveForGood } from '../../../imperator/rules/peoples/leaders.ts'
import type { PeopleId } from '../../data/index.ts'
import { row } from '../../data/index.ts'
import type { Alea } from '../state.ts'

/** The leaders of Peoples come and go by their own table (AIE-4.2.1-a). */

/** Some leave for good at the first allegiance or the first pacification of their People. */
export function leadersLeaveAt(g: Alea, people: PeopleId, what: 'allegiance' | 'pacification'): void {
  for (const id of g.data.peoples[people].leaders) {
    const { leaves } = row(g.data.foreignLeaders, id)
    const goes =
      leaves === 'first-allegiance-or-pacification' ||
      (leaves === 'first-pacification' && what === 'pacification')
    if (goes) leaveForGood(g, id)
  }
}

import type { LoneLeader } from '../../../imperator/data/series.ts'
import { whyPeopleClosed } from '../../../imperator/rules/movement/peoples.ts'
import { campOf } from '../../../imperator/rules/movement/stacking.ts'
import type { Zone } from '../../data/index.ts'
import { whyLeaderBarred } from '../movement/republic.ts'
import { isAssassin, isNeutral, isRoman, leader, peopleOf } from '../pieces.ts'
import type { AleaReason } from '../reasons.ts'
import type { AleaPosition } from '../state.ts'

/** AIE-8.2-j, AIE-8.2-k: what Alea Iacta Est has of its own for leaders alone among enemies. */

/** The d10 from which a leader alone is killed (AIE-8.2-j). */
const KILLED_FROM = 8

/** AIE-8.2-j: 8 and 9 kill. AIE-8.2-k: an Assassin of Caesar gets away only with 8 or 9. */
export function loneLeader(position: AleaPosition, id: string): LoneLeader | null {
  if (fleesFromRomaFreely(position, id)) return null
  return isAssassin(position, id) ? assassinAlone : leaderAlone
}

const leaderAlone: LoneLeader = { rule: 'AIE-8.2-j', escapes: die => die < KILLED_FROM }
const assassinAlone: LoneLeader = { rule: 'AIE-8.2-k', escapes: die => die >= KILLED_FROM }

/** By which of the two rules he rolled. */
export function aloneBy(rule: string): LoneLeader {
  return rule === assassinAlone.rule ? assassinAlone : leaderAlone
}

/** AIE-S2-b, RULING-71: from Roma leaders who are alone get away without a roll, in Scenario 2 or in 1 and 2. */
function fleesFromRomaFreely(position: AleaPosition, id: string): boolean {
  const { state, data, options } = position
  const { flags } = data.scenarios[state.scenario]
  const inForce =
    flags.romeEvasionWithoutRoll || (flags.crossingTheRubicon && options.romeEvasion === 'scenarios1and2')
  return inForce && leader(position, id).place === data.roma.zone
}

/**
 * AIE-3.6.5-b: not to a Triumvir. AIE-S6-b: not where the other of the two has his share of the world. AIE-4.3-f, AIE-4.3-g: nor
 * does the leader of a People at war flee where his People may not go.
 */
export function whyNoRefuge(position: AleaPosition, id: string, to: Zone): AleaReason | null {
  const people = peopleOf(position.data, id)
  if (people !== null && campOf(position, id) > 0) return whyPeopleClosed(position, people, to)
  if (isNeutral(position, to.id) && isRoman(position.data, id))
    return { rule: 'AIE-3.6.5-b', why: 'triumvir', about: { zone: to.id } }
  return whyLeaderBarred(position, id, to)
}

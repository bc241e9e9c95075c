import { choicesWith, type Rules } from '@aquila/engine'
import type { Series } from '../../../imperator/data/series.ts'
import {
  evasionTarget,
  rollEvasion,
  slipAway,
  whyNoEvasion,
} from '../../../imperator/rules/combat/evasion.ts'
import { whyPeopleClosed } from '../../../imperator/rules/movement/peoples.ts'
import { campOf } from '../../../imperator/rules/movement/stacking.ts'
import type { Zone } from '../../data/index.ts'
import { isOpen, whyItaliaClosed, whyLeaderBarred } from '../movement/republic.ts'
import { isLeader, isNeutral, isRoman, peopleOf, placeOf, tacticalOf } from '../pieces.ts'
import type { AleaReason } from '../reasons.ts'
import type { Alea, AleaPosition, FactionId, Place } from '../state.ts'
import { ask } from '../tasks.ts'

/** AIE-8.2: what Alea Iacta Est has of its own in evasions and retreats; the rest is the series'. */

/** AIE-8.2-a: a d10, and the best TB of the attackers counts against it. */
export const evasion: Series['evasion'] = {
  die: 'd10',
  hindrance(position, attackers) {
    // Event 4: the tactical bonus of an ill leader does not count.
    const well = attackers.filter(id => !position.state.turn.ill.includes(id))
    return Math.max(0, ...well.map(id => tacticalOf(position, id)))
  },
}

const STAND = { verb: 'stand' } as const

/**
 * AIE-8.2-a: the defender may try to slip away by land, leader after leader, until a roll fails, nobody is able or he stands.
 * `leaders` are those not bound to a combat at sea. True if a roll failed.
 */
export function* evadeByLand(
  g: Alea,
  zone: Place,
  side: FactionId,
  leaders: readonly string[],
): Rules<boolean> {
  for (;;) {
    const able = leaders.filter(id => placeOf(g, id) === zone && whyNoEvasion(g, id) === null)
    if (able.length === 0) return false
    const { verb, noun } = yield ask({
      role: side,
      rule: 'AIE-8.2-a',
      task: 'evade',
      choices: [...choicesWith('evade', able), STAND],
      about: { zone, below: evasionTarget(g, zone, side) },
    })
    if (verb === 'stand') return false
    if (!(yield* rollEvasion(g, zone, side))) return true
    yield* slipAway(g, zone, String(noun))
  }
}

/** AIE-8.2-e: the borders of the Republic; AIE-8.4.1-a: they hold for retreats too. Enemy naves are enemy units (RULING-102). */
export function whyNoEscapeTo(
  position: AleaPosition,
  side: FactionId,
  pieces: readonly string[],
  from: Zone,
  to: Zone,
): AleaReason | null {
  const [first] = pieces
  if (first === undefined) return null
  return campOf(position, first) === 0
    ? whyRomansDoNotEscape(position, side, pieces, from, to)
    : whyPeopleDoesNotEscape(position, pieces, from, to)
}

/** AIE-8.2-e: Romans do not leave the Republic; outside it they go where they may be (AIE-3.4.1-g). */
function whyRomansDoNotEscape(
  position: AleaPosition,
  side: FactionId,
  pieces: readonly string[],
  from: Zone,
  to: Zone,
): AleaReason | null {
  if (from.roman && !to.roman)
    return { rule: 'AIE-8.2-e', why: 'out-of-the-republic', about: { zone: to.id } }
  if (isNeutral(position, to.id) && pieces.some(piece => isRoman(position.data, piece)))
    return { rule: 'AIE-3.6.5-b', why: 'triumvir', about: { zone: to.id } }
  const units = pieces.some(piece => !isLeader(position.data, piece))
  if (units && !isOpen(position, to.people))
    return { rule: 'AIE-3.4.1-g', why: 'people-at-peace', about: { zone: to.id } }
  const rubicon = units ? whyItaliaClosed(position, side, from, to) : null
  if (rubicon !== null) return rubicon
  for (const piece of pieces) {
    const barred = isLeader(position.data, piece) ? whyLeaderBarred(position, piece, to) : null
    if (barred !== null) return barred
  }
  return null
}

/** AIE-8.2-e: Peoples do not come into the Republic this way; AIE-4.3-f and AIE-4.3-g bind them as ever. */
function whyPeopleDoesNotEscape(
  position: AleaPosition,
  pieces: readonly string[],
  from: Zone,
  to: Zone,
): AleaReason | null {
  if (!from.roman && to.roman) return { rule: 'AIE-8.2-e', why: 'into-the-republic', about: { zone: to.id } }
  for (const piece of pieces) {
    const people = peopleOf(position.data, piece)
    const closed = people === null ? null : whyPeopleClosed(position, people, to)
    if (closed !== null) return closed
  }
  return null
}

import type { Reason } from '@aquila/engine'
import { type FactionId, row, type Zone } from '../../data/index.ts'
import { whyPeopleClosed } from '../movement/peoples.ts'
import { isOpen, whyItaliaClosed, whyLeaderBarred } from '../movement/republic.ts'
import { campOf, hasEnemyUnits, whyNotStack } from '../movement/stacking.ts'
import { isLeader, isNeutral, isRoman, peopleOf } from '../pieces.ts'
import type { AleaPosition, Place } from '../state.ts'

/**
 * Where a force can go that slips away or is driven out by land: the same for evasion and retreat (AIE-8.4.1-a). Enemy
 * naves are enemy units here (RULING-102).
 */

export interface Escape {
  readonly side: FactionId
  readonly pieces: readonly string[]
  /** AIE-8.2-f: zones from which the attackers came; empty for an attacker. */
  readonly closed: readonly Place[]
}

/** Adjacent zones, whatever they cost to enter (AIE-8.2-b), straits and corners included (AIE-7.2-a). */
export function escapeZones(position: AleaPosition, force: Escape, from: Place): Place[] {
  const zone = position.data.zones[from]
  if (zone === undefined) return []
  return zone.neighbours
    .map(neighbour => neighbour.zone)
    .filter(to => whyNoEscape(position, force, from, to) === null)
}

export function whyNoEscape(
  position: AleaPosition,
  { side, pieces, closed }: Escape,
  from: Place,
  to: Place,
): Reason | null {
  const [first] = pieces
  if (first === undefined) return null
  const origin = row(position.data.zones, from)
  const zone = row(position.data.zones, to)
  if (closed.includes(to)) return { rule: 'AIE-8.2-f', why: 'attackers-came-from', about: { zone: to } }
  if (hasEnemyUnits(position, to, side)) return { rule: 'AIE-8.2-b', why: 'enemy-there', about: { zone: to } }
  const camp = campOf(position, first)
  return (
    whyNotStack(position, side, camp, to, pieces) ??
    (camp === 0
      ? whyRomansDoNotEscape(position, side, pieces, origin, zone)
      : whyPeopleDoesNotEscape(position, pieces, origin, zone))
  )
}

/** AIE-8.2-e: Romans do not leave the Republic; outside it they go where they may be (AIE-3.4.1-g). */
function whyRomansDoNotEscape(
  position: AleaPosition,
  side: FactionId,
  pieces: readonly string[],
  from: Zone,
  to: Zone,
): Reason | null {
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
): Reason | null {
  if (!from.roman && to.roman) return { rule: 'AIE-8.2-e', why: 'into-the-republic', about: { zone: to.id } }
  for (const piece of pieces) {
    const people = peopleOf(position.data, piece)
    const closed = people === null ? null : whyPeopleClosed(position, people, to)
    if (closed !== null) return closed
  }
  return null
}

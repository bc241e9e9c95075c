import type { Reason } from '@aquila/engine'
import type { FactionId, PeopleId, Zone } from '../../data/index.ts'
import { actsAsRoman, isNaves, isNeutral, isRoman, leadersOf, romansOf } from '../pieces.ts'
import type { AleaPosition } from '../state.ts'
import type { Column } from './column.ts'

/** Where Romans, and Peoples allied to them, may go. */

/** RULING-16: a zone of a People at war or under allegiance is open to stop in. */
export function isOpen({ state }: AleaPosition, people: PeopleId | null): boolean {
  return people === null || state.peoples[people].status !== 'peace'
}

/** Why a column of Romans or allies may not go from one zone into the next; `underWay`: it did not begin here. */
export function whyRomansStayOut(
  position: AleaPosition,
  column: Column,
  from: Zone,
  to: Zone,
  underWay: boolean,
): Reason | null {
  const { leader, units, side, romanUnits } = column
  if (isNeutral(position, to.id) && (romanUnits || (leader !== null && isRoman(position.data, leader))))
    return { rule: 'AIE-3.6.5-b', why: 'triumvir', about: { zone: to.id } }
  if (leader !== null) {
    const barred = whyLeaderBarred(position, leader, to)
    if (barred !== null) return barred
    // AIE-4.3-b: the leader of an allied People keeps this limit, unless he acts as a Roman (AIE-S7-c).
    if (units.length === 0) return whyForeignLeaderNeedsUnits(position, leader, from, to)
  }
  if (romanUnits) {
    const rubicon = whyItaliaClosed(position, side, from, to)
    if (rubicon !== null) return rubicon
    if (leader === null && !to.roman)
      return { rule: 'AIE-3.4.1-f', why: 'no-leader-outside', about: { zone: to.id } }
  }
  // AIE-3.4.1-g: through a People at peace only straight from a Roman zone to a Roman zone.
  if (!isOpen(position, to.people) && (leader === null || !from.roman))
    return { rule: 'AIE-3.4.1-g', why: 'people-at-peace', about: { zone: to.id } }
  if (underWay && !isOpen(position, from.people) && !to.roman)
    return { rule: 'AIE-3.4.1-g', why: 'transit-only', about: { zone: from.id } }
  return null
}

/** AIE-S6-b: the division of the world; a leader does not enter what the other one has. */
export function whyLeaderBarred({ state, data }: AleaPosition, leader: string, to: Zone): Reason | null {
  if (!data.scenarios[state.scenario].flags.divisionOfTheWorld || to.region === null) return null
  if (data.divisionOfTheWorld[leader]?.includes(to.region))
    return { rule: 'AIE-S6-b', why: 'division-of-the-world', about: { leader, region: to.region } }
  return null
}

/** AIE-4.3-b, RULING-97: inside the Republic the leader of a People does not move without a unit, allied or not. */
export function whyForeignLeaderNeedsUnits(
  position: AleaPosition,
  leader: string,
  from: Zone,
  to: Zone,
): Reason | null {
  if (actsAsRoman(position, leader) || (!from.roman && !to.roman)) return null
  return { rule: 'AIE-4.3-b', why: 'foreign-leader-alone', about: { leader } }
}

/** AIE-S1-a, AIE-S1-c: the year -49 of Scenarios 1 and 2 (AIE-S2-a), in the SMCs of the Republican. */
export function isRubiconYear({ state, data }: AleaPosition, side: FactionId): boolean {
  const { flags, firstYear } = data.scenarios[state.scenario]
  return (
    flags.crossingTheRubicon &&
    state.year === firstYear &&
    side === 'republican' &&
    state.active === 'republican'
  )
}

/** AIE-S1-a: in his first SMC the Republican moves only the leaders who are in Italia 1. */
export function isFlightFromRoma(position: AleaPosition, side: FactionId): boolean {
  return isRubiconYear(position, side) && position.state.turn.sequencesDone[side] === 0
}

/** AIE-S1-c, RULING-110: Republican units do not come into Italia, in whoever's SMC and by whatever way. */
export function whyItaliaClosed(
  position: AleaPosition,
  side: FactionId,
  from: Pick<Zone, 'region'>,
  to: Zone,
): Reason | null {
  const { flags, firstYear } = position.data.scenarios[position.state.scenario]
  if (!flags.crossingTheRubicon || position.state.year !== firstYear || side !== 'republican') return null
  if (to.region !== 'italia' || from.region === 'italia') return null
  return { rule: 'AIE-S1-c', why: 'rubicon-italia' }
}

/** RULING-15, RULING-95: Roman land units may not be left outside the Republic without a leader of their side. */
export function whyNotLeftBehind(
  position: AleaPosition,
  side: FactionId,
  zone: Zone,
  going: readonly string[],
): Reason | null {
  if (zone.roman) return null
  for (const leader of leadersOf(position, zone.id, side)) if (!going.includes(leader)) return null
  for (const unit of romansOf(position, zone.id, side).units) {
    if (!isNaves(position.data, unit) && !going.includes(unit))
      return { rule: 'AIE-3.4.1-f', why: 'left-without-leader', about: { unit, zone: zone.id } }
  }
  return null
}

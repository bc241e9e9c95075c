import type { Column } from '../../../imperator/rules/movement/column.ts'
import { whyForeignLeaderNeedsUnits, whyPeopleClosed } from '../../../imperator/rules/movement/peoples.ts'
import { type PeopleId, row, type Zone } from '../../data/index.ts'
import { isNaves, isNeutral, isRoman, placeOf } from '../pieces.ts'
import type { AleaReason } from '../reasons.ts'
import type { AleaPosition, FactionId, Place } from '../state.ts'

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
): AleaReason | null {
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
export function whyLeaderBarred({ state, data }: AleaPosition, leader: string, to: Zone): AleaReason | null {
  if (!data.scenarios[state.scenario].flags.divisionOfTheWorld || to.region === null) return null
  if (data.divisionOfTheWorld[leader]?.includes(to.region))
    return { rule: 'AIE-S6-b', why: 'division-of-the-world', about: { leader, region: to.region } }
  return null
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
  side: string,
  from: Pick<Zone, 'region'>,
  to: Zone,
): AleaReason | null {
  const { flags, firstYear } = position.data.scenarios[position.state.scenario]
  if (!flags.crossingTheRubicon || position.state.year !== firstYear || side !== 'republican') return null
  if (to.region !== 'italia' || from.region === 'italia') return null
  return { rule: 'AIE-S1-c', why: 'rubicon-italia' }
}

/** AIE-3.4.1-g: with units they do not stop among a People at peace. */
export function whyRomansDoNotStay(position: AleaPosition, column: Column, zone: Zone): AleaReason | null {
  if (column.units.length === 0 || isOpen(position, zone.people)) return null
  return { rule: 'AIE-3.4.1-g', why: 'transit-only', about: { zone: zone.id } }
}

/** AIE-S1-a: in the flight from Roma only those who are in Italia 1 move. */
export function whyLeaderWaits(
  position: AleaPosition,
  side: FactionId,
  id: string,
  flight: boolean,
): AleaReason | null {
  return !flight && isFlightFromRoma(position, side) && placeOf(position, id) !== position.data.roma.zone
    ? { rule: 'AIE-S1-a', why: 'rubicon-leaders' }
    : null
}

/** AIE-S1-a: and they take no units along. */
export function whyTravelAlone(position: AleaPosition, side: FactionId): AleaReason | null {
  return isFlightFromRoma(position, side) ? { rule: 'AIE-S1-a', why: 'rubicon-leaders' } : null
}

/** AIE-3.4.1-e, AIE-3.4.2-b: auxilia and naves need a leader. AIE-S1-c: at the Rubicon every Republican unit does. */
export function whyUnitWaits(
  position: AleaPosition,
  side: FactionId,
  id: string,
  flight: boolean,
): AleaReason | null {
  const { data } = position
  const { kind } = row(data.units, id)
  if (kind === 'auxilia') return { rule: 'AIE-3.4.1-e', why: 'auxilia-need-leader', about: { unit: id } }
  if (kind === 'naves') return { rule: 'AIE-3.4.2-b', why: 'naves-need-leader', about: { unit: id } }
  const onLand = Object.hasOwn(data.zones, placeOf(position, id))
  if (onLand && !flight && isRubiconYear(position, side))
    return { rule: 'AIE-S1-c', why: 'rubicon-leaderless' }
  return null
}

/** AIE-3.4.2-d, AIE-8.2-d: naves go by sea, and slip away by sea. */
export function whyNotByLand({ data }: AleaPosition, id: string, evading: boolean): AleaReason | null {
  if (!isNaves(data, id)) return null
  return { rule: evading ? 'AIE-8.2-d' : 'AIE-3.4.2-d', why: 'naves-by-sea', about: { unit: id } }
}

/** Where Peoples at war may go: AIE-4.3-b, AIE-4.3-f, AIE-4.3-g. */
export function whyPeopleStaysOut(
  position: AleaPosition,
  column: Column,
  from: Zone,
  to: Zone,
): AleaReason | null {
  if (column.people === null) return null
  if (column.leader !== null && column.units.length === 0) {
    const alone = whyForeignLeaderNeedsUnits(position, column.leader, from, to)
    if (alone !== null) return alone
  }
  return whyPeopleClosed(position, column.people, to)
}

/** The division of the world (AIE-S6-b) is not in force. */
export function unhindered({ state, data }: AleaPosition): boolean {
  return !data.scenarios[state.scenario].flags.divisionOfTheWorld
}

/** AIE-EV-06: a city in a region of the side. */
export function isSeat({ state, data }: AleaPosition, side: FactionId, place: Place): boolean {
  const zone = data.zones[place]
  if (zone === undefined || zone.city === null || zone.region === null) return false
  return state.regions[zone.region] === side
}

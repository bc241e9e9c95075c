import { type RuleId, row } from '@aquila/engine'
import type { Zone } from '../../../imperator/data/map.ts'
import { stackOn } from '../../../imperator/rules/counters.ts'
import type { Column } from '../../../imperator/rules/movement/column.ts'
import {
  whyForeignLeaderNeedsUnits,
  whyHomeClosed,
  whyTooFarFromHome,
} from '../../../imperator/rules/movement/peoples.ts'
import { whyNotStack } from '../../../imperator/rules/movement/stacking.ts'
import { controllerOf, counterOf, isLeader, peopleOf, placeOf } from '../../../imperator/rules/pieces.ts'
import type { PeopleId, SideId } from '../../data/index.ts'
import { capitalOf, isPurple, isRetired } from '../emperors/ranks.ts'
import type { SemperReason } from '../reasons.ts'
import type { Place, SemperPosition } from '../state.ts'
import { whyCampsApart } from '../usurpation/camps.ts'

/** Where Romans and Peoples may go: SV-3.2, SV-3.4.1, SV-4.3, SV-4.4.2. */

/** Why a leader does not set out: SV-S2-B, unless he flees; SV-EV-11. */
export function whyLeaderWaits(
  position: SemperPosition,
  side: SideId,
  id: string,
  flight: boolean,
): SemperReason | null {
  return (flight ? null : whyTravelAlone(position, side, id)) ?? whyEnraged(position, id)
}

/** SV-S2-B: a leader who has retired leads nobody. */
export function whyTravelAlone(position: SemperPosition, _side: SideId, id: string): SemperReason | null {
  return isRetired(position, id) ? { rule: 'SV-S2-B', why: 'retired', about: { leader: id } } : null
}

export function whyUnitWaits(position: SemperPosition, _side: SideId, id: string): SemperReason | null {
  return whyEnraged(position, id)
}

/** SV-EV-11, RULING-72: Romans in the capitals where the people rages may not leave them. */
export function whyEnraged(position: SemperPosition, piece: string): SemperReason | null {
  const { rage } = position.state.turn
  if (rage.length === 0) return null
  const { place, faction } = counterOf(position, piece)
  if (faction === null || !rage.includes(place)) return null
  return { rule: 'SV-EV-11', why: 'popular-rage', about: { piece, zone: place } }
}

/** SV-EV-11, RULING-122: a march of Romans into such a capital ends there. */
export function holdsWhoComes({ state }: SemperPosition, { camp }: Column, place: Place): boolean {
  return camp === 0 && state.turn.rage.includes(place)
}

/** SV-EV-11. No unit is kept from marching with a leader for what it is. */
export function whyNotByLand(position: SemperPosition, unit: string): SemperReason | null {
  return whyEnraged(position, unit)
}

/** Why a column of Romans may not go into a zone. */
export function whyRomansStayOut(
  position: SemperPosition,
  column: Column,
  _from: Zone,
  to: Zone,
): SemperReason | null {
  const { leader, units, side } = column
  return (
    whyOutsideClosed(position, to) ??
    whyPeopleInTheWay(position, sideNamed(side), to) ??
    whyUnitsStayOut(position, units, leader === null ? NOBODY : [leader], to)
  )
}

const NOBODY: readonly string[] = []

/** SV-S1-A: for every way of coming there. */
export function whyOutsideClosed({ state, data }: SemperPosition, to: Zone): SemperReason | null {
  if (to.roman || data.scenarios[state.scenario].rules.peoples) return null
  return { rule: 'SV-S1-A', why: 'outside-closed', about: { zone: to.id } }
}

/** RULING-40, SV-4.2.4-A: Romans do not come into a home where units at war stand that their own player controls. */
function whyPeopleInTheWay(position: SemperPosition, side: SideId, to: Zone): SemperReason | null {
  if (to.people === null) return null
  for (const piece of stackOn(position, to).others.units) {
    if (controllerOf(position, piece) === side && isAtWar(position, piece))
      return { rule: 'SV-4.2.4-A', why: 'cannot-stack', about: { piece, place: to.id } }
  }
  return null
}

/** SV-4.2.4-A, RULING-84: why Romans may not be where counters at war of their own player are. */
export function whyBesideOwnPeople(
  position: SemperPosition,
  side: SideId,
  place: Place,
): SemperReason | null {
  return whyNotStack(position, side, 0, place)
}

/** SV-4.2.4-A, SV-3.6.3-I: why Romans may not be in a place beside others of their own player, however they come there. */
export function whyRomansKeepAway(
  position: SemperPosition,
  side: SideId,
  pieces: readonly string[],
  place: Place,
): SemperReason | null {
  return whyBesideOwnPeople(position, side, place) ?? whyCampsApart(position, side, pieces, place)
}

/** SV-3.2, SV-3.4.1-E: what the units of a group allow; `leaders` are those who are with them. */
export function whyUnitsStayOut(
  position: SemperPosition,
  units: readonly string[],
  leaders: readonly string[],
  to: Zone,
): SemperReason | null {
  for (const unit of units) {
    const closed = whyUnitStaysOut(position, unit, leaders, to)
    if (closed !== null) return closed
  }
  return null
}

function whyUnitStaysOut(
  position: SemperPosition,
  unit: string,
  leaders: readonly string[],
  to: Zone,
): SemperReason | null {
  const { kind, band, people } = row(position.data.units, unit)
  if (people !== null) return whyArmeniansStayOut(position, unit, to)
  // SV-3.2.1-A
  if (kind === 'ripenses') return to.region === band ? null : stayOut('SV-3.2.1-A', 'ripenses-stay', unit, to)
  if (kind === 'pseudo-comitatenses') {
    // SV-3.2.1-B, RULING-82
    if (to.region === band) return null
    if (!leaders.some(id => isPurple(position, id))) return stayOut('SV-3.2.1-B', 'needs-emperor', unit, to)
  } else if (!to.roman && leaders.every(id => isRetired(position, id))) {
    // SV-3.2.2-A; SV-S2-B: a leader who has retired leads nobody.
    return stayOut('SV-3.2.2-A', 'no-leader-outside', unit, to)
  }
  return to.people === null || isOpen(position, to.people)
    ? null
    : stayOut('SV-3.4.1-F', 'people-at-peace', unit, to)
}

type WhyStaysOut = 'ripenses-stay' | 'needs-emperor' | 'no-leader-outside' | 'people-at-peace'

function stayOut(rule: RuleId, why: WhyStaysOut, unit: string, { id }: Zone): SemperReason {
  return { rule, why, about: { unit, zone: id } }
}

/** SV-3.4.1-F, SV-4.4.2-B: a home that Roman units may enter: its People is at war, or Rome's ally. */
function isOpen({ state, data }: SemperPosition, people: string): boolean {
  const id = data.peoples[peopleNamed(data.peoples, people)].id
  return state.peoples[id].status !== 'peace'
}

/** SV-4.4.2-C: in Armenia, or next to it while Iberians or Persians are at war; not among Peoples at peace (SV-4.3-D). */
function whyArmeniansStayOut(position: SemperPosition, unit: string, to: Zone): SemperReason | null {
  const { state, data } = position
  if (to.people === 'armenia') return null
  if (to.people !== null && !isOpen(position, to.people))
    return { rule: 'SV-4.3-D', why: 'people-at-peace', about: { unit, zone: to.id } }
  const near = to.neighbours.some(({ zone }) => row(data.zones, zone).people === 'armenia')
  const warInTheEast = state.peoples.iberians.status === 'war' || state.peoples.persians.status === 'war'
  return near && warInTheEast
    ? null
    : { rule: 'SV-4.4.2-C', why: 'armenians-stay', about: { unit, zone: to.id } }
}

/** SV-3.6.3-I: why Romans may not end where the other camp of their player stands; SV-3.6.5-C: two Usurpers may meet. */
export function whyRomansDoNotStay(
  position: SemperPosition,
  column: Column,
  zone: Zone,
): SemperReason | null {
  return whyCampsApart(position, sideNamed(column.side), column.pieces, zone.id)
}

/** Why a column of a People at war may not go into a zone. */
export function whyPeopleStaysOut(
  position: SemperPosition,
  column: Column,
  from: Zone,
  to: Zone,
): SemperReason | null {
  const { leader, units, people } = column
  if (people === null) return null
  // SV-4.3-G, RULING-98
  if (leader !== null && units.length === 0) {
    const alone = whyForeignLeaderNeedsUnits(position, leader, from, to)
    if (alone !== null) return alone
  }
  return whyPeopleBarred(
    position,
    peopleNamed(position.data.peoples, people),
    sideNamed(column.side),
    from,
    to,
  )
}

/** SV-4.3-D to SV-4.3-F, for every way of coming into a zone. */
export function whyPeopleBarred(
  position: SemperPosition,
  people: PeopleId,
  side: SideId,
  from: Zone,
  to: Zone,
): SemperReason | null {
  const { data, options } = position
  const { band } = data.peoples[people]
  const home =
    to.people === 'armenia' ? whyArmeniaClosed(position, side) : whyHomeClosed(position, people, to)
  const closed = home ?? whyTooFarFromHome(position, people, to)
  if (closed !== null) return closed
  // SV-4.2.2-C, SV-4.3-E, RULING-33
  const bound = to.roman && to.region !== band && (!from.roman || options.roaming === 'bandOnly')
  return bound ? { rule: 'SV-4.3-E', why: 'other-band', about: { people, region: band } } : null
}

/** RULING-35: Armenia is open to Peoples of the player who does not have it. */
function whyArmeniaClosed({ state }: SemperPosition, side: SideId): SemperReason | null {
  return state.peoples.armenia.faction === side ? { rule: 'SV-4.3-D', why: 'armenia-is-yours' } : null
}

/** SV-8.2-B, SV-8.4.1-A: why a force may not slip away or retreat to a zone that is free of enemies. */
export function whyNoEscapeTo(
  position: SemperPosition,
  side: SideId,
  pieces: readonly string[],
  from: Zone,
  to: Zone,
): SemperReason | null {
  const { data } = position
  const leaders = pieces.filter(piece => isLeader(data, piece))
  const units = pieces.filter(piece => !isLeader(data, piece))
  for (const piece of pieces) {
    const people = peopleOf(data, piece)
    if (people === null || people === 'armenia') continue
    const barred = whyPeopleBarred(position, people, side, from, to)
    if (barred !== null) return barred
    // SV-4.3-G, RULING-98
    if (units.length === 0) {
      const alone = whyForeignLeaderNeedsUnits(position, piece, from, to)
      if (alone !== null) return alone
    }
  }
  const romans = units.filter(unit => peopleOf(data, unit) === null || peopleOf(data, unit) === 'armenia')
  return (
    whyOutsideClosed(position, to) ??
    whyUnitsStayOut(position, romans, leaders, to) ??
    whyCampsApart(position, side, pieces, to.id)
  )
}

/** RULING-84, SV-3.6.3-I: where a leader alone among enemies finds no refuge. */
export function whyNoRefuge(position: SemperPosition, id: string, zone: Zone): SemperReason | null {
  const { faction } = counterOf(position, id)
  if (faction === null) {
    const people = peopleOf(position.data, id)
    const from = position.data.zones[placeOf(position, id)]
    if (people === null || from === undefined) return null
    // SV-4.3-G: inside the Empire he does not go anywhere alone but in flight.
    const side = position.state.peoples[people].faction
    return side === null ? null : whyPeopleBarred(position, people, side, from, zone)
  }
  return whyOutsideClosed(position, zone) ?? whyCampsApart(position, faction, [id], zone.id)
}

/** SV-EV-6: an imperial capital in a Diocese that the side controls. */
export function isSeat(position: SemperPosition, side: SideId, place: Place): boolean {
  const region = position.data.zones[place]?.region ?? null
  return region !== null && position.state.regions[region] === side && capitalOf(position, region) === place
}

/**
 * True if nothing keeps a Roman from a zone next door, of the Diocese where he is. SV-3.2.1-B: away from their own limitanei
 * go nowhere without an emperor. SV-3.6.3-I: in a civil war leaders may be in the way of leaders.
 */
export function unhindered(position: SemperPosition, side: SideId, piece: string, to: Zone): boolean {
  const { state, data } = position
  const unit = data.units[piece]
  if (unit !== undefined) return unit.band === null || unit.band === to.region
  return state.usurpations.length === 0 || whyCampsApart(position, side, [piece], to.id) === null
}

/** SV-4.4.1-B: at war with Rome. */
export function isAtWar({ state, data }: SemperPosition, piece: string): boolean {
  const people = peopleOf(data, piece)
  return people !== null && state.peoples[people].status === 'war'
}

export function sideNamed(role: string): SideId {
  if (role !== 'primus' && role !== 'secondus') throw new Error(`no side ${role}`)
  return role
}

export function peopleNamed<P extends string>(peoples: Readonly<Record<P, unknown>>, id: string): P {
  if (isPeopleIn(peoples, id)) return id
  throw new Error(`no People ${id}`)
}

function isPeopleIn<P extends string>(peoples: Readonly<Record<P, unknown>>, id: string): id is P {
  return Object.hasOwn(peoples, id)
}

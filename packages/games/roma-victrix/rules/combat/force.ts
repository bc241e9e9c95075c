import { areaAt } from '../../data/index.ts'
import type { CombatKind, Contestant, Strength } from '../odds/combat.ts'
import {
  bestLeader,
  cityAt,
  cityToBesiege,
  findLeader,
  isShip,
  leaderNoun,
  leadersAt,
  marksAt,
  powerAt,
  strengthOf,
  totalStrength,
  unitsAt,
} from '../pieces.ts'
import { fightsAsRoman, isRomanFor, isSameSide, powerId, sideOf } from '../powers.ts'
import type { Leader, RomaPosition, RomaState, Unit } from '../state.ts'
import type { CombatTold, SideTold } from '../tasks.ts'

/** One side of a combat. */
export interface Force {
  /** The Power for which somebody decides. */
  readonly power: number
  /** RV-5.31-5a: whose rating counts; null: nobody's. */
  readonly leader: number | null
  /** All Leaders who are in it: they roll after a defeat, and fall with their units. */
  readonly leaders: readonly number[]
  readonly units: readonly number[]
  readonly garrison: boolean
  readonly limes: boolean
  readonly city: boolean
}

export interface Combat {
  readonly kind: CombatKind
  readonly area: number
  attacker: Force
  defender: Force
  /** Cards that add to the modifier of a side. */
  advantage: { attacker: number; defender: number }
  /** RV-14.2-19: the two percentages are exchanged. */
  treachery: boolean
}

/** A force that fights without Garrison, Limes and City. */
export const NO_WALLS = { garrison: false, limes: false, city: false } as const

export function newCombat(kind: CombatKind, area: number, attacker: Force, defender: Force): Combat {
  return { kind, area, attacker, defender, advantage: { attacker: 0, defender: 0 }, treachery: false }
}

export function unitsOfForce(position: RomaPosition, area: number, { units }: Force): Unit[] {
  const found: Unit[] = []
  if (units.length === 0) return found
  for (const unit of unitsAt(position.state, area)) if (units.includes(unit.id)) found.push(unit)
  return found
}

/** RV-5.31-3: the points of a force, its Garrison, Limes and City included. */
export function pointsOf(position: RomaPosition, area: number, force: Force): number {
  const { garrison, limes, city } = wallsOf(position, area, force)
  return totalStrength(position.data, unitsOfForce(position, area, force)) + garrison + limes + city
}

/** The points of Garrison (RV-3.54-a), Limes and City in a force. */
function wallsOf(
  { state }: RomaPosition,
  area: number,
  force: Force,
): Pick<SideTold, 'garrison' | 'limes' | 'city'> {
  const marks = marksAt(state, area)
  return {
    garrison: force.garrison && marks.garrison !== null ? 1 : 0,
    limes: force.limes ? (marks.limes ?? 0) : 0,
    city: force.city ? (marks.city?.strength ?? 0) : 0,
  }
}

/** Pure: what counts of a side in a combat. */
export function strengthIn(position: RomaPosition, combat: Combat, side: Contestant): Strength {
  const force = combat[side]
  const { state, data } = position
  let cavalry = 0
  for (const unit of unitsOfForce(position, combat.area, force))
    if (data.units[unit.kind].cavalry) cavalry += strengthOf(data, unit)
  return {
    points: pointsOf(position, combat.area, force),
    cavalry,
    rating: findLeader(state, force.leader)?.rating ?? 0,
    advantage: combat.advantage[side],
  }
}

/** RV-6.2-b: a combat as everybody sees it once it is joined. */
export function combatTold(position: RomaPosition, combat: Combat): CombatTold {
  return {
    area: areaAt(combat.area).id,
    kind: combat.kind,
    attacker: sideTold(position, combat, 'attacker'),
    defender: sideTold(position, combat, 'defender'),
  }
}

function sideTold(position: RomaPosition, combat: Combat, side: Contestant): SideTold {
  const { power, units, leaders } = combat[side]
  return {
    power: powerId(position, power),
    leaders: leaders.flatMap(id => {
      const leader = findLeader(position.state, id)
      return leader === undefined ? [] : [leaderNoun(leader)]
    }),
    units,
    ...wallsOf(position, combat.area, combat[side]),
    ...strengthIn(position, combat, side),
  }
}

/** RV-5.31-3a: the attacker fights with exactly the units attached to the active Leader; Fleets never count. */
export function activeForce(position: RomaPosition, area: number, leader: number, power: number): Force {
  const { state } = position
  const units: number[] = []
  for (const unit of unitsAt(state, area))
    if (isOfActiveForce(state, leader, power, unit)) units.push(unit.id)
  return { power, leader, leaders: [leader], units, ...NO_WALLS }
}

export function isOfActiveForce(state: RomaState, leader: number, power: number, unit: Unit): boolean {
  return unit.leader === leader && !isShip(unit) && isSameSide(state, unit.power, power)
}

/** Land units of a side in the open. */
export function fieldUnits(position: RomaPosition, area: number, side: number): Unit[] {
  const { state } = position
  const found: Unit[] = []
  for (const unit of unitsAt(state, area))
    if (!isShip(unit) && unit.where === 'field' && isSameSide(state, unit.power, side)) found.push(unit)
  return found
}

/**
 * RV-5.31-3a: the defender fights with all his Land units outside a City, those of his Allies and Clients too
 * (RV-11.14-a), with the Garrison and, against non-Romans, the Limes.
 */
export function defendingForce(position: RomaPosition, area: number, side: number, against: number): Force {
  const { state } = position
  const units = fieldUnits(position, area, side)
  const leaders = leadersAt(state, area).filter(
    each => each.where === 'field' && isSameSide(state, each.power, side),
  )
  const marks = marksAt(state, area)
  const garrison = marks.garrison
  const ownGarrison = garrison !== null && isSameSide(state, garrison, side)
  // RV-10.41-1a: alone with a City of its side the Garrison is inside.
  const city = cityAt(state, area)
  const insideCity = city !== null && isSameSide(state, city.power, side) && units.length === 0
  return {
    power: units[0] === undefined ? (garrison ?? side) : headOf(position, units, side),
    leader: bestLeader(leaders)?.id ?? null,
    leaders: leaders.map(({ id }) => id),
    units: units.map(unit => unit.id),
    garrison: ownGarrison && !insideCity,
    limes: limesDefends(position, area, side, against) && !insideCity,
    city: false,
  }
}

/** The Power that stands for a side: the Major if it is there itself, otherwise one of those who serve it. */
export function headOf({ state }: RomaPosition, units: readonly Unit[], side: number): number {
  const head = sideOf(state, side)
  return units.some(unit => unit.power === head) ? head : (units[0]?.power ?? head)
}

/** RV-10.62-a, RV-10.67-a: a Limes defends Romans, against non-Romans only. */
export function limesDefends(position: RomaPosition, area: number, side: number, against: number): boolean {
  const { state } = position
  if ((marksAt(state, area).limes ?? 0) === 0) return false
  const garrison = marksAt(state, area).garrison
  if (garrison !== null && !isSameSide(state, garrison, side)) return false
  return isRomanFor(position, sideOf(state, side), 'limes') && !fightsAsRoman(position, against, 'limes')
}

/** RV-10.41-1b: Leaders who are inside a City, or ashore with nobody of their side outside it. */
export function leadersInside({ state }: RomaPosition, area: number, side: number): Leader[] {
  return leadersAt(state, area).filter(
    each => each.where === 'city' || (each.where === 'field' && isSameSide(state, each.power, side)),
  )
}

/** The force inside a City, with its steps and the Garrison (RV-10.41-1a). Siege is laid when nobody is outside (RV-10.41-3). */
export function besiegedForce(position: RomaPosition, area: number): Force | null {
  const { state } = position
  const city = cityToBesiege(state, area)
  if (city === null) return null
  const inside = unitsAt(state, area).filter(unit => unit.where === 'city')
  const leaders = leadersInside(position, area, city.power)
  const garrison = marksAt(state, area).garrison
  return {
    power: city.power,
    leader: bestLeader(leaders)?.id ?? null,
    leaders: leaders.map(({ id }) => id),
    units: inside.map(unit => unit.id),
    garrison: garrison !== null && isSameSide(state, garrison, city.power),
    limes: false,
    city: true,
  }
}

/** Sides that can be attacked on land in an area: by their units in the open, or their Garrison (RV-5.27-d). */
export function sidesToAttack(position: RomaPosition, area: number, power: number): number[] {
  const { state } = position
  const sides: number[] = []
  if (areaAt(area).kind === 'sea') return sides
  const own = sideOf(state, power)
  const add = (other: number) => {
    const side = sideOf(state, other)
    if (side !== own && powerAt(state, side).status !== 'absent' && !sides.includes(side)) sides.push(side)
  }
  for (const unit of unitsAt(state, area)) if (!isShip(unit) && unit.where === 'field') add(unit.power)
  const garrison = marksAt(state, area).garrison
  if (garrison !== null) {
    const city = cityAt(state, area)
    const sheltered = city !== null && isSameSide(state, city.power, garrison)
    if (!sheltered) add(garrison)
  }
  return sides
}

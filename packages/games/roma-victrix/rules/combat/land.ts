import type { Rules } from '@aquila/engine'
import { areaAt } from '../../data/index.ts'
import { conquer } from '../conquest.ts'
import { casualtyRolls, loseLeadersOf } from '../leaders.ts'
import type { Contestant } from '../odds/combat.ts'
import { forcedRetreat } from '../odds/rolls.ts'
import { eliminateGarrison, findLeader, leaderNumbered, marksAt, powerAt } from '../pieces.ts'
import { castPower, powerId, sideOf } from '../powers.ts'
import { standing } from '../standing.ts'
import type { Roma } from '../state.ts'
import { type Force, newCombat, unitsOfForce } from './force.ts'
import { resolveCombat } from './resolve.ts'
import { eliminate, type Retreating, retreatOrStay } from './retreat.ts'

/** A land combat that has been joined: withdrawal is over. */
export interface LandCombat {
  readonly area: number
  readonly attacker: Force
  readonly defender: Force
  /** Where the attacker came from (RV-5.31-11d1). */
  readonly from: number | null
  /** RV-14.2-02: a beaten defender may not retreat. */
  readonly ambush: boolean
  /** RV-5.33-a: an attacking force made by a card is never forced to retreat. */
  readonly madeByCard: boolean
  /** RV-5.43-a: an attacker who has just intercepted is not intercepted himself when he retreats. */
  readonly byInterception: boolean
}

/** How an interceptor fights. */
export const INTERCEPTION = { ambush: false, madeByCard: false, byInterception: true } as const

/** Steps 3 to 12 of RV-5.31. Gives the loser; null is a draw (RV-5.31-8: no check and no retreat). */
export function* landCombat(g: Roma, battle: LandCombat): Rules<Contestant | null> {
  const { area, attacker, defender } = battle
  const sides = { attacker: sideOf(g.state, attacker.power), defender: sideOf(g.state, defender.power) }
  const { loser } = yield* resolveCombat(g, newCombat('land', area, attacker, defender))
  yield* loseLeadersOf(g, area, attacker)
  yield* loseLeadersOf(g, area, defender)
  if (loser === 'attacker') yield* attackerLeaves(g, battle, sides.attacker)
  if (loser === 'defender') yield* defenderLeaves(g, battle, sides.defender)
  // RV-10.21-a, RV-5.27-d: a Garrison that has stayed, or has not fought, still holds the Province.
  if (marksAt(g.state, area).garrison === null) conquer(g, area, attacker.power)
  return loser
}

/** RV-SC15-b: attacks are remembered for the special rules of scenarios, also if nobody stands to be fought. */
export function noteAttack(g: Roma, attacker: number, defender: number): void {
  const attack = `${powerId(g, sideOf(g.state, attacker))}>${powerId(g, sideOf(g.state, defender))}`
  if (!g.state.attacks.includes(attack)) g.state.attacks = [...g.state.attacks, attack]
}

function* attackerLeaves(
  g: Roma,
  { area, attacker, defender, madeByCard, byInterception }: LandCombat,
  side: number,
): Rules {
  yield* casualtyRolls(g, alive(g, attacker))
  const units = unitsOfForce(g, area, attacker).filter(unit => isStillOf(g, side, unit.power))
  if (units.length === 0 || madeByCard) return
  yield* retreatOrStay(g, {
    area,
    power: attacker.power,
    units: units.map(unit => unit.id),
    leaders: leadersStillOf(g, side, attacker),
    garrison: attacker.garrison,
    barred: null,
    safe: byInterception,
    victor: defender.power,
  })
}

function* defenderLeaves(g: Roma, battle: LandCombat, side: number): Rules {
  const { area, attacker, defender, from, ambush } = battle
  yield* casualtyRolls(g, alive(g, defender))
  const units = unitsOfForce(g, area, defender)
  const beaten = units.filter(unit => isStillOf(g, side, unit.power))
  const leaders = leadersStillOf(g, side, defender)
  const leaving = beaten.filter(unit => !isAtHome(g, unit.power, area))
  const force: Retreating = {
    area,
    power: defender.power,
    units: leaving.map(unit => unit.id),
    leaders: leaders.filter(id => !isAtHome(g, powerOf(g, id), area)),
    garrison: defender.garrison,
    barred: from,
    safe: false,
    victor: attacker.power,
  }
  if (ambush) {
    // RV-14.2-02: survivors are eliminated without a roll to stay.
    const all = { ...force, units: beaten.map(unit => unit.id), leaders }
    yield* eliminate(g, area, all, 'RV-14.2-02')
    loseGarrison(g, area, defender)
    return
  }
  if (leaving.length > 0) yield* retreatOrStay(g, force)
  else if (units.length === 0) garrisonTriesToStay(g, area, defender)
}

/**
 * RV-5.31-10, RV-COL-a: anybody who has lost his Leader may have lost his Power too. Those who have gone over to another
 * side by it were not beaten, and those who are frozen stay where they are.
 */
function isStillOf({ state }: Roma, side: number, power: number): boolean {
  return sideOf(state, power) === side && powerAt(state, side).status !== 'collapsed'
}

function leadersStillOf(g: Roma, side: number, force: Force): number[] {
  return alive(g, force).filter(id => isStillOf(g, side, powerOf(g, id)))
}

/** RV-5.33-a, RV-5.33-b: Clients, Allies and Minors at home are never forced to retreat. */
function isAtHome(g: Roma, power: number, area: number): boolean {
  const { minor, provinces } = castPower(g, power)
  return minor && provinces.includes(area)
}

/** RV-5.31-11, RV-5.31-11b: to retreat is to be lost for a Garrison that stands alone (RV-5.31-11f), so it tries to stay. */
function garrisonTriesToStay(g: Roma, area: number, defender: Force): void {
  if (!hasGarrison(g, area, defender)) return
  const die = g.dice.d6('stay')
  const distance = forcedRetreat(die, 0)
  g.tell({
    kind: 'stay-roll',
    rule: 'RV-5.31-11b',
    data: { power: powerId(g, defender.power), die, distance, standing: standing(g, [defender.power]) },
  })
  if (distance > 0) loseGarrison(g, area, defender)
}

function hasGarrison({ state }: Roma, area: number, { garrison }: Force): boolean {
  return garrison && marksAt(state, area).garrison !== null
}

/** RV-5.31-11f, RV-10.57-a: a beaten Garrison that stands alone cannot retreat. */
function loseGarrison(g: Roma, area: number, defender: Force): void {
  if (!hasGarrison(g, area, defender)) return
  eliminateGarrison(g.state, area)
  g.tell({ kind: 'garrison-lost', rule: 'RV-10.57-a', data: { province: areaAt(area).id } })
}

function alive({ state }: Roma, { leaders }: Force): number[] {
  return leaders.filter(id => findLeader(state, id) !== undefined)
}

function powerOf({ state }: Roma, id: number): number {
  return leaderNumbered(state, id).power
}

import type { Rules } from '@aquila/engine'
import { areaAt } from '../../data/index.ts'
import { activeForce, defendingForce, fieldUnits, isOfActiveForce, sidesToAttack } from '../combat/force.ts'
import { landCombat, noteAttack } from '../combat/land.ts'
import { conquer } from '../conquest.ts'
import { wakeDefenders } from '../neutrality.ts'
import { mayAttack } from '../pacts.ts'
import { changeMarks, changeUnits, leaderNoun, marksAt, someLandUnit, unitsAt } from '../pieces.ts'
import { fightsAsRoman, isRomanFor, isSameSide, powerId, sideOf } from '../powers.ts'
import type { RomaReason } from '../reasons.ts'
import type { AtWar } from '../solitaire/motive.ts'
import type { Leader, Roma, RomaPosition } from '../state.ts'
import { activationOf, noteFight, spend } from './activation-state.ts'
import { afterCombat } from './arrival.ts'
import { avoidCombat } from './withdrawal.ts'

/** RV-5.31-1a: the sides that the active Leader may attack where he is. */
export function targets(position: RomaPosition, leader: Leader): number[] {
  if (leader.where === 'aboard') return []
  const sides = sidesToAttack(position, leader.area, leader.power)
  return sides.length === 0 ? sides : sides.filter(side => whyNoAttack(position, leader, side) === null)
}

export function whyNoAttack(position: RomaPosition, leader: Leader, side: number): RomaReason | null {
  const { state } = position
  if (leader.where === 'aboard') return { rule: 'RV-5.95-a', why: 'aboard' }
  // RV-10.55-a: what does not resist costs nothing.
  if (activationOf(state).operations < 1 && !isLoneRomanGarrison(position, leader, side))
    return { rule: 'RV-5.31-1', why: 'no-operations' }
  if (!unitsAt(state, leader.area).some(unit => isOfActiveForce(state, leader.id, leader.power, unit)))
    return { rule: 'RV-5.12-b', why: 'leader-alone' }
  if (!mayAttack(position, leader.power, side))
    return { rule: 'RV-3.9-k', why: 'pact', about: { power: powerId(position, side) } }
  return null
}

/** Steps 1 and 2 of RV-5.31, then the combat. RV-5.31-12: he may go on while Operations Points remain. */
export function* attack(g: Roma, leader: Leader, side: number, motive: AtWar | null = null): Rules {
  const { area, id, power } = leader
  const surrendered = isLoneRomanGarrison(g, leader, side)
  if (!surrendered) spend(g, 1)
  changeUnits(
    g.state,
    area,
    unit => unit.leader === id,
    unit => ({ ...unit, served: id }),
  )
  const attacked = powerId(g, whoIsAttacked(g, leader, side))
  g.tell({
    kind: 'attack',
    rule: 'RV-5.31-1',
    data: { leader: leaderNoun(leader), area: areaAt(area).id, power: attacked, ...motive },
  })
  if (surrendered) {
    noteAttack(g, power, side)
    changeMarks(g.state, area, { garrison: null })
    conquer(g, area, power)
    return
  }
  yield* wakeDefenders(g, area, side, power)
  noteAttack(g, power, side)
  const attacker = activeForce(g, area, id, power)
  noteFight(g, 'land', area, attacker, { power: side, leaders: [] })
  if (yield* avoidCombat(g, area, side, attacker)) {
    replaceGarrison(g, area, side, power)
  } else {
    const defender = defendingForce(g, area, side, power)
    const { from, mission } = activationOf(g.state)
    const ambush = mission?.ambush === true
    const madeByCard = mission?.kind === 'strike'
    yield* landCombat(g, {
      area,
      attacker,
      defender,
      from: from?.area ?? null,
      ambush,
      madeByCard,
      byInterception: false,
    })
  }
  afterCombat(g, id, area, power)
}

/** The Power of a side that stands where the Leader is, not the one that it may serve from far away (RV-13.12-a). */
export function whoIsAttacked(position: RomaPosition, { area, power }: Leader, side: number): number {
  return defendingForce(position, area, side, power).power
}

/** RV-10.55-a: a lone Roman Garrison does not resist another Roman Power. */
export function isLoneRomanGarrison(position: RomaPosition, { power, area }: Leader, side: number): boolean {
  const { state } = position
  const garrison = marksAt(state, area).garrison
  if (garrison === null || !isSameSide(state, garrison, side)) return false
  if (someLandUnit(state, area, unit => isSameSide(state, unit.power, side))) return false
  return (
    isRomanFor(position, sideOf(state, garrison), 'garrison-10.55') &&
    fightsAsRoman(position, power, 'garrison-10.55')
  )
}

/** RV-5.31-2a: a Garrison left behind by a force that withdrew is replaced without combat. */
function replaceGarrison(g: Roma, area: number, side: number, power: number): void {
  if (fieldUnits(g, area, side).length > 0) return
  const garrison = marksAt(g.state, area).garrison
  if (garrison === null || !isSameSide(g.state, garrison, side)) return
  conquer(g, area, power)
}

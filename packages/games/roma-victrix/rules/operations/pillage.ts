import type { Rules } from '@aquila/engine'
import { areaAt, isProvince } from '../../data/index.ts'
import { castOf } from '../cast.ts'
import { mayAttack } from '../pacts.ts'
import { changeMarks, changePower, cityAt, everyLandUnit, marksAt, powerAt } from '../pieces.ts'
import { castPower, hasEconomy, isSameSide, powerId, sideOf } from '../powers.ts'
import type { RomaReason } from '../reasons.ts'
import { standing } from '../standing.ts'
import type { Leader, Roma, RomaPosition } from '../state.ts'
import { activationOf, spend } from './activation-state.ts'
import { hasAttachedMen } from './muster.ts'

/** RV-10.71-a, RV-10.73-a: why the active Leader cannot pillage here; null: he can. */
export function whyNoPillage(position: RomaPosition, leader: Leader): RomaReason | null {
  const { state } = position
  const { area, power } = leader
  if (!isProvince(area) || leader.where === 'aboard') return { rule: 'RV-10.71-a', why: 'nothing-to-pillage' }
  if (activationOf(state).operations < 1) return { rule: 'RV-10.71-a', why: 'no-operations' }
  if (marksAt(state, area).pillaged) return { rule: 'RV-10.71-a', why: 'pillaged' }
  if (!hasAttachedMen(position, leader)) return { rule: 'RV-10.71-a', why: 'leader-alone' }
  if (!everyLandUnit(state, area, unit => isSameSide(state, unit.power, power)))
    return { rule: 'RV-10.71-a', why: 'not-alone' }
  // RV-10.41-1a: not while a City stands untaken.
  const city = cityAt(state, area)
  if (city !== null && !isSameSide(state, city.power, power))
    return { rule: 'RV-10.41-1a', why: 'city-stands' }
  const { garrison } = marksAt(state, area)
  if (garrison !== null && !mayAttack(position, power, garrison)) return { rule: 'RV-3.9-k', why: 'pact' }
  return isOpposing(position, area, power) ? null : { rule: 'RV-10.73-a', why: 'own-province' }
}

/** An opposing Province: held by another side, or just conquered from one whose home it is. What was taken before is one's own. */
function isOpposing(position: RomaPosition, area: number, power: number): boolean {
  const { state } = position
  const { garrison } = marksAt(state, area)
  if (garrison !== null && !isSameSide(state, garrison, power)) return true
  if (garrison !== null && !activationOf(state).conquests.includes(area)) return false
  if (castPower(position, sideOf(state, power)).provinces.includes(area)) return false
  return (castOf(position).natives[area] ?? []).some(other => !isSameSide(state, other, power))
}

/** RV-10.71-a, RV-16.3-a, RV-16.31-a: d6 + rating Revenue Points; RV-10.74-a: Clients, Barbarians and card forces gain nothing and roll nothing. */
export function* pillage(g: Roma, leader: Leader): Rules {
  spend(g, 1)
  changeMarks(g.state, leader.area, { pillaged: true })
  const gain = pillagesForMoney(g, leader.power) ? g.dice.d6('pillage') + leader.rating : 0
  const { treasury } = powerAt(g.state, leader.power)
  changePower(g.state, leader.power, { treasury: treasury + gain })
  g.tell({
    kind: 'pillage',
    rule: 'RV-10.71-a',
    data: {
      power: powerId(g, leader.power),
      province: areaAt(leader.area).id,
      gain,
      standing: standing(g, [], leader),
    },
  })
}

export function pillagesForMoney(position: RomaPosition, power: number): boolean {
  return hasEconomy(position, power) && castPower(position, power).kind !== 'barbarian'
}

/** RV-10.74-a: those who gain nothing pillage by themselves at the end of their activation, if a point is left. */
export function* automaticPillage(g: Roma, leader: Leader): Rules {
  const { minor, kind } = castPower(g, leader.power)
  if (!minor && kind !== 'barbarian') return
  // The Example of Play: ambushers leave no Pillage behind; nor do rebels, whose Province it is.
  if (activationOf(g.state).mission?.kind === 'strike') return
  if (whyNoPillage(g, leader) === null) yield* pillage(g, leader)
}

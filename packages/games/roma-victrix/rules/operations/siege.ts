import type { Rules } from '@aquila/engine'
import { areaAt, sackOf } from '../../data/index.ts'
import { newCapital } from '../capitals.ts'
import {
  activeForce,
  besiegedForce,
  leadersInside,
  newCombat,
  pointsOf,
  unitsOfForce,
} from '../combat/force.ts'
import { noteAttack } from '../combat/land.ts'
import { resolveCombat } from '../combat/resolve.ts'
import { conquer } from '../conquest.ts'
import { incomeOf } from '../economy/revenue.ts'
import { loseLeader, loseLeadersOf } from '../leaders.ts'
import { wakeDefenders } from '../neutrality.ts'
import { mayAttack } from '../pacts.ts'
import {
  changeMarks,
  changePower,
  changeUnits,
  cityAt,
  cityToBesiege,
  everyLandUnit,
  marksAt,
  powerAt,
  someLandUnit,
} from '../pieces.ts'
import { hasEconomy, isSameSide, powerId, sideOf } from '../powers.ts'
import type { RomaReason } from '../reasons.ts'
import { standing } from '../standing.ts'
import type { City, Leader, Roma, RomaPosition } from '../state.ts'
import { activationOf, changeActivation, spend } from './activation-state.ts'

/** RV-10.41-3: why the active Leader cannot make a round of siege combat; null: he can. */
export function whyNoSiege(position: RomaPosition, leader: Leader): RomaReason | null {
  const { state } = position
  const { area, power } = leader
  const city = cityToBesiege(state, area)
  if (city === null || isSameSide(state, city.power, power) || isOccupied(position, area, power))
    return { rule: 'RV-10.41-3', why: 'no-city' }
  if (leader.where === 'aboard') return { rule: 'RV-5.95-a', why: 'aboard' }
  if (activationOf(state).operations < 1) return { rule: 'RV-10.41-3', why: 'no-operations' }
  if (!mayAttack(position, power, city.power)) return { rule: 'RV-3.9-k', why: 'pact' }
  const outside = someLandUnit(
    state,
    area,
    unit => unit.where === 'field' && isSameSide(state, unit.power, city.power),
  )
  if (outside) return { rule: 'RV-10.41-3', why: 'enemy-outside' }
  const besieged = besiegedForce(position, area)
  if (besieged === null) return { rule: 'RV-10.41-3', why: 'no-city' }
  const [own, theirs] = [
    pointsOf(position, area, activeForce(position, area, leader.id, power)),
    pointsOf(position, area, besieged),
  ]
  return own < theirs || own === 0 ? { rule: 'RV-10.41-3', why: 'too-weak', about: { own, theirs } } : null
}

/**
 * RV-10.33-a: a City that was taken, has recovered and has nobody inside is in the hands of the side that holds the
 * Province.
 */
function isOccupied({ state }: RomaPosition, area: number, power: number): boolean {
  const { city, garrison } = marksAt(state, area)
  if (city === null || garrison === null || !isSameSide(state, garrison, power)) return false
  if (powerAt(state, city.power).capital === area) return false
  return everyLandUnit(state, area, unit => unit.where !== 'city')
}

/** One round of siege combat: 1 Operations Point, dice and losses as on land, no retreats (RV-10.41-10a). */
export function* siegeRound(g: Roma, leader: Leader): Rules {
  const { area, id, power } = leader
  const city = cityToBesiege(g.state, area)
  if (city === null) return
  spend(g, 1)
  changeUnits(
    g.state,
    area,
    unit => unit.leader === id,
    unit => ({ ...unit, served: id }),
  )
  yield* wakeDefenders(g, area, city.power, power)
  noteAttack(g, power, city.power)
  const besieged = besiegedForce(g, area)
  if (besieged === null) return
  const attacker = activeForce(g, area, id, power)
  const combat = {
    ...newCombat('siege', area, attacker, besieged),
    advantage: { ...activationOf(g.state).siege },
  }
  yield* resolveCombat(g, combat)
  // RV-14.2-17: a card counts in all rounds of the siege.
  changeActivation(g.state, { siege: combat.advantage })
  yield* loseLeadersOf(g, area, attacker)
  if (cityAt(g.state, area) === null && unitsOfForce(g, area, besieged).length === 0)
    yield* takeCity(g, area, city, power)
}

/** RV-10.42-a: below 1 and nobody left inside: the City is pillaged, the Province conquered. */
function* takeCity(g: Roma, area: number, city: City, power: number): Rules {
  g.tell({
    kind: 'city-taken',
    rule: 'RV-10.42-a',
    data: { province: areaAt(area).id, power: powerId(g, power), standing: standing(g, [power, city.power]) },
  })
  // RV-10.41-10b
  for (const leader of leadersInside(g, area, city.power)) yield* loseLeader(g, leader.id, 'RV-10.41-10b')
  const isCapital = powerAt(g.state, city.power).capital === area
  const before = isCapital ? incomeOf(g, city.power) : 0
  changeMarks(g.state, area, { garrison: null })
  if (isCapital) {
    plunder(g, city, power)
    changePower(g.state, city.power, { capital: null })
  }
  conquer(g, area, power)
  if (isCapital) tellCapitalLost(g, area, city, power, before)
  yield* newCapital(g, city.power)
}

/** What its owner would collect now, against what he would have. */
function tellCapitalLost(g: Roma, area: number, city: City, power: number, before: number): void {
  g.tell({
    kind: 'capital-lost',
    rule: 'RV-10.34-a',
    data: {
      power: powerId(g, city.power),
      by: powerId(g, power),
      province: areaAt(area).id,
      before,
      after: incomeOf(g, city.power),
      standing: standing(g, [city.power, power]),
    },
  })
}

/**
 * RV-10.34-a, RV-7.8-a: 10 and half the Treasury, rounded up, for a Major Capital; RV-10.35-a: 5 for a Minor's. A City that
 * was taken before is a Capital no longer: no Treasury is there.
 */
function plunder(g: Roma, { rank, power: owner }: City, power: number): void {
  const captor = sideOf(g.state, power)
  const { treasury, status } = powerAt(g.state, owner)
  const half = rank === 'major' ? Math.ceil(treasury / 2) : 0
  // RV-COL-b: what is left of a collapsed Power's Treasury disappears.
  if (rank === 'major')
    changePower(g.state, owner, { treasury: status === 'collapsed' ? 0 : treasury - half })
  const gain = hasEconomy(g, captor) ? sackOf[rank] + half : 0
  changePower(g.state, captor, { treasury: powerAt(g.state, captor).treasury + gain })
  g.tell({ kind: 'plunder', rule: 'RV-10.34-a', data: { power: powerId(g, captor), gain, lost: half } })
}

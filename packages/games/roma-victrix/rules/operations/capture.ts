import type { Rules } from '@aquila/engine'
import { areaAt, berthId, PROVINCES } from '../../data/index.ts'
import { crewAt, hasShip } from '../combat/crews.ts'
import { controlOf } from '../control.ts'
import { decide } from '../decide.ts'
import { countersLeft } from '../economy/recruits.ts'
import { loseLeader } from '../leaders.ts'
import { wakeOwners } from '../neutrality.ts'
import { withinRating } from '../odds/rolls.ts'
import { hasEnemyFleet, isFriendly, mayAttack } from '../pacts.ts'
import {
  changeLeader,
  changeUnit,
  cityAt,
  everyLandUnit,
  isShip,
  leaderNoun,
  leadersAt,
  marksAt,
  moveUnits,
  removeUnits,
  unitsAt,
} from '../pieces.ts'
import { isSameSide, powerId } from '../powers.ts'
import type { RomaReason } from '../reasons.ts'
import { standing } from '../standing.ts'
import type { Leader, Roma, RomaPosition, RomaState, Unit } from '../state.ts'
import { hasAttachedMen } from './muster.ts'

/** RV-5.68-a: why the Leader cannot try to capture Fleets here; null: he can. */
export function whyNoCapture(position: RomaPosition, leader: Leader): RomaReason | null {
  const { state } = position
  const { area, power } = leader
  if (leader.where === 'aboard') return { rule: 'RV-5.95-a', why: 'aboard' }
  if (areaAt(area).kind !== 'province' || !hasEnemyFleet(position, area, power))
    return { rule: 'RV-5.68-a', why: 'no-ships' }
  if (enemyShips(position, leader).length === 0) return { rule: 'RV-3.9-k', why: 'pact' }
  if (!hasAttachedMen(position, leader)) return { rule: 'RV-5.12-b', why: 'leader-alone' }
  const alone = everyLandUnit(state, area, unit => isSameSide(state, unit.power, power))
  return alone && !isHeldByOthers(state, area, power) ? null : { rule: 'RV-5.68-a', why: 'not-alone' }
}

/** RV-5.68-a: a Garrison, or the walls of a City, of another side. */
function isHeldByOthers(state: RomaState, area: number, power: number): boolean {
  const holders = [marksAt(state, area).garrison, cityAt(state, area)?.power ?? null]
  return holders.some(holder => holder !== null && !isSameSide(state, holder, power))
}

/** Fleets of enemies; not of those whom a pact keeps from attack. */
function enemyShips(position: RomaPosition, { area, power }: Leader): Unit[] {
  return unitsAt(position.state, area).filter(
    unit =>
      isShip(unit) && !isFriendly(position, power, unit.power) && mayAttack(position, power, unit.power),
  )
}

/** A die for each Fleet: at most the rating takes it over as it is; otherwise its owner moves it to a friendly coast. */
export function* captureFleets(g: Roma, leader: Leader): Rules {
  const ships = enemyShips(g, leader)
  yield* wakeOwners(
    g,
    leader.area,
    ships.map(({ id }) => id),
    leader.power,
  )
  for (const ship of ships) {
    const die = g.dice.d6('capture')
    const captured = withinRating(die, leader.rating)
    g.tell({
      kind: 'capture',
      rule: 'RV-5.68-a',
      data: {
        leader: leaderNoun(leader),
        area: areaAt(leader.area).id,
        die,
        captured,
        power: powerId(g, ship.power),
        standing: standing(g, [ship.power], leader),
      },
    })
    if (captured) takeOver(g, leader, ship)
    else yield* relocate(g, leader.area, ship)
  }
  // Anybody who was aboard the last of them is taken with it.
  for (const other of leadersAt(g.state, leader.area))
    if (other.where === 'aboard' && !hasShip(g, other)) yield* loseLeader(g, other.id, 'RV-5.68-a')
}

/** As far as there are counters for it (RV-9.0-a). */
function takeOver(g: Roma, { id, area, power }: Leader, ship: Unit): void {
  if (countersLeft(g, power, 'flt') <= 0) removeUnits(g.state, area, [ship.id])
  else changeUnit(g.state, area, { ...ship, power, leader: null, served: id })
}

/** To any friendly coastal Province; without one it is eliminated. */
export function* relocate(g: Roma, area: number, ship: Unit): Rules {
  const coasts = friendlyCoasts(g, ship.power).filter(berth => berth.area !== area)
  if (coasts.length === 0) {
    removeUnits(g.state, area, [ship.id])
    g.tell({
      kind: 'force-eliminated',
      rule: 'RV-5.68-a',
      data: { power: powerId(g, ship.power), area: areaAt(area).id },
    })
    return
  }
  const choices = coasts.map(berth => ({ verb: 'relocate' as const, noun: berthId(berth) }))
  const answer = yield* decide(
    g,
    ship.power,
    { rule: 'RV-5.68-a', task: 'relocate-fleet', choices, about: { area: areaAt(area).id } },
    () => choices[0] ?? { verb: 'relocate' },
  )
  const to = coasts.find(berth => berthId(berth) === answer.noun) ?? coasts[0]
  if (to === undefined) return
  // Anybody who is aboard goes along with the first that gets away.
  for (const { id } of crewAt(g, { area, sea: ship.coast }, ship.power))
    changeLeader(g.state, id, { area: to.area, coast: to.sea })
  moveUnits(g.state, area, to.area, [ship.id], unit => ({ ...unit, coast: to.sea }))
  g.tell({ kind: 'relocated', rule: 'RV-5.68-a', data: { power: powerId(g, ship.power), to: berthId(to) } })
}

/** Coasts of Provinces that a Power's side controls. */
export function friendlyCoasts(position: RomaPosition, power: number): { area: number; sea: number }[] {
  const found: { area: number; sea: number }[] = []
  for (let area = 0; area < PROVINCES; area++) {
    const { seas } = areaAt(area)
    if (seas.length === 0) continue
    const control = controlOf(position.state, area)
    if (control !== null && isFriendly(position, power, control))
      for (const sea of seas) found.push({ area, sea })
  }
  return found
}

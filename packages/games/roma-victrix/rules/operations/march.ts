import type { Reason, Rules } from '@aquila/engine'
import { areaAt } from '../../data/index.ts'
import { attritionChecks } from '../attrition.ts'
import { castOf } from '../cast.ts'
import { controlOf, peopleOfBarbaricum, territoryOf } from '../control.ts'
import { entryByPact, hasEnemyFleet, isFriendly } from '../pacts.ts'
import {
  changeLeader,
  isShip,
  leaderNoun,
  leaderNumbered,
  marksAt,
  moveUnits,
  someLandUnit,
  unitsAt,
} from '../pieces.ts'
import { castPower, controllerOf, isRomanFor, powerId, powerNamed, sideOf } from '../powers.ts'
import type { Activation, Leader, Roma, RomaPosition } from '../state.ts'
import { activationOf, spend } from './activation-state.ts'
import { arrive } from './arrival.ts'
import { givesLeave } from './leave.ts'
import { attachedTo, hasAttached } from './muster.ts'

/** Areas that the active Leader may enter over land now. */
export function marches(position: RomaPosition, leader: Leader): number[] {
  if (leader.where === 'aboard' || activationOf(position.state).operations === 0) return []
  const found: number[] = []
  for (const { to } of areaAt(leader.area).land) if (whyNoMarch(position, leader, to) === null) found.push(to)
  return found
}

/** Why the active Leader cannot enter an area; null: he can. Decides what is legal, and explains what is not. */
export function whyNoMarch(position: RomaPosition, leader: Leader, to: number): Reason | null {
  const { state } = position
  const activation = activationOf(state)
  const step = areaAt(leader.area).land.find(each => each.to === to)
  if (leader.where === 'aboard') return { rule: 'RV-5.95-a', why: 'aboard' }
  if (step === undefined) return { rule: 'RV-5.25-a', why: 'not-adjacent', about: { area: areaAt(to).id } }
  const cost = marchCost(position, leader.power, leader.area, to)
  if (cost > activation.operations)
    return {
      rule: 'RV-5.16-a',
      why: 'no-operations',
      about: { area: areaAt(to).id, cost, left: activation.operations },
    }
  // RV-5.27-c: the way back is always open; RV-5.29-a: where he began nothing holds him; RV-3.23-e: in a Strait too.
  if (activation.held && to !== activation.from)
    return { rule: 'RV-5.27-a', why: 'held', about: { area: areaAt(to).id } }
  if (!isWithinMission(activation, to))
    return { rule: 'RV-14.2-07a', why: 'mission', about: { area: areaAt(to).id } }
  if (areaAt(to).kind === 'strait' && hasEnemyFleet(position, to, leader.power))
    return { rule: 'RV-3.23-d', why: 'strait-closed', about: { area: areaAt(to).id } }
  if (hasEnemyLandUnit(position, to, leader.power) && !hasAttached(position, leader))
    return { rule: 'RV-5.12-b', why: 'leader-alone', about: { area: areaAt(to).id } }
  return whyNotByScenario(position, leader, to)
}

function hasEnemyLandUnit(position: RomaPosition, area: number, power: number): boolean {
  return someLandUnit(position.state, area, unit => !isFriendly(position, power, unit.power))
}

/** RV-14.2-02, RV-14.2-07a: a force that a card made stays where it struck, or next to where it began. */
function isWithinMission({ mission }: Activation, to: number): boolean {
  if (mission === null) return true
  if (mission.kind === 'strike') return false
  return to === mission.origin || areaAt(mission.origin).land.some(step => step.to === to)
}

/** Special rules of the scenario: pacts, and Leaders who must stay in their Regions. */
function whyNotByScenario(position: RomaPosition, leader: Leader, to: number): Reason | null {
  const owner = territoryOf(position, to)
  if (owner !== null && entryByPact(position, leader.power, owner) === 'forbidden')
    return { rule: 'RV-3.9-k', why: 'pact', about: { area: areaAt(to).id, power: powerId(position, owner) } }
  for (const special of castOf(position).confines) {
    if (position.state.turn >= special.until.turn) continue
    if (powerNamed(position, special.power) !== leader.power) continue
    if (special.leaders !== 'all' && !special.leaders.includes(leader.name ?? '')) continue
    const { region } = areaAt(to)
    if (region !== null && !special.regions.includes(region))
      return { rule: 'RV-3.9-k', why: 'confined', about: { until: special.until.turn } }
  }
  return null
}

/** RV-5.14-a, RV-5.22-a, RV-5.26-a, RV-5.2-x: what it costs to enter an area from a neighbouring one. */
export function marchCost(position: RomaPosition, power: number, from: number, to: number): number {
  const { kind } = areaAt(to)
  // RV-3.23-c
  if (kind === 'strait') return 1
  const step = areaAt(from).land.find(each => each.to === to)
  const pass = step?.pass === true ? passCost(position) : 0
  return Math.max(entryCost(position, power, to), pass)
}

/** What a Province itself costs: RV-10.65-a, RV-10.66-a, and with option 17.4 roads or their absence. */
export function entryCost(position: RomaPosition, power: number, to: number): number {
  const { state, options } = position
  const limes = isRomanFor(position, sideOf(state, power), 'limes') ? 0 : romanLimes(position, to)
  if (options['roman-roads'] !== 'on') return 1 + limes
  if (limes > 0) return 2 * limes
  if (peopleOfBarbaricum(position, to) !== null) return 3
  const control = controlOf(state, to)
  return control !== null && castPower(position, control).kind === 'roman' ? 1 : 2
}

/** RV-10.62-a: a Limes hinders while Romans hold the Province. */
function romanLimes(position: RomaPosition, area: number): number {
  const { limes, garrison } = marksAt(position.state, area)
  const holder = garrison ?? controlOf(position.state, area)
  if (limes === null || holder === null) return 0
  return isRomanFor(position, sideOf(position.state, holder), 'limes') ? limes : 0
}

/** RV-SC1-pass: in scenarios with the pass rule. */
function passCost(position: RomaPosition): number {
  return castOf(position).passCost
}

/** The active Leader and all that is attached to him enter a neighbouring area. */
export function* march(g: Roma, leader: Leader, to: number): Rules {
  if (!(yield* isAdmitted(g, leader, to))) return
  const from = leader.area
  const cost = marchCost(g, leader.power, from, to)
  const pass = areaAt(from).land.find(step => step.to === to)?.pass === true && passCost(g) > 0
  spend(g, cost)
  const units = attachedTo(g, leader).filter(unit => !isShip(unit))
  leaveShips(g, leader)
  moveUnits(
    g.state,
    from,
    to,
    units.map(unit => unit.id),
    unit => ({ ...unit, served: true, where: 'field' }),
  )
  changeLeader(g.state, leader.id, { area: to, where: 'field' })
  g.tell({
    kind: 'march',
    rule: 'RV-5.14-a',
    data: {
      leader: leaderNoun(leader),
      from: areaAt(from).id,
      to: areaAt(to).id,
      cost,
      left: activationOf(g.state).operations,
    },
  })
  // RV-SC1-pass: a lone Leader pays but does not roll.
  if (pass && units.length > 0) yield* passAttrition(g, leader, to)
  yield* arrive(g, leaderNumbered(g.state, leader.id), from)
}

/** Ships stay on their coast when he goes inland. */
function leaveShips(g: Roma, leader: Leader): void {
  g.state.stacks[leader.area] = unitsAt(g.state, leader.area).map(unit =>
    unit.leader === leader.id && isShip(unit) ? { ...unit, leader: null } : unit,
  )
}

/** RV-SC1-pass: the Special Attrition Check of the mountains, at half the percentage. */
function* passAttrition(g: Roma, leader: Leader, area: number): Rules {
  const units = unitsAt(g.state, area).filter(unit => unit.leader === leader.id)
  yield* attritionChecks(g, [{ power: leader.power, area, units, halved: true, rule: 'RV-SC1-pass' }])
}

/** A pact may ask for the owner's leave; refused, nobody moves and nothing is spent. */
function* isAdmitted(g: Roma, leader: Leader, to: number): Rules<boolean> {
  const owner = territoryOf(g, to)
  if (owner === null || entryByPact(g, leader.power, owner) !== 'with-permission') return true
  const role = controllerOf(g.state, owner)
  return role !== null && (yield* givesLeave(g, 'admission', role, to, leader.power))
}

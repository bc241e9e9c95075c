import type { Rules } from '@aquila/engine'
import { areaAt, isNextTo, type LandStep } from '../../data/index.ts'
import { attritionChecks } from '../attrition.ts'
import { castOf } from '../cast.ts'
import { controlOf, peopleOfBarbaricum, territoryOf } from '../control.ts'
import { hasEnemyFleet, isFriendly } from '../pacts.ts'
import {
  changeLeader,
  isShip,
  leaderNoun,
  leaderNumbered,
  marksAt,
  someLandUnit,
  unitsAt,
} from '../pieces.ts'
import { castPower, fightsAsRoman, isRomanFor, sideOf } from '../powers.ts'
import type { RomaReason } from '../reasons.ts'
import type { Lured } from '../solitaire/motive.ts'
import type { Activation, Leader, Roma, RomaPosition, Unit } from '../state.ts'
import { activationOf, spend } from './activation-state.ts'
import { arrive } from './arrival.ts'
import { isAdmitted, whyNoEntry } from './entry.ts'
import { wouldFollow } from './frozen.ts'
import { hasAttachedMen } from './muster.ts'
import { getsAway } from './where-he-stands.ts'

/** Areas that the active Leader may enter over land now. */
export function marches(position: RomaPosition, leader: Leader): number[] {
  const found: number[] = []
  const activation = activationOf(position.state)
  if (leader.where === 'aboard' || activation.operations === 0) return found
  for (const step of areaAt(leader.area).land)
    if (!isHeldFrom(activation, step.to) && whyNoStep(position, leader, activation, step) === null)
      found.push(step.to)
  return found
}

/** Why the active Leader cannot enter an area; null: he can. Decides what is legal, and explains what is not. */
export function whyNoMarch(position: RomaPosition, leader: Leader, to: number): RomaReason | null {
  const step = stepTo(leader.area, to)
  if (leader.where === 'aboard') return { rule: 'RV-5.95-a', why: 'aboard' }
  if (step === undefined) return { rule: 'RV-5.25-a', why: 'not-adjacent', about: { area: areaAt(to).id } }
  return whyNoStep(position, leader, activationOf(position.state), step)
}

function stepTo(from: number, to: number): LandStep | undefined {
  for (const step of areaAt(from).land) if (step.to === to) return step
  return undefined
}

function whyNoStep(
  position: RomaPosition,
  leader: Leader,
  activation: Activation,
  step: LandStep,
): RomaReason | null {
  const { to } = step
  const cost = stepCost(position, leader.power, step)
  if (cost > activation.operations)
    return {
      rule: 'RV-5.16-a',
      why: 'no-operations',
      about: { area: areaAt(to).id, cost, left: activation.operations },
    }
  if (isHeldFrom(activation, to)) return { rule: 'RV-5.27-a', why: 'held', about: { area: areaAt(to).id } }
  if (!isWithinMission(activation, to))
    return { rule: 'RV-14.2-07a', why: 'mission', about: { area: areaAt(to).id } }
  if (areaAt(to).kind === 'strait' && hasEnemyFleet(position, to, leader.power))
    return { rule: 'RV-3.23-d', why: 'strait-closed', about: { area: areaAt(to).id } }
  if (hasEnemyLandUnit(position, to, leader.power) && !hasAttachedMen(position, leader))
    return { rule: 'RV-5.12-b', why: 'leader-alone', about: { area: areaAt(to).id } }
  return whyNoEntry(position, leader, to)
}

/** RV-5.27-c: the way back is always open; RV-5.29-a: where he began nothing holds him; RV-3.23-e: in a Strait too. */
function isHeldFrom({ held, from }: Activation, to: number): boolean {
  return held && to !== from?.area
}

export function hasEnemyLandUnit(position: RomaPosition, area: number, power: number): boolean {
  return someLandUnit(
    position.state,
    area,
    unit => !isFriendly(position, power, unit.power) && !wouldFollow(position, unit.power, power),
  )
}

/** RV-14.2-02, RV-14.2-07a: a force that a card made stays where it struck, or next to where it began. */
function isWithinMission({ mission }: Activation, to: number): boolean {
  if (mission === null) return true
  if (mission.kind === 'strike') return false
  return to === mission.origin || isNextTo(mission.origin, to)
}

/** RV-5.14-a, RV-5.22-a, RV-5.26-a, RV-5.2-x: what it costs to enter an area from a neighbouring one. */
export function marchCost(position: RomaPosition, power: number, from: number, to: number): number {
  return stepCost(position, power, stepTo(from, to) ?? { to, pass: false })
}

function stepCost(position: RomaPosition, power: number, { to, pass }: LandStep): number {
  // RV-3.23-c
  if (areaAt(to).kind === 'strait') return 1
  return Math.max(entryCost(position, power, to), pass ? passCost(position) : 0)
}

/** What a Province itself costs: RV-10.65-a, RV-10.66-a, and with option 17.4 roads or their absence. */
export function entryCost(position: RomaPosition, power: number, to: number): number {
  const { state, options } = position
  const limes = romanLimes(position, power, to)
  if (options['roman-roads'] !== 'on') return 1 + limes
  if (limes > 0) return 2 * limes
  if (peopleOfBarbaricum(position, to) !== null) return 3
  const control = controlOf(state, to)
  return control !== null && castPower(position, control).kind === 'roman' ? 1 : 2
}

/** RV-10.62-a: a Limes hinders others while Romans hold the Province, be they Neutral and not set up yet (RV-3.84-a). */
function romanLimes(position: RomaPosition, power: number, area: number): number {
  const { state } = position
  const { limes, garrison } = marksAt(state, area)
  if (limes === null || fightsAsRoman(position, power, 'limes')) return 0
  const holder = garrison ?? territoryOf(position, area)
  return holder !== null && isRomanFor(position, sideOf(state, holder), 'limes') ? limes : 0
}

/** RV-SC1-pass: in scenarios with the pass rule. */
function passCost(position: RomaPosition): number {
  return castOf(position).passCost
}

/** The active Leader and all that is attached to him enter a neighbouring area. */
export function* march(g: Roma, leader: Leader, to: number, motive: Lured | null = null): Rules {
  if (!(yield* isAdmitted(g, leader, to)) || !(yield* getsAway(g, leader))) return
  // RV-5.49-a: a force that has been beaten and has stayed may lack the points.
  if (whyNoMarch(g, leaderNumbered(g.state, leader.id), to) !== null) return
  const from = leader.area
  const cost = marchCost(g, leader.power, from, to)
  const pass = stepTo(from, to)?.pass === true && passCost(g) > 0
  spend(g, cost)
  const marching = marchOff(g, leader, to)
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
      ...motive,
    },
  })
  // RV-SC1-pass: a lone Leader pays but does not roll.
  if (pass && marching) yield* passAttrition(g, leader, to)
  yield* arrive(g, leaderNumbered(g.state, leader.id), { area: from, sea: null })
}

/** The Land units with him go along; ships stay on their coast when he goes inland. False: he goes alone. */
function marchOff({ state }: Roma, { id, area }: Leader, to: number): boolean {
  const staying: Unit[] = []
  const going: Unit[] = []
  for (const unit of unitsAt(state, area)) {
    if (unit.leader !== id) staying.push(unit)
    else if (isShip(unit)) staying.push({ ...unit, leader: null })
    else going.push({ ...unit, served: id, where: 'field' })
  }
  state.stacks[area] = staying
  if (going.length > 0) state.stacks[to] = [...unitsAt(state, to), ...going]
  return going.length > 0
}

/** RV-SC1-pass: the Special Attrition Check of the mountains, at half the percentage. */
function* passAttrition(g: Roma, { id, power, rating }: Leader, area: number): Rules {
  const units = unitsAt(g.state, area).filter(unit => unit.leader === id)
  const rule = 'RV-SC1-pass'
  yield* attritionChecks(g, [{ power, area, units, halved: true, unsupplied: false, rule, rating }])
}

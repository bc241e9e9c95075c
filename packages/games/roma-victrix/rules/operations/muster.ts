import type { Choice } from '@aquila/engine'
import { areaAt } from '../../data/index.ts'
import { changeUnits, isShip, unitsAt } from '../pieces.ts'
import { isSameSide, powerId } from '../powers.ts'
import type { Leader, Roma, RomaPosition, Unit } from '../state.ts'
import type { RomaChoice } from '../tasks.ts'

/** RV-5.15-a, RV-3.3-b, RV-3.73-a, RV-15.51-a: attaching and detaching, free, in any Province where the active Leader is. */

/** A class of units that are alike: 'hi', 'cav/reduced', 'numidia/cav', 'flt@mare_tyrrhenum'. */
export function className(position: RomaPosition, unit: Unit, power: number): string {
  const whose = unit.power === power ? '' : `${powerId(position, unit.power)}/`
  const where = unit.coast === null ? '' : `@${areaAt(unit.coast).id}`
  return `${whose}${unit.kind}${unit.reduced ? '/reduced' : ''}${where}`
}

/** Units that may be attached: of his side, active, not yet used by another Leader (RV-5.24-a, RV-5.62-b, RV-5.63-a). */
export function unitsToTake(position: RomaPosition, leader: Leader): Unit[] {
  return unitsAt(position.state, leader.area).filter(unit => mayTake(position, leader, unit))
}

function mayTake(position: RomaPosition, leader: Leader, unit: Unit): boolean {
  const { state } = position
  if (unit.leader !== null || unit.served || unit.where === 'aboard') return false
  // Who is at sea takes ships that lie where he is; who is ashore takes anybody.
  if (leader.where === 'aboard' && (!isShip(unit) || unit.coast !== leader.coast)) return false
  return (
    unit.power === leader.power ||
    (isSameSide(state, unit.power, leader.power) && isActiveMinor(position, unit.power))
  )
}

/** RV-11.12-a: units of a Client or Ally serve only in a phase in which it was activated. */
export function isActiveMinor({ state }: RomaPosition, power: number): boolean {
  const minor = state.powers[power]
  if (minor === undefined) return false
  // RV-13.13-a: warbands that a player runs need no roll.
  if (minor.status === 'people') return true
  return (
    (minor.status === 'client' || minor.status === 'ally') && minor.tried && minor.activated === state.turn
  )
}

export function attachedTo({ state }: RomaPosition, leader: Leader): Unit[] {
  return unitsAt(state, leader.area).filter(unit => unit.leader === leader.id)
}

export function hasAttached({ state }: RomaPosition, leader: Leader): boolean {
  return unitsAt(state, leader.area).some(unit => unit.leader === leader.id)
}

export function musterChoices(position: RomaPosition, leader: Leader): RomaChoice<'command'>[] {
  const choices: RomaChoice<'command'>[] = []
  const free = classes(position, leader, unit => mayTake(position, leader, unit))
  const taken = classes(position, leader, unit => unit.leader === leader.id)
  if (free.length > 0) choices.push({ verb: 'take-all' })
  for (const name of free) choices.push({ verb: 'take', noun: name }, { verb: 'take-every', noun: name })
  for (const name of taken) {
    if (mayLeave(position, leader, name, 1)) choices.push({ verb: 'leave', noun: name })
    if (mayLeave(position, leader, name, Number.POSITIVE_INFINITY))
      choices.push({ verb: 'leave-every', noun: name })
  }
  return choices
}

/** RV-5.95-a, RV-5.94-a: whoever is aboard goes ashore by landing only, and ships stay behind if the others can carry all. */
function mayLeave(position: RomaPosition, leader: Leader, name: string, number: number): boolean {
  if (leader.where !== 'aboard') return true
  if (areaAt(leader.area).kind === 'sea') return false
  const attached = attachedTo(position, leader)
  const left = attached.filter(unit => className(position, unit, leader.power) === name).slice(0, number)
  if (!left.every(isShip)) return false
  const ships = attached.filter(unit => isShip(unit) && !left.includes(unit))
  const cargo = attached.filter(unit => !isShip(unit))
  return ships.length > 0 && fits(ships, cargo)
}

/** RV-5.94-a: a full Fleet carries a full Land unit or two reduced ones, a reduced Fleet one reduced unit. */
export function fits(fleets: readonly Unit[], cargo: readonly Unit[]): boolean {
  const whole = (units: readonly Unit[]) => units.filter(unit => !unit.reduced).length
  const halves = (units: readonly Unit[]) => units.length + whole(units)
  return whole(cargo) <= whole(fleets) && halves(cargo) <= halves(fleets)
}

/** The classes of such units where the Leader is. */
function classes(position: RomaPosition, leader: Leader, isSuch: (unit: Unit) => boolean): string[] {
  const first: Unit[] = []
  for (const unit of unitsAt(position.state, leader.area))
    if (isSuch(unit) && !first.some(each => areAlike(each, unit))) first.push(unit)
  return first.map(unit => className(position, unit, leader.power))
}

function areAlike(one: Unit, other: Unit): boolean {
  return (
    one.kind === other.kind &&
    one.reduced === other.reduced &&
    one.power === other.power &&
    one.coast === other.coast
  )
}

/** Carries out a choice of `musterChoices`. */
export function muster(g: Roma, leader: Leader, { verb, noun }: Choice): void {
  const named = (unit: Unit) => noun === undefined || className(g, unit, leader.power) === noun
  const taking = verb.startsWith('take')
  const units = (taking ? unitsToTake(g, leader) : attachedTo(g, leader)).filter(named)
  const all = verb !== 'take' && verb !== 'leave'
  const ids = (all ? units : units.slice(0, 1)).map(unit => unit.id)
  changeUnits(
    g.state,
    leader.area,
    unit => ids.includes(unit.id),
    unit => ({
      ...unit,
      leader: taking ? leader.id : null,
      where: unit.where === 'city' && taking ? 'field' : unit.where,
    }),
  )
}

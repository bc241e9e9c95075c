import type { Choice } from '@aquila/engine'
import { areaAt, type UnitKindId } from '../../data/index.ts'
import { changeLeader, changeUnits, isShip, someLandUnit, unitsAt } from '../pieces.ts'
import { isSameSide, powerId } from '../powers.ts'
import type { Leader, Roma, RomaPosition, Unit } from '../state.ts'
import type { RomaChoice } from '../tasks.ts'

/** RV-5.15-a, RV-3.3-b, RV-3.73-a, RV-15.51-a: attaching and detaching, free, in any Province where the active Leader is. */

/** A class of units that are alike: 'hi', 'cav/reduced', 'numidia/cav', 'flt@mare_tyrrhenum'. */
export function className(position: RomaPosition, unit: Unit, power: number): string {
  const name = unit.reduced ? reducedNames[unit.kind] : unit.kind
  if (unit.power === power && unit.coast === null) return name
  const whose = unit.power === power ? '' : `${powerId(position, unit.power)}/`
  const where = unit.coast === null ? '' : `@${areaAt(unit.coast).id}`
  return `${whose}${name}${where}`
}

const reducedNames: Readonly<Record<UnitKindId, string>> = {
  lgn: 'lgn/reduced',
  hi: 'hi/reduced',
  aux: 'aux/reduced',
  bi: 'bi/reduced',
  cav: 'cav/reduced',
  hc: 'hc/reduced',
  flt: 'flt/reduced',
}

/** Units that may be attached: of his side, active, not used by another Leader before (RV-5.24-a, RV-5.62-b, RV-5.63-a). */
export function unitsToTake(position: RomaPosition, leader: Leader): Unit[] {
  return unitsAt(position.state, leader.area).filter(unit => mayTake(position, leader, unit))
}

function mayTake(position: RomaPosition, leader: Leader, unit: Unit): boolean {
  const { state } = position
  if (unit.leader !== null || unit.where === 'aboard') return false
  if (unit.served !== null && unit.served !== leader.id) return false
  // A Leader who is at sea takes ships that lie where he is; one who is ashore takes anybody.
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
  return (minor.status === 'client' || minor.status === 'ally') && minor.rouse === 'roused'
}

export function attachedTo({ state }: RomaPosition, leader: Leader): Unit[] {
  const attached: Unit[] = []
  for (const unit of unitsAt(state, leader.area)) if (unit.leader === leader.id) attached.push(unit)
  return attached
}

export function hasAttachedFleet({ state }: RomaPosition, { area, id }: Leader): boolean {
  for (const unit of unitsAt(state, area)) if (unit.leader === id && isShip(unit)) return true
  return false
}

/** Land units: an active force. */
export function hasAttachedMen({ state }: RomaPosition, { area, id }: Leader): boolean {
  for (const unit of unitsAt(state, area)) if (unit.leader === id && !isShip(unit)) return true
  return false
}

export function musterChoices(position: RomaPosition, leader: Leader): RomaChoice<'command'>[] {
  const choices: RomaChoice<'command'>[] = []
  /** The first of each class. */
  const free: Unit[] = []
  const taken: Unit[] = []
  for (const unit of unitsAt(position.state, leader.area)) {
    if (unit.leader === leader.id) addClass(taken, unit)
    else if (mayTake(position, leader, unit)) addClass(free, unit)
  }
  if (free.length > 0) choices.push({ verb: 'take-all' })
  for (const unit of free) {
    const name = className(position, unit, leader.power)
    choices.push({ verb: 'take', noun: name }, { verb: 'take-every', noun: name })
  }
  for (const unit of taken) {
    const name = className(position, unit, leader.power)
    if (mayLeave(position, leader, name, 1)) choices.push({ verb: 'leave', noun: name })
    if (mayLeave(position, leader, name, Number.POSITIVE_INFINITY))
      choices.push({ verb: 'leave-every', noun: name })
  }
  return choices
}

/**
 * RV-5.95-a, RV-5.94-a: anybody who is aboard goes ashore by landing only, and ships stay behind if the others can
 * carry all.
 */
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
  const halves = (units: readonly Unit[]) => units.length + wholeAmong(units)
  return wholeAmong(cargo) <= wholeAmong(fleets) && halves(cargo) <= halves(fleets)
}

/** How many of these have their full strength. */
export function wholeAmong(units: readonly Unit[]): number {
  let whole = 0
  for (const unit of units) if (!unit.reduced) whole++
  return whole
}

function addClass(first: Unit[], unit: Unit): void {
  for (const each of first) if (areAlike(each, unit)) return
  first.push(unit)
}

function areAlike(one: Unit, other: Unit): boolean {
  return (
    one.kind === other.kind &&
    one.reduced === other.reduced &&
    one.power === other.power &&
    one.coast === other.coast
  )
}

/** True of the choices that attach and detach. */
export function isOfMuster({ verb }: Choice): boolean {
  return verb.startsWith('take') || verb.startsWith('leave')
}

/** Carries out a choice of `musterChoices`. */
export function muster(g: Roma, leader: Leader, { verb, noun }: Choice): void {
  const named = (unit: Unit) => noun === undefined || className(g, unit, leader.power) === noun
  const taking = verb.startsWith('take')
  const isMeant = (unit: Unit) =>
    (taking ? mayTake(g, leader, unit) : unit.leader === leader.id) && named(unit)
  const first = verb === 'take' || verb === 'leave' ? unitsAt(g.state, leader.area).find(isMeant) : null
  const isOne = (unit: Unit) => (first === null ? isMeant(unit) : unit === first)
  if (taking) attach(g, leader, isOne)
  else changeUnits(g.state, leader.area, isOne, unit => ({ ...unit, leader: null }))
}

/** RV-10.41-1b: men whom he takes leave the City, and he goes out with them. */
export function attach({ state }: Roma, { id, area, where }: Leader, which: (unit: Unit) => boolean): void {
  const ledOut = where === 'city' && someLandUnit(state, area, which)
  changeUnits(state, area, which, unit => ({
    ...unit,
    leader: id,
    where: unit.where === 'city' ? 'field' : unit.where,
  }))
  if (ledOut) changeLeader(state, id, { where: 'field' })
}

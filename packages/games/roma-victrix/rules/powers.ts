import type { Role } from '@aquila/engine'
import { type CastPower, castOf } from './cast.ts'
import { powerAt } from './pieces.ts'
import type { RomaPosition, RomaState } from './state.ts'

/** Who belongs to whom, and who decides for whom. */

export function castPower(position: RomaPosition, power: number): CastPower {
  const found = castOf(position).powers[power]
  if (found === undefined) throw new Error(`no Power ${power}`)
  return found
}

export function powerId(position: RomaPosition, power: number): string {
  return castPower(position, power).id
}

export function powerNamed(position: RomaPosition, id: string): number {
  const number = castOf(position).numberOf.get(id)
  if (number === undefined) throw new Error(`no Power ${id}`)
  return number
}

/** The side of a Power that a choice names. */
export function sideNamed(position: RomaPosition, noun: string | number | undefined): number {
  return sideOf(position.state, powerNamed(position, String(noun)))
}

/** The Power that a seat began with: the one that scores (RV-3.82-b). */
export function ownPower(position: RomaPosition, role: Role): number {
  return powerNamed(position, role)
}

/** The Major at the head: itself, or the one it serves. */
export function sideOf(state: RomaState, power: number): number {
  return powerAt(state, power).of ?? power
}

/** RV-11.11-a, RV-9.51-a: the role that decides for a Power, and for those who serve it; null: nobody, the rules do. */
export function controllerOf(state: RomaState, power: number): Role | null {
  return powerAt(state, sideOf(state, power)).role
}

/** RV-3.9-k: friendly are one's own, one's Allies and one's Clients. Pacts are looked up in pacts.ts. */
export function isSameSide(state: RomaState, one: number, other: number): boolean {
  return sideOf(state, one) === sideOf(state, other)
}

/** The Power whose turn it is, and all that its player runs. */
export function isPhasing(state: RomaState, power: number): boolean {
  if (state.phasing === null) return false
  const role = controllerOf(state, state.phasing.power)
  return (
    isSameSide(state, power, state.phasing.power) || (role !== null && controllerOf(state, power) === role)
  )
}

/** Powers that fight for a Major: itself, its Allies, its Clients, warbands it runs. */
export function followersOf(state: RomaState, side: number): number[] {
  const found: number[] = []
  for (let power = 0; power < state.powers.length; power++)
    if (sideOf(state, power) === side) found.push(power)
  return found
}

/** Roman for a rule: by its kind, unless the scenario says otherwise for that rule. */
export function isRomanFor(position: RomaPosition, power: number, rule: string): boolean {
  const { kind, romanFor, nonRomanFor } = castPower(position, power)
  if (romanFor.includes(rule)) return true
  return kind === 'roman' && !nonRomanFor.includes(rule)
}

/** Whether a force counts as Roman for a rule: as its Major does. RV-14.2-14: rebels do not, whoever has called them. */
export function fightsAsRoman(position: RomaPosition, power: number, rule: string): boolean {
  const { state } = position
  const isRebel = powerAt(state, power).status === 'rebels'
  return isRomanFor(position, isRebel ? power : sideOf(state, power), rule)
}

/** RV-7.9-a, RV-3.82-a, RV-3.83-a, RV-9.42-a, RV-9.52-a, RV-9.62-a, RV-15.2-a: only civilised Majors with a player have an economy, unless all pay by agreement. */
export function hasEconomy(position: RomaPosition, power: number): boolean {
  const { treasury, minor } = castPower(position, power)
  if (powerAt(position.state, power).status !== 'major' || minor) return false
  return treasury !== null || position.options['everyone-pays'] === 'on'
}

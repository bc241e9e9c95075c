import type { Role } from '@aquila/engine'
import { isShip, unitsAt } from '../pieces.ts'
import { controllerOf } from '../powers.ts'
import type { RomaPosition, Unit } from '../state.ts'

/**
 * RV-6.2-a, RV-6.2-b: whether a role sees what a unit is. One's own always, a stack that is in combat, and what is in a
 * City to those who stand before it; a player who plays alone sees everything.
 */
export function isKnown(position: RomaPosition, role: Role | null, area: number, unit: Unit): boolean {
  const { state, roles } = position
  if (roles.length === 1) return true
  if (state.revealed.includes(area)) return true
  if (role === null) return false
  if (controllerOf(state, unit.power) === role) return true
  return unit.where === 'city' && standsBefore(position, role, area)
}

function standsBefore({ state }: RomaPosition, role: Role, area: number): boolean {
  return unitsAt(state, area).some(
    unit => !isShip(unit) && unit.where === 'field' && controllerOf(state, unit.power) === role,
  )
}

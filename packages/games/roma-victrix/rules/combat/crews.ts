import type { Berth } from '../../data/index.ts'
import { isShip, leadersAt, unitsAt } from '../pieces.ts'
import { isSameSide } from '../powers.ts'
import type { Leader, RomaPosition } from '../state.ts'

/** RV-5.6-a: the Leaders of a side who are aboard its Fleets at a berth: on that coast, or in that Strait. */
export function crewAt({ state }: RomaPosition, { area, sea }: Berth, side: number): Leader[] {
  return leadersAt(state, area).filter(
    leader => leader.where === 'aboard' && leader.coast === sea && isSameSide(state, leader.power, side),
  )
}

/** Whether a Leader who went aboard still has a Fleet of his side there. */
export function hasShip({ state }: RomaPosition, { area, coast, power }: Leader): boolean {
  return unitsAt(state, area).some(
    unit => isShip(unit) && unit.coast === coast && isSameSide(state, unit.power, power),
  )
}

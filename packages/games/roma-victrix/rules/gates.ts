import { PROVINCES } from '../data/index.ts'
import { changeLeaders, changeUnits, marksAt, unitsAt } from './pieces.ts'
import { isSameSide } from './powers.ts'
import type { Leader, RomaState, Unit } from './state.ts'

/**
 * RV-14.2-13: anybody who is no longer of the City's side leaves it, and the City stays with its owner. Asked after
 * whatever makes somebody change sides: cards, special rules, rebellion, collapse.
 */
export function leaveForeignCities(state: RomaState): void {
  for (let area = 0; area < PROVINCES; area++) {
    const { city } = marksAt(state, area)
    if (city === null) continue
    const isForeign = ({ where, power }: Unit | Leader) =>
      where === 'city' && !isSameSide(state, power, city.power)
    if (unitsAt(state, area).some(isForeign))
      changeUnits(state, area, isForeign, unit => ({ ...unit, where: 'field' }))
    if (state.leaders.some(leader => leader.area === area && isForeign(leader)))
      changeLeaders(
        state,
        leader => leader.area === area && isForeign(leader),
        leader => ({ ...leader, where: 'field' }),
      )
  }
}

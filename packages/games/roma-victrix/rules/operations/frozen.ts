import { leaveForeignCities } from '../gates.ts'
import { marksAt, placeGarrison, powerAt, powersAt } from '../pieces.ts'
import { isRomanFor } from '../powers.ts'
import { giveUnits } from '../scenario-events.ts'
import type { Leader, Roma, RomaPosition } from '../state.ts'

/** RV-COL-a: whether units of a collapsed Roman Major would follow a Leader of this Power. */
export function wouldFollow(position: RomaPosition, frozen: number, power: number): boolean {
  const { state } = position
  if (powerAt(state, frozen).status !== 'collapsed' || powerAt(state, power).status !== 'major') return false
  return isRomanFor(position, frozen, 'collapse') && isRomanFor(position, power, 'collapse')
}

/**
 * RV-COL-a: frozen Roman units, and their Garrison, serve the first Leader of another Roman Major who comes, alone or with
 * men or ships, or who is active where they stand.
 */
export function takeOverFrozen(g: Roma, { area, power, where }: Leader): void {
  if (where === 'aboard') return
  const { garrison } = marksAt(g.state, area)
  const yields = garrison !== null && wouldFollow(g, garrison, power)
  const units = powersAt(g.state, area).filter(each => wouldFollow(g, each, power))
  if (!yields && units.length === 0) return
  for (const each of units) giveUnits(g, area, each, power)
  if (yields) placeGarrison(g.state, area, power)
  leaveForeignCities(g.state)
}

import { fits } from '../rules/operations/muster.ts'
import type { Unit } from '../rules/state.ts'

/** RV-5.94-a: as many as the ships hold, of these the first. */
export function cargoFor(fleet: readonly Unit[], land: readonly Unit[]): Unit[] {
  const cargo: Unit[] = []
  for (const unit of land) if (fits(fleet, [...cargo, unit])) cargo.push(unit)
  return cargo
}

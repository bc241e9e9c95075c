import type { Result } from '@aquila/engine'
import { holderOf } from './dioceses.ts'
import type { SemperPosition } from './state.ts'
import { magnenceDecided, resultOf, winAtOnce } from './victory.ts'

/** What Phase F would make of a position if it began now. Pure: the screen shows it all the year. */

/** SV-2.F-2: with the Dioceses in the hands of those who would be found to hold them. */
export function withDiocesesChecked(position: SemperPosition): SemperPosition {
  const { state, data } = position
  const regions = { ...state.regions }
  for (const diocese of data.regionOrder) regions[diocese] = holderOf(position, diocese)
  return { ...position, state: { ...state, regions } }
}

/** Who would have won: at once by a rule of the scenario, or by what is counted at its end. */
export function resultAsThingsStand(position: SemperPosition): Result {
  return magnenceDecided(position) ?? winAtOnce(position) ?? resultOf(position)
}

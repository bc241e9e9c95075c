import type { Result } from '@aquila/engine'
import { spqrEnd } from '../data/index.ts'
import { holderOf, holderOfRoma } from './control.ts'
import { definitiveVictory } from './score.ts'
import { republicDead } from './spqr.ts'
import type { AleaPosition } from './state.ts'
import { resultOf } from './victory.ts'

/** What Phase F would make of a position if it began now. Pure: the screen shows it all the year. */

/** AIE-2.F-d: with Roma and the regions in the hands of those who would be found to hold them. */
export function withControlChecked(position: AleaPosition): AleaPosition {
  const { state, data } = position
  const regions = { ...state.regions }
  for (const region of data.regionOrder) regions[region] = holderOf(position, region)
  return { ...position, state: { ...state, regions, roma: holderOfRoma(position) } }
}

/** Who would have won: the Republic's death and a definitive victory end the match before it is judged. */
export function resultAsThingsStand(position: AleaPosition, spqrNext: number): Result {
  if (position.state.spqr >= spqrEnd) return republicDead(position)
  return definitiveVictory(position) ?? (spqrNext >= spqrEnd ? republicDead(position) : resultOf(position))
}

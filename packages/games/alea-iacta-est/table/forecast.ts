import type { Forecast } from '../../table/index.ts'
import { spqrEnd } from '../data/index.ts'
import type { RepublicAhead } from '../rules/spqr.ts'
import type { Seen } from './position.ts'

/** AIE-5.1.1-a: what the end of the year makes of the Republic, if nothing changes before it. */

/** From here on it is something to worry about. */
const DANGER = 3

export function forecastOf(
  { view, data, messages, text }: Seen,
  { next, lines }: RepublicAhead,
): Forecast | null {
  if (view.spqr < DANGER && next < DANGER) return null
  return {
    title: text('forecast.title'),
    text: next >= spqrEnd ? text('forecast.dead') : text('forecast.stands', { now: view.spqr, next }),
    rule: 'AIE-5.1.1-a',
    lines: lines.map(({ cause, change }) => {
      const region = data.regionOrder.find(each => cause === `no-garrison-${each}`)
      const place = region === undefined ? undefined : data.regions[region].zones[0]
      return {
        value: change > 0 ? `+${change}` : `−${-change}`,
        helps: change < 0,
        // The name ends in its sign, which stands before it here.
        text: String(messages.name(cause)).replace(/ \([^()]*\)$/, ''),
        ...(place === undefined ? {} : { place }),
      }
    }),
  }
}

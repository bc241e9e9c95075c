import type { Choice } from '@aquila/engine'
import { isLeader, placeOf } from '../../imperator/rules/pieces.ts'
import type { MoverWay } from '../../table/index.ts'
import { fleetIds, unitsAboard } from '../data/dioceses.ts'
import { aboard, fleetSteps } from '../rules/fleets/fleets.ts'
import { placeOfFleet } from '../rules/fleets/sail.ts'
import type { Seen } from './position.ts'

/** SV-3.4.2: by sea a leader goes with the fleet in whose port he stands. Where no fleet can move there is no such way. */
export function seaWay(
  seen: Seen,
  leader: string,
  units: readonly string[],
  offered: readonly Choice[],
): MoverWay | null {
  const { position, data, text, messages } = seen
  const sailing = offered.filter(({ verb, noun }) => verb === 'sail' && fleetIds.some(id => id === noun))
  if (sailing.length === 0) return null
  const place = placeOf(position, leader)
  const fleet = fleetIds.find(
    id => placeOfFleet(position, id) === place && sailing.some(({ noun }) => noun === id),
  )
  if (fleet === undefined)
    return { icon: 'naves', choice: null, title: text('way.no-fleet'), text: text('way.sail-in'), reach: [] }
  const room = unitsAboard - aboard(position, fleet).filter(id => !isLeader(data, id)).length
  return {
    icon: 'naves',
    choice: { verb: 'sail', noun: fleet },
    title: String(messages.name(fleet)),
    text: text('way.carries', { fleets: 1, n: Math.min(room, units.length), of: units.length }),
    reach: fleetSteps(position, fleet).filter(step => step !== 'port'),
  }
}

import type { Choice } from '@aquila/engine'
import { strengthOf } from '../../imperator/rules/combat/odds.ts'
import { commandOf, isLeader, placeOf } from '../../imperator/rules/pieces.ts'
import type { ChoiceLook, MoverWay } from '../../table/index.ts'
import { fleetIds, unitsAboard } from '../data/dioceses.ts'
import { aboard, fleetSteps } from '../rules/fleets/fleets.ts'
import { placeOfFleet } from '../rules/fleets/sail.ts'
import type { Seen, SemperInput } from './position.ts'

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
    text: text('way.carries', {
      fleets: 1,
      n: Math.min(room, units.length),
      of: units.length,
      left: Math.max(0, units.length - room),
    }),
    reach: fleetSteps(position, fleet).filter(step => step !== 'port'),
  }
}

/** SV-3.4.2-E: who has gone aboard in port; null where nobody does. */
export function aboardIn({ decision, role }: SemperInput): readonly string[] | null {
  const { about } = decision ?? {}
  if (decision?.task !== 'sail' || decision.role !== role || !Array.isArray(about?.aboard)) return null
  return about.aboard.filter(piece => typeof piece === 'string')
}

/** SV-3.4.2-C: all go aboard who find room, the best leader first. */
export function embarkLook(
  { position, data, text }: Seen,
  { decision }: SemperInput,
  piece: string,
): ChoiceLook {
  const leaders = (decision?.choices ?? []).flatMap(({ verb, noun }) =>
    verb === 'embark' && typeof noun === 'string' && isLeader(data, noun) ? [noun] : [],
  )
  const all = text('choice.embark-all')
  if (!isLeader(data, piece)) return { all, along: strengthOf(position, [piece]) }
  const best = leaders.toSorted((one, other) => commandOf(position, other) - commandOf(position, one))[0]
  return piece === best ? { all, along: BEFORE_UNITS } : {}
}

const BEFORE_UNITS = 100

import { type Rules, row } from '@aquila/engine'
import { leaderDies } from '../../../imperator/rules/fate.ts'
import { enter } from '../../../imperator/rules/movement/entering.ts'
import { hasEnemyUnits } from '../../../imperator/rules/movement/stacking.ts'
import { eliminateUnit, isLeader, setMoved, sideOf } from '../../../imperator/rules/pieces.ts'
import type { FleetId, SideId } from '../../data/index.ts'
import { fleetBox, type Place, type Semper, type SemperPosition } from '../state.ts'
import { pick } from '../tasks.ts'
import { aboard, whyNotLandWith } from './fleets.ts'

/**
 * RULING-118: anybody who returns to his old side aboard a fleet that is not its own leaves it at once, all together
 * if they can.
 */
export function* leaveEnemyFleet(g: Semper, fleet: FleetId, side: SideId): Rules {
  const pieces = aboard(g, fleet).filter(piece => sideOf(g, piece) === side)
  if (g.state.fleets[fleet].side !== side && pieces.length > 0) yield* leave(g, fleet, side, pieces)
}

function* leave(g: Semper, fleet: FleetId, side: SideId, pieces: readonly string[]): Rules {
  const nouns = safeCoasts(g, fleet, side, pieces)
  if (nouns.length > 0) {
    const zone = yield* pick({
      role: side,
      rule: 'SV-3.6.4-F',
      task: 'leave-fleet',
      verb: 'land',
      nouns,
      about: { fleet, pieces },
    })
    g.tell({ kind: 'landing', rule: 'SV-3.6.4-F', data: { fleet, zone, pieces } })
    for (const piece of pieces) setMoved(g, piece, true)
    yield* enter(g, side, pieces, fleetBox(fleet), zone)
  } else if (pieces.length > 1) {
    for (const piece of pieces) yield* leave(g, fleet, side, [piece])
  } else {
    for (const piece of pieces) yield* perish(g, side, piece, fleetBox(fleet))
  }
}

/** The coasts of the sea where they may be, free of enemy units; in port its zone. */
function safeCoasts(
  position: SemperPosition,
  fleet: FleetId,
  side: SideId,
  pieces: readonly string[],
): readonly Place[] {
  const { state, data } = position
  const { at } = state.fleets[fleet]
  const coasts = at === 'port' ? [data.fleets[fleet].zone] : row(data.seas, at).coasts
  return coasts.filter(
    zone => !hasEnemyUnits(position, zone, side) && whyNotLandWith(position, side, pieces, zone) === null,
  )
}

function* perish(g: Semper, side: SideId, piece: string, zone: Place): Rules {
  if (isLeader(g.data, piece)) return yield* leaderDies(g, piece, 'sea')
  eliminateUnit(g, piece)
  g.tell({ kind: 'unit-lost', rule: 'SV-3.6.4-F', data: { side, unit: piece, zone } })
}

import type { Rules } from '@aquila/engine'
import { leadersDie } from '../../../imperator/rules/fate.ts'
import { eliminateUnit, isLeader } from '../../../imperator/rules/pieces.ts'
import { fleetIds, turnsWithoutFleet } from '../../data/dioceses.ts'
import type { FleetId } from '../../data/index.ts'
import { aboard } from '../fleets/fleets.ts'
import type { Semper } from '../state.ts'

/** SV-9.2-A, SV-9.2-B: fleets that are not in port are lost for years, with those aboard. */
export function* adjustFleets(g: Semper): Rules {
  for (const id of fleetIds) {
    const { at, returns } = g.state.fleets[id]
    if (at !== 'port' && returns === null) yield* loseFleet(g, id)
  }
}

function* loseFleet(g: Semper, id: FleetId): Rules {
  const year = g.state.year + turnsWithoutFleet + 1
  g.tell({ kind: 'fleet-lost', rule: 'SV-9.2-A', data: { fleet: id, year } })
  const drowned = aboard(g, id)
  for (const piece of drowned) if (!isLeader(g.data, piece)) eliminateUnit(g, piece)
  yield* leadersDie(
    g,
    drowned.filter(piece => isLeader(g.data, piece)),
    'sea',
  )
  g.state.fleets[id].at = 'port'
  g.state.fleets[id].returns = year
}

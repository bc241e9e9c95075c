import type { Rules } from '@aquila/engine'
import { containerFor } from '../containers.ts'
import { periodData } from '../new-chits.ts'
import { piecesOnMap, putAll } from '../pieces.ts'
import type { Kings, KingsPosition } from '../state.ts'

export function isLastTurnOfPeriod({ state, data }: KingsPosition): boolean {
  return state.turn === periodData(data, state.period).lastTurn
}

/** KOR-EOT-4, RULING-42: the period ends: hostile leaders and units leave the map, garrisons stay. */
export function* redeployment(g: Kings): Rules {
  if (!isLastTurnOfPeriod(g)) return
  const leaving = piecesOnMap(g, 'hostile')
  putAll(
    g,
    leaving.map(id => ({ id, place: containerFor(g.data, id, 'hostile') })),
  )
  // RULING-34; KOR-WAR-2: the wars end with the period.
  g.state.control = {}
  g.state.wars = []
  g.tell({ kind: 'redeployment', rule: 'KOR-EOT-4', data: { pieces: leaving } })
}

import type { Rules } from '@aquila/engine'
import { leaderDies, leadersDie } from '../fate.ts'
import { enter } from '../movement/entering.ts'
import { eliminateUnit, isLeader } from '../pieces.ts'
import type { Campaign, FactionId, Place } from '../state.ts'

/** 8.4.1: what retreats are made of; who goes together, and by which ways, each game says itself. */

export function* withdraw(
  g: Campaign,
  side: FactionId,
  force: readonly string[],
  from: Place,
  to: Place,
): Rules {
  g.tell({ kind: 'retreat', rule: g.data.cites.retreat, data: { side, pieces: force, from, to } })
  yield* enter(g, side, force, from, to)
}

/** A force that cannot retreat is lost with its leaders. */
export function* trapped(g: Campaign, zone: Place, side: FactionId, force: readonly string[]): Rules {
  const units = force.filter(piece => !isLeader(g.data, piece))
  for (const piece of units) {
    g.tell({ kind: 'trapped', rule: g.data.cites.retreat, data: { side, piece, zone } })
    eliminateUnit(g, piece)
  }
  yield* leadersDie(
    g,
    force.filter(piece => isLeader(g.data, piece)),
    'blocked-retreat',
  )
}

/** Event 4: an ill leader who must leave his zone after a defeat dies. */
export function* illLeadersDie(g: Campaign, leaving: readonly string[]): Rules {
  for (const id of leaving) if (g.state.turn.ill.includes(id)) yield* leaderDies(g, id, 'illness')
}

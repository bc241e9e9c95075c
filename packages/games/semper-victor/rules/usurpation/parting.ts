import type { Rules } from '@aquila/engine'
import { leadersDie } from '../../../imperator/rules/fate.ts'
import { eliminateUnit, isLeader, romansOf } from '../../../imperator/rules/pieces.ts'
import type { SideId } from '../../data/index.ts'
import { leaveZone } from '../combat/retreat.ts'
import { whyBesideOwnPeople } from '../movement/limits.ts'
import type { Place, Semper } from '../state.ts'

/**
 * RULING-120, SV-4.2.4-A: Romans whom a change of sides leaves beside a People at war of their own player leave the zone at
 * once, as after a defeat. Nobody has beaten them: who finds no way, or is ill (SV-EV-4), is lost without VP.
 */
export function* partFromPeoples(g: Semper, zone: Place, side: SideId): Rules {
  if (whyBesideOwnPeople(g, side, zone) === null) return
  const { leaders, units } = romansOf(g, zone, side)
  const ill = leaders.filter(id => g.state.turn.ill.includes(id))
  const force = [...leaders, ...units].filter(piece => !ill.includes(piece))
  const stranded = force.length === 0 ? [] : yield* leaveZone(g, zone, side, force, [])
  const lost = [...stranded, ...ill]
  for (const unit of lost.filter(piece => !isLeader(g.data, piece))) {
    eliminateUnit(g, unit)
    g.tell({ kind: 'unit-lost', rule: 'SV-4.2.4-A', data: { side, unit, zone } })
  }
  yield* leadersDie(
    g,
    lost.filter(piece => isLeader(g.data, piece)),
    'no-refuge',
  )
}

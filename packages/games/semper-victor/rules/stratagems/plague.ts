import { type Rules, row } from '@aquila/engine'
import { isLeader, leadersIn, placeOf, unit, unitsIn } from '../../../imperator/rules/pieces.ts'
import { leaderIsExposed } from '../../../imperator/rules/stratagems/effects/plague.ts'
import { reduce } from '../../../imperator/rules/stratagems/reduce.ts'
import type { SideId } from '../../data/index.ts'
import type { Place, Plague, Semper, SemperPosition } from '../state.ts'
import { pick } from '../tasks.ts'
import { layOnMap } from './hand.ts'

/** How a zone is infested: as the focus, or beside the focus of an epidemic. */
export type Infestation = 'focus' | 'around'

/** SV-6.3-D, SV-6.3-E: the counter is laid on any land zone, and strikes at once. */
export function* outbreak(g: Semper, side: SideId, counter: string, epidemic: boolean): Rules {
  const rule = epidemic ? 'SV-6.3-E' : 'SV-6.3-D'
  const zone = yield* pick({
    role: side,
    rule,
    task: 'pick-plague-zone',
    verb: 'infect',
    nouns: g.data.zoneIds,
    about: { epidemic },
  })
  const plague: Plague = { counter, zone, epidemic }
  layOnMap(g, counter)
  g.state.plagues.push(plague)
  g.tell({ kind: 'plague', rule, data: { zone, epidemic } })
  // Anybody who flees from one infested zone to another meanwhile is struck as one who enters it.
  const struck = zonesOf(g, plague).flatMap(each =>
    [...unitsIn(g, each), ...leadersIn(g, each)].map(piece => ({ piece, zone: each })),
  )
  for (const { piece, zone: each } of struck)
    yield* strike(g, piece, each, each === zone ? 'focus' : 'around')
}

/** SV-6.3-E, RULING-57: the zones around count over rivers and straits. */
function zonesOf({ data }: SemperPosition, { zone, epidemic }: Plague): readonly Place[] {
  return epidemic ? [zone, ...row(data.zones, zone).neighbours.map(next => next.zone)] : [zone]
}

/** How a zone is infested now; null: not at all. */
export function infestation(position: SemperPosition, zone: Place): Infestation | null {
  const { plagues } = position.state
  if (plagues.some(plague => plague.zone === zone)) return 'focus'
  return plagues.some(plague => zonesOf(position, plague).includes(zone)) ? 'around' : null
}

/**
 * A unit is reduced, and lost in the focus if it was already; a leader dies on a 9. Anybody who has left the zone is
 * spared.
 */
export function* strike(g: Semper, piece: string, zone: Place, how: Infestation): Rules {
  if (placeOf(g, piece) !== zone) return
  if (isLeader(g.data, piece)) yield* leaderIsExposed(g, g.state.active, zone, piece)
  else if (how === 'focus' || !unit(g, piece).reduced)
    reduce(g, piece, zone, how === 'focus' ? 'SV-6.3-D' : 'SV-6.3-E')
}

/** SV-6.3-D, RULING-85: the plague ends with Phase E; its counter goes back to the cup. */
export function endPlagues(g: Semper): void {
  for (const { counter, zone } of g.state.plagues.splice(0)) {
    g.state.cup.push(counter)
    g.tell({ kind: 'plague-ends', rule: 'SV-6.3-D', data: { zone } })
  }
}

import type { Rules } from '@aquila/engine'
import { leadersDie } from '../../../imperator/rules/fate.ts'
import { eliminateUnit, isLeader, romansOf } from '../../../imperator/rules/pieces.ts'
import type { SideId } from '../../data/index.ts'
import { leaveZone } from '../combat/retreat.ts'
import { whyBesideOwnPeople } from '../movement/limits.ts'
import type { Place, Semper, SemperPosition } from '../state.ts'

/**
 * RULING-120, SV-4.2.4-A: Romans whom a change of sides, or the plague on a march, leaves beside a People at war of their own
 * player leave the zone at once, as after a defeat. All of them are noted before the first is asked where to go.
 */
export function* partFromPeoples(g: Semper, zones: Iterable<Place>, sides: readonly SideId[]): Rules {
  const partings = [...zones].flatMap(zone =>
    sides.map(side => ({ zone, side, romans: besideOwnPeople(g, zone, side) })),
  )
  // Mostly nobody has to, and all zones are looked at.
  if (partings.every(({ romans }) => romans === NOBODY)) return
  note(g, [...leaving(g), ...partings.flatMap(({ romans }) => romans)])
  for (const { zone, side, romans } of partings) {
    yield* part(g, zone, side)
    note(
      g,
      leaving(g).filter(piece => !romans.includes(piece)),
    )
  }
}

/** The Romans of a side in a zone who may not stay there; on the map only. */
function besideOwnPeople(position: SemperPosition, zone: Place, side: SideId): readonly string[] {
  if (!Object.hasOwn(position.data.zones, zone)) return NOBODY
  if (whyBesideOwnPeople(position, side, zone) === null) return NOBODY
  const { leaders, units } = romansOf(position, zone, side)
  return leaders.length + units.length === 0 ? NOBODY : [...leaders, ...units]
}

/** Nobody has beaten them: anybody who finds no way, or is ill (SV-EV-4), is lost without VP. */
function* part(g: Semper, zone: Place, side: SideId): Rules {
  const romans = besideOwnPeople(g, zone, side)
  const ill = romans.filter(piece => g.state.turn.ill.includes(piece))
  const force = romans.filter(piece => !ill.includes(piece))
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

const NOBODY: readonly string[] = []

/** Who is just leaving a People of his own player. */
export function leaving({ state }: SemperPosition): readonly string[] {
  return state.turn.leaving ?? NOBODY
}

function note({ state: { turn } }: Semper, pieces: readonly string[]): void {
  if (pieces.length > 0) turn.leaving = pieces
  else delete turn.leaving
}

import { isLeader, placesOnMap, sideOf, stackIn } from '../../imperator/rules/pieces.ts'
import { pieceOf, strengthOf } from '../../imperator/table/counters.ts'
import { sideName } from '../../imperator/table/dress.ts'
import type { Tray } from '../../table/index.ts'
import { toDeploy } from '../rules/deployment.ts'
import { opponentOf } from '../rules/state.ts'
import { kitOf } from './dress.ts'
import { type Seen, type SemperInput, sideOfRole } from './position.ts'

/** SV-3.3.2-A: what is still to be placed, and what the other side has on the map. */
export function trayOf(seen: Seen, { decision, role }: SemperInput): Tray | null {
  const { position, data, text } = seen
  const side = sideOfRole(role)
  if (decision?.task !== 'deploy-unit' || decision.role !== role || side === null) return null
  const all = toDeploy(position, side)
  const left = all.slice(Math.max(0, all.indexOf(String(decision.about?.unit))))
  const enemy = opponentOf(position, side)
  const theirs = placesOnMap(data)
    .flatMap(place => stackIn(position, place))
    .filter(id => sideOf(position, id) === enemy)
  const units = theirs.filter(id => !isLeader(data, id))
  // A unit that stands nowhere yet is nobody's by its place: it wears what its owner wears.
  const pieces = left.map(id => ({ ...pieceOf(seen, id), kit: kitOf(side) }))
  return {
    title: text('tray.left', { n: left.length }),
    groups: [{ name: text('tray.units'), pieces }],
    note: text('tray.enemy', {
      side: sideName(seen, enemy),
      leaders: theirs.length - units.length,
      units: units.length,
      strength: strengthOf(units.map(id => pieceOf(seen, id))),
    }),
  }
}

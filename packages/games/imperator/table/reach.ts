import type { PlaceId, Reach, Threat } from '../../table/index.ts'
import { strengthOf } from '../rules/combat/odds.ts'
import { columnFrom, marchFromAbout } from '../rules/movement/about.ts'
import { type Column, columnOf, type March, marchFrom } from '../rules/movement/column.ts'
import { landUnitsUnder } from '../rules/movement/command.ts'
import { nextZones, whyUnitStays } from '../rules/movement/land.ts'
import { afterStep, meetsEnemies, mustStop, whyNotEnd } from '../rules/movement/paths.ts'
import { commandOf, leadersOf, placesOnMap, stackIn, unitsOf } from '../rules/pieces.ts'
import { type CampaignPosition, type FactionId, opponentOf } from '../rules/state.ts'
import { isAsked } from '../rules/tasks.ts'
import { leaderPiece } from './counters.ts'
import { type CampaignInput, factionOf, type Seen } from './dress.ts'

/** How far a column can go, by the rules of land movement. */

export interface Reached {
  readonly march: March
  readonly way: readonly PlaceId[]
  readonly battle: boolean
  /** The last step goes over a river or strait. */
  readonly crossed: boolean
}

/** Every zone in reach and the cheapest way there. A column goes on from a zone unless it must stop in it. */
export function arrivals(
  position: CampaignPosition,
  column: Column,
  from: March,
): ReadonlyMap<PlaceId, Reached> {
  const found = new Map<PlaceId, Reached>()
  const queue: Reached[] = [{ march: from, way: [], battle: false, crossed: false }]
  for (const { march, way } of queue) {
    for (const zone of nextZones(position, column, march)) {
      const step = position.data.zones[march.zone]?.neighbours.find(neighbour => neighbour.zone === zone)
      if (step === undefined || zone === from.zone) continue
      const next = afterStep(position, march, step)
      if ((found.get(zone)?.march.spent ?? Number.POSITIVE_INFINITY) <= next.spent) continue
      const arrival = {
        march: next,
        way: [...way, zone],
        battle: meetsEnemies(position, column, zone),
        crossed: step.kind !== 'land',
      }
      found.set(zone, arrival)
      if (!mustStop(position, column, zone)) queue.push(arrival)
    }
  }
  return found
}

/** Where the column that the question is about could go on to, beyond its next step. */
export function reachOf({ decision }: CampaignInput, seen: Seen): readonly Reach[] {
  if (!isAsked(decision, 'set-out', 'march') || decision.about.leader === null) return []
  const { position, text } = seen
  const side = factionOf(seen, decision.role)
  if (side === null) return []
  const column = columnFrom(position, side, decision.about)
  const march = marchFromAbout(decision.about)
  return [...arrivals(position, column, march)]
    .filter(([, { way, march: end }]) => way.length > 1 && whyNotEnd(position, column, end) === null)
    .map(([place, { way, march: end, battle }]): Reach => {
      return { place, way: [march.zone, ...way], battle, cost: text('choice.mp', { n: end.spent }) }
    })
}

/** Who could march into a zone in his next sequence: each enemy leader with the strongest units he can command. */
export function threatsTo({ role }: CampaignInput, seen: Seen, place: PlaceId): readonly Threat[] {
  const { position, view } = seen
  const enemy = opponentOf(position, factionOf(seen, role) ?? view.active)
  return placesOnMap(position.data).flatMap((from): Threat[] => {
    if (from === place || position.data.zones[from] === undefined) return []
    const best = leadersOf(position, from, enemy)
      .flatMap(id => raidOf(seen, enemy, id, from, place) ?? [])
      .toSorted((one, other) => (other.strength ?? 0) - (one.strength ?? 0))[0]
    const raid = best ?? leaderlessRaid(seen, enemy, from, place)
    return raid === null ? [] : [raid]
  })
}

/** 3.4.1, 4.3: units without a leader go one zone, each for itself. */
function leaderlessRaid(
  { position, dress, text }: Seen,
  side: FactionId,
  from: PlaceId,
  to: PlaceId,
): Threat | null {
  const units = unitsOf(position, from, side).filter(
    id =>
      whyUnitStays(position, id) === null &&
      nextZones(position, columnOf(position, side, null, [id], false), marchFrom(from)).includes(to),
  )
  if (units.length === 0) return null
  const cost = position.data.zones[from]?.neighbours.find(({ zone }) => zone === to)?.cost ?? 1
  return {
    from,
    kit: dress.kitOf(side),
    name: text('choice.units', { n: units.length }),
    strength: strengthOf(position, units),
    cost: text('choice.mp', { n: cost }),
  }
}

function raidOf(seen: Seen, side: FactionId, leader: string, from: PlaceId, to: PlaceId): Threat | null {
  const { position, dress, text } = seen
  const units = landUnitsUnder(position, leader, stackIn(position, from))
    .toSorted((one, other) => strengthOf(position, [other]) - strengthOf(position, [one]))
    .slice(0, commandOf(position, leader))
  if (units.length === 0) return null
  const column = columnOf(position, side, leader, units, false)
  const arrival = arrivals(position, column, marchFrom(from)).get(to)
  if (arrival === undefined) return null
  return {
    from,
    kit: dress.kitOf(side),
    name: leaderPiece(seen, leader).label,
    strength: strengthOf(position, units),
    cost: text('choice.mp', { n: arrival.march.spent }),
  }
}

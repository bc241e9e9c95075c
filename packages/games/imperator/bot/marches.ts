import { row } from '@aquila/engine'
import { strengthOf } from '../rules/combat/odds.ts'
import { type Column, columnOf, type March, marchFrom } from '../rules/movement/column.ts'
import { landUnitsUnder } from '../rules/movement/command.ts'
import { canLead, canMarchAlone, nextZones, whyNotGo, whyNotLeftBehind } from '../rules/movement/land.ts'
import { afterStep, mustStop, whyNotEnd } from '../rules/movement/paths.ts'
import { commandOf, landUnitsOf, placeOf, stackIn, unit, unitsIn } from '../rules/pieces.ts'
import type { CampaignPosition, FactionId, Place } from '../rules/state.ts'
import type { Doctrine } from './doctrine.ts'
import type { Order } from './orders.ts'

/** Moves by land that are worth a thought. */

/** Every zone in which a column can end its march, and the cheapest way there. */
export function routesOf(position: CampaignPosition, column: Column, start: Place): Map<Place, Place[]> {
  const routes = new Map<Place, Place[]>()
  let front: { march: March; path: Place[] }[] = [{ march: marchFrom(start), path: [] }]
  const spent = new Map<Place, number>([[start, 0]])
  while (front.length > 0) {
    const next: typeof front = []
    for (const { march, path } of front) {
      if (path.length > 0 && mustStop(position, column, march.zone)) continue
      for (const step of row(position.data.zones, march.zone).neighbours) {
        const total = march.spent + step.cost
        if (total > column.allowance || total >= (spent.get(step.zone) ?? Number.POSITIVE_INFINITY)) continue
        if (whyNotGo(position, column, march, step) !== null) continue
        spent.set(step.zone, total)
        const on = { march: afterStep(position, march, step), path: [...path, step.zone] }
        if (whyNotEnd(position, column, on.march) === null) routes.set(step.zone, on.path)
        next.push(on)
      }
    }
    front = next
  }
  return routes
}

export function strongestFirst(position: CampaignPosition, units: readonly string[]): string[] {
  return units.toSorted((one, two) => strengthOf(position, [two]) - strengthOf(position, [one]))
}

/**
 * All that a leader can do by land: alone to where he is of use, with one unit and, if he is the `chief` of his stack,
 * with half of his army or all of it. A `rough` look sees only whole armies.
 */
export function* marchesOf(
  doctrine: Doctrine,
  position: CampaignPosition,
  side: FactionId,
  id: string,
  chief: boolean,
  rough = false,
): Generator<Order> {
  if (!canLead(position, id)) return
  const from = placeOf(position, id)
  const units = freshUnitsUnder(position, id, from)
  const [first] = units
  if (!rough || first === undefined) yield* marchesWithoutUnits(doctrine, position, side, id, from)
  if (first === undefined) return
  const command = commandOf(position, id)
  const region = position.data.zones[from]?.region ?? null
  const within = units.slice(0, command)
  const leaving = doctrine.sparing(position, side, from, units, command)
  // An army that may leave the region can go farthest.
  const farthest = leaving[0] ?? first
  const bound = mustStayTogether(position, side, id, from, farthest)
  const routes = routesOf(position, columnOf(position, side, id, bound ? within : [farthest], false), from)
  // Made once, so that a bot that tries the marches sees that the same go.
  const parts = (units: readonly string[]) =>
    bound ? [units] : chief ? [...partsOf(units, rough)] : [units.slice(-1)]
  const partsWithin = parts(within)
  const partsLeaving = parts(leaving)
  for (const [to, path] of routes) {
    for (const along of position.data.zones[to]?.region === region ? partsWithin : partsLeaving) {
      if (along.length === 0) continue
      yield order(id, along, from, path)
      if (rough) continue
      const drops = dropsOnTheWay(position, side, along, path)
      if (drops !== null) yield { ...order(id, along, from, path), drops }
    }
  }
}

/** 3.4.1: outside the Roman world no unit stays behind without a leader: the last one there leaves with all, or not at all. */
function mustStayTogether(
  position: CampaignPosition,
  side: FactionId,
  id: string,
  from: Place,
  unit: string,
): boolean {
  return whyNotLeftBehind(position, side, row(position.data.zones, from), [id, unit]) !== null
}

/** The zones to which a leader could bring an army, and the ways there. */
export function routesWithArmy(
  position: CampaignPosition,
  side: FactionId,
  id: string,
): ReadonlyMap<Place, readonly Place[]> {
  const from = placeOf(position, id)
  const units = freshUnitsUnder(position, id, from)
  const [first] = units
  if (first === undefined) return new Map()
  const bound = mustStayTogether(position, side, id, from, first)
  const army = bound ? units.slice(0, commandOf(position, id)) : [first]
  return routesOf(position, columnOf(position, side, id, army, false), from)
}

/** The whole army of a leader, to one zone; null if he cannot bring any. */
export function armyTo(
  doctrine: Doctrine,
  position: CampaignPosition,
  side: FactionId,
  id: string,
  path: readonly Place[],
): Order | null {
  const from = placeOf(position, id)
  const to = path.at(-1)
  if (to === undefined) return null
  const units = freshUnitsUnder(position, id, from)
  const command = commandOf(position, id)
  const leaves = position.data.zones[to]?.region !== position.data.zones[from]?.region
  const along = leaves ? doctrine.sparing(position, side, from, units, command) : units.slice(0, command)
  return along.length === 0 ? null : order(id, along, from, path)
}

/** Units in the zone that a leader could take, the strongest first. */
export function freshUnitsUnder(position: CampaignPosition, id: string, from: Place): string[] {
  const units = landUnitsUnder(position, id, stackIn(position, from))
  return strongestFirst(
    position,
    units.filter(piece => !unit(position, piece).moved),
  )
}

/** A leader by himself goes on an errand, or where somebody waits to be led. */
function* marchesWithoutUnits(
  doctrine: Doctrine,
  position: CampaignPosition,
  side: FactionId,
  id: string,
  from: Place,
): Generator<Order> {
  const nobody: readonly string[] = []
  const alone = columnOf(position, side, id, nobody, false)
  for (const [to, path] of routesOf(position, alone, from)) {
    if (doctrine.errand(position, side, to) !== null || landUnitsOf(position, to, side).length > 0)
      yield order(id, nobody, from, path)
  }
}

/** The whole army, or parts of it that are worth a thought. */
function* partsOf(units: readonly string[], rough: boolean): Generator<readonly string[]> {
  if (units.length === 0) return
  yield units
  if (rough) return
  if (units.length > 1) yield units.slice(0, -1)
  if (units.length > 3) yield units.slice(0, Math.ceil(units.length / 2))
  if (units.length > 2) yield units.slice(-1)
}

/** 3.4.1: the weakest units are left in empty zones of foreign regions, to hold them. */
function dropsOnTheWay(
  position: CampaignPosition,
  side: FactionId,
  along: readonly string[],
  path: readonly Place[],
): Record<Place, string> | null {
  const drops: Record<Place, string> = {}
  const weakest = along.toReversed()
  let left = along.length - 1
  for (const zone of path.slice(0, -1)) {
    const region = position.data.zones[zone]?.region ?? null
    const piece = weakest[0]
    if (region === null || row(position.state.regions, region) === side || left <= 0 || piece === undefined)
      continue
    if (unitsIn(position, zone).length > 0) continue
    drops[zone] = piece
    weakest.shift()
    left--
  }
  return Object.keys(drops).length === 0 ? null : drops
}

/** A unit on its own: one zone. */
export function* marchesAlone(
  doctrine: Doctrine,
  position: CampaignPosition,
  side: FactionId,
  id: string,
): Generator<Order> {
  if (!canMarchAlone(position, id)) return
  const from = placeOf(position, id)
  const mayLeave = doctrine.sparing(position, side, from, [id], 1).length > 0
  const column = columnOf(position, side, null, [id], false)
  for (const zone of nextZones(position, column, marchFrom(from))) {
    if (!mayLeave && position.data.zones[zone]?.region !== position.data.zones[from]?.region) continue
    yield { verb: 'march', piece: id, along: [], from, path: [zone], drops: {} }
  }
}

function order(id: string, along: readonly string[], from: Place, path: readonly Place[]): Order {
  return { verb: 'lead', piece: id, along, from, path, drops: {} }
}

import type { RuleId, Rules } from '@aquila/engine'
import { type Face, type HexId, hexes, type NationId } from '../data/index.ts'
import { stopsHostiles, stopsRomans } from './cities.ts'
import { containerFor } from './containers.ts'
import { eliminateHostile } from './losses.ts'
import { isUnit, nationOf, noteEntry, placeOf, put, putTogether } from './pieces.ts'
import { boxes, type Kings, type KingsPosition, ROME } from './state.ts'
import { pick } from './tasks.ts'
import { nearestFirst, nearestFriendlyCity, roadNeighbours } from './travel.ts'

/** RULING-58: retreats go to one adjacent hex of a road. */

/** The hexes beside this one, along roads, with neither hostile units nor a city held against Rome. */
export function freeRoadHexes(position: KingsPosition, hex: HexId): HexId[] {
  return roadNeighbours(position.data, hex).filter(to => !stopsRomans(position, to))
}

/** The mirror for the others: no Romans, no city of Rome. */
function freeForHostiles(position: KingsPosition, hex: HexId): HexId[] {
  return roadNeighbours(position.data, hex).filter(to => !stopsHostiles(position, to))
}

/** Is there a hex to which a side could step back from here? */
export function hasWayOut(position: KingsPosition, hex: HexId, side: Face): boolean {
  return (side === 'roman' ? freeRoadHexes(position, hex) : freeForHostiles(position, hex)).length > 0
}

/**
 * RULING-58: Roman pieces step back: to the hex they entered from, if `entering` says which and it is free; else the player
 * picks an adjacent one; else to Rome.
 */
export function* romansStepBack(
  g: Kings,
  pieces: readonly string[],
  hex: HexId,
  entering: HexId | null,
  rule: RuleId,
  reason: string,
): Rules {
  if (pieces.length === 0) return
  const free = freeRoadHexes(g, hex)
  if (entering !== null && free.includes(entering)) {
    moveAll(g, pieces, hex, entering, rule, reason)
    return
  }
  const to =
    free.length === 0
      ? hexes.rome
      : yield* pick({
          role: ROME,
          rule,
          task: 'step-back',
          verb: 'to',
          nouns: free,
          about: { hex, reason },
        })
  moveAll(g, pieces, hex, to, rule, reason)
}

export function romansToRome(g: Kings, pieces: readonly string[], rule: RuleId, reason: string): void {
  const [first] = pieces
  if (first === undefined) return
  moveAll(g, pieces, placeOf(g, first), hexes.rome, rule, reason)
}

/** RULING-58: to the hex it came from, else the free adjacent one nearest to a friendly city; none: it is destroyed. */
export function hostilesStepBack(
  g: Kings,
  pieces: readonly string[],
  hex: HexId,
  entering: HexId | null,
  rule: RuleId,
  reason: string,
): void {
  const [first] = pieces
  if (first === undefined) return
  const nation = nationOf(g.data, first)
  const free = freeForHostiles(g, hex)
  const refuge = nation === null ? null : nearestFriendlyCity(g, hex, nation)
  const towards = refuge === null ? free : nearestFirst(g.data, refuge, free)
  const to = entering !== null && free.includes(entering) ? entering : towards[0]
  if (to === undefined) destroy(g, pieces, rule)
  else moveAll(g, pieces, hex, to, rule, reason)
}

/** KOR-RETR-1, KOR-SURV-1: to the nearest friendly city; without one, as RULING-47 says. */
export function hostilesToCity(
  g: Kings,
  pieces: readonly string[],
  nation: NationId,
  rule: RuleId,
  reason: string,
): void {
  for (const [hex, group] of groupedByPlace(g, pieces)) {
    const to = nearestFriendlyCity(g, hex, nation)
    if (to !== null) moveAll(g, group, hex, to, rule, reason)
    else for (const piece of group) withdrawFromMap(g, piece, rule)
  }
}

/** RULING-47: a people with no city left: units to the General Pool, leaders to the NR container, event pieces home. */
export function withdrawFromMap(g: Kings, piece: string, rule: RuleId): void {
  const hex = placeOf(g, piece)
  const inContainer = containerFor(g.data, piece, 'hostile')
  const to = isUnit(g.data, piece) && inContainer === boxes.hostile ? boxes.pool : inContainer
  put(g, piece, to)
  g.tell({ kind: 'withdrawn', rule, data: { piece, hex, side: 'hostile', to } })
}

function destroy(g: Kings, pieces: readonly string[], rule: RuleId): void {
  for (const piece of pieces) {
    if (isUnit(g.data, piece)) eliminateHostile(g, piece, rule)
    else withdrawFromMap(g, piece, rule)
  }
}

function groupedByPlace(g: Kings, pieces: readonly string[]): Map<HexId, string[]> {
  const groups = new Map<HexId, string[]>()
  for (const piece of pieces) {
    const hex = placeOf(g, piece)
    groups.set(hex, [...(groups.get(hex) ?? []), piece])
  }
  return groups
}

/** Puts pieces into another hex and tells why. */
export function moveAll(
  g: Kings,
  pieces: readonly string[],
  from: HexId,
  to: HexId,
  rule: RuleId,
  reason: string,
): void {
  if (pieces.length === 0 || from === to) return
  putTogether(g, pieces, to)
  for (const piece of pieces) if (!isUnit(g.data, piece)) noteEntry(g, piece, from)
  g.tell({ kind: 'withdraws', rule, data: { pieces: [...pieces], from, to, reason } })
}

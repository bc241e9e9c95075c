import type { Rules } from '@aquila/engine'
import { enterForeignLeader, placeLeader } from '../../imperator/rules/entry.ts'
import { type FactionId, row } from '../data/index.ts'
import { hasRomanLeader } from './control.ts'
import { changeFaction, leader, sideOf } from './pieces.ts'
import { ensureFactionLeaders, makeFactionLeader } from './politics/faction-leaders.ts'
import type { AleaReason } from './reasons.ts'
import { isClosedTo, isFreeFor } from './regions.ts'
import { type Alea, type AleaPosition, boxes, opponentOf, type Place } from './state.ts'

/** AIE-2.C-a: leaders who come into the game or back into it are placed, those of the initiative player first. */
export function* enterLeaders(g: Alea): Rules {
  decideUndecided(g)
  for (const side of [g.state.initiative, opponentOf(g, g.state.initiative)]) {
    for (const id of g.data.romanLeaderIds) {
      if (isDue(g, id) && leader(g, id).faction === side) yield* enterRoman(g, side, id)
    }
    for (const id of Object.keys(g.data.foreignLeaders)) {
      if (isForeignLeaderDue(g, id) && placerOf(g, id) === side) yield* enterForeignLeader(g, side, id)
    }
  }
  yield* ensureFactionLeaders(g)
}

/** AIE-LT-a: a leader marked "?" on the table joins a faction by 1d6 when he is due: even C, odd R. */
function decideUndecided(g: Alea): void {
  for (const id of g.data.romanLeaderIds) {
    const counter = leader(g, id)
    if (counter.faction !== null || !isDue(g, id)) continue
    const side = g.dice.d6(`faction of ${id}`) % 2 === 0 ? 'caesarian' : 'republican'
    changeFaction(g, id, side)
    g.tell({ kind: 'leader-joins', rule: 'AIE-LT-a', data: { leader: id, side } })
  }
}

/**
 * AIE-3.3.2-a, AIE-LT-c: due by his year, or after Caesar's death (AIE-3.5.2-d, AIE-3.5.3-i); a leader who found no zone tries
 * again (RULING-12). One who was removed for a while returns (AIE-9.1-b, AIE-9.2-b).
 */
export function isDue(position: AleaPosition, id: string): boolean {
  const { state, data } = position
  const { place } = leader(position, id)
  if (place === boxes.returning) return true
  if (place !== boxes.coming) return false
  const { entry } = row(data.romanLeaders, id)
  if (entry === 'caesar-dead') return leader(position, 'caesar').place === boxes.dead
  return entry === 'start' || entry <= state.year
}

function* enterRoman(g: Alea, side: FactionId, id: string): Rules {
  const zones = entryZones(g, side, id)
  if (zones.length === 0) {
    g.tell({ kind: 'leader-waits', rule: 'AIE-3.3.2-b', data: { leader: id } })
    return
  }
  const heir = isHeir(g, id)
  yield* placeLeader(g, side, id, zones, heir ? 'AIE-3.5.2-d' : 'AIE-3.3.2-b')
  if (heir && id === 'octavianus' && g.state.octavianusInherits) octavianusLeads(g)
}

/** The zones in which a leader can enter; none: he waits (RULING-12). */
export function entryZones(position: AleaPosition, side: FactionId, id: string): Place[] {
  const beside = isHeir(position, id) ? zonesBesideLeaders(position, side, id) : []
  if (beside.length > 0) return beside
  return position.data.romanCities.filter(zone => whyNotEnterByCity(position, side, id, zone) === null)
}

/** Why a leader cannot enter the game in this zone. */
export function whyNotEnter(
  position: AleaPosition,
  side: FactionId,
  id: string,
  zone: Place,
): AleaReason | null {
  const beside = isHeir(position, id) ? zonesBesideLeaders(position, side, id) : []
  if (beside.length === 0) return whyNotEnterByCity(position, side, id, zone)
  if (beside.includes(zone)) return null
  return { rule: 'AIE-3.5.2-d', why: 'heirs-join-leaders', about: { leader: id } }
}

/** AIE-3.3.2-b: a zone with a city, free of enemy units, in a region of his faction. */
function whyNotEnterByCity(
  position: AleaPosition,
  side: FactionId,
  id: string,
  zone: Place,
): AleaReason | null {
  const { state, data } = position
  const { region, city } = row(data.zones, zone)
  if (region === null || state.regions[region] !== side)
    return { rule: 'AIE-3.3.2-b', why: 'region-not-yours', about: { zone } }
  if (city === null) return { rule: 'AIE-3.3.2-b', why: 'no-city', about: { zone } }
  if (!isFreeFor(position, zone, side)) return { rule: 'AIE-3.3.2-b', why: 'enemies-there', about: { zone } }
  if (isClosedTo(position, id, zone))
    return { rule: 'AIE-S6-b', why: 'closed-to-leader', about: { leader: id, zone } }
  return null
}

/** AIE-3.5.2-d, AIE-3.5.3-i: Caesar's heirs go where a leader of their faction already stands. */
function zonesBesideLeaders(position: AleaPosition, side: FactionId, id: string): Place[] {
  return position.data.zoneIds.filter(
    zone => hasRomanLeader(position, zone, side) && !isClosedTo(position, id, zone),
  )
}

/** A leader with entry "A" who comes for the first time. */
function isHeir(position: AleaPosition, id: string): boolean {
  const { data } = position
  return leader(position, id).place === boxes.coming && row(data.romanLeaders, id).entry === 'caesar-dead'
}

/** AIE-3.5.2-d, RULING-82: Octavianus too leads Caesar's faction. Of two who lead it already, the one named last makes room. */
function octavianusLeads(g: Alea): void {
  const leaders = g.state.factionLeaders.caesarian
  if (leaders.length > 1) leaders.pop()
  makeFactionLeader(g, 'caesarian', 'octavianus', 'AIE-3.5.2-d')
}

/** AIE-4.2.1-a: due by his year, after his predecessor, or because he fell in combat. */
function isForeignLeaderDue(position: AleaPosition, id: string): boolean {
  const { state, data } = position
  const { place } = leader(position, id)
  if (place === boxes.returning) return true
  if (place !== boxes.coming) return false
  const { entry } = row(data.foreignLeaders, id)
  return typeof entry === 'number' ? entry <= state.year : leader(position, entry.after).place === boxes.dead
}

/** Who places a leader of a People: the side that has it; at peace the initiative player. */
function placerOf(position: AleaPosition, id: string): FactionId {
  return sideOf(position, id) ?? position.state.initiative
}

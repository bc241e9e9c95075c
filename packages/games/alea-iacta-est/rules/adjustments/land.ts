import type { Rules } from '@aquila/engine'
import { flightOfLoneLeaders } from '../../../imperator/rules/combat/lone-leaders.ts'
import { inLastWinter } from '../../../imperator/rules/last-winter.ts'
import { hasEnemyUnits } from '../../../imperator/rules/movement/stacking.ts'
import { settleOwnership } from '../../../imperator/rules/ownership.ts'
import { recover } from '../../../imperator/rules/peoples/winter.ts'
import { type FactionId, row } from '../../data/index.ts'
import { whyItaliaClosed } from '../movement/republic.ts'
import {
  eliminateUnit,
  isLeader,
  isNaves,
  isRoman,
  leader,
  leadersIn,
  placeOf,
  put,
  romansOf,
  sideOf,
  unit,
  unitsIn,
} from '../pieces.ts'
import type { AleaReason } from '../reasons.ts'
import { isClosedTo, isFreeFor, zonesControlledBy } from '../regions.ts'
import { type Alea, type AleaPosition, opponentOf } from '../state.ts'
import { pick } from '../tasks.ts'
import { hasPort, sendAway } from './naves.ts'

/** AIE-9.2: the legions, equites and auxilia of both factions go into winter quarters. */
export function* adjustLandUnits(g: Alea): Rules {
  recoverInCities(g)
  leaveForeignLand(g)
  settleOwnership(g)
  for (const side of [g.state.initiative, opponentOf(g, g.state.initiative)]) {
    g.state.active = side
    yield* leaveLostRegions(g, side)
  }
  g.state.active = g.state.initiative
}

/** AIE-9.2-a: reduced units recover in a city that no enemy inside the Republic is next to. */
function recoverInCities(g: Alea): void {
  for (const zone of g.data.romanCities) {
    for (const piece of unitsIn(g, zone)) {
      if (!unit(g, piece).reduced) continue
      if (isRoman(g.data, piece) && !isNaves(g.data, piece) && !isThreatened(g, piece, zone))
        recover(g, piece, 'AIE-9.2-a')
    }
  }
}

function isThreatened(position: AleaPosition, piece: string, zone: string): boolean {
  const side = sideOf(position, piece)
  if (side === null) return false
  return row(position.data.zones, zone).neighbours.some(
    neighbour =>
      row(position.data.zones, neighbour.zone).roman && hasEnemyUnits(position, neighbour.zone, side),
  )
}

/**
 * AIE-9.2-b: Roman land units outside the Republic are lost, on land or at sea, and leaders with them are gone until
 * the next Phase C. RULING-24: not what was placed in Alexandria just now. RULING-54: a leader alone stays.
 */
function leaveForeignLand(g: Alea): void {
  const { state, data } = g
  const spared = new Set(state.turn.placedInAlexandria)
  for (const place of [...data.zonesAbroad, ...Object.keys(data.seas)]) {
    const units = unitsIn(g, place)
    if (units.length === 0) continue
    const lost = units.filter(piece => isRoman(data, piece) && !isNaves(data, piece) && !spared.has(piece))
    for (const piece of lost) {
      const { faction } = unit(g, piece)
      g.tell({
        kind: 'unit-lost',
        rule: 'AIE-9.2-b',
        data: { side: faction ?? '', unit: piece, zone: place },
      })
      eliminateUnit(g, piece)
      for (const id of leadersIn(g, place)) {
        if (isRoman(data, id) && leader(g, id).faction === faction && !spared.has(id))
          sendAway(g, id, 'AIE-9.2-b')
      }
    }
  }
}

/** AIE-9.2-c: Romans in a region that their faction does not control leave it, each stack to one zone. */
function* leaveLostRegions(g: Alea, side: FactionId): Rules {
  for (const zone of g.data.zoneIds) {
    const stack = strandedStack(g, zone, side)
    if (stack.length === 0) continue
    const open = winterQuarters(g, stack, side)
    // AIE-9.2-c: with no region of their own they stay where they are.
    if (open.length === 0) continue
    const to = yield* pick({
      role: side,
      rule: 'AIE-9.2-c',
      task: 'winter-quarters',
      verb: 'withdraw',
      nouns: inLastWinter(g, side, open),
      about: { zone, pieces: stack },
    })
    moveStack(g, stack, to)
    g.tell({ kind: 'withdraw', rule: 'AIE-9.2-c', data: { side, from: zone, to, pieces: stack } })
    settleOwnership(g)
    // AIE-8.2-j: an enemy leader alone in that zone must flee.
    yield* flightOfLoneLeaders(g, to)
  }
}

/** The Romans of a side in a zone of a region that is not theirs. Those under a Triumvir do not move (AIE-3.6.5-b). */
export function strandedStack(position: AleaPosition, zone: string, side: FactionId): string[] {
  const { state, data } = position
  const { region } = row(data.zones, zone)
  if (region === null || state.regions[region] === side) return []
  const { leaders, units } = romansOf(position, zone, side)
  return [...leaders, ...units]
}

/** RULING-92: zones where a stranded stack may winter. A fleet needs a port; if there is none to be had, the others go without it. */
export function winterQuarters(position: AleaPosition, stack: readonly string[], side: FactionId): string[] {
  const open = zonesControlledBy(position, side).filter(
    zone => whyNotWinterIn(position, stack, side, zone) === null,
  )
  if (!stack.some(piece => isNaves(position.data, piece))) return open
  const ports = open.filter(zone => hasPort(position, zone))
  return ports.length > 0 ? ports : open
}

export function whyNotWinterIn(
  position: AleaPosition,
  stack: readonly string[],
  side: FactionId,
  zone: string,
): AleaReason | null {
  const { state, data } = position
  const { region } = row(data.zones, zone)
  if (region === null || state.regions[region] !== side)
    return { rule: 'AIE-9.2-c', why: 'region-not-yours', about: { zone } }
  if (!isFreeFor(position, zone, side)) return { rule: 'AIE-9.2-c', why: 'enemies-there', about: { zone } }
  const [first] = stack
  const from = { region: first === undefined ? null : (data.zones[placeOf(position, first)]?.region ?? null) }
  const armed = stack.some(piece => !isLeader(data, piece))
  const rubicon = armed ? whyItaliaClosed(position, side, from, row(data.zones, zone)) : null
  if (rubicon !== null) return rubicon
  const barred = stack.find(piece => isLeader(data, piece) && isClosedTo(position, piece, zone))
  return barred === undefined
    ? null
    : { rule: 'AIE-S6-b', why: 'closed-to-leader', about: { leader: barred, zone } }
}

function moveStack(g: Alea, stack: readonly string[], to: string): void {
  for (const piece of stack) {
    if (isNaves(g.data, piece) && !hasPort(g, to)) eliminateUnit(g, piece)
    else put(g, piece, to)
  }
}

import { type Rules, row } from '@aquila/engine'
import { flightOfLoneLeaders } from '../../imperator/rules/combat/lone-leaders.ts'
import { enterForeignLeader, placeLeader } from '../../imperator/rules/entry.ts'
import { hasEnemyUnits } from '../../imperator/rules/movement/stacking.ts'
import { changeFaction, isOnMap, leader, placeOf, put } from '../../imperator/rules/pieces.ts'
import type { LeaderGate, SideId } from '../data/index.ts'
import { sonsOfConstantin } from '../data/leaders.ts'
import { enthrone } from './emperors/offices.ts'
import { isDux, isInPlay } from './emperors/ranks.ts'
import { whyBesideOwnPeople } from './movement/limits.ts'
import { nearest } from './nearest.ts'
import { controllerOf } from './peoples/control.ts'
import { boxes, type Place, type Semper, type SemperPosition } from './state.ts'
import { inOrder } from './stratagems/window.ts'
import { isRebel, takeUpCause } from './usurpation/camps.ts'

/** SV-2.C-1: leaders who come into the game or back into it are placed, those of the initiative player first. */
export function* enterLeaders(g: Semper): Rules {
  losePosthumous(g)
  for (const side of inOrder(g)) {
    for (const id of g.data.romanLeaderIds) {
      if (isDue(g, id) && sideOnEntry(g, id) === side) yield* enterRoman(g, side, id)
    }
    for (const id of Object.keys(g.data.foreignLeaders)) {
      if (isForeignLeaderDue(g, id) && placerOf(g, id) === side) yield* enterForeignLeader(g, side, id)
    }
  }
}

/** SV-LT-A: in Phase C of his year; one who found no zone tries again. */
export function isDue(position: SemperPosition, id: string): boolean {
  const { entry } = row(position.data.romanLeaders, id)
  return leader(position, id).place === boxes.coming && entry.at !== null && entry.year <= position.state.year
}

/** SV-LT-C, SV-LT-D: sons whose fathers died too early never come. */
function losePosthumous(g: Semper): void {
  for (const id of g.data.romanLeaderIds) {
    if (!isDue(g, id) || !isPosthumous(g, id)) continue
    put(g, id, boxes.dead)
    g.tell({ kind: 'leader-never-comes', rule: 'SV-LT-C', data: { leader: id } })
  }
}

export function isPosthumous(position: SemperPosition, id: string): boolean {
  const { born, house } = row(position.data.romanLeaders, id)
  if (house === 'son-of-licinius') return placeOf(position, 'licinius') === boxes.dead
  if (born === null || placeOf(position, 'constantin') !== boxes.dead) return false
  const { died } = position.state.constantin
  // Without a year he was dead when the scenario began.
  const { firstYear } = position.data.scenarios[position.state.scenario]
  return (died ?? firstYear) < born
}

/** RULING-10: the side that controls the Diocese; a son has that of his father. */
function sideOnEntry(position: SemperPosition, id: string): SideId | null {
  const gate = gateOf(position, id)
  if (gate === null) return null
  if (typeof gate !== 'string') {
    const living = guardianOf(position, gate.beside)
    return living === null ? null : leader(position, living).faction
  }
  const region = position.data.zones[gateZones[gate]]?.region ?? null
  return region === null ? null : position.state.regions[region]
}

function gateOf({ data }: SemperPosition, id: string): LeaderGate | null {
  return row(data.romanLeaders, id).entry.at
}

/** SV-LT-A, RULING-102: the capitals by which leaders enter. */
const gateZones = { treveri: 'GAL2', mediolanum: 'ITA2', sirmium: 'PAN3', nicomedia: 'PON1' } as const

/** RULING-10: his father; if Constantin is dead his eldest living brother, else the head of the side of his father. */
function guardianOf(position: SemperPosition, father: string): string | null {
  if (isInPlay(position, father)) return father
  if (father !== 'constantin') return null
  const brother = sonsOfConstantin.find(son => isInPlay(position, son))
  if (brother !== undefined) return brother
  const { side } = position.state.constantin
  return side === null ? null : position.state.emperors[side]
}

function* enterRoman(g: Semper, side: SideId, id: string): Rules {
  const zones = entryZones(g, side, id)
  if (zones.length === 0) {
    g.tell({ kind: 'leader-waits', rule: 'SV-LT-A', data: { leader: id } })
    return
  }
  const zone = yield* placeLeader(g, side, id, zones, 'SV-LT-A')
  changeFaction(g, id, side)
  takeUpCause(g, zone)
  yield* flightOfLoneLeaders(g, zone)
  // RULING-22: after an interregnum the first who comes is Primus Augustus; RULING-111: but nobody's rebel.
  if (g.state.emperors.primus === null && isInPlay(g, id) && !isDux(g, id) && !isRebel(g, id)) {
    enthrone(g, 'primus', id, 'SV-3.5.2-G')
    if (side === 'secondus') g.state.turn.roleChange = 'succession'
  }
}

/** RULING-10: if he may not be in the zone, the nearest city of his side where he may. */
export function entryZones(position: SemperPosition, side: SideId, id: string): readonly Place[] {
  const gate = gateOf(position, id)
  if (gate === null) return []
  if (typeof gate !== 'string') {
    const guardian = guardianOf(position, gate.beside)
    return guardian === null ? [] : [placeOf(position, guardian)]
  }
  const zone = gateZones[gate]
  if (canEnter(position, side, zone)) return [zone]
  const { state, data } = position
  return nearest(position, zone, place => {
    const { region, city } = row(data.zones, place)
    return (
      region !== null && city !== null && state.regions[region] === side && canEnter(position, side, place)
    )
  })
}

/** RULING-10, SV-4.2.4-A: no enemy units are there, nor a People at war of his own player. */
function canEnter(position: SemperPosition, side: SideId, zone: Place): boolean {
  return !hasEnemyUnits(position, zone, side) && whyBesideOwnPeople(position, side, zone) === null
}

/** SV-4.2.1-A, SV-4.2.1-B: because he was eliminated, or by his year. */
function isForeignLeaderDue(position: SemperPosition, id: string): boolean {
  const { place } = leader(position, id)
  if (place === boxes.returning) return true
  return place === boxes.coming && row(position.data.foreignLeaders, id).entry <= position.state.year
}

function placerOf(position: SemperPosition, id: string): SideId {
  const { people } = row(position.data.foreignLeaders, id)
  return controllerOf(position, people)
}

/** SV-2.D-6, SV-3.3.1-C, SV-3.3.1-D, SV-3.3.1-F: Dux who were removed last year are back, on the side that controls the Diocese. RULING-84: not beside its Peoples at war. */
export function* duxReturn(g: Semper): Rules {
  for (const id of g.data.romanLeaderIds) {
    const { dux } = row(g.data.romanLeaders, id)
    if (dux === null || leader(g, id).place !== boxes.returning || g.state.turn.duxLost.includes(id)) continue
    const { region } = row(g.data.zones, dux)
    if (region === null || !isOnMap(g.data, dux)) continue
    const side = g.state.regions[region]
    if (whyBesideOwnPeople(g, side, dux) !== null) {
      g.tell({ kind: 'leader-waits', rule: 'SV-4.2.4-A', data: { leader: id } })
      continue
    }
    changeFaction(g, id, side)
    put(g, id, dux)
    g.tell({ kind: 'leader-enters', rule: 'SV-3.3.1-C', data: { leader: id, zone: dux } })
    takeUpCause(g, dux)
    yield* flightOfLoneLeaders(g, dux)
  }
}

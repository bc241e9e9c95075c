import { type RuleId, type Rules, row } from '@aquila/engine'
import { flightOfLoneLeaders } from '../../../imperator/rules/combat/lone-leaders.ts'
import { hasEnemyUnits } from '../../../imperator/rules/movement/stacking.ts'
import {
  changeFaction,
  isRoman,
  leader,
  leadersOf,
  put,
  romansOf,
  setReduced,
  unit,
  unitsIn,
} from '../../../imperator/rules/pieces.ts'
import type { SideId } from '../../data/index.ts'
import { sideIds } from '../../data/types.ts'
import { whyBesideOwnPeople, whyRomansKeepAway } from '../movement/limits.ts'
import { nearest } from '../nearest.ts'
import { boxes, opponentOf, type Place, type Semper, type SemperPosition } from '../state.ts'
import { pick } from '../tasks.ts'
import { endsThisYear } from '../victory.ts'

/** SV-9.3: the winter of the Romans of both sides. */
export function* adjustRomans(g: Semper): Rules {
  for (const id of g.data.romanUnitIds) recoverInWinter(g, id)
  for (const id of g.data.romanUnitIds) if (isAway(g, unit(g, id).place)) yield* returnUnit(g, id)
  for (const id of g.data.romanLeaderIds) if (isOutside(g, leader(g, id).place)) yield* leaderComesHome(g, id)
}

/** Eliminated, or outside the Empire. */
function isAway(position: SemperPosition, place: Place): boolean {
  return place === boxes.reserve || isOutside(position, place)
}

function isOutside({ data }: SemperPosition, place: Place): boolean {
  return data.zones[place]?.roman === false
}

/** SV-9.3.1-B, SV-9.3.2-B: a reduced unit recovers where it is at home, unless the enemy is near. */
function recoverInWinter(g: Semper, id: string): void {
  const { reduced, place, faction } = unit(g, id)
  if (!reduced || !mayRecover(g, id)) return
  setReduced(g, id, false)
  const rule = g.data.units[id]?.kind === 'comitatenses' ? 'SV-9.3.2-B' : 'SV-9.3.1-B'
  g.tell({
    kind: 'unit-recovers',
    rule,
    data: { ...(faction === null ? {} : { side: faction }), unit: id, zone: place },
  })
}

export function mayRecover(position: SemperPosition, id: string): boolean {
  const { data } = position
  const { place, faction } = unit(position, id)
  const zone = data.zones[place]
  if (zone === undefined || !zone.roman || faction === null) return false
  const { kind, band } = row(data.units, id)
  const atHome = zone.region === band
  const inCity = zone.city !== null && kind !== 'ripenses'
  return (atHome || inCity) && !isPressed(position, place, faction)
}

/** SV-9.3.1-B: an enemy unit in the Empire stands in the zone or next to it. */
function isPressed(position: SemperPosition, place: Place, side: SideId): boolean {
  const { neighbours } = row(position.data.zones, place)
  return [place, ...neighbours.map(next => next.zone)].some(
    zone => row(position.data.zones, zone).roman && hasEnemyUnits(position, zone, side),
  )
}

/** SV-9.3.1-A, SV-9.3.1-C, SV-9.3.2-A, SV-9.3.2-C: units that are eliminated, or outside the Empire, come back. */
function* returnUnit(g: Semper, id: string): Rules {
  const outside = isOutside(g, unit(g, id).place)
  const zones = returnZones(g, id, outside)
  const rule = ruleOfReturn(g, id, outside)
  const [first] = zones
  if (first === undefined) {
    wait(g, id, rule)
    return
  }
  const { region } = row(g.data.zones, first)
  if (region === null) return
  // RULING-90
  const zone = yield* pick({
    role: g.state.regions[region],
    rule,
    task: 'return-unit',
    verb: 'place',
    nouns: isAnyAsGood(g, zones) ? [first] : zones,
    about: { unit: id },
  })
  put(g, id, zone)
  setReduced(g, id, false)
  changeFaction(g, id, ownerIn(g, zone, g.state.regions[region]))
  g.tell({ kind: 'unit-returns', rule, data: { unit: id, zone } })
  yield* flightOfLoneLeaders(g, zone)
}

/** SV-2.F-6: when the match ends with this winter it matters only whether a leader of the other side must flee from the unit. */
function isAnyAsGood(g: Semper, zones: readonly Place[]): boolean {
  return endsThisYear(g) && !zones.some(zone => endangersLeaders(g, zone))
}

function endangersLeaders(position: SemperPosition, zone: Place): boolean {
  const { region } = row(position.data.zones, zone)
  if (region === null) return false
  const owner = ownerIn(position, zone, position.state.regions[region])
  return leadersOf(position, zone, opponentOf(position, owner)).length > 0
}

function ruleOfReturn({ data }: Semper, id: string, outside: boolean): RuleId {
  if (data.units[id]?.kind === 'comitatenses') return outside ? 'SV-9.3.2-C' : 'SV-9.3.2-A'
  return outside ? 'SV-9.3.1-C' : 'SV-9.3.1-A'
}

/** It waits beside the map for a later Phase F. */
function wait(g: Semper, id: string, rule: RuleId): void {
  if (unit(g, id).place === boxes.reserve) return
  changeFaction(g, id, null)
  put(g, id, boxes.reserve)
  setReduced(g, id, false)
  g.tell({ kind: 'unit-waits', rule, data: { unit: id } })
}

/** The zones in which a unit can come back, free of non-Roman units. */
export function returnZones(position: SemperPosition, id: string, outside: boolean): readonly Place[] {
  const { data } = position
  const { kind, band } = row(data.units, id)
  const free = (zone: Place) =>
    unitsIn(position, zone).every(other => isRoman(data, other)) && !hasOwnPeople(position, zone)
  if (band === null) return [residenceOf(position, id, outside)].filter(free)
  const { fronts, zones } = data.regions[band]
  // SV-3.3.2-B
  return (kind === 'ripenses' && fronts.length > 0 ? fronts : zones).filter(free)
}

/** SV-4.2.4-A, RULING-84: a leader of a People at war is there whose player would have the unit. */
function hasOwnPeople(position: SemperPosition, zone: Place): boolean {
  const { region } = row(position.data.zones, zone)
  if (region === null) return false
  const owner = ownerIn(position, zone, position.state.regions[region])
  return whyBesideOwnPeople(position, owner, zone) !== null
}

/** SV-9.3.2-A, SV-CO-A: the capital of the table; from outside the one where it began (SV-9.3.2-C, RULING-64). */
function residenceOf({ state, data }: SemperPosition, id: string, outside: boolean): Place {
  const { home } = row(data.units, id)
  const { residences } = data.scenarios[state.scenario]
  const { replaces, zone } = data.constantinopolis
  const residence = (outside ? residences[id] : undefined) ?? home
  return residence === replaces && state.constantinopolis.built ? zone : residence
}

/** SV-9.3.2-D, RULING-90: the side of the leaders there, if all are of one; else that of the Diocese. */
function ownerIn(position: SemperPosition, zone: Place, holder: SideId): SideId {
  const [one, other] = sideIds.map(side => romansOf(position, zone, side).leaders.length > 0)
  if (one === other) return holder
  return one ? 'primus' : 'secondus'
}

/** SV-9.3.3-A, SV-9.3.3-B: leaders outside the Empire go to the nearest city without units of the other side. */
function* leaderComesHome(g: Semper, id: string): Rules {
  const { place, faction } = leader(g, id)
  if (faction === null) return
  const zones = winterQuarters(g, id, faction)
  if (zones.length === 0) return
  const zone = yield* pick({
    role: faction,
    rule: 'SV-9.3.3-B',
    task: 'winter-quarters',
    verb: 'withdraw',
    // SV-2.F-6: nobody marches from there any more.
    nouns: endsThisYear(g) ? zones.slice(0, 1) : zones,
    about: { leader: id, zone: place },
  })
  put(g, id, zone)
  g.tell({ kind: 'withdraw', rule: 'SV-9.3.3-B', data: { leader: id, from: place, to: zone } })
}

export function winterQuarters(position: SemperPosition, id: string, side: SideId): readonly Place[] {
  const { data } = position
  return nearest(position, leader(position, id).place, zone => {
    const free = row(data.zones, zone).city !== null && !hasEnemyUnits(position, zone, side)
    return free && whyRomansKeepAway(position, side, [id], zone) === null
  })
}

import type { Rules } from '@aquila/engine'
import { settleOwnership } from '../../imperator/rules/ownership.ts'
import type { FactionId, RegionId } from '../data/index.ts'
import { factionIds, peopleIds } from '../data/types.ts'
import {
  actsAsRoman,
  hasEnemyLandUnits,
  isNaves,
  isNeutral,
  peopleOf,
  peoplesIn,
  romansOf,
  sideOf,
  stackIn,
} from './pieces.ts'
import { type Alea, type AleaPosition, opponentOf, type Place } from './state.ts'

/** Control of units, of regions and of Roma (AIE-3.7). */

/** AIE-2.F-d, AIE-3.7.3-a: the control of each region for the next turn. */
export function checkRegions(g: Alea): void {
  for (const region of g.data.regionOrder) {
    const holder = holderOf(g, region)
    if (holder !== null) g.state.controlBeforeInvasion[region] = holder
    if (holder === g.state.regions[region]) continue
    g.state.regions[region] = holder
    if (holder === null) g.tell({ kind: 'region-lost', rule: 'AIE-3.7.3-b', data: { region } })
    else
      g.tell({
        kind: 'region-taken',
        rule: 'AIE-3.7.3-b',
        data: { region, faction: holder, ...occupiedIn(g, region, holder) },
      })
  }
}

/** AIE-3.7.3-d: who holds a region: nobody, the side that has taken it, or the one that held it before. */
export function holderOf(position: AleaPosition, region: RegionId): FactionId | null {
  const { state } = position
  if (state.triumvirs.some(triumvir => triumvir.region === region)) return null
  if (isInvaded(position, region)) return null
  const taker = factionIds.find(faction => hasTaken(position, region, faction))
  return taker ?? state.regions[region] ?? state.controlBeforeInvasion[region]
}

/**
 * AIE-3.7.3-b: a leader in the region, and units in a majority of its zones and in half of its city zones. Only Roman
 * land units count (AIE-3.7.3-c), and a zone with units of both players counts for nobody (RULING-32).
 */
export function hasTaken(position: AleaPosition, region: RegionId, side: FactionId): boolean {
  const { zonesForControl, citiesForControl } = position.data.regions[region]
  const { zones, cities } = occupiedIn(position, region, side)
  return zones >= zonesForControl && cities >= citiesForControl && hasLeaderIn(position, region, side)
}

/** How many zones of a region a side occupies, and how many of them are cities. */
export function occupiedIn(
  position: AleaPosition,
  region: RegionId,
  side: FactionId,
): { readonly zones: number; readonly cities: number } {
  const { zones, cities } = position.data.regions[region]
  let held = 0
  let heldCities = 0
  for (const zone of zones) {
    if (!occupies(position, zone, side)) continue
    held++
    if (cities.includes(zone)) heldCities++
  }
  return { zones: held, cities: heldCities }
}

export function hasLeaderIn(position: AleaPosition, region: RegionId, side: FactionId): boolean {
  return position.data.regions[region].zones.some(zone => hasRomanLeader(position, zone, side))
}

/** AIE-S7-c: Cleopatra too can be one. */
export function hasRomanLeader(position: AleaPosition, zone: Place, side: FactionId): boolean {
  if (romansOf(position, zone, side).leaders.length > 0) return true
  return peoplesIn(position, zone).leaders.some(
    id => actsAsRoman(position, id) && sideOf(position, id) === side,
  )
}

function occupies(position: AleaPosition, zone: Place, side: FactionId): boolean {
  const { units } = romansOf(position, zone, side)
  return units.some(piece => !isNaves(position.data, piece)) && !hasEnemyLandUnits(position, zone, side)
}

/** AIE-3.7.3-d, RULING-86: units of Peoples at war in a majority of the zones and at least one city. */
export function isInvaded(position: AleaPosition, region: RegionId): boolean {
  const { zones, cities, zonesForControl } = position.data.regions[region]
  if (!isAnybodyAtWar(position)) return false
  const overrun = zones.filter(zone => hasInvaders(position, zone))
  return overrun.length >= zonesForControl && overrun.some(zone => cities.includes(zone))
}

function isAnybodyAtWar({ state }: AleaPosition): boolean {
  return peopleIds.some(people => state.peoples[people].status === 'war')
}

function hasInvaders(position: AleaPosition, zone: Place): boolean {
  const { state, data } = position
  return peoplesIn(position, zone).units.some(piece => {
    const people = peopleOf(data, piece)
    return people !== null && state.peoples[people].status === 'war'
  })
}

const ROMA: Place = 'ITA-1'

/** AIE-3.7.3-e: Roma belongs to the side with a leader in Italia 1 and no enemy land unit or leader beside him. */
export function checkRoma(g: Alea): void {
  const holder = holderOfRoma(g)
  if (holder === g.state.roma) return
  g.state.roma = holder
  if (holder === null) g.tell({ kind: 'roma-lost', rule: 'AIE-3.7.3-e' })
  else g.tell({ kind: 'roma-taken', rule: 'AIE-3.7.3-e', data: { faction: holder } })
}

export function holderOfRoma(position: AleaPosition): FactionId | null {
  return factionIds.find(side => holdsRoma(position, side)) ?? null
}

export function holdsRoma(position: AleaPosition, side: FactionId): boolean {
  if (isNeutral(position, ROMA) || !hasRomanLeader(position, ROMA, side)) return false
  const enemy = opponentOf(position, side)
  return !stackIn(position, ROMA).some(
    piece => sideOf(position, piece) === enemy && !isNaves(position.data, piece),
  )
}

/** AIE-2.F-d: Roma and regions, and with them whose the units without a leader are. */
export function* checkControl(g: Alea): Rules {
  checkRoma(g)
  checkRegions(g)
  settleOwnership(g)
}

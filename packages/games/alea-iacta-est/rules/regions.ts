import { hasEnemyUnits } from '../../imperator/rules/movement/stacking.ts'
import { type FactionId, type RegionId, row } from '../data/index.ts'
import { isLegio, isNeutral, peopleOf, peoplesIn, placesOnMap, romansOn, unitsIn } from './pieces.ts'
import type { AleaPosition, Place } from './state.ts'

/** The regions of the Republic (AIE-3.1.1-a): who holds how much of them, and what may come into their zones. */

/** AIE-3.1.1-c, RULING-11: only legions of the controlling faction make a garrison. */
export function legionsIn(position: AleaPosition, region: RegionId, faction: FactionId): string[] {
  const { data } = position
  const legions: string[] = []
  for (const ordinal of data.regions[region].ordinals) {
    for (const piece of romansOn(position, ordinal, faction).units) {
      if (isLegio(data, piece)) legions.push(piece)
    }
  }
  return legions
}

/** Legions that the garrison of a region lacks (AIE-3.1.1-b). A region without controller needs none (RULING-11). */
export function garrisonShortfall(position: AleaPosition, region: RegionId): number {
  const controller = position.state.regions[region]
  if (controller === null) return 0
  const { garrison } = position.data.regions[region]
  return Math.max(0, garrison - legionsIn(position, region, controller).length)
}

/** All legions on the map, of both factions and of nobody (AIE-5.1.1-e). */
export function legionsOnMap(position: AleaPosition): number {
  const { data } = position
  let legions = 0
  for (const place of placesOnMap(data)) {
    for (const piece of unitsIn(position, place)) if (isLegio(data, piece)) legions++
  }
  return legions
}

/** RULING-35: Romans do not share a zone with a People that is at war, even with one that they control. */
export function hasForeignersAtWar(position: AleaPosition, place: Place): boolean {
  const { state, data } = position
  const { leaders, units } = peoplesIn(position, place)
  const isAtWar = (piece: string) => {
    const people = peopleOf(data, piece)
    return people !== null && state.peoples[people].status === 'war'
  }
  return leaders.some(isAtWar) || units.some(isAtWar)
}

/** Whether Roman counters of a side can be set down in a zone: no enemies, nobody they may not stand beside. */
export function isFreeFor(position: AleaPosition, zone: string, side: FactionId): boolean {
  return (
    !hasEnemyUnits(position, zone, side) && !hasForeignersAtWar(position, zone) && !isNeutral(position, zone)
  )
}

/** The zones of the regions that a faction controls, in the order of the region table. */
export function zonesControlledBy({ state, data }: AleaPosition, faction: FactionId): string[] {
  return data.regionOrder
    .filter(region => state.regions[region] === faction)
    .flatMap(region => data.regions[region].zones)
}

/** AIE-S6-b: regions that Octavianus and M. Antonius may not enter; the others may go anywhere. */
export function isClosedTo({ state, data }: AleaPosition, leaderId: string, zone: string): boolean {
  if (!data.scenarios[state.scenario].flags.divisionOfTheWorld) return false
  const { region } = row(data.zones, zone)
  return region !== null && (data.divisionOfTheWorld[leaderId] ?? []).includes(region)
}

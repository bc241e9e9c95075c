import { row, type Table } from '@aquila/engine'
import type { CampaignData, LeaderFace, LeaderOverride, UnitRatings } from '../data/series.ts'
import {
  changeFaction,
  companyIn,
  counterOf,
  joint,
  leader,
  NO_COMPANY,
  put,
  setReduced,
  stackAt,
  stackOfNumber,
  unit,
} from './counters.ts'
import {
  boxes,
  type CampaignPosition,
  type Company,
  type Counter,
  type FactionId,
  opponentOf,
  type PeopleId,
  type Place,
  type Stack,
} from './state.ts'

/** The counters on the map and off it: who stands where, whose they are, what they are worth. */

export {
  changeFaction,
  counterOf,
  findCounter,
  isLeader,
  isUnit,
  leader,
  leadersIn,
  moveOn,
  peoplesIn,
  placeOf,
  put,
  setMoved,
  setReduced,
  stackIn,
  unit,
  unitsIn,
} from './counters.ts'

export function isOnMap(data: CampaignData, place: Place): boolean {
  return Object.hasOwn(data.zones, place) || Object.hasOwn(data.seas, place)
}

/** All zones and seas. */
export function placesOnMap({ index }: CampaignData): readonly Place[] {
  return index.placesOnMap
}

/** The People of a counter; null: Roman. */
export function peopleOf<P extends PeopleId>(
  data: { readonly peopleOfCounter: Table<P | null> },
  piece: string,
): P | null {
  return data.peopleOfCounter[piece] ?? null
}

/** 4.1: the counter is of this People, or of one that counts as the same now. */
export function isOfPeople(position: CampaignPosition, piece: string, people: PeopleId | null): boolean {
  const { data } = position
  const own = peopleOf(data, piece)
  if (own === people) return true
  return own !== null && people !== null && data.series.kin(position, people).includes(own)
}

export function isRoman(data: CampaignData, piece: string): boolean {
  return peopleOf(data, piece) === null
}

/**
 * The side that moves a counter and that it fights for: the faction of a Roman counter (3.7.1, 3.7.2), the controller
 * or ally of a People's (4.4). Null: nobody's, as at peace.
 */
export function sideOf<F extends FactionId>(position: CampaignPosition<F>, piece: string): F | null {
  return sideOfCounter(position, counterOf(position, piece))
}

/** The same, of a counter that has been looked up. */
export function sideOfCounter<F extends FactionId>(
  position: CampaignPosition<F>,
  { id, faction, place }: Counter<F>,
): F | null {
  // Only Roman counters show a faction.
  if (faction !== null) return position.data.series.standsApart(position, place) ? null : faction
  return controllerOf(position, id)
}

/** The side of a counter that shows no faction. */
export function controllerOf<F extends FactionId>(
  { state, data }: CampaignPosition<F>,
  piece: string,
): F | null {
  const people = peopleOf(data, piece)
  return people === null ? null : (state.peoples[people]?.faction ?? null)
}

/** The counters of a side in a place. */
export function forceIn(position: CampaignPosition, place: Place, side: FactionId): readonly string[] {
  const { leaders, units } = companyOf(position, place, side)
  return joint(leaders, units)
}

/** The leaders and the units of a side in a place: its Romans, and the Peoples that it controls. */
export function companyOf(position: CampaignPosition, place: Place, side: FactionId): Company {
  return companyAmong(position, stackAt(position, place), place, side)
}

/** The same, of a stack that has been looked up. */
export function companyAmong(
  position: CampaignPosition,
  stack: Stack,
  place: Place,
  side: FactionId,
): Company {
  const romans = romansAmong(position, stack, place, side)
  const { others } = stack
  if (others === NO_COMPANY) return romans
  const leaders = controlledBy(position, others.leaders, side)
  const units = controlledBy(position, others.units, side)
  if (leaders.length === 0 && units.length === 0) return romans
  return { leaders: joint(romans.leaders, leaders), units: joint(romans.units, units) }
}

export function leadersOf(position: CampaignPosition, place: Place, side: FactionId): readonly string[] {
  const stack = stackAt(position, place)
  const romans = romansAmong(position, stack, place, side)
  return joint(romans.leaders, controlledBy(position, stack.others.leaders, side))
}

export function unitsOf(position: CampaignPosition, place: Place, side: FactionId): readonly string[] {
  const stack = stackAt(position, place)
  const romans = romansAmong(position, stack, place, side)
  return joint(romans.units, controlledBy(position, stack.others.units, side))
}

/** True if a side controls some of these counters of Peoples. Mostly they are of one People, and it is looked up once. */
export function controlsSome(
  { state, data }: CampaignPosition,
  foreigners: readonly string[],
  side: FactionId,
): boolean {
  let last: PeopleId | null = null
  for (const piece of foreigners) {
    const people = peopleOf(data, piece)
    if (people === null || people === last) continue
    if (state.peoples[people]?.faction === side) return true
    last = people
  }
  return false
}

/** Those counters of Peoples that a side moves and fights with. */
export function controlledBy(
  position: CampaignPosition,
  foreigners: readonly string[],
  side: FactionId,
): readonly string[] {
  // Mostly all are, or none: they are of one People.
  let controlled: string[] | null = null
  let before = 0
  for (const piece of foreigners) {
    if (controllerOf(position, piece) !== side) controlled ??= foreigners.slice(0, before)
    else controlled?.push(piece)
    before++
  }
  return controlled ?? foreigners
}

/** The Romans of a side in a place. */
export function romansOf(position: CampaignPosition, place: Place, side: FactionId): Company {
  return romansAmong(position, stackAt(position, place), place, side)
}

/** The same, of the zone that has this number. */
export function romansOn(position: CampaignPosition, ordinal: number, side: FactionId): Company {
  const place = position.data.index.places[ordinal] ?? ''
  return romansAmong(position, stackOfNumber(position, ordinal), place, side)
}

/** The same, of a stack that has been looked up. */
export function romansAmong(
  position: CampaignPosition,
  stack: Stack,
  place: Place,
  side: FactionId,
): Company {
  const romans = companyIn(position.data, stack, side)
  // In most places there is nobody who could stand apart.
  if (romans === NO_COMPANY) return romans
  return position.data.series.standsApart(position, place) ? NO_COMPANY : romans
}

export function isNaves(data: CampaignData, piece: string): boolean {
  return data.units[piece]?.kind === 'naves'
}

export function landUnitsOf(position: CampaignPosition, place: Place, side: FactionId): string[] {
  return unitsOf(position, place, side).filter(piece => !isNaves(position.data, piece))
}

export function navesOf(position: CampaignPosition, place: Place, side: FactionId): string[] {
  return unitsOf(position, place, side).filter(piece => isNaves(position.data, piece))
}

/** True if land units of the other side are in the place. */
export function hasEnemyLandUnits(position: CampaignPosition, place: Place, side: FactionId): boolean {
  return unitsOf(position, place, opponentOf(position, side)).some(piece => !isNaves(position.data, piece))
}

/** The ratings a unit has now. */
export function ratingsOf(position: CampaignPosition, id: string): UnitRatings {
  const { data } = position
  const { normal, reduced } = row(data.units, id)
  return unit(position, id).reduced ? reduced : normal
}

/** The ratings of the face a Roman leader shows (1.2.1), with what the scenario changes of them. */
export function faceOf(position: CampaignPosition, id: string): LeaderFace {
  const { data } = position
  const { faction } = leader(position, id)
  const face = faction === null ? null : row(data.romanLeaders, id).faces[faction]
  if (face == null) throw new Error(`${id} has no such face`)
  const changed = overrideOf(position, id)?.command
  return changed === undefined ? face : { ...face, command: changed }
}

export function tacticalOf(position: CampaignPosition, id: string): number {
  return position.data.foreignLeaders[id]?.tactical ?? faceOf(position, id).tactical
}

export function commandOf(position: CampaignPosition, id: string): number {
  return position.data.foreignLeaders[id]?.command ?? faceOf(position, id).command
}

export function strategicOf(position: CampaignPosition, id: string): number {
  return position.data.foreignLeaders[id]?.strategic ?? faceOf(position, id).strategic
}

/** A leader of a People has none, unless the scenario lets him act as a Roman. */
export function politicalOf(position: CampaignPosition, id: string): number {
  const { data } = position
  if (data.foreignLeaders[id] === undefined) return faceOf(position, id).political
  const model = overrideOf(position, id)?.actsAsRomanWith
  return model === undefined ? 0 : faceOf(position, model).political
}

/** A Roman leader, or one whom the scenario lets act as one. */
export function actsAsRoman(position: CampaignPosition, id: string): boolean {
  if (Object.hasOwn(position.data.romanLeaders, id)) return true
  return overrideOf(position, id)?.actsAsRomanWith !== undefined
}

function overrideOf({ state, data }: CampaignPosition, id: string): LeaderOverride | undefined {
  return row(data.scenarios, state.scenario).overrides[id]
}

/** Flips a unit to its reduced side; a reduced one is eliminated (8.4.2). True if it was eliminated. */
export function reduceUnit(position: CampaignPosition, id: string): boolean {
  if (unit(position, id).reduced) {
    eliminateUnit(position, id)
    return true
  }
  setReduced(position, id, true)
  return false
}

/** Romans to the Reserve, others to their People's box. */
export function eliminateUnit(position: CampaignPosition, id: string): void {
  const { data } = position
  changeFaction(position, id, null)
  put(position, id, isRoman(data, id) ? boxes.reserve : boxes.people)
  setReduced(position, id, false)
}

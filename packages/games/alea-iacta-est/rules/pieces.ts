import {
  type AleaData,
  type FactionId,
  type LeaderFace,
  type PeopleId,
  row,
  type UnitRatings,
} from '../data/index.ts'
import {
  changeFaction,
  counterOf,
  joint,
  leader,
  NO_COMPANY,
  put,
  setReduced,
  stackAt,
  unit,
} from './counters.ts'
import {
  type AleaBoard,
  type AleaPosition,
  boxes,
  type Company,
  opponentOf,
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
  peoplesIn,
  placeOf,
  put,
  setMoved,
  setReduced,
  stackIn,
  unit,
  unitsIn,
} from './counters.ts'

export function isOnMap(data: AleaData, place: Place): boolean {
  return Object.hasOwn(data.zones, place) || Object.hasOwn(data.seas, place)
}

/** All zones and seas. */
export function placesOnMap({ index }: AleaData): readonly Place[] {
  return index.placesOnMap
}

/** The People of a counter; null: Roman. */
export function peopleOf(data: AleaData, piece: string): PeopleId | null {
  return data.peopleOfCounter[piece] ?? null
}

export function isRoman(data: AleaData, piece: string): boolean {
  return peopleOf(data, piece) === null
}

/**
 * The side that moves a counter and that it fights for: the faction of a Roman counter (AIE-3.7.1-a, AIE-3.7.2-a),
 * the controller or ally of a People's (AIE-4.4.1, AIE-4.4.2). Null: nobody's, as at peace or under a Triumvir.
 */
export function sideOf(position: AleaPosition, piece: string): FactionId | null {
  const { state } = position
  const { faction, place } = counterOf(position, piece)
  // Only Roman counters show a faction.
  if (faction !== null) return state.triumvirs.length > 0 && isNeutral(position, place) ? null : faction
  const people = peopleOf(position.data, piece)
  return people === null ? null : state.peoples[people].faction
}

/** AIE-3.6.5-b, RULING-119: a region under a Triumvir takes no part in anything; its Romans are nobody's. */
export function isNeutral({ state, data }: AleaBoard, place: Place): boolean {
  if (state.triumvirs.length === 0) return false
  const region = data.zones[place]?.region ?? null
  for (const triumvir of state.triumvirs) if (triumvir.region === region) return true
  return false
}

/** The counters of a side in a place. */
export function forceIn(position: AleaPosition, place: Place, side: FactionId): readonly string[] {
  const { leaders, units } = companyOf(position, place, side)
  return joint(leaders, units)
}

/** The leaders and the units of a side in a place: its Romans, and the Peoples that it controls. */
export function companyOf(position: AleaPosition, place: Place, side: FactionId): Company {
  const stack = stackAt(position, place)
  const romans = romansAmong(position, stack, place, side)
  const { leaders, units } = stack.others
  if (leaders.length === 0 && units.length === 0) return romans
  return {
    leaders: joint(romans.leaders, controlledBy(position, leaders, side)),
    units: joint(romans.units, controlledBy(position, units, side)),
  }
}

export function leadersOf(position: AleaPosition, place: Place, side: FactionId): readonly string[] {
  const stack = stackAt(position, place)
  const romans = romansAmong(position, stack, place, side)
  return joint(romans.leaders, controlledBy(position, stack.others.leaders, side))
}

export function unitsOf(position: AleaPosition, place: Place, side: FactionId): readonly string[] {
  const stack = stackAt(position, place)
  const romans = romansAmong(position, stack, place, side)
  return joint(romans.units, controlledBy(position, stack.others.units, side))
}

/** Those counters of Peoples that a side moves and fights with. */
function controlledBy(
  { state, data }: AleaPosition,
  foreigners: readonly string[],
  side: FactionId,
): readonly string[] {
  if (foreigners.length === 0) return foreigners
  const controlled: string[] = []
  for (const piece of foreigners) {
    const people = peopleOf(data, piece)
    if (people !== null && state.peoples[people].faction === side) controlled.push(piece)
  }
  return controlled
}

/** The Romans of a side in a place. */
export function romansOf(position: AleaPosition, place: Place, side: FactionId): Company {
  return romansAmong(position, stackAt(position, place), place, side)
}

function romansAmong(position: AleaPosition, stack: Stack, place: Place, side: FactionId): Company {
  return isNeutral(position, place) ? NO_COMPANY : stack[side]
}

export function isNaves(data: AleaData, piece: string): boolean {
  return data.units[piece]?.kind === 'naves'
}

export function isLegio(data: AleaData, piece: string): boolean {
  return data.units[piece]?.kind === 'legio'
}

/** All legions that fight for a side, wherever they stand on the map. */
export function legionsOf(position: AleaPosition, side: FactionId): string[] {
  const { data } = position
  return data.romanUnitIds.filter(
    id => isLegio(data, id) && isOnMap(data, unit(position, id).place) && sideOf(position, id) === side,
  )
}

export function landUnitsOf(position: AleaPosition, place: Place, side: FactionId): string[] {
  return unitsOf(position, place, side).filter(piece => !isNaves(position.data, piece))
}

export function navesOf(position: AleaPosition, place: Place, side: FactionId): string[] {
  return unitsOf(position, place, side).filter(piece => isNaves(position.data, piece))
}

/** True if land units of the other side are in the place. */
export function hasEnemyLandUnits(position: AleaPosition, place: Place, side: FactionId): boolean {
  return unitsOf(position, place, opponentOf(side)).some(piece => !isNaves(position.data, piece))
}

/** The ratings a unit has now. */
export function ratingsOf(position: AleaPosition, id: string): UnitRatings {
  const { data } = position
  const { normal, reduced } = row(data.units, id)
  return unit(position, id).reduced ? reduced : normal
}

/** The ratings of the face a Roman leader shows (AIE-1.2.1-a), with the exceptions of the scenario. */
export function faceOf(position: AleaPosition, id: string): LeaderFace {
  const { state, data } = position
  const { faction } = leader(position, id)
  const face = faction === null ? null : row(data.romanLeaders, id).faces[faction]
  if (face === null) throw new Error(`${id} has no such face`)
  // AIE-S7-b
  if (id === 'm-antonius' && data.scenarios[state.scenario].flags.antoniusCommand15) {
    return { ...face, command: data.antoniusCommand }
  }
  return face
}

export function tacticalOf(position: AleaPosition, id: string): number {
  return position.data.foreignLeaders[id]?.tactical ?? faceOf(position, id).tactical
}

export function commandOf(position: AleaPosition, id: string): number {
  return position.data.foreignLeaders[id]?.command ?? faceOf(position, id).command
}

/** AIE-8.2-a: a leader of a People evades with 3. */
export function strategicOf(position: AleaPosition, id: string): number {
  return position.data.foreignLeaders[id]?.strategic ?? faceOf(position, id).strategic
}

/** AIE-S7-c: Cleopatra has the political capacity of M. Antonius; other leaders of Peoples have none. */
export function politicalOf(position: AleaPosition, id: string): number {
  if (position.data.foreignLeaders[id] === undefined) return faceOf(position, id).political
  return actsAsRoman(position, id) ? faceOf(position, 'm-antonius').political : 0
}

/** AIE-S7-c: a Roman leader, or Cleopatra in the scenario that lets her act as one. */
export function actsAsRoman({ state, data }: AleaPosition, id: string): boolean {
  if (Object.hasOwn(data.romanLeaders, id)) return true
  return id === 'cleopatra' && data.scenarios[state.scenario].flags.cleopatraAsRoman
}

/** AIE-3.7.1-b, AIE-3.5.3-e, RULING-02: may this Roman leader show the face of the faction? */
export function canShow(position: AleaPosition, id: string, faction: FactionId): boolean {
  const roman = position.data.romanLeaders[id]
  if (roman === undefined || roman.faces[faction] === null) return false
  return faction === 'republican' || !isAssassin(position, id)
}

/** The Roman leaders of a side who stand on the map and are not under a Triumvir. */
export function romanLeadersOnMap(position: AleaPosition, side: FactionId): string[] {
  const { data } = position
  const found: string[] = []
  for (const id of data.romanLeaderIds) {
    if (isOnMap(data, leader(position, id).place) && sideOf(position, id) === side) found.push(id)
  }
  return found
}

export function isFactionLeader({ state }: AleaPosition, id: string): boolean {
  return state.factionLeaders.caesarian.includes(id) || state.factionLeaders.republican.includes(id)
}

export function isPretender({ state }: AleaPosition, id: string): boolean {
  return state.pretenders.caesarian === id || state.pretenders.republican === id
}

/** AIE-1.2-b, once Caesar has been murdered (RULING-58). */
export function isAssassin({ state, data }: AleaPosition, id: string): boolean {
  return state.caesarMurdered && data.romanLeaders[id]?.assassin === true
}

/** Flips a unit to its reduced side; a reduced one is eliminated (AIE-CT-d). True if it was eliminated. */
export function reduceUnit(position: AleaPosition, id: string): boolean {
  if (unit(position, id).reduced) {
    eliminateUnit(position, id)
    return true
  }
  setReduced(position, id, true)
  return false
}

/** AIE-CT-g: Romans to the Reserve, others to their People's box. */
export function eliminateUnit(position: AleaPosition, id: string): void {
  const { data } = position
  changeFaction(position, id, null)
  put(position, id, isRoman(data, id) ? boxes.reserve : boxes.people)
  setReduced(position, id, false)
}

import { aleaData, type FactionId } from '../data/index.ts'
import { regionIds } from '../data/types.ts'
import {
  type AleaState,
  boxes,
  type Company,
  type Counter,
  levyBox,
  type Place,
  type Stack,
} from './state.ts'

/**
 * The counters, and the index of who stands where. Both are lists, because lists are quickly copied: a counter and a
 * place have a number. A data pack changes what they are worth and called, not which there are.
 */

export const leaderIds: readonly string[] = [
  ...Object.keys(aleaData.romanLeaders),
  ...Object.keys(aleaData.foreignLeaders),
]
export const unitIds: readonly string[] = Object.keys(aleaData.units)
export const counterIds: readonly string[] = [...leaderIds, ...unitIds]

/** Zones and seas, which come first, and the boxes. */
export const places: readonly Place[] = [
  ...aleaData.zoneIds,
  ...Object.keys(aleaData.seas),
  ...Object.values(boxes),
  ...regionIds.map(levyBox),
]

const placesOnMap = aleaData.zoneIds.length + Object.keys(aleaData.seas).length

const numberOfCounter = new Map(counterIds.map((id, number) => [id, number]))
const numberOfPlace = new Map(places.map((place, number) => [place, number]))

export const NO_COMPANY: Company = { leaders: [], units: [] }
const EMPTY: Stack = { caesarian: NO_COMPANY, republican: NO_COMPANY, others: NO_COMPANY }

export function isLeader(piece: string): boolean {
  return (numberOfCounter.get(piece) ?? leaderIds.length) < leaderIds.length
}

export function isUnit(piece: string): boolean {
  return (numberOfCounter.get(piece) ?? 0) >= leaderIds.length
}

/** Undefined for whatever is no leader and no unit. */
export function findCounter(state: AleaState, piece: string): Counter | undefined {
  return state.counters[numberOfCounter.get(piece) ?? -1]
}

export function counterOf(state: AleaState, piece: string): Counter {
  const found = findCounter(state, piece)
  if (found === undefined) throw new Error(`no counter ${piece}`)
  return found
}

export function leader(state: AleaState, id: string): Counter {
  const number = numberOfCounter.get(id)
  if (number === undefined || number >= leaderIds.length) throw new Error(`no leader ${id}`)
  return at(state.counters, number)
}

export function unit(state: AleaState, id: string): Counter {
  const number = numberOfCounter.get(id)
  if (number === undefined || number < leaderIds.length) throw new Error(`no unit ${id}`)
  return at(state.counters, number)
}

export function placeOf(state: AleaState, piece: string): Place {
  return counterOf(state, piece).place
}

/** Moves a counter to another place. */
export function put(state: AleaState, piece: string, place: Place): void {
  const { id, place: from, faction, reduced, moved } = counterOf(state, piece)
  if (from === place) return
  leave(state, piece, from, faction)
  change(state, { id, place, faction, reduced, moved })
  join(state, piece, place, faction)
}

/** Gives a Roman counter to a faction, or to nobody. */
export function changeFaction(state: AleaState, piece: string, faction: FactionId | null): void {
  const { id, place, faction: before, reduced, moved } = counterOf(state, piece)
  if (before === faction) return
  leave(state, piece, place, before)
  change(state, { id, place, faction, reduced, moved })
  join(state, piece, place, faction)
}

/** Turns a unit to its reduced side or back. */
export function setReduced(state: AleaState, unit: string, reduced: boolean): void {
  const { id, place, faction, reduced: before, moved } = counterOf(state, unit)
  if (before !== reduced) change(state, { id, place, faction, reduced, moved })
}

export function setMoved(state: AleaState, piece: string, moved: boolean): void {
  const { id, place, faction, reduced, moved: before } = counterOf(state, piece)
  if (before !== moved) change(state, { id, place, faction, reduced, moved })
}

/** Nobody has moved yet. */
export function unmoveAll({ counters }: AleaState): void {
  for (let number = 0; number < counters.length; number++) {
    const { id, place, faction, reduced, moved } = at(counters, number)
    if (moved) counters[number] = { id, place, faction, reduced, moved: false }
  }
}

function change({ counters }: AleaState, counter: Counter): void {
  const number = numberOfCounter.get(counter.id)
  if (number !== undefined) counters[number] = counter
}

function leave(state: AleaState, piece: string, place: Place, faction: FactionId | null): void {
  const stack = stackAt(state, place)
  const owner = faction ?? 'others'
  const { leaders, units } = stack[owner]
  const left = isLeader(piece)
    ? { leaders: without(leaders, piece), units }
    : { leaders, units: without(units, piece) }
  state.stacks[numberOf(place)] = withCompany(stack, owner, left)
}

function join(state: AleaState, piece: string, place: Place, faction: FactionId | null): void {
  const stack = stackAt(state, place)
  const owner = faction ?? 'others'
  state.stacks[numberOf(place)] = withCompany(stack, owner, joined(stack[owner], piece))
}

function joined({ leaders, units }: Company, piece: string): Company {
  return isLeader(piece) ? { leaders: [...leaders, piece], units } : { leaders, units: [...units, piece] }
}

function without(pieces: readonly string[], piece: string): readonly string[] {
  return pieces.filter(other => other !== piece)
}

function withCompany({ caesarian, republican, others }: Stack, owner: keyof Stack, company: Company): Stack {
  if (owner === 'caesarian') return { caesarian: company, republican, others }
  if (owner === 'republican') return { caesarian, republican: company, others }
  return { caesarian, republican, others: company }
}

/** The index of these counters by the places they are in. */
export function stackUp(counters: readonly Counter[]): Stack[] {
  const stacks = places.map(() => EMPTY)
  for (const { id, place, faction } of counters) {
    const stack = at(stacks, numberOf(place))
    const owner = faction ?? 'others'
    stacks[numberOf(place)] = withCompany(stack, owner, joined(stack[owner], id))
  }
  return stacks
}

function numberOf(place: Place): number {
  const number = numberOfPlace.get(place)
  if (number === undefined) throw new Error(`no place ${place}`)
  return number
}

function at<T>(list: readonly T[], number: number): T {
  const found = list[number]
  if (found === undefined) throw new Error(`nothing has the number ${number}`)
  return found
}

/** All that the index says. */
export function* stackedCounters(
  stacks: readonly Stack[],
): Generator<{ place: Place; owner: keyof Stack; piece: string }> {
  for (const [number, place] of places.entries()) {
    const stack = at(stacks, number)
    for (const owner of ['caesarian', 'republican', 'others'] as const) {
      for (const piece of stack[owner].leaders) yield { place, owner, piece }
      for (const piece of stack[owner].units) yield { place, owner, piece }
    }
  }
}

/** By the faction that they show. */
export function stackAt(state: AleaState, place: Place): Stack {
  return state.stacks[numberOfPlace.get(place) ?? -1] ?? EMPTY
}

/** The next place on the map where sides can meet, from this one on; null: there is no other. */
export function sharedPlaceFrom(state: AleaState, first: number): { number: number; place: Place } | null {
  for (let number = first; number < placesOnMap; number++) {
    if (isShared(at(state.stacks, number))) return { number, place: at(places, number) }
  }
  return null
}

/** False where nobody is, or the Romans of one faction are among themselves. */
function isShared({ caesarian, republican, others }: Stack): boolean {
  return !isEmpty(others) || !(isEmpty(caesarian) || isEmpty(republican))
}

function isEmpty({ leaders, units }: Company): boolean {
  return units.length === 0 && leaders.length === 0
}

/** All counters in a place. */
export function stackIn(state: AleaState, place: Place): string[] {
  return [...leadersIn(state, place), ...unitsIn(state, place)]
}

export function leadersIn(state: AleaState, place: Place): readonly string[] {
  const { caesarian, republican, others } = stackAt(state, place)
  return joint(joint(caesarian.leaders, republican.leaders), others.leaders)
}

export function unitsIn(state: AleaState, place: Place): readonly string[] {
  const { caesarian, republican, others } = stackAt(state, place)
  return joint(joint(caesarian.units, republican.units), others.units)
}

/** One list of two; mostly one of them is empty. */
export function joint(first: readonly string[], second: readonly string[]): readonly string[] {
  if (second.length === 0) return first
  return first.length === 0 ? second : [...first, ...second]
}

/** The counters in a place that show no faction: Peoples, as far as the map goes. */
export function peoplesIn(state: AleaState, place: Place): Company {
  return stackAt(state, place).others
}

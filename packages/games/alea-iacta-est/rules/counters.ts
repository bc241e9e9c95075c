import type { AleaData, FactionId } from '../data/index.ts'
import type { AleaBoard, Company, Counter, Place, Stack } from './state.ts'

/**
 * The counters, and who stands where. Both are lists, because lists are quickly copied: a counter and a place have a
 * number, which the index of the data knows.
 */

export const NO_COMPANY: Company = { leaders: [], units: [] }
const EMPTY: Stack = { caesarian: NO_COMPANY, republican: NO_COMPANY, others: NO_COMPANY }

export function isLeader({ index }: AleaData, piece: string): boolean {
  const leaders = index.leaders.length
  return (index.numberOfCounter.get(piece) ?? leaders) < leaders
}

export function isUnit({ index }: AleaData, piece: string): boolean {
  return (index.numberOfCounter.get(piece) ?? 0) >= index.leaders.length
}

/** Undefined for whatever is no leader and no unit. */
export function findCounter({ state, data }: AleaBoard, piece: string): Counter | undefined {
  return state.counters[data.index.numberOfCounter.get(piece) ?? -1]
}

export function counterOf(position: AleaBoard, piece: string): Counter {
  const found = findCounter(position, piece)
  if (found === undefined) throw new Error(`no counter ${piece}`)
  return found
}

export function leader({ state, data }: AleaBoard, id: string): Counter {
  const number = data.index.numberOfCounter.get(id)
  if (number === undefined || number >= data.index.leaders.length) throw new Error(`no leader ${id}`)
  return at(state.counters, number)
}

export function unit({ state, data }: AleaBoard, id: string): Counter {
  const number = data.index.numberOfCounter.get(id)
  if (number === undefined || number < data.index.leaders.length) throw new Error(`no unit ${id}`)
  return at(state.counters, number)
}

export function placeOf(position: AleaBoard, piece: string): Place {
  return counterOf(position, piece).place
}

/** Moves a counter to another place. */
export function put(position: AleaBoard, piece: string, place: Place): void {
  const { id, place: from, faction, reduced, moved } = counterOf(position, piece)
  if (from === place) return
  leave(position, piece, from, faction)
  change(position, { id, place, faction, reduced, moved })
  join(position, piece, place, faction)
}

/** Gives a Roman counter to a faction, or to nobody. */
export function changeFaction(position: AleaBoard, piece: string, faction: FactionId | null): void {
  const { id, place, faction: before, reduced, moved } = counterOf(position, piece)
  if (before === faction) return
  leave(position, piece, place, before)
  change(position, { id, place, faction, reduced, moved })
  join(position, piece, place, faction)
}

/** Turns a unit to its reduced side or back. */
export function setReduced(position: AleaBoard, unit: string, reduced: boolean): void {
  const { id, place, faction, reduced: before, moved } = counterOf(position, unit)
  if (before !== reduced) change(position, { id, place, faction, reduced, moved })
}

export function setMoved(position: AleaBoard, piece: string, moved: boolean): void {
  const { id, place, faction, reduced, moved: before } = counterOf(position, piece)
  if (before !== moved) change(position, { id, place, faction, reduced, moved })
}

/** Nobody has moved yet. */
export function unmoveAll({ state: { counters } }: AleaBoard): void {
  for (let number = 0; number < counters.length; number++) {
    const { id, place, faction, reduced, moved } = at(counters, number)
    if (moved) counters[number] = { id, place, faction, reduced, moved: false }
  }
}

function change({ state, data }: AleaBoard, counter: Counter): void {
  const number = data.index.numberOfCounter.get(counter.id)
  if (number !== undefined) state.counters[number] = counter
}

function leave(position: AleaBoard, piece: string, place: Place, faction: FactionId | null): void {
  const stack = stackAt(position, place)
  const owner = faction ?? 'others'
  const { leaders, units } = stack[owner]
  const left = isLeader(position.data, piece)
    ? { leaders: without(leaders, piece), units }
    : { leaders, units: without(units, piece) }
  position.state.stacks[numberOf(position.data, place)] = withCompany(stack, owner, left)
}

function join(position: AleaBoard, piece: string, place: Place, faction: FactionId | null): void {
  const stack = stackAt(position, place)
  const owner = faction ?? 'others'
  const company = joined(position.data, stack[owner], piece)
  position.state.stacks[numberOf(position.data, place)] = withCompany(stack, owner, company)
}

function joined(data: AleaData, { leaders, units }: Company, piece: string): Company {
  return isLeader(data, piece)
    ? { leaders: [...leaders, piece], units }
    : { leaders, units: [...units, piece] }
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
export function stackUp(data: AleaData, counters: readonly Counter[]): Stack[] {
  const stacks = data.index.places.map(() => EMPTY)
  for (const { id, place, faction } of counters) {
    const number = numberOf(data, place)
    const stack = at(stacks, number)
    const owner = faction ?? 'others'
    stacks[number] = withCompany(stack, owner, joined(data, stack[owner], id))
  }
  return stacks
}

function numberOf({ index }: AleaData, place: Place): number {
  const number = index.numberOfPlace.get(place)
  if (number === undefined) throw new Error(`no place ${place}`)
  return number
}

function at<T>(list: readonly T[], number: number): T {
  const found = list[number]
  if (found === undefined) throw new Error(`nothing has the number ${number}`)
  return found
}

/** All that the index says. */
export function* stackedCounters({
  state,
  data,
}: AleaBoard): Generator<{ place: Place; owner: keyof Stack; piece: string }> {
  for (const [number, place] of data.index.places.entries()) {
    const stack = at(state.stacks, number)
    for (const owner of ['caesarian', 'republican', 'others'] as const) {
      for (const piece of stack[owner].leaders) yield { place, owner, piece }
      for (const piece of stack[owner].units) yield { place, owner, piece }
    }
  }
}

/** By the faction that they show. */
export function stackAt({ state, data }: AleaBoard, place: Place): Stack {
  return state.stacks[data.index.numberOfPlace.get(place) ?? -1] ?? EMPTY
}

/** The next place on the map where sides can meet, from this one on; null: there is no other. */
export function sharedPlaceFrom(
  { state, data }: AleaBoard,
  first: number,
): { number: number; place: Place } | null {
  const { placesOnMap } = data.index
  for (let number = first; number < placesOnMap.length; number++) {
    if (isShared(at(state.stacks, number))) return { number, place: at(placesOnMap, number) }
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
export function stackIn(position: AleaBoard, place: Place): string[] {
  return [...leadersIn(position, place), ...unitsIn(position, place)]
}

export function leadersIn(position: AleaBoard, place: Place): readonly string[] {
  const { caesarian, republican, others } = stackAt(position, place)
  return joint(joint(caesarian.leaders, republican.leaders), others.leaders)
}

export function unitsIn(position: AleaBoard, place: Place): readonly string[] {
  const { caesarian, republican, others } = stackAt(position, place)
  return joint(joint(caesarian.units, republican.units), others.units)
}

/** One list of two; mostly one of them is empty. */
export function joint(first: readonly string[], second: readonly string[]): readonly string[] {
  if (second.length === 0) return first
  return first.length === 0 ? second : [...first, ...second]
}

/** The counters in a place that show no faction: Peoples, as far as the map goes. */
export function peoplesIn(position: AleaBoard, place: Place): Company {
  return stackAt(position, place).others
}

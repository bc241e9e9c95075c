import { NO_COMPANY } from '../data/counter-index.ts'
import type { Neighbour, Zone, ZoneOnMap } from '../data/map.ts'
import type { CampaignData } from '../data/series.ts'
import type { CampaignBoard, Company, Counter, FactionId, Place, Stack } from './state.ts'

export { NO_COMPANY }

/**
 * The counters, and who stands where. Both are lists, because lists are quickly copied: a counter and a place have a
 * number, which the index of the data knows.
 */

export function isLeader({ index }: CampaignData, piece: string): boolean {
  const leaders = index.leaders.length
  return (index.numberOfCounter.get(piece) ?? leaders) < leaders
}

export function isUnit({ index }: CampaignData, piece: string): boolean {
  return (index.numberOfCounter.get(piece) ?? 0) >= index.leaders.length
}

/** Undefined for whatever is no leader and no unit. */
export function findCounter<F extends FactionId>(
  { state, data }: CampaignBoard<F>,
  piece: string,
): Counter<F> | undefined {
  return state.counters[data.index.numberOfCounter.get(piece) ?? -1]
}

export function counterOf<F extends FactionId>(position: CampaignBoard<F>, piece: string): Counter<F> {
  const found = findCounter(position, piece)
  if (found === undefined) throw new Error(`no counter ${piece}`)
  return found
}

export function leader<F extends FactionId>({ state, data }: CampaignBoard<F>, id: string): Counter<F> {
  const number = data.index.numberOfCounter.get(id)
  if (number === undefined || number >= data.index.leaders.length) throw new Error(`no leader ${id}`)
  return at(state.counters, number)
}

export function unit<F extends FactionId>({ state, data }: CampaignBoard<F>, id: string): Counter<F> {
  const number = data.index.numberOfCounter.get(id)
  if (number === undefined || number < data.index.leaders.length) throw new Error(`no unit ${id}`)
  return at(state.counters, number)
}

export function placeOf(position: CampaignBoard, piece: string): Place {
  return counterOf(position, piece).place
}

/** The number of a leader or unit, under which the lists have it. */
function numberOfCounter({ index }: CampaignData, piece: string): number {
  const number = index.numberOfCounter.get(piece)
  if (number === undefined) throw new Error(`no counter ${piece}`)
  return number
}

/** Moves a counter to another place. */
export function put(position: CampaignBoard, piece: string, place: Place): void {
  const number = numberOfCounter(position.data, piece)
  moveTo(position, number, place, at(position.state.counters, number).moved)
}

/** Moves a counter to another place in E.1, where it counts as having moved. */
export function moveOn(position: CampaignBoard, piece: string, place: Place): void {
  moveTo(position, numberOfCounter(position.data, piece), place, true)
}

function moveTo(position: CampaignBoard, number: number, place: Place, moved: boolean): void {
  const { counters } = position.state
  const { id, place: from, faction, reduced, moved: before } = at(counters, number)
  if (from === place && moved === before) return
  counters[number] = { id, place, faction, reduced, moved }
  if (from === place) return
  leave(position, number, from, faction)
  join(position, number, place, faction)
}

/** Gives a Roman counter to a faction, or to nobody. */
export function changeFaction(position: CampaignBoard, piece: string, faction: FactionId | null): void {
  const { counters } = position.state
  const number = numberOfCounter(position.data, piece)
  const { id, place, faction: before, reduced, moved } = at(counters, number)
  if (before === faction) return
  leave(position, number, place, before)
  counters[number] = { id, place, faction, reduced, moved }
  join(position, number, place, faction)
}

/** Turns a unit to its reduced side or back. */
export function setReduced(position: CampaignBoard, unit: string, reduced: boolean): void {
  const { counters } = position.state
  const number = numberOfCounter(position.data, unit)
  const { id, place, faction, reduced: before, moved } = at(counters, number)
  if (before !== reduced) counters[number] = { id, place, faction, reduced, moved }
}

export function setMoved(position: CampaignBoard, piece: string, moved: boolean): void {
  const { counters } = position.state
  const number = numberOfCounter(position.data, piece)
  const { id, place, faction, reduced, moved: before } = at(counters, number)
  if (before !== moved) counters[number] = { id, place, faction, reduced, moved }
}

/** Nobody has moved yet. */
export function unmoveAll({ state: { counters } }: CampaignBoard): void {
  for (let number = 0; number < counters.length; number++) {
    const { id, place, faction, reduced, moved } = at(counters, number)
    if (moved) counters[number] = { id, place, faction, reduced, moved: false }
  }
}

/** The counter of this number leaves the place. */
function leave(
  { state, data }: CampaignBoard,
  number: number,
  place: Place,
  faction: FactionId | null,
): void {
  const from = numberOf(data, place)
  const stack = at(state.stacks, from)
  const owner = faction ?? 'others'
  const { leaders, units } = companyIn(data, stack, owner)
  const { id } = at(state.counters, number)
  const left = isNumberOfLeader(data, number)
    ? company(without(leaders, id), units)
    : company(leaders, without(units, id))
  const rest = withCompany(data, stack, owner, left)
  // A search for counters sees at a glance where nobody is.
  state.stacks[from] = isNobody(data, rest) ? data.index.nobody : rest
}

/** The leaders are the first counters. */
function isNumberOfLeader({ index }: CampaignData, number: number): boolean {
  return number < index.leaders.length
}

function company(leaders: readonly string[], units: readonly string[]): Company {
  return leaders.length === 0 && units.length === 0 ? NO_COMPANY : { leaders, units }
}

function isNobody(data: CampaignData, stack: Stack): boolean {
  return ofOne(data, stack) === NO_COMPANY && ofTwo(data, stack) === NO_COMPANY && stack.others === NO_COMPANY
}

function join({ state, data }: CampaignBoard, number: number, place: Place, faction: FactionId | null): void {
  const to = numberOf(data, place)
  const stack = at(state.stacks, to)
  const owner = faction ?? 'others'
  const company = joined(data, companyIn(data, stack, owner), number, at(state.counters, number).id)
  state.stacks[to] = withCompany(data, stack, owner, company)
}

function joined(data: CampaignData, { leaders, units }: Company, number: number, piece: string): Company {
  return isNumberOfLeader(data, number)
    ? { leaders: [...leaders, piece], units }
    : { leaders, units: [...units, piece] }
}

/** The stack of a place when some have left it and others, in their order, have come. */
export function stackAfter(
  data: CampaignData,
  stack: Stack,
  gone: readonly string[],
  come: readonly Counter[],
): Stack {
  const { index, factions } = data
  const after = ({ leaders, units }: Company, owner: FactionId | null): Company => {
    const own = come.filter(({ faction }) => faction === owner).map(({ id }) => id)
    return company(
      [...leaders.filter(id => !gone.includes(id)), ...own.filter(id => isLeader(data, id))],
      [...units.filter(id => !gone.includes(id)), ...own.filter(id => !isLeader(data, id))],
    )
  }
  const rest = index.stackOf(
    after(ofOne(data, stack), factions[0]),
    after(ofTwo(data, stack), factions[1]),
    after(stack.others, null),
  )
  return isNobody(data, rest) ? index.nobody : rest
}

function without(pieces: readonly string[], piece: string): readonly string[] {
  const others: string[] = []
  for (const other of pieces) if (other !== piece) others.push(other)
  return others
}

/** The stack with one company changed. */
function withCompany(data: CampaignData, stack: Stack, owner: string, company: Company): Stack {
  const { index, factions } = data
  if (owner === factions[0]) return index.stackOf(company, ofTwo(data, stack), stack.others)
  if (owner === factions[1]) return index.stackOf(ofOne(data, stack), company, stack.others)
  return index.stackOf(ofOne(data, stack), ofTwo(data, stack), company)
}

/** The counters of a stack that show a faction, or none. */
export function companyIn(data: CampaignData, stack: Stack, owner: string): Company {
  const { factions } = data
  if (owner === factions[0]) return ofOne(data, stack)
  if (owner === factions[1]) return ofTwo(data, stack)
  if (owner !== 'others') throw new Error(`no faction ${owner}`)
  return stack.others
}

/*
 * Each faction has a function that reads its company: in a spot that always reads the same name JavaScript remembers where
 * to find it, and stacks are read more often than anything else.
 */

function ofOne({ factions }: CampaignData, stack: Stack): Company {
  return stack[factions[0]] ?? NO_COMPANY
}

function ofTwo({ factions }: CampaignData, stack: Stack): Company {
  return stack[factions[1]] ?? NO_COMPANY
}

/** The counters by their numbers; the last of several with the same id counts. */
export function inOrder<F extends FactionId>(
  { index }: CampaignData,
  placed: readonly Counter<F>[],
): Counter<F>[] {
  const last = new Map<string, Counter<F>>()
  for (const counter of placed) last.set(counter.id, counter)
  // Filled, not what `map` makes: all that rules look into is of one make.
  const counters: Counter<F>[] = []
  for (const id of index.counters) {
    const counter = last.get(id)
    if (counter === undefined) throw new Error(`${id} has no place`)
    counters.push(counter)
  }
  return counters
}

/** The index of these counters by the places they are in. */
export function stackUp(data: CampaignData, counters: readonly Counter[]): Stack[] {
  // Filled, not what `map` makes: all that rules look into is of one make.
  const stacks: Stack[] = []
  while (stacks.length < data.index.places.length) stacks.push(data.index.nobody)
  for (let number = 0; number < counters.length; number++) {
    const { id, place, faction } = at(counters, number)
    const to = numberOf(data, place)
    const stack = at(stacks, to)
    const owner = faction ?? 'others'
    stacks[to] = withCompany(data, stack, owner, joined(data, companyIn(data, stack, owner), number, id))
  }
  return stacks
}

function numberOf({ index }: CampaignData, place: Place): number {
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
}: CampaignBoard): Generator<{ place: Place; owner: string; piece: string }> {
  for (const [number, place] of data.index.places.entries()) {
    const stack = at(state.stacks, number)
    for (const owner of [...data.factions, 'others']) {
      for (const piece of companyIn(data, stack, owner).leaders) yield { place, owner, piece }
      for (const piece of companyIn(data, stack, owner).units) yield { place, owner, piece }
    }
  }
}

/** By the faction that they show. */
export function stackAt({ state, data }: CampaignBoard, place: Place): Stack {
  return state.stacks[data.index.numberOfPlace.get(place) ?? -1] ?? data.index.nobody
}

/** The same of a zone: nothing is looked up. */
export function stackOn(position: CampaignBoard, { ordinal }: ZoneOnMap): Stack {
  return stackOfNumber(position, ordinal)
}

/** The same of the place that has this number in the lists. */
export function stackOfNumber({ state, data }: CampaignBoard, number: number): Stack {
  return state.stacks[number] ?? data.index.nobody
}

/** The zone that a step leads to. */
export function zoneAfter({ zoneList }: CampaignData, { ordinal }: Neighbour): Zone {
  return at(zoneList, ordinal)
}

/** True of some Roman leader, wherever he is. */
export function someRomanLeader<F extends FactionId>(
  { state, data }: CampaignBoard<F>,
  test: (leader: Counter<F>) => boolean,
): boolean {
  // Their counters are the first.
  for (let number = 0; number < data.romanLeaderIds.length; number++)
    if (test(at(state.counters, number))) return true
  return false
}

/** True of the counters in some zone. Goes through them by number, which is quicker than by name. */
export function someZone({ state, data }: CampaignBoard, test: (stack: Stack) => boolean): boolean {
  // The zones are the first places.
  for (let number = 0; number < data.zoneIds.length; number++) if (test(at(state.stacks, number))) return true
  return false
}

/** True if there is a leader among the counters, whosever. */
export function hasLeaders({ data }: CampaignBoard, stack: Stack): boolean {
  return (
    ofOne(data, stack).leaders.length > 0 ||
    ofTwo(data, stack).leaders.length > 0 ||
    stack.others.leaders.length > 0
  )
}

/** True if there is a unit among the counters, whosever. */
export function hasUnits({ data }: CampaignBoard, stack: Stack): boolean {
  return (
    ofOne(data, stack).units.length > 0 ||
    ofTwo(data, stack).units.length > 0 ||
    stack.others.units.length > 0
  )
}

/** All counters in a place. */
export function stackIn(position: CampaignBoard, place: Place): string[] {
  return [...leadersIn(position, place), ...unitsIn(position, place)]
}

export function leadersIn(position: CampaignBoard, place: Place): readonly string[] {
  return leadersAmong(position.data, stackAt(position, place))
}

export function unitsIn(position: CampaignBoard, place: Place): readonly string[] {
  return unitsAmong(position.data, stackAt(position, place))
}

/** The leaders of a stack that has been looked up. */
export function leadersAmong(data: CampaignData, stack: Stack): readonly string[] {
  return joint(joint(ofOne(data, stack).leaders, ofTwo(data, stack).leaders), stack.others.leaders)
}

/** The units of a stack that has been looked up. */
export function unitsAmong(data: CampaignData, stack: Stack): readonly string[] {
  return joint(joint(ofOne(data, stack).units, ofTwo(data, stack).units), stack.others.units)
}

/** One list of two; mostly one of them is empty. */
export function joint<T>(first: readonly T[], second: readonly T[]): readonly T[] {
  if (second.length === 0) return first
  return first.length === 0 ? second : [...first, ...second]
}

/** The counters in a place that show no faction: Peoples, as far as the map goes. */
export function peoplesIn(position: CampaignBoard, place: Place): Company {
  return stackAt(position, place).others
}

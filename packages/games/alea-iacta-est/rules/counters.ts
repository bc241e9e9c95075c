import { aleaData, type FactionId } from '../data/index.ts'
import type { AleaState, Company, LeaderState, Place, Stack, UnitState } from './state.ts'

/** The counters, and the index of who stands where. */

/**
 * All counters; a data pack changes what they are worth, not which there are. To go through a list is faster than to go
 * through the keys of a record.
 */
export const leaderIds: readonly string[] = [
  ...Object.keys(aleaData.romanLeaders),
  ...Object.keys(aleaData.foreignLeaders),
]
export const unitIds: readonly string[] = Object.keys(aleaData.units)

export const NO_COMPANY: Company = { leaders: [], units: [] }
const EMPTY: Stack = { caesarian: NO_COMPANY, republican: NO_COMPANY, others: NO_COMPANY }

export function isLeader(state: AleaState, piece: string): boolean {
  return state.leaders[piece] !== undefined
}

export function leader(state: AleaState, id: string): LeaderState {
  const found = state.leaders[id]
  if (found === undefined) throw new Error(`no leader ${id}`)
  return found
}

export function unit(state: AleaState, id: string): UnitState {
  const found = state.units[id]
  if (found === undefined) throw new Error(`no unit ${id}`)
  return found
}

export function placeOf(state: AleaState, piece: string): Place {
  return (state.units[piece] ?? leader(state, piece)).place
}

/** Moves a counter to another place. The only way to do so. */
export function put(state: AleaState, piece: string, place: Place): void {
  const counter: Writable<UnitState | LeaderState> = state.units[piece] ?? leader(state, piece)
  if (counter.place === place) return
  leave(state, piece, counter)
  counter.place = place
  join(state, piece, counter)
}

/** Gives a Roman counter to a faction, or to nobody. The only way to do so. */
export function changeFaction(state: AleaState, piece: string, faction: FactionId | null): void {
  const counter: Writable<UnitState | LeaderState> = state.units[piece] ?? leader(state, piece)
  if (counter.faction === faction) return
  leave(state, piece, counter)
  counter.faction = faction
  join(state, piece, counter)
}

type Writable<T> = { -readonly [K in keyof T]: T[K] }

function leave(state: AleaState, piece: string, { place, faction }: UnitState | LeaderState): void {
  const stack = stackAt(state, place)
  const owner = faction ?? 'others'
  const { leaders, units } = stack[owner]
  const left = isLeader(state, piece)
    ? { leaders: without(leaders, piece), units }
    : { leaders, units: without(units, piece) }
  state.stacks[place] = withCompany(stack, owner, left)
}

function join(state: AleaState, piece: string, { place, faction }: UnitState | LeaderState): void {
  const stack = stackAt(state, place)
  const owner = faction ?? 'others'
  const { leaders, units } = stack[owner]
  const joined = isLeader(state, piece)
    ? { leaders: [...leaders, piece], units }
    : { leaders, units: [...units, piece] }
  state.stacks[place] = withCompany(stack, owner, joined)
}

function without(pieces: readonly string[], piece: string): readonly string[] {
  return pieces.filter(other => other !== piece)
}

function withCompany({ caesarian, republican, others }: Stack, owner: keyof Stack, company: Company): Stack {
  if (owner === 'caesarian') return { caesarian: company, republican, others }
  if (owner === 'republican') return { caesarian, republican: company, others }
  return { caesarian, republican, others: company }
}

/** The index of all counters by the places they are in. */
export function stackUp(leaders: AleaState['leaders'], units: AleaState['units']): AleaState['stacks'] {
  const stacks: Record<Place, Stack> = {}
  for (const [id, { place, faction }] of Object.entries(leaders)) {
    const stack = stacks[place] ?? EMPTY
    const company = stack[faction ?? 'others']
    const joined = { leaders: [...company.leaders, id], units: company.units }
    stacks[place] = withCompany(stack, faction ?? 'others', joined)
  }
  for (const [id, { place, faction }] of Object.entries(units)) {
    const stack = stacks[place] ?? EMPTY
    const company = stack[faction ?? 'others']
    const joined = { leaders: company.leaders, units: [...company.units, id] }
    stacks[place] = withCompany(stack, faction ?? 'others', joined)
  }
  return stacks
}

/** All that the index says. */
export function* stackedCounters(
  stacks: AleaState['stacks'],
): Generator<{ place: Place; owner: keyof Stack; piece: string }> {
  for (const [place, stack] of Object.entries(stacks)) {
    for (const owner of ['caesarian', 'republican', 'others'] as const) {
      for (const piece of stack[owner].leaders) yield { place, owner, piece }
      for (const piece of stack[owner].units) yield { place, owner, piece }
    }
  }
}

/** By the faction that they show. */
export function stackAt(state: AleaState, place: Place): Stack {
  return state.stacks[place] ?? EMPTY
}

export function isEmpty({ leaders, units }: Company): boolean {
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

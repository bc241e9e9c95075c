import { areaAt, type RomaData, type UnitKindId } from '../data/index.ts'
import type { City, Leader, Marks, PowerState, RomaState, Unit } from './state.ts'

/** Counters and markers: finding, moving, changing them. A change writes a new object in its place. */

const NOBODY: readonly Unit[] = []

/** RV-6.1-a: as many as one likes. */
export function unitsAt(state: RomaState, area: number): readonly Unit[] {
  return state.stacks[area] ?? NOBODY
}

export function unitsOf(state: RomaState, area: number, power: number): Unit[] {
  const found: Unit[] = []
  for (const unit of unitsAt(state, area)) if (unit.power === power) found.push(unit)
  return found
}

/** The Powers with units in an area, in the order of its stack. */
export function powersAt(state: RomaState, area: number): number[] {
  const powers: number[] = []
  for (const { power } of unitsAt(state, area)) if (!powers.includes(power)) powers.push(power)
  return powers
}

export function isShip(unit: Unit): boolean {
  return unit.kind === 'flt'
}

/** RV-3.9-b: Land units dispute the area they are in. Ships and what is aboard them do not. */
export function disputes(unit: Unit): boolean {
  return !isShip(unit) && unit.where !== 'aboard'
}

export function landUnitsAt(state: RomaState, area: number): Unit[] {
  const found: Unit[] = []
  for (const unit of unitsAt(state, area)) if (disputes(unit)) found.push(unit)
  return found
}

export function firstLandUnit(state: RomaState, area: number): Unit | undefined {
  for (const unit of unitsAt(state, area)) if (disputes(unit)) return unit
  return undefined
}

/** Whether all of the Land units that dispute an area are such; also if there are none. */
export function everyLandUnit(state: RomaState, area: number, isSuch: (unit: Unit) => boolean): boolean {
  for (const unit of unitsAt(state, area)) if (disputes(unit) && !isSuch(unit)) return false
  return true
}

/** Whether one of the Land units that dispute an area is such. */
export function someLandUnit(state: RomaState, area: number, isSuch: (unit: Unit) => boolean): boolean {
  for (const unit of unitsAt(state, area)) if (disputes(unit) && isSuch(unit)) return true
  return false
}

/** RV-5.31-3: Combat Strength Points. */
export function strengthOf(data: RomaData, unit: Pick<Unit, 'kind' | 'reduced'>): number {
  const kind = data.units[unit.kind]
  return unit.reduced ? kind.reduced : kind.full
}

export function totalStrength(data: RomaData, units: readonly Pick<Unit, 'kind' | 'reduced'>[]): number {
  let sum = 0
  for (const unit of units) sum += strengthOf(data, unit)
  return sum
}

/** Writes the changed unit in the place of the one with its number. */
export function changeUnit(state: RomaState, area: number, changed: Unit): void {
  const stack = unitsAt(state, area).slice()
  for (let at = 0; at < stack.length; at++) if (stack[at]?.id === changed.id) stack[at] = changed
  state.stacks[area] = stack
}

export function changeUnits(
  state: RomaState,
  area: number,
  which: (unit: Unit) => boolean,
  change: (unit: Unit) => Unit,
): void {
  // A copy of a list is a list of the same make; what `map` makes is not, and code that meets both is slower.
  const stack = unitsAt(state, area).slice()
  for (let at = 0; at < stack.length; at++) {
    const unit = stack[at]
    if (unit !== undefined && which(unit)) stack[at] = change(unit)
  }
  state.stacks[area] = stack
}

/** Changes all such units, wherever they are. */
export function changeUnitsEverywhere(
  state: RomaState,
  which: (unit: Unit) => boolean,
  change: (unit: Unit) => Unit,
): void {
  for (let area = 0; area < state.stacks.length; area++)
    for (const unit of unitsAt(state, area)) {
      if (!which(unit)) continue
      changeUnits(state, area, which, change)
      break
    }
}

export function removeUnits(state: RomaState, area: number, ids: readonly number[]): void {
  const left: Unit[] = []
  for (const unit of unitsAt(state, area)) if (!ids.includes(unit.id)) left.push(unit)
  state.stacks[area] = left
}

/** Moves units from one area to another. */
export function moveUnits(
  state: RomaState,
  from: number,
  to: number,
  ids: readonly number[],
  change: (unit: Unit) => Unit = unit => unit,
): void {
  const left: Unit[] = []
  const moving: Unit[] = []
  for (const unit of unitsAt(state, from)) {
    if (ids.includes(unit.id)) moving.push(change(unit))
    else left.push(unit)
  }
  state.stacks[from] = left
  if (moving.length > 0) state.stacks[to] = [...unitsAt(state, to), ...moving]
}

/** Puts a new unit on the map. Ships lie on the first coast of the Province unless one is named. */
export function placeUnit(state: RomaState, { kind, power, area, reduced = false, coast }: NewUnit): Unit {
  const side = kind === 'flt' ? (coast ?? areaAt(area).seas[0] ?? null) : null
  const unit: Unit = {
    id: numberFor(state, power),
    kind,
    power,
    reduced,
    where: 'field',
    coast: areaAt(area).kind === 'province' ? side : null,
    leader: null,
    served: null,
  }
  state.stacks[area] = [...unitsAt(state, area), unit]
  return unit
}

const UNITS_OF_A_POWER = 10_000

function numberFor(state: RomaState, power: number): number {
  const number = state.nextUnit[power] ?? 1
  state.nextUnit[power] = number + 1
  return power * UNITS_OF_A_POWER + number
}

export interface NewUnit {
  readonly kind: UnitKindId
  readonly power: number
  readonly area: number
  readonly reduced?: boolean
  readonly coast?: number | null
}

/** RV-3.4-a: a full unit is reduced, a reduced one leaves. */
export function hitUnit(state: RomaState, area: number, unit: Unit): void {
  if (unit.reduced) removeUnits(state, area, [unit.id])
  else changeUnit(state, area, { ...unit, reduced: true })
}

/** How many counters of a kind a Power has on the map (RV-9.0-a). */
export function countersInUse(state: RomaState, powers: readonly number[], kind: UnitKindId): number {
  let count = 0
  for (const stack of state.stacks)
    for (const unit of stack) if (unit.kind === kind && powers.includes(unit.power)) count++
  return count
}

// Leaders

export function leaderNumbered(state: RomaState, id: number): Leader {
  const leader = findLeader(state, id)
  if (leader === undefined) throw new Error(`no Leader ${id}`)
  return leader
}

export function findLeader(state: RomaState, id: number | null): Leader | undefined {
  if (id !== null) for (const leader of state.leaders) if (leader.id === id) return leader
  return undefined
}

/** What a Leader goes by in choices and events: his name, or what is printed on the counter, and his number. */
export function leaderNoun({ id, name, rating, consul }: Leader): string {
  return name ?? `${consul ? 'consul' : 'leader'}-${rating}/${id}`
}

export function leaderCalled(state: RomaState, noun: string | number | undefined): Leader | undefined {
  return state.leaders.find(leader => leaderNoun(leader) === noun)
}

export function leadersAt(state: RomaState, area: number): Leader[] {
  const found: Leader[] = []
  for (const leader of state.leaders) if (leader.area === area) found.push(leader)
  return found
}

export function changeLeader(state: RomaState, id: number, change: Partial<Leader>): void {
  changeLeaders(
    state,
    leader => leader.id === id,
    leader => ({ ...leader, ...change }),
  )
}

export function changeLeaders(
  state: RomaState,
  which: (leader: Leader) => boolean,
  change: (leader: Leader) => Leader,
): void {
  const leaders = state.leaders.slice()
  for (let at = 0; at < leaders.length; at++) {
    const leader = leaders[at]
    if (leader !== undefined && which(leader)) leaders[at] = change(leader)
  }
  state.leaders = leaders
}

export function placeLeader(
  state: RomaState,
  {
    name,
    power,
    rating,
    supreme,
    consul,
    area,
  }: Omit<Leader, 'id' | 'where' | 'coast' | 'activated' | 'recruiting'>,
): Leader {
  const placed: Leader = {
    id: state.nextLeader++,
    name,
    power,
    rating,
    supreme,
    consul,
    area,
    where: 'field',
    coast: null,
    activated: false,
    recruiting: false,
  }
  state.leaders = [...state.leaders, placed]
  return placed
}

/** Nobody is attached to a Leader any longer, wherever they have been left. */
export function dismiss(state: RomaState, id: number): void {
  changeUnitsEverywhere(
    state,
    unit => unit.leader === id,
    unit => ({ ...unit, leader: null }),
  )
}

/** The best of these; null if there is none. */
export function bestLeader(leaders: readonly Leader[]): Leader | null {
  let best: Leader | null = null
  for (const leader of leaders) if (best === null || leader.rating > best.rating) best = leader
  return best
}

export function supremeLeaderOf(state: RomaState, power: number): Leader | undefined {
  for (const leader of state.leaders) if (leader.supreme && leader.power === power) return leader
  return undefined
}

// Markers and Powers

/** Seas and Straits have no markers (RV-3.23-b). */
export const NO_MARKS: Marks = {
  garrison: null,
  fallen: null,
  limes: null,
  pillaged: false,
  city: null,
  markers: [],
}

export function marksAt(state: RomaState, area: number): Marks {
  return state.marks[area] ?? NO_MARKS
}

export function changeMarks(state: RomaState, area: number, change: Partial<Marks>): void {
  if (state.marks[area] === undefined) throw new Error(`no markers lie in ${areaAt(area).id}`)
  state.marks[area] = { ...marksAt(state, area), ...change }
}

/** RV-10.54-a, RV-10.57-a: a Garrison is eliminated; RV-10.56-a: whose it was decides who may put it up again. */
export function eliminateGarrison(state: RomaState, area: number): void {
  const { garrison } = marksAt(state, area)
  if (garrison !== null) changeMarks(state, area, { garrison: null, fallen: garrison })
}

/** RV-10.24-a: a Garrison is put up in the place of any other. */
export function placeGarrison(state: RomaState, area: number, power: number): void {
  changeMarks(state, area, { garrison: power, fallen: null })
}

/** The City of a Province that stands, if there is one. */
export function cityAt(state: RomaState, area: number): City | null {
  const city = state.marks[area]?.city ?? null
  return city !== null && city.strength > 0 ? city : null
}

/** RV-10.42-a: a City that can be besieged: its walls stand, or they are down and somebody is still inside. */
export function cityToBesiege(state: RomaState, area: number): City | null {
  const city = state.marks[area]?.city ?? null
  if (city === null || city.strength > 0) return city
  return unitsAt(state, area).some(unit => unit.where === 'city') ? city : null
}

export function powerAt(state: RomaState, power: number): PowerState {
  const found = state.powers[power]
  if (found === undefined) throw new Error(`no Power ${power}`)
  return found
}

export function changePower(state: RomaState, power: number, change: Partial<PowerState>): void {
  state.powers[power] = { ...powerAt(state, power), ...change }
}

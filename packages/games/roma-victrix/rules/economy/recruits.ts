import {
  areaAt,
  isCoastal,
  isProvince,
  type Quota,
  quotas,
  smallIslands,
  type UnitKindId,
  unitKindIds,
} from '../../data/index.ts'
import { castOf } from '../cast.ts'
import { isControlledBy } from '../control.ts'
import { capitalProvince } from '../paths.ts'
import { countersInUse, marksAt, powerAt, supremeLeaderOf, unitsAt } from '../pieces.ts'
import { castPower, isRomanFor } from '../powers.ts'
import type { Leader, RomaPosition, RomaState, Unit } from '../state.ts'
import { type Counters, type Holdings, holdingsOf, noCounters } from './holdings.ts'

/** Where units can be raised and which, pure: the shop of C3 lists nothing else. */

/** What a Province has raised and rebuilt this turn, by quota. */
export type Used = Partial<Record<Quota, number>>

/** RV-9.12-a: the Capital's Province, and controlled Provinces with a Leader. */
export function recruitingLeaders(position: RomaPosition, power: number): Leader[] {
  const capital = capitalProvince(position, power)
  return position.state.leaders.filter(
    leader => leader.power === power && leader.area !== capital && mayRaiseIn(position, power, leader.area),
  )
}

/** RV-9.17-2, RV-10.16-a, RV-COL-c: controlled, hence not disputed. */
export function mayRaiseIn(position: RomaPosition, power: number, area: number): boolean {
  if (!isProvince(area) || !isControlledBy(position.state, area, power)) return false
  return isHeededIn(position, power, area)
}

/** RV-COL-c: a non-Roman Major without a Supreme Leader raises only in its Capital's Province. */
function mustKeepToCapital(position: RomaPosition, power: number): boolean {
  if (castPower(position, power).minor || isRomanFor(position, power, 'collapse')) return false
  return supremeLeaderOf(position.state, power) === undefined
}

/** RV-COL-c: whether a Power without a Supreme Leader may raise any in this Province. */
function isHeededIn(position: RomaPosition, power: number, area: number): boolean {
  return !mustKeepToCapital(position, power) || capitalProvince(position, power) === area
}

/** RV-9.12-b, RV-3.32-b, RV-3.33-a: the Capital and the Supreme Leader raise everything, others Auxilia and Fleets. */
export function kindsRaised(position: RomaPosition, power: number, byAll: boolean): UnitKindId[] {
  const light = lightKinds(position, power)
  return byAll || position.options['leaders-raise-all'] === 'on'
    ? [...heavyKinds(position, power), ...light, ...mounted(position), 'flt']
    : [...light, 'flt']
}

/** RV-9.15-a: Legions are for Romans; some scenarios have none. RV-9.55-1, RV-9.66-a: Barbarians and Parthians have no heavy infantry. */
export function heavyKinds(position: RomaPosition, power: number): UnitKindId[] {
  const { kind } = castPower(position, power)
  if (kind === 'barbarian' || kind === 'parthian') return []
  return castOf(position).legions && isRomanFor(position, power, 'lgn') ? ['lgn', 'hi'] : ['hi']
}

/** RV-9.55-1, RV-15.2-a: what Auxilia are to others, their own infantry is to Barbarians. */
function lightKinds(position: RomaPosition, power: number): UnitKindId[] {
  if (castPower(position, power).kind === 'barbarian') return ['bi']
  return position.options['no-auxilia'] === 'on' ? [] : ['aux']
}

/** RV-17.1-c: by agreement who raises Cavalry raises Heavy Cavalry too. */
export function mounted({ options }: RomaPosition): UnitKindId[] {
  return options['heavy-cavalry'] === 'on' ? ['cav', 'hc'] : ['cav']
}

/** RV-9.15-a: creation and rebuilding share the limits of the Province. */
export function quotaLeft({ data }: RomaPosition, kind: UnitKindId, used: Used): boolean {
  // RV-15.2-a: Barbarian Infantry counts as Auxilia.
  const quota = data.units[kind].quota ?? 'auxilia'
  return (used[quota] ?? 0) < quotas[quota]
}

export function useQuota({ data }: RomaPosition, kind: UnitKindId, used: Used): Used {
  const quota = data.units[kind].quota ?? 'auxilia'
  return { ...used, [quota]: (used[quota] ?? 0) + 1 }
}

/** RV-9.17-5, RV-3.57-a: what the Province itself allows to be created. */
export function placeAllows(position: RomaPosition, kind: UnitKindId, area: number): boolean {
  return !marksAt(position.state, area).pillaged && landAllows(position, kind, area)
}

/** RV-9.17-3, RV-9.17-4: what can be created and rebuilt there, islands and coasts considered. */
export function landAllows({ data }: RomaPosition, kind: UnitKindId, area: number): boolean {
  if (kind === 'flt' && !isCoastal(area)) return false
  return data.units[kind].onSmallIslands || !smallIslands.includes(areaAt(area).id)
}

/** RV-9.0-a: how many counters of a kind are left, Allies and Clients counted in. */
export function countersLeft(position: RomaPosition, power: number, kind: UnitKindId): number {
  const { state } = position
  const sharing = [...state.powers.keys()].filter(each => shareCounters(state, power, each))
  return countersOf(position, power, kind) - countersInUse(state, sharing, kind)
}

/** RV-9.0-a: a Major, its Allies and its Clients have one colour; so have all who serve nobody: Neutrals, peoples, rebels. */
export function shareCounters(state: RomaState, one: number, other: number): boolean {
  return colourOf(state, one) === colourOf(state, other)
}

/** The Major whose counters a Power uses; null: it has those of all who serve nobody. */
export function colourOf(state: RomaState, power: number): number | null {
  const { status, of } = powerAt(state, power)
  switch (status) {
    // RV-14.2-09, RV-14.2-14: whom a card makes follow a player for one Game-Turn keeps his counters.
    case 'neutral':
    case 'rebels':
      return null
    case 'neutral-major':
      return power
    case 'people':
      return of
    default:
      return of ?? power
  }
}

function countersOf(position: RomaPosition, power: number, kind: UnitKindId): number {
  const colour = colourOf(position.state, power)
  const colours = colour === null ? 1 : castPower(position, colour).colours
  return position.data.units[kind].counters * colours
}

/** RV-9.0-a: how many counters are left of each kind: a caller that wants to know about several counts them all at once. */
export function countersLeftOf(
  position: RomaPosition,
  power: number,
  holdings: Holdings = holdingsOf(position),
): Counters {
  const { state } = position
  const left = noCounters()
  for (const kind of unitKindIds) left[kind] = countersOf(position, power, kind)
  for (let each = 0; each < holdings.length; each++) {
    const holding = holdings[each]
    if (holding === undefined || !shareCounters(state, power, each)) continue
    for (const kind of unitKindIds) left[kind] -= holding.counters[kind]
  }
  return left
}

/** RV-9.2-a: what it costs to create; RV-15.2-a: Barbarian Infantry as Auxilia. */
export function costOf({ data }: RomaPosition, kind: UnitKindId): number {
  return data.units[kind].create ?? data.units.aux.create ?? 0
}

export function rebuildCostOf({ data }: RomaPosition, kind: UnitKindId): number {
  return data.units[kind].rebuild ?? data.units.aux.rebuild ?? 0
}

export function reducedUnits({ state }: RomaPosition, power: number, area: number): Unit[] {
  return unitsAt(state, area).filter(unit => isReducedOf(unit, power))
}

export function isReducedOf(unit: Unit, power: number): boolean {
  return unit.reduced && unit.power === power
}

/** RV-9.3-a: what a full Fleet in port may become. */
export function conversions(position: RomaPosition, power: number): UnitKindId[] {
  const kinds: UnitKindId[] = [...heavyKinds(position, power), ...lightKinds(position, power)]
  return kinds.filter(kind => kind !== 'bi')
}

/** RV-9.17-1, RV-7.2-a: nothing is raised without money, and what is left is kept. */
export function treasuryOf({ state }: RomaPosition, power: number): number {
  return powerAt(state, power).treasury
}

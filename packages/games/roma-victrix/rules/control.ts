import { isProvince, PROVINCES, provincesOf, type RegionId } from '../data/index.ts'
import { castOf } from './cast.ts'
import { disputes, firstLandUnit, marksAt, powerAt, someLandUnit, unitsAt } from './pieces.ts'
import { castPower, isSameSide, sideOf } from './powers.ts'
import type { RomaPosition, RomaState } from './state.ts'

/**
 * RV-10.14-a, RV-3.61-a: the Power that controls a Province: its Garrison or Land units are there and nobody else's Land units.
 * RV-10.14-b: units of its own side do not dispute it. Null: nobody's, or disputed.
 */
export function controlOf(state: RomaState, area: number): number | null {
  if (!isProvince(area)) return null
  const { garrison } = marksAt(state, area)
  let holder = garrison
  for (const unit of unitsAt(state, area)) {
    // RV-10.15-a, RV-10.22-a: ships neither hold nor take a Province.
    if (!disputes(unit)) continue
    if (holder === null) holder = unit.power
    else if (!isSameSide(state, holder, unit.power)) return null
  }
  if (garrison !== null || holder === null) return holder
  // Without a Garrison a Major standing with its Client holds the Province.
  const side = sideOf(state, holder)
  return someLandUnit(state, area, unit => unit.power === side) ? side : holder
}

/** Whether a Power controls a Province: not where another has its Garrison, or stands without one. */
export function isControlledBy(state: RomaState, area: number, power: number): boolean {
  const { garrison } = marksAt(state, area)
  if (garrison !== null && garrison !== power) return false
  const first = garrison ?? firstLandUnit(state, area)?.power
  return first !== undefined && isSameSide(state, first, power) && controlOf(state, area) === power
}

/** RV-10.23-a, RV-5.32-a: Land units, or a Garrison, of two sides. */
export function isDisputed(state: RomaState, area: number): boolean {
  return sidesHolding(state, area).length > 1
}

/** The sides with a Garrison or Land units in a Province. */
function sidesHolding(state: RomaState, area: number): number[] {
  const sides: number[] = []
  for (const power of powersHolding(state, area)) {
    const side = sideOf(state, power)
    if (!sides.includes(side)) sides.push(side)
  }
  return sides
}

/** The Powers with a Garrison or Land units in a Province: those who stand there, whomever they serve. */
export function powersHolding(state: RomaState, area: number): number[] {
  const powers: number[] = []
  const garrison = marksAt(state, area).garrison
  if (garrison !== null) powers.push(garrison)
  for (const unit of unitsAt(state, area))
    if (disputes(unit) && !powers.includes(unit.power)) powers.push(unit.power)
  return powers
}

/** Whose land it is: the controller, or a Neutral Major that is not set up yet (RV-3.84-a). */
export function territoryOf(position: RomaPosition, area: number): number | null {
  const control = controlOf(position.state, area)
  if (control !== null) return control
  for (const number of castOf(position).natives[area] ?? [])
    if (powerAt(position.state, number).status === 'neutral-major') return number
  return null
}

/** The people whose land of Barbaricum this is: nobody else has taken it. */
export function peopleOfBarbaricum(position: RomaPosition, area: number): number | null {
  const { state } = position
  if (marksAt(state, area).garrison !== null) return null
  for (const number of castOf(position).natives[area] ?? [])
    if (powerAt(state, number).status === 'people') return number
  return null
}

/** Whether it is a land of Barbaricum of the people whose warbands these are. */
export function isLandOfPeople(position: RomaPosition, area: number, power: number): boolean {
  return castPower(position, power).markers.has(area)
}

/** RV-3.88-a, RV-3.84-a: a Neutral Major or Minor. RV-14.2-09: not while a Frontier War lasts. */
export function isNeutral(state: RomaState, power: number): boolean {
  return isUnviolated(state, power) && powerAt(state, power).role === null
}

/** RV-3.84-b, RV-3.88-a: nobody has violated its neutrality, be it that a card has led it to war. */
export function isUnviolated(state: RomaState, power: number): boolean {
  const { status, activated } = powerAt(state, power)
  if (status === 'automaton') return activated === 0
  return status === 'neutral' || status === 'neutral-major'
}

export function provincesControlledBy(state: RomaState, power: number): number[] {
  const found: number[] = []
  for (let area = 0; area < PROVINCES; area++) if (isControlledBy(state, area, power)) found.push(area)
  return found
}

/** RV-3.9-c, RV-10.13-a: more than half of its Provinces. */
export function controlsRegion(state: RomaState, power: number, region: RegionId): boolean {
  const provinces = provincesOf.get(region) ?? []
  return 2 * provinces.filter(area => isControlledBy(state, area, power)).length > provinces.length
}

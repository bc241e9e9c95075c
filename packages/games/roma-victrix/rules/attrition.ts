import type { Rules } from '@aquila/engine'
import {
  AREAS,
  areaAt,
  attritionPercent,
  isCoastal,
  isProvince,
  movesBetween,
  percentOf,
  SINGLE_UNIT_LOST_AT,
} from '../data/index.ts'
import { NO_WALLS } from './combat/force.ts'
import { countersLeft } from './economy/recruits.ts'
import { type Loss, sufferLosses } from './losses.ts'
import { isFriendly } from './pacts.ts'
import { canBeIsolated, groundsOf, isIsolated, type Reach, supplyReach } from './paths.ts'
import {
  bestLeader,
  isShip,
  leadersAt,
  placeUnit,
  powerAt,
  powersAt,
  totalStrength,
  unitsAt,
  unitsOf,
} from './pieces.ts'
import { controllerOf, isRomanFor, powerId } from './powers.ts'
import { standing } from './standing.ts'
import type { Roma, RomaPosition, Unit } from './state.ts'

/** B (RV-4.2B-a): units that are isolated, and units of opposing Powers in one Province. RV-3.9-j: only here. */
export function* checkAttrition(g: Roma): Rules {
  const checks = exposedToAttrition(g).map(({ power, area, units, isolated }) => {
    return { power, area, units, halved: false, unsupplied: isolated, rule: 'RV-4.2B-a' }
  })
  yield* attritionChecks(g, checks)
}

/** Units of a Power in an area that check for attrition. */
interface Exposed {
  readonly power: number
  readonly area: number
  readonly units: readonly Unit[]
  readonly isolated: boolean
}

/** RV-4.2B-e: a check for each Power in each Province. Who is exposed is settled before the first die. */
export function exposedToAttrition(position: RomaPosition): Exposed[] {
  const { state } = position
  const found: Exposed[] = []
  const reaches: (Reach | undefined)[] = []
  const grounds = groundsOf(position)
  const reachOf = (power: number) => {
    reaches[power] ??= supplyReach(position, power, grounds)
    return reaches[power]
  }
  for (let area = 0; area < AREAS; area++) {
    if (unitsAt(state, area).length === 0) continue
    const { held } = grounds(area)
    for (const power of powersAt(state, area)) {
      if (powerAt(state, power).status === 'collapsed') continue
      const all = unitsOf(state, area, power)
      // RV-8.4-b: among those who are cut off there may be some who live off the land.
      const cutOff = all.filter(unit => canBeIsolated(position, unit))
      const isolated = cutOff.length > 0 && isIsolated(position, power, area, reachOf)
      if (isAmongEnemies(position, power, held)) found.push({ power, area, units: all, isolated })
      else if (isolated) found.push({ power, area, units: cutOff, isolated })
    }
  }
  return found
}

/** RV-5.28-a: Land units of this Power share the area with Land units of an opposing one. `held`: whose Land units are there. */
function isAmongEnemies(position: RomaPosition, power: number, held: readonly number[]): boolean {
  if (held.length < 2 || !held.includes(power)) return false
  for (const other of held) if (!isFriendly(position, power, other)) return true
  return false
}

export interface Check {
  readonly power: number
  readonly area: number
  readonly units: readonly Unit[]
  /** RV-SC1-pass: at half the percentage. */
  readonly halved: boolean
  /** RV-8.23-opt: they are unpaid or isolated, and may go over instead of being lost. */
  readonly unsupplied: boolean
  readonly rule: string
  /** RV-SC1-pass: the rating of the Leader who marches; otherwise that of the best one there. */
  readonly rating?: number
}

/** All dice first; then the owners pick their losses, all at the same time. */
export function* attritionChecks(g: Roma, checks: readonly Check[]): Rules {
  const losses = checks.map(check => rollForAttrition(g, check))
  const before = checks.map(({ area, power }) => unitsOf(g.state, area, power))
  yield* sufferLosses(g, losses)
  if (g.options.defection !== 'on') return
  for (const [index, { power, area, unsupplied }] of checks.entries())
    if (unsupplied) defectors(g, power, area, before[index] ?? [])
}

/** One roll for a stack, by the best Leader present (RV-4.2B-e). RV-4.2B-g: Leaders are never affected. */
function rollForAttrition(g: Roma, { power, area, units, halved, rule, ...check }: Check): Loss {
  const leaders = leadersAt(g.state, area).filter(leader => leader.power === power)
  const die = g.dice.d6('attrition')
  const rating = check.rating ?? bestLeader(leaders)?.rating ?? 0
  const points = attritionLoss(g, units, rating, die, halved)
  const role = controllerOf(g.state, power)
  g.tell({
    kind: 'attrition',
    rule,
    data: {
      power: powerId(g, power),
      area: areaAt(area).id,
      die,
      standing: standing(g, [], { power, rating }),
    },
    ...(role === null ? {} : { secret: { to: [role], data: { points } } }),
  })
  const exposed = { area, power, units: units.map(unit => unit.id), ...NO_WALLS }
  return { exposed, points, rule: 'RV-4.2B-e' }
}

/**
 * RV-8.23-opt: in a Roman civil war units that are lost to attrition go over, reduced, to the nearest opposing Roman
 * Leader; never to non-Romans.
 */
function defectors(g: Roma, power: number, area: number, before: readonly Unit[]): void {
  if (!isRomanFor(g, power, 'defection')) return
  const left = unitsOf(g.state, area, power).map(unit => unit.id)
  const lost = before.filter(unit => !left.includes(unit.id))
  const rivals = g.state.leaders
    .filter(leader => leader.power !== power && powerAt(g.state, leader.power).status === 'major')
    .filter(leader => isRomanFor(g, leader.power, 'defection') && isProvince(leader.area))
    .toSorted((one, other) => movesBetween(area, one.area) - movesBetween(area, other.area))
  const [nearest] = rivals
  if (nearest === undefined) return
  let number = 0
  for (const unit of lost) {
    // Ships need a coast, and everybody a counter (RV-9.0-a).
    if (isShip(unit) && !isCoastal(nearest.area)) continue
    if (countersLeft(g, nearest.power, unit.kind) <= 0) continue
    placeUnit(g.state, { kind: unit.kind, power: nearest.power, area: nearest.area, reduced: true })
    number++
  }
  if (number > 0)
    g.tell({ kind: 'defectors', rule: 'RV-8.23-opt', data: { number, to: powerId(g, nearest.power) } })
}

/** Pure: the points a die costs. RV-4.2B-f: a single unit is unharmed below 50 per cent. */
export function attritionLoss(
  { data }: RomaPosition,
  units: readonly Unit[],
  rating: number,
  die: number,
  halved: boolean,
): number {
  const percent = attritionPercent(rating, die) / (halved ? 2 : 1)
  if (units.length === 1 && percent < SINGLE_UNIT_LOST_AT) return 0
  return percentOf(totalStrength(data, units), percent)
}

import type { Rules } from '@aquila/engine'
import { AREAS, areaAt, attritionPercent, percentOf, SINGLE_UNIT_LOST_AT } from '../data/index.ts'
import { sufferLosses } from './losses.ts'
import { isFriendly } from './pacts.ts'
import { isIsolated, supplyReach } from './paths.ts'
import { bestLeader, landUnitsAt, leadersAt, powerAt, totalStrength, unitsAt, unitsOf } from './pieces.ts'
import { powerId } from './powers.ts'
import type { Roma, RomaPosition, Unit } from './state.ts'

/** B (RV-4.2B-a): units that are isolated, and units of opposing Powers in one Province. RV-3.9-j: only here. */
export function* checkAttrition(g: Roma): Rules {
  for (const { power, area } of exposedToAttrition(g)) {
    const units = unitsOf(g.state, area, power)
    if (units.length > 0) yield* attritionCheck(g, { power, area, units, halved: false, rule: 'RV-4.2B-a' })
  }
}

/** RV-4.2B-e: a check for each Power in each Province. Who is exposed is settled before the first die. */
export function exposedToAttrition(position: RomaPosition): { power: number; area: number }[] {
  const { state } = position
  const found: { power: number; area: number }[] = []
  const reaches = new Map<number, ReadonlySet<number>>()
  for (let area = 0; area < AREAS; area++) {
    for (const power of new Set(unitsAt(state, area).map(unit => unit.power))) {
      if (powerAt(state, power).status === 'collapsed') continue
      const reach = reaches.get(power) ?? supplyReach(position, power)
      reaches.set(power, reach)
      if (isIsolated(position, power, area, reach) || isAmongEnemies(position, power, area))
        found.push({ power, area })
    }
  }
  return found
}

/** RV-5.28-a: Land units of this Power share the area with Land units of an opposing one. */
function isAmongEnemies(position: RomaPosition, power: number, area: number): boolean {
  const land = landUnitsAt(position.state, area)
  if (!land.some(unit => unit.power === power)) return false
  return land.some(unit => !isFriendly(position, power, unit.power))
}

interface Check {
  readonly power: number
  readonly area: number
  readonly units: readonly Unit[]
  /** RV-SC1-pass: at half the percentage. */
  readonly halved: boolean
  readonly rule: string
}

/** One roll for a stack, by the best Leader present (RV-4.2B-e). RV-4.2B-g: Leaders are never affected. */
export function* attritionCheck(g: Roma, { power, area, units, halved, rule }: Check): Rules {
  const leaders = leadersAt(g.state, area).filter(leader => leader.power === power)
  const die = g.dice.d6('attrition')
  const points = attritionLoss(g, units, bestLeader(leaders)?.rating ?? 0, die, halved)
  g.tell({
    kind: 'attrition',
    rule,
    data: { power: powerId(g, power), area: areaAt(area).id, die, points },
  })
  const exposed = {
    area,
    power,
    units: units.map(unit => unit.id),
    garrison: false,
    limes: false,
    city: false,
  }
  yield* sufferLosses(g, exposed, points, 'RV-4.2B-e')
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

import { attritionPercent, percentOf } from '../data/index.ts'
import { exposedToAttrition } from '../rules/attrition.ts'
import { controlOf } from '../rules/control.ts'
import { isFriendly } from '../rules/pacts.ts'
import { landUnitsAt, totalStrength } from '../rules/pieces.ts'
import type { Leader, RomaPosition, Unit } from '../rules/state.ts'
import type { Plan } from './plans.ts'
import type { Way } from './ways.ts'

const faces = [1, 2, 3, 4, 5, 6] as const

/** Ways out for an army that attrition would wear away next turn (RV-4.2B-a): to ground of its own without enemies. */
export function refuges(
  position: RomaPosition,
  leader: Leader,
  army: readonly Unit[],
  ways: readonly Way[],
): Plan[] {
  const loss = lossByAttrition(position, leader, army)
  if (loss === 0) return []
  return ways
    .filter(({ area, first }) => first !== null && isSafe(position, leader.power, area))
    .map(way => ({ what: 'refuge', target: way.area, gain: loss - 0.1 * way.cost, needs: 0, by: { way } }))
}

/** Who is exposed, made once for a position: it asks for everybody's supply. */
const known = new WeakMap<RomaPosition, ReturnType<typeof exposedToAttrition>>()

function exposed(position: RomaPosition): ReturnType<typeof exposedToAttrition> {
  const found = known.get(position) ?? exposedToAttrition(position)
  known.set(position, found)
  return found
}

/** What attrition takes on average if the army stays. */
function lossByAttrition(
  position: RomaPosition,
  { area, power, rating }: Leader,
  army: readonly Unit[],
): number {
  if (!exposed(position).some(each => each.area === area && each.power === power)) return 0
  const strength = totalStrength(position.data, army)
  const sum = faces.reduce((all, die) => all + percentOf(strength, attritionPercent(rating, die)), 0)
  return sum / faces.length
}

function isSafe(position: RomaPosition, power: number, area: number): boolean {
  const { state } = position
  if (controlOf(state, area) !== power) return false
  return landUnitsAt(state, area).every(unit => isFriendly(position, power, unit.power))
}

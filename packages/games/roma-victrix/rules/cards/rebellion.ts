import type { Role, Rules } from '@aquila/engine'
import { PROVINCES } from '../../data/index.ts'
import { controlOf, isNeutral } from '../control.ts'
import { leaveForeignCities } from '../gates.ts'
import { isEnemy } from '../pacts.ts'
import { changePower, powerAt } from '../pieces.ts'
import { ownPower, powerNamed } from '../powers.ts'
import type { Roma, RomaPosition } from '../state.ts'
import { strike } from './ambush.ts'
import { areaOf } from './operations.ts'

/** RV-14.2-14, RV-14.2-15: Provinces that an enemy controls. */
export function rebelProvinces(position: RomaPosition, role: Role): number[] {
  const { state } = position
  const own = ownPower(position, role)
  const found: number[] = []
  for (let area = 0; area < PROVINCES; area++) {
    const control = controlOf(state, area)
    if (control === null || !isEnemy(position, own, control) || isNeutral(state, control)) continue
    if (powerAt(state, control).status === 'major' || powerAt(state, control).of !== null) found.push(area)
  }
  return found
}

/** RV-14.2-14: an L-3 with two markers; RV-14.2-15: an L-2 with one. */
export function* rebel(
  g: Roma,
  role: Role,
  target: string | number,
  name: 'major-rebels' | 'minor-rebels',
): Rules {
  const strength = name === 'major-rebels' ? { rating: 3, markers: 2 } : { rating: 2, markers: 1 }
  yield* strike(g, role, areaOf(target), name, { ...strength, ambush: false })
}

/** RV-14.2-15a, RV-14.2-09: at the end of the Game-Turn rebels and frontier warriors are nobody's any more. */
export function releaseCardForces(g: Roma): void {
  for (const [power, { status, role }] of g.state.powers.entries()) {
    if (role === null) continue
    if (status === 'neutral' || status === 'neutral-major') changePower(g.state, power, { role: null })
  }
  for (const name of ['major-rebels', 'minor-rebels']) {
    const power = powerNamed(g, name)
    if (powerAt(g.state, power).status !== 'rebels') continue
    changePower(g.state, power, { of: null })
    if (g.state.stacks.some(stack => stack.some(unit => unit.power === power))) continue
    // With nobody left to lead, or none for whom there was a counter.
    g.state.leaders = g.state.leaders.filter(leader => leader.power !== power)
    changePower(g.state, power, { status: 'absent', role: null })
  }
  leaveForeignCities(g.state)
}

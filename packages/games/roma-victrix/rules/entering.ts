import type { Rules } from '@aquila/engine'
import { loseLeader } from './leaders.ts'
import { violate } from './neutrality.ts'
import { isEnemy } from './pacts.ts'
import { cityToBesiege, unitsAt } from './pieces.ts'
import { isSameSide } from './powers.ts'
import type { Leader, Roma } from './state.ts'

/** What follows when Land units enter an area, be it on the march, from ships, to intercept, in retreat or withdrawal. */
export function* enterWithMen(g: Roma, area: number, power: number): Rules {
  yield* violate(g, area, power)
  yield* loseLoneLeaders(g, area, power)
}

/** RV-3.34-a: a Leader with no friendly unit, on land or at sea, is lost when an enemy force with Land units enters. */
function* loseLoneLeaders(g: Roma, area: number, power: number): Rules {
  for (const leader of g.state.leaders)
    if (leader.area === area && isLost(g, leader, power)) yield* loseLeader(g, leader.id, 'RV-3.34-a')
}

function isLost(g: Roma, leader: Leader, by: number): boolean {
  if (!isEnemy(g, by, leader.power)) return false
  if (leader.where === 'city' && cityToBesiege(g.state, leader.area) !== null) return false
  return !unitsAt(g.state, leader.area).some(unit => isSameSide(g.state, unit.power, leader.power))
}

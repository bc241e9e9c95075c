import type { Leader, Unit } from '../rules/state.ts'
import { cityDefence, oddsOf, strengthOfArmy } from './battle-odds.ts'
import type { Outlook } from './outlook.ts'

/** Whether another round before the walls is worth its losses. */
export function siegeOdds({ position }: Outlook, leader: Leader, army: readonly Unit[]): boolean {
  const their = cityDefence(position, leader.area)
  if (their === null) return false
  const own = { ...strengthOfArmy(position, leader, army), cavalry: 0 }
  const odds = oddsOf('siege', own, their)
  return own.points >= 1.3 * their.points && odds.theirLoss * 2 >= odds.ownLoss
}

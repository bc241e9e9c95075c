import { cityAt, isShip, powerAt, strengthOf, unitsAt } from '../rules/pieces.ts'
import { isSameSide } from '../rules/powers.ts'
import type { Leader, Unit } from '../rules/state.ts'
import { strengthOfArmy } from './battle-odds.ts'
import type { Outlook } from './outlook.ts'
import { threatTo } from './threats.ts'

/**
 * What may go: a Leader who leaves the Capital leaves enough behind to hold its walls against whoever could come. RV-10.41-3:
 * who is not as strong as the walls with all inside cannot even lay siege. Whoever is attacked where he stands is not
 * reckoned with.
 */
export function spared(
  outlook: Outlook,
  leader: Leader,
  units: readonly Unit[],
  target: number | null = null,
): readonly Unit[] {
  const { position, power } = outlook
  if (powerAt(position.state, power).capital !== leader.area) return units
  const city = cityAt(position.state, leader.area)
  if (city === null || !isSameSide(position.state, city.power, power)) return units
  const threat = threatTo(outlook, leader.area, target)
  const walls = city.strength + GARRISON
  const others = unitsAt(position.state, leader.area).filter(
    unit =>
      !isShip(unit) &&
      unit.leader !== leader.id &&
      isSameSide(position.state, unit.power, power) &&
      !units.includes(unit),
  )
  let needed = threat + 1 - walls - strengthOfArmy(position, null, others).points
  if (needed <= 0) return units
  const going: Unit[] = []
  // The weakest stay.
  for (const unit of [...units].sort(
    (one, other) => strengthOf(position.data, one) - strengthOf(position.data, other),
  )) {
    if (needed > 0 && !isShip(unit)) needed -= strengthOf(position.data, unit)
    else going.push(unit)
  }
  return going
}

/** RV-3.54-a */
const GARRISON = 1

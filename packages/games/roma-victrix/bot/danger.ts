import type { Strength } from '../rules/odds/combat.ts'
import { cityAt, isShip, marksAt, unitsAt } from '../rules/pieces.ts'
import { isSameSide } from '../rules/powers.ts'
import type { Leader, Unit } from '../rules/state.ts'
import { oddsOf, strengthOfArmy } from './battle-odds.ts'
import { chanceToFall } from './gains.ts'
import type { Outlook } from './outlook.ts'
import { comersTo } from './threats.ts'
import { priceOfLeader, stakeIn } from './worth.ts'

/** What others can do to a Province and to an army before we act again, in the points of worth.ts. */

/** RV-3.54-a */
const GARRISON = 1
/** What a beaten army loses of its points, dice and retreat together. */
const BEATEN = 0.35
/** RV-10.41-3: walls are worth as much as they take off the chance of a siege that needs several rounds. */
const WALLS = 0.5

/** What is to be feared for a Province that these units hold: that it falls to the one who is most to be feared. */
export function fearFor(
  outlook: Outlook,
  area: number,
  leader: Leader | null,
  men: readonly Unit[],
  but: number | null = null,
): number {
  const { position, power } = outlook
  const stake = stakeIn(outlook, area)
  const army = strengthOfArmy(position, leader, men)
  const city = cityAt(position.state, area)
  const walls = city !== null && isSameSide(position.state, city.power, power) ? city.strength : 0
  const held = { ...army, points: army.points + walls + garrisonAt(outlook, area) }
  let most = 0
  for (const comer of comersTo(outlook, area)) {
    if (comer.leader.area === but) continue
    // RV-10.41-3: nobody lays siege who is weaker than what is inside.
    if (walls > 0 && comer.strength.points < held.points) continue
    const { attackerWins } = oddsOf(walls > 0 ? 'siege' : 'land', comer.strength, held)
    const falls = comer.chance * attackerWins * (walls > 0 ? WALLS : 1)
    const atStake = stake + lostInDefeat(outlook, leader, army)
    most = Math.max(most, falls * atStake)
  }
  return most
}

function lostInDefeat(outlook: Outlook, leader: Leader | null, { points }: Strength): number {
  if (points === 0) return 0
  return BEATEN * points + (leader === null ? 0 : chanceToFall(points) * priceOfLeader(outlook, leader))
}

function garrisonAt({ position, power }: Outlook, area: number): number {
  const { garrison } = marksAt(position.state, area)
  return garrison !== null && isSameSide(position.state, garrison, power) ? GARRISON : 0
}

/** Those of our men in an area who do not go with a Leader. */
export function othersAt({ position, power }: Outlook, area: number, going: readonly Unit[]): Unit[] {
  return unitsAt(position.state, area).filter(
    unit => !isShip(unit) && isSameSide(position.state, unit.power, power) && !going.includes(unit),
  )
}

/** How much more is to be feared where an army leaves, and where it goes, than if it stayed. */
export function fearOfGoing(outlook: Outlook, leader: Leader, army: readonly Unit[], target: number): number {
  const from = leader.area
  if (from === target) return 0
  const stay = othersAt(outlook, from, army)
  const before = fearFor(outlook, from, leader, [...stay, ...army])
  // Whoever stands where he goes has other things to think of.
  const behind = fearFor(outlook, from, null, stay, target)
  const there = fearFor(outlook, target, leader, [...othersAt(outlook, target, army), ...army], target)
  return behind - before + there
}

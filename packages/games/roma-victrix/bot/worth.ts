import { areaAt, isProvince, numberOfArea, type Objective, provincesOf } from '../data/index.ts'
import { controlOf, controlsRegion, isUnviolated, territoryOf } from '../rules/control.ts'
import { cityAt, isShip, powerAt, strengthOf, supremeLeaderOf } from '../rules/pieces.ts'
import { hasEconomy, isSameSide } from '../rules/powers.ts'
import type { Leader } from '../rules/state.ts'
import { objectivesOf, progressOf } from '../rules/victory.ts'
import { isRival, type Outlook } from './outlook.ts'

/** What things are worth, in Combat Strength Points: about what a Revenue Point buys. */

/** An objective met. */
const OBJECTIVE = 14
/** A Province is looked at for so many turns of revenue. */
const FORESIGHT = 5
/** What is taken from a rival hurts him about so much as it helps; of several each is less in the way. */
const SPITE = 0.5

function spiteOf({ position, character }: Outlook): number {
  if (!character.countsRivals) return SPITE
  return 1 / Math.max(1, position.roles.length - 1) ** 0.5
}

/** RV-10.34-a: plunder, and a Power without its Capital is half beaten. */
const MAJOR_CITY = 24
const MINOR_CITY = 6
/** RV-3.84-b: a neutral that takes up arms does it for somebody else. */
const NEUTRAL_MAJOR = 16
const NEUTRAL_MINOR = 5
/** Without him a Power collapses, or nearly. */
const SUPREME_LEADER = 30
const LEADER = 6

/** How much a Power wants to hold a Province. */
export function worthOfProvince(outlook: Outlook, area: number): number {
  if (!isProvince(area)) return 0
  const { position, power } = outlook
  const holder = controlOf(position.state, area)
  // RV-4.41-a: a Client's Province is not one's own, but nobody takes it from his Client.
  if (holder !== null && isSameSide(position.state, holder, power)) return 0
  let worth = desire(outlook, power, area)
  if (holder !== null && isRival(outlook, holder)) worth += spiteOf(outlook) * desire(outlook, holder, area)
  const city = cityAt(position.state, area)
  if (city !== null && !isSameSide(position.state, city.power, power))
    worth += city.rank === 'major' ? MAJOR_CITY : MINOR_CITY
  return worth - priceOfWaking(outlook, area)
}

/** What we would lose with a Province that is ours, and whoever takes it would gain. */
export function stakeIn(outlook: Outlook, area: number): number {
  if (!isProvince(area)) return 0
  const { position, power } = outlook
  const holder = controlOf(position.state, area)
  const isOurs = holder !== null && isSameSide(position.state, holder, power)
  if (!isOurs) return 0
  const city = cityAt(position.state, area)
  const ownCity = city !== null && isSameSide(position.state, city.power, power)
  const walls = ownCity ? (city.rank === 'major' ? MAJOR_CITY : MINOR_CITY) : 0
  return (holder === power ? desire(outlook, power, area) : 1) * (1 + spiteOf(outlook)) + walls
}

/** What a Province gives to a Power: objectives, and revenue for the turns that are left. */
function desire({ position, turnsLeft }: Outlook, power: number, area: number): number {
  let worth = 1
  for (const objective of objectivesOf(position, power)) worth += shareIn(position, power, objective, area)
  const revenue = position.data.revenue[area] ?? 0
  const useful = hasEconomy(position, power) ? 0.8 : 0.3
  return worth + useful * revenue * Math.min(FORESIGHT, turnsLeft - 1)
}

/** The part that a Province has in an objective which is not met without it. */
function shareIn(position: Outlook['position'], power: number, objective: Objective, area: number): number {
  const { state } = position
  switch (objective.kind) {
    case 'province':
      return numberOfArea(objective.value) === area ? OBJECTIVE : 0
    case 'region': {
      if (areaAt(area).region !== objective.value) return 0
      const provinces = provincesOf.get(objective.value) ?? []
      const held = provinces.filter(each => controlOf(state, each) === power).length
      const needed = Math.floor(provinces.length / 2) + 1
      if (controlsRegion(state, power, objective.value))
        return controlOf(state, area) === power && held === needed ? OBJECTIVE : 1
      return OBJECTIVE / Math.max(1, needed - held)
    }
    case 'provinces': {
      const { got, of } = progressOf(position, power, objective)
      return got < of || controlOf(state, area) === power ? OBJECTIVE : 0
    }
    default:
      return 0
  }
}

/** RV-3.84-b, RV-3.88-a: what it costs to enter a Province, or to come to its coast: a Neutral takes up arms against us. */
export function priceOfWaking({ position }: Outlook, area: number): number {
  const owner = territoryOf(position, area)
  // A player who plays alone has nobody else to fight: neutrals are what there is to conquer (RV-16.16-a).
  if (owner === null || !isUnviolated(position.state, owner) || position.roles.length === 1) return 0
  return powerAt(position.state, owner).status === 'neutral-major' ? NEUTRAL_MAJOR : NEUTRAL_MINOR
}

/** What it is worth to bring a Leader down: objectives name some of them, and his men stay where they are. */
export function worthOfLeader(
  outlook: Outlook,
  { name, power: owner }: Pick<Leader, 'name' | 'power'>,
): number {
  const { position, power, character } = outlook
  const { state } = position
  const isSupreme = name !== null && supremeLeaderOf(state, owner)?.name === name
  let worth = isSupreme ? SUPREME_LEADER / 2 : LEADER / 2
  if (character.sparesLeaders && isRival(outlook, owner))
    worth += spiteOf(outlook) * ((isSupreme ? SUPREME_LEADER : LEADER) + ledPoints(position, owner))
  for (const objective of objectivesOf(position, power)) {
    if (objective.kind === 'eliminate' && objective.value === name) worth += OBJECTIVE
    if (objective.kind === 'sole-supreme' && isSupreme) worth += OBJECTIVE / 2
  }
  return worth
}

/** What is lost with a Leader of one's own: whom he would lead stays where it is. */
export function priceOfLeader(
  { position, power, character }: Outlook,
  { supreme }: Pick<Leader, 'supreme'>,
): number {
  const price = supreme ? SUPREME_LEADER : LEADER
  return character.sparesLeaders ? price + ledPoints(position, power) : price
}

/** RV-3.3-b: what each Leader of a Power leads on average, at what it is worth that a point is led. */
function ledPoints({ state, data }: Outlook['position'], power: number): number {
  const leaders = state.leaders.filter(leader => leader.power === power).length
  let points = 0
  for (const stack of state.stacks)
    for (const unit of stack) if (unit.power === power && !isShip(unit)) points += strengthOf(data, unit)
  return (LED_WORTH * points) / Math.max(1, leaders)
}

const LED_WORTH = 0.4

import { type Berth, berthId, movesBetween } from '../data/index.ts'
import type { Strength } from '../rules/odds/combat.ts'
import { mayAttack } from '../rules/pacts.ts'
import { isShip, powerAt, strengthOf, unitsAt } from '../rules/pieces.ts'
import { isSameSide, sideOf } from '../rules/powers.ts'
import type { Leader, RomaPosition, Unit } from '../rules/state.ts'
import { strengthOfArmy } from './battle-odds.ts'
import { cargoFor } from './cargo.ts'
import type { Outlook } from './outlook.ts'
import { landWays, voyagesFrom } from './ways.ts'

/** What the Leaders of others can reach, by land and by sea, before one acts again. */

/** Somebody who can come to a Province with an army and fight there. */
export interface Comer {
  readonly leader: Leader
  readonly strength: Strength
  /** That his die gives him the points for the way and one combat, and that he acts before we do. */
  readonly chance: number
}

/** What an enemy can do from where he stands: the price of each area, and who comes along. */
interface Reach {
  readonly army: Strength
  readonly costs: ReadonlyMap<number, number>
  readonly landings: ReadonlyMap<number, { readonly cost: number; readonly cargo: Strength }>
}

/** An army that is not the whole of what its Leader has counts for nobody who comes alone. */
const NOBODY = 0
const BEST_DIE = 6

export function comersTo(outlook: Outlook, area: number): Comer[] {
  const { position } = outlook
  const found: Comer[] = []
  for (const leader of enemyLeaders(outlook)) {
    const most = BEST_DIE + leader.rating
    if (leader.area !== area && movesBetween(leader.area, area) > most) continue
    const acts = chanceToAct(outlook, leader.power)
    if (acts === 0) continue
    const { army, costs, landings } = reachOf(position, leader, most)
    const cost = costs.get(area)
    const landing = landings.get(area)
    if (cost !== undefined && army.points > NOBODY)
      found.push({ leader, strength: army, chance: acts * chanceOfPoints(leader, cost + 1) })
    else if (landing !== undefined && landing.cargo.points > NOBODY)
      found.push({
        leader,
        strength: landing.cargo,
        chance: acts * chanceOfPoints(leader, landing.cost + 1),
      })
  }
  return found.filter(({ chance }) => chance > 0)
}

/** RV-5.11-a: d6 and his rating. */
function chanceOfPoints({ rating }: Leader, points: number): number {
  return Math.max(0, Math.min(1, (BEST_DIE + 1 + rating - points) / BEST_DIE))
}

/** Whose marker is in the cup acts before us; the others next turn, as likely before us as after. */
function chanceToAct({ position: { state }, turnsLeft }: Outlook, power: number): number {
  const side = sideOf(state, power)
  if (state.cup.some(draw => sideOf(state, draw.power) === side)) return 1
  return turnsLeft > 1 ? NEXT_TURN : 0
}

const NEXT_TURN = 0.5

/** Those who lead men of a Power that somebody runs, or the rules do, and that may attack us. */
function enemyLeaders({ position, power }: Outlook): Leader[] {
  const { state } = position
  return state.leaders.filter(leader => {
    if (isSameSide(state, leader.power, power)) return false
    const { status, activated } = powerAt(state, leader.power)
    const acts = status === 'major' || (status === 'automaton' && activated > 0)
    return acts && mayAttack(position, leader.power, power)
  })
}

/** What was found of a position is found of it once. */
const known = new WeakMap<RomaPosition, Map<number, Reach>>()

function reachOf(position: RomaPosition, leader: Leader, most: number): Reach {
  const reaches = known.get(position) ?? new Map<number, Reach>()
  known.set(position, reaches)
  const found = reaches.get(leader.id) ?? newReach(position, leader, most)
  reaches.set(leader.id, found)
  return found
}

function newReach(position: RomaPosition, leader: Leader, most: number): Reach {
  const { state } = position
  const own = unitsAt(state, leader.area).filter(unit => isSameSide(state, unit.power, leader.power))
  const men = own.filter(unit => !isShip(unit))
  const costs = new Map<number, number>()
  if (men.length > 0) for (const { area, cost } of landWays(position, leader, most)) costs.set(area, cost)
  return {
    army: strengthOfArmy(position, leader, men),
    costs,
    landings: landingsOf(position, leader, own, most),
  }
}

function landingsOf(
  position: RomaPosition,
  leader: Leader,
  own: readonly Unit[],
  most: number,
): Reach['landings'] {
  const landings = new Map<number, { readonly cost: number; readonly cargo: Strength }>()
  const ships = own.filter(isShip)
  const men = strongestFirst(
    position,
    own.filter(unit => !isShip(unit)),
  )
  const coasts = new Set(ships.map(({ coast }) => coast))
  for (const sea of coasts) {
    if (sea === null) continue
    const cargo = cargoFor(
      ships.filter(unit => unit.coast === sea),
      men,
    )
    if (cargo.length === 0) continue
    const strength = strengthOfArmy(position, leader, cargo)
    const from: Berth = { area: leader.area, sea }
    for (const { berth, cost, landing } of voyagesFrom(position, leader.power, from, most - 1)) {
      if (berthId(berth) === berthId(from)) continue
      const before = landings.get(berth.area)
      const all = 1 + cost + landing
      if (before === undefined || all < before.cost) landings.set(berth.area, { cost: all, cargo: strength })
    }
  }
  return landings
}

function strongestFirst({ data }: RomaPosition, units: readonly Unit[]): Unit[] {
  return units.toSorted((one, other) => strengthOf(data, other) - strengthOf(data, one))
}

/** The strongest army that could well come to an area before we act again; `but` those who stand where we are going. */
export function threatTo(outlook: Outlook, area: number, but: number | null = null): number {
  let most = 0
  for (const { leader, strength, chance } of comersTo(outlook, area))
    if (chance >= LIKELY && leader.area !== but) most = Math.max(most, strength.points)
  return most
}

/** A chance that is reckoned with. */
const LIKELY = 1 / 6

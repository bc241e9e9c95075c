import { castOf } from './cast.ts'
import { holds } from './conditions.ts'
import type { Pact } from './pact-table.ts'
import { isShip, unitsAt } from './pieces.ts'
import { isSameSide, sideOf } from './powers.ts'
import type { RomaPosition } from './state.ts'

/** RV-SC15-b: whether such a pact binds one Power towards another now. It binds the Allies and Clients of both. */
function isBound(
  position: RomaPosition,
  one: number,
  other: number,
  isSuch: (pact: Pact) => boolean,
): boolean {
  const { state } = position
  const pacts = castOf(position).pacts[sideOf(state, one)]?.[sideOf(state, other)]
  return hasInForce(position, pacts, isSuch)
}

function hasInForce(
  position: RomaPosition,
  pacts: readonly Pact[] | undefined,
  isSuch: (pact: Pact) => boolean,
): boolean {
  if (pacts === undefined || pacts.length === 0) return false
  for (const pact of pacts) if (isSuch(pact) && isInForce(position, pact)) return true
  return false
}

function isInForce(position: RomaPosition, { from, until }: Pact): boolean {
  if (from !== undefined && !holds(position, from)) return false
  if (until.turn !== null && position.state.turn >= until.turn) return false
  return !until.anyOf.some(condition => holds(position, condition))
}

const forbidsAttack = (pact: Pact) => pact.attack === 'forbidden'
const forbidsEntry = (pact: Pact) => pact.enter === 'forbidden'
const wantsPermission = (pact: Pact) => pact.enter === 'with-permission'
const allowsEntry = (pact: Pact) => pact.enter === 'allowed'
const isAllied = (pact: Pact) => pact.allied

export function mayAttack(position: RomaPosition, one: number, other: number): boolean {
  return !isBound(position, one, other, forbidsAttack)
}

/** Whether a pact lets one Power into the other's Provinces; 'unrestricted' is what the rules say anyway. */
export function entryByPact(position: RomaPosition, one: number, other: number): Pact['enter'] {
  if (isBound(position, one, other, forbidsEntry)) return 'forbidden'
  if (isBound(position, one, other, wantsPermission)) return 'with-permission'
  return isBound(position, one, other, allowsEntry) ? 'allowed' : 'unrestricted'
}

/** RV-3.9-k: friendly are one's own side and partners of a pact who are allied. */
export function isFriendly(position: RomaPosition, one: number, other: number): boolean {
  return isSameSide(position.state, one, other) || isBound(position, one, other, isAllied)
}

/** RV-3.9-k: an enemy is nobody who is friendly, nor whom a pact keeps from attack. */
export function isEnemy(position: RomaPosition, one: number, other: number): boolean {
  return !isFriendly(position, one, other) && mayAttack(position, one, other)
}

/** Fleets in an area that are not friendly to a Power. */
export function hasEnemyFleet(position: RomaPosition, area: number, power: number): boolean {
  for (const unit of unitsAt(position.state, area))
    if (isShip(unit) && !isFriendly(position, power, unit.power)) return true
  return false
}

/** By Power: whether it is friendly to this one now. */
export function friendsOf(position: RomaPosition, power: number): boolean[] {
  const { state } = position
  const own = sideOf(state, power)
  const pacts = castOf(position).pacts[own]
  return state.powers.map(({ of }, other) => {
    const side = of ?? other
    return side === own || hasInForce(position, pacts?.[side], isAllied)
  })
}

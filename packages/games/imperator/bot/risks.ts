import { strengthOf } from '../rules/combat/odds.ts'
import { hasEnemyLandUnits, isLeader, isNaves, landUnitsOf } from '../rules/pieces.ts'
import type { Place } from '../rules/state.ts'
import type { Draft } from './draft.ts'
import type { Orders } from './levels.ts'
import { endOf } from './orders.ts'

/** What a plan risks: where it attacks, and where the enemy could do so next. */

/** The zones that a plan attacks. */
export function attackedIn({ position, side }: Draft, { orders }: Orders): Set<Place> {
  return new Set(orders.map(endOf).filter(zone => hasEnemyLandUnits(position, zone, side)))
}

/** The zones to which a plan brings less than the enemy could bring there next; where most could be lost first. */
export function exposedIn({ position, side, field }: Draft, { orders }: Orders): Place[] {
  const brought = new Map<Place, number>()
  for (const order of orders) {
    const zone = endOf(order)
    if (hasEnemyLandUnits(position, zone, side)) continue
    const units = [order.piece, ...order.along].filter(
      piece => !isLeader(position.data, piece) && !isNaves(position.data, piece),
    )
    if (units.length > 0) brought.set(zone, (brought.get(zone) ?? 0) + strengthOf(position, units))
  }
  const standing = (zone: Place): number => strengthOf(position, landUnitsOf(position, zone, side))
  return [...brought]
    .filter(([zone, strength]) => (field.threats.get(zone)?.strength ?? 0) > strength + standing(zone))
    .toSorted(([, one], [, other]) => other - one)
    .map(([zone]) => zone)
}

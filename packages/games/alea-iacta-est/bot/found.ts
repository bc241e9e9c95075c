import type { PlainRecord } from '@aquila/engine'
import type { Orders } from '../../imperator/bot/levels.ts'
import { endOf, type Order } from '../../imperator/bot/orders.ts'
import type { Place } from '../rules/state.ts'

/** What the general's search has found better than the plan that came first, in the reasons of his orders. */

/** `attacked`: the zones that a plan attacks; `lead`: by how much it stands better, from 0 to 1. */
export function explained(
  { sequence, orders }: Orders,
  trusted: Orders,
  lead: number,
  attacked: (plan: Orders) => ReadonlySet<Place>,
): Orders {
  const still = attacked({ sequence, orders })
  const spared = [...attacked(trusted)].filter(zone => !still.has(zone))
  const others = orders.filter(order => !trusted.orders.some(each => isAlike(order, each)))
  // A plan that only leaves something undone says so with its first order.
  const told = new Set(others.length > 0 ? others : orders.slice(0, 1))
  const better = Math.max(1, Math.round(100 * lead))
  return {
    sequence,
    orders: orders.map(order =>
      told.has(order) ? withReason(order, { better, ...insteadOf(order, trusted, spared) }) : order,
    ),
  }
}

/** What the first plan does with the same counters, or what it attacks besides. */
function insteadOf(order: Order, trusted: Orders, spared: readonly Place[]): PlainRecord {
  if (spared.length > 0) return { spared }
  const instead = trusted.orders.find(({ piece }) => piece === order.piece)
  if (instead === undefined) return {}
  // With the same aim it is others who go along.
  return endOf(instead) === endOf(order) ? { otherwise: endOf(order) } : { instead: endOf(instead) }
}

function withReason(order: Order, values: PlainRecord): Order {
  const { reason } = order
  if (reason === undefined) return order
  return { ...order, reason: { key: reason.key, values: { ...reason.values, ...values } } }
}

/** The same counters go to the same place. */
function isAlike(one: Order, other: Order): boolean {
  return (
    one.piece === other.piece &&
    endOf(one) === endOf(other) &&
    one.along.length === other.along.length &&
    one.along.every(piece => other.along.includes(piece))
  )
}

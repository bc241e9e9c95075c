import type { Role } from './decision.ts'
import type { StandingOrder } from './game.ts'

/** By role and window: whether the role wants to be asked there. */
export type StandingOrders = { readonly [role: Role]: { readonly [window: string]: StandingOrder } }

/** By role and window: the period in which the role does not want to be asked there again. */
export type Rests = { readonly [role: Role]: { readonly [window: string]: string } }

/** Undefined: he has given none. */
export function orderOf(orders: StandingOrders, role: Role, window: string): StandingOrder | undefined {
  return orders[role]?.[window]
}

export function withOrder(
  orders: StandingOrders,
  role: Role,
  window: string,
  order: StandingOrder,
): StandingOrders {
  return { ...orders, [role]: { ...orders[role], [window]: order } }
}

export function withRest(rests: Rests, role: Role, window: string, period: string): Rests {
  return { ...rests, [role]: { ...rests[role], [window]: period } }
}

export function withoutRest(rests: Rests, role: Role, window: string): Rests {
  const { [window]: rest, ...others } = rests[role] ?? {}
  return rest === undefined ? rests : { ...rests, [role]: others }
}

/** Orders and rests are a player's own: they go along when two players change places. */
export function swapped<T>(
  byRole: { readonly [role: Role]: { readonly [window: string]: T } },
  one: Role,
  other: Role,
): { readonly [role: Role]: { readonly [window: string]: T } } {
  return { ...byRole, [one]: byRole[other] ?? {}, [other]: byRole[one] ?? {} }
}

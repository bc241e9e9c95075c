import type { BotReason, Plain } from '@aquila/engine'
import type { Place } from '../rules/state.ts'

/** One move of a sequence, decided before its first step is taken. */
export interface Order {
  readonly verb: 'lead' | 'march' | 'sail'
  /** The leader who sets out, or the unit that marches alone. */
  readonly piece: string
  /** The fleet that carries them, in a game whose fleets are no counters: it is the fleet that sets out then. */
  readonly fleet?: string
  /** Who goes along: units by land; by sea naves first, then leaders, then cargo. */
  readonly along: readonly string[]
  readonly from: Place
  /** From place to place; the last one is where it ends. */
  readonly path: readonly Place[]
  /** Units left on the way, by zone. */
  readonly drops: Readonly<Record<Place, string>>
  readonly reason?: BotReason
}

export function endOf(order: Order): Place {
  return order.path.at(-1) ?? order.from
}

/** What is left of an order when the unit for a zone has been left there: of others that are alike none is to stay. */
export function withoutDropIn(order: Order, zone: Place): Order {
  return {
    ...order,
    drops: Object.fromEntries(Object.entries(order.drops).filter(([each]) => each !== zone)),
  }
}

/** The order with two counters in each other's place, also in what is said of them. */
export function swapped(order: Order, one: string, two: string): Order {
  if (one === two) return order
  const swap = (piece: string): string => (piece === one ? two : piece === two ? one : piece)
  const told = (value: Plain): Plain =>
    typeof value === 'string' ? swap(value) : Array.isArray(value) ? value.map(told) : value
  const { reason } = order
  return {
    ...order,
    piece: swap(order.piece),
    along: order.along.map(swap),
    drops: Object.fromEntries(Object.entries(order.drops).map(([zone, piece]) => [zone, swap(piece)])),
    ...(reason?.values === undefined
      ? {}
      : {
          reason: {
            ...reason,
            values: Object.fromEntries(
              Object.entries(reason.values).map(([name, value]) => [name, told(value)]),
            ),
          },
        }),
  }
}

/** What is done, whatever for: orders that do the same have the same name. */
export function nameOf({ verb, piece, along, path, drops }: Order): string {
  return `${verb} ${piece} ${along.join()} ${path.join()} ${Object.keys(drops).join()}`
}

/** All orders of one plan, and those of another for counters that the first leaves where they are. */
export function joined(one: readonly Order[], other: readonly Order[]): readonly Order[] {
  const busy = new Set(one.flatMap(moversOf))
  return [...one, ...other.filter(order => !moversOf(order).some(piece => busy.has(piece)))]
}

function moversOf({ piece, along, fleet }: Order): readonly string[] {
  return fleet === undefined ? [piece, ...along] : [piece, ...along, fleet]
}

/** A list of orders without one of them, for each of them. */
export function withoutOne(orders: readonly Order[]): readonly (readonly Order[])[] {
  return orders.map(left => orders.filter(order => order !== left))
}

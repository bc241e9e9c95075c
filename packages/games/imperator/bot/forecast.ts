import type { Place, RegionId, Stack } from '../rules/state.ts'
import type { Draft } from './draft.ts'
import { endOf, nameOf, type Order } from './orders.ts'

/**
 * What a side could not hope to gain in one position. In another that is much like it, an order is as hopeless wherever
 * the same stand in the regions that it leads from and to.
 */
export class Forecast {
  readonly #stacks: readonly Stack[]
  readonly #hopeless = new Set<string>()

  /** A draft on which somebody in a hurry has planned. */
  constructor({ position, hopeless }: Draft) {
    this.#stacks = [...position.state.stacks]
    for (const order of hopeless ?? []) this.#hopeless.add(nameOf(order))
  }

  /** Of what could be done on another draft, all that is as hopeless there. */
  hopelessIn(draft: Draft, rough: boolean): Set<Order> {
    const { position } = draft
    const { zones } = position.data
    const regionOf = (place: Place): RegionId | null => zones[place]?.region ?? null
    const changed = new Set<Place | RegionId>()
    for (const [number, place] of position.data.index.places.entries()) {
      if (position.state.stacks[number] === this.#stacks[number]) continue
      changed.add(place)
      changed.add(regionOf(place) ?? place)
    }
    const isAsBefore = (place: Place): boolean =>
      !changed.has(place) && !changed.has(regionOf(place) ?? place)
    const hopeless = new Set<Order>()
    for (const orders of draft.opening(rough).values())
      for (const order of orders)
        if (isAsBefore(order.from) && isAsBefore(endOf(order)) && this.#hopeless.has(nameOf(order)))
          hopeless.add(order)
    return hopeless
  }
}

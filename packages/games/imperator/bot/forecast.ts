import { counterOf } from '../rules/counters.ts'
import type { CampaignPosition, Company, Place, RegionId, Stack } from '../rules/state.ts'
import type { Draft } from './draft.ts'
import { endOf, nameOf, type Order } from './orders.ts'

/**
 * What a side could not hope to gain in one position. In another that is much like it, an order is as hopeless wherever
 * the same stand in the regions that it leads from and to.
 */
export class Forecast {
  readonly #stacks: readonly Stack[]
  /** Who stands where: in another branch of a match it may be the same counters in another stack. */
  readonly #standing: readonly string[]
  readonly #hopeless = new Set<string>()

  /** A draft on which somebody in a hurry has planned. */
  constructor({ position, hopeless }: Draft) {
    this.#stacks = [...position.state.stacks]
    this.#standing = this.#stacks.map(stack => standingIn(position, stack))
    for (const order of hopeless ?? []) this.#hopeless.add(nameOf(order))
  }

  /** Of what could be done on another draft, all that is as hopeless there. */
  hopelessIn(draft: Draft, rough: boolean): Set<Order> {
    const { position } = draft
    const { zones } = position.data
    const regionOf = (place: Place): RegionId | null => zones[place]?.region ?? null
    const changed = new Set<Place | RegionId>()
    for (const [number, place] of position.data.index.places.entries()) {
      const stack = position.state.stacks[number]
      if (stack === this.#stacks[number]) continue
      if (stack !== undefined && standingIn(position, stack) === this.#standing[number]) continue
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

/** All that a stack is to a planner: the counters in their companies, and which of them are reduced. */
function standingIn(position: CampaignPosition, stack: Stack): string {
  const names: string[] = []
  for (const faction in stack) {
    const company: Company | undefined = stack[faction]
    if (company === undefined || company.leaders.length + company.units.length === 0) continue
    names.push(faction, ...company.leaders)
    for (const id of company.units) names.push(counterOf(position, id).reduced ? `${id} reduced` : id)
  }
  return names.join()
}

import type { CampaignPosition, FactionId } from '../rules/state.ts'
import type { Plan } from './plan.ts'

/**
 * Plans by position. In look aheads the same one comes up again and again, wherever no dice have fallen in between or have
 * fallen the same way. Only for characters who overlook nothing: what they plan follows from the position alone.
 */
export class PlansKept {
  readonly #plans = new Map<string, Plan>()

  of(position: CampaignPosition, side: FactionId, make: () => Plan): Plan {
    const key = side + nameOf(position)
    const known = this.#plans.get(key)
    if (known !== undefined) return known
    const plan = make()
    this.#plans.set(key, plan)
    return plan
  }
}

/** All that a plan can depend on: stratagems in hands, cup and box are none of it. */
function nameOf({ state }: CampaignPosition): string {
  const { cup, hands, restingCounters, removedCounters, ...open } = state
  return JSON.stringify(open)
}

import type { DiceSource } from '@aquila/engine'
import type { CampaignPosition, FactionId } from '../rules/state.ts'
import type { Character } from './character.ts'
import type { Doctrine } from './doctrine.ts'
import { Draft } from './draft.ts'
import { Forecast } from './forecast.ts'
import { type Plan, Planner } from './plan.ts'
import { sequenceOf } from './situation.ts'

/**
 * Plans by position. In look aheads the same one comes up again and again, wherever no dice have fallen in between or have
 * fallen the same way; and those that do not are much alike, so that what was hopeless in the first of them need not be
 * weighed again in the others. Only for characters who overlook nothing: what they plan follows from the position alone.
 */
export class PlansKept {
  readonly #plans = new Map<string, Plan>()
  /** By sequence: from one look ahead to the next it is much the same that is hopeless there. */
  readonly #forecasts = new Map<string, Forecast>()

  of(
    doctrine: Doctrine,
    position: CampaignPosition,
    side: FactionId,
    character: Character,
    random: DiceSource,
  ): Plan {
    const key = side + nameOf(position)
    const known = this.#plans.get(key)
    if (known !== undefined) return known
    const draft = new Draft(doctrine, position, side, character.foresees)
    const sequence = sequenceOf(position, side)
    const forecast = this.#forecasts.get(sequence)
    if (forecast !== undefined) draft.hopeless = forecast.hopelessIn(draft, character.rough)
    const plan = new Planner(draft, character, random).plan()
    if (forecast === undefined) this.#forecasts.set(sequence, new Forecast(draft))
    this.#plans.set(key, plan)
    return plan
  }
}

/** All that a plan can depend on: stratagems in hands, cup and box are none of it. */
function nameOf({ state }: CampaignPosition): string {
  const { cup, hands, restingCounters, removedCounters, ...open } = state
  return JSON.stringify(open)
}

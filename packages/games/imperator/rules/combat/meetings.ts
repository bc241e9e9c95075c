import { companyIn, NO_COMPANY } from '../counters.ts'
import { controlsSome } from '../pieces.ts'
import type { CampaignPosition, Company, Place, Stack } from '../state.ts'

/** The next place on the map where the two sides can meet, from this one on; null: there is no other. */
export function sharedPlaceFrom(
  position: CampaignPosition,
  first: number,
): { number: number; place: Place } | null {
  const { placesOnMap, nobody } = position.data.index
  for (let number = first; number < placesOnMap.length; number++) {
    const place = placesOnMap[number]
    const stack = position.state.stacks[number]
    if (stack === nobody || stack === undefined || place === undefined) continue
    if (isShared(position, stack)) return { number, place }
  }
  return null
}

/**
 * False where nobody is, or one side is among itself and Peoples at peace. Told at a glance: a state that was read from a
 * file has empty companies of its own, and then more places are looked at than need be.
 */
function isShared(position: CampaignPosition, stack: Stack): boolean {
  const [one, two] = position.data.factions
  const ones = companyIn(position.data, stack, one) !== NO_COMPANY
  const twos = companyIn(position.data, stack, two) !== NO_COMPANY
  if (ones && twos) return true
  if (stack.others === NO_COMPANY) return false
  return (
    (ones || isAmongPeoples(position, stack.others, one)) &&
    (twos || isAmongPeoples(position, stack.others, two))
  )
}

/** True if a side controls some of these counters of Peoples. */
function isAmongPeoples(position: CampaignPosition, { leaders, units }: Company, side: string): boolean {
  return controlsSome(position, units, side) || controlsSome(position, leaders, side)
}

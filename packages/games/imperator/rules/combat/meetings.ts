import { companyIn } from '../counters.ts'
import { controllerOf } from '../pieces.ts'
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

/** False where nobody is, or one side is among itself and Peoples at peace. */
function isShared(position: CampaignPosition, stack: Stack): boolean {
  const [one, two] = position.data.factions
  const ones = !isEmpty(companyIn(position.data, stack, one))
  const twos = !isEmpty(companyIn(position.data, stack, two))
  if (ones && twos) return true
  if (isEmpty(stack.others)) return false
  return (
    (ones || isAmongPeoples(position, stack.others, one)) &&
    (twos || isAmongPeoples(position, stack.others, two))
  )
}

/** True if a side controls some of these counters of Peoples. */
function isAmongPeoples(position: CampaignPosition, { leaders, units }: Company, side: string): boolean {
  for (const piece of units) if (controllerOf(position, piece) === side) return true
  for (const piece of leaders) if (controllerOf(position, piece) === side) return true
  return false
}

function isEmpty({ leaders, units }: Company): boolean {
  return units.length === 0 && leaders.length === 0
}

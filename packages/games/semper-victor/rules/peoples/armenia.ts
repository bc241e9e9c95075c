import { peopleOf, unitsIn } from '../../../imperator/rules/pieces.ts'
import type { PeopleId, SideId } from '../../data/index.ts'
import type { SemperReason } from '../reasons.ts'
import type { Semper, SemperPosition } from '../state.ts'

/** SV-4.4.2: Armenia, the ally of the player who holds the East. */

/** SV-4.4.2-A: Armenia serves the player who controls Oriens. True if that is another now. */
export function armeniaFollowsOriens(g: Semper): boolean {
  const { armenia } = g.state.peoples
  const side = g.state.regions[g.data.peoples.armenia.band]
  if (armenia.status !== 'allegiance' || armenia.faction === side) return false
  armenia.faction = side
  g.tell({ kind: 'people-controlled', rule: 'SV-4.4.2-A', data: { people: 'armenia', faction: side } })
  return true
}

/** SV-4.4.2-A: no stratagem ends the alliance. */
export function whyStandingAlly(
  { state }: SemperPosition,
  _side: SideId,
  people: PeopleId,
): SemperReason | null {
  return state.peoples[people].status === 'allegiance'
    ? { rule: 'SV-4.4.2-A', why: 'standing-ally', about: { people } }
    : null
}

/** SV-4.4.2-D: Armenians do not come back while Persian units hold their home. */
export function isHomeLost(position: SemperPosition, people: PeopleId): boolean {
  if (people !== 'armenia') return false
  const { peoples } = position.data
  return peoples.armenia.zones.some(zone =>
    unitsIn(position, zone).some(unit => peopleOf(position.data, unit) === 'persians'),
  )
}

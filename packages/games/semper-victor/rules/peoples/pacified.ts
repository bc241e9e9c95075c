import { placeOf } from '../../../imperator/rules/pieces.ts'
import type { PeopleId } from '../../data/index.ts'
import { gothi } from '../../data/peoples.ts'
import { boxes, type SemperPosition } from '../state.ts'

/** RULING-68: at war, and all its units eliminated. SV-4.1-C: of the Gothi, all units of both. */
export function isPacifiedByForce(position: SemperPosition, people: PeopleId): boolean {
  if (position.state.peoples[people].status !== 'war') return false
  return kin(position, people).every(id =>
    position.data.peoples[id].units.every(unit => placeOf(position, unit) === boxes.people),
  )
}

/** SV-4.1-C, RULING-60: Visigothi and Ostrogothi are one Major People while both are at war. */
export function kin({ state }: SemperPosition, people: PeopleId): readonly PeopleId[] {
  if (people !== gothi[0] && people !== gothi[1]) return [people]
  return gothi.every(id => state.peoples[id].status === 'war') ? gothi : [people]
}

import { strengthOf } from '../rules/combat/odds.ts'
import { commandOf, landUnitsOf, leadersOf } from '../rules/pieces.ts'
import type { CampaignPosition, FactionId, Place } from '../rules/state.ts'
import { Field } from './field.ts'
import type { Thought } from './mind.ts'
import { Situation } from './situation.ts'

/** Where counters are best off that can be put in several places: among friends, in a city of their own, far from harm. */
export function refugeScore({ position, side, doctrine, mind }: Thought): (place: Place) => number {
  const { character } = mind
  const field = new Field(doctrine, position, side, character.foresees)
  const situation = new Situation(field, character)
  const { waiting, shelter } = character.judgement
  return place => {
    const zone = position.data.zones[place]
    const own = zone?.region != null && position.state.regions[zone.region] === side
    const friends = strengthOf(position, landUnitsOf(position, place, side))
    const led = leadersOf(position, place, side).length > 0
    const threat = field.threats.get(place)?.strength ?? 0
    return (
      (own ? 6 : 0) +
      (zone?.city != null ? 2 : 0) +
      (zone?.port != null ? 1 : 0) +
      (led ? 2 : 0) +
      Math.min(8, friends * 0.25) +
      8 * situation.pullOf(place) +
      waiting * waitingUnits(position, side, place) -
      (shelter > 0 && doctrine.lostInWinter(position, place, 1, []) > 0 ? shelter : 0) -
      0.3 * Math.max(0, threat - friends)
    )
  }
}

/** Units that nobody there could lead. */
function waitingUnits(position: CampaignPosition, side: FactionId, place: Place): number {
  const command = leadersOf(position, place, side).reduce((sum, id) => sum + commandOf(position, id), 0)
  return Math.max(0, landUnitsOf(position, place, side).length - command)
}

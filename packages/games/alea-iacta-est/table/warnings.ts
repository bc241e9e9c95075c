import type { Decision } from '@aquila/engine'
import type { Phrase } from '@aquila/engine/messages'
import { placeName, regionName } from '../../imperator/names.ts'
import { isNaves, placesOnMap, unitsOf } from '../rules/pieces.ts'
import { factionOf, type Seen } from './position.ts'

/** What would be left undone if a step ended now; null if nothing that is easily forgotten. */
export function leftUndone(seen: Seen, decision: Decision, verb: string): string | null {
  if (decision.task === 'movement' && verb === 'done') return afterMovement(seen, decision)
  if (decision.task === 'recruit' && verb === 'enough' && decision.choices.length > 1)
    return seen.text('warn.recruits', { region: regionAsked(seen, decision) })
  return null
}

function afterMovement(seen: Seen, decision: Decision): string | null {
  const place = decision.about?.left === 1 ? shipsWithoutPort(seen, decision) : null
  return place === null ? null : seen.text('warn.ships-without-port', { place })
}

/** AIE-9.1-b: ships that are not in a port when the year ends are lost. */
function shipsWithoutPort(seen: Seen, { role }: Decision): Phrase | null {
  const { position, data } = seen
  const side = factionOf(role)
  if (side === null) return null
  const found = placesOnMap(data).find(
    place =>
      (data.zones[place]?.port ?? null) === null &&
      unitsOf(position, place, side).some(unit => isNaves(data, unit)),
  )
  return found === undefined ? null : placeName(seen, data, found)
}

function regionAsked(seen: Seen, { about }: Decision): Phrase | string {
  const region = seen.data.regionOrder.find(id => id === about?.region)
  return region === undefined ? '' : regionName(seen, seen.data, region)
}

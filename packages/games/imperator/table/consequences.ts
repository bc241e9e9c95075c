import { row } from '@aquila/engine'
import type { ChoiceLook } from '../../table/index.ts'
import type { PeopleId } from '../data/map.ts'
import { placeName, regionName } from '../names.ts'
import { strengthOf } from '../rules/combat/odds.ts'
import { isOnMap, landUnitsOf, placeOf } from '../rules/pieces.ts'
import { opponentOf, type Place } from '../rules/state.ts'
import { factionOf, type Seen, sideName } from './dress.ts'

/** What follows from choices whose names do not say it. */

/** A People that is incited, courted or appeased: how strong it is, where, and whose land lies beside it. */
export function peopleLook(seen: Seen, people: PeopleId): ChoiceLook {
  const { data, position, text } = seen
  const { zones, units } = row(data.peoples, people)
  const [home] = zones
  const near = neighboursOf(seen, people)
  const army = text('people.army', {
    n: units.length,
    strength: strengthOf(position, units),
    place: home === undefined ? '' : placeName(seen, data, home),
  })
  return {
    as: 'button',
    detail: near.length === 0 ? army : `${army}. ${text('people.near', { near })}`,
    ...(home === undefined || !isOnMap(data, home) ? {} : { way: [home] }),
  }
}

/** Where somebody gets away to: who of his is there already, and which enemies stand next to it. */
export function refugeLook(seen: Seen, role: string, zone: Place): ChoiceLook {
  const { data, position, text } = seen
  const side = factionOf(seen, role)
  if (side === null || !isOnMap(data, zone)) return {}
  const enemy = opponentOf(position, side)
  const near = (data.zones[zone]?.neighbours ?? []).flatMap(next => landUnitsOf(position, next.zone, enemy))
  const own = strengthOf(position, landUnitsOf(position, zone, side))
  return { detail: text('refuge', { own, near: strengthOf(position, near) }) }
}

/** The regions next to it, each with whose it is. */
function neighboursOf(seen: Seen, people: PeopleId): string[] {
  const { data, position, text } = seen
  const zones = new Set([...row(data.peoples, people).zones, ...homesOf(seen, people)])
  const regions = new Set(
    [...zones].flatMap(zone =>
      (data.zones[zone]?.neighbours ?? []).flatMap(each => data.zones[each.zone]?.region ?? []),
    ),
  )
  return [...regions].map(region => {
    const side = row(position.state.regions, region)
    const name = regionName(seen, data, region)
    return text('people.beside', { region: name, side: side === null ? 'none' : sideName(seen, side) })
  })
}

/** Where its units stand now. */
function homesOf({ data, position }: Seen, people: PeopleId): string[] {
  return row(data.peoples, people)
    .units.map(unit => placeOf(position, unit))
    .filter(place => Object.hasOwn(data.zones, place))
}

import { findCounter, isOnMap } from '../imperator/rules/pieces.ts'
import { fleetIds } from './data/dioceses.ts'
import type { SemperData } from './data/index.ts'
import { messages, text } from './messages/index.ts'
import type { SemperPosition } from './rules/state.ts'

/** The name of a thing for a person to read, in his language. */
export function nameOf(data: SemperData, noun: string): string {
  return String(messages.name(noun, nameInData(data, noun)))
}

/** The name of a thing as the data have it: 'GAL2' is "Galliae 2 (Treveri)". */
export function nameInData(data: SemperData, noun: string | number): string {
  if (typeof noun === 'number') return String(noun)
  return (
    zoneName(data, noun) ??
    data.seas[noun]?.name ??
    data.romanLeaders[noun]?.name ??
    data.foreignLeaders[noun]?.name ??
    unitName(data, noun) ??
    counterName(data, noun) ??
    rowOf(data.regions, noun)?.name ??
    rowOf(data.peoples, noun)?.name ??
    rowOf(data.nationalities, noun)?.name ??
    rowOf(data.stratagems, noun)?.name ??
    rowOf(data.fleets, noun)?.name ??
    fleetBoxName(data, noun) ??
    noun
  )
}

function zoneName(data: SemperData, id: string): string | undefined {
  const zone = data.zones[id]
  if (zone === undefined) return undefined
  if (zone.region === null) return zone.name
  return `${data.regions[zone.region].name} ${zone.number} (${zone.city ?? zone.port ?? zone.name})`
}

/** Units of a People are alike, so they are told apart by number. */
function unitName(data: SemperData, id: string): string | undefined {
  const unit = data.units[id]
  if (unit === undefined) return undefined
  return unit.people === null
    ? unit.name
    : text('unit', { name: unit.name, number: id.slice(id.lastIndexOf('-') + 1) })
}

function counterName(data: SemperData, id: string): string | undefined {
  const counter = data.stratagemCounters[id]
  return counter === undefined ? undefined : data.stratagems[counter.faces[0].stratagem].name
}

function fleetBoxName(data: SemperData, id: string): string | undefined {
  const fleet = fleetIds.find(each => id === `box-fleet-${each}`)
  return fleet === undefined ? undefined : text('aboard', { fleet: data.fleets[fleet].name })
}

function rowOf<T>(table: Readonly<Record<string, T>>, id: string): T | undefined {
  return Object.hasOwn(table, id) ? table[id] : undefined
}

/** Where a counter stands, if it is on the map. */
export function whereabouts(position: SemperPosition, noun: string | number): string | null {
  const place = findCounter(position, String(noun))?.place
  return place !== undefined && isOnMap(position.data, place) ? place : null
}

import { nameIn, numberIn } from '../imperator/names.ts'
import { fleetIds } from './data/dioceses.ts'
import type { SemperData } from './data/index.ts'
import { messages, text } from './messages/index.ts'

/** The name of a thing for a person to read, in his language. */
export function nameOf(data: SemperData, noun: string): string {
  return String(messages.name(noun, nameInData(data, noun)))
}

/** The name of a thing as the data have it: 'GAL2' is "Galliae 2 (Treveri)". */
export function nameInData(data: SemperData, noun: string | number): string {
  if (typeof noun === 'number') return String(noun)
  const { seas, romanLeaders, foreignLeaders, regions, peoples, nationalities, stratagems, fleets } = data
  const named = [seas, romanLeaders, foreignLeaders, regions, peoples, nationalities, stratagems, fleets]
  return (
    zoneName(data, noun) ??
    unitName(data, noun) ??
    counterName(data, noun) ??
    nameIn(named, noun) ??
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
  return unit.people === null ? unit.name : text('unit', { name: unit.name, number: numberIn(id) })
}

function counterName(data: SemperData, id: string): string | undefined {
  const counter = data.stratagemCounters[id]
  return counter === undefined ? undefined : data.stratagems[counter.faces[0].stratagem].name
}

function fleetBoxName(data: SemperData, id: string): string | undefined {
  const fleet = fleetIds.find(each => id === `box-fleet-${each}`)
  return fleet === undefined ? undefined : text('aboard', { fleet: data.fleets[fleet].name })
}

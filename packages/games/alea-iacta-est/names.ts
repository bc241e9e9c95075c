import { nameIn, numberIn } from '../imperator/names.ts'
import type { AleaData, StratagemFace } from './data/index.ts'
import { messages, text } from './messages/index.ts'

/** The name of a thing for a person to read, in his language. */
export function nameOf(data: AleaData, noun: string): string {
  return String(messages.name(noun, nameInData(data, noun)))
}

/** The name of a thing as the data have it: 'GRA-2' is "Macedonia (Graecia 2)", 'K05' tells both sides of the counter. */
export function nameInData(data: AleaData, noun: string | number): string {
  if (typeof noun === 'number') return String(noun)
  const { seas, romanLeaders, foreignLeaders, regions, peoples, nationalities, stratagems } = data
  const named = [seas, romanLeaders, foreignLeaders, regions, peoples, nationalities, stratagems]
  return (
    zoneName(data, noun) ??
    unitName(data, noun) ??
    counterName(data, noun) ??
    nameIn(named, noun) ??
    levyName(data, noun) ??
    noun
  )
}

/** The name that the map bears; with it the region and number by which the rulebook goes. */
function zoneName(data: AleaData, id: string): string | undefined {
  const zone = data.zones[id]
  if (zone === undefined) return undefined
  if (zone.region === null) return zone.name
  return `${zone.name} (${data.regions[zone.region].name} ${numberIn(id)})`
}

/** AIE-1.3.1-a: the unit's name or its People's. Counters of one kind are alike, so they are told apart by number. */
function unitName(data: AleaData, id: string): string | undefined {
  const unit = data.units[id]
  if (unit === undefined) return undefined
  if (unit.kind === 'legio') return unit.name
  const number = numberIn(id)
  const people = unit.people === null ? '' : data.peoples[unit.people].name
  return unit.people === null || people === unit.name
    ? text('unit', { name: unit.name, number })
    : text('unit.of-people', { people, name: unit.name, number })
}

function counterName(data: AleaData, id: string): string | undefined {
  const counter = data.stratagemCounters[id]
  return counter === undefined ? undefined : counter.faces.map(face => faceName(data, face)).join(' / ')
}

export function faceName(data: AleaData, { stratagem, value }: StratagemFace): string {
  const { name } = data.stratagems[stratagem]
  if (value === null) return name
  return `${name} ${value > 0 ? '+' : ''}${value}`
}

function levyName(data: AleaData, id: string): string | undefined {
  const region = data.regionOrder.find(each => id === `box-levy-${each}`)
  return region === undefined ? undefined : text('levies', { region: data.regions[region].name })
}

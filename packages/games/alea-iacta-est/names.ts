import { Phrase } from '@aquila/engine/messages'
import {
  counterName,
  nameIn,
  numberIn,
  peopleName,
  placeName,
  regionName,
  stratagemName,
} from '../imperator/names.ts'
import type { AleaData, StratagemFace } from './data/index.ts'
import type { AleaSpeech } from './messages/index.ts'

/** The name of a thing for a person to read, in his language. */
export function nameOf(speech: AleaSpeech, data: AleaData, noun: string): string {
  return String(named(speech, data, noun))
}

/** The same with its grammar: 'GRA-2' is "Macedonia (Graecia 2)", 'K05' tells both sides of the counter. */
export function named(speech: AleaSpeech, data: AleaData, noun: string | number): Phrase {
  if (typeof noun === 'number') return new Phrase(String(noun))
  return zoneName(speech, data, noun) ?? speech.messages.name(noun, given(speech, data, noun))
}

/** What the data call it, as far as it is put together in the words of the language. */
function given(speech: AleaSpeech, data: AleaData, noun: string): string | undefined {
  const { seas, romanLeaders, foreignLeaders, regions, peoples, nationalities, stratagems } = data
  const tables = [seas, romanLeaders, foreignLeaders, regions, peoples, nationalities, stratagems]
  return (
    unitName(speech, data, noun) ??
    bothFaces(speech, data, noun) ??
    nameIn(tables, noun) ??
    levyName(speech, data, noun)
  )
}

/** The name that the map bears; with it the region and number by which the rulebook goes. */
function zoneName(speech: AleaSpeech, data: AleaData, id: string): Phrase | null {
  const zone = data.zones[id]
  if (zone === undefined) return null
  const name = placeName(speech, data, id)
  if (zone.region === null) return name
  const region = regionName(speech, data, zone.region)
  return name.reworded(speech.text('zone', { name, region, number: numberIn(id) }))
}

/** AIE-1.3.1-a: the unit's name or its People's. Counters of one kind are alike, so they are told apart by number. */
function unitName(speech: AleaSpeech, data: AleaData, id: string): string | undefined {
  const unit = data.units[id]
  if (unit === undefined) return undefined
  if (unit.kind === 'legio') return unit.name
  const name = counterName(speech, unit)
  const number = numberIn(id)
  return unit.people === null || data.peoples[unit.people].name === unit.name
    ? speech.text('unit', { name, number })
    : speech.text('unit.of-people', { people: peopleName(speech, data, unit.people), name, number })
}

function bothFaces(speech: AleaSpeech, data: AleaData, id: string): string | undefined {
  return data.stratagemCounters[id]?.faces.map(face => faceName(speech, data, face)).join(' / ')
}

export function faceName(speech: AleaSpeech, data: AleaData, { stratagem, value }: StratagemFace): string {
  const name = String(stratagemName(speech, data, stratagem))
  if (value === null) return name
  return `${name} ${value > 0 ? '+' : ''}${value}`
}

function levyName(speech: AleaSpeech, data: AleaData, id: string): string | undefined {
  const region = data.regionOrder.find(each => id === `box-levy-${each}`)
  return region === undefined
    ? undefined
    : speech.text('levies', { region: regionName(speech, data, region) })
}

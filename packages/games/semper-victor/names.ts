import { Phrase } from '@aquila/engine/messages'
import {
  counterName,
  nameIn,
  numberIn,
  placeName,
  regionName,
  stratagemName,
  townName,
} from '../imperator/names.ts'
import { fleetIds } from './data/dioceses.ts'
import type { SemperData } from './data/index.ts'
import type { SemperSpeech } from './messages/index.ts'

/** The name of a thing for a person to read, in his language. */
export function nameOf(speech: SemperSpeech, data: SemperData, noun: string): string {
  return String(named(speech, data, noun))
}

/** The same with its grammar: 'GAL2' is "Galliae 2 (Treveri)". */
export function named(speech: SemperSpeech, data: SemperData, noun: string | number): Phrase {
  if (typeof noun === 'number') return new Phrase(String(noun))
  return zoneName(speech, data, noun) ?? speech.messages.name(noun, given(speech, data, noun))
}

/** What the data call it, as far as it is put together in the words of the language. */
function given(speech: SemperSpeech, data: SemperData, noun: string): string | undefined {
  const { seas, romanLeaders, foreignLeaders, regions, peoples, nationalities, stratagems, fleets } = data
  const tables = [seas, romanLeaders, foreignLeaders, regions, peoples, nationalities, stratagems, fleets]
  return (
    unitName(speech, data, noun) ??
    faceName(speech, data, noun) ??
    nameIn(tables, noun) ??
    fleetBoxName(speech, data, noun)
  )
}

function zoneName(speech: SemperSpeech, data: SemperData, id: string): Phrase | null {
  const zone = data.zones[id]
  if (zone === undefined) return null
  const name = placeName(speech, data, id)
  if (zone.region === null) return name
  const region = regionName(speech, data, zone.region)
  const town = townName(speech, data, id) ?? name
  return name.reworded(speech.text('zone', { region, number: zone.number ?? '', town }))
}

/** Units of a People are alike, so they are told apart by number. */
function unitName(speech: SemperSpeech, data: SemperData, id: string): string | undefined {
  const unit = data.units[id]
  if (unit === undefined) return undefined
  if (unit.people === null) return unit.name
  return speech.text('unit', { name: counterName(speech, unit), number: numberIn(id) })
}

function faceName(speech: SemperSpeech, data: SemperData, id: string): string | undefined {
  const counter = data.stratagemCounters[id]
  return counter === undefined ? undefined : String(stratagemName(speech, data, counter.faces[0].stratagem))
}

/** A fleet of the late Empire. */
export function fleetName(
  { messages }: SemperSpeech,
  { fleets }: SemperData,
  id: (typeof fleetIds)[number],
): Phrase {
  return messages.name(id, fleets[id].name)
}

/** The fleet that carries who is in a place; null: the place is none of a fleet. */
export function fleetOf(speech: SemperSpeech, data: SemperData, place: string): Phrase | null {
  const fleet = fleetIds.find(each => place === `box-fleet-${each}`)
  return fleet === undefined ? null : fleetName(speech, data, fleet)
}

function fleetBoxName(speech: SemperSpeech, data: SemperData, id: string): string | undefined {
  const fleet = fleetOf(speech, data, id)
  return fleet === null ? undefined : speech.text('aboard', { fleet })
}

import type { Phrase } from '@aquila/engine/messages'
import type { CampaignData, Unit } from './data/series.ts'
import type { SeriesSpeech } from './messages/index.ts'
import { findCounter, isOnMap } from './rules/pieces.ts'
import type { CampaignPosition, Place } from './rules/state.ts'

type Named = Readonly<Record<string, { readonly name: string }>>

/** The name of a thing in the first table that has it. */
export function nameIn(tables: readonly Named[], id: string): string | undefined {
  return tables.find(table => Object.hasOwn(table, id))?.[id]?.name
}

/**
 * What things are called: by the texts of the language, or where those have no name of their own for it as map and counters
 * have it. Each is a phrase, because sentences must agree with it.
 */
type Spoken = Pick<SeriesSpeech, 'messages'>

export function placeName({ messages }: Spoken, { zones, seas }: CampaignData, place: Place): Phrase {
  return messages.name(place, zones[place]?.name ?? seas[place]?.name)
}

/** The city of a zone, or its port; null if it has neither. */
export function townName({ messages }: Spoken, { zones }: CampaignData, zone: Place): Phrase | null {
  const town = zones[zone]?.city ?? zones[zone]?.port ?? null
  return town === null ? null : messages.name(`town-${zone}`, town)
}

export function regionName({ messages }: Spoken, { regions }: CampaignData, region: string): Phrase {
  return messages.name(region, regions[region]?.name)
}

export function peopleName({ messages }: Spoken, { peoples }: CampaignData, people: string): Phrase {
  return messages.name(people, peoples[people]?.name)
}

/** As his counter calls him; null: nobody of that name leads anybody. */
export function leaderName({ messages }: Spoken, data: CampaignData, leader: string): Phrase | null {
  const name = data.romanLeaders[leader]?.name ?? data.foreignLeaders[leader]?.name
  return name === undefined ? null : messages.name(leader, name)
}

/** With all his names. */
export function fullName(speech: Spoken, data: CampaignData, leader: string): Phrase {
  const full = data.romanLeaders[leader]?.fullName
  if (full !== undefined) return speech.messages.name(`full-${leader}`, full)
  return leaderName(speech, data, leader) ?? speech.messages.name(leader)
}

export function stratagemName({ messages }: Spoken, { stratagems }: CampaignData, id: string): Phrase {
  return messages.name(id, stratagems[id]?.name)
}

/**
 * One counter in a sentence; its number matters only where counters are chosen from. Whether it is one or several in
 * grammar is for the texts to say: a legion is one, equites are several.
 */
export function unitWord({ messages }: Spoken, { id, kind, name }: Unit): Phrase {
  return messages.name(`unit-${kind}-${id}`, name)
}

/** A column of the combat table: '4/1 and more'. */
export function columnName({ messages }: Spoken, label: string): Phrase {
  return messages.name(`column-${label.replaceAll(/\W+/g, '-')}`, label)
}

/** What a counter is called when somebody looks at it. */
export function counterName({ messages }: Spoken, { id, name }: Unit): Phrase {
  return messages.name(`counter-${id}`, name)
}

/** Counters of one kind are alike, so they are told apart by the number at the end of their id. */
export function numberIn(id: string): string {
  return id.slice(id.lastIndexOf('-') + 1)
}

/** Where a counter stands, if it is on the map. */
export function whereabouts(position: CampaignPosition, noun: string | number): Place | null {
  const place = findCounter(position, String(noun))?.place
  return place !== undefined && isOnMap(position.data, place) ? place : null
}

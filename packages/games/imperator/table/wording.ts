import { type Messages, Phrase, type PlainRecord, phrase, type Value } from '@aquila/engine'
import type { CampaignData, Unit } from '../data/series.ts'
import { text } from '../messages/index.ts'
import type { Dress } from './dress.ts'

/** How the values of events and questions read on the screen: places by the name on the map, armies in a few words. */

/** How a game counts the Romans of an army: '8 legions', 'equites'. */
export type RomansInWords = (units: readonly Unit[]) => readonly string[]

export function wordOf(
  key: string,
  value: PlainRecord[string],
  data: CampaignData,
  { messages }: Dress,
  romansInWords: RomansInWords,
): Value | null {
  if (Array.isArray(value)) {
    if (key === 'strength') return strengths(value)
    const words = value.filter(each => typeof each === 'string')
    if (words.length < value.length || !words.every(word => isPiece(data, word))) return null
    const counted = piecesInWords(data, messages, words, romansInWords)
    const [only] = words
    const unit = words.length === 1 ? data.units[only ?? ''] : undefined
    // Of a People it is 'a force of the Pontici'.
    const count = unit === undefined || unit.people !== null ? words.length : unitWord(messages, unit).value
    return counted.length === 0 ? '' : phrase(String(messages.list(counted)), count)
  }
  if (typeof value === 'number') return key === 'change' ? signed(value) : null
  if (typeof value !== 'string') return null
  if (key === 'result') return resultWord(value)
  const stratagem = data.stratagems[value]
  if (key === 'stratagem' && stratagem !== undefined) return stratagemWord(messages, value, stratagem.name)
  if (key === 'effect' && stratagem !== undefined) return effectWord(messages, value)
  if (key === 'unit' || key === 'piece') {
    const unit = data.units[value]
    return unit === undefined ? null : unitWord(messages, unit)
  }
  return data.zones[value]?.name ?? null
}

/** The name on the counter and what it means. */
function stratagemWord(messages: Messages, id: string, name: string): Phrase {
  const means = messages.say(`stratagem.${id}.means`)
  return new Phrase(means === name ? name : text('word.stratagem', { name, means }), { which: id })
}

function effectWord(messages: Messages, id: string): string {
  const means = messages.say(`stratagem.${id}.means`)
  return text('word.stratagem.does', { means, does: messages.say(`stratagem.${id}.does`) })
}

function strengths(values: readonly PlainRecord[string][]): string {
  const [attacker, defender] = values.map(Number)
  return text('word.strength', { attacker: attacker ?? 0, defender: defender ?? 0 })
}

/** Leaders by name, Romans as their game counts them, then each People. */
function piecesInWords(
  data: CampaignData,
  messages: Messages,
  pieces: readonly string[],
  romansInWords: RomansInWords,
): string[] {
  const leaders = pieces.flatMap(id => leaderName(data, id) ?? [])
  const units = pieces.flatMap(id => data.units[id] ?? [])
  const peoples = new Map<string, number>()
  for (const { people } of units) if (people !== null) peoples.set(people, (peoples.get(people) ?? 0) + 1)
  return [
    ...leaders,
    ...romansInWords(units),
    ...[...peoples].map(([people, n]) =>
      text('word.people', { n, people: messages.name(people, data.peoples[people]?.name) }),
    ),
  ]
}

export function leaderName(data: CampaignData, id: string): string | null {
  return data.romanLeaders[id]?.name ?? data.foreignLeaders[id]?.name ?? null
}

function isPiece(data: CampaignData, id: string): boolean {
  return data.units[id] !== undefined || leaderName(data, id) !== null
}

/**
 * One counter in a sentence; its number matters only where counters are chosen from. Whether it is one or several in
 * grammar is for the texts to say: a legion is one, equites are several.
 */
function unitWord(messages: Messages, { id, kind, name }: Unit): Phrase {
  return messages.name(`unit-${kind}-${id}`, name)
}

/** '3/4 / A' as the combat table prints it. */
function resultWord(result: string): string {
  return result.replace('3/4', '¾').replace('1/2', '½').replace('1/4', '¼').replaceAll(' ', '')
}

function signed(value: number): string {
  return value > 0 ? `+${value}` : value < 0 ? `−${-value}` : '±0'
}

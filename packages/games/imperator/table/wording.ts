import { type Phrase, type PlainRecord, phrase, type Value } from '@aquila/engine'
import type { CampaignData, Unit } from '../data/series.ts'
import { text } from '../messages/index.ts'
import type { Dress } from './dress.ts'

/** How the values of events and questions read on the screen: places by the name on the map, armies in a few words. */

/** How a game counts its Roman units. */
export interface UnitWords {
  /** The Romans of an army: '8 legions', 'equites'. */
  romans(data: CampaignData, units: readonly Unit[]): readonly string[]
  /** How many a counter is in grammar: equites are several, a legion is one. */
  countOf(unit: Unit): number
}

export function wordOf(
  key: string,
  value: PlainRecord[string],
  data: CampaignData,
  { messages }: Dress,
  units: UnitWords,
): Value | null {
  if (Array.isArray(value)) {
    if (key === 'strength') return strengths(value)
    const words = value.filter(each => typeof each === 'string')
    if (words.length < value.length || !words.every(word => isPiece(data, word))) return null
    const counted = piecesInWords(data, words, units)
    const [only] = words
    const unit = words.length === 1 ? data.units[only ?? ''] : undefined
    // Of a People it is 'a force of the Pontici'.
    const count = unit === undefined || unit.people !== null ? words.length : units.countOf(unit)
    return counted.length === 0 ? '' : phrase(String(messages.list(counted)), count)
  }
  if (typeof value === 'number') return key === 'change' ? signed(value) : null
  if (typeof value !== 'string') return null
  if (key === 'result') return resultWord(value)
  if (key === 'unit' || key === 'piece') return unitWord(data, value, units)
  return data.zones[value]?.name ?? null
}

function strengths(values: readonly PlainRecord[string][]): string {
  const [attacker, defender] = values.map(Number)
  return text('word.strength', { attacker: attacker ?? 0, defender: defender ?? 0 })
}

/** Leaders by name, Romans as their game counts them, then each People. */
function piecesInWords(data: CampaignData, pieces: readonly string[], words: UnitWords): string[] {
  const leaders = pieces.flatMap(id => leaderName(data, id) ?? [])
  const units = pieces.flatMap(id => data.units[id] ?? [])
  const peoples = new Map<string, number>()
  for (const { people } of units) if (people !== null) peoples.set(people, (peoples.get(people) ?? 0) + 1)
  return [
    ...leaders,
    ...words.romans(data, units),
    ...[...peoples].map(([people, n]) =>
      text('word.people', { n, people: data.peoples[people]?.name ?? people }),
    ),
  ]
}

export function leaderName(data: CampaignData, id: string): string | null {
  return data.romanLeaders[id]?.name ?? data.foreignLeaders[id]?.name ?? null
}

function isPiece(data: CampaignData, id: string): boolean {
  return data.units[id] !== undefined || leaderName(data, id) !== null
}

/** One counter in a sentence; its number matters only where counters are chosen from. */
function unitWord(data: CampaignData, id: string, { countOf }: UnitWords): Phrase | null {
  const unit = data.units[id]
  return unit === undefined ? null : phrase(unit.name, countOf(unit))
}

/** '3/4 / A' as the combat table prints it. */
function resultWord(result: string): string {
  return result.replace('3/4', '¾').replace('1/2', '½').replace('1/4', '¼').replaceAll(' ', '')
}

function signed(value: number): string {
  return value > 0 ? `+${value}` : value < 0 ? `−${-value}` : '±0'
}

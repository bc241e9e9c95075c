import { type Phrase, type PlainRecord, phrase, type Value } from '@aquila/engine'
import type { AleaData, UnitData } from '../data/index.ts'
import { messages, text } from '../messages/index.ts'

/** How the values of events and questions read on the screen: places by the name on the map, armies in a few words. */
export function wordOf(key: string, value: PlainRecord[string], data: AleaData): Value | null {
  if (Array.isArray(value)) return listWord(key, value, data)
  if (typeof value === 'number') return key === 'change' ? signed(value) : null
  if (typeof value !== 'string') return null
  if (key === 'result') return resultWord(value)
  if (key === 'unit' || key === 'piece') return unitWord(data, value)
  return data.zones[value]?.name ?? null
}

function listWord(key: string, values: readonly PlainRecord[string][], data: AleaData): Value | null {
  if (key === 'strength') {
    const [attacker, defender] = values.map(Number)
    return text('word.strength', { attacker: attacker ?? 0, defender: defender ?? 0 })
  }
  const words = values.filter(value => typeof value === 'string')
  if (words.length < values.length) return null
  if (words.every(word => isPiece(data, word))) return piecesInWords(data, words)
  return null
}

/** Leaders by name, up to three legions by number, the others counted: 'Caesar, 8 legions and equites'. */
function piecesInWords(data: AleaData, pieces: readonly string[]): Phrase | string {
  const leaders = pieces.flatMap(id => leaderName(data, id) ?? [])
  const words = [...leaders, ...unitsInWords(data, pieces)]
  const [only] = pieces
  const unit = pieces.length === 1 ? data.units[only ?? ''] : undefined
  // Of a People it is 'a force of the Pontici'.
  const count = unit === undefined || unit.people !== null ? pieces.length : countOf(unit)
  return words.length === 0 ? '' : phrase(String(messages.list(words)), count)
}

/** Equites, pedites, naves are several in grammar, though they are one counter; a legion and a phalanx are one. */
function countOf({ name }: UnitData): number {
  return /^(Legio|Phalanx)\b/.test(name) ? 1 : 2
}

function unitsInWords(data: AleaData, pieces: readonly string[]): string[] {
  const legions = pieces.filter(id => data.units[id]?.kind === 'legio')
  const words: string[] = []
  if (legions.length === 1) words.push(...legions.map(id => data.units[id]?.name ?? id))
  else if (legions.length > 3) words.push(text('word.legions', { n: legions.length }))
  else if (legions.length > 0)
    words.push(text('word.legions.named', { names: legions.map(id => legionNumber(data, id)) }))
  for (const kind of ['equites', 'auxilia', 'naves'] as const) {
    const n = pieces.filter(id => data.units[id]?.kind === kind && data.units[id]?.people === null).length
    if (n > 0) words.push(text(`word.${kind}`, { n }))
  }
  const peoples = new Map<string, number>()
  for (const id of pieces) {
    const people = data.units[id]?.people ?? null
    if (people !== null) peoples.set(people, (peoples.get(people) ?? 0) + 1)
  }
  for (const [people, n] of peoples) words.push(text('word.people', { n, people: peopleName(data, people) }))
  return words
}

export function leaderName(data: AleaData, id: string): string | null {
  return data.romanLeaders[id]?.name ?? data.foreignLeaders[id]?.name ?? null
}

function peopleName(data: AleaData, id: string): string {
  return Object.entries(data.peoples).find(([people]) => people === id)?.[1].name ?? id
}

function isPiece(data: AleaData, id: string): boolean {
  return data.units[id] !== undefined || leaderName(data, id) !== null
}

function legionNumber(data: AleaData, id: string): string {
  return (data.units[id]?.name ?? id).replace(/^Legio /, '')
}

/** One counter in a sentence; its number matters only where counters are chosen from. */
function unitWord(data: AleaData, id: string): Phrase | null {
  const unit = data.units[id]
  return unit === undefined ? null : phrase(unit.name, countOf(unit))
}

/** '3/4 / A' as the combat table prints it. */
export function resultWord(result: string): string {
  return result.replace('3/4', '¾').replace('1/2', '½').replace('1/4', '¼').replaceAll(' ', '')
}

function signed(value: number): string {
  return value > 0 ? `+${value}` : value < 0 ? `−${-value}` : '±0'
}

import { Phrase, type PlainRecord, type Value } from '@aquila/engine'
import type { CampaignData, Unit } from '../data/series.ts'
import type { SeriesSpeech } from '../messages/index.ts'
import { leaderName, peopleName, placeName, stratagemName, unitWord } from '../names.ts'

/** How the values of events and questions read on the screen: places by the name on the map, armies in a few words. */

/** How a game counts the Romans of an army: '8 legions', 'equites'. */
export type RomansInWords = (units: readonly Unit[]) => readonly Value[]

export function wordOf(
  speech: SeriesSpeech,
  key: string,
  value: PlainRecord[string],
  data: CampaignData,
  romansInWords: RomansInWords,
): Value | null {
  if (Array.isArray(value)) {
    if (key === 'strength') return strengths(speech, value)
    const words = value.filter(each => typeof each === 'string')
    if (words.length < value.length || !words.every(word => isPiece(data, word))) return null
    return piecesInWords(speech, data, words, romansInWords)
  }
  if (typeof value === 'number') return key === 'change' ? signed(value) : null
  if (typeof value !== 'string') return null
  if (key === 'result') return resultWord(value)
  if (key === 'counter') return counterWord(speech, data, value)
  const isStratagem = data.stratagems[value] !== undefined
  if (key === 'stratagem' && isStratagem) return stratagemWord(speech, data, value)
  if (key === 'effect' && isStratagem) return effectWord(speech, value)
  if (key === 'unit' || key === 'piece') {
    const unit = data.units[value]
    return unit === undefined ? null : unitWord(speech, unit)
  }
  return data.zones[value] === undefined ? null : placeName(speech, data, value)
}

/** What the name on the counter means, and that name. */
function stratagemWord(speech: SeriesSpeech, data: CampaignData, id: string): Phrase {
  const name = stratagemName(speech, data, id)
  const means = speech.messages.say(`stratagem.${id}.means`)
  return means === data.stratagems[id]?.name
    ? name
    : name.reworded(speech.text('word.stratagem', { name, means }))
}

/** What stands on the faces of a counter. */
function counterWord({ messages }: SeriesSpeech, data: CampaignData, id: string): string | null {
  const faces = data.stratagemCounters[id]?.faces ?? []
  if (faces.length === 0) return null
  return [...new Set(faces.map(({ stratagem }) => messages.say(`stratagem.${stratagem}.means`)))].join(' / ')
}

function effectWord({ messages, text }: SeriesSpeech, id: string): string {
  const means = messages.say(`stratagem.${id}.means`)
  return text('word.stratagem.does', { means, does: messages.say(`stratagem.${id}.does`) })
}

function strengths({ text }: SeriesSpeech, values: readonly PlainRecord[string][]): string {
  const [attacker, defender] = values.map(Number)
  return text('word.strength', { attacker: attacker ?? 0, defender: defender ?? 0 })
}

/** Leaders by name, Romans as their game counts them, then each People: as many as they are together. */
function piecesInWords(
  speech: SeriesSpeech,
  data: CampaignData,
  pieces: readonly string[],
  romansInWords: RomansInWords,
): Value {
  const { messages } = speech
  const leaders = pieces.flatMap(id => leaderName(speech, data, id) ?? [])
  const units = pieces.flatMap(id => data.units[id] ?? [])
  const peoples = new Map<string, number>()
  for (const { people } of units) if (people !== null) peoples.set(people, (peoples.get(people) ?? 0) + 1)
  const counted = [
    ...leaders,
    ...romansInWords(units),
    ...[...peoples].map(([people, n]) =>
      messages.counted('word.people', n, { people: peopleName(speech, data, people) }),
    ),
  ]
  const [unit] = units
  // One counter is one or several as its name is; of a People it is 'a force of the Pontici'.
  const count =
    pieces.length === 1 && unit !== undefined && unit.people === null
      ? unitWord(speech, unit).value
      : pieces.length
  if (counted.length === 0) return ''
  const words = messages.list(counted)
  return new Phrase(String(words), { count, form: words.form })
}

function isPiece(data: CampaignData, id: string): boolean {
  return (
    data.units[id] !== undefined ||
    data.romanLeaders[id] !== undefined ||
    data.foreignLeaders[id] !== undefined
  )
}

/** '3/4 / A' as the combat table prints it. */
function resultWord(result: string): string {
  return result.replace('3/4', '¾').replace('1/2', '½').replace('1/4', '¼').replaceAll(' ', '')
}

function signed(value: number): string {
  return value > 0 ? `+${value}` : value < 0 ? `−${-value}` : '±0'
}

import type { PlainRecord, Value } from '@aquila/engine'
import type { Unit } from '../../imperator/data/series.ts'
import { unitWord } from '../../imperator/names.ts'
import { wordOf as wordOfSeries } from '../../imperator/table/wording.ts'
import type { AleaData } from '../data/index.ts'
import type { AleaSpeech } from '../messages/index.ts'

/** How the values of events and questions read on the screen: 'Caesar, 8 legions and equites'. */
export function wordOf(
  speech: AleaSpeech,
  key: string,
  value: PlainRecord[string],
  data: AleaData,
): Value | null {
  return wordOfSeries(speech, key, value, data, units => romansInWords(speech, units))
}

function romansInWords(speech: AleaSpeech, units: readonly Unit[]): Value[] {
  return [
    ...legionsInWords(
      speech,
      units.filter(({ kind }) => kind === 'legio'),
    ),
    ...(['equites', 'auxilia', 'naves'] as const).flatMap(kind => {
      const n = units.filter(unit => unit.kind === kind && unit.people === null).length
      return n === 0 ? [] : [speech.messages.counted(`word.${kind}`, n)]
    }),
  ]
}

/** Up to three by number. */
function legionsInWords(speech: AleaSpeech, legions: readonly Unit[]): Value[] {
  const { messages } = speech
  if (legions.length === 0) return []
  if (legions.length === 1) return legions.map(legion => unitWord(speech, legion))
  if (legions.length > 3) return [messages.counted('word.legions', legions.length)]
  return [messages.counted('word.legions.named', legions.length, { names: legions.map(numberOfLegion) })]
}

/** 'XIII' of 'Legio XIII': figures are the same in every language. */
export function numberOfLegion({ name }: Pick<Unit, 'name'>): string {
  return name.replace(/^Legio /, '')
}

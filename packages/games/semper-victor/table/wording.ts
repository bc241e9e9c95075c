import type { PlainRecord, Value } from '@aquila/engine'
import type { Unit } from '../../imperator/data/series.ts'
import { unitWord } from '../../imperator/names.ts'
import { wordOf as wordOfSeries } from '../../imperator/table/wording.ts'
import type { SemperData } from '../data/index.ts'
import type { SemperSpeech } from '../messages/index.ts'

/** How the values of events and questions read on the screen: 'Constantin, 4 comitatenses and 2 ripenses'. */
export function wordOf(
  speech: SemperSpeech,
  key: string,
  value: PlainRecord[string],
  data: SemperData,
): Value | null {
  return wordOfSeries(speech, key, value, data, units => romansInWords(speech, units))
}

function romansInWords(speech: SemperSpeech, units: readonly Unit[]): Value[] {
  const romans = units.filter(({ people }) => people === null)
  if (romans.length === 1) return romans.map(unit => unitWord(speech, unit))
  return (['comitatenses', 'pseudo-comitatenses', 'ripenses'] as const).flatMap(kind => {
    const n = romans.filter(unit => unit.kind === kind).length
    return n === 0 ? [] : [speech.messages.counted(`word.${kind}`, n)]
  })
}

import type { PlainRecord, Value } from '@aquila/engine'
import type { Unit } from '../../imperator/data/series.ts'
import { wordOf as wordOfSeries } from '../../imperator/table/wording.ts'
import type { SemperData } from '../data/index.ts'
import { text } from '../messages/index.ts'
import { dress } from './dress.ts'

/** How the values of events and questions read on the screen: 'Constantin, 4 comitatenses and 2 ripenses'. */
export function wordOf(key: string, value: PlainRecord[string], data: SemperData): Value | null {
  return wordOfSeries(key, value, data, dress, romansInWords)
}

function romansInWords(units: readonly Unit[]): string[] {
  const romans = units.filter(({ people }) => people === null)
  if (romans.length === 1) return romans.map(({ name }) => name)
  return (['comitatenses', 'pseudo-comitatenses', 'ripenses'] as const).flatMap(kind => {
    const n = romans.filter(unit => unit.kind === kind).length
    return n === 0 ? [] : [text(`word.${kind}`, { n })]
  })
}

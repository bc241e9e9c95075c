import type { PlainRecord, Value } from '@aquila/engine'
import type { Unit } from '../../imperator/data/series.ts'
import { wordOf as wordOfSeries } from '../../imperator/table/wording.ts'
import type { AleaData } from '../data/index.ts'
import { text } from '../messages/index.ts'
import { dress } from './dress.ts'

/** How the values of events and questions read on the screen: 'Caesar, 8 legions and equites'. */
export function wordOf(key: string, value: PlainRecord[string], data: AleaData): Value | null {
  return wordOfSeries(key, value, data, dress, romansInWords)
}

function romansInWords(units: readonly Unit[]): string[] {
  return [
    ...legionsInWords(units.filter(({ kind }) => kind === 'legio')),
    ...(['equites', 'auxilia', 'naves'] as const).flatMap(kind => {
      const n = units.filter(unit => unit.kind === kind && unit.people === null).length
      return n === 0 ? [] : [text(`word.${kind}`, { n })]
    }),
  ]
}

/** Up to three by number. */
function legionsInWords(legions: readonly Unit[]): string[] {
  if (legions.length === 0) return []
  if (legions.length === 1) return legions.map(({ name }) => name)
  if (legions.length > 3) return [text('word.legions', { n: legions.length })]
  return [text('word.legions.named', { names: legions.map(({ name }) => name.replace(/^Legio /, '')) })]
}

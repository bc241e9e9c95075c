import { wordsOf } from '@aquila/engine'
import { describe, expect, it } from 'vitest'
import { alea } from '../../index.ts'
import { aleaData } from '../../rules/series.ts'
import { wordOf } from '../../table/wording.ts'

const words = wordsOf(alea, aleaData, (slot, value) => wordOf(slot, value, aleaData))

/** What is told when a unit is destroyed. */
function destroyed(unit: string): string {
  return words.event({
    kind: 'unit-eliminated',
    rule: 'AIE-8.4.2-c',
    phase: 'E',
    after: 0,
    data: { unit, zone: 'ITA-4' },
  })
}

describe('one or several: the texts say which a unit is', () => {
  it.each([
    ['legio-XIII', 'Legio XIII is destroyed in Aemilia et Ager Gallicus.'],
    ['pontici-phalanx-1', 'Phalanx is destroyed in Aemilia et Ager Gallicus.'],
    ['auxilia-1', 'Auxilia are destroyed in Aemilia et Ager Gallicus.'],
    ['pontici-equites-1', 'Equites are destroyed in Aemilia et Ager Gallicus.'],
    ['germani-1', 'Germani are destroyed in Aemilia et Ager Gallicus.'],
  ])('%s', (unit, told) => {
    expect(destroyed(unit)).toBe(told)
  })
})

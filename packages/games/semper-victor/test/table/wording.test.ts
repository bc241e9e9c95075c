import { type PlainRecord, type SeenEvent, wordsOf } from '@aquila/engine'
import { expect, it } from 'vitest'
import { semperData as data } from '../../rules/series.ts'
import { wordOf } from '../../table/wording.ts'
import { english, texts } from '../english.ts'

it('SV-1.3.1-A: several Romans are told by kind, one by its name', () => {
  const words = (...units: string[]) => String(wordOf(english, 'units', units, data))
  expect(words('batavi')).toContain('Batavi')
  expect(words('batavi', 'heruli', 'ri-italia')).toMatch(/2 comitatenses/)
  expect(words('batavi', 'heruli', 'ri-italia')).toMatch(/ripenses/)
})

it('names carry their number: units are several though they are one counter, and Armenia has Armenians', () => {
  const words = wordsOf(texts, data, (slot, value) => wordOf(english, slot, value, data))
  const told = (kind: string, values: PlainRecord): string => {
    const event: SeenEvent = { kind, data: values, rule: '', phase: '', after: 0 }
    return words.event(event)
  }
  const destroyed = (unit: string) => told('unit-eliminated', { unit, zone: 'PAN1' })
  expect(destroyed('ioviani')).toMatch(/^Ioviani are destroyed in /)
  expect(destroyed('armenia-1')).toMatch(/^Armenians are destroyed in /)
  expect(destroyed('persians-levies-1')).toMatch(/^Persian levy is destroyed in /)
  const over = (...units: string[]) => told('units-change-side', { zone: 'PAN1', units, faction: 'primus' })
  expect(over('scutarii-4')).toMatch(/ Scutarii 4 go over to Primus\.$/)
  expect(over('armenia-1')).toMatch(/ a force of the Armenians goes over to Primus\.$/)
  expect(over('armenia-1', 'armenia-2')).toMatch(/ 2 forces of the Armenians go over to Primus\.$/)
})

import { expect, it } from 'vitest'
import { semperData as data } from '../../rules/series.ts'
import { wordOf } from '../../table/wording.ts'

it('SV-1.3.1-A: several Romans are told by kind, one by its name', () => {
  const words = (...units: string[]) => String(wordOf('units', units, data))
  expect(words('batavi')).toContain('Batavi')
  expect(words('batavi', 'heruli', 'ri-italia')).toMatch(/2 comitatenses/)
  expect(words('batavi', 'heruli', 'ri-italia')).toMatch(/ripenses/)
})

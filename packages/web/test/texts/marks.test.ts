import { describe, expect, it } from 'vitest'
import { notFromTexts } from './marks.ts'

describe('the marks of the pseudo-language', () => {
  it('are missed where a text is English, or has an English name in it', () => {
    expect(notFromTexts('Caesar marches')).toBe(true)
    expect(notFromTexts('[Ḃáťťľé íń Roma]')).toBe(true)
    expect(notFromTexts('[Ḃáťťľé íń ‹Ŕóṁá›]')).toBe(false)
  })

  it('are not wanted of figures, ids of rules, numbers of legions and signs of counters', () => {
    for (const id of ['3.4.2-d', '2.E-2', '10-a', 'PER-1.1', 'CT-h', 'SC1-pass', 'EV-04'])
      expect(notFromTexts(id), id).toBe(false)
    for (const sign of [
      '+3',
      '4/1',
      'A/R',
      'XIII',
      'SCVTA 3',
      '[ľéģíóńś I-R, XIV and VII]'.replace('and', 'áńď'),
      'CC',
      '18 November 2026',
    ])
      expect(notFromTexts(sign), sign).toBe(false)
  })
})

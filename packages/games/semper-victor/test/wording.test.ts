import { wordsOf } from '@aquila/engine'
import { describe, expect, it } from 'vitest'
import { semperData } from '../rules/series.ts'
import { wordOf } from '../table/wording.ts'
import { english, texts } from './english.ts'

const words = wordsOf(texts, semperData, (slot, value) => wordOf(english, slot, value, semperData))

describe('words', () => {
  it('the units of this game are several in grammar', () => {
    const data = { side: 'primus', unit: 'batavi', zone: 'GAL2' }
    const told = words.event({ kind: 'unit-reduced', rule: 'SV-8.4-A', phase: 'E', after: 0, data })
    expect(told).toMatch(/^Batavi are reduced in /)
  })

  it('Abandon is both a stratagem and what it does to a Diocese', () => {
    expect(words.choice({ verb: 'abandon', noun: 'abandon-1' })).toMatch(/^Abandonment: /)
    expect(words.choice({ verb: 'abandon', noun: 'galliae' })).toBe('Abandon Galliae')
  })
})

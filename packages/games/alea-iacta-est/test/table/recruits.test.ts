import { expect, it } from 'vitest'
import { recruitment } from '../../rules/adjustments/recruitment.ts'
import { emptyMap, playUntil } from '../support.ts'
import { lookOf } from './look.ts'

it('AIE-9.4-b: a kind says that it is raised once in each round, and a counter what it is worth', () => {
  const state = emptyMap('2', s => {
    s.regions.italia = 'caesarian'
  })
  const asked = playUntil(recruitment, { state })
  expect(lookOf(asked, { verb: 'recruit', noun: 'legio' }).detail).toMatch(/^one in each round; \d of \d/)
  const counter = playUntil(recruitment, { state, choices: ['recruit legio'] })
  expect(lookOf(counter, { verb: 'raise', noun: 'legio-I-R' }).detail).toMatch(/^\d SP, quality \d$/)
})

import { expect, it } from 'vitest'
import { movement } from '../../../imperator/rules/movement/phase.ts'
import { caesarians, field } from '../campaign/stage.ts'
import { playUntil } from '../support.ts'
import { lookOf } from './look.ts'

it('AIE-2.E-b: leaders without units share a row of the list, and so do units without a leader', () => {
  const state = field(s => {
    caesarians(s, 'GAL-8', 'caesar', 'legio-V')
    caesarians(s, 'GAL-9', 'curio')
    caesarians(s, 'HIS-1', 'legio-VI')
  })
  const asked = playUntil(movement, { state, choices: [], impossible: true })
  const groupOf = (verb: string, noun: string) => lookOf(asked, { verb, noun }).group
  expect(groupOf('lead', 'caesar')).toBeUndefined()
  expect(groupOf('lead', 'curio')).toBe('March with a leader alone')
  expect(groupOf('march', 'legio-VI')).toBe('March without a leader')
})

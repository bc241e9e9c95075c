import { describe, expect, it } from 'vitest'
import { movement } from '../../../imperator/rules/movement/phase.ts'
import { caesarians, field, republicans } from '../campaign/stage.ts'
import { playUntil } from '../support.ts'
import { lookOf, sceneOf } from './look.ts'

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

describe('who sets out with all his army', () => {
  const warningOf = (...others: string[]) => {
    const state = field(s => caesarians(s, 'GAL-8', 'caesar', 'legio-V', 'legio-VI', ...others))
    const asked = playUntil(movement, { state, choices: [], impossible: true })
    return sceneOf(asked).movers?.rows.find(({ piece }) => piece.id === 'caesar')?.warning
  }

  it('AIE-8.2-j: is told which leaders would stay behind without an army', () => {
    expect(warningOf('curio')).toBe('leaves Curio without an army')
    expect(warningOf('curio', 'trebonius', 'm-antonius')).toBe('leaves 3 leaders without an army')
    expect(warningOf()).toBeUndefined()
  })

  it('AIE-9.1-b: is told which fleets would, and is not where a legion stays with them', () => {
    expect(warningOf('naves-6-0-1', 'naves-6-0-2')).toBe('leaves 2 fleets without an army')
    expect(warningOf('curio', 'naves-6-0-1')).toBe('leaves Curio and 1 fleet without an army')
  })
})

it('AIE-8.3-a: ships in port are told apart from the army that would fight on land', () => {
  const state = field(s => {
    caesarians(s, 'GAL-8', 'caesar', 'legio-V', 'legio-VI')
    republicans(s, 'GAL-9', 'scipio', 'legio-I', 'naves-6-0-2')
  })
  const asked = playUntil(movement, { state, choices: ['lead caesar'], impossible: true })
  expect(lookOf(asked, { verb: 'to', noun: 'GAL-9' }).detail).toMatch(
    /^Scipio, 1 unit, 5 SP, 1 fleet in port/,
  )
})

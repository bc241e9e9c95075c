import { fastDice } from '@aquila/engine'
import { describe, expect, it } from 'vitest'
import { rankCorrelation, type Sister, weightsFrom, worthBy } from '../src/index.ts'

const random = fastDice(11)
const share = () => random.roll(10_000, 'luck', 0) / 10_000

/** Plans of a position that is good or bad as a whole: what tells them apart is the second measure, and a little luck. */
function sisters(): Sister[] {
  const position = 4 * share()
  return Array.from({ length: 8 }, () => {
    const [common, own] = [position + share() / 10, share()]
    return { measures: [common, own], judged: common, worth: -position + own + share() / 10 }
  })
}

describe('a judge learned from sister plans', () => {
  const weights = weightsFrom(Array.from({ length: 40 }, sisters), 2, 1)

  it('sees what tells them apart, not what they have in common', () => {
    expect(weights[1]).toBeCloseTo(1, 1)
    expect(Math.abs(weights[0] ?? 1)).toBeLessThan(0.4)
  })

  it('puts plans that it has not seen in their order', () => {
    const others = sisters()
    const worths = others.map(({ worth }) => worth)
    const said = others.map(({ measures }) => worthBy(weights, measures))
    expect(rankCorrelation(said, worths)).toBeGreaterThan(0.8)
  })
})

describe('rank correlation', () => {
  it('is 1 for the same order, -1 for the reverse, and nothing where all are alike', () => {
    expect(rankCorrelation([1, 2, 9], [3, 4, 5])).toBeCloseTo(1)
    expect(rankCorrelation([1, 2, 9], [5, 4, 3])).toBeCloseTo(-1)
    expect(rankCorrelation([1, 1, 1], [5, 4, 3])).toBeNull()
  })

  it('lets equals share a place', () => {
    expect(rankCorrelation([1, 1, 2], [1, 2, 3])).toBeCloseTo(Math.sqrt(3) / 2)
  })
})

import { fastDice } from '@aquila/engine'
import { describe, expect, it } from 'vitest'
import { chiSquare, sample } from './uniformity.ts'

describe('fast dice', () => {
  it('show the same for the same seed, and something else for another', () => {
    expect(sample(fastDice(7), 1000, 50)).toEqual(sample(fastDice(7), 1000, 50))
    const streams = Array.from({ length: 200 }, (_, seed) => sample(fastDice(seed), 1000, 6).join())
    expect(new Set(streams).size).toBe(200)
  })

  it.each([2, 3, 6, 7, 10, 52, 1000])('are fair with %i sides', sides => {
    const { statistic, limit } = chiSquare(sample(fastDice(11), sides, 50_000), sides)
    expect(statistic).toBeLessThan(limit)
  })

  it('are fair over the first rolls of neighbouring seeds, which search uses', () => {
    const firsts = Array.from({ length: 30_000 }, (_, seed) => fastDice(seed).roll(6, 'first', 0))
    const { statistic, limit } = chiSquare(firsts, 6)
    expect(statistic).toBeLessThan(limit)
  })

  it('never leave the die, however big it is', () => {
    const dice = fastDice(3)
    for (const sides of [1, 2, 2 ** 31 + 1, 2 ** 32]) {
      for (let i = 0; i < 1000; i++) {
        const value = dice.roll(sides, 'range', i)
        expect(Number.isInteger(value) && value >= 1 && value <= sides).toBe(true)
      }
    }
  })

  it('do not depend on what the roll is for or on its number', () => {
    const [one, other] = [fastDice(5), fastDice(5)]
    expect([one.roll(100, 'a', 0), one.roll(100, 'b', 1)]).toEqual([
      other.roll(100, 'c', 9),
      other.roll(100, 'd', 9),
    ])
  })
})

import { createHash, createHmac } from 'node:crypto'
import { BadSetUp, commitmentTo, freshSeed, verifiableDice } from '@aquila/engine'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { chiSquare, sample } from './uniformity.ts'

const SEED = '5eed'.repeat(16)

/** The recipe once more, on Node's own hashes. `passed` counts the words that were rejected. */
function byHand(seed: string, salts: readonly string[], index: number, sides: number) {
  const key = createHmac('sha256', Buffer.from(seed, 'hex'))
    .update(JSON.stringify(['aquila dice 1', ...salts]))
    .digest()
  const limit = Math.floor(2 ** 32 / sides) * sides
  let passed = 0
  for (let block = 0; ; block++) {
    const digest = createHmac('sha256', key).update(`${index}/${block}`).digest()
    for (let offset = 0; offset < 32; offset += 4) {
      const word = digest.readUInt32BE(offset)
      if (word < limit) return { value: (word % sides) + 1, passed }
      passed++
    }
  }
}

function rolls(seed: string, salts: readonly string[], sides: number, count: number): number[] {
  const dice = verifiableDice({ seed, salts })
  return Array.from({ length: count }, (_, index) => dice.roll(sides, 'test', index))
}

describe('verifiable dice', () => {
  it('show what they have always shown', () => {
    expect(rolls(SEED, [], 6, 12)).toEqual([1, 1, 2, 3, 4, 4, 4, 6, 4, 3, 6, 3])
    expect(rolls(SEED, ['ada', 'Bén'], 6, 12)).toEqual([5, 5, 1, 6, 4, 1, 5, 1, 1, 3, 6, 1])
    expect(rolls(SEED, [], 2 ** 31 + 1, 4)).toEqual([1359492181, 91019149, 1322581304, 1591062882])
    expect(rolls(SEED, [], 2 ** 32, 2)).toEqual([1359492181, 91019149])
    expect(rolls(SEED, [], 1, 3)).toEqual([1, 1, 1])
  })

  it('follow from the seed, the salts and the number of the roll alone, as published', () => {
    const hex = fc.string({ unit: fc.constantFrom(...'0123456789abcdef'), minLength: 64, maxLength: 64 })
    const salts = fc.array(fc.string({ unit: 'binary', maxLength: 20 }), { maxLength: 3 })
    fc.assert(
      fc.property(
        hex,
        salts,
        fc.nat(1e6),
        fc.integer({ min: 1, max: 2 ** 32 }),
        (seed, salted, index, sides) => {
          const dice = verifiableDice({ seed, salts: salted })
          const { value } = byHand(seed, salted, index, sides)
          expect(dice.roll(sides, 'one', index)).toBe(value)
          expect(dice.roll(sides, 'another', index)).toBe(value)
        },
      ),
      { numRuns: 150 },
    )
  })

  it('pass over words at the ragged end, and read on in the next block when a whole one is ragged', () => {
    const sides = 2 ** 31 + 1
    const expected = Array.from({ length: 700 }, (_, index) => byHand(SEED, [], index, sides))
    expect(rolls(SEED, [], sides, 700)).toEqual(expected.map(roll => roll.value))
    const rejected = expected.filter(roll => roll.passed > 0).length
    expect(rejected).toBeGreaterThan(280)
    expect(rejected).toBeLessThan(420)
    expect(expected.findIndex(roll => roll.passed >= 8)).toBe(569)
  })

  it.each([2, 3, 6, 7, 10, 13, 100, 1000])('are fair with %i sides', sides => {
    const dice = verifiableDice({ seed: SEED, salts: [] })
    const { statistic, limit } = chiSquare(sample(dice, sides, 20_000), sides)
    expect(statistic).toBeLessThan(limit)
  })

  it('favour no half of a die that most ways of cutting would favour', () => {
    // Without rejection, the lower third of a die of 3/4 of the range comes twice as often.
    const sides = 3 * 2 ** 30
    const third = sides / 3
    const dice = verifiableDice({ seed: SEED, salts: [] })
    const thirds = sample(dice, sides, 6000).map(value => Math.ceil(value / third))
    const { statistic, limit } = chiSquare(thirds, 3)
    expect(statistic).toBeLessThan(limit)
  })

  it('change with the seed, with each salt and with the order of the salts', () => {
    const streams = [
      rolls(SEED, [], 1000, 8),
      rolls(SEED, ['a'], 1000, 8),
      rolls(SEED, ['b'], 1000, 8),
      rolls(SEED, ['a', 'b'], 1000, 8),
      rolls(SEED, ['b', 'a'], 1000, 8),
      rolls(SEED, ['ab'], 1000, 8),
      rolls(SEED, ['a,b'], 1000, 8),
      rolls(SEED, ['a","b'], 1000, 8),
      rolls('0dd5'.repeat(16), [], 1000, 8),
    ]
    expect(new Set(streams.map(String)).size).toBe(streams.length)
  })
})

describe('the commitment', () => {
  it('is the SHA-256 of the bytes of the seed', () => {
    expect(commitmentTo(SEED)).toBe('f9fa5c699354e46a448f75765ae99bf06741d541ab6c337c0f3722850adbb136')
    const other = freshSeed()
    expect(commitmentTo(other)).toBe(createHash('sha256').update(Buffer.from(other, 'hex')).digest('hex'))
  })

  it.each(['', 'abc', 'G'.repeat(64), 'AB'.repeat(32), `${SEED}00`])('is not made for "%s"', seed => {
    expect(() => commitmentTo(seed)).toThrow(BadSetUp)
    expect(() => verifiableDice({ seed, salts: [] })).toThrow(BadSetUp)
  })

  it('is made to seeds of 256 bits that do not repeat', () => {
    const seeds = Array.from({ length: 50 }, freshSeed)
    expect(new Set(seeds).size).toBe(50)
    for (const seed of seeds) expect(seed).toMatch(/^[0-9a-f]{64}$/)
  })
})

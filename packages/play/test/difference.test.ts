import type { Plain } from '@aquila/engine'
import { differenceOf, withDifference } from '@aquila/play'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { chooseAny, sittingOf } from './support.ts'

const plain = fc.letrec<{ value: Plain }>(tie => ({
  value: fc.oneof(
    { maxDepth: 4 },
    fc.integer({ min: 0, max: 3 }),
    fc.boolean(),
    fc.constant(null),
    fc.constantFrom('roma', 'massilia'),
    fc.array(tie('value'), { maxLength: 4 }),
    fc.dictionary(fc.constantFrom('a', 'b', 'c', 'd'), tie('value')),
  ),
})).value

describe('a difference', () => {
  it('makes the one value of the other, whatever they are', () => {
    fc.assert(
      fc.property(plain, plain, (before, after) => {
        const difference = differenceOf(before, after)
        const made =
          difference === null ? before : withDifference(before, JSON.parse(JSON.stringify(difference)))
        expect(made).toEqual(after)
      }),
    )
  })

  it('is nothing between equal values, and leaves what it changes alone', () => {
    fc.assert(
      fc.property(plain, plain, (before, after) => {
        expect(differenceOf(before, JSON.parse(JSON.stringify(before)))).toBeNull()
        const copy = JSON.stringify(before)
        const difference = differenceOf(before, after)
        if (difference !== null) withDifference(before, difference)
        expect(JSON.stringify(before)).toBe(copy)
      }),
    )
  })

  it('says what has come and gone in the middle of a list, and nothing else', () => {
    expect(differenceOf([1, 2, 3, 4], [1, 2, 9, 3, 4])).toEqual({ at: 2, into: [9] })
    expect(differenceOf([1, 2, 3, 4], [1, 4])).toEqual({ at: 1, out: 2 })
    expect(differenceOf([[1], [2], [3]], [[2], [3]])).toEqual({ at: 0, out: 1 })
    expect(differenceOf([1, { a: 1, b: 2, c: 3 }], [1, { a: 1, b: 3, c: 3 }])).toEqual({
      in: { 1: { set: { b: 3 } } },
    })
    expect(differenceOf({ a: 1, b: 2, c: 3, d: 4 }, { b: 2, c: 3, d: 4 })).toEqual({ gone: ['a'] })
  })

  it('is the whole of a thing that has become another, where that is shorter', () => {
    const march = { task: 'march', leader: 'caesar', units: ['legio-X'], zone: 'GAL-2', spent: 1 }
    const movement = { task: 'movement', left: 5 }
    expect(
      differenceOf(
        { question: march, year: -49, side: 'roma' },
        { question: movement, year: -49, side: 'roma' },
      ),
    ).toEqual({
      set: { question: movement },
    })
    expect(differenceOf([1, 2, 3], [3, 1, 2])).toEqual({ is: [3, 1, 2] })
  })

  it('shares what has not changed', () => {
    const before = { same: { a: [1, 2] }, other: 1 }
    const after = withDifference(before, { set: { other: 2 } })
    expect(after).toEqual({ same: { a: [1, 2] }, other: 2 })
    expect((after as typeof before).same).toBe(before.same)
  })

  it.each([
    [1, { set: { a: 1 } }],
    [null, { gone: ['a'] }],
    [{}, { at: 0, out: 1 }],
    [{}, { in: { a: { set: { b: 1 } } } }],
    [[], { in: { 0: { set: { b: 1 } } } }],
  ] as const)('of %j that does not fit is refused: %j', (before, difference) => {
    expect(() => withDifference(before, difference)).toThrow(TypeError)
  })

  it('between two sights is small, and makes the one of the other', async () => {
    const sitting = await sittingOf('alea-iacta-est', { scenario: '3', seed: '5eed'.repeat(16) })
    const asPlain = (): Plain => JSON.parse(JSON.stringify(sitting.sight(0)))
    let before = asPlain()
    let bytes = 0
    let whole = 0
    for (let step = 0; step < 200 && sitting.match.decision !== null; step++) {
      chooseAny(sitting, step)
      const after = asPlain()
      const difference = differenceOf(before, after)
      const text = JSON.stringify(difference)
      bytes += text.length
      whole += JSON.stringify(after).length
      before = difference === null ? before : withDifference(before, JSON.parse(text))
      expect(before).toEqual(after)
    }
    expect(bytes).toBeLessThan(whole / 10)
  })
})

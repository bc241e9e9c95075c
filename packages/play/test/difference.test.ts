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
    expect(differenceOf([1, 2, 3, 4], [1, 2, 9, 3, 4])).toEqual({ at: 2, out: 0, into: [9] })
    expect(differenceOf([1, 2, 3, 4], [1, 4])).toEqual({ at: 1, out: 2, into: [] })
    expect(differenceOf([[1], [2], [3]], [[2], [3]])).toEqual({ at: 0, out: 1, into: [] })
    expect(differenceOf([1, { a: 1, b: 2 }], [1, { a: 1, b: 3 }])).toEqual({
      items: { 1: { keys: { b: { is: 3 } } } },
    })
    expect(differenceOf({ a: 1, b: 2 }, { b: 2 })).toEqual({ keys: {}, gone: ['a'] })
  })

  it('shares what has not changed', () => {
    const before = { same: { a: [1, 2] }, other: 1 }
    const after = withDifference(before, { keys: { other: { is: 2 } } })
    expect(after).toEqual({ same: { a: [1, 2] }, other: 2 })
    expect((after as typeof before).same).toBe(before.same)
  })

  it.each([
    [1, { keys: {} }],
    [[], { keys: {} }],
    [{}, { items: {} }],
    [{}, { at: 0, out: 0, into: [] }],
    [{}, { keys: { a: { keys: {} } } }],
    [[], { items: { 0: { keys: {} } } }],
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

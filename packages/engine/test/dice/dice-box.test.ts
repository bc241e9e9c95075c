import { DiceBox, fastDice, scriptedDice, UnexpectedRoll, verifiableDice } from '@aquila/engine'
import { describe, expect, it } from 'vitest'
import { chiSquare } from './uniformity.ts'

const box = (...values: readonly number[]) => new DiceBox(scriptedDice(values.map(value => ['x', value])))

describe('the dice as the rules use them', () => {
  it('write down every roll with its die and its purpose', () => {
    const dice = new DiceBox(
      scriptedDice([
        ['battle', 4],
        ['table', 10],
      ]),
    )
    expect(dice.d6('battle')).toBe(4)
    expect(dice.d10('table')).toBe(9)
    expect(dice.rolls).toEqual([
      { sides: 6, value: 4, why: 'battle' },
      { sides: 10, value: 10, why: 'table' },
    ])
  })

  it('write down what is a lot, and no die to be shown: whatever is picked, drawn or shuffled', () => {
    const dice = box(2, 1, 1, 3, 4, 5)
    dice.oneOf(['a', 'b', 'c', 'd', 'e', 'f'], 'x')
    dice.drawFrom(['a', 'b', 'c', 'd', 'e', 'f'], 'x')
    dice.shuffle(['a'], 'x')
    dice.roll(6, 'x')
    dice.d6('x')
    dice.d10('x')
    expect(dice.rolls.map(({ lot = false }) => lot)).toEqual([true, true, true, true, false, false])
  })

  it('know what is a lot though the record does not say it, or says it wrongly', () => {
    const given = [
      { sides: 6, value: 4, why: 'x' },
      { sides: 6, value: 5, why: 'x', lot: true as const },
    ]
    const dice = new DiceBox(fastDice(1), [], given)
    dice.roll(6, 'x')
    dice.d6('x')
    expect(dice.rolls).toEqual([
      { sides: 6, value: 4, why: 'x', lot: true },
      { sides: 6, value: 5, why: 'x' },
    ])
  })

  it('read a ten-sided die from 0 to 9', () => {
    expect(box(1).d10('x')).toBe(0)
    expect(box(10).d10('x')).toBe(9)
  })

  it('number their rolls for the source', () => {
    const numbers: number[] = []
    const dice = new DiceBox({ roll: (_sides, _why, index) => numbers.push(index) })
    dice.d6('x')
    dice.d6('x')
    dice.oneOf(['a', 'b', 'c'], 'x')
    expect(numbers).toEqual([0, 1, 2])
  })

  it('pick and draw the element that the die points at', () => {
    expect(box(2).oneOf(['a', 'b', 'c'], 'x')).toBe('b')
    const list = ['a', 'b', 'c']
    expect(box(3).drawFrom(list, 'x')).toBe('c')
    expect(list).toEqual(['a', 'b'])
  })

  it('pick nothing from nothing', () => {
    expect(() => box(1).oneOf([], 'x')).toThrow(RangeError)
    expect(() => box(1).drawFrom([], 'x')).toThrow(RangeError)
  })

  it.each([0, -6, 2.5, Number.NaN, Number.POSITIVE_INFINITY, 2 ** 32 + 1])(
    'roll no die of %d sides',
    sides => {
      const dice = new DiceBox(verifiableDice({ seed: '5eed'.repeat(16), salts: [] }))
      expect(() => dice.roll(sides, 'x')).toThrow(RangeError)
      expect(dice.rolls).toEqual([])
    },
  )

  it('shuffle into every order equally often, and lose nothing', () => {
    const dice = new DiceBox(fastDice(2))
    const orders = ['abc', 'acb', 'bac', 'bca', 'cab', 'cba']
    const seen = Array.from({ length: 6000 }, () => {
      const list = ['a', 'b', 'c']
      dice.shuffle(list, 'x')
      return orders.indexOf(list.join('')) + 1
    })
    const { statistic, limit } = chiSquare(seen, 6)
    expect(statistic).toBeLessThan(limit)
  })

  it('use up given rolls first, and only for the die and the purpose they were made for', () => {
    const given = [{ sides: 6, value: 5, why: 'battle' }]
    const dice = new DiceBox(scriptedDice([['battle', 1]]), [], given)
    expect([dice.d6('battle'), dice.d6('battle')]).toEqual([5, 1])
    const wrong = () => new DiceBox(fastDice(1), [], given)
    expect(() => wrong().d6('weather')).toThrow(UnexpectedRoll)
    expect(() => wrong().roll(10, 'battle')).toThrow(/d6 for "battle".*d10 for "battle"/)
  })
})

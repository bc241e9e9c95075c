import { fastDice, RulesFault, scriptedDice, UnexpectedRoll } from '@aquila/engine'
import { describe, expect, it } from 'vitest'
import { marchInOrder, startFords } from '../support.ts'

describe('scripted dice', () => {
  it('show what the script says, in its order', () => {
    const dice = scriptedDice([
      ['battle', 6],
      ['weather', 1],
    ])
    expect(dice.roll(6, 'battle', 0)).toBe(6)
    expect(() => dice.assertSpent()).toThrow(/"weather" was never made/)
    expect(dice.roll(6, 'weather', 1)).toBe(1)
    expect(() => dice.assertSpent()).not.toThrow()
  })

  it('miss a roll that the script does not foresee', () => {
    const dice = scriptedDice([])
    expect(() => dice.roll(6, 'battle', 0)).toThrow(UnexpectedRoll)
    expect(() => dice.roll(6, 'battle', 0)).toThrow(/d6 for "battle".*ended/)
  })

  it('notice a roll for another purpose, and do not use up the script by it', () => {
    const dice = scriptedDice([['battle', 6]])
    expect(() => dice.roll(6, 'weather', 0)).toThrow(/rolls? for "weather", the script for "battle"/)
    expect(dice.roll(6, 'battle', 0)).toBe(6)
  })

  it.each([0, 7, -1, 2.5, Number.NaN])('refuse to let a d6 show %d', value => {
    expect(() => scriptedDice([['battle', value]]).roll(6, 'battle', 0)).toThrow(UnexpectedRoll)
  })

  it('go on with other dice after the script, if there are any', () => {
    const dice = scriptedDice([['first', 2]], fastDice(1))
    const other = fastDice(1)
    expect(dice.roll(6, 'first', 0)).toBe(2)
    expect(dice.roll(6, 'second', 1)).toBe(other.roll(6, 'second', 1))
    dice.assertSpent()
  })

  it('fail a match whose rules roll differently, at the start and later', () => {
    expect(() => startFords({ dice: scriptedDice([]) })).toThrow(/draw a card/)
    expect(() => startFords({ dice: scriptedDice([['battle', 1]]) })).toThrow(RulesFault)
    const draws = Array.from({ length: 3 }, () => ['draw a card', 1] as const)
    const match = startFords({ dice: scriptedDice(draws) })
    for (const role of ['rome', 'gaul']) match.choose({ verb: 'offer', noun: 0 }, { role })
    expect(() => match.choose({ verb: 'offer', noun: 0 }, { role: 'germania' })).toThrow(/equal offers/)
    expect(match.length).toBe(2)
    expect(match.decision?.role).toBe('germania')
  })

  it('are spent when a match has made all of its rolls', () => {
    const draws = Array.from({ length: 3 }, () => ['draw a card', 1] as const)
    const dice = scriptedDice(draws)
    const match = startFords({ dice })
    dice.assertSpent()
    marchInOrder(match, 'rome', 'gaul', 'germania')
    expect(match.record.rolls.map(roll => roll.value)).toEqual([1, 1, 1])
  })
})

import { describe, expect, it } from 'vitest'
import { Field } from '../../../imperator/bot/field.ts'
import { Situation } from '../../../imperator/bot/situation.ts'
import { centurio } from '../../bot/character.ts'
import { doctrine } from '../../bot/doctrine.ts'
import { withWeights } from '../../bot/weights.ts'
import { regionIds } from '../../data/types.ts'
import { emptyMap, place, positionOf } from '../support.ts'

/** Four legions in Italia, and so many of the enemy in Hispania: how much they are wanted there. */
function pull(ripeness: number, enemies: string[]): number {
  const state = emptyMap('2', bare => {
    for (const region of regionIds) bare.regions[region] = region === 'hispania' ? 'republican' : 'caesarian'
    bare.sequences = { caesarian: 2, republican: 2 }
    place(bare, 'ITA-2', 'caesarian', ['caesar', 'legio-V', 'legio-VI', 'legio-VII', 'legio-VIII'])
    place(bare, 'HIS-1', 'republican', enemies)
  })
  const character = withWeights(centurio, { ripeness })
  return new Situation(new Field(doctrine, positionOf(state), 'caesarian', true), character).pullOf('HIS-1')
}

describe('what an army is drawn to', () => {
  const few = ['legio-I']
  const many = ['legio-I', 'legio-II', 'legio-III', 'legio-IV', 'legio-XV', 'legio-XVI', 'legio-XX']

  it('is sooner what weak forces hold than what a stronger army does', () => {
    expect(pull(0.5, few)).toBeGreaterThan(pull(0, few))
    expect(pull(0.5, many)).toBeLessThan(pull(0, many))
  })

  it('is all the same to a bot that does not look', () => {
    expect(pull(0, many)).toBe(pull(0, few))
  })
})

import { describe, expect, it } from 'vitest'
import { centurio } from '../../bot/character.ts'
import { aleaBots } from '../../bot/index.ts'
import { centurioWeights, withWeights } from '../../bot/weights.ts'

describe('the weights of Centurio', () => {
  it('are all numbers of his judgement, as they are now and within their bounds', () => {
    const numbers = Object.entries(centurio.judgement).filter(([, value]) => typeof value === 'number')
    expect(Object.fromEntries(centurioWeights.map(({ name, value }) => [name, value]))).toEqual(
      Object.fromEntries(numbers),
    )
    for (const { name, value, least, most, step } of centurioWeights) {
      expect(value, name).toBeGreaterThanOrEqual(least)
      expect(value, name).toBeLessThanOrEqual(most)
      expect(step, name).toBeGreaterThan(0)
      expect(most - least, name).toBeGreaterThan(2 * step)
    }
    expect(aleaBots.levels.find(({ name }) => name === 'centurio')?.weights).toBe(centurioWeights)
  })

  it('replace those that are named, and no other', () => {
    expect(withWeights(centurio)).toEqual(centurio)
    const bolder = withWeights(centurio, { danger: 0.1 })
    expect(bolder).toEqual({ ...centurio, judgement: { ...centurio.judgement, danger: 0.1 } })
  })
})

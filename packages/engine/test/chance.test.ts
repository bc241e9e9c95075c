import { describe, expect, it } from 'vitest'
import { chanceOf } from '../src/chance.ts'

describe('a chance as players say it', () => {
  it('is told in sixths where a die has them, otherwise in tenths', () => {
    expect(chanceOf(5 / 6)).toEqual({ n: 5, of: 6 })
    expect(chanceOf(0.5)).toEqual({ n: 3, of: 6 })
    expect(chanceOf((5 / 6) * 0.9)).toEqual({ n: 8, of: 10 })
    expect(chanceOf(0.4)).toEqual({ n: 4, of: 10 })
  })

  it('never calls what may happen hopeless, nor what may fail certain', () => {
    expect(chanceOf(0.05)).toEqual({ n: 1, of: 10 })
    expect(chanceOf(0.04)).toEqual({ n: 1, of: 25 })
    expect(chanceOf(0.99)).toEqual({ n: 99, of: 100 })
    expect(chanceOf(0)).toEqual({ n: 0, of: 6 })
    expect(chanceOf(1)).toEqual({ n: 6, of: 6 })
  })
})

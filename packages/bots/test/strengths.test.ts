import { fastDice } from '@aquila/engine'
import { describe, expect, it } from 'vitest'
import { type Encounter, gapsOf } from '../src/index.ts'
import { inverse } from '../src/newton.ts'

const random = fastDice(3)
const share = () => random.roll(100_000, 'luck', 0) / 100_000
const logistic = (value: number) => 1 / (1 + Math.exp(-value))

/** Matches as an ordered logit would have them: `favour` is for the first role, `width` is half that of a draw. */
function played(gap: number, favour: number, width: number, scenario: string, count: number): Encounter[] {
  return Array.from({ length: count }, (_, number): Encounter => {
    const first = number % 2 === 0
    const ahead = gap + (first ? favour : -favour)
    const luck = share()
    const points =
      luck < logistic(ahead - width)
        ? ([1, 0] as const)
        : luck > 1 - logistic(-ahead - width)
          ? ([0, 1] as const)
          : ([0.5, 0.5] as const)
    return { scenario, contestants: ['strong', 'weak'], roles: first ? ['a', 'b'] : ['b', 'a'], points }
  })
}

describe('strengths in logits', () => {
  it('are found again, whatever scenarios do to the sides and to draws', () => {
    const encounters = [
      ...played(0.9, 1.8, 0.3, 'uneven', 3000),
      ...played(0.9, 0, 1.2, 'drawn', 3000),
      ...played(0.9, -0.5, 0.1, 'other', 3000),
    ]
    const [found] = gapsOf(encounters, ['weak', 'strong'])
    expect(found?.gap).toBeGreaterThan(0.8)
    expect(found?.gap).toBeLessThan(1)
    expect(found?.low).toBeLessThan(0.9)
    expect(found?.high).toBeGreaterThan(0.9)
  })

  it('are surer the more matches there are', () => {
    const widthOf = (count: number) => {
      const [found] = gapsOf(played(0.5, 0.2, 0.3, 'one', count), ['weak', 'strong'])
      return found === undefined ? 0 : found.high - found.low
    }
    const [few, many] = [widthOf(100), widthOf(1600)]
    expect(few / many).toBeGreaterThan(3)
    expect(few / many).toBeLessThan(5)
  })

  it('stay finite for one who has won every match, and nobody is told of one who has not played', () => {
    const all = Array.from({ length: 40 }, (_, number): Encounter => {
      const roles = number % 2 === 0 ? (['a', 'b'] as const) : (['b', 'a'] as const)
      return { scenario: '1', contestants: ['strong', 'weak'], roles, points: [1, 0] }
    })
    const gaps = gapsOf(all, ['absent', 'weak', 'strong'])
    expect(gaps.map(({ name }) => name)).toEqual(['strong'])
    expect(Number.isFinite(gaps[0]?.gap)).toBe(true)
    expect(gaps[0]?.gap).toBeGreaterThan(2)
  })

  it('need a matrix that can be turned round', () => {
    expect(
      inverse([
        [0, 2],
        [4, 0],
      ]),
    ).toEqual([
      [0, 0.25],
      [0.5, 0],
    ])
    expect(() =>
      inverse([
        [1, 1],
        [1, 1],
      ]),
    ).toThrow('do not tell enough')
  })
})

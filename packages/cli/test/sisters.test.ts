import { describe, expect, it } from 'vitest'
import { rootOf } from '../src/sisters/root.ts'

const task = {
  game: 'alea-iacta-est',
  before: 'last-year',
  scenario: '3',
  seed: 1,
  plans: 2,
  playouts: 1,
} as const

describe('the plans of one position', () => {
  it('are compared by how the match ends', () => {
    const { names, sisters } = rootOf({ ...task, on: null })
    expect(names).toContain('goal')
    expect(sisters).toHaveLength(2)
    for (const { worth, measures } of sisters) {
      expect([0, 0.5, 1]).toContain(worth)
      // Each counts at the beginning of a match and at its end.
      expect(measures).toHaveLength(2 * names.length)
    }
  })

  it('are compared by how the role stands some plans later', () => {
    const next = rootOf({ ...task, on: 1 })
    const later = rootOf({ ...task, on: 3 })
    const worths = (root: typeof next) => root.sisters.map(({ worth }) => worth)
    expect(next.sisters.map(({ judged }) => judged)).toEqual(later.sisters.map(({ judged }) => judged))
    expect(worths(next)).not.toEqual(worths(later))
    for (const worth of [...worths(next), ...worths(later)]) {
      expect(worth).toBeGreaterThanOrEqual(0)
      expect(worth).toBeLessThanOrEqual(1)
    }
  })
})

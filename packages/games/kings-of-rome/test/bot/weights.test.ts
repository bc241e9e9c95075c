import { playFixture } from '@aquila/bots'
import type { Result } from '@aquila/engine'
import { describe, expect, it } from 'vitest'
import { centurio } from '../../bot/character.ts'
import { kingsBots } from '../../bot/index.ts'
import { botOf } from '../../bot/levels.ts'
import { centurioWeights, scoreOf, withWeights } from '../../bot/weights.ts'
import { kings } from '../../index.ts'

describe('the weights of Centurio', () => {
  it('are numbers of his, as they are now and within their bounds', () => {
    for (const { name, value, least, most, step } of centurioWeights) {
      expect(value, name).toBeGreaterThanOrEqual(least)
      expect(value, name).toBeLessThanOrEqual(most)
      expect(step, name).toBeGreaterThan(0)
    }
    const present = Object.fromEntries(centurioWeights.map(({ name, value }) => [name, value]))
    expect(withWeights(centurio, present)).toEqual(centurio)
    expect(withWeights(centurio)).toEqual(centurio)
    expect(kingsBots.levels.find(({ name }) => name === 'centurio')?.weights).toBe(centurioWeights)
  })

  it('change one number of his each', () => {
    const changed = centurioWeights.map(({ name, most }) => withWeights(centurio, { [name]: most }))
    for (const character of changed) expect(character).not.toEqual(centurio)
    expect(new Set(changed.map(character => JSON.stringify(character))).size).toBe(centurioWeights.length)
    expect(withWeights(centurio, { surplusCity: 2 }).city).toEqual({ ...centurio.city, surplus: 2 })
    expect(withWeights(centurio, { reactionWithout: 1 }).reaction).toEqual({
      ...centurio.reaction,
      without: 1,
    })
  })
})

describe('the score of a match', () => {
  const ended = (outcome: string, vp: number, winners: readonly string[] = []): Result => ({
    winners,
    outcome,
    rule: 'KOR-END-5',
    scores: { rome: vp },
  })

  it('is victory, or else points up to a half, or nothing if Rome falls before its time', () => {
    expect(scoreOf(ended('victory', 20, ['rome']))).toBe(1)
    expect(scoreOf(ended('reign-fulfilled', 2, ['rome']))).toBe(1)
    expect(scoreOf(ended('honourable', 19))).toBeCloseTo(29 / 60)
    expect(scoreOf(ended('defeat', 5))).toBe(0.25)
    expect(scoreOf(ended('defeat', -12))).toBe(0)
    expect(scoreOf(ended('influence-lost', 15))).toBe(0)
    expect(scoreOf(ended('no-romans', 15))).toBe(0)
  })

  it('is what one who plays alone gets in a contest, and the other what is left', () => {
    const contest = {
      game: kings,
      contestants: ['one', 'other'].map(name => ({ name, bot: () => botOf(centurio) })),
      scenarios: ['reign-of-romulus'],
      meetings: 1,
      seed: 1,
    }
    const fixture = { scenario: 'reign-of-romulus', seed: 1, contestants: ['one', 'other'] } as const
    expect(playFixture({ ...contest, score: () => 0.3 }, fixture).points).toEqual([0.3, 0.7])
    // Without a score victory is all.
    const { points, winners } = playFixture(contest, fixture)
    expect(points).toEqual(winners.length > 0 ? [1, 0] : [0, 1])
  })
})

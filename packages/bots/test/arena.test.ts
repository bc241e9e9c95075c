import { theFords } from '@aquila/engine/teaching-game'
import { describe, expect, it } from 'vitest'
import {
  type Bout,
  botOfLevel,
  type Contest,
  fixturesOf,
  levelsOf,
  playFixture,
  pointsAgainst,
  randomBot,
  rateOf,
  standingsOf,
} from '../src/index.ts'

const contest: Contest = {
  game: theFords,
  contestants: ['one', 'two', 'three'].map(name => ({ name, bot: randomBot })),
  scenarios: theFords.scenarios
    .filter(({ roles }) => roles.length === 2)
    .map(({ id }) => id)
    .slice(0, 1),
  meetings: 2,
  seed: 1,
}

/** Bouts that the first of two names wins, draws and loses. */
function bouts(one: string, other: string, wins: number, draws: number, losses: number): Bout[] {
  const ended = (points: readonly [number, number]): Bout => ({
    scenario: 's',
    seed: 1,
    contestants: [one, other],
    points,
    roles: ['a', 'b'],
    winners: [],
    outcome: '',
    choices: 1,
  })
  return [
    ...Array.from({ length: wins }, () => ended([1, 0])),
    ...Array.from({ length: draws }, () => ended([0.5, 0.5])),
    ...Array.from({ length: losses }, () => ended([0, 1])),
  ]
}

describe('a contest', () => {
  it('lets everybody meet everybody in both seats with the same dice', () => {
    const fixtures = fixturesOf(contest)
    expect(fixtures.length).toBe(3 * 2 * 2)
    for (const { contestants, seed } of fixtures) {
      const [one, other] = contestants
      const back = fixtures.filter(
        fixture =>
          fixture.seed === seed && fixture.contestants[0] === other && fixture.contestants[1] === one,
      )
      expect(back.length).toBe(1)
    }
  })

  it('ends the same when it is held again, and gives one point a match', () => {
    const [fixture] = fixturesOf(contest)
    if (fixture === undefined) throw new Error('no fixture')
    const bout = playFixture(contest, fixture)
    expect(playFixture(contest, fixture)).toEqual(bout)
    expect(bout.points[0] + bout.points[1]).toBe(1)
  })
})

describe('standings', () => {
  it('a draw counts half, and the interval holds the share', () => {
    const rate = rateOf(pointsAgainst(bouts('a', 'b', 6, 2, 2), 'a', 'b'))
    expect(rate).toMatchObject({ matches: 10, wins: 6, draws: 2, share: 0.7 })
    expect(rate.low).toBeLessThan(0.7)
    expect(rate.high).toBeGreaterThan(0.7)
    expect(pointsAgainst(bouts('a', 'b', 1, 0, 0), 'b', 'a')).toEqual([0])
  })

  it('three quarters of the points are about 191 points of Elo', () => {
    const [first, second] = standingsOf(bouts('strong', 'weak', 300, 0, 100), ['weak', 'strong'])
    expect(first?.elo).toBe(0)
    expect(second?.elo).toBeGreaterThan(180)
    expect(second?.elo).toBeLessThan(200)
    expect(second?.margin).toBeGreaterThan(20)
    expect(second?.margin).toBeLessThan(60)
  })

  it('who wins every match has a finite rating', () => {
    const [, best] = standingsOf(bouts('strong', 'weak', 20, 0, 0), ['weak', 'strong'])
    expect(best?.elo).toBeGreaterThan(300)
    expect(Number.isFinite(best?.elo)).toBe(true)
  })
})

describe('levels', () => {
  it('a game without bots of its own is played at random', () => {
    expect(levelsOf(undefined)).toEqual(['random'])
    expect(botOfLevel(undefined, 'random', 1)?.name).toBe('random')
    expect(botOfLevel(undefined, 'miles', 1)).toBeNull()
  })
})

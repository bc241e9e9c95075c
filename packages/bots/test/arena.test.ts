import { makeBot } from '@aquila/engine'
import { theFords } from '@aquila/engine/teaching-game'
import { describe, expect, it } from 'vitest'
import {
  type Bout,
  balanceOf,
  botOfLevel,
  type Contest,
  encountersOf,
  fixturesOf,
  hasChanged,
  levelsOf,
  playFixture,
  pointsAgainst,
  randomBot,
  rateOf,
  standingsOf,
  talliesOf,
  withNew,
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

describe('a contest from a moment in the middle', () => {
  const fixture = { scenario: contest.scenarios[0] ?? '', seed: 4, contestants: ['one', 'two'] as const }

  it('begins where others have left the match, the same for both of a pair', () => {
    const heard: number[] = []
    const listening: Contest = {
      ...contest,
      contestants: ['one', 'two'].map(name => ({
        name,
        bot: seed => {
          const player = randomBot(seed)
          return makeBot(name, seat => {
            heard.push(seat.decision.id)
            return player.advise(seat)
          })
        },
      })),
      start: { name: 'third', isHere: ({ decision }) => decision.id >= 3, player: randomBot },
    }
    playFixture(listening, fixture)
    expect(Math.min(...heard)).toBeGreaterThanOrEqual(3)
    const first = heard[0]
    heard.length = 0
    playFixture(listening, { ...fixture, contestants: ['two', 'one'] })
    expect(heard[0]).toBe(first)
  })

  it('says so if no match comes there', () => {
    const never = { ...contest, start: { name: 'never', isHere: () => false, player: randomBot } }
    expect(() => playFixture(never, fixture)).toThrow('no match comes to the start never')
  })
})

describe('a contest at a table for three', () => {
  it('says of each contestant in which roles he has begun: he has every other seat', () => {
    const [scenario] = theFords.scenarios.filter(({ roles }) => roles.length === 3)
    if (scenario === undefined) throw new Error('nobody plays three')
    const fuller = { ...contest, scenarios: [scenario.id] }
    const [fixture] = fixturesOf(fuller)
    if (fixture === undefined) throw new Error('no fixture')
    const [first, second, third] = scenario.roles
    expect(playFixture(fuller, fixture).roles).toEqual([`${first} + ${third}`, second])
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

  it('a player who wins every match has a finite rating', () => {
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

describe('results that are kept', () => {
  const names = ['weak', 'strong']
  const played = bouts('weak', 'strong', 1, 2, 5)

  it('are counted from the side of the stronger, and tell the same when they are read again', () => {
    const tallies = talliesOf(played, names)
    expect(tallies).toEqual([
      {
        ...{ scenario: 's', name: 'strong', role: 'b', opponent: 'weak', opponentRole: 'a' },
        ...{ won: 5, drawn: 2, lost: 1 },
      },
    ])
    const again = encountersOf(tallies)
    expect(rateOf(pointsAgainst(again, 'weak', 'strong'))).toEqual(
      rateOf(pointsAgainst(played, 'weak', 'strong')),
    )
    expect(talliesOf(again, names)).toEqual(tallies)
  })

  it('tell the role of either side, which another scenario need not have', () => {
    const elsewhere: Bout[] = bouts('weak', 'strong', 1, 0, 0).map(bout => ({ ...bout, roles: ['c', 'd'] }))
    const again = encountersOf(talliesOf([...played, ...elsewhere], names))
    expect(new Set(again.map(({ roles }) => roles.toSorted().join(' ')))).toEqual(new Set(['a b', 'c d']))
  })

  it('give way to new ones, pair by pair', () => {
    const kept = talliesOf([...played, ...bouts('weak', 'third', 3, 0, 0)], [...names, 'third'])
    const fresh = talliesOf(bouts('weak', 'strong', 0, 0, 2), names)
    expect(withNew(kept, fresh)).toEqual([...kept.filter(({ name }) => name === 'third'), ...fresh])
  })

  it('tell a change of strength from luck', () => {
    const rate = (won: number, lost: number) =>
      rateOf(pointsAgainst(bouts('weak', 'strong', lost, 0, won), 'strong', 'weak'))
    expect(hasChanged(rate(140, 60), rate(100, 100))).toBe(true)
    expect(hasChanged(rate(140, 60), rate(132, 68))).toBe(false)
    expect(hasChanged(rate(5, 0), rate(5, 0))).toBe(false)
  })

  it('tell which role a scenario favours, whoever plays it', () => {
    const both = [...bouts('weak', 'strong', 0, 0, 6), ...bouts('strong', 'weak', 2, 0, 4)]
    expect(balanceOf(both, ['s'])).toMatchObject([
      { scenario: 's', role: 'b', rate: { wins: 10, matches: 12 } },
    ])
    expect(balanceOf(both, ['another'])).toEqual([])
  })

  it('can be of neighbours only', () => {
    const pairs = new Set(
      fixturesOf({ ...contest, onlyNeighbours: true }).map(({ contestants }) =>
        contestants.toSorted().join(' '),
      ),
    )
    expect([...pairs].toSorted()).toEqual(['one two', 'three two'])
  })
})

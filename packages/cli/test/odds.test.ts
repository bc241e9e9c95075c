import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { playToTheEnd, pointsOfSeat } from '@aquila/bots'
import { fastDice, HANDICAP, Match } from '@aquila/engine'
import { describe, expect, it } from 'vitest'
import { contestantNamed } from '../src/contest.ts'
import { listedGameNamed, listedGames } from '../src/games.ts'
import { oddsOf, pagePath, readSamples } from '../src/odds/kept.ts'
import { oddsModule, oddsPage } from '../src/odds/report.ts'
import {
  evenHandicap,
  handicapsOf,
  type Measured,
  measureMatch,
  rateWith,
  type Sample,
} from '../src/odds/sample.ts'

const range = { from: -20, to: 20 }
const times = (count: number, match: Measured): Measured[] => Array.from({ length: count }, () => match)

describe('what matches show with a handicap', () => {
  it('finds the points with which a match is turned, as bots that do not look at them would play it', () => {
    const listed = listedGames.find(({ game }) => handicapsOf(game).to > 0)
    if (listed === undefined) throw new Error('no game has a handicap')
    const { game } = listed
    const scenario = game.scenarios.find(({ roles }) => roles.length === 2)?.id ?? ''
    const random = contestantNamed(listed, 'random')
    const winsOf = (number: number) => measureMatch(game, { scenario, options: {} }, random, number)[1]
    // Some matches are beyond help, whatever the points.
    const seed = [1, 2, 3, 4, 5, 6, 7, 8].find(number => winsOf(number) !== null) ?? 0
    const win = winsOf(seed)
    const pointsWith = (handicap: number): number => {
      const options = { [HANDICAP]: String(handicap) }
      const match = Match.start(game, { scenario, options, dice: fastDice(2 * seed) })
      const bots = [random.bot(2 * seed + 1), random.bot(2 * seed + 2)]
      return pointsOfSeat(match, playToTheEnd(match, bots), 0)
    }
    if (win === null) throw new Error('all these matches are beyond help')
    expect(pointsWith(win)).toBe(1)
    expect(pointsWith(win - 1)).toBeLessThan(1)
    const given = { scenario, options: { [HANDICAP]: '-1' } }
    expect(measureMatch(game, given, random, seed)[1]).toBe(win)
  })

  it('a game without a handicap has matches as they are', () => {
    const fords = listedGameNamed('the-fords')
    expect(handicapsOf(fords.game)).toEqual({ from: 0, to: 0 })
    const measured = [1, 2, 3, 4].map(seed =>
      measureMatch(fords.game, { scenario: 'duel', options: {} }, contestantNamed(fords, 'random'), seed),
    )
    for (const least of measured.flat()) expect([0, null]).toContain(least)
  })

  it('counts a draw as half a point from the handicap on with which it is one', () => {
    const matches = [...times(1, [-3, 2]), ...times(1, [null, null])]
    expect([-4, -3, 1, 2].map(handicap => rateWith(matches, handicap).share)).toEqual([0, 0.25, 0.25, 0.5])
  })

  it('takes the handicap that is most even, the smallest of equals', () => {
    expect(evenHandicap([...times(5, [-8, -8]), ...times(5, [-4, -4])], range)).toBe(-5)
    expect(evenHandicap([...times(5, [3, 3]), ...times(5, [9, 9])], range)).toBe(3)
    expect(evenHandicap([...times(5, [-20, -20]), ...times(5, [null, null])], range)).toBe(0)
  })
})

describe('what the set-up page is told', () => {
  const sample = (more: Partial<Sample>): Sample => ({
    scenario: '1',
    level: 'miles',
    options: {},
    rules: '1',
    seed: 1,
    matches: times(40, [-8, -8]),
    ...more,
  })

  it('is the largest sample of a scenario with nothing changed, and the handicap that evens it', () => {
    const matches = [...times(30, [-8, -8]), ...times(30, [-4, -4])]
    const samples = [
      sample({}),
      sample({ level: 'centurio', matches }),
      sample({ options: { weather: 'fair' }, matches: times(99, [0, 0]) }),
    ]
    expect(oddsOf(samples, range)).toEqual([
      {
        scenario: '1',
        level: 'centurio',
        matches: 60,
        share: [100, 94, 100],
        even: { option: 'handicap', value: '-5', matches: 60, share: [50, 38, 62] },
      },
    ])
  })

  it('counts matches of the level that were played with a handicap too, but not those with other options or rules', () => {
    const played = { options: { handicap: '-6' }, matches: times(50, [-4, -4]) }
    const samples = [
      sample({}),
      sample(played),
      sample({ ...played, level: 'tiro' }),
      sample({ ...played, options: { weather: 'fair' } }),
      sample({ ...played, rules: '0' }),
    ]
    const even = { option: 'handicap', value: '-5', matches: 90, share: [44, 35, 55] }
    expect(oddsOf(samples, range)[0]).toMatchObject({ matches: 40, even })
  })

  it('has no handicap for what cannot be told from even', () => {
    const matches = [...times(22, [-8, -8]), ...times(18, [4, 4])]
    expect(oddsOf([sample({ matches })], range)[0]).toMatchObject({ share: [55, 40, 69], even: null })
  })

  it('has no handicap where points hardly decide', () => {
    const matches = [...times(30, [null, null]), ...times(10, [-20, -20]), ...times(1, [3, 3])]
    expect(oddsOf([sample({ matches })], range)[0]).toMatchObject({ even: null })
  })

  it('is written beside the samples and into the box, as they are now', () => {
    for (const { game, folder } of listedGames) {
      const samples = readSamples(game.id)
      expect(existsSync(join(folder, 'odds.generated.ts')), game.id).toBe(samples.length > 0)
      if (samples.length === 0) continue
      const bounds = handicapsOf(game)
      const written = (path: string) => readFileSync(path, 'utf8')
      expect(written(join(folder, 'odds.generated.ts'))).toBe(oddsModule(oddsOf(samples, bounds)))
      expect(written(pagePath(game.id))).toBe(oddsPage(game.title, samples, bounds))
    }
  })
})

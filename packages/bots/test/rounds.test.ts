import { makeBot } from '@aquila/engine'
import { theFords } from '@aquila/engine/teaching-game'
import { describe, expect, it } from 'vitest'
import {
  type Ended,
  encountersAt,
  playRound,
  pointsBy,
  randomBot,
  rotationsOf,
  standingsOf,
} from '../src/index.ts'

const table: Ended = {
  scenario: 's',
  seed: 1,
  names: ['strong', 'weak', 'weak'],
  points: [1, 0, 0],
  roles: ['a', 'b', 'c'],
  choices: 9,
}

describe('tables for several', () => {
  it('lets everybody sit everywhere, and plays what is alike once', () => {
    expect(rotationsOf(['one', 'two', 'three'])).toEqual([
      ['one', 'two', 'three'],
      ['two', 'three', 'one'],
      ['three', 'one', 'two'],
    ])
    expect(rotationsOf(['strong', 'weak', 'weak'])).toHaveLength(3)
    expect(rotationsOf(['weak', 'weak'])).toEqual([['weak', 'weak']])
  })

  it('counts whoever has won as ahead of all others, and those who have lost as even', () => {
    expect(encountersAt(table).map(({ contestants, points }) => [contestants, points])).toEqual([
      [
        ['strong', 'weak'],
        [1, 0],
      ],
      [
        ['strong', 'weak'],
        [1, 0],
      ],
    ])
    const lost = encountersAt({ ...table, names: ['one', 'two', 'three'] })
    expect(lost.map(({ points }) => points)).toEqual([
      [1, 0],
      [1, 0],
      [0.5, 0.5],
    ])
    const [one, two] = standingsOf(lost, ['one', 'two', 'three'])
    expect(one?.elo ?? 0).toBeGreaterThan(two?.elo ?? 0)
  })

  it('adds up what each contestant and each role has made', () => {
    const shared = { ...table, points: [0.5, 0.5, 0] }
    expect(pointsBy([table, shared], ({ names }, seat) => names[seat] ?? '')).toEqual(
      new Map([
        ['strong', [1, 0.5]],
        ['weak', [0, 0, 0.5, 0]],
      ]),
    )
    expect(pointsBy([shared], ({ roles }, seat) => roles[seat] ?? '').get('b')).toEqual([0.5])
  })

  it('plays a table the same from the same seed, each seat with the bot of its name', () => {
    const seated: string[] = []
    const contestants = ['one', 'two'].map(name => ({
      name,
      bot: (seed: number) => {
        seated.push(name)
        const bot = randomBot(seed)
        return makeBot(name, seat => bot.advise(seat))
      },
    }))
    const scenario = theFords.scenarios.find(({ roles }) => roles.length === 2)?.id ?? ''
    const round = { scenario, seed: 3, names: ['two', 'one'] }
    const ended = playRound(theFords, contestants, round)
    expect(seated).toEqual(['two', 'one'])
    expect(ended).toEqual(playRound(theFords, contestants, round))
    expect(ended.points.reduce((sum, each) => sum + each, 0)).toBeLessThanOrEqual(1)
    expect(ended.roles).toHaveLength(2)
  })
})

import { BadDataPack, BadSetUp, endMatch, fastDice, Match, RulesFault } from '@aquila/engine'
import { theFords } from '@aquila/engine/teaching-game'
import { describe, expect, it } from 'vitest'
import { playRandomly, SEED, startFords, startTiny, tinyGame } from '../support.ts'

describe('Match.start', () => {
  it('opens the scenario with its roles, its first waiting decision and the default options', () => {
    const match = startFords({ scenario: 'duel' })
    expect(match.roles).toEqual(['rome', 'gaul'])
    expect(match.scenario).toBe('duel')
    expect(match.phase).toBe('offers')
    expect(match.length).toBe(0)
    expect(match.result).toBeNull()
    expect(match.record.options).toEqual({ retreat: 'free' })
    expect(match.record.choices).toEqual([])
    expect(match.decision).toBe(match.decisions[0])
  })

  it('seats the players in the order of the roles, and names them after the roles if nobody does', () => {
    expect(startFords().seats).toEqual({ rome: 0, gaul: 1, germania: 2 })
    expect(startFords().players).toEqual(['rome', 'gaul', 'germania'])
    expect(startFords({ players: ['Ada', 'Ben', 'Cleo'] }).players).toEqual(['Ada', 'Ben', 'Cleo'])
  })

  it('takes as many players as sit down, if the scenario leaves it open', () => {
    expect(startFords({ scenario: 'grand' }).roles).toEqual(['rome', 'gaul', 'germania'])
    expect(startFords({ scenario: 'grand', seats: 2 }).seats).toEqual({ rome: 0, gaul: 1 })
    const two = startFords({ scenario: 'grand', players: ['Ada', 'Ben'] })
    expect(two.roles).toEqual(['rome', 'gaul'])
    playRandomly(two, fastDice(1), 20)
    expect(Match.replay(theFords, JSON.parse(JSON.stringify(two.record))).roles).toEqual(['rome', 'gaul'])
    expect(() => startFords({ scenario: 'grand', seats: 1 })).toThrow(/2 or 3 roles, but 1 players/)
    const unequal = { scenario: 'grand', seats: 3, players: ['Ada', 'Ben'] }
    expect(() => startFords(unequal)).toThrow(/3 roles, but 2 players/)
  })

  it('gives the same match for the same seed and another one for another seed', () => {
    expect(startFords().hash).toBe(startFords().hash)
    expect(startFords({ seed: 'ab'.repeat(32) }).hash).not.toBe(startFords().hash)
  })

  it('picks a fresh secret seed when none is given', () => {
    const [one, other] = [0, 1].map(() => Match.start(theFords, { scenario: 'war' }).record.dice)
    expect(one).not.toEqual(other)
  })

  it('has no commitment and no proof with dice that are not verifiable', () => {
    const match = startFords({ dice: fastDice(1) })
    expect(match.commitment).toBeNull()
    expect(match.proof).toBeNull()
    expect(match.record.dice).toEqual({ kind: 'given' })
  })

  it.each([
    ['an unknown scenario', { scenario: 'peace' }, /"peace".*skirmish, war, duel, grand/],
    ['a scenario of the prototype', { scenario: '__proto__' }, /"__proto__"/],
    ['an unknown option', { options: { weather: 'fair' } }, /"weather"/],
    ['an option of the prototype', { options: JSON.parse('{"__proto__": "free"}') }, /"__proto__"/],
    ['an unknown value of an option', { options: { retreat: 'up' } }, /retreat.*"up".*free, home.*TF-4\.5/],
    ['a short seed', { seed: 'abc' }, /64 hex digits/],
    ['a seed in capitals', { seed: 'AB'.repeat(32) }, /lower case/],
    ['too few players', { players: ['Ada'] }, /3 roles, but 1 players/],
    ['too many players', { players: ['Ada', 'Ben', 'Cleo', 'Dan'] }, /3 roles, but 4 players/],
    ['a name longer than a record can hold', { players: ['A'.repeat(81), 'B', 'C'] }, /at most 80/],
    ['a salt longer than a record can hold', { salts: ['x'.repeat(201)] }, /at most 200/],
  ])('refuses %s', (_what, setUp, message) => {
    expect(() => startFords(setUp)).toThrow(BadSetUp)
    expect(() => startFords(setUp)).toThrow(message)
  })

  it('takes any whole number within the bounds of an option, in its one spelling', () => {
    const option = { id: 'points', values: ['0'], range: { from: -2, to: 12 }, rule: 'T-1' }
    const game = tinyGame(
      ['solo'],
      [
        { *run() {} },
        {
          *run() {
            yield* endMatch({ winners: [], outcome: 'draw', rule: 'T-1' })
          },
        },
      ],
      {
        options: [option],
      },
    )
    const started = (points: string) =>
      Match.start(game, { scenario: 'only', options: { points }, dice: fastDice(1) }).record.options
    for (const points of ['-2', '0', '7', '12']) expect(started(points)).toEqual({ points })
    for (const points of ['-3', '13', '1.5', '07', '+7', '1e1', '-0', '', ' 7'])
      expect(() => started(points), points).toThrow(/it can be: 0, a whole number from -2 to 12 \(T-1\)/)
  })

  it('refuses a data pack with a wrong value and names its path', () => {
    expect(() => startFords({ pack: { freshStrength: 0 } })).toThrow(BadDataPack)
    expect(() => startFords({ pack: { freshStrength: 0 } })).toThrow(/^freshStrength: /)
    expect(startFords({ pack: { freshStrength: 9 } }).record.pack).toEqual({ freshStrength: 9 })
  })

  it('reports rules that fail before the first decision as a fault of the rules', () => {
    const broken = tinyGame(
      ['solo'],
      [
        {
          *run() {
            throw new TypeError('broken on purpose')
          },
        },
      ],
    )
    expect(() => startTiny(broken)).toThrow(RulesFault)
    expect(() => startTiny(broken)).toThrow(/broken on purpose/)
  })

  it('does not let the caller change the match through the list of players it gave', () => {
    const players = ['Ada', 'Ben', 'Cleo']
    const match = Match.start(theFords, { scenario: 'skirmish', seed: SEED, players })
    players[0] = 'Mallory'
    expect(match.players[0]).toBe('Ada')
  })
})

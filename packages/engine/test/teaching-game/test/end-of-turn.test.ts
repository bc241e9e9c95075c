import { describe, expect, it } from 'vitest'
import type { CardId } from '../data/board.ts'
import { choicesOf, play, setStage, told } from './stage.ts'

/** Enough to draw for the next turn, where a test goes on that far. */
const NEXT_DRAW = [
  ['draw a card', 1],
  ['draw a card', 1],
  ['draw a card', 1],
] as const

describe('The Fords, 5: the end of a turn', () => {
  it('TF-5.1: a side alone at a ford scores 1, alone on the isle 2, at home nothing', () => {
    const { match } = setStage({
      phase: 'end',
      units: [
        ['rome', 'isle'],
        ['rome', 'west-ford'],
        ['rome', 'west-ford'],
        ['gaul', 'north-ford'],
        ['germania', 'germania'],
      ],
      scores: { gaul: 4 },
      rolls: NEXT_DRAW,
    })
    expect(match.position.state.scores).toEqual({ rome: 3, gaul: 5, germania: 0 })
    expect(match.result).toBeNull()
  })

  it('TF-5.1: nobody scores where two sides stand, nor where none does', () => {
    const { match } = setStage({
      phase: 'end',
      units: [
        ['rome', 'isle'],
        ['gaul', 'isle'],
        ['germania', 'germania'],
      ],
      rolls: NEXT_DRAW,
    })
    expect(match.position.state.scores).toEqual({ rome: 0, gaul: 0, germania: 0 })
    expect(told(match, 'score')).toEqual([])
  })

  it.each([
    [11, 'north-ford'],
    [10, 'isle'],
  ] as const)('TF-5.2: a side with %i points that holds the %s wins at once', (points, zone) => {
    const { match, allRolled } = setStage({
      phase: 'end',
      units: [['gaul', zone]],
      scores: { gaul: points, rome: 3 },
      hands: { rome: ['ambush', 'ambush', 'palisade'] },
    })
    expect(match.result).toEqual({
      winners: ['gaul'],
      outcome: 'sudden',
      rule: 'TF-5.2',
      scores: { rome: 3, gaul: 12, germania: 0 },
    })
    expect(match.decision).toBeNull()
    allRolled()
  })

  it('TF-5.2: eleven points are not enough', () => {
    const { match } = setStage({
      phase: 'end',
      units: [['gaul', 'north-ford']],
      scores: { gaul: 10 },
      rolls: NEXT_DRAW,
    })
    expect(match.result).toBeNull()
    expect(match.phase).toBe('offers')
  })

  it('TF-5.3: each side keeps at most two cards and picks what it puts back', () => {
    const { match } = setStage({
      phase: 'end',
      hands: {
        rome: ['ambush', 'palisade'],
        gaul: ['ambush', 'intrigue', 'ambush', 'sabotage'],
        germania: ['palisade', 'intrigue', 'palisade'],
      },
      rolls: NEXT_DRAW,
      turn: 1,
    })
    expect(choicesOf(match)).toEqual([
      'gaul: discard ambush',
      'gaul: discard intrigue',
      'gaul: discard sabotage',
    ])
    play(match, 'gaul: discard ambush', 'gaul: discard ambush')
    expect(match.position.state.hands.gaul).toEqual(['intrigue', 'sabotage'])
    expect(choicesOf(match)).toEqual(['germania: discard palisade', 'germania: discard intrigue'])
    const before = match.position.state.deck.length
    play(match, 'germania: discard intrigue')
    expect(match.position.state.hands.germania?.slice(0, 2)).toEqual(['palisade', 'palisade'])
    expect(match.position.state.deck).toHaveLength(before + 1 - 3)
  })

  it('TF-5.3: what is put back stays a secret, even that all cards were alike', () => {
    const logs = (
      [
        ['ambush', 'ambush', 'ambush'],
        ['ambush', 'palisade', 'intrigue'],
      ] satisfies CardId[][]
    ).map(hand => {
      const { match } = setStage({ phase: 'end', hands: { gaul: hand }, rolls: NEXT_DRAW })
      expect(match.decision).toMatchObject({ role: 'gaul', task: 'discard' })
      play(match, 'gaul: discard ambush')
      expect(match.log('gaul').find(event => event.kind === 'discard')?.data).toEqual({
        side: 'gaul',
        card: 'ambush',
      })
      return JSON.stringify([match.log('rome').filter(event => event.kind !== 'draw'), match.decisions])
    })
    expect(logs[0]).not.toContain('ambush')
    expect(logs[0]).toBe(logs[1])
  })

  it('TF-5.4: after the last turn the highest score wins', () => {
    const { match, allRolled } = setStage({
      phase: 'end',
      turn: 3,
      lastTurn: 3,
      units: [['gaul', 'isle']],
      scores: { rome: 4, gaul: 3, germania: 1 },
    })
    expect(match.result).toEqual({
      winners: ['gaul'],
      outcome: 'points',
      rule: 'TF-5.4',
      scores: { rome: 4, gaul: 5, germania: 1 },
    })
    allRolled()
  })

  it('TF-5.4: equal scores share the victory', () => {
    const { match } = setStage({
      phase: 'end',
      turn: 3,
      lastTurn: 3,
      units: [['gaul', 'isle']],
      scores: { rome: 5, gaul: 3, germania: 1 },
    })
    expect(match.result).toMatchObject({ winners: ['rome', 'gaul'], outcome: 'shared' })
  })

  it('TF-5.4: before the last turn another one follows', () => {
    const { match, allRolled } = setStage({ phase: 'end', turn: 2, lastTurn: 3, rolls: NEXT_DRAW })
    expect(match.result).toBeNull()
    expect(match.position.state.turn).toBe(3)
    allRolled()
  })
})

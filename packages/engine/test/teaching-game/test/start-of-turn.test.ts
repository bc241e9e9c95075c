import { describe, expect, it } from 'vitest'
import { choicesOf, play, setStage, told } from './stage.ts'

const DRAW = 'draw a card'

describe('The Fords, 2: the start of a turn', () => {
  it('TF-2.1: each side draws one card at random', () => {
    const { match, allRolled } = setStage({
      phase: 'draw',
      turn: 0,
      rolls: [
        [DRAW, 16],
        [DRAW, 1],
        [DRAW, 8],
      ],
    })
    const { hands, deck, turn } = match.position.state
    expect(hands).toEqual({ rome: ['intrigue'], gaul: ['ambush'], germania: ['sabotage'] })
    expect(deck).toHaveLength(13)
    expect(turn).toBe(1)
    allRolled()
  })

  it('TF-2.1: a side adds the card to its hand and shows it to nobody', () => {
    const { match } = setStage({
      phase: 'draw',
      hands: { rome: ['palisade'] },
      rolls: [
        [DRAW, 15],
        [DRAW, 1],
        [DRAW, 1],
      ],
    })
    expect(match.position.state.hands.rome).toEqual(['palisade', 'intrigue'])
    expect(told(match, 'draw')).toEqual([{ side: 'rome' }, { side: 'gaul' }, { side: 'germania' }])
    for (const [role, card] of [
      ['rome', 'intrigue'],
      ['gaul', undefined],
    ] as const) {
      expect(match.log(role).find(event => event.kind === 'draw')?.data.card).toBe(card)
    }
  })

  it('TF-2.2: all sides together offer 0, 1 or 2, but not more than they have', () => {
    const { match } = setStage({ phase: 'offers', influence: { rome: 3, gaul: 1, germania: 2 } })
    expect(choicesOf(match)).toEqual([
      'rome: offer 0',
      'rome: offer 1',
      'rome: offer 2',
      'gaul: offer 0',
      'gaul: offer 1',
      'germania: offer 0',
      'germania: offer 1',
      'germania: offer 2',
    ])
  })

  it('TF-2.2: a side without influence is not asked', () => {
    const { match } = setStage({ phase: 'offers', influence: { gaul: 0 } })
    expect(match.decisions.map(({ role }) => role)).toEqual(['rome', 'germania'])
    play(match, 'rome: offer 2', 'germania: offer 1')
    expect(match.position.state.toMove).toEqual(['rome', 'germania', 'gaul'])
  })

  it('TF-2.2: offers are secret until all are made; then they are paid', () => {
    const { match } = setStage({ phase: 'offers' })
    const before = JSON.stringify(match.view('rome'))
    play(match, 'gaul: offer 2', 'germania: offer 1')
    expect(JSON.stringify(match.view('rome'))).toBe(before)
    play(match, 'rome: offer 0')
    expect(match.view('rome')).toMatchObject({ influence: { rome: 3, gaul: 1, germania: 2 } })
  })

  it('TF-2.3: the highest offer moves first, and so on', () => {
    const { match, allRolled } = setStage({ phase: 'offers' })
    play(match, 'rome: offer 0', 'gaul: offer 1', 'germania: offer 2')
    expect(told(match, 'order')).toEqual([{ order: ['germania', 'gaul', 'rome'] }])
    expect(match.decision?.role).toBe('germania')
    allRolled()
  })

  it('TF-2.3: equal offers are settled by a die, and only those', () => {
    const { match, allRolled } = setStage({
      phase: 'offers',
      rolls: [
        ['equal offers', 100],
        ['equal offers', 900],
      ],
    })
    play(match, 'rome: offer 1', 'gaul: offer 2', 'germania: offer 1')
    expect(match.position.state.toMove).toEqual(['gaul', 'germania', 'rome'])
    allRolled()
  })
})

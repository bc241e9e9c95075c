import { describe, expect, it } from 'vitest'
import { choicesOf, play, setStage, told, unit } from './stage.ts'

describe('The Fords, 4.5: retreat', () => {
  it('TF-4.5: what is left of the loser goes together to a neighbouring zone without rivals, as he picks', () => {
    const { match } = setStage({
      phase: 'battles',
      units: [
        ['gaul', 'isle'],
        ['gaul', 'isle'],
        ['rome', 'isle'],
        ['rome', 'isle'],
        ['germania', 'east-ford'],
        ['gaul', 'west-ford'],
      ],
      rolls: [['battle', 4]],
    })
    play(match, 'gaul: lose 1')
    expect(choicesOf(match)).toEqual(['gaul: retreat north-ford', 'gaul: retreat west-ford'])
    play(match, 'gaul: retreat north-ford')
    expect([unit(match, 1)?.zone, unit(match, 2)?.zone]).toEqual(['north-ford', 'north-ford'])
    expect(unit(match, 6)?.zone).toBe('west-ford')
  })

  it('TF-4.5: the attacker retreats too when he is beaten, into his own home but no other', () => {
    const { match } = setStage({
      phase: 'battles',
      units: [
        ['rome', 'west-ford'],
        ['gaul', 'west-ford'],
      ],
      rolls: [['battle', 1]],
    })
    expect(choicesOf(match)).toEqual(['rome: retreat rome', 'rome: retreat isle'])
    play(match, 'rome: retreat rome')
    expect(told(match, 'retreat')).toEqual([{ side: 'rome', from: 'west-ford', to: 'rome' }])
  })

  it('TF-4.5: a loser with nowhere to go is removed', () => {
    const { match } = setStage({
      phase: 'battles',
      units: [
        ['gaul', 'isle'],
        ['rome', 'isle'],
        ['rome', 'north-ford'],
        ['rome', 'west-ford'],
        ['germania', 'east-ford'],
      ],
      rolls: [['battle', 4]],
    })
    expect(told(match, 'trapped')).toEqual([{ side: 'gaul', zone: 'isle' }])
    expect(unit(match, 1)).toBeUndefined()
    expect(match.position.state.units).toHaveLength(4)
  })

  it('TF-4.5: with the option home, the loser goes straight home, even from a trap', () => {
    const { match } = setStage({
      phase: 'battles',
      retreat: 'home',
      units: [
        ['gaul', 'isle'],
        ['rome', 'isle'],
        ['rome', 'north-ford'],
        ['rome', 'west-ford'],
        ['germania', 'east-ford'],
      ],
      rolls: [['battle', 4]],
    })
    expect(told(match, 'retreat')).toEqual([{ side: 'gaul', from: 'isle', to: 'gaul' }])
    expect(unit(match, 1)).toMatchObject({ zone: 'gaul', worn: true })
  })
})

import { describe, expect, it } from 'vitest'
import { choicesOf, play, setStage, told, unit } from './stage.ts'

describe('The Fords, 4: battle', () => {
  it('TF-4.1: the moving side attacks wherever it shares a zone, in the order it picks', () => {
    const { match, allRolled } = setStage({
      phase: 'battles',
      toMove: ['gaul', 'rome', 'germania'],
      units: [
        ['gaul', 'isle'],
        ['rome', 'isle', 'worn'],
        ['gaul', 'west-ford'],
        ['rome', 'west-ford', 'worn'],
      ],
      rolls: [
        ['battle', 6],
        ['battle', 6],
      ],
    })
    expect(choicesOf(match)).toEqual(['gaul: fight west-ford', 'gaul: fight isle'])
    play(match, 'gaul: fight isle')
    expect(told(match, 'battle')).toMatchObject([
      { zone: 'isle', attacker: 'gaul', defender: 'rome' },
      { zone: 'west-ford', attacker: 'gaul', defender: 'rome' },
    ])
    allRolled()
  })

  it('TF-4.1: others who share a zone do not fight now', () => {
    const { match } = setStage({
      phase: 'battles',
      units: [
        ['rome', 'rome'],
        ['gaul', 'isle'],
        ['germania', 'isle'],
      ],
    })
    expect(told(match, 'battle')).toEqual([])
    expect(match.decision).toMatchObject({ role: 'gaul', task: 'campaign' })
  })

  it('TF-4.2: both may play cards, the defender first, until both pass', () => {
    const { match, allRolled } = setStage({
      phase: 'battles',
      units: [
        ['rome', 'isle'],
        ['gaul', 'isle'],
      ],
      hands: { rome: ['ambush', 'palisade'], gaul: ['ambush', 'palisade'] },
      rolls: [['battle', 3]],
    })
    expect(choicesOf(match)).toEqual(['gaul: ambush', 'gaul: palisade', 'gaul: pass'])
    play(match, 'gaul: pass')
    expect(choicesOf(match)).toEqual(['rome: ambush', 'rome: pass'])
    play(match, 'rome: ambush')
    expect(choicesOf(match)).toEqual(['gaul: ambush', 'gaul: palisade', 'gaul: pass'])
    expect(told(match, 'battle')).toEqual([])
    play(match, 'gaul: pass')
    expect(told(match, 'battle')).toMatchObject([{ total: 3 + 1 }])
    expect(match.position.state.hands).toMatchObject({ rome: ['palisade'], gaul: ['ambush', 'palisade'] })
    allRolled()
  })

  it.each([
    ['the attacker', 'rome: ambush', 4],
    ['the defender', 'gaul: ambush', 2],
  ])('TF-4.2: an ambush of %s moves the die by one his way', (_who, move, total) => {
    const { match } = setStage({
      phase: 'battles',
      units: [
        ['rome', 'isle'],
        ['gaul', 'isle'],
      ],
      hands: { [move.split(':')[0] ?? '']: ['ambush'] },
      rolls: [['battle', 3]],
    })
    play(match, move)
    expect(told(match, 'battle')).toMatchObject([{ total }])
  })

  it('TF-4.2: a palisade saves the defender one loss, if he loses', () => {
    const units = [
      ['rome', 'isle'],
      ['gaul', 'isle'],
    ] as const
    const hands = { gaul: ['palisade'] } as const
    const beaten = setStage({ phase: 'battles', units, hands, rolls: [['battle', 4]] }).match
    play(beaten, 'gaul: palisade')
    expect(told(beaten, 'worn')).toEqual([])
    expect(beaten.decision).toMatchObject({ role: 'gaul', task: 'retreat' })
    const victorious = setStage({ phase: 'battles', units, hands, rolls: [['battle', 3]] }).match
    play(victorious, 'gaul: palisade')
    expect(told(victorious, 'worn')).toEqual([{ side: 'rome', unit: 1 }])
  })

  it.each([
    ['two losses', 6],
    ['one loss', 2],
  ])('TF-4.2: two palisades save %s', (_what, die) => {
    const { match } = setStage({
      phase: 'battles',
      units: [
        ['rome', 'isle'],
        ['rome', 'isle'],
        ['gaul', 'isle'],
      ],
      hands: { gaul: ['palisade', 'palisade'] },
      rolls: [['battle', die]],
    })
    play(match, 'gaul: palisade', 'gaul: palisade')
    expect(told(match, 'battle')).toMatchObject([{ loser: 'gaul' }])
    expect(told(match, 'worn')).toEqual([])
  })

  it.each([
    [3, 'rome'],
    [4, 'gaul'],
  ])('TF-4.3: with equal strengths a die of %i beats %s', (die, loser) => {
    const { match } = setStage({
      phase: 'battles',
      units: [
        ['rome', 'isle'],
        ['gaul', 'isle'],
      ],
      rolls: [['battle', die]],
    })
    expect(told(match, 'battle')).toMatchObject([{ total: die, loser }])
  })

  it('TF-4.3: strengths of all units in the zone count, and of no others', () => {
    const { match } = setStage({
      phase: 'battles',
      units: [
        ['rome', 'isle'],
        ['rome', 'isle'],
        ['rome', 'isle', 'worn'],
        ['gaul', 'isle'],
        ['gaul', 'west-ford'],
        ['rome', 'rome'],
      ],
      rolls: [['battle', 1]],
    })
    expect(told(match, 'battle')).toMatchObject([{ total: 1 + 5 - 2, loser: 'gaul' }])
  })

  it.each([
    ['gaul', 1, 4, 1, 1],
    ['gaul', 1, 6, 1, 1],
    ['gaul', 2, 5, 1, 2],
    ['rome', 1, 3, 1, 1],
    ['rome', 1, 1, 1, 1],
    ['rome', 1, 2, 2, 2],
    ['rome', 1, 1, 2, 2],
  ])('TF-4.4: %s, beaten when %i attack with a %i against %i, takes losses: %i', (...row) => {
    const [loser, attacking, die, defending, losses] = row
    const { match } = setStage({
      phase: 'battles',
      units: [
        ...Array.from({ length: attacking }, () => ['rome', 'isle'] as const),
        ...Array.from({ length: defending }, () => ['gaul', 'isle'] as const),
      ],
      rolls: [['battle', die]],
    })
    while (match.decision?.task === 'pick-losses') match.choose(match.decision.choices[0])
    const hits = [...told(match, 'worn'), ...told(match, 'removed')]
    expect(hits).toHaveLength(losses)
    for (const hit of hits) expect(hit).toMatchObject({ side: loser })
  })

  it('TF-4.4: the loser picks the units, one loss after the other', () => {
    const { match } = setStage({
      phase: 'battles',
      units: [
        ['rome', 'isle'],
        ['gaul', 'isle'],
        ['gaul', 'isle', 'worn'],
        ['rome', 'isle'],
        ['rome', 'isle'],
      ],
      rolls: [['battle', 4]],
    })
    expect(told(match, 'battle')).toMatchObject([{ total: 7, loser: 'gaul' }])
    expect(choicesOf(match)).toEqual(['gaul: lose 2', 'gaul: lose 3'])
    play(match, 'gaul: lose 3')
    expect(unit(match, 3)).toBeUndefined()
    expect(unit(match, 2)?.worn).toBe(true)
  })

  it('TF-4.4: losses end when nobody is left to take them', () => {
    const { match } = setStage({
      phase: 'battles',
      units: [
        ['rome', 'isle'],
        ['gaul', 'isle', 'worn'],
      ],
      rolls: [['battle', 6]],
    })
    expect(told(match, 'battle')).toMatchObject([{ total: 7 }])
    expect(told(match, 'removed')).toEqual([{ side: 'gaul', unit: 2 }])
    expect(told(match, 'retreat')).toEqual([])
  })
})

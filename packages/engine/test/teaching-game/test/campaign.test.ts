import { describe, expect, it } from 'vitest'
import { words } from '../../english.ts'
import { choicesOf, play, setStage, told, unit } from './stage.ts'

describe('The Fords, 3: the campaign', () => {
  it('TF-3.1: each unit may move once, to a neighbouring zone', () => {
    const { match } = setStage({
      phase: 'campaign',
      units: [
        ['rome', 'rome'],
        ['rome', 'isle'],
        ['gaul', 'gaul'],
      ],
    })
    expect(choicesOf(match)).toEqual(['rome: move 1', 'rome: move 2', 'rome: done'])
    play(match, 'rome: move 1')
    expect(choicesOf(match)).toEqual(['rome: to east-ford', 'rome: to west-ford', 'rome: stay'])
    expect(match.refusal('rome', { verb: 'to', noun: 'isle' })?.rule).toBe('TF-3.1')
    play(match, 'rome: to west-ford')
    expect(unit(match, 1)?.zone).toBe('west-ford')
    expect(choicesOf(match)).toEqual(['rome: move 2', 'rome: done'])
    expect(match.refusal('rome', { verb: 'move', noun: 1 })?.rule).toBe('TF-3.1')
    expect(match.refusal('rome', { verb: 'move', noun: 3 })?.rule).toBe('TF-3.1')
  })

  it('TF-3.1: a unit that stays after all may still move, and may again in the next campaign', () => {
    const { match } = setStage({ phase: 'campaign', units: [['rome', 'rome']], toMove: ['rome', 'rome'] })
    play(match, 'rome: move 1', 'rome: stay')
    expect(choicesOf(match)).toContain('rome: move 1')
    play(match, 'rome: move 1', 'rome: to east-ford')
    expect(choicesOf(match)).not.toContain('rome: move 1')
    play(match, 'rome: done')
    expect(choicesOf(match)).toContain('rome: move 1')
  })

  it('TF-3.1: the sides have their campaigns in turn', () => {
    const { match } = setStage({
      phase: 'campaign',
      units: [
        ['rome', 'rome'],
        ['gaul', 'gaul'],
      ],
      toMove: ['gaul', 'rome', 'germania'],
    })
    expect(choicesOf(match)).toEqual(['gaul: move 2', 'gaul: done'])
    play(match, 'gaul: move 2', 'gaul: to north-ford', 'gaul: done')
    expect(choicesOf(match)).toEqual(['rome: move 1', 'rome: done'])
  })

  it('TF-3.2: a home may be entered only by its own side', () => {
    const { match } = setStage({
      phase: 'campaign',
      units: [
        ['rome', 'west-ford'],
        ['rome', 'north-ford'],
      ],
    })
    play(match, 'rome: move 1')
    expect(choicesOf(match)).toEqual(['rome: to rome', 'rome: to isle', 'rome: stay'])
    expect(match.refusal('rome', { verb: 'to', noun: 'gaul' })?.rule).toBe('TF-3.2')
    play(match, 'rome: stay', 'rome: move 2')
    expect(choicesOf(match)).toEqual(['rome: to isle', 'rome: stay'])
  })

  it('TF-3.3: a zone never holds units of three sides', () => {
    const { match } = setStage({
      phase: 'campaign',
      units: [
        ['rome', 'west-ford'],
        ['gaul', 'isle'],
        ['germania', 'isle'],
      ],
    })
    play(match, 'rome: move 1')
    expect(choicesOf(match)).toEqual(['rome: to rome', 'rome: stay'])
    const reason = match.explain('rome', { verb: 'to', noun: 'isle' }, words)
    expect(reason?.rule).toBe('TF-3.3')
    expect(reason?.text).toContain('Germania')
  })

  it('TF-3.3: a zone with one rival may be entered, and a unit with no way is not offered', () => {
    const { match } = setStage({
      phase: 'campaign',
      units: [
        ['rome', 'rome'],
        ['gaul', 'east-ford'],
        ['germania', 'east-ford'],
        ['gaul', 'west-ford'],
      ],
    })
    play(match, 'rome: move 1')
    expect(choicesOf(match)).toEqual(['rome: to west-ford', 'rome: stay'])
    const { match: hemmedIn } = setStage({
      phase: 'campaign',
      units: [
        ['rome', 'rome'],
        ['gaul', 'east-ford'],
        ['germania', 'east-ford'],
        ['gaul', 'west-ford'],
        ['germania', 'west-ford'],
        ['rome', 'isle'],
      ],
    })
    expect(choicesOf(hemmedIn)).toEqual(['rome: move 6', 'rome: done'])
    expect(hemmedIn.refusal('rome', { verb: 'move', noun: 1 })?.rule).toBe('TF-3.3')
  })

  it('TF-3.4: sabotage costs a rival a card at random, at any time of the campaign', () => {
    const { match, allRolled } = setStage({
      phase: 'campaign',
      units: [['rome', 'rome']],
      hands: { rome: ['sabotage', 'ambush'], gaul: ['ambush', 'palisade', 'intrigue'] },
      rolls: [['sabotage', 2]],
    })
    expect(choicesOf(match)).toContain('rome: sabotage gaul')
    play(match, 'rome: move 1', 'rome: to east-ford', 'rome: sabotage gaul')
    expect(match.position.state.hands).toEqual({
      rome: ['ambush'],
      gaul: ['ambush', 'intrigue'],
      germania: [],
    })
    expect(told(match, 'sabotage')).toEqual([{ side: 'rome', rival: 'gaul', lost: 'palisade' }])
    allRolled()
  })

  it('TF-3.4: sabotage needs the card and a rival with a hand', () => {
    const { match } = setStage({
      phase: 'campaign',
      hands: { rome: ['sabotage'], gaul: ['ambush'] },
      units: [['rome', 'rome']],
    })
    const sabotages = choicesOf(match).filter(choice => choice.includes('sabotage'))
    expect(sabotages).toEqual(['rome: sabotage gaul'])
    expect(match.refusal('rome', { verb: 'sabotage', noun: 'germania' })?.rule).toBe('TF-3.4')
    const { match: without } = setStage({
      phase: 'campaign',
      hands: { gaul: ['sabotage'], germania: ['ambush'] },
      units: [['rome', 'rome']],
    })
    expect(choicesOf(without)).toEqual(['rome: move 1', 'rome: done'])
  })

  it('TF-3.5: intrigue makes the players of two sides change places, with their hands', () => {
    const { match } = setStage({
      phase: 'campaign',
      units: [['rome', 'rome']],
      hands: { rome: ['intrigue', 'palisade'], gaul: ['ambush'] },
    })
    expect(choicesOf(match)).toContain('rome: intrigue germania')
    play(match, 'rome: intrigue gaul')
    expect(match.seats).toEqual({ rome: 1, gaul: 0, germania: 2 })
    expect(match.position.state.hands).toEqual({ rome: ['ambush'], gaul: ['palisade'], germania: [] })
    expect(match.view('gaul')).toMatchObject({ hand: ['palisade'] })
    expect(told(match, 'intrigue')).toEqual([{ side: 'rome', rival: 'gaul' }])
    expect(match.decision?.role).toBe('rome')
    expect(choicesOf(match)).toEqual(['rome: move 1', 'rome: done'])
  })

  it('TF-3.5: intrigue needs the card', () => {
    const { match } = setStage({
      phase: 'campaign',
      units: [['rome', 'rome']],
      hands: { gaul: ['intrigue'] },
    })
    expect(choicesOf(match)).toEqual(['rome: move 1', 'rome: done'])
    expect(match.refusal('rome', { verb: 'intrigue', noun: 'gaul' })?.rule).toBe('TF-3.5')
  })
})

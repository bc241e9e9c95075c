import { describe, expect, it } from 'vitest'
import { ambush } from '../../rules/reactions/ambush.ts'
import { betrayal } from '../../rules/reactions/betrayal.ts'
import { immediateReactions, react, reactionOn } from '../../rules/reactions/index.ts'
import { military } from '../../rules/reactions/military.ts'
import { bareMap, d6, place, play, told } from '../support.ts'
import { sabines } from './sabines.ts'

describe('which reaction', () => {
  it('KOR-HR-2: 1 Military, 2 to 4 Revolts, 5 Ambush, 6 Betrayal', () => {
    expect([1, 2, 3, 4, 5, 6].map(reactionOn)).toEqual([
      'military',
      'revolts',
      'revolts',
      'revolts',
      'ambush',
      'betrayal',
    ])
  })

  it('KOR-HR-1, KOR-SEQ-4: Military first if an army stands; then by the die', () => {
    const state = sabines(each => {
      each.notes.reactions = 2
    })
    const first = play(react, { state })
    expect(told(first, 'reaction')).toEqual([{ reaction: 'military', roll: null, reason: 'army-formed' }])
    const second = play(react, { state: first.state, dice: [d6('hostile reaction', 5)] })
    expect(told(second, 'reaction')).toMatchObject([{ reaction: 'ambush', roll: 5, reason: 'rolled' }])
    expect(second.state.notes.reactions).toBe(0)
  })

  it('KOR-HR-1: a leader with one unit is no army', () => {
    const state = bareMap(each => place(each, '3713', 'hostile', ['valerius', 'U11']))
    const run = play(g => immediateReactions(g, 1), { state, dice: [d6('hostile reaction', 5)] })
    expect(told(run, 'reaction')).toMatchObject([{ reaction: 'ambush' }])
  })

  it('KOR-HR-3, KOR-HR-4: without anybody to carry it out nothing happens, and nothing new is provoked', () => {
    const run = play(military, { state: bareMap() })
    expect(told(run, 'no-effect')).toEqual([{ reaction: 'military', reason: 'no-army' }])
    expect(told(play(ambush, { state: sabines() }), 'no-effect')).toMatchObject([{ reaction: 'ambush' }])
    expect(told(play(betrayal, { state: sabines() }), 'no-effect')).toMatchObject([{ reaction: 'betrayal' }])
    expect(play(military, { state: sabines() }).state.notes.reactions).toBe(0)
  })
})

import { describe, expect, it } from 'vitest'
import { prestige } from '../../rules/end-of-turn/index.ts'
import { betrayal } from '../../rules/reactions/betrayal.ts'
import { eventBox } from '../../rules/state.ts'
import { bareMap, choicesOf, d6, inHex, place, placeOf, play, playUntil, stackIn, told } from '../support.ts'

describe('betrayal', () => {
  const garrisons = (ip = 8) =>
    bareMap(state => {
      state.ip = ip
      place(state, '3908', 'roman', ['G-lat-1'])
      place(state, '3808', 'roman', ['G-lat-2'])
    })

  it('KOR-BET-1, KOR-BET-3: the weakest garrison; a die above its Virtus turns it', () => {
    const run = play(betrayal, { state: garrisons(), choices: ['spend 0'], dice: [d6('betrayal', 2)] })
    expect(inHex(run.state, '3908', 'hostile')).toEqual(['G-lat-1'])
    expect(told(run, 'betrayal')).toMatchObject([{ hex: '3908', reason: 'weakest' }])
  })

  it('KOR-BET-2: each IP takes three off the die; loyalty brings a point', () => {
    const run = play(betrayal, { state: garrisons(), choices: ['spend 1'], dice: [d6('betrayal', 4)] })
    expect([run.state.ip, run.state.vp]).toEqual([7, 1])
    expect(inHex(run.state, '3908', 'roman')).toEqual(['G-lat-1'])
    expect(choicesOf(playUntil(betrayal, { state: garrisons(2) }).decision)).toEqual(['spend 0', 'spend 1'])
  })

  it('KOR-BET-1: by lot among equals; Romans leave towards Rome', () => {
    const state = bareMap(each => {
      place(each, '3908', 'roman', ['G-lat-2'])
      place(each, '3809', 'roman', ['G-lat-3', 'S1'])
      each.holders = ['S1']
    })
    const run = play(betrayal, {
      state,
      choices: ['spend 0'],
      dice: [['which garrison is betrayed', 1], d6('betrayal', 6)],
    })
    expect(told(run, 'betrayal')).toMatchObject([{ hex: '3809', reason: 'weakest-by-lot' }])
    expect([placeOf(run.state, 'S1'), run.state.holders]).toEqual(['3808', []])
  })

  it('KOR-BET-3: a betrayed city costs no prestige', () => {
    const run = play(betrayal, { state: garrisons(), choices: ['spend 0'], dice: [d6('betrayal', 6)] })
    expect(play(prestige, { state: run.state }).state.vp).toBe(0)
    expect(stackIn(run.state, eventBox('war-aequi'))).toHaveLength(4)
  })
})

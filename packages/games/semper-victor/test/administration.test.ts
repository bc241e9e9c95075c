import { describe, expect, it } from 'vitest'
import { leaderDies } from '../../imperator/rules/fate.ts'
import { splitSequences } from '../../imperator/rules/sequences.ts'
import { assignSequences, naturalDeaths, sequenceTotal } from '../rules/administration.ts'
import { duxReturn } from '../rules/entry.ts'
import { fleetsReturn } from '../rules/fleets/fleets.ts'
import { boxes } from '../rules/state.ts'
import {
  atWar,
  constantinAlone,
  d10,
  place,
  play,
  positionOf,
  primus,
  secondus,
  sideIn,
  where,
} from './support.ts'

describe('phase D', () => {
  it('SV-2.D-1: the Primus Augustus and the best of Secondus, Peoples at war included (TV-02)', () => {
    const state = constantinAlone(state => {
      atWar(state, 'picts', 'secondus')
      place(state, 'PIC1', null, 'talorc')
    })
    expect(sequenceTotal(positionOf(state))).toBe(5)
    state.peoples.picts = { status: 'peace', faction: null, barredUntil: null, sentHomeBy: null }
    expect(sequenceTotal(positionOf(state))).toBe(4)
    secondus(state, 'GAL2', 'licinius')
    expect(sequenceTotal(positionOf(state))).toBe(7)
  })

  it('SV-2.D-2: an odd one to the initiative player (TV-03)', () => {
    const state = constantinAlone()
    const split = (total: number) => {
      splitSequences(positionOf(state), total)
      return state.sequences
    }
    expect(split(5)).toEqual({ primus: 3, secondus: 2 })
    state.initiative = 'secondus'
    expect(split(5)).toEqual({ primus: 2, secondus: 3 })
    expect(split(6)).toEqual({ primus: 3, secondus: 3 })
    expect(play(assignSequences, { state }).state.sequences).toEqual({ primus: 2, secondus: 2 })
  })

  it('SV-2.D-5, SV-LT-B, SV-3.3.1-A: Constantin survives a 6 in 336, not in 337, and nothing in 340 (TV-50)', () => {
    const tested = (year: number, dice: Parameters<typeof play>[1]['dice'] = []) =>
      where(
        play(naturalDeaths, {
          state: constantinAlone(state => {
            state.year = year
            primus(state, 'ORI2', 'valentinien')
            state.augusti.primus = ['valentinien']
          }),
          dice: dice ?? [],
        }).state,
        'constantin',
      )
    const roll = [d10('natural death of constantin', 6)]
    expect([tested(330), tested(336, roll), tested(337, roll), tested(340)]).toEqual([
      'PON1',
      'PON1',
      boxes.dead,
      boxes.dead,
    ])
  })

  it('SV-2.D-6, SV-3.3.1-C, SV-3.3.1-D: a Dux is back the next year, for the player who holds his Diocese (TV-53)', () => {
    const state = constantinAlone(state => primus(state, 'GAL2', 'dux-treveri'))
    const { state: dead } = play(g => leaderDies(g, 'dux-treveri', 'battle'), { state })
    expect(where(dead, 'dux-treveri')).toBe(boxes.returning)
    expect(where(play(duxReturn, { state: dead }).state, 'dux-treveri')).toBe(boxes.returning)
    dead.turn.duxLost = []
    dead.regions.galliae = 'secondus'
    const { state: back } = play(duxReturn, { state: dead })
    expect([where(back, 'dux-treveri'), sideIn(back, 'dux-treveri')]).toEqual(['GAL2', 'secondus'])
  })

  it('SV-3.3.1-F, SV-6.4-A: named leaders are gone for good, Dux and leaders of Peoples are not', () => {
    const state = constantinAlone(state => {
      primus(state, 'GAL2', 'dux-treveri', 'severe')
      atWar(state, 'picts', 'secondus')
      place(state, 'PIC1', null, 'talorc')
    })
    const after = (id: string) => where(play(g => leaderDies(g, id, 'plague'), { state }).state, id)
    expect([after('dux-treveri'), after('severe'), after('talorc')]).toEqual([
      boxes.returning,
      boxes.dead,
      boxes.returning,
    ])
  })

  it('SV-9.2-A: a lost fleet is back in its year', () => {
    const back = (year: number) =>
      play(
        function* (g) {
          fleetsReturn(g)
        },
        {
          state: constantinAlone(state => {
            state.year = year
            state.fleets.orientalis.returns = 324
          }),
        },
      ).state.fleets.orientalis.returns
    expect([back(323), back(324)]).toEqual([324, null])
  })
})

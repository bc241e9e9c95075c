import { describe, expect, it } from 'vitest'
import { leaderDies } from '../../../imperator/rules/fate.ts'
import { changeOfRole } from '../../rules/roles.ts'
import type { SemperState } from '../../rules/state.ts'
import { allTo, emptyMap, play, primus, secondus, usurper } from '../support.ts'

/** SECONDUS has won the throne, and the roles change in Phase F: his man is Primus Augustus already. */
function thronesWon(change: (state: SemperState) => void): SemperState {
  return emptyMap(state => {
    allTo(state, 'primus')
    secondus(state, 'ITA2', 'maxence')
    secondus(state, 'GAL2', 'licinius')
    secondus(state, 'GAL3', 'constantin')
    primus(state, 'PON1', 'severe')
    change(state)
  })
}

describe('a Primus Augustus whose side still plays Secondus', () => {
  it('SV-3.5.2-I, SV-3.5.1-A, RULING-87: the death of the Secondus Augustus beside him makes no Usurper', () => {
    const state = thronesWon(state => {
      state.emperors = { primus: 'maxence', secondus: 'licinius' }
      state.turn.roleChange = 'usurpation'
    })
    const { state: after } = play(g => leaderDies(g, 'licinius', 'battle'), { state })
    expect(after.emperors).toEqual({ primus: 'maxence', secondus: null })
    expect(after.usurpations).toEqual([])
    const changed = play(changeOfRole, { state: after }).state
    expect(changed.emperors).toEqual({ primus: 'maxence', secondus: null })
    expect(changed.augusti).toEqual({ primus: [], secondus: [] })
  })

  it('SV-3.5.2-D, RULING-88, RULING-86: when he is murdered his Caesar follows, no Usurper of his own side', () => {
    const state = thronesWon(state => {
      state.emperors = { primus: 'licinius', secondus: null }
      state.caesares.secondus = ['constantin']
      state.turn.roleChange = 'succession'
      usurper(state, 'maxence', 'secondus')
    })
    const { state: after } = play(g => leaderDies(g, 'licinius', 'assassination'), { state })
    expect(after.emperors.primus).toBe('constantin')
    expect(after.turn.roleChange).toBe('succession')
    expect(after.usurpations).toMatchObject([{ usurper: 'maxence' }])
  })
})

import { describe, expect, it } from 'vitest'
import { leaderDies } from '../../../imperator/rules/fate.ts'
import { whyNobodyNamed } from '../../rules/emperors/nominations.ts'
import { changeOfRole } from '../../rules/roles.ts'
import type { SemperState } from '../../rules/state.ts'
import { thornZones } from '../../rules/stratagems/thorns.ts'
import { allTo, emptyMap, play, positionOf, primus, secondus, usurper } from '../support.ts'

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

  /** Licinius is Primus Augustus by succession, and a Usurper of PRIMUS has risen against his side. */
  const contested = (change: (state: SemperState) => void = () => {}) =>
    thronesWon(state => {
      state.emperors = { primus: 'licinius', secondus: null }
      state.turn.roleChange = 'succession'
      usurper(state, 'severe', 'primus')
      change(state)
    })

  it('SV-3.6.4-A, RULING-88: a Usurper of the other player who beats him is Primus Augustus, and nobody changes roles', () => {
    const state = contested(state => {
      state.caesares.secondus = ['constantin']
    })
    const beaten = play(g => leaderDies(g, 'licinius', 'usurper-battle'), { state }).state
    expect(beaten.emperors).toEqual({ primus: 'severe', secondus: 'constantin' })
    expect(beaten.turn.roleChange).toBeNull()
    expect([beaten.usurpations, beaten.caesares.secondus]).toEqual([[], []])
    const natural = play(g => leaderDies(g, 'licinius', 'natural'), { state }).state
    expect([natural.emperors.primus, natural.turn.roleChange]).toEqual(['constantin', 'succession'])
  })

  it('SV-3.6.4-C, RULING-27: the murder of his colleague is no success while he lives', () => {
    const state = contested(state => {
      state.augusti.secondus = ['constantin']
    })
    const after = play(g => leaderDies(g, 'constantin', 'assassination'), { state }).state
    expect([after.emperors.primus, after.augusti]).toEqual(['licinius', { primus: [], secondus: [] }])
    expect(after.usurpations).toMatchObject([{ usurper: 'severe' }])
  })

  it('SV-3.5.1-G, SV-3.5.1-K, RULING-21: it is his player who names colleagues and heirs', () => {
    const state = thronesWon(state => {
      state.emperors = { primus: 'maxence', secondus: null }
      state.turn.roleChange = 'succession'
    })
    const why = (side: 'primus' | 'secondus') =>
      whyNobodyNamed(positionOf(state), side, 'caesar')?.why ?? null
    expect([why('primus'), why('secondus')]).toEqual(['no-head', null])
  })

  it('SV-6.3-Y: it is the cities of his player that a quarrel about his faith troubles', () => {
    const state = thronesWon(state => {
      state.emperors = { primus: 'licinius', secondus: null }
      state.turn.roleChange = 'succession'
      state.regions.italia = 'secondus'
    })
    const zones = thornZones(positionOf(state), 'persecution')
    expect([zones.includes('ITA5'), zones.includes('AFR4')]).toEqual([true, false])
  })
})

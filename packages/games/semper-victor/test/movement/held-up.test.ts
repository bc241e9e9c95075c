import { describe, expect, it } from 'vitest'
import { movement } from '../../../imperator/rules/movement/phase.ts'
import type { SemperState } from '../../rules/state.ts'
import {
  atWar,
  choicesOf,
  d10,
  infest,
  openRoads,
  place,
  playUntil,
  primus,
  reduced,
  where,
} from '../support.ts'

describe('a column that the plague holds up where it may not stop', () => {
  it('SV-6.3-D, SV-4.2.4-A, RULING-120: units whose leader dies among a People of their player leave it at once', () => {
    const passing = (beside: boolean) =>
      openRoads(state => {
        primus(state, 'PON1', 'galere')
        state.emperors.primus = 'galere'
        primus(state, 'THR4', 'severe', 'batavi', 'heruli')
        atWar(state, 'visigothi', 'primus')
        place(state, beside ? 'THR2' : 'VIS', null, 'visigothi-1')
        infest(state, 'THR2')
      })
    const after = (state: SemperState, shows: number, ...choices: string[]) =>
      playUntil(movement, {
        state,
        choices: ['lead severe', 'take batavi', 'take heruli', 'to THR2', ...choices],
        dice: [d10('plague on severe', shows)],
        impossible: true,
      })
    const asked = after(passing(true), 9)
    expect([asked.decision.task, choicesOf(asked.decision)]).toEqual([
      'retreat',
      ['retreat MOE1', 'retreat THR1', 'retreat THR4', 'divide'],
    ])
    const gone = after(passing(true), 9, 'retreat THR1').state
    expect(['batavi', 'heruli', 'visigothi-1'].map(id => where(gone, id))).toEqual(['THR1', 'THR1', 'THR2'])
    // With their leader they go on; and without him they stay where nobody is in their way.
    expect(after(passing(true), 8).decision.task).toBe('march')
    const stayed = after(passing(false), 9)
    expect([stayed.decision.task, where(stayed.state, 'batavi')]).toEqual(['movement', 'THR2'])
  })

  it('SV-6.3-D, SV-4.3-A, RULING-120: from the leader of a People whose last unit the plague takes Romans of his player part', () => {
    const passing = (weak: boolean) =>
      openRoads(state => {
        atWar(state, 'visigothi', 'primus')
        place(state, 'THR4', null, 'athanaric', 'visigothi-1')
        if (weak) reduced(state, 'visigothi-1')
        primus(state, 'MOE3', 'batavi')
        infest(state, 'MOE3')
      })
    const after = (weak: boolean, ...choices: string[]) =>
      playUntil(movement, {
        state: passing(weak),
        choices: ['lead athanaric', 'take visigothi-1', 'to MOE3', ...choices],
        dice: [d10('plague on athanaric', 0)],
        impossible: true,
      })
    expect([after(false).decision.task, after(true).decision.task]).toEqual(['march', 'retreat'])
    const { decision, state } = after(true, 'retreat MOE2')
    expect([decision.task, where(state, 'athanaric'), where(state, 'batavi')]).toEqual([
      'movement',
      'MOE3',
      'MOE2',
    ])
  })
})

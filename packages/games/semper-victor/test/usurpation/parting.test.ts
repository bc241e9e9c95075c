import { describe, expect, it } from 'vitest'
import { combat } from '../../../imperator/rules/combat/phase.ts'
import { leaderDies } from '../../../imperator/rules/fate.ts'
import { settleAtOnce } from '../../rules/dioceses.ts'
import { semperData as data } from '../../rules/series.ts'
import type { SemperState } from '../../rules/state.ts'
import { attemptUsurpation } from '../../rules/usurpation/proclaim.ts'
import {
  atWar,
  choicesOf,
  d6,
  d10,
  field,
  place,
  play,
  playUntil,
  primus,
  secondus,
  sideIn,
  usurper,
  where,
} from '../support.ts'

/** Licinius follows the Usurper Maxence of SECONDUS, and has come upon Visigothi of PRIMUS in Moesia. */
function revolt(change: (state: SemperState) => void = () => {}): SemperState {
  return field(state => {
    state.active = 'secondus'
    primus(state, 'PON1', 'galere')
    state.emperors.primus = 'galere'
    secondus(state, 'ITA5', 'maxence', 'ioviani')
    usurper(state, 'maxence', 'secondus', 'licinius')
    atWar(state, 'visigothi', 'primus')
    for (const unit of data.peoples.visigothi.units) place(state, 'VIS', null, unit)
    place(state, 'THR2', null, 'visigothi-1')
    secondus(state, 'THR2', 'licinius', 'batavi', 'heruli')
    change(state)
  })
}

const dies = (state: SemperState, choices: string[] = []) =>
  play(g => leaderDies(g, 'maxence', 'natural'), { state, choices }).state

describe('Romans whom a change of sides leaves beside a People of their own player', () => {
  it('SV-3.6.4-F, SV-4.2.4-A, RULING-120: they leave the zone at once, the People stays', () => {
    const { decision } = playUntil(g => leaderDies(g, 'maxence', 'natural'), { state: revolt() })
    expect([decision.role, choicesOf(decision)]).toEqual([
      'primus',
      ['retreat MOE1', 'retreat THR1', 'retreat THR4', 'divide'],
    ])
    const after = dies(revolt(), ['retreat THR4'])
    expect(['licinius', 'batavi', 'heruli'].map(id => [where(after, id), sideIn(after, id)])).toEqual(
      Array(3).fill(['THR4', 'primus']),
    )
    expect(where(after, 'visigothi-1')).toBe('THR2')
  })

  it('SV-4.2.4-A, RULING-120: in the middle of the battles too, before the next is fought', () => {
    const state = revolt(state => {
      primus(state, 'ITA5', 'constantin', 'celtae', 'petulantes', 'cornuti', 'bracchiati')
      state.caesares.primus = ['constantin']
    })
    const run = playUntil(combat, {
      state,
      choices: ['fight ITA5', 'stand'],
      dice: [d6('battle', 1)],
    })
    expect([where(run.state, 'maxence'), sideIn(run.state, 'licinius')]).toEqual(['box-dead', 'primus'])
    expect(choicesOf(run.decision)).toContain('retreat THR4')
  })

  it('SV-4.2.4-A, RULING-120: within the limits of a retreat, divided if they must be', () => {
    const state = revolt(state => {
      secondus(state, 'THR2', 'pc-thracia', 'ri-thracia')
      secondus(state, 'THR4', 'celtae')
      secondus(state, 'THR1', 'petulantes')
    })
    // Only Moesia is free of enemies: no way for those who may not leave Thracia without an emperor.
    const after = dies(state)
    expect(['licinius', 'batavi', 'pc-thracia', 'ri-thracia'].map(id => where(after, id))).toEqual([
      'MOE1',
      'MOE1',
      'box-reserve',
      'box-reserve',
    ])
  })

  it('SV-4.2.4-A, RULING-120: who finds no zone is lost, and nobody scores for it', () => {
    const state = revolt(state => {
      for (const [index, { zone }] of (data.zones.THR2?.neighbours ?? []).entries())
        if (zone !== 'VIS')
          secondus(state, zone, ['celtae', 'petulantes', 'cornuti', 'bracchiati'][index] ?? '')
    })
    const after = dies(state)
    expect([where(after, 'licinius'), where(after, 'batavi')]).toEqual(['box-dead', 'box-reserve'])
    expect(after.points).toEqual(state.points)
  })

  it('SV-3.6.3-B, SV-4.2.4-A, RULING-120: so does a zone that joins a Usurper beside his player’s People', () => {
    const state = field(state => {
      primus(state, 'PON1', 'galere')
      state.emperors.primus = 'galere'
      primus(state, 'THR3', 'severe')
      primus(state, 'THR2', 'licinius', 'batavi')
      atWar(state, 'visigothi', 'secondus')
      for (const unit of data.peoples.visigothi.units) place(state, 'VIS', null, unit)
      place(state, 'THR2', null, 'visigothi-1')
    })
    const after = play(g => attemptUsurpation(g, 'secondus', 'leader'), {
      state,
      choices: ['support severe', 'retreat THR4', 'extend asia'],
      dice: [d6('usurpation', 1), d6('loyalty in THR2', 6), d10('extension to asia', 9)],
    }).state
    expect(['licinius', 'batavi'].map(id => [where(after, id), sideIn(after, id)])).toEqual(
      Array(2).fill(['THR4', 'secondus']),
    )
  })

  it('SV-3.7.2-B, SV-4.2.4-A, RULING-120: and units without a leader that pass at once to who has the Diocese', () => {
    const state = revolt(state => {
      secondus(state, 'ITA5', 'licinius')
      secondus(state, 'THR2', 'batavi')
      secondus(state, 'ITA5', 'heruli')
    })
    const settled = (leaderlessUnits: string, choices: string[]) =>
      play(settleAtOnce, { state, options: { leaderlessUnits }, choices }).state
    expect(where(settled('atOnce', ['retreat THR4']), 'batavi')).toBe('THR4')
    expect(where(settled('phaseF', []), 'batavi')).toBe('THR2')
  })

  it('SV-3.5.2-J, SV-4.2.4-A, RULING-120: and a companion who leaves a Usurper whom a succession has made', () => {
    const state = field(state => {
      primus(state, 'PON1', 'galere')
      secondus(state, 'GAL2', 'licinius')
      state.emperors = { primus: 'galere', secondus: 'licinius' }
      atWar(state, 'visigothi', 'primus')
      for (const unit of data.peoples.visigothi.units) place(state, 'VIS', null, unit)
      place(state, 'THR4', null, 'visigothi-1')
      secondus(state, 'THR4', 'severe', 'alexander', 'batavi')
    })
    const { state: after } = play(g => leaderDies(g, 'licinius', 'natural'), {
      state,
      choices: ['elevate severe', 'give-to alexander', 'extend asia', 'retreat MOE3'],
      dice: [d6('loyalty of alexander', 6), d10('extension to asia', 9), d10('solitary', 9)],
    })
    expect(['alexander', 'batavi'].map(id => [where(after, id), sideIn(after, id)])).toEqual(
      Array(2).fill(['MOE3', 'primus']),
    )
  })

  it('SV-3.6.4-F, RULING-120: where no People of theirs is they stay', () => {
    const after = dies(revolt(state => place(state, 'VIS', null, 'visigothi-1')))
    expect([where(after, 'licinius'), sideIn(after, 'licinius')]).toEqual(['THR2', 'primus'])
  })
})

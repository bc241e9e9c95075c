import { describe, expect, it } from 'vitest'
import { combat } from '../../../imperator/rules/combat/phase.ts'
import { leaderDies } from '../../../imperator/rules/fate.ts'
import { goToWar } from '../../../imperator/rules/peoples/activation.ts'
import { settleAtOnce } from '../../rules/dioceses.ts'
import { breaches } from '../../rules/knowledge/breaches.ts'
import { readState } from '../../rules/knowledge/read-state.ts'
import { controlOfPeoples } from '../../rules/peoples/control.ts'
import { phases } from '../../rules/sequence.ts'
import { semperData as data } from '../../rules/series.ts'
import type { SemperState } from '../../rules/state.ts'
import { attemptUsurpation } from '../../rules/usurpation/proclaim.ts'
import {
  atWar,
  choicesOf,
  d6,
  d10,
  field,
  nothing,
  place,
  play,
  playUntil,
  positionOf,
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

  it('SV-4.2.4-A, RULING-120: anybody who finds no zone is lost, and nobody scores for it', () => {
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

  it('SV-3.7.2-B, SV-4.2.4-A, RULING-120: and units without a leader that pass at once to the player who has the Diocese', () => {
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
      choices: ['elevate severe', 'give-to alexander', 'retreat MOE3', 'extend asia'],
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

describe('Romans who are just leaving a People of their own player', () => {
  const together = (state: SemperState) =>
    breaches(positionOf(state)).filter(breach => breach.startsWith('SV-4.2.4-A'))

  it('SV-4.2.4-A, RULING-120: are noted while they are asked where to, and only then', () => {
    const { state } = playUntil(g => leaderDies(g, 'maxence', 'natural'), { state: revolt() })
    expect([state.turn.leaving, together(state)]).toEqual([['licinius', 'batavi', 'heruli'], []])
    const { leaving: _, ...turn } = state.turn
    expect(together({ ...state, turn })).toEqual([
      'SV-4.2.4-A: Romans and a People of primus are together in THR2',
    ])
    expect(readState(JSON.parse(JSON.stringify(state))).turn.leaving).toEqual(state.turn.leaving)
    expect(dies(revolt(), ['retreat THR4']).turn).not.toHaveProperty('leaving')
  })

  it('SV-4.2.4-A, RULING-120: those of a second zone too, who are asked after the first', () => {
    const state = revolt(state => {
      secondus(state, 'MOE3', 'severe', 'celtae')
      place(state, 'MOE3', null, 'visigothi-2')
      state.usurpations = []
      usurper(state, 'maxence', 'secondus', 'licinius', 'severe')
    })
    const { state: asked } = playUntil(g => leaderDies(g, 'maxence', 'natural'), { state })
    expect([sideIn(asked, 'severe'), sideIn(asked, 'celtae'), together(asked)]).toEqual([
      'primus',
      'primus',
      [],
    ])
    const after = dies(state, ['retreat THR4', 'retreat MOE2'])
    expect([where(after, 'licinius'), where(after, 'severe'), after.turn.leaving]).toEqual([
      'THR4',
      'MOE2',
      undefined,
    ])
  })

  it('SV-4.2.4-A, RULING-120: and while they leave one by one', () => {
    const { state } = playUntil(g => leaderDies(g, 'maxence', 'natural'), {
      state: revolt(),
      choices: ['divide', 'retreat THR4'],
    })
    expect([where(state, 'licinius'), where(state, 'heruli'), together(state)]).toEqual(['THR4', 'THR2', []])
  })

  it('SV-3.5.2-J, RULING-120: a companion leaves before the Usurper picks a Diocese', () => {
    const state = field(state => {
      primus(state, 'PON1', 'galere')
      secondus(state, 'GAL2', 'licinius')
      state.emperors = { primus: 'galere', secondus: 'licinius' }
      atWar(state, 'visigothi', 'primus')
      place(state, 'THR4', null, 'visigothi-1')
      secondus(state, 'THR4', 'severe', 'alexander', 'batavi')
    })
    const { decision } = playUntil(g => leaderDies(g, 'licinius', 'natural'), {
      state,
      choices: ['elevate severe', 'give-to alexander'],
      dice: [d6('loyalty of alexander', 6)],
    })
    expect(decision.task).toBe('retreat')
  })
})

describe('Romans whom Phase F or a war leaves beside a People of their own player', () => {
  const phaseF = phases.find(({ id }) => id === 'F.dioceses')?.run ?? nothing

  it('SV-3.7.2-B, SV-4.2.4-A, RULING-120: units without a leader that pass in Phase F leave the zone', () => {
    const state = field(state => {
      state.regions.galliae = 'secondus'
      atWar(state, 'franci', 'primus')
      place(state, 'VIE3', null, 'franci-1')
      secondus(state, 'VIE3', 'batavi')
      secondus(state, 'VIE1', 'celtae')
    })
    const { decision } = playUntil(phaseF, { state })
    expect([decision.role, decision.task]).toEqual(['primus', 'retreat'])
    const after = play(phaseF, { state, choices: ['retreat VIE4'] }).state
    expect([where(after, 'batavi'), sideIn(after, 'batavi'), where(after, 'celtae')]).toEqual([
      'VIE4',
      'primus',
      'VIE1',
    ])
  })

  it('SV-4.4.1-A, SV-4.2.4-A, RULING-120: so do Romans to whose player a People passes; it stays itself', () => {
    const state = field(state => {
      atWar(state, 'visigothi', 'primus')
      place(state, 'THR2', null, 'visigothi-1')
      secondus(state, 'THR2', 'licinius', 'batavi')
    })
    const after = play(controlOfPeoples, { state, choices: ['retreat THR4'] }).state
    expect(after.peoples.visigothi.faction).toBe('secondus')
    expect(['licinius', 'batavi', 'visigothi-1'].map(id => where(after, id))).toEqual([
      'THR4',
      'THR4',
      'THR2',
    ])
  })

  it('SV-2.F-2, RULING-120: anybody who passes to the other player together with the People stays its enemy', () => {
    // Thracia has just become Primus’s: so do the batavi, and the Visigothi become Secondus’s.
    const state = field(state => {
      atWar(state, 'visigothi', 'primus')
      place(state, 'THR2', null, 'visigothi-1')
      secondus(state, 'THR2', 'batavi')
    })
    const after = play(phaseF, { state }).state
    expect([where(after, 'batavi'), sideIn(after, 'batavi'), after.peoples.visigothi.faction]).toEqual([
      'THR2',
      'primus',
      'secondus',
    ])
  })

  it('SV-4.2.2-A, SV-4.2.4-A, RULING-120: a leader among a People that rises for his player leaves, without a roll', () => {
    const risen = (side: 'primus' | 'secondus', dice: ReturnType<typeof d10>[], choices: string[]) =>
      play(g => goToWar(g, 'franci', 'SV-2.C-3', side), {
        state: field(state => primus(state, 'FRA', 'severe')),
        dice,
        choices,
      }).state
    expect(where(risen('primus', [], ['retreat GAL1']), 'severe')).toBe('GAL1')
    expect(where(risen('secondus', [d10('solitary', 9)], []), 'severe')).toBe('box-dead')
  })
})

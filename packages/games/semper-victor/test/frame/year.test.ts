import { describe, expect, it } from 'vitest'
import { assignSequences } from '../../rules/administration.ts'
import { phases } from '../../rules/sequence.ts'
import { boxes, type SemperState } from '../../rules/state.ts'
import { endOfYear } from '../../rules/victory.ts'
import {
  atWar,
  constantinAlone,
  empire,
  give,
  nothing,
  play,
  primus,
  reduced,
  scenario,
  secondus,
  where,
} from '../support.ts'

function phase(id: string) {
  return phases.find(each => each.id === id)
}

describe('the order of a year', () => {
  it('SV-2.F-1 to SV-2.F-6, SV-2.F-3, SV-2.F-4, SV-9.1-A: the phases in their order', () => {
    expect(phases.map(({ id }) => id)).toEqual([
      'deployment',
      'A',
      'B',
      'C.leaders',
      'C.war',
      'C.constantinople',
      'C.uprisings',
      'C.usurpations',
      'D.peace',
      'D.sequences',
      'D.event',
      'D.emperors',
      'D.deaths',
      'D.reinforcements',
      'E',
      'E.1',
      'E.2',
      'E.3',
      'F.roles',
      'F.dioceses',
      'F.points',
      'F.fleets',
      'F.romans',
      'F.peoples',
      'F.markers',
      'F.end',
    ])
  })

  it('SV-0.3-A, SV-2.F-5: the Turn marker advances one box and shows its normal side', () => {
    const end = phases.find(({ id }) => id === 'F.end')
    const state = constantinAlone(state => {
      state.paxRomana = true
      state.regions.italia = 'secondus'
    })
    const { state: after } = play(g => end?.run(g) ?? nothing(), { state })
    expect([after.year, after.paxRomana]).toEqual([state.year + 1, false])
    reduced(after)
  })
})

describe('the year', () => {
  it('SV-2.D-1: without a Primus Augustus only the best of Secondus counts (RULING-04)', () => {
    const total = (change: (state: SemperState) => void) => {
      const { sequences, turn } = play(assignSequences, {
        state: empire(state => {
          state.turn.sequencesDone = { primus: 2, secondus: 1 }
          change(state)
        }),
      }).state
      expect(turn.sequencesDone).toEqual({ primus: 0, secondus: 0 })
      return sequences.primus + sequences.secondus
    }
    // Galère and Licinius have SR 3 each.
    expect(total(() => {})).toBe(6)
    expect(
      total(state => {
        state.emperors.primus = null
      }),
    ).toBe(3)
    expect(
      total(state => {
        primus(state, 'GAL2', 'licinius')
        state.emperors.secondus = null
      }),
    ).toBe(3)
  })

  it('SV-2.F-5: the markers are put in order: stratagems, then the Protectores', () => {
    const state = empire(state => {
      give(state, 'primus', 'usurpation-primus-1')
      state.protectores = { primus: null, secondus: null }
    })
    const { state: after } = play(g => phase('F.markers')?.run(g) ?? nothing(), { state })
    expect([after.hands.primus, after.protectores]).toEqual([[], { primus: 'galere', secondus: 'licinius' }])
  })

  it('SV-2.F-2: Dioceses, surplus emperors, Peoples and fleets are settled', () => {
    const state = empire(state => {
      secondus(state, 'ITA2', 'maxence', 'batavi')
      atWar(state, 'franci', 'secondus')
      state.fleets.occidentalis.side = 'primus'
      for (const diocese of ['oriens', 'pannoniae', 'viennensis'] as const)
        state.regions[diocese] = 'secondus'
      primus(state, 'ASI2', 'severe')
      state.caesares.primus = ['severe']
    })
    const { state: after } = play(g => phase('F.dioceses')?.run(g) ?? nothing(), { state, impossible: true })
    expect(after.regions.italia).toBe('secondus')
    expect(after.fleets.occidentalis.side).toBe('secondus')
    // Pontica alone is left with a capital.
    expect([after.caesares.primus, where(after, 'severe')]).toEqual([[], boxes.dead])
    expect(after.peoples.franci.faction).toBe('primus')
  })

  it('SV-2.D-6: Dux and fleets come back as reinforcements', () => {
    const state = empire(state => {
      primus(state, boxes.returning, 'dux-sirmium')
      state.fleets.orientalis.returns = state.year
    })
    const { state: after } = play(g => phase('D.reinforcements')?.run(g) ?? nothing(), { state })
    expect([where(after, 'dux-sirmium'), after.fleets.orientalis.returns]).toEqual(['PAN3', null])
  })

  it('SV-S7-B, SV-10.2-P9: the early death of Julien counts up to its year, for the player who began as Primus', () => {
    const scores = (exchanged: boolean) =>
      play(endOfYear, {
        state: scenario('7', state => {
          state.year = 363
          state.endedBy = 363
          state.points = { primus: 0, secondus: 0 }
          state.exchanged = exchanged
        }),
        impossible: true,
      }).match.result?.scores
    expect([scores(false), scores(true)]).toEqual([
      { primus: 15, secondus: 0 },
      { primus: 5, secondus: 10 },
    ])
  })
})

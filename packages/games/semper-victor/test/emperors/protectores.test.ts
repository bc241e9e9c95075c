import { describe, expect, it } from 'vitest'
import { leaderDies } from '../../../imperator/rules/fate.ts'
import { reassignProtectores } from '../../rules/emperors/protectores.ts'
import { emperorsOf } from '../../rules/emperors/ranks.ts'
import { removeSurplusEmperors } from '../../rules/emperors/surplus.ts'
import { semperData as data } from '../../rules/series.ts'
import { boxes, type SemperState } from '../../rules/state.ts'
import { assassinat } from '../../rules/stratagems/blows.ts'
import { allTo, d10, emptyMap, play, positionOf, primus, secondus, where } from '../support.ts'

/** Galère, Constantin and their men, each head in a capital of his own. */
function twoHeads(change?: (state: SemperState) => void): SemperState {
  return emptyMap(state => {
    primus(state, 'PON1', 'galere')
    secondus(state, 'GAL2', 'licinius')
    state.emperors = { primus: 'galere', secondus: 'licinius' }
    for (const diocese of ['pannoniae', 'pontica', 'oriens', 'asia', 'thracia', 'moesiae'] as const)
      state.regions[diocese] = 'primus'
    for (const diocese of ['galliae', 'viennensis', 'italia', 'hispaniae', 'africa', 'britanniae'] as const)
      state.regions[diocese] = 'secondus'
    change?.(state)
  })
}

describe('the Protectores and surplus emperors', () => {
  it('SV-3.5.3-A, SV-3.5.3-C: one emperor of each side is guarded, wherever he is', () => {
    const state = twoHeads(state => {
      primus(state, 'ORI2', 'severe')
      state.caesares.primus = ['severe']
      state.protectores = { primus: 'galere', secondus: null }
    })
    const { state: after } = play(reassignProtectores, { state, choices: ['guard severe'] })
    expect(after.protectores).toEqual({ primus: 'severe', secondus: 'licinius' })
  })

  it('SV-3.5.3-C, SV-2.F-6: after the last year nobody is asked whom they guard', () => {
    const state = twoHeads(state => {
      primus(state, 'ORI2', 'severe')
      state.caesares.primus = ['severe']
      state.protectores = { primus: 'galere', secondus: null }
      state.year = data.scenarios[state.scenario].lastYear
    })
    expect(play(reassignProtectores, { state }).state.protectores).toEqual({
      primus: 'galere',
      secondus: null,
    })
  })

  it('SV-3.5.3-C: when he dies the marker waits for Phase F', () => {
    const state = twoHeads(state => {
      primus(state, 'ORI2', 'severe')
      state.augusti.primus = ['severe']
      state.protectores.primus = 'galere'
    })
    expect(play(g => leaderDies(g, 'galere', 'natural'), { state }).state.protectores.primus).toBeNull()
  })

  it('SV-3.5.3-B, SV-6.3-C: they take 1 off the die of the assassin, for him alone', () => {
    const attempt = (guarded: boolean, shows: number) =>
      play(g => assassinat.play(g, 'secondus', '', {}), {
        state: twoHeads(state => {
          primus(state, 'ORI2', 'severe')
          state.augusti.primus = ['severe']
          state.protectores.primus = guarded ? 'severe' : 'galere'
        }),
        choices: ['assassinate severe'],
        dice: [d10('assassination of severe', shows)],
      }).state
    expect(where(attempt(false, 8), 'severe')).toBe(boxes.dead)
    expect(where(attempt(false, 7), 'severe')).toBe('ORI2')
    expect(where(attempt(true, 8), 'severe')).toBe('ORI2')
    expect(where(attempt(true, 9), 'severe')).toBe(boxes.dead)
  })

  it('SV-3.5.4-C: Caesars are removed first, then the second Augustus (TV-17)', () => {
    const state = twoHeads(state => {
      primus(state, 'PON2', 'severe', 'maxence', 'maximin-daia')
      state.caesares.primus = ['severe', 'maxence']
      state.regions.oriens = 'secondus'
    })
    const { state: after } = play(removeSurplusEmperors, { state, choices: ['sacrifice maxence'] })
    expect(where(after, 'maxence')).toBe(boxes.dead)
    expect(after.caesares.primus).toEqual(['severe'])
    state.caesares.primus = []
    state.augusti.primus = ['maximin-daia']
    state.regions.pannoniae = 'secondus'
    expect(where(play(removeSurplusEmperors, { state }).state, 'maximin-daia')).toBe(boxes.dead)
  })

  it('SV-3.5.4-D: heads stay even without a capital (TV-18)', () => {
    const state = twoHeads(state => allTo(state, 'primus'))
    const { state: after } = play(removeSurplusEmperors, { state })
    expect(emperorsOf(positionOf(after), 'secondus')).toEqual(['licinius'])
  })
})

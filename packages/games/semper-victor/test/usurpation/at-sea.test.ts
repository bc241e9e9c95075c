import { describe, expect, it } from 'vitest'
import { leaderDies } from '../../../imperator/rules/fate.ts'
import { semperData as data } from '../../rules/series.ts'
import { fleetBox, type SemperState } from '../../rules/state.ts'
import { choicesOf, field, play, playUntil, primus, secondus, sideIn, usurper, where } from '../support.ts'

/** Maxence has risen for SECONDUS, whose fleet is on the western sea; Licinius follows him. */
function revoltAtSea(change: (state: SemperState) => void): SemperState {
  return field(state => {
    primus(state, 'PON1', 'galere')
    state.emperors.primus = 'galere'
    secondus(state, 'GAL3', 'maxence')
    usurper(state, 'maxence', 'secondus', 'licinius')
    secondus(state, fleetBox('occidentalis'), 'licinius', 'batavi')
    state.fleets.occidentalis = { side: 'secondus', at: 'SOCC', returns: null, moved: false }
    change(state)
  })
}

const dies = (state: SemperState, choices: string[]) =>
  play(g => leaderDies(g, 'maxence', 'natural'), { state, choices }).state

describe('a Usurper dies while those who follow him are at sea', () => {
  it('SV-3.6.4-F, RULING-118: they return with their units, and the fleet puts them ashore', () => {
    const after = dies(
      revoltAtSea(() => {}),
      ['land AFR4'],
    )
    expect(['licinius', 'batavi'].map(id => [where(after, id), sideIn(after, id)])).toEqual([
      ['AFR4', 'primus'],
      ['AFR4', 'primus'],
    ])
  })

  it('SV-3.6.4-F, RULING-118: so do units without a leader when he has died aboard', () => {
    const after = dies(
      revoltAtSea(state => {
        secondus(state, fleetBox('occidentalis'), 'maxence')
        primus(state, 'GAL2', 'licinius')
        for (const usurpation of state.usurpations) usurpation.followers = []
      }),
      ['land AFR4'],
    )
    expect([where(after, 'batavi'), sideIn(after, 'batavi')]).toEqual(['AFR4', 'primus'])
  })

  const coasts = data.seas.SOCC?.coasts ?? []
  const guards = data.romanUnitIds.filter(
    id => !['batavi', 'pc-oriens-1'].includes(id) && data.units[id]?.kind === 'comitatenses',
  )

  it('SV-3.6.4-F, RULING-118: not where enemies are; without a coast they are lost', () => {
    const guarded = (free: string | null) =>
      revoltAtSea(state => {
        for (const [index, zone] of coasts.entries())
          if (zone !== free) secondus(state, zone, guards[index] ?? '')
      })
    expect(where(dies(guarded('AFR4'), []), 'licinius')).toBe('AFR4')
    const lost = dies(guarded(null), [])
    expect([where(lost, 'licinius'), where(lost, 'batavi')]).toEqual(['box-dead', 'box-reserve'])
    expect(lost.points).toEqual(guarded(null).points)
  })

  it('SV-3.2.1-B, RULING-118: anybody who may not land with the others goes, or is lost, by himself', () => {
    const state = revoltAtSea(state => secondus(state, fleetBox('occidentalis'), 'pc-oriens-1'))
    const run = playUntil(g => leaderDies(g, 'maxence', 'natural'), { state })
    expect(choicesOf(run.decision)).toContain('land AFR4')
    const after = dies(state, ['land AFR4', 'land AFR3'])
    expect(['licinius', 'batavi', 'pc-oriens-1'].map(id => where(after, id))).toEqual([
      'AFR4',
      'AFR3',
      'box-reserve',
    ])
  })
})

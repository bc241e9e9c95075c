import { describe, expect, it } from 'vitest'
import { leaderDies } from '../../../imperator/rules/fate.ts'
import type { SemperState } from '../../rules/state.ts'
import { empire, play, playUntil, primus, scenario, secondus, sideIn, usurper } from '../support.ts'

describe('a death', () => {
  const dies = (state: SemperState, id: string, cause = 'natural') =>
    play(g => leaderDies(g, id, cause), { state, impossible: true })

  it('SV-LT-C: the year and the side of the death of Constantin are remembered, of nobody else', () => {
    const state = empire(state => primus(state, 'ITA5', 'constantin', 'severe'))
    expect(dies(state, 'constantin').state.constantin).toEqual({ died: 313, side: 'primus' })
    expect(dies(state, 'severe').state.constantin).toEqual({ died: null, side: null })
  })

  it('SV-S6-B, SV-S7-B: with Julien the scenario ends', () => {
    const state = scenario('7')
    const { state: after } = playUntil(g => leaderDies(g, 'julien', 'natural'), { state, impossible: true })
    expect(after.endedBy).toBe(state.year)
    expect(dies(scenario('7'), 'constance-ii').state.endedBy).toBeNull()
  })

  it('SV-10.1-B: Roman leaders count too, unless the option says otherwise (RULING-66)', () => {
    const points = (cause: string, options = {}) =>
      play(g => leaderDies(g, 'severe', cause), {
        state: empire(state => primus(state, 'ITA5', 'severe')),
        options,
      }).state.points.secondus
    expect([points('battle'), points('assassination'), points('natural'), points('sea')]).toEqual([
      1, 1, 0, 0,
    ])
    expect(points('battle', { leaderPoints: 'nonRoman' })).toBe(0)
  })

  it('SV-3.6.4-F: a follower who dies follows nobody any more', () => {
    const state = empire(state => {
      secondus(state, 'ITA5', 'severe', 'maxence')
      usurper(state, 'severe', 'secondus', 'maxence', 'alexander')
    })
    expect(dies(state, 'maxence').state.usurpations[0]?.followers).toEqual(['alexander'])
  })

  it('SV-S5-C: Magnence dead, or Primus Augustus, ends his scenario', () => {
    const died = play(g => leaderDies(g, 'magnence', 'natural'), { state: scenario('5'), impossible: true })
    expect(died.match.result).toMatchObject({ winners: ['primus'], rule: 'SV-S5-C' })
    const state = scenario('5')
    const augusti = [state.emperors.primus, ...state.augusti.primus].filter(id => id !== null)
    const reigns = play(
      function* (g) {
        for (const id of augusti) yield* leaderDies(g, id, 'assassination')
      },
      { state, impossible: true },
    )
    expect(reigns.match.result).toMatchObject({ winners: ['secondus'], rule: 'SV-S5-C' })
  })

  it('SV-3.6.4-F: units in the zone of a dead Usurper return, unless an ordinary leader of their player has them', () => {
    const after = (other: string | null) => {
      const state = empire(state => {
        secondus(state, 'ITA5', 'severe', 'batavi')
        secondus(state, 'ITA2', 'maxence', 'heruli')
        usurper(state, 'severe', 'secondus', 'maxence')
        if (other !== null) secondus(state, 'ITA5', other)
      })
      return ['batavi', 'maxence', 'heruli'].map(id => sideIn(dies(state, 'severe').state, id))
    }
    expect(after(null)).toEqual(['primus', 'primus', 'primus'])
    expect(after('alexander')).toEqual(['secondus', 'primus', 'primus'])
  })

  it('SV-3.6.4-F: followers off the map turn too', () => {
    const state = empire(state => {
      secondus(state, 'ITA5', 'severe')
      secondus(state, 'box-fleet-occidentalis', 'maxence')
      usurper(state, 'severe', 'secondus', 'maxence')
    })
    expect(sideIn(dies(state, 'severe').state, 'maxence')).toBe('primus')
  })
})

import { describe, expect, it } from 'vitest'
import { semperData } from '../../rules/series.ts'
import { boxes } from '../../rules/state.ts'
import { fillCup, returnCounters } from '../../rules/stratagems/cup.ts'
import { isInSeason } from '../../rules/stratagems/season.ts'
import { whyNoThorn } from '../../rules/stratagems/thorns.ts'
import { playable } from '../../rules/stratagems/window.ts'
import { constantinAlone, empire, emptyMap, give, place, play, positionOf, scenario } from '../support.ts'

describe('stratagems in hand', () => {
  it('SV-6-B, SV-2.F-5: what a role cannot use goes back', () => {
    const state = scenario('3', state => {
      give(state, 'primus', 'usurpation-primus-1')
      give(state, 'primus', 'usurpation-secondus-1')
    })
    expect(play(returnCounters, { state }).state.hands.primus).toEqual(['usurpation-secondus-1'])
  })

  it('SV-6-C: five are kept, of six one is given back', () => {
    const hand = ['assassinat-1', 'assassinat-2', 'desertion-1', 'desertion-2', 'abandon-1']
    const state = scenario('3', state => {
      for (const counter of hand) give(state, 'primus', counter)
    })
    expect(play(returnCounters, { state }).state.hands.primus).toEqual(hand)
    give(state, 'primus', 'bagaudes-1')
    const { state: after } = play(returnCounters, { state, choices: ['discard abandon-1'] })
    expect(after.hands.primus).toHaveLength(5)
    expect(after.cup).toContain('abandon-1')
    // SV-2.F-6: after the last year nobody needs any.
    state.year = semperData.scenarios[state.scenario].lastYear
    expect(play(returnCounters, { state }).state.hands.primus).toHaveLength(6)
  })

  it('SV-6.3-Y: Persécution is in the cup up to 339 (RULING-50)', () => {
    const season = (year: number, options = {}) =>
      isInSeason(
        positionOf(
          emptyMap(state => {
            state.year = year
          }),
          options,
        ),
        'persecution',
      )
    expect([season(339), season(340)]).toEqual([true, false])
    const late = { persecutionWindow: 'from341' }
    expect([season(340, late), season(341, late)]).toEqual([false, true])
  })

  it('SV-6.3-Y: Persécution cannot be played in 340, and goes back from the hand in the winter of 339 (RULING-51)', () => {
    const held = (year: number) =>
      empire(state => {
        state.year = year
        give(state, 'primus', 'persecution-1')
      })
    const why = (year: number) => whyNoThorn(positionOf(held(year)), 'persecution')?.why ?? null
    expect([why(339), why(340)]).toEqual([null, 'out-of-season'])
    const kept = (year: number) => play(returnCounters, { state: held(year) }).state.hands.primus
    expect([kept(338), kept(339)]).toEqual([['persecution-1'], []])
  })

  it('SV-6.3-Z, RULING-51: Hérésie is in the cup from the turn after the death of Constantin', () => {
    const state = constantinAlone(state => {
      state.year = 330
    })
    const cup = () =>
      play(
        function* (g) {
          fillCup(g)
        },
        { state, impossible: true },
      ).state.cup.includes('heresy-1')
    expect(cup()).toBe(false)
    place(state, boxes.dead, 'primus', 'constantin')
    state.constantin = { died: 330, side: 'primus' }
    expect(cup()).toBe(false)
    state.year = 331
    expect(cup()).toBe(true)
  })

  it('SV-6-D: each at its own moment', () => {
    const state = scenario('3', state => {
      give(state, 'primus', 'assassinat-1')
      give(state, 'primus', 'soulevement-d-un-peuple-mineur-1')
    })
    const verbs = (window: 'campaign' | 'uprisings') =>
      playable(positionOf(state), window, 'primus', {}).map(choice => choice.verb)
    expect([verbs('campaign'), verbs('uprisings')]).toEqual([
      ['assassinat'],
      ['soulevement-d-un-peuple-mineur'],
    ])
  })
})

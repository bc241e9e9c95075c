import { describe, expect, it } from 'vitest'
import {
  finishConstantinople,
  foundConstantinople,
  isInterrupted,
  lookAtTheBuilders,
  whyNoFoundation,
} from '../rules/constantinople.ts'
import { capitalZones } from '../rules/emperors/ranks.ts'
import type { SemperState } from '../rules/state.ts'
import { constantinAlone, play, positionOf, primus, scenario, secondus, usurper } from './support.ts'

describe('Constantinople', () => {
  it('SV-3.1.2-B, SV-2.C-4: begun in 321 it stands on 327 (TV-06)', () => {
    const state = constantinAlone(state => {
      state.year = 321
    })
    expect(play(foundConstantinople, { state, choices: ['found'] }).state.constantinopolis.box).toBe(327)
    expect(play(foundConstantinople, { state, choices: ['wait'] }).state.constantinopolis.box).toBeNull()
    state.regions.thracia = 'secondus'
    expect(whyNoFoundation(positionOf(state))?.why).toBe('thracia-not-yours')
    state.regions.thracia = 'primus'
    state.emperors.primus = 'galere'
    expect(whyNoFoundation(positionOf(state))?.why).toBe('constantin-must-reign')
  })

  it('SV-S1-D: not in the first scenario', () => {
    expect(whyNoFoundation(positionOf(scenario('1')))?.rule).toBe('SV-S1-D')
  })

  const builders = (year: number, change: (state: SemperState) => void = () => {}, options = {}) =>
    play(
      function* (g) {
        lookAtTheBuilders(g)
        yield* finishConstantinople(g)
      },
      {
        state: constantinAlone(state => {
          state.year = year
          state.constantinopolis.box = 327
          change(state)
        }),
        options,
      },
    ).state

  it('SV-3.1.2-D, SV-10.2-P9: when the marker reaches the box the city stands, for 10 VP (RULING-08)', () => {
    expect(builders(325).constantinopolis.built).toBe(false)
    const built = builders(326)
    expect([built.constantinopolis.built, built.points.primus]).toEqual([true, 10])
    expect(capitalZones(positionOf(built))).toHaveLength(7)
    expect(builders(326, undefined, { constantinopleAt: 'sixthWinter' }).constantinopolis.built).toBe(false)
    expect(builders(327, undefined, { constantinopleAt: 'sixthWinter' }).constantinopolis.built).toBe(true)
  })

  it('SV-3.1.2-D, SV-10.2-P9: it is finished once, and scores once', () => {
    const { state, events } = play(
      function* (g) {
        lookAtTheBuilders(g)
        yield* finishConstantinople(g)
        yield* finishConstantinople(g)
      },
      {
        state: constantinAlone(state => {
          state.year = 326
          state.constantinopolis.box = 327
        }),
      },
    )
    expect(state.points.primus).toBe(10)
    expect(events.filter(({ kind }) => kind === 'city-built')).toHaveLength(1)
  })

  it('SV-3.1.2-C: the Secondus Augustus or his Usurper with a unit in Thracia 3 undoes it (TV-07, TV-08)', () => {
    const lost = builders(326, state => {
      secondus(state, 'THR3', 'licinius', 'batavi')
      state.emperors.secondus = 'licinius'
    })
    expect(lost.constantinopolis).toEqual({ box: null, built: false })
    const held = (change: (state: SemperState) => void) => isInterrupted(positionOf(constantinAlone(change)))
    // Not a Usurper of Primus.
    expect(
      held(state => {
        secondus(state, 'THR3', 'batavi')
        primus(state, 'THR3', 'severe')
        usurper(state, 'severe', 'primus')
      }),
    ).toBe(false)
    expect(held(state => secondus(state, 'THR3', 'licinius', 'batavi'))).toBe(false)
    expect(
      held(state => {
        secondus(state, 'THR3', 'licinius', 'batavi')
        state.augusti.secondus = ['licinius']
      }),
    ).toBe(false)
    expect(
      held(state => {
        secondus(state, 'THR3', 'licinius', 'batavi')
        usurper(state, 'licinius', 'secondus')
      }),
    ).toBe(true)
    expect(
      held(state => {
        secondus(state, 'THR3', 'licinius')
        state.emperors.secondus = 'licinius'
      }),
    ).toBe(false)
  })
})

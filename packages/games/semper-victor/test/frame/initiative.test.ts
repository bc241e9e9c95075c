import { describe, expect, it } from 'vitest'
import { campaignPhases } from '../../rules/campaign.ts'
import { givenInitiative, initiative } from '../../rules/initiative.ts'
import type { SemperState } from '../../rules/state.ts'
import { drawCounters } from '../../rules/stratagems/cup.ts'
import { stratagems } from '../../rules/stratagems/registry.ts'
import { playable } from '../../rules/stratagems/window.ts'
import {
  constantinAlone,
  d6,
  emptyMap,
  give,
  nothing,
  play,
  positionOf,
  primus,
  scenario,
  secondus,
  usurper,
} from '../support.ts'

describe('phases A and B', () => {
  it('SV-2.A-1, SV-2.A-2, SV-6-E: each player draws one from what nobody holds, and keeps what he has', () => {
    const state = scenario('3', state => give(state, 'primus', 'assassinat-1'))
    const size = state.cup.length
    const { state: after } = play(
      function* (g) {
        drawCounters(g)
      },
      {
        state,
        dice: [
          ['draw a stratagem', 1],
          ['draw a stratagem', 1],
        ],
      },
    )
    expect([after.hands.primus.length, after.hands.secondus.length, after.cup.length]).toEqual([
      2,
      1,
      size - 2,
    ])
    expect(after.hands.primus).toContain('assassinat-1')
  })

  it('SV-S8-B: Secondus draws two while he has neither Augustus nor Usurper', () => {
    const drawn = (change: (state: SemperState) => void, dice: number) =>
      play(
        function* (g) {
          drawCounters(g)
        },
        {
          state: scenario('8', change),
          dice: Array.from({ length: dice }, () => ['draw a stratagem', 1] as const),
        },
      ).state.hands.secondus.length
    expect(drawn(() => {}, 3)).toBe(2)
    expect(
      drawn(state => {
        secondus(state, 'ITA5', 'volusianus')
        usurper(state, 'volusianus', 'secondus')
      }, 2),
    ).toBe(1)
  })

  it('SV-2.A-2: from an empty cup nobody draws', () => {
    const hands = (...cup: string[]) => {
      const state = scenario('8', state => {
        state.restingCounters.push(...state.cup.filter(counter => !cup.includes(counter)))
        state.cup = cup
      })
      const { hands } = play(
        function* (g) {
          drawCounters(g)
        },
        { state, dice: cup.map(() => ['draw a stratagem', 1] as const) },
      ).state
      return [hands.primus.length, hands.secondus.length]
    }
    // SV-S8-B: Secondus would draw two.
    expect([hands(), hands('assassinat-1'), hands('assassinat-1', 'abandon-1')]).toEqual([
      [0, 0],
      [1, 0],
      [1, 1],
    ])
  })

  it('SV-2.B-1: Primus has the initiative on a roll lower than the PC of the Primus Augustus', () => {
    const rolled = (shows: number) =>
      play(initiative, {
        state: emptyMap(state => {
          primus(state, 'PON1', 'galere')
          state.emperors.primus = 'galere'
          state.year = 314
        }),
        dice: [d6('initiative', shows)],
      }).state
    // Galère has PC 5.
    expect([rolled(4).initiative, rolled(5).initiative]).toEqual(['primus', 'secondus'])
    // SV-2.B-3: the player who has it plays first.
    expect([rolled(4).active, rolled(5).active]).toEqual(['primus', 'secondus'])
  })

  it('SV-2.B-2, SV-6.3-A: Initiative turns the roll, and the other may answer', () => {
    const state = constantinAlone(state => {
      state.year = 314
      give(state, 'secondus', 'initiative-1')
      give(state, 'primus', 'initiative-2')
    })
    const turned = play(initiative, {
      state,
      dice: [d6('initiative', 1)],
      choices: ['initiative initiative-1', 'pass'],
    })
    expect(turned.state.initiative).toBe('secondus')
    const answered = play(initiative, {
      state,
      dice: [d6('initiative', 1)],
      choices: ['initiative initiative-1', 'initiative initiative-2'],
    })
    expect(answered.state.initiative).toBe('primus')
  })

  it('SV-SC-B: on the first turn the scenario gives it, and nothing turns it', () => {
    const state = scenario('7', state => give(state, 'primus', 'initiative-1'))
    expect(givenInitiative(positionOf(state))).toBe('secondus')
    expect(playable(positionOf(state), 'initiative', 'primus', { rolled: false })).toEqual([])
    state.year++
    expect(givenInitiative(positionOf(state))).toBeNull()
  })

  it('SV-2.B-3, SV-2.E-1: the initiative player begins, then in turn; a player who has none left is passed over (TV-04)', () => {
    const order: string[] = []
    const [begin, , , end] = campaignPhases('F')
    let { state } = play(g => begin?.run(g) ?? nothing(), {
      state: constantinAlone(state => {
        state.sequences = { primus: 3, secondus: 2 }
      }),
    })
    while (state.sequences.primus + state.sequences.secondus > 0) {
      order.push(state.active)
      state = play(g => end?.run(g) ?? nothing(), { state }).state
    }
    expect(order).toEqual(['primus', 'secondus', 'primus', 'secondus', 'primus'])
  })
})

describe('initiative', () => {
  it('SV-6.3-A: only who does not have it can turn it, and only a roll (RULING-81)', () => {
    const state = emptyMap(state => give(state, 'primus', 'initiative-1'))
    const why = (rolled: boolean, initiative: 'primus' | 'secondus') =>
      stratagems.initiative?.whyNot(positionOf({ ...state, initiative }), 'primus', {
        name: 'initiative',
        rolled,
      })?.why ?? null
    expect([why(true, 'secondus'), why(true, 'primus'), why(false, 'secondus')]).toEqual([
      null,
      'has-initiative',
      'initiative-given',
    ])
  })
})

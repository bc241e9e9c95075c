import { describe, expect, it } from 'vitest'
import { counterOf, setMoved } from '../../../imperator/rules/pieces.ts'
import {
  beginCampaign,
  combatOfSequence,
  divinePeace,
  endOfSequence,
  isCampaignOver,
  movementOfSequence,
  severeWinter,
} from '../../../imperator/rules/sequences.ts'
import type { SideId } from '../../data/index.ts'
import { campaignPhases } from '../../rules/campaign.ts'
import { semperData as data } from '../../rules/series.ts'
import type { SemperState } from '../../rules/state.ts'
import { allTo, choicesOf, emptyMap, play, playUntil, positionOf, primus, secondus } from '../support.ts'

/** Primus holds the Empire and has the initiative; nobody has a fleet. */
function turn(
  primusHas: number,
  secondusHas: number,
  change: (state: SemperState) => void = () => {},
): SemperState {
  return emptyMap(state => {
    allTo(state, 'primus')
    state.fleets.occidentalis.returns = 999
    state.fleets.orientalis.returns = 999
    state.sequences = { primus: primusHas, secondus: secondusHas }
    change(state)
  })
}

/** Who plays, in order, if nobody does anything. */
function orderOf(state: SemperState): string {
  const order: SideId[] = []
  play(
    function* (g) {
      yield* beginCampaign(g)
      while (!isCampaignOver(g)) {
        order.push(g.state.active)
        yield* endOfSequence(g)
      }
    },
    { state, impossible: true },
  )
  return order.map(side => side[0]).join('')
}

describe('the alternation of sequences', () => {
  it('SV-2.E-1: 3 and 2 are played in turn, the initiative first; the rest in succession', () => {
    expect([orderOf(turn(3, 2)), orderOf(turn(1, 4)), orderOf(turn(0, 2)), orderOf(turn(2, 0))]).toEqual([
      'pspsp',
      'pssss',
      'ss',
      'pp',
    ])
    const second = turn(2, 2, state => {
      state.initiative = 'secondus'
    })
    expect(orderOf(second)).toBe('spsp')
  })

  it('SV-EV-10: the extra sequence of Secondus comes at the very end, once', () => {
    const extra = (state: SemperState) => {
      state.turn.extraSequence = 'secondus'
    }
    expect([orderOf(turn(2, 2, extra)), orderOf(turn(3, 1, extra)), orderOf(turn(0, 0, extra))]).toEqual([
      'pspss',
      'pspps',
      's',
    ])
  })

  it('SV-2.E-2: E.1, E.2, E.3, again and again until Phase F', () => {
    const phases = campaignPhases('F')
    expect(phases.map(({ id }) => id)).toEqual(['E', 'E.1', 'E.2', 'E.3'])
    const run = play(endOfSequence, { state: turn(2, 1), impossible: true })
    expect(run.state.sequences).toEqual({ primus: 1, secondus: 1 })
    expect(run.state.turn.sequencesDone).toEqual({ primus: 1, secondus: 0 })
    expect(phases[3]?.next?.(run.position)).toBe('E.1')
    const last = play(endOfSequence, { state: turn(1, 0), impossible: true })
    expect([phases[0]?.next?.(last.position), phases[3]?.next?.(last.position)]).toEqual(['F', 'F'])
  })

  it('SV-EV-7, SV-EV-8: no sequence below none', () => {
    const after = (change: typeof severeWinter, one: number, two: number) =>
      play(
        function* (g) {
          change(g)
        },
        { state: turn(one, two), impossible: true },
      ).state.sequences
    expect([after(severeWinter, 3, 3), after(severeWinter, 0, 0), after(severeWinter, 1, 0)]).toEqual([
      { primus: 3, secondus: 2 },
      { primus: 0, secondus: 0 },
      { primus: 0, secondus: 0 },
    ])
    expect([after(divinePeace, 3, 1), after(divinePeace, 0, 1)]).toEqual([
      { primus: 2, secondus: 0 },
      { primus: 0, secondus: 0 },
    ])
  })
})

describe('a sequence', () => {
  it('SV-2.E-2: movement forgets what was moved before', () => {
    const state = turn(1, 1, state => {
      primus(state, 'ITA5', 'severe')
      setMoved({ state, data }, 'severe', true)
      state.arrivals = [{ piece: 'severe', zone: 'ITA5', from: 'ITA4', crossed: false }]
    })
    const run = playUntil(movementOfSequence, { state, impossible: true })
    expect(choicesOf(run.decision)).toEqual(['lead severe', 'done'])
    expect(run.state.arrivals).toEqual([])
    expect(counterOf(run.position, 'severe').moved).toBe(false)
  })

  it('SV-2.E-2: anybody who marches has moved, wherever he stops, and so has one who sets out and stays', () => {
    const moved = (...choices: string[]) => {
      const state = turn(1, 1, state => {
        primus(state, 'ITA5', 'severe', 'batavi', 'heruli')
        primus(state, 'HIS1', 'alexander')
      })
      const run = playUntil(movementOfSequence, { state, impossible: true, choices })
      return choicesOf(run.decision)
    }
    expect(moved('lead severe', 'take batavi', 'to ITA4', 'stop')).toEqual(
      ['march heruli', 'lead alexander', 'done'].toSorted(
        (one, two) => Number(two.endsWith('alexander')) - Number(one.endsWith('alexander')),
      ),
    )
    expect(moved('lead severe', 'stay')).not.toContain('lead severe')
    expect(moved('march heruli', 'stay')).not.toContain('march heruli')
  })

  it('SV-6.3-D: the plague ends with Phase E, and not before', () => {
    const infested = (one: number, two: number) =>
      play(endOfSequence, {
        state: turn(one, two, state => {
          state.cup = state.cup.filter(counter => counter !== 'foyer-de-peste-1')
          state.plagues = [{ counter: 'foyer-de-peste-1', zone: 'GAL2', epidemic: false }]
          state.arrivals = [{ piece: 'severe', zone: 'ITA5', from: 'ITA4', crossed: false }]
        }),
        impossible: true,
      }).state
    expect(infested(1, 1)).toMatchObject({ plagues: [{ zone: 'GAL2' }], arrivals: [{ piece: 'severe' }] })
    expect(infested(1, 0)).toMatchObject({ plagues: [], arrivals: [] })
  })

  it('SV-3.7.2-B: by option units pass at once at the end of E.1 and of E.3 (RULING-31)', () => {
    const [, move, , end] = campaignPhases('F')
    const owner = (phase: typeof move, choices: string[]) => {
      const { state } = play(g => phase?.run(g) ?? combatOfSequence(g), {
        state: turn(1, 1, state => secondus(state, 'ITA5', 'batavi')),
        options: { leaderlessUnits: 'atOnce' },
        choices,
        impossible: true,
      })
      return counterOf(positionOf(state), 'batavi').faction
    }
    expect([owner(move, []), owner(end, [])]).toEqual(['primus', 'primus'])
  })
})

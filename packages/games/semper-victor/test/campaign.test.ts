import type { Choice, Decision } from '@aquila/engine'
import { describe, expect, it } from 'vitest'
import { counterOf, setMoved } from '../../imperator/rules/pieces.ts'
import {
  beginCampaign,
  combatOfSequence,
  divinePeace,
  endOfSequence,
  isCampaignOver,
  movementOfSequence,
  severeWinter,
} from '../../imperator/rules/sequences.ts'
import type { SideId } from '../data/index.ts'
import { campaignPhases } from '../rules/campaign.ts'
import { semperData as data } from '../rules/series.ts'
import type { SemperState } from '../rules/state.ts'
import {
  allTo,
  choicesOf,
  d6,
  d10,
  emptyMap,
  give,
  play,
  playUntil,
  positionOf,
  primus,
  secondus,
  where,
} from './support.ts'

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

describe('SV-2.E-3, SV-6-D: stratagems at any time', () => {
  const armed = (side: SideId, counter = 'assassinat-1') =>
    turn(1, 1, state => {
      primus(state, 'ITA5', 'severe', 'batavi', 'heruli')
      secondus(state, 'GAL2', 'licinius', 'cornuti')
      give(state, side, counter)
    })
  const asked = ({ decision }: { decision: Decision | null }) =>
    decision === null ? null : `${decision.role} ${decision.window ?? decision.task}`
  const march = ['lead severe', 'to ITA4', 'stop']

  it('SV-2.E-3: the enemy is asked when the sequence begins and after each march', () => {
    const script = { state: armed('secondus'), impossible: true }
    expect(asked(playUntil(movementOfSequence, script))).toBe('secondus campaign')
    expect(asked(playUntil(movementOfSequence, { ...script, choices: ['pass', ...march] }))).toBe(
      'secondus march',
    )
    const again = ['pass', ...march, 'pass', 'march batavi', 'to ITA4']
    expect(asked(playUntil(movementOfSequence, { ...script, choices: again }))).toBe('secondus march')
  })

  it('SV-2.E-3: nobody is asked who holds nothing, nor for what cannot be played', () => {
    for (const counter of ['', 'initiative-1']) {
      const state = armed('primus')
      state.hands.primus = []
      state.cup.push('assassinat-1')
      if (counter !== '') give(state, 'secondus', counter)
      expect(asked(playUntil(movementOfSequence, { state, impossible: true }))).toBe('primus movement')
      const further = playUntil(movementOfSequence, { state, impossible: true, choices: march })
      expect(asked(further)).toBe('primus movement')
    }
  })

  it('SV-2.E-3: who moves has his own among his moves, before and after each', () => {
    const script = { state: armed('primus'), impossible: true }
    for (const choices of [[], march]) {
      const run = playUntil(movementOfSequence, { ...script, choices })
      expect(asked(run)).toBe('primus movement')
      expect(choicesOf(run.decision)).toContain('assassinat assassinat-1')
    }
    const run = playUntil(movementOfSequence, {
      ...script,
      choices: ['assassinat assassinat-1'],
      dice: [d10('assassination of licinius', 9)],
    })
    expect(where(run.state, 'licinius')).toBe('box-dead')
    expect(choicesOf(run.decision)).toContain('lead severe')
    expect(choicesOf(run.decision)).not.toContain('assassinat assassinat-1')
  })

  it('SV-2.E-3: what the enemy plays between two marches changes the next one', () => {
    const run = playUntil(movementOfSequence, {
      state: armed('secondus'),
      impossible: true,
      choices: ['pass', 'march batavi', 'to ITA4', 'assassinat assassinat-1'],
      dice: [d10('assassination of severe', 8)],
    })
    expect(asked(run)).toBe('primus movement')
    expect(choicesOf(run.decision)).not.toContain('lead severe')
  })

  it('SV-2.E-3: both are asked before the first combat, between combats and after the last', () => {
    const state = turn(1, 1, state => {
      primus(state, 'ITA5', 'batavi')
      secondus(state, 'ITA5', 'heruli')
      primus(state, 'GAL2', 'celtae')
      secondus(state, 'GAL2', 'cornuti')
      primus(state, 'ORI2', 'severe')
      secondus(state, 'HIS1', 'licinius')
      give(state, 'primus', 'assassinat-1')
      give(state, 'secondus', 'assassinat-2')
    })
    const { match } = playUntil(combatOfSequence, {
      state,
      impossible: true,
      dice: [d6('battle', 6), d6('battle', 6)],
    })
    const order: (string | null)[] = []
    const isPass = ({ verb }: Choice) => verb === 'pass'
    for (
      ;
      match.decision !== null;
      match.choose(match.decision.choices.find(isPass) ?? match.decision.choices[0])
    )
      order.push(asked(match))
    const window = ['primus campaign', 'secondus campaign']
    expect(order.filter(each => /campaign|pick-battle/.test(each ?? ''))).toEqual([
      ...window,
      'primus pick-battle',
      ...window,
      ...window,
    ])
  })

  it('SV-2.E-3: who says "not again" is asked when the sequence, or the year, is over', () => {
    const after = (...choices: string[]) =>
      asked(
        playUntil(
          function* (g) {
            for (let sequence = 0; sequence < 2; sequence++) {
              g.state.active = 'primus'
              yield* movementOfSequence(g)
              g.state.turn.sequencesDone.primus++
            }
            g.state.year++
            yield* movementOfSequence(g)
          },
          { state: armed('secondus'), impossible: true, choices },
        ),
      )
    expect(after('rest-sequence')).toBe('primus movement')
    // The windows go each by its own answer.
    expect(after('rest-sequence', ...march)).toBe('secondus march')
    expect(after('rest-sequence', ...march, 'rest-sequence', 'done')).toBe('secondus campaign')
    expect(after('rest-year', ...march, 'rest-year', 'done')).toBe('primus movement')
    const back = ['lead severe', 'to ITA5', 'stop']
    expect(after('rest-year', ...march, 'rest-year', 'done', ...back, 'done')).toBe('secondus campaign')
  })

  it('SV-2.E-3: marches can be taken back as long as the pauses tell nothing new', () => {
    const { match } = playUntil(movementOfSequence, {
      // It cannot be played now, but it is hidden.
      state: armed('secondus', 'initiative-1'),
      impossible: true,
      choices: [...march, 'march batavi', 'to ITA4'],
    })
    for (let left = 5; left > 0; left--) match.undo('primus')
    expect(match.canUndo('primus')).toBe(false)
    expect(asked(match)).toBe('primus movement')
  })

  it('SV-2.E-3: but not over a pause that tells something new', () => {
    // With Galère's death alone an assassin would have nobody left: before the march he has, after it he has not.
    const { match } = playUntil(movementOfSequence, {
      state: turn(1, 1, state => {
        primus(state, 'ITA5', 'severe', 'batavi')
        secondus(state, 'GAL2', 'licinius', 'cornuti')
        state.active = 'primus'
        give(state, 'secondus', 'bagaudes-1')
      }),
      impossible: true,
      choices: ['pass', 'march batavi', 'to ITA4', 'pass'],
    })
    expect(match.canUndo('primus')).toBe(false)
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

  it('SV-2.E-2: who marches has moved, wherever he stops, and so has who sets out and stays', () => {
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

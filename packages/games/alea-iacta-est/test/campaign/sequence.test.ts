import type { Choice, Decision, Rules } from '@aquila/engine'
import { describe, expect, it } from 'vitest'
import { combat } from '../../../imperator/rules/combat/phase.ts'
import {
  beginCampaign,
  campaignPhases,
  combatOfSequence,
  endOfSequence,
  isCampaignOver,
  movementOfSequence,
} from '../../../imperator/rules/sequences.ts'
import { askIfChanged, CampaignWindow } from '../../../imperator/rules/stratagems/campaign.ts'
import { citations } from '../../data/citations.ts'
import type { FactionId } from '../../data/index.ts'
import { type Alea, type AleaState, boxes } from '../../rules/state.ts'
import { setMoved } from '../counters.ts'
import { choicesOf, d6, d10, give, play, playUntil } from '../support.ts'
import { atWar, caesarians, field, placeIn, republicans } from './stage.ts'

/** Who plays, in order, if nobody does anything. */
function orderOf(state: AleaState): FactionId[] {
  const order: FactionId[] = []
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
  return order
}

function turn(
  caesarian: number,
  republican: number,
  change: (state: AleaState) => void = () => {},
): AleaState {
  return field(s => {
    s.sequences = { caesarian, republican }
    s.initiative = 'caesarian'
    change(s)
  })
}

function* follows(g: Alea, change: (g: Alea) => void): Rules {
  change(g)
}

const written = (order: FactionId[]) => order.map(side => side[0]).join('')

describe('the alternation of sequences', () => {
  it('AIE-2.E-a, TV-03: 6 and 5 are played in turn, the initiative first', () => {
    expect(written(orderOf(turn(6, 5)))).toBe('crcrcrcrcrc')
  })

  it('AIE-2.E-a, RULING-09: what one side has left over is played in succession', () => {
    expect(written(orderOf(turn(1, 4)))).toBe('crrrr')
    expect(written(orderOf(turn(0, 2)))).toBe('rr')
  })

  it('AIE-EV-10: the extra sequence comes at the very end', () => {
    const state = turn(2, 2, s => {
      s.turn.extraSequence = 'caesarian'
    })
    expect(written(orderOf(state))).toBe('crcrc')
  })

  it('AIE-EV-10: also after those that one side plays in succession', () => {
    const state = turn(3, 1, s => {
      s.turn.extraSequence = 'republican'
    })
    expect(written(orderOf(state))).toBe('crccr')
  })

  it('AIE-3.4.1-f, RULING-15: at the end of each sequence those whom nobody leads outside the Republic are gone', () => {
    const state = turn(2, 2, s => caesarians(s, 'NOR-0', 'legio-V'))
    expect(placeIn(play(endOfSequence, { state, impossible: true }).state, 'legio-V')).toBe(boxes.reserve)
  })

  it('AIE-2.E-b: with the last sequence it is forgotten who came from where', () => {
    const arrivals = [{ piece: 'legio-V', zone: 'ITA-1', from: 'ITA-6', crossed: false }]
    const after = (caesarian: number) =>
      play(endOfSequence, {
        state: turn(caesarian, 0, s => {
          s.arrivals = arrivals
        }),
        impossible: true,
      }).state.arrivals
    expect([after(2), after(1)]).toEqual([arrivals, []])
  })

  it('AIE-2.E-b: E.1, E.2, E.3, again and again until Phase F', () => {
    const phases = campaignPhases(citations, 'F')
    expect(phases.map(phase => phase.id)).toEqual(['E', 'E.1', 'E.2', 'E.3'])
    const run = play(endOfSequence, { state: turn(2, 1), impossible: true })
    expect(run.state.sequences).toEqual({ caesarian: 1, republican: 1 })
    expect(run.state.turn.sequencesDone.caesarian).toBe(1)
    expect(phases[3]?.next?.(run.position)).toBe('E.1')
    expect(phases[3]?.next?.(play(endOfSequence, { state: turn(1, 0), impossible: true }).position)).toBe('F')
  })
})

describe('AIE-2.E-c, AIE-6-c, RULING-94: stratagems at any time', () => {
  /** K07 bears Assassinat. */
  const armed = (side: FactionId) =>
    turn(1, 1, s => {
      caesarians(s, 'ITA-1', 'curio', 'legio-V', 'legio-VI')
      republicans(s, 'ITA-7', 'cato', 'legio-XV')
      give(s, side, 'K07')
    })
  const isPass = ({ verb }: Choice) => verb === 'pass'
  const asked = ({ decision }: { decision: Decision | null }) =>
    decision === null ? null : `${decision.role} ${decision.window ?? decision.task}`

  it('AIE-2.E-c, AIE-6-c: the enemy is asked when the first sequence begins and after each march', () => {
    const script = { state: armed('republican'), impossible: true }
    expect(asked(playUntil(movementOfSequence, script))).toBe('republican campaign')
    const march = ['pass', 'lead curio', 'to ITA-6', 'stop']
    expect(asked(playUntil(movementOfSequence, { ...script, choices: march }))).toBe('republican march')
    const again = [...march, 'pass', 'march legio-V', 'to ITA-6']
    expect(asked(playUntil(movementOfSequence, { ...script, choices: again }))).toBe('republican march')
  })

  it('RULING-94: nobody who has ended his moves is asked again for the same, in this sequence or when the next begins', () => {
    const sequence = function* (g: Alea) {
      yield* movementOfSequence(g)
      yield* combatOfSequence(g)
      yield* endOfSequence(g)
      yield* movementOfSequence(g)
    }
    const script = { state: armed('caesarian'), impossible: true }
    expect(asked(playUntil(sequence, { ...script, choices: ['done'] }))).toBe('republican movement')
  })

  it('RULING-94: he is asked again when the enemy has played', () => {
    const state = armed('caesarian')
    give(state, 'republican', 'K14')
    const { decision } = playUntil(combatOfSequence, { state, impossible: true })
    expect([decision.role, decision.window]).toEqual(['republican', 'campaign'])
    const [verb = ''] = decision.choices.map(each => `${each.verb} ${each.noun ?? ''}`.trim())
    const then = playUntil(combatOfSequence, {
      state,
      impossible: true,
      choices: [verb],
      dice: [d10('assassination of curio', 9)],
    })
    expect(asked(then)).toBe('caesarian campaign')
  })

  it('RULING-94: and when the end of the sequence has changed what he could play', () => {
    const state = armed('caesarian')
    const afterwards = (change: (g: Alea) => void) =>
      playUntil(
        function* (g) {
          yield* askIfChanged(g, 'caesarian', follows(g, change))
          yield* movementOfSequence(g)
        },
        { state, impossible: true },
      )
    expect(asked(afterwards(() => {}))).toBe('caesarian movement')
    expect(asked(afterwards(g => atWar(g.state, 'germani', 'republican')))).toBe('caesarian campaign')
  })

  it('nobody is asked who holds nothing, nor for what cannot be played', () => {
    for (const hand of [[], ['K04']]) {
      const state = armed('caesarian')
      state.hands.caesarian = []
      for (const counter of hand) give(state, 'republican', counter)
      const run = playUntil(movementOfSequence, { state, impossible: true })
      expect(asked(run)).toBe('caesarian movement')
      const further = playUntil(movementOfSequence, {
        state,
        impossible: true,
        choices: ['lead curio', 'to ITA-6', 'stop'],
      })
      expect(asked(further)).toBe('caesarian movement')
    }
  })

  it('AIE-2.E-c: the player who moves has his own stratagems among his moves, before and after each', () => {
    const script = { state: armed('caesarian'), impossible: true }
    for (const choices of [[], ['lead curio', 'to ITA-6', 'stop']]) {
      const run = playUntil(movementOfSequence, { ...script, choices })
      expect(asked(run)).toBe('caesarian movement')
      expect(choicesOf(run.decision)).toContain('assassinat K07')
    }
    const run = playUntil(movementOfSequence, {
      ...script,
      choices: ['assassinat K07'],
      dice: [d10('assassination of cato', 9)],
    })
    expect(placeIn(run.state, 'cato')).toBe('box-dead')
    // The movement goes on after it.
    expect(choicesOf(run.decision)).toContain('lead curio')
    expect(choicesOf(run.decision)).not.toContain('assassinat K07')
  })

  it('what the enemy plays between two marches changes the next one', () => {
    const run = playUntil(movementOfSequence, {
      state: armed('republican'),
      impossible: true,
      choices: ['pass', 'march legio-V', 'to ITA-6', 'assassinat K07'],
      dice: [d10('assassination of curio', 8)],
    })
    expect(asked(run)).toBe('caesarian movement')
    expect(choicesOf(run.decision)).not.toContain('lead curio')
  })

  it('AIE-2.E-c: both are asked before the first combat, between combats and after the last', () => {
    const state = turn(1, 1, s => {
      for (const zone of ['ITA-1', 'ITA-7']) caesarians(s, zone, zone === 'ITA-1' ? 'legio-V' : 'legio-VI')
      for (const zone of ['ITA-1', 'ITA-7']) republicans(s, zone, zone === 'ITA-1' ? 'legio-XV' : 'legio-XVI')
      caesarians(s, 'GAL-1', 'curio')
      republicans(s, 'GAL-3', 'cato')
      give(s, 'caesarian', 'K07')
      give(s, 'republican', 'K14')
    })
    const { match } = playUntil(combatOfSequence, {
      state,
      impossible: true,
      dice: [d6('battle', 6), d6('battle', 6)],
    })
    const order: (string | null)[] = []
    for (
      ;
      match.decision !== null;
      match.choose(match.decision.choices.find(isPass) ?? match.decision.choices[0])
    )
      order.push(asked(match))
    const window = ['caesarian campaign', 'republican campaign']
    expect(order.filter(each => each?.endsWith('campaign') || each?.endsWith('pick-battle'))).toEqual([
      // The Caesarian has just ended his moves.
      'republican campaign',
      'caesarian pick-battle',
      ...window,
      ...window,
    ])
  })

  it('a player who says "not again" is asked when the sequence, or the year, is over', () => {
    const two = (choices: string[]) =>
      playUntil(
        function* (g) {
          for (let sequence = 0; sequence < 2; sequence++) {
            g.state.active = 'caesarian'
            yield* new CampaignWindow(g, 'campaign', ['republican']).open()
            g.state.turn.sequencesDone.caesarian++
            yield* movementOfSequence(g)
          }
          g.state.year++
          yield* new CampaignWindow(g, 'campaign', ['republican']).open()
        },
        { state: armed('republican'), impossible: true, choices },
      )
    const marching = ['lead curio', 'to ITA-6', 'stop']
    const after = (...choices: string[]) => asked(two(choices))
    expect(after('rest-sequence')).toBe('caesarian movement')
    // What is asked after a march is asked for the same stratagems.
    expect(after('pass', ...marching)).toBe('republican march')
    expect(after('rest-year', ...marching)).toBe('caesarian movement')
    expect(after('rest-year', ...marching, 'done')).toBe('caesarian movement')
    const back = ['lead curio', 'to ITA-1', 'stop']
    expect(after('rest-year', ...marching, 'done', ...back, 'done')).toBe('republican campaign')
  })

  it('marches can be taken back as long as the pauses tell nothing new', () => {
    const { match } = playUntil(movementOfSequence, {
      // K04 cannot be played now, but it is hidden.
      state: turn(1, 1, s => {
        caesarians(s, 'ITA-1', 'curio', 'legio-V', 'legio-VI')
        republicans(s, 'ITA-7', 'cato', 'legio-XV')
        give(s, 'republican', 'K04')
      }),
      impossible: true,
      choices: ['lead curio', 'to ITA-6', 'stop', 'march legio-V', 'to ITA-6'],
    })
    for (let left = 5; left > 0; left--) match.undo('caesarian')
    expect(match.canUndo('caesarian')).toBe(false)
    expect(asked(match)).toBe('caesarian movement')
  })
})

describe('a sequence', () => {
  it('AIE-2.E-b: movement forgets what was moved before', () => {
    const state = turn(1, 1, s => {
      caesarians(s, 'ITA-1', 'curio')
      setMoved(s, 'curio', true)
      s.arrivals = [{ piece: 'curio', zone: 'ITA-1', from: 'ITA-6', crossed: false }]
    })
    const run = playUntil(movementOfSequence, { state, impossible: true })
    expect(run.decision.choices[0]).toEqual({ verb: 'lead', noun: 'curio' })
    expect(run.state.arrivals).toEqual([])
  })

  it('AIE-7.1-b, AIE-8.2-j: leaders alone flee before the combats', () => {
    const state = turn(1, 1, s => {
      caesarians(s, 'ITA-1', 'legio-V')
      republicans(s, 'ITA-1', 'cato')
      republicans(s, 'ITA-7', 'legio-XV')
    })
    const run = play(combat, { state, dice: [d10('solitary', 0)], choices: ['flee ITA-7'], impossible: true })
    expect(placeIn(run.state, 'cato')).toBe('ITA-7')
  })

  it('AIE-6.3-e: the plague ends with Phase E, and its counter rests until next turn', () => {
    const state = turn(1, 0, s => {
      s.plague = { counter: 'K18', zone: 'ITA-1' }
      s.cup = s.cup.filter(counter => counter !== 'K18')
    })
    const run = play(endOfSequence, { state, impossible: true })
    expect(run.state.plague).toBeNull()
    expect(run.state.restingCounters).toContain('K18')
    const before = turn(1, 1, s => {
      s.plague = { counter: 'K18', zone: 'ITA-1' }
    })
    expect(play(endOfSequence, { state: before, impossible: true }).state.plague).not.toBeNull()
  })
})

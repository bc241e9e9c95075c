import { describe, expect, it } from 'vitest'
import type { FactionId } from '../../data/index.ts'
import { combat } from '../../rules/combat/phase.ts'
import {
  beginCampaign,
  campaignPhases,
  combatOfSequence,
  endOfSequence,
  isCampaignOver,
  movementOfSequence,
} from '../../rules/smc.ts'
import type { AleaState } from '../../rules/state.ts'
import { setMoved } from '../counters.ts'
import { d10, give, play, playUntil } from '../support.ts'
import { caesarians, field, placeIn, republicans } from './stage.ts'

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

  it('AIE-2.E-b: E.1, E.2, E.3, again and again until Phase F', () => {
    const phases = campaignPhases('F')
    expect(phases.map(phase => phase.id)).toEqual(['E', 'E.1', 'E.2', 'E.3'])
    const run = play(endOfSequence, { state: turn(2, 1), impossible: true })
    expect(run.state.sequences).toEqual({ caesarian: 1, republican: 1 })
    expect(run.state.turn.sequencesDone.caesarian).toBe(1)
    expect(phases[3]?.next?.(run.position)).toBe('E.1')
    expect(phases[3]?.next?.(play(endOfSequence, { state: turn(1, 0), impossible: true }).position)).toBe('F')
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

  it('AIE-2.E-c: both sides may play stratagems at its start and before its combats', () => {
    const state = turn(1, 1, s => {
      caesarians(s, 'ITA-1', 'curio')
      give(s, 'republican', 'K07')
    })
    for (const part of [movementOfSequence, combatOfSequence]) {
      const { decision } = playUntil(part, { state, impossible: true })
      expect(decision).toMatchObject({ role: 'republican', window: 'campaign' })
    }
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

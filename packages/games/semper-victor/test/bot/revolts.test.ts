import { describe, expect, it } from 'vitest'
import { keenCenturio } from '../../../imperator/bot/character.ts'
import { Evaluation } from '../../../imperator/bot/evaluation.ts'
import { doctrine } from '../../bot/doctrine.ts'
import { botOf } from '../../bot/levels.ts'
import type { SemperState } from '../../rules/state.ts'
import { attemptUsurpation } from '../../rules/usurpation/proclaim.ts'
import { allTo, empire, emptyMap, playUntil, positionOf, primus } from '../support.ts'
import { seatIn } from './seat.ts'

/** What the side fears for an army in Sirmium in its last sequence of a year. */
function fearFor(pieces: readonly string[], change: (state: SemperState) => void = () => {}): number {
  const position = positionOf(
    emptyMap(state => {
      allTo(state, 'primus')
      state.sequences.primus = 1
      primus(state, 'PAN3', ...pieces)
      change(state)
    }),
  )
  const { revolts } = new Evaluation(doctrine, position, 'primus', keenCenturio).terms
  return -revolts.worthOf({ places: new Set(['PAN3']), regions: new Set(['pannoniae']), fought: false })
}

describe('SV-3.6.3-A: an army that a Usurper would take with him', () => {
  const army = ['ioviani', 'herculiani', 'batavi']

  it('is feared for the more, the greater it is and the abler he is', () => {
    const licinius = fearFor(['licinius', ...army])
    expect(licinius).toBeGreaterThan(fearFor(['licinius', 'ioviani']))
    expect(fearFor(['licinius', 'ioviani'])).toBeGreaterThan(0)
  })

  // SV-3.6.2-C
  it('is safe under the head of the side, under a Dux, and without a leader', () => {
    const head = (state: SemperState) => {
      state.emperors.primus = 'constantin'
    }
    expect(fearFor(['constantin', 'licinius', ...army], head)).toBeCloseTo(0)
    expect(fearFor(['dux-sirmium', ...army])).toBeCloseTo(0)
    expect(fearFor(army)).toBeCloseTo(0)
  })

  it('is feared for less while it can still go elsewhere, and not in the last year', () => {
    const now = fearFor(['licinius', ...army])
    const early = fearFor(['licinius', ...army], state => {
      state.sequences.primus = 2
    })
    expect(early).toBeGreaterThan(0)
    expect(early).toBeLessThan(now)
    const late = fearFor(['licinius', ...army], state => {
      state.year = 375
    })
    expect(late).toBeCloseTo(0)
  })
})

describe('SV-3.6.2-B: whom a bot would have for a Usurper', () => {
  const picked = (...army: readonly string[]) => {
    const state = empire(changed => {
      primus(changed, 'ITA5', 'severe', ...army)
      primus(changed, 'AFR4', 'maximin-daia')
    })
    const asked = playUntil(g => attemptUsurpation(g, 'secondus', 'leader'), { state })
    return botOf(keenCenturio, 1).choose(seatIn(asked))
  }

  // Their capacities are 3 and 4.
  it('is the ablest, but for one who would bring a great army along', () => {
    expect(picked()).toEqual({ verb: 'support', noun: 'maximin-daia' })
    expect(picked('batavi', 'heruli', 'celtae', 'petulantes')).toEqual({ verb: 'support', noun: 'severe' })
  })
})

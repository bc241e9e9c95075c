import { fastDice } from '@aquila/engine'
import { describe, expect, it } from 'vitest'
import { Evaluation } from '../../../imperator/bot/evaluation.ts'
import { Field } from '../../../imperator/bot/field.ts'
import { planSequence } from '../../../imperator/bot/plan.ts'
import { refugeScore } from '../../../imperator/bot/refuge.ts'
import { Situation } from '../../../imperator/bot/situation.ts'
import { movement } from '../../../imperator/rules/movement/phase.ts'
import { centurio, miles } from '../../bot/character.ts'
import { doctrine } from '../../bot/doctrine.ts'
import { withWeights } from '../../bot/weights.ts'
import type { AleaState } from '../../rules/state.ts'
import { emptyMap, place, playUntil, positionOf, scenario } from '../support.ts'
import { mindOf, seatAt } from './seat.ts'

/** What counters in a place are worth to the Caesarian where they stand. */
function worthIn(where: string, state: AleaState, weights = {}): number {
  return new Evaluation(doctrine, positionOf(state), 'caesarian', withWeights(centurio, weights)).place(where)
}

describe('an army next to a stronger one', () => {
  /** Two legions in Narbo, five in Massalia. */
  const state = (year: number, republican: number) =>
    emptyMap('2', bare => {
      bare.year = year
      bare.sequences = { caesarian: 1, republican }
      place(bare, 'GAL-9', 'caesarian', ['curio', 'legio-V', 'legio-VI'])
      place(bare, 'GAL-8', 'republican', [
        'pompeius',
        'legio-I',
        'legio-II',
        'legio-III',
        'legio-IV',
        'legio-XV',
      ])
    })
  const fearOfNextYear = (bare: AleaState) =>
    worthIn('GAL-9', bare, { nextYear: 0 }) - worthIn('GAL-9', bare, { nextYear: 1 })

  it('is in danger next year too, if the enemy has no sequence left in this one', () => {
    expect(fearOfNextYear(state(-49, 0))).toBeGreaterThan(1)
    expect(fearOfNextYear(state(-49, 1))).toBeCloseTo(0)
  })

  it('has no next year to fear in the last one', () => {
    expect(fearOfNextYear(state(-44, 0))).toBeCloseTo(0)
  })
})

describe('AIE-8.4.1-a: a dead end', () => {
  /** A legion in a city of Africa, Republicans in the zone through which it would have to leave. */
  const state = (where: string) =>
    emptyMap('2', bare => {
      bare.sequences = { caesarian: 2, republican: 2 }
      place(bare, where, 'caesarian', ['curio', 'legio-V'])
      place(bare, 'AFR-2', 'republican', ['pompeius', 'legio-I', 'legio-II', 'legio-III', 'legio-IV'])
    })
  const fear = (where: string) =>
    worthIn(where, state(where), { deadEnd: 0 }) - worthIn(where, state(where), { deadEnd: 1 })

  it('is feared even by a small force, and an open country is not', () => {
    expect(fear('AFR-3')).toBeGreaterThan(1)
    expect(fear('GAL-7')).toBeCloseTo(0)
  })
})

describe('AIE-9.2-b, AIE-9.1-b: a battle in the last sequence of a year', () => {
  /** Curio beats a legion, in a zone and with or without ships. */
  const worth = (sequences: number, where: string, ships: string[] = []) =>
    worthIn(
      where,
      emptyMap('3', bare => {
        bare.sequences = { caesarian: sequences, republican: 0 }
        place(bare, where, 'caesarian', ['curio', 'legio-V', 'legio-VI', 'legio-VII', 'legio-VIII', ...ships])
        place(bare, where, 'republican', ['legio-I'])
      }),
      { winter: 0, nextYear: 0 },
    )
  const taken = (where: string, ships?: string[]) => worth(2, where, ships) - worth(1, where, ships)

  it('costs what the winter takes of the victors', () => {
    expect(taken('NOR-0')).toBeGreaterThan(15)
    expect(taken('ITA-5')).toBeCloseTo(0)
    expect(taken('ITA-5', ['naves-8-2-1'])).toBeGreaterThan(5)
    expect(taken('ITA-4', ['naves-8-2-1'])).toBeCloseTo(0)
  })
})

describe('AIE-9.2-b: a refuge outside the Republic', () => {
  it('is worse than one within it by what the winter would take', () => {
    const score = (weights: object, zone: string) => {
      const { position, decision } = playUntil(movement, {
        state: scenario('2', state => {
          state.active = 'caesarian'
          state.sequences = { caesarian: 2, republican: 2 }
        }),
      })
      const mind = mindOf(withWeights(centurio, { ...weights }))
      const seat = seatAt(position, decision)
      return refugeScore({
        position,
        side: 'caesarian',
        enemy: 'republican',
        seat,
        decision,
        doctrine,
        mind,
      })(zone)
    }
    expect(score({ shelter: 0 }, 'NOR-0') - score({ shelter: 8 }, 'NOR-0')).toBeCloseTo(8)
    expect(score({ shelter: 0 }, 'ITA-5') - score({ shelter: 8 }, 'ITA-5')).toBeCloseTo(0)
  })
})

describe('a bot that is about to lose', () => {
  /** Scenario 4 is the Republican's as long as he has Africa or Hispania. */
  const situation = (year: number, character = centurio) => {
    const state = scenario('4', bare => {
      bare.year = year
      bare.regions.africa = 'republican'
    })
    return new Situation(new Field(doctrine, positionOf(state), 'caesarian', character.foresees), character)
  }

  it('dares more in the last year, and minds danger less', () => {
    expect(situation(-45).isDesperate).toBe(true)
    expect(situation(-45).judgement.danger).toBeLessThan(centurio.judgement.danger)
    expect(situation(-45).judgement.ownLosses).toBeLessThan(centurio.judgement.ownLosses)
  })

  it('does not before that; nor does Miles, who never thinks of it', () => {
    expect(situation(-46).isDesperate).toBe(false)
    expect(situation(-46).judgement).toBe(centurio.judgement)
    expect(situation(-45, miles).isDesperate).toBe(false)
  })
})

describe('what counters are worth beside what they hold', () => {
  const worth = (year: number, left: number, character = centurio) => {
    const state = scenario('2', bare => {
      bare.year = year
      bare.sequences = { caesarian: left, republican: 1 }
    })
    const field = new Field(doctrine, positionOf(state), 'caesarian', character.foresees)
    return new Situation(field, character).worthOfCounters
  }

  it('fades in the last sequences of the last year', () => {
    expect([5, 3, 2, 1].map(left => worth(-44, left))).toEqual([
      1,
      expect.closeTo(0.575),
      expect.closeTo(0.3625),
      centurio.judgement.afterwards,
    ])
    expect(worth(-45, 1)).toBe(1)
    expect(worth(-44, 2, miles)).toBe(1)
  })
})

describe('a sequence in which nothing is worth much', () => {
  it('is not passed if anything is worth something', () => {
    const position = positionOf(
      scenario('2', state => {
        state.sequences = { caesarian: 3, republican: 3 }
      }),
    )
    const orders = (leastGainOfAll: number) => {
      const idler = { ...centurio, leastGain: Number.POSITIVE_INFINITY, leastGainOfAll }
      return planSequence(doctrine, position, 'caesarian', idler, fastDice(1)).orders
    }
    expect(orders(centurio.leastGainOfAll)).not.toHaveLength(0)
    expect(orders(Number.POSITIVE_INFINITY)).toHaveLength(0)
  })
})

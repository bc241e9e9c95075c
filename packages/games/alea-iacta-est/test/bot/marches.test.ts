import { fastDice } from '@aquila/engine'
import { describe, expect, it } from 'vitest'
import { marchesOf } from '../../../imperator/bot/marches.ts'
import { movementAnswers } from '../../../imperator/bot/movement.ts'
import { endOf, type Order } from '../../../imperator/bot/orders.ts'
import { planSequence } from '../../../imperator/bot/plan.ts'
import { movement } from '../../../imperator/rules/movement/phase.ts'
import { centurio } from '../../bot/character.ts'
import { doctrine } from '../../bot/doctrine.ts'
import { withWeights } from '../../bot/weights.ts'
import type { AleaState } from '../../rules/state.ts'
import { asAlea, emptyMap, place, playUntil, positionOf } from '../support.ts'
import { mindOf, seatAt } from './seat.ts'

describe('AIE-3.4.1-f: an army outside the Republic', () => {
  const army = ['legio-V', 'legio-VI', 'legio-VII']
  const marches = (...leaders: string[]) => {
    const state = emptyMap('2', bare => place(bare, 'NOR-0', 'caesarian', [...leaders, ...army]))
    return [...marchesOf(doctrine, positionOf(state), 'caesarian', 'caesar', true)].filter(
      ({ along }) => along.length > 0,
    )
  }

  it('marches as a whole under its only leader, who may leave nobody behind', () => {
    expect(marches('caesar').map(endOf)).toContain('ITA-5')
    for (const { along } of marches('caesar')) expect(along.toSorted()).toEqual(army)
  })

  it('marches in parts if another leader stays', () => {
    expect(marches('caesar', 'curio').some(({ along }) => along.length === 1)).toBe(true)
  })
})

describe('AIE-3.4.1-c: a unit that is to be left on the way', () => {
  it('is left, and none of those that are like it', () => {
    const state = emptyMap('2', bare => {
      bare.active = 'caesarian'
      bare.sequences = { caesarian: 2, republican: 2 }
      place(bare, 'ITA-2', 'caesarian', ['curio', 'auxilia-1', 'auxilia-2', 'auxilia-3'])
    })
    const current: Order = {
      verb: 'lead',
      piece: 'curio',
      along: ['auxilia-1', 'auxilia-2', 'auxilia-3'],
      from: 'ITA-2',
      path: ['ITA-3', 'ITA-5'],
      drops: { 'ITA-3': 'auxilia-3' },
    }
    const mind = mindOf(centurio, current)
    const choices = ['lead curio', 'take auxilia-1', 'take auxilia-2', 'take auxilia-3', 'to ITA-3']
    const answer = () => {
      const run = playUntil(movement, { state: structuredClone(state), choices })
      const { position } = run
      const decision = asAlea(run.decision)
      if (decision.task !== 'march') throw new Error(`${decision.task} is asked`)
      const seat = seatAt(position, decision)
      const thought = { position, side: 'caesarian', enemy: 'republican', seat, decision, doctrine, mind }
      const choice = movementAnswers.march?.(thought)?.choice
      choices.push(`${choice?.verb} ${choice?.noun}`)
      return choices.at(-1)
    }
    expect(answer()).toMatch(/^drop auxilia-/)
    expect(answer()).toBe('to ITA-5')
  })
})

describe('several columns against one zone', () => {
  /** Afranius with four legions and Pompeius with two, who could command more, both next to Curio. */
  const state = (): AleaState =>
    emptyMap('3', bare => {
      bare.active = 'republican'
      bare.sequences = { caesarian: 2, republican: 2 }
      place(bare, 'GAL-8', 'caesarian', ['curio', 'legio-V', 'legio-VI'])
      place(bare, 'GAL-9', 'republican', ['afranius', 'legio-I', 'legio-II', 'legio-III', 'legio-IV'])
      place(bare, 'GAL-7', 'republican', ['pompeius', 'legio-XV', 'legio-XVI'])
    })

  it('set out with the strongest first, so that nobody weak waits for the others', () => {
    const fighter = withWeights(centurio, {
      aims: 0,
      goal: 0,
      pull: 0,
      danger: 0,
      answer: 0,
      enemyLosses: 5,
      exposure: 0,
    })
    const { orders } = planSequence(doctrine, positionOf(state()), 'republican', fighter, fastDice(1))
    const attack = orders.filter(order => endOf(order) === 'GAL-8').map(({ piece }) => piece)
    expect(attack).toEqual(['afranius', 'pompeius'])
  })
})

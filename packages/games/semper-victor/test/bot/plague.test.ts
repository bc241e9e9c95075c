import { describe, expect, it } from 'vitest'
import { asItCanBe } from '../../../imperator/bot/arrivals.ts'
import type { Order } from '../../../imperator/bot/orders.ts'
import { doctrine } from '../../bot/doctrine.ts'
import type { SemperState } from '../../rules/state.ts'
import { allTo, emptyMap, infest, positionOf, primus, reduced } from '../support.ts'

/** Galère in Pontica 2 with two regiments, one of them reduced; whoever comes to Nicomedia catches the plague. */
function besideThePlague(change: (state: SemperState) => void = () => {}) {
  return positionOf(
    emptyMap(state => {
      allTo(state, 'primus')
      primus(state, 'PON2', 'galere', 'lanciarii', 'tungrecani')
      reduced(state, 'lanciarii')
      infest(state, 'PON1')
      change(state)
    }),
  )
}

function order(verb: 'lead' | 'march', piece: string, along: readonly string[] = []): Order {
  return { verb, piece, along, from: 'PON2', path: ['PON1'], drops: {} }
}

describe('SV-6.3-D: an order into the focus of a plague', () => {
  const now = (given: Order, position = besideThePlague()) => asItCanBe(doctrine, position, 'primus', given)

  it('is not for a unit that is reduced already and would be lost', () => {
    expect(now(order('march', 'lanciarii'))).toBeNull()
    expect(now(order('march', 'tungrecani'))).not.toBeNull()
  })

  it('leaves such units behind where a leader takes others along', () => {
    expect(now(order('lead', 'galere', ['lanciarii', 'tungrecani']))?.along).toEqual(['tungrecani'])
    expect(now(order('lead', 'galere', ['lanciarii']))).toBeNull()
  })

  it('takes everybody where nobody is ill', () => {
    const healthy = besideThePlague(state => {
      state.plagues = []
    })
    expect(now(order('lead', 'galere', ['lanciarii', 'tungrecani']), healthy)?.along).toHaveLength(2)
  })
})

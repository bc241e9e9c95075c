import { describe, expect, it } from 'vitest'
import { Draft } from '../../../imperator/bot/draft.ts'
import type { Order } from '../../../imperator/bot/orders.ts'
import { attackedIn, exposedIn } from '../../../imperator/bot/risks.ts'
import { doctrine } from '../../bot/doctrine.ts'
import { emptyMap, place, positionOf } from '../support.ts'

/** Republicans in Massalia, five points each; Curio marches with some legions, five points each, too. */
const republicans = ['legio-I', 'legio-II', 'legio-III']

function draft(): Draft {
  const state = emptyMap('3', bare => {
    bare.active = 'caesarian'
    bare.sequences = { caesarian: 2, republican: 2 }
    place(bare, 'GAL-5', 'caesarian', ['curio', 'legio-V', 'legio-VI', 'legio-VII', 'legio-VIII'])
    place(bare, 'GAL-8', 'republican', ['pompeius', ...republicans])
  })
  return new Draft(doctrine, positionOf(state), 'caesarian', true)
}

function march(along: readonly string[], to: string): Order {
  return { verb: 'lead', piece: 'curio', along, from: 'GAL-5', path: [to], drops: {} }
}

const plan = (...orders: Order[]) => ({ sequence: '', orders })

describe('what a plan risks', () => {
  const three = ['legio-V', 'legio-VI', 'legio-VII']

  it('is to stand where the enemy could come with more', () => {
    const with2 = plan(march(three.slice(0, 2), 'GAL-9'))
    expect(exposedIn(draft(), with2)).toEqual(['GAL-9'])
    expect(exposedIn(draft(), plan(march(three, 'GAL-9')))).toEqual([])
  })

  it('is not so where he cannot come', () => {
    expect(exposedIn(draft(), plan(march(three.slice(0, 1), 'HIS-5')))).toEqual([])
  })

  it('is to attack, which is another risk', () => {
    const attack = plan(march(three.slice(0, 2), 'GAL-8'))
    expect(attackedIn(draft(), attack)).toEqual(new Set(['GAL-8']))
    expect(exposedIn(draft(), attack)).toEqual([])
  })
})

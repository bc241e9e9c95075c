import { describe, expect, it } from 'vitest'
import { assaultsIn, departuresIn } from '../../../imperator/bot/columns.ts'
import { Draft } from '../../../imperator/bot/draft.ts'
import { endOf, type Order } from '../../../imperator/bot/orders.ts'
import { type Scheme, Sight, type Stage } from '../../../imperator/bot/stages.ts'
import { doctrine } from '../../bot/doctrine.ts'
import { emptyMap, place, positionOf } from '../support.ts'

/** Several armies in Narbo, and Republicans in Massalia beside it. */
function departures(...counters: string[]): (readonly Order[])[] {
  const state = emptyMap('3', bare => {
    bare.active = 'caesarian'
    bare.sequences = { caesarian: 2, republican: 2 }
    place(bare, 'GAL-9', 'caesarian', counters)
    place(bare, 'GAL-8', 'republican', ['pompeius', 'legio-I', 'legio-II', 'legio-III', 'legio-IV'])
  })
  return [...departuresIn(new Draft(doctrine, positionOf(state), 'caesarian', true))]
}

describe('a stack of several armies', () => {
  const legions = ['legio-V', 'legio-VI', 'legio-VII', 'legio-VIII', 'legio-IX', 'legio-X', 'legio-XI']

  it('can leave as a whole, every army to the same zone', () => {
    const found = departures('curio', 'd-brutus', ...legions)
    expect(found.length).toBeGreaterThan(0)
    for (const orders of found) {
      expect(orders.map(({ piece }) => piece).toSorted()).toEqual(['curio', 'd-brutus'])
      expect(new Set(orders.map(endOf)).size).toBe(1)
      expect(new Set(orders.flatMap(({ along }) => along)).size).toBe(legions.length)
    }
  })

  it('does not go among enemies that way', () => {
    const zones = departures('curio', 'd-brutus', ...legions).map(([order]) => order && endOf(order))
    expect(zones).toContain('GAL-7')
    expect(zones).not.toContain('GAL-8')
  })

  it('needs two leaders, and units for both', () => {
    expect(departures('curio', ...legions)).toEqual([])
    expect(departures('curio', 'd-brutus', 'legio-V')).toEqual([])
  })
})

describe('AIE-4.2.4-b: an assault of several columns', () => {
  /** Antonius and the Parthians around a zone of Asia, with the Parthians under allegiance to him or only at war beside him. */
  const leadersOfAssaults = (status: 'war' | 'allegiance') => {
    const state = emptyMap('6', bare => {
      bare.active = 'caesarian'
      bare.sequences = { caesarian: 2, republican: 2 }
      bare.peoples.parthi = { status, faction: 'caesarian', barredUntil: null, sentHomeBy: null }
      place(bare, 'ASI-3', 'caesarian', ['m-antonius', 'legio-V', 'legio-VI', 'legio-VII'])
      place(bare, 'CAP-1', null, ['pacorus-surena', 'parthi-cataphracti-1', 'parthi-sagittarii-1'])
      place(bare, 'ASI-5', 'republican', ['cassius', 'legio-I'])
    })
    const draft = new Draft(doctrine, positionOf(state), 'caesarian', true)
    return [...assaultsIn(draft)].map(orders => orders.map(({ piece }) => piece).toSorted())
  }

  it('is made by counters that may share a zone', () => {
    expect(leadersOfAssaults('allegiance')).toContainEqual(['m-antonius', 'pacorus-surena'])
    expect(leadersOfAssaults('war').flat()).not.toContain('m-antonius')
  })
})

describe('what a plan looks at', () => {
  const scheme = (gain: number): Scheme => ({
    orders: [],
    ground: { touched: { places: new Set(), regions: new Set(), fought: false }, before: null },
    gain,
  })
  const departure = scheme(9)
  const best = (gains: number[]) => {
    const stage: Stage = {
      schemes: new Map([['GAL-9', gains.map(scheme)]]),
      assaults: [],
      departures: [departure],
      weighed: 0,
      next: new Map(),
    }
    return new Sight({}).best(stage, 0.5)
  }

  it('is a departure only if nothing else is worth it', () => {
    expect(best([0.6])?.gain).toBe(0.6)
    expect(best([0.5])).toBe(departure)
  })
})

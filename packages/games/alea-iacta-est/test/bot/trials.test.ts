import { fastDice, Match } from '@aquila/engine'
import { describe, expect, it } from 'vitest'
import { Draft } from '../../../imperator/bot/draft.ts'
import { Evaluation } from '../../../imperator/bot/evaluation.ts'
import { Forecast } from '../../../imperator/bot/forecast.ts'
import { endOf, type Order } from '../../../imperator/bot/orders.ts'
import { Planner } from '../../../imperator/bot/plan.ts'
import { quick } from '../../../imperator/bot/tempers.ts'
import { centurio } from '../../bot/character.ts'
import { doctrine } from '../../bot/doctrine.ts'
import { alea } from '../../index.ts'

/** The beginning of a scenario with both sides on the map. */
function newDraft(): Draft {
  const { position } = Match.start(alea, { scenario: '2', dice: fastDice(4) })
  return new Draft(doctrine, position, 'caesarian', true)
}

/** Some of all that could be done. */
function someOrders(draft: Draft): Order[] {
  return [...draft.opening(false).values()].flat().filter((_, number) => number % 7 === 0)
}

describe('orders that are tried', () => {
  it('leave the very same stacks, counters and arrivals when they are taken back', () => {
    const draft = newDraft()
    const { stacks, counters, arrivals } = draft.position.state
    const before = [...stacks, ...counters, ...arrivals]
    const orders = someOrders(draft)
    expect(orders.length).toBeGreaterThan(20)
    for (const order of orders) {
      const trial = draft.trials.carryOut(order)
      expect(stacks.some((stack, number) => stack !== before[number])).toBe(true)
      draft.trials.takeBack([trial])
      const after = [...stacks, ...counters, ...arrivals]
      expect(after.every((each, number) => each === before[number])).toBe(true)
    }
  })

  it('bring what they bring afresh, whatever was tried before', () => {
    const draft = newDraft()
    const { position, side, trials } = draft
    const evaluation = new Evaluation(doctrine, position, side, centurio, draft.field)
    const [first, ...others] = someOrders(draft)
    if (first === undefined) throw new Error('nothing to do')
    const worth = (by: Evaluation, orders: readonly Order[]): number => {
      const done = orders.map(order => trials.carryOut(order))
      const last = orders.at(-1) ?? first
      const found = by.worthOf(by.touched(new Set([last.from, endOf(last)])))
      trials.takeBack(done)
      return found
    }
    // Each twice, so that it is remembered; then with counters of another stack gone as well.
    for (const other of others) {
      const fresh = () => new Evaluation(doctrine, position, side, centurio)
      for (const orders of [[other], [other], other.from === first.from ? [first] : [first, other]])
        expect(worth(evaluation, orders)).toBe(worth(fresh(), orders))
    }
  })
})

describe('a draft', () => {
  it('serves one planner after another: each plans as if it were the first', () => {
    const dice = fastDice(1)
    const shared = newDraft()
    const bold = { ...centurio, leastChance: 0.3 }
    const plans = [centurio, bold, centurio].map(character => new Planner(shared, character, dice).plan())
    expect(plans[1]).toEqual(new Planner(newDraft(), bold, dice).plan())
    expect(plans[2]).toEqual(plans[0])
    const [order] = plans[0]?.orders ?? []
    expect(order).toBeDefined()
  })
})

describe('a planner', () => {
  const planner = () => new Planner(newDraft(), centurio, fastDice(1))

  it('makes one plan after another, each as if it were the first', () => {
    const several = planner()
    const first = several.plan()
    const [order] = first.orders
    if (order === undefined) throw new Error('nothing to do')
    const avoids = new Set([endOf(order)])
    const bent = [{ avoids }, { error: { share: 0.5, dice: fastDice(8) } }, { avoids }, {}]
    const plans = bent.map(each => several.plan(each))
    expect(plans[0]).toEqual(planner().plan({ avoids }))
    expect(plans[0]?.orders.map(endOf)).not.toContain(endOf(order))
    expect(plans[1]).toEqual(planner().plan({ error: { share: 0.5, dice: fastDice(8) } }))
    expect(plans[1]).not.toEqual(first)
    expect(plans[2]).toEqual(plans[0])
    expect(plans[3]).toEqual(first)
  })

  it('in a hurry begins with what nobody has found hopeless yet', () => {
    const draft = newDraft()
    const hurried = { ...centurio, hurries: true }
    const first = new Planner(draft, hurried, fastDice(1)).plan()
    expect(first).toEqual(planner().plan())
    const { hopeless } = draft
    if (hopeless === null) throw new Error('nobody hurried')
    expect(hopeless.size).toBeGreaterThan([...draft.opening(false).values()].flat().length / 3)
    expect(new Planner(draft, hurried, fastDice(1)).plan()).toEqual(first)
    const [order] = first.orders
    if (order === undefined) throw new Error('nothing to do')
    draft.hopeless = new Set([...draft.opening(false).values()].flat())
    expect(new Planner(draft, hurried, fastDice(1)).plan().orders).not.toContainEqual(order)
    // A bot that has time weighs everything, whatever others have given up.
    expect(new Planner(draft, centurio, fastDice(1)).plan()).toEqual(first)
  })
})

describe('a forecast', () => {
  it('takes for hopeless what was, but for orders from and to regions where somebody else stands now', () => {
    const first = newDraft()
    new Planner(first, quick(centurio), fastDice(1)).plan()
    const forecast = new Forecast(first)
    const all = forecast.hopelessIn(first, true)
    expect(all).toEqual(first.hopeless)
    const [order] = all
    if (order === undefined) throw new Error('all is hope')
    // Of the same orders on another draft, all are as hopeless until counters leave a region.
    const other = new Draft(doctrine, first.position, first.side, true)
    expect(forecast.hopelessIn(other, true).size).toBe(all.size)
    const [moved] = [...other.opening(true).values()].flat().filter(({ from }) => from === order.from)
    if (moved === undefined) throw new Error('nobody can move')
    other.trials.carryOut(moved)
    const left = forecast.hopelessIn(other, true)
    expect(left.size).toBeLessThan(all.size)
    const { zones } = other.position.data
    const regions = new Set([moved.from, endOf(moved)].map(place => zones[place]?.region ?? place))
    for (const { from } of left) expect(regions).not.toContain(zones[from]?.region ?? from)
  })
})

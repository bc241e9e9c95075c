import { describe, expect, it } from 'vitest'
import { joined, type Order, swapped, withoutOne } from '../../bot/orders.ts'

function march(piece: string, to: string, along: readonly string[] = []): Order {
  return { verb: 'lead', piece, along, from: 'here', path: [to], drops: {} }
}

describe('plans made of plans', () => {
  const first = march('caesar', 'north', ['legio-I', 'legio-II'])
  const alone = march('antonius', 'south')

  it('are joined: all of the first, and of the second what leaves its counters alone', () => {
    const taken = march('antonius', 'east', ['legio-II'])
    expect(joined([first], [march('caesar', 'west'), alone])).toEqual([first, alone])
    expect(joined([first], [taken])).toEqual([first])
    expect(joined([taken], [first, alone])).toEqual([taken])
  })

  it('do not put to sea twice with one fleet', () => {
    const sailing = { ...march('curio', 'sicilia'), fleet: 'classis' }
    const second = { ...march('labienus', 'africa'), fleet: 'classis' }
    expect(joined([sailing], [second, first])).toEqual([sailing, first])
  })

  it('lose one order at a time', () => {
    expect(withoutOne([first, alone])).toEqual([[alone], [first]])
    expect(withoutOne([])).toEqual([])
  })
})

describe('an order that another of the same kind carries out', () => {
  it('is told of the one who goes, and of those who follow him', () => {
    const values = { leader: 'levy-2', zone: 'north', others: ['levy-1', 'curio'], n: 4 }
    const order: Order = { ...march('levy-2', 'north'), reason: { key: 'bot.attack', values } }
    expect(swapped(order, 'levy-2', 'levy-1')).toEqual({
      ...order,
      piece: 'levy-1',
      reason: { key: 'bot.attack', values: { ...values, leader: 'levy-1', others: ['levy-2', 'curio'] } },
    })
    expect(swapped(order, 'levy-2', 'levy-2')).toBe(order)
  })
})

import { describe, expect, it } from 'vitest'
import { joined, type Order, withoutOne } from '../../bot/orders.ts'

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

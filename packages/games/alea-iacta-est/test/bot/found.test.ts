import { wordsOf } from '@aquila/engine'
import { describe, expect, it } from 'vitest'
import { texts as ofSeries } from '../../../imperator/bot/en.generated.ts'
import { endOf, type Order } from '../../../imperator/bot/orders.ts'
import { texts as ownTexts } from '../../bot/en.generated.ts'
import { explained } from '../../bot/found.ts'
import { aleaData } from '../../rules/series.ts'
import { messages, texts } from '../english.ts'

// What bots say comes with the bots.
messages.add([ofSeries, ownTexts])

const words = wordsOf(texts, aleaData)

function march(piece: string, to: string, along: readonly string[] = ['legio-VIII']): Order {
  const reason = { key: 'bot.march', values: { leader: piece, zone: to, legions: along.length } }
  return { verb: 'lead', piece, along, from: 'ITA-4', path: [to], drops: {}, reason }
}

/** What is said of the orders of a plan that was found 5 in a hundred better; whoever goes to Graecia attacks. */
function said(orders: readonly Order[], trusted: readonly Order[]): (string | undefined)[] {
  const plan = (each: readonly Order[]) => ({ sequence: 'the first', orders: each })
  const found = explained(
    plan(orders),
    plan(trusted),
    0.049,
    ({ orders: given }) => new Set(given.map(endOf).filter(zone => zone.startsWith('GRA'))),
  )
  return found.orders.map(({ reason }) =>
    reason === undefined ? undefined : words.reason(reason).split(/ (?=Looked ahead)/)[1],
  )
}

describe('what the general has found by looking ahead', () => {
  const antonius = march('m-antonius', 'ITA-3')
  const curio = march('curio', 'SIC-1', ['legio-XII'])

  it('is told of orders that the first plan does not have', () => {
    expect(said([antonius, curio], [antonius])).toEqual([
      undefined,
      'Looked ahead, the chances are 5 in a hundred better than with the first plan, which had no orders for Curio.',
    ])
  })

  it('is told of a leader who was to go elsewhere, or with others', () => {
    const [elsewhere] = said([curio], [march('curio', 'SIC-2')])
    expect(elsewhere).toBe(
      'Looked ahead, the chances are 5 in a hundred better than with the first plan, which sent Curio to Sardinia (Sicilia 2).',
    )
    const [others] = said([curio], [march('curio', 'SIC-1', ['legio-XII', 'legio-XIII'])])
    expect(others).toMatch(/which sent another force to .*Sicilia 1.*[.]$/)
  })

  it('is an attack that is left undone, even if all other orders are the same', () => {
    expect(said([antonius, curio], [antonius, curio, march('caesar', 'GRA-1')])).toEqual([
      'Looked ahead, the chances are 5 in a hundred better than with the first plan, which attacked Illyricum (Graecia 1).',
      undefined,
    ])
  })
})

import { describe, expect, it } from 'vitest'
import {
  asItCanBe,
  asOffered,
  battleAhead,
  chanceIn,
  isStillRight,
  joiningLater,
} from '../../../imperator/bot/arrivals.ts'
import { whySlipAway } from '../../../imperator/bot/battle.ts'
import { movementAnswers } from '../../../imperator/bot/movement.ts'
import type { Order } from '../../../imperator/bot/orders.ts'
import { doctrine } from '../../bot/doctrine.ts'
import { landfalls } from '../../bot/voyages.ts'
import type { AleaPosition } from '../../rules/state.ts'
import { emptyMap, place, positionOf } from '../support.ts'

/** Curio and Decimus Brutus in Narbo, Republicans in Massalia beside it: so many legions each. */
function narbo(curios: number, brutus: number, enemies: number): AleaPosition {
  return positionOf(
    emptyMap('3', bare => {
      bare.active = 'caesarian'
      bare.sequences = { caesarian: 2, republican: 2 }
      place(bare, 'GAL-9', 'caesarian', ['curio', 'd-brutus', ...legions(0, curios + brutus)])
      place(bare, 'GAL-8', 'republican', ['pompeius', ...legions(12, enemies)])
    }),
  )
}

const numerals = 'I II III IV V VI VII VIII IX X XI XII XIII XIV XV XVI XVII XVIII XIX XX'.split(' ')

function legions(from: number, count: number): string[] {
  return numerals.slice(from, from + count).map(numeral => `legio-${numeral}`)
}

function march(piece: string, along: readonly string[], chance: number): Order {
  const reason = { key: 'bot.attack', values: { n: Math.round(chance * 6), of: 6 } }
  return { verb: 'lead', piece, along, from: 'GAL-9', path: ['GAL-8'], drops: {}, reason }
}

describe('an order whose turn has come', () => {
  const position = narbo(4, 2, 3)
  const first = march('curio', legions(0, 4), 1)
  const second = march('d-brutus', legions(4, 2), 1)

  it('is weighed with all who are still to come to the same battle', () => {
    const alone = battleAhead(position, 'caesarian', [first])
    const together = battleAhead(position, 'caesarian', [first, second])
    expect(alone?.attacker.units).toEqual(legions(0, 4))
    expect(together?.attacker.units).toEqual(legions(0, 6))
    expect(together?.attacker.leaders).toEqual(['curio', 'd-brutus'])
    expect(joiningLater(doctrine, position, 'caesarian', first, [second])).toEqual([second])
  })

  it('AIE-4.2.4-b: is joined by nobody of another camp: whoever comes second finds the zone closed', () => {
    const mixed = positionOf(
      emptyMap('3', bare => {
        bare.active = 'caesarian'
        bare.peoples.germani = { status: 'war', faction: 'caesarian', barredUntil: null, sentHomeBy: null }
        place(bare, 'GAL-9', 'caesarian', ['curio', ...legions(0, 4)])
        place(bare, 'GAL-7', null, ['germani-1'])
        place(bare, 'GAL-8', 'republican', ['pompeius', ...legions(12, 3)])
      }),
    )
    const alone: Order = {
      verb: 'march',
      piece: 'germani-1',
      along: [],
      from: 'GAL-7',
      path: ['GAL-8'],
      drops: {},
    }
    expect(asItCanBe(doctrine, mixed, 'caesarian', alone)).toEqual(alone)
    expect(joiningLater(doctrine, mixed, 'caesarian', first, [alone])).toEqual([])
  })

  it('AIE-1.3.1-a: names of units that are alike the first that is left, as they will be offered', () => {
    const three = positionOf(
      emptyMap('3', bare => {
        bare.active = 'caesarian'
        bare.peoples.germani = { status: 'war', faction: 'caesarian', barredUntil: null, sentHomeBy: null }
        place(bare, 'GAL-7', null, ['germani-1', 'germani-2', 'germani-3'])
      }),
    )
    const alone = (piece: string, to: string): Order => ({
      verb: 'march',
      piece,
      along: [],
      from: 'GAL-7',
      path: [to],
      drops: {},
    })
    const orders = [alone('germani-1', 'GAL-8'), alone('germani-3', 'GAL-8'), alone('germani-2', 'GAL-6')]
    const named = asOffered(three, orders).map(({ piece, path }) => [piece, ...path])
    expect(named).toEqual([
      ['germani-1', 'GAL-8'],
      ['germani-2', 'GAL-8'],
      ['germani-3', 'GAL-6'],
    ])
  })

  it('AIE-3.4.2-d: is no voyage any more when its ships have gone, or the way is closed', () => {
    const aboard = (...ships: string[]) =>
      positionOf(
        emptyMap('3', bare => {
          bare.active = 'caesarian'
          bare.sequences = { caesarian: 2, republican: 2 }
          place(bare, 'GAL-9', 'caesarian', ['curio', 'legio-I', ...ships])
        }),
      )
    const voyage: Order = {
      verb: 'sail',
      piece: 'curio',
      along: ['naves-8-2-1', 'legio-I'],
      from: 'GAL-9',
      path: ['MOC', 'HIS-3'],
      drops: {},
    }
    const ready = aboard('naves-8-2-1')
    const [way] = landfalls(
      ready,
      {
        side: 'caesarian',
        captain: 'curio',
        leaders: ['curio'],
        naves: ['naves-8-2-1'],
        cargo: ['legio-I'],
        flight: false,
      },
      'GAL-9',
    )
    const open = { ...voyage, path: way ?? [] }
    expect(asItCanBe(doctrine, ready, 'caesarian', open)).toEqual(open)
    expect(asItCanBe(doctrine, aboard(), 'caesarian', open)).toBe(null)
    expect(asItCanBe(doctrine, ready, 'caesarian', { ...open, path: ['ASI-1'] })).toBe(null)
  })

  it('S1: is dropped if the others cannot come any more and what is left is worse than one dares', () => {
    const [weak, gone] = [march('d-brutus', legions(4, 1), 1), narbo(0, 5, 6)]
    const battle = battleAhead(gone, 'caesarian', [weak])
    expect(battle === null ? 1 : chanceIn(gone, battle)).toBeLessThan(0.5)
    expect(isStillRight(gone, 'caesarian', weak, [], 0.5)).toBe(false)
  })

  it('S1: is never carried out if it looks hopeless by itself, whoever may follow', () => {
    const many = narbo(4, 1, 8)
    const small = march('d-brutus', legions(4, 1), 1 / 6)
    const battle = battleAhead(many, 'caesarian', [small])
    expect(battle === null ? 1 : chanceIn(many, battle)).toBe(0)
    expect(isStillRight(many, 'caesarian', small, [march('curio', legions(0, 4), 1)], 0)).toBe(false)
  })

  it('stands where no enemy is, and where the odds are as they were', () => {
    expect(isStillRight(position, 'caesarian', { ...first, path: ['GAL-7'] }, [], 0.5)).toBe(true)
    expect(isStillRight(position, 'caesarian', first, [second], 0.5)).toBe(true)
  })

  it('is not announced if it cannot be done: its leader is elsewhere, or his army', () => {
    expect(asItCanBe(doctrine, position, 'caesarian', first)?.path).toEqual(['GAL-8'])
    expect(asItCanBe(doctrine, position, 'caesarian', { ...first, from: 'GAL-7' })).toBe(null)
    expect(asItCanBe(doctrine, position, 'caesarian', { ...first, along: ['legio-XX'] })).toBe(null)
    expect(asItCanBe(doctrine, position, 'caesarian', { ...first, path: ['ITA-1'] })).toBe(null)
  })
})

describe('a column on its way', () => {
  /** Decimus Brutus, on his way to Massalia with one legion, beside so many enemies. */
  const stepOf = (enemies: number) => {
    const thought = {
      position: narbo(0, 1, enemies),
      side: 'caesarian',
      enemy: 'republican',
      decision: {
        task: 'march',
        choices: [{ verb: 'to', noun: 'GAL-8' }, { verb: 'stop' }],
        about: { leader: 'd-brutus', units: legions(0, 1), zone: 'GAL-9' },
      },
      mind: { current: march('d-brutus', legions(0, 1), 1) },
      doctrine,
    }
    return movementAnswers.march?.(thought as unknown as Parameters<typeof movementAnswers.march>[0])
  }

  it('S1: does not go on into a battle that has become hopeless', () => {
    expect(stepOf(0)?.choice).toEqual({ verb: 'to', noun: 'GAL-8' })
    expect(stepOf(8)?.choice).toEqual({ verb: 'stop' })
  })
})

describe('AIE-8.2-a: to slip away', () => {
  it('S3: is not tried where no die is low enough; where it is, the reason names both chances', () => {
    const cornered = positionOf(
      emptyMap('3', bare => {
        bare.active = 'republican'
        place(bare, 'GAL-9', 'caesarian', ['legio-I'])
        place(bare, 'GAL-9', 'republican', ['pompeius', ...legions(12, 3)])
      }),
    )
    const outlook = { side: 'caesarian', enemy: 'republican', position: cornered } as const
    expect(whySlipAway(outlook, 'GAL-9').key).toBe('bot.no-escape')
    const led = positionOf(
      emptyMap('3', bare => {
        bare.active = 'republican'
        place(bare, 'GAL-9', 'caesarian', ['caesar', 'legio-I'])
        place(bare, 'GAL-9', 'republican', [...legions(12, 3)])
      }),
    )
    const { key, values } = whySlipAway({ ...outlook, position: led }, 'GAL-9')
    expect(key).toBe('bot.evade')
    expect(values).toMatchObject({ zone: 'GAL-9', of: 10, faces: 6 })
  })
})

import type { SeenEvent } from '@aquila/engine'
import { describe, expect, it } from 'vitest'
import { semperBots } from '../../bot/index.ts'

function told(kind: string, data: SeenEvent['data'], rule = 'SV-2.E'): SeenEvent {
  return { kind, rule, phase: 'E.1', after: 0, data }
}

/** The habit of a name, as it is found in a log. */
async function habit(name: string, ...log: readonly SeenEvent[]) {
  return (await semperBots.habits?.(log))?.find(each => each.name === name)
}

const march = (to: string) => told('march', { side: 'primus', to })
const battle = (zone: string, column: string, ...values: readonly number[]) =>
  told('battle', { zone, column, naval: false, modifiers: values.map(value => ({ value })) })

describe('the habits of a match', () => {
  it('tell attacks that were worse than even from those at even odds', async () => {
    const even = 'attacks that were worse than even'
    const begun = [told('turn', { turn: 1, turns: 3 }), told('sequence', { side: 'primus' })]
    // 1/1: the attacker wins with 4, 5 and 6.
    expect(await habit(even, ...begun, march('gallia'), battle('gallia', '1/1'))).toMatchObject({
      times: 0,
      of: 1,
    })
    expect(await habit(even, ...begun, march('gallia'), battle('gallia', '1/1', -1))).toMatchObject({
      times: 1,
      of: 1,
    })
    expect(await habit(even, ...begun, march('gallia'), battle('gallia', '4/5'))).toMatchObject({
      times: 1,
      of: 1,
    })
  })

  it('tell no attack that nobody marched into, and none of the last year', async () => {
    const even = 'attacks that were worse than even'
    const sequence = told('sequence', { side: 'primus' })
    const early = told('turn', { turn: 1, turns: 3 })
    const late = told('turn', { turn: 3, turns: 3 })
    const lost = battle('gallia', '1/2')
    expect((await habit(even, early, sequence, lost))?.of).toBe(0)
    expect((await habit(even, early, sequence, march('gallia'), sequence, lost))?.of).toBe(0)
    expect((await habit(even, late, sequence, march('gallia'), lost))?.of).toBe(0)
  })

  it('tell leaders whom the enemy found alone, whether they fled or died', async () => {
    const log = [
      told('leader-flees', { leader: 'severe' }),
      told('leader-dies', { leader: 'maximin', cause: 'solitary' }),
      told('leader-dies', { leader: 'galere', cause: 'age' }),
    ]
    expect((await habit('leaders found without an army', ...log))?.times).toBe(2)
  })

  it('tell each unit that went over', async () => {
    const log = [
      told('units-change-side', { units: ['a', 'b'] }),
      told('units-change-side', { units: ['c'] }),
    ]
    expect((await habit('units that went over', ...log))?.times).toBe(3)
  })

  it('tell evasions that no die could make good: it must show less than the limit', async () => {
    const log = [told('evasion', { below: 1 }), told('evasion', { below: 2 })]
    expect(await habit('evasions that no die could make good', ...log)).toMatchObject({ times: 1, of: 2 })
  })

  it('tell idle sequences, in which nobody marched or sailed', async () => {
    const log = [
      told('sequence', { side: 'primus' }),
      told('sequence', { side: 'secondus' }),
      march('gallia'),
      told('sequence', { side: 'primus' }),
      told('voyage', { fleet: 'classis-gallia' }),
    ]
    expect(await habit('idle sequences, primus', ...log)).toMatchObject({ times: 1, of: 2 })
    expect(await habit('idle sequences, secondus', ...log)).toMatchObject({ times: 1, of: 1 })
  })

  it('tell usurpations that were proclaimed, and those among them that held', async () => {
    const log = [told('usurper', {}), told('usurpation-validated', {}), told('usurper', {})]
    expect(await habit('usurpations', ...log)).toMatchObject({ times: 1, of: 2 })
  })
})

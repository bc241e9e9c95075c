import { seatOf } from '@aquila/bots'
import type { Match } from '@aquila/engine'
import { describe, expect, it } from 'vitest'
import { type Assignment, assigned } from '../../bot/campaign.ts'
import { miles, tiro } from '../../bot/levels.ts'
import type { RomaSeat } from '../../bot/outlook.ts'
import type { Plan } from '../../bot/plans.ts'
import { areas, numberOfArea } from '../../data/index.ts'
import { operations } from '../../rules/operations/menu.ts'
import { changePower } from '../../rules/pieces.ts'
import type { Leader } from '../../rules/state.ts'
import { type Stage, turnOf, written } from '../support.ts'

const stage = turnOf('rome')
const scipio = stage.leader('rome', 'latium', 4, 'Scipio')
const fabius = stage.leader('rome', 'apulia', 2, 'Fabius')
const varro = stage.leader('rome', 'latium', 1, 'Varro')

function option(leader: Leader, target: string, gain: number, needs = 6, men = 20): Assignment {
  const area = numberOfArea(target)
  const way = { area, cost: 1, first: area, before: leader.area }
  const plan: Plan = { what: 'take', target: area, gain, needs, by: { way } }
  return { leader, plan, men }
}

function sent(options: readonly (readonly Assignment[])[]): string[] {
  return assigned(options).map(({ leader, plan }) => `${leader.name} ${areas[plan.target]?.id}`)
}

describe('Leaders who are sent out together', () => {
  it('the best of them leaves a target to one who has no other', () => {
    expect(
      sent([[option(scipio, 'sicilia', 10), option(scipio, 'sardinia', 9)], [option(fabius, 'sicilia', 8)]]),
    ).toEqual(['Scipio sardinia', 'Fabius sicilia'])
  })

  it('he keeps it where all together would lose by that', () => {
    expect(
      sent([[option(scipio, 'sicilia', 10), option(scipio, 'sardinia', 1)], [option(fabius, 'sicilia', 8)]]),
    ).toEqual(['Scipio sicilia'])
  })

  it('two who stand together go both if there are men enough', () => {
    const both = (men: number) =>
      sent([[option(scipio, 'sicilia', 10, 12, men)], [option(varro, 'sardinia', 5, 6, men)]])
    expect(both(20)).toEqual(['Scipio sicilia', 'Varro sardinia'])
    expect(both(17)).toEqual(['Scipio sicilia'])
  })
})

describe('Miles', () => {
  /** Scipio with a few men beside a crowd that nobody leads; all land that can be reached is his already. */
  function besideACrowd(): Stage {
    const empty = turnOf('rome')
    for (const { id, kind } of areas) if (kind === 'province') empty.garrison('rome', id)
    for (const client of ['massilia', 'saguntum', 'syracusae'])
      changePower(empty.state, empty.power(client), { rouse: 'failed' })
    empty.units('rome', 'apulia', '1 lgn').units('rome', 'cisalpina', '12 lgn')
    empty.leader('rome', 'apulia', 2, 'Scipio', true)
    return empty
  }

  it('RV-3.3-b: fetches men whom nobody leads, which Tiro leaves where they are', () => {
    const { match, decision } = besideACrowd().playUntil(operations)
    const seat = seatOf(match as Match, decision) as RomaSeat
    const { choice, reason } = miles().advise(seat)
    expect([written(choice), reason]).toEqual([
      'activate Scipio',
      { key: 'bot.gather', values: { area: 'cisalpina' } },
    ])
    expect(written(tiro().choose(seat))).toBe('pass')
  })
})

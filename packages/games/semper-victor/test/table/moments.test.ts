import type { PlainRecord, SeenEvent } from '@aquila/engine'
import { describe, expect, it } from 'vitest'
import type { MomentDie } from '../../../table/index.ts'
import { semperMoments, semperTable } from '../english.ts'

import { asked, inputOf, war } from './stage.ts'

const together = (events: readonly SeenEvent[]): readonly SeenEvent[] => events

describe('what is worth a pause', () => {
  it('SV-8.2-A: an evasion is rolled with a d6, and with a rating of 1 no face of it helps', () => {
    const faces = (below: number) => {
      const { phase, ...input } = inputOf(war(), 'primus')
      const data = { side: 'secondus', zone: 'ITA3', die: 4, below, evades: 4 < below }
      const event: SeenEvent = { kind: 'evasion', rule: 'SV-8.2-A', phase, after: 0, data }
      const told = { say: () => '', together, dice: () => [] }
      return semperMoments.momentOf({ ...input, ...told, event, number: 0, log: [event] })?.faces
    }
    expect(faces(1)).toEqual([false, false, false, false, false, false])
    expect(faces(4)).toEqual([true, true, true, false, false, false])
  })
})

it('SV-7.1-D: a leader alone among enemies gets away with anything but a 9', () => {
  const { phase, ...input } = inputOf(war(), 'primus')
  const data = { leader: 'bassianus', die: 4, escapes: true }
  const event: SeenEvent = { kind: 'solitary', rule: 'SV-7.1-D', phase, after: 0, data }
  const told = { say: () => '', together, dice: () => [] }
  const moment = semperMoments.momentOf({ ...input, ...told, event, number: 0, log: [event] })
  expect(moment?.need).toBe('needed: 0 to 8; 9 in 10')
  expect(moment?.faces?.lastIndexOf(true)).toBe(8)
})

describe('a usurpation', () => {
  const toldOf = (kind: string, data: PlainRecord, die: MomentDie) => {
    const { phase, ...input } = inputOf(war(), 'primus')
    const event: SeenEvent = { kind, rule: 'SV-3.6.2-D', phase, after: 0, data }
    const played: SeenEvent = { ...event, kind: 'stratagem', data: { side: 'primus' } }
    const told = { say: () => '', together, dice: () => [die] }
    return semperMoments.momentOf({ ...input, ...told, event, number: 1, log: [played, event] })
  }

  it('SV-6.1-C: the player who tries it rolls a d6, which helps up to the PC', () => {
    const bid = toldOf(
      'usurpation-fails',
      { leader: 'bassianus', roll: 4, capacity: 3 },
      { sides: 6, value: 4 },
    )
    expect(bid).toMatchObject({ roller: 'primus', outcome: 'lost' })
    expect(bid?.faces).toEqual([true, true, true, false, false, false])
  })

  it('SV-3.6.3-B, SV-3.6.3-D: a zone joins from the PC on, a Diocese below it, with what is added to the die', () => {
    const zone = toldOf(
      'zone-disloyal',
      { leader: 'bassianus', zone: 'ITA3', total: 4, capacity: 4 },
      { sides: 6, value: 3 },
    )
    expect(zone?.faces).toEqual([false, false, true, true, true, true])
    const spread = toldOf(
      'usurpation-contained',
      { leader: 'bassianus', region: 'africa', total: 6, capacity: 4 },
      { sides: 10, value: 5 },
    )
    expect(spread?.faces?.filter(Boolean)).toHaveLength(3)
    expect(spread?.title).toContain('Africa')
  })
})

describe('the steps of a usurpation', () => {
  const { phase, ...input } = inputOf(war(), 'primus')
  const told = (kind: string, data: PlainRecord): SeenEvent => ({
    kind,
    rule: 'SV-3.6.2-D',
    phase,
    after: 0,
    data,
  })
  const log = [
    told('stratagem', { side: 'secondus', stratagem: 'usurpation-primus', counter: 'usurpation-primus-1' }),
    told('usurpation-validated', { leader: 'bassianus', roll: 2, capacity: 3 }),
    told('usurper', { leader: 'bassianus', side: 'secondus', against: 'primus', zone: 'ITA2' }),
    told('units-change-side', { zone: 'ITA2', faction: 'secondus', units: ['batavi', 'heruli'] }),
    told('zone-loyal', { leader: 'bassianus', zone: 'ITA3', total: 2, capacity: 4 }),
    told('usurpation-spreads', { leader: 'bassianus', region: 'africa', total: 1, capacity: 3 }),
  ]
  const stepsOf = (number: number) => {
    const event = log[number]
    if (event === undefined) throw new Error('nothing was told')
    const dice = () => [{ sides: number === 5 ? 10 : 6, value: 2 }]
    return semperMoments.momentOf({ ...input, say: () => '', together, dice, event, number, log })
  }
  const states = (number: number) => stepsOf(number)?.steps?.map(({ state }) => state)

  it('SV-3.6.3: stand in the order of the rulebook, and one of them is on', () => {
    expect(states(1)).toEqual(['now', 'ahead', 'ahead', 'ahead', 'ahead'])
    expect(states(4)).toEqual(['done', 'done', 'now', 'ahead', 'ahead'])
    expect(states(5)).toEqual(['done', 'done', 'done', 'now', 'ahead'])
  })

  it('say what has come of those before, and nothing of the roll that is on', () => {
    expect(stepsOf(1)?.steps?.flatMap(({ lines, trials = [] }) => [...lines, ...trials])).toEqual([])
    const [bid, zone, diocese, ...rest] = stepsOf(5)?.steps ?? []
    expect(bid?.trials?.map(({ die, verdict, kit }) => [die.value, verdict, kit])).toEqual([
      [2, 'Acclaimed', 'jet'],
    ])
    expect(bid?.trials?.[0]?.about.map(({ id, kit }) => [id, kit])).toEqual([['bassianus', 'ivory']])
    expect(zone?.lines).toEqual(['2 units change sides.'])
    expect(zone?.turned?.map(({ id, kit }) => [id, kit])).toEqual([
      ['batavi', 'jet'],
      ['heruli', 'jet'],
    ])
    expect(diocese?.trials?.map(({ verdict, kit }) => [verdict, kit])).toEqual([['It stays loyal', 'ivory']])
    expect(rest.flatMap(({ lines, trials = [] }) => [...lines, ...trials])).toEqual([])
  })

  it('SV-3.6.4, SV-10.2-S7: say who rises against whom, how far it has come and what is at stake', () => {
    const { cause } = stepsOf(5) ?? {}
    expect(cause?.to).toMatchObject({ id: 'bassianus', kit: 'jet', rank: { text: 'U' } })
    expect(cause?.from?.kit).toBe('ivory')
    expect(cause?.won).toEqual(['ITA2'])
    expect(cause?.asked).toContain('AFR4')
    const stakes = cause?.stakes.map(({ text }) => text) ?? []
    expect(stakes[0]).toContain('1 leader, 2 units')
    expect(stakes[1]).toMatch(/3 VP a year to Secondus/)
  })

  it('tell at once what followed from a roll, and not what came after the next one', () => {
    expect(stepsOf(1)?.tracks).toHaveLength(2)
    expect(stepsOf(4)?.tracks).toEqual([])
  })
})

describe('marches', () => {
  it('warn a leader who sets out alone although somebody could go with him', () => {
    const detail = (...choices: readonly string[]) =>
      semperTable.choice(asked(war(), ...choices).input, { verb: 'to', noun: 'ITA5' }).detail
    expect(detail('lead constantin')).toContain('takes nobody along')
    expect(detail('lead constantin', 'take batavi')).not.toContain('takes nobody along')
  })
})

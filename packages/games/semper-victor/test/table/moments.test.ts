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

describe('marches', () => {
  it('warn a leader who sets out alone although somebody could go with him', () => {
    const detail = (...choices: readonly string[]) =>
      semperTable.choice(asked(war(), ...choices).input, { verb: 'to', noun: 'ITA5' }).detail
    expect(detail('lead constantin')).toContain('takes nobody along')
    expect(detail('lead constantin', 'take batavi')).not.toContain('takes nobody along')
  })
})

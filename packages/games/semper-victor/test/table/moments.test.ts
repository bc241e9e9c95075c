import type { SeenEvent } from '@aquila/engine'
import { describe, expect, it } from 'vitest'
import { semperTable } from '../../table/index.ts'
import { asked, inputOf, war } from './stage.ts'

describe('what is worth a pause', () => {
  it('SV-8.2-A: an evasion is rolled with a d6, and with a rating of 1 no face of it helps', () => {
    const faces = (below: number) => {
      const { view, phase, ...input } = inputOf(war(), 'primus')
      const data = { side: 'secondus', zone: 'ITA3', die: 4, below, evades: 4 < below }
      const event: SeenEvent = { kind: 'evasion', rule: 'SV-8.2-A', phase, after: 0, data }
      const told = { say: () => '', dice: () => [], seenThen: () => ({ view, phase }) }
      return semperTable.moment?.({ ...input, ...told, event, number: 0, log: [event] })?.faces
    }
    expect(faces(1)).toEqual([false, false, false, false, false, false])
    expect(faces(4)).toEqual([true, true, true, false, false, false])
  })
})

describe('marches', () => {
  it('warn a leader who sets out alone although somebody could go with him', () => {
    const danger = (...choices: readonly string[]) =>
      semperTable.choice(asked(war(), ...choices).input, { verb: 'to', noun: 'ITA5' }).danger
    expect(danger('lead constantin')).toContain('alone')
    expect(danger('lead constantin', 'take batavi')).toBeUndefined()
  })
})

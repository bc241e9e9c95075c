import type { SeenEvent } from '@aquila/engine'
import { describe, expect, it } from 'vitest'
import { aleaBots } from '../../bot/index.ts'

function told(kind: string, data: SeenEvent['data'], rule = 'AIE-2.E-b'): SeenEvent {
  return { kind, rule, phase: 'E.1', after: 0, data }
}

/** The habit of a name, as it is found in a log. */
async function habit(name: string, ...log: readonly SeenEvent[]) {
  return (await aleaBots.habits?.(log))?.find(each => each.name === name)
}

describe('the habits of a match', () => {
  it('tell ships lost in winter from land units, and from units lost in other ways', async () => {
    const log = [
      told('unit-lost', { unit: 'naves-1' }, 'AIE-9.1-b'),
      told('unit-lost', { unit: 'naves-2' }, 'AIE-9.1-b'),
      told('leader-away', { leader: 'curio' }, 'AIE-9.1-b'),
      told('unit-lost', { unit: 'legio-V' }, 'AIE-9.2-b'),
      told('unit-lost', { unit: 'legio-VI' }, 'AIE-6.3-f'),
    ]
    expect((await habit('ships lost in winter', ...log))?.times).toBe(2)
    expect((await habit('land units lost in winter', ...log))?.times).toBe(1)
  })

  it('tell units that cannot retreat from ships that have nowhere to go', async () => {
    const log = [
      told('trapped', { piece: 'legio-V' }, 'AIE-8.4.1-a'),
      told('trapped', { piece: 'legio-VI' }, 'AIE-8.4.1-a'),
      told('trapped', { piece: 'naves-1' }, 'AIE-8.2-i'),
    ]
    expect((await habit('units trapped', ...log))?.times).toBe(2)
    expect((await habit('ships trapped in port', ...log))?.times).toBe(1)
  })

  it('tell sequences in which a side moved nobody, by land or by sea', async () => {
    const log = [
      told('sequence', { side: 'caesarian' }),
      told('march', { side: 'caesarian' }),
      told('sequence', { side: 'republican' }),
      told('march', { side: 'caesarian' }),
      told('sequence', { side: 'caesarian' }),
      told('sequence', { side: 'republican' }),
      told('voyage', { side: 'republican' }),
      told('sequence', { side: 'caesarian' }),
    ]
    expect(await habit('idle sequences, caesarian', ...log)).toMatchObject({ times: 2, of: 3 })
    expect(await habit('idle sequences, republican', ...log)).toMatchObject({ times: 1, of: 2 })
  })

  // The d10 of an evasion counts from 0.
  it('tell evasions that no die could make good', async () => {
    const log = [told('evasion', { below: 0 }), told('evasion', { below: 1 })]
    expect(await habit('evasions that no die could make good', ...log)).toMatchObject({ times: 1, of: 2 })
  })

  it('tell each face of a stratagem that was played, and those that were not', async () => {
    const log = [told('stratagem', { stratagem: 'imperium' }), told('stratagem', { stratagem: 'imperium' })]
    expect((await habit('imperium', ...log))?.times).toBe(2)
    expect((await habit('idus-martias', ...log))?.times).toBe(0)
  })
})

import type { Rules } from '@aquila/engine'
import { describe, expect, it } from 'vitest'
import { combat } from '../../../imperator/rules/combat/phase.ts'
import { nameCoEmperors } from '../../rules/emperors/nominations.ts'
import type { Semper, SemperState } from '../../rules/state.ts'
import { abandon } from '../../rules/stratagems/blows.ts'
import { openFor } from '../../rules/stratagems/window.ts'
import { semperTable } from '../english.ts'
import { d6, give, playUntil, primus, secondus } from '../support.ts'
import { inputOf, war } from './stage.ts'

/** The table before the question to which these choices and dice lead. */
function before(
  procedure: (g: Semper) => Rules<unknown>,
  state: SemperState,
  script: { choices?: string[]; dice?: ReturnType<typeof d6>[] } = {},
) {
  const { state: after, decision } = playUntil(procedure, { state, impossible: true, ...script })
  const input = inputOf(after, decision.role, decision)
  return { input, detail: (verb: string, noun: string) => semperTable.choice(input, { verb, noun }).detail }
}

describe('choices say what follows', () => {
  it('SV-6.3-G: whom it costs how much if a Diocese is abandoned, and one’s own alone comes last', () => {
    const state = war(changed => {
      secondus(changed, 'ITA3', 'pc-italia-1', 'pc-galliae-1')
      primus(changed, 'GAL1', 'ri-galliae')
    })
    const { input, detail } = before(g => abandon.play(g, 'primus', 'abandon-1', {}), state)
    expect(detail('abandon', 'italia')).toBe('Primus: 1 lost; Secondus: 1 lost, 1 reduced')
    const last = (noun: string) => semperTable.choice(input, { verb: 'abandon', noun }).givesUp
    expect([last('galliae'), last('italia')]).toEqual([true, undefined])
  })

  it('SV-6.1-C: the stratagem names who could rise, and with which chance', () => {
    const state = war(changed => give(changed, 'primus', 'usurpation-secondus-1'))
    const { detail } = before(
      g => openFor(g, { name: 'usurpations', rule: 'SV-2.C-6', sides: ['primus'] }),
      state,
    )
    expect(detail('usurpation-secondus', 'usurpation-secondus-1')).toMatch(/^Now: Bassianus \d in 6$/)
  })

  it('SV-8.4.1-A: which enemies stand next to the zones of a retreat, and who of one’s own is there', () => {
    const state = war(changed => {
      primus(changed, 'ITA3', 'constantin', 'batavi', 'heruli', 'petulantes')
      secondus(changed, 'ITA4', 'cornuti')
    })
    const { detail } = before(combat, state, { dice: [d6('battle', 1)] })
    expect(detail('retreat', 'ITA4')).toMatch(/^enemies next to it: \d+ SP, your own there: 5 SP$/)
  })

  it('SV-6.3-H: what the battle becomes with each face to which its die could be turned', () => {
    const state = war(changed => {
      primus(changed, 'ITA3', 'constantin', 'batavi', 'heruli', 'petulantes')
      give(changed, 'primus', 'in-hoc-signo-vinces-1')
    })
    const { input } = before(combat, state, { dice: [d6('battle', 1)] })
    expect(input.decision?.task).toBe('react.after-roll')
    const look = (noun?: number) =>
      semperTable.choice(
        { ...input, phase: 'E.2' },
        noun === undefined ? { verb: 'pass' } : { verb: 'in-hoc-signo-vinces', noun },
      )
    expect(look().detail).toMatch(/^the (attacker|defender) wins; attacker: .+; defender: .+$/)
    for (const face of [2, 3, 4, 5, 6]) expect(look(face).idle).toBe(look(face).detail === look().detail)
  })

  it('SV-3.5.1-H: the map goes to the candidate of whom a veto is asked', () => {
    const state = war(changed => {
      changed.regions.oriens = 'secondus'
    })
    const { input } = before(nameCoEmperors, state, { choices: ['name-augustus bassianus'] })
    expect(input.decision?.task).toBe('veto')
    expect(semperTable.scene(input).focus).toEqual(['ITA3'])
  })
})

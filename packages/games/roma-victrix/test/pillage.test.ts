import { choicesOf } from '@aquila/engine/testing'
import { describe, expect, it } from 'vitest'
import { activate } from '../rules/operations/activation.ts'
import type { Leader, Roma } from '../rules/state.ts'
import { turnOf } from './support.ts'

const go = (leader: Leader) => (g: Roma) => activate(g, leader.id)

describe('pillage of a conquest', () => {
  it('RV-10.71-a, RV-10.73-a: is for the Leader who took it, while he is active', () => {
    const stage = turnOf('rome').units('rome', 'numidia', '3 lgn').garrison('numidia', 'numidia')
    const leader = stage.leader('rome', 'numidia', 3)
    const { decision, state } = stage.drive(go(leader), {
      dice: [
        ['operations', 6],
        ['combat', 6],
        ['combat', 1],
      ],
      choices: ['take-all', 'attack numidia', 'spend +4-0'],
    })
    expect(state.activation?.conquests).toHaveLength(1)
    expect(choicesOf(decision)).toContain('pillage')
  })

  it('RV-10.73-a: is over when it was taken before', () => {
    const stage = turnOf('rome').units('rome', 'africa', '2 lgn').garrison('rome', 'africa')
    const leader = stage.leader('rome', 'africa', 3)
    const { decision } = stage.drive(go(leader), { dice: [['operations', 6]], choices: ['take-all'] })
    expect(choicesOf(decision)).not.toContain('pillage')
  })
})

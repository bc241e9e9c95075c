import { choicesOf } from '@aquila/engine/testing'
import { describe, expect, it } from 'vitest'
import { activate } from '../rules/operations/activation.ts'
import { leaderNoun } from '../rules/pieces.ts'
import type { Leader, Roma } from '../rules/state.ts'
import { turnOf } from './support.ts'

const go = (leader: Leader) => (g: Roma) => activate(g, leader.id)
type Rolls = [string, number][]

describe('going on after a defeat', () => {
  it('RV-5.12-a: a beaten attacker who has retreated goes on from where he is', () => {
    const stage = turnOf('rome').units('rome', 'latium', '6 lgn').units('carthage', 'apulia', '8 hi')
    stage.garrison('rome', 'latium', 'cisalpina')
    const leader = stage.leader('rome', 'latium', 2)
    const dice: Rolls = [
      ['operations', 6],
      ['combat', 1],
      ['combat', 2],
      ['leader casualty', 3],
    ]
    const lost = ['take-all', 'march apulia', 'attack carthage', 'spend +0-0']
    const { decision } = stage.drive(go(leader), {
      dice,
      choices: [...lost, 'retreat', 'retreat-to latium', 'halt'],
    })
    expect(choicesOf(decision)).toEqual(expect.arrayContaining(['march apulia', 'march cisalpina']))
  })

  it('RV-5.49-a: so does one who was intercepted among enemies', () => {
    const stage = turnOf('rome').units('rome', 'latium', '6 lgn').units('carthage', 'messina', '8 hi')
    stage.units('carthage', 'apulia', '1 hi').garrison('rome', 'latium', 'cisalpina')
    const leader = stage.leader('rome', 'latium', 2)
    const hunter = stage.leader('carthage', 'messina', 2)
    const dice: Rolls = [
      ['operations', 6],
      ['interception', 1],
      ['combat', 3],
      ['combat', 1],
      ['leader casualty', 3],
    ]
    const { decision, state } = stage.drive(go(leader), {
      dice,
      choices: ['take-all', 'march apulia', `intercept ${leaderNoun(hunter)}`, 'retreat', 'halt'],
    })
    expect(state.activation?.operations).toBe(6)
    expect(choicesOf(decision)).toEqual(expect.arrayContaining(['march apulia', 'march cisalpina']))
  })
})

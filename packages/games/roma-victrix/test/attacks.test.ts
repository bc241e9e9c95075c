import { choicesOf } from '@aquila/engine/testing'
import { describe, expect, it } from 'vitest'
import { numberOfArea as at } from '../data/index.ts'
import { activate } from '../rules/operations/activation.ts'
import { leaderNoun } from '../rules/pieces.ts'
import type { Leader, Roma } from '../rules/state.ts'
import { type Stage, turnOf } from './support.ts'

type Rolls = [string, number][]

function play(stage: Stage, leader: Leader, choices: string[], rolls: Rolls = [], die = 6) {
  const go = (g: Roma) => activate(g, leader.id)
  return stage.drive(go, { dice: [['operations', die], ...rolls], choices })
}

describe('attacks that special rules remember', () => {
  it('RV-SC15-b: one from which the defender withdraws is one', () => {
    const stage = turnOf('rome').units('rome', 'cisalpina', '4 lgn').units('carthage', 'narbonensis', '1 hi')
    stage.garrison('carthage', 'narbonensis', 'tarraconensis')
    stage.leader('carthage', 'narbonensis', 3)
    const { state } = play(
      stage,
      stage.leader('rome', 'cisalpina', 2),
      ['take-all', 'march narbonensis', 'attack carthage', 'withdraw'],
      [
        ['attrition', 6],
        ['withdrawal', 1],
      ],
    )
    expect(state.attacks).toEqual(['rome>carthage'])
  })

  it('RV-SC15-b, RV-10.55-a: so is one on a Garrison that does not resist, which needs no point', () => {
    const stage = turnOf('caesar', 4, 2).units('caesar', 'latium', '1 lgn').garrison('pompeius', 'apulia')
    stage.garrison('caesar', 'latium')
    const leader = stage.leader('caesar', 'latium', 1)
    const march = ['take-all', 'march cisalpina', 'march latium', 'march apulia']
    const { state } = play(stage, leader, [...march, 'attack pompeius'], [], 2)
    expect(state.activation).toBeNull()
    expect(state.attacks).toEqual(['caesar>pompeius'])
    expect(state.marks[at('apulia')]?.garrison).toBe(stage.power('caesar'))
  })

  it('RV-SC15-b, RV-5.87-a: and so is an interception at sea', () => {
    const stage = turnOf('rome').units('rome', 'latium', '1 flt', 'mare_tyrrhenum').garrison('rome', 'latium')
    stage.units('carthage', 'numidia', '1 flt', 'mare_tyrrhenum').garrison('carthage', 'numidia', 'africa')
    const hunter = stage.leader('carthage', 'numidia', 4)
    const way = [
      'take-all',
      'embark latium/mare_tyrrhenum',
      'sail mare_tyrrhenum',
      'sail africa/mare_tyrrhenum',
    ]
    const { state } = play(
      stage,
      stage.leader('rome', 'latium', 4),
      [...way, `intercept ${leaderNoun(hunter)}`],
      [
        ['interception at sea', 3],
        ['combat', 1],
        ['combat', 1],
      ],
    )
    expect(state.attacks).toEqual(['carthage>rome'])
  })
})

describe('a beaten interceptor', () => {
  it('RV-5.43-a: is not intercepted when he retreats', () => {
    const stage = turnOf('rome').units('rome', 'latium', '8 lgn').units('carthage', 'messina', '8 hi')
    stage.units('seleucid_kingdom', 'sicilia', '4 hi').garrison('rome', 'latium', 'apulia')
    stage.leader('seleucid_kingdom', 'sicilia', 3)
    const hunter = stage.leader('carthage', 'messina', 2)
    const { decision } = play(
      stage,
      stage.leader('rome', 'latium', 2),
      ['take-all', 'march apulia', `intercept ${leaderNoun(hunter)}`, 'retreat', 'retreat-to messina'],
      [
        ['interception', 1],
        ['combat', 1],
        ['combat', 3],
        ['leader casualty', 3],
      ],
    )
    expect([decision?.role, decision?.task]).toEqual(['rome', 'command'])
  })
})

describe('Fleets in a Province that is entered', () => {
  it('RV-5.68-a: are taken when nothing else is there, neither a Garrison nor a City', () => {
    const offered = (prepare: (stage: Stage) => void) => {
      const stage = turnOf('rome').units('rome', 'latium', '1 lgn').units('carthage', 'apulia', '1 flt')
      prepare(stage)
      const march = ['take-all', 'march apulia']
      return choicesOf(play(stage, stage.leader('rome', 'latium', 2), march).decision).includes('capture')
    }
    const city = (power: string) => (stage: Stage) =>
      stage.marks('apulia', { city: { power: stage.power(power), rank: 'major', strength: 4 } })
    expect([
      offered(() => {}),
      offered(stage => stage.garrison('rome', 'apulia')),
      offered(city('rome')),
      offered(stage => stage.garrison('carthage', 'apulia')),
      offered(city('carthage')),
    ]).toEqual([true, true, true, false, false])
  })

  it('RV-3.9-k: are not taken from a partner, nor is his Province pillaged', () => {
    const offered = (garrison: string) => {
      const stage = turnOf('crassus', 3, 3).units('crassus', 'syria', '1 lgn').garrison('crassus', 'syria')
      stage.garrison(garrison, 'cilicia').units('pompeius', 'cilicia', '2 flt')
      const admitted = garrison === 'pompeius' ? ['admit'] : []
      const leader = stage.leader('crassus', 'syria', 1)
      return choicesOf(play(stage, leader, ['take-all', 'march cilicia', ...admitted]).decision)
    }
    expect(offered('pompeius')).not.toContain('pillage')
    expect(offered('crassus')).not.toContain('capture')
  })
})

import { choicesOf } from '@aquila/engine/testing'
import { describe, expect, it } from 'vitest'
import { numberOfArea as at } from '../data/index.ts'
import { activate } from '../rules/operations/activation.ts'
import { leaderNoun } from '../rules/pieces.ts'
import type { Leader, Roma } from '../rules/state.ts'
import { stack, turnOf } from './support.ts'

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

describe('Garrisons after a combat', () => {
  const won: Rolls = [
    ['operations', 6],
    ['combat', 6],
    ['combat', 1],
  ]

  it('RV-10.21-a, RV-5.27-d: the Garrison of a Power that has not fought keeps the Province', () => {
    const stage = turnOf('rome').units('rome', 'latium', '8 lgn').units('carthage', 'apulia', '2 hi')
    stage.garrison('seleucid_kingdom', 'apulia').garrison('rome', 'latium')
    const { state, decision } = stage.drive(go(stage.leader('rome', 'latium', 3)), {
      dice: won,
      choices: ['take-all', 'march apulia', 'attack carthage', 'spend +4-0'],
    })
    expect(state.marks[at('apulia')]?.garrison).toBe(stage.power('seleucid_kingdom'))
    expect(choicesOf(decision)).toContain('attack seleucid_kingdom')
  })

  it('RV-10.21-a: a Client keeps the Province from which its Major drives an enemy', () => {
    const stage = turnOf('rome').units('rome', 'cisalpina', '8 lgn').units('carthage', 'narbonensis', '2 hi')
    stage.garrison('massilia', 'narbonensis').garrison('rome', 'cisalpina')
    const { state } = stage.drive(go(stage.leader('rome', 'cisalpina', 3)), {
      dice: [
        ['operations', 6],
        ['attrition', 6],
        ['combat', 6],
        ['combat', 1],
      ],
      choices: ['take-all', 'march narbonensis', 'attack carthage', 'spend +4-0'],
    })
    expect(state.marks[at('narbonensis')]?.garrison).toBe(stage.power('massilia'))
  })

  it('RV-10.56-a, RV-10.24-a: a player who has kept his Province has not taken it: his Garrison stands again', () => {
    const stage = turnOf('carthage').units('carthage', 'africa', '2 hi').garrison('carthage', 'africa')
    stage.units('rome', 'syrtica', '2 lgn').garrison('rome', 'syrtica')
    const leader = stage.leader('carthage', 'africa', 1)
    // 10% of 9 is 1.
    const dice: Rolls = [
      ['operations', 3],
      ['combat', 1],
      ['combat', 3],
      ['leader casualty', 6],
    ]
    const battle = ['take-all', 'march syrtica', 'attack rome', 'spend +0-0', 'retreat']
    const choices = [...battle, 'retreat-to africa', 'halt', 'stop']
    const { events, state } = stage.drive(go(leader), { dice, choices })
    const told = events.filter(({ kind }) => kind === 'conquest' || kind === 'garrison-restored')
    expect(told.map(({ kind, data }) => `${data.power} ${kind} ${data.province}`)).toEqual([
      'rome garrison-restored syrtica',
    ])
    expect(state.marks[at('syrtica')]?.garrison).toBe(stage.power('rome'))
  })

  it('RV-5.47-a, RV-5.27-d: an interceptor who destroys the mover has not attacked his Garrison', () => {
    const stage = turnOf('rome').units('rome', 'latium', '1 lgn').units('carthage', 'messina', '8 hi')
    stage.garrison('rome', 'latium', 'apulia')
    const hunter = stage.leader('carthage', 'messina', 2)
    const { state } = stage.drive(go(stage.leader('rome', 'latium', 2)), {
      dice: [
        ['operations', 6],
        ['interception', 1],
        ['combat', 6],
        ['combat', 1],
      ],
      choices: ['take-all', 'march apulia', `intercept ${leaderNoun(hunter)}`, 'spend +4-0'],
    })
    expect(stack(state, 'apulia', stage.power('rome'))).toBe('')
    expect(state.marks[at('apulia')]?.garrison).toBe(stage.power('rome'))
  })

  it('RV-5.31-11f: it stays when an interceptor, an intercepted mover or an attacker retreats', () => {
    const home = (list: string) =>
      turnOf('rome').units('rome', 'apulia', list).garrison('rome', 'latium', 'apulia')
    const beatenMover = home('4 lgn').units('rome', 'latium', '6 lgn').units('carthage', 'messina', '8 hi')
    const hunter = beatenMover.leader('carthage', 'messina', 2)
    const mover = beatenMover.drive(go(beatenMover.leader('rome', 'latium', 2)), {
      dice: [
        ['operations', 6],
        ['interception', 1],
        ['combat', 3],
        ['combat', 1],
        ['leader casualty', 3],
      ],
      choices: ['take-all', 'march apulia', `intercept ${leaderNoun(hunter)}`, 'retreat', 'halt'],
    })
    expect(stack(mover.state, 'apulia', beatenMover.power('rome'))).toBe('4 lgn')
    expect(mover.state.marks[at('apulia')]?.garrison).toBe(beatenMover.power('rome'))
    const beatenAttacker = home('6 lgn').units('carthage', 'apulia', '8 hi')
    const attacker = beatenAttacker.drive(go(beatenAttacker.leader('rome', 'apulia', 2)), {
      dice: [
        ['operations', 6],
        ['combat', 1],
        ['combat', 2],
        ['leader casualty', 3],
      ],
      choices: [
        ...['take lgn', 'take lgn', 'take lgn', 'attack carthage', 'spend +0-0'],
        ...['retreat', 'retreat-to latium', 'halt'],
      ],
    })
    expect(attacker.state.marks[at('apulia')]?.garrison).toBe(beatenAttacker.power('rome'))
  })
})

describe('a Power that falls with its Leader', () => {
  const fatal: Rolls = [
    ['operations', 6],
    ['combat', 4],
    ['combat', 1],
    ['leader casualty', 1],
  ]

  it('RV-5.31-10, RV-SC15-b: units that pass to the victor do not retreat from him', () => {
    const stage = turnOf('western_roman_empire', 15, 5).units('western_roman_empire', 'latium', '8 lgn')
    stage.units('aetius', 'cisalpina', '4 lgn').garrison('aetius', 'cisalpina', 'narbonensis')
    stage.garrison('western_roman_empire', 'latium')
    stage.leader('aetius', 'cisalpina', 3, 'Aetius', true)
    const leader = stage.leader('western_roman_empire', 'latium', 2)
    const { state, decision } = stage.drive(go(leader), {
      dice: fatal,
      choices: ['take-all', 'march cisalpina', 'attack aetius', 'stand', 'spend +0-0'],
    })
    const west = stage.power('western_roman_empire')
    expect(decision?.task).toBe('command')
    expect(state.stacks[at('cisalpina')]?.every(unit => unit.power === west)).toBe(true)
    const elsewhere = state.stacks.filter((units, area) => area !== at('cisalpina') && units.length > 0)
    expect(elsewhere).toEqual([])
    expect(state.marks[at('cisalpina')]?.garrison).toBe(west)
  })

  it('RV-5.31-10, RV-COL-a: frozen units stay where they are', () => {
    const stage = turnOf('caesar', 4, 2)
      .units('caesar', 'latium', '8 lgn')
      .units('pompeius', 'apulia', '6 lgn')
    stage.garrison('caesar', 'latium').garrison('pompeius', 'apulia', 'sicilia')
    stage.leader('pompeius', 'apulia', 3, 'Pompeius', true)
    const { state, decision } = stage.drive(go(stage.leader('caesar', 'latium', 2)), {
      dice: fatal,
      choices: ['take-all', 'march apulia', 'attack pompeius', 'spend +0-0'],
    })
    expect(decision?.task).toBe('command')
    expect(stack(state, 'apulia', stage.power('pompeius'))).not.toBe('')
  })
})

import { choicesOf } from '@aquila/engine/testing'
import { describe, expect, it } from 'vitest'
import { numberOfArea as at } from '../data/index.ts'
import { retreat } from '../rules/combat/retreat.ts'
import { activate } from '../rules/operations/activation.ts'
import { leaderNoun, unitsAt } from '../rules/pieces.ts'
import type { Leader, Roma } from '../rules/state.ts'
import { type Stage, toAfrica, turnOf } from './support.ts'

const go = (leader: Leader) => (g: Roma) => activate(g, leader.id)
type Rolls = [string, number][]

function play(stage: Stage, leader: Leader, choices: string[], rolls: Rolls = []) {
  return stage.drive(go(leader), { dice: [['operations', 6], ...rolls], choices })
}

describe('a Leader without men', () => {
  it('RV-5.12-b: ships alone do not take him among enemies, by land or by sea', () => {
    const stage = turnOf('rome').units('rome', 'latium', '1 flt', 'mare_tyrrhenum').garrison('rome', 'latium')
    stage
      .units('carthage', 'apulia', '3 hi')
      .units('carthage', 'africa', '3 hi')
      .garrison('carthage', 'africa')
    const leader = stage.leader('rome', 'latium', 2)
    expect(choicesOf(play(stage, leader, ['take-all']).decision)).not.toContain('march apulia')
    const coast = choicesOf(play(stage, leader, toAfrica).decision)
    expect(coast).not.toContain('debark')
    expect(coast).toContain('stop')
  })

  it('RV-3.34-a: is lost when men march in, unless a Fleet of his side is there', () => {
    const lost = (fleet: boolean) => {
      const stage = turnOf('rome').units('rome', 'latium', '1 lgn')
      if (fleet) stage.units('carthage', 'apulia', '1 flt')
      stage.leader('carthage', 'apulia', 4, 'Hannibal')
      return play(stage, stage.leader('rome', 'latium', 2), ['take-all', 'march apulia']).state.lost
    }
    expect([lost(false), lost(true)]).toEqual([['Hannibal'], []])
  })

  it('RV-3.34-a, RV-3.9-k: not by those whom a pact keeps from attacking', () => {
    const stage = turnOf('crassus', 3, 3).garrison('pompeius', 'cilicia').garrison('crassus', 'syria')
    stage.units('crassus', 'syria', '1 lgn')
    stage.leader('pompeius', 'cilicia', 3, 'Afranius')
    const leader = stage.leader('crassus', 'syria', 1)
    expect(play(stage, leader, ['take-all', 'march cilicia', 'admit']).state.lost).toEqual([])
  })

  it('RV-3.34-a: is lost to an interceptor and to a force in retreat too', () => {
    const stage = turnOf('crassus', 3, 4).garrison('pompeius', 'cilicia').garrison('crassus', 'syria')
    stage.units('crassus', 'syria', '4 lgn').units('gallia', 'cappadocia', '4 bi')
    stage.leader('pompeius', 'cilicia', 3, 'Afranius')
    const hunter = stage.leader('gallia', 'cappadocia', 2)
    const leader = stage.leader('crassus', 'syria', 1)
    const choices = ['take-all', 'march cilicia', 'admit', `intercept ${leaderNoun(hunter)}`]
    const met = play(stage, leader, choices, [
      ['interception', 1],
      ['combat', 1],
      ['combat', 1],
    ])
    expect(met.state.lost).toEqual(['Afranius'])
    const rout = turnOf('rome').units('carthage', 'apulia', '2 hi').garrison('rome', 'latium')
    rout.leader('rome', 'latium', 2, 'Fabius')
    rout.active(rout.leader('rome', 'cisalpina', 1), 3)
    const force = {
      area: at('apulia'),
      power: rout.power('carthage'),
      units: unitsAt(rout.state, at('apulia')).map(({ id }) => id),
      leaders: [],
      garrison: false,
      barred: at('messina'),
      safe: false,
      victor: rout.power('rome'),
    }
    expect(rout.play(g => retreat(g, force, { least: 1, most: 1 })).state.lost).toEqual(['Fabius'])
  })
})

describe('a force that withdraws', () => {
  it('RV-3.34-a: takes a lone enemy Leader where it comes', () => {
    const stage = turnOf('rome').units('rome', 'cisalpina', '4 lgn').units('carthage', 'narbonensis', '1 hi')
    stage.garrison('carthage', 'narbonensis', 'tarraconensis')
    stage.leader('carthage', 'narbonensis', 3)
    stage.leader('rome', 'tarraconensis', 1, 'Fabius')
    const choices = ['take-all', 'march narbonensis', 'attack carthage', 'withdraw']
    const { match } = play(stage, stage.leader('rome', 'cisalpina', 2), choices, [
      ['attrition', 6],
      ['withdrawal', 3],
    ])
    expect(match.position.state.lost).toEqual(['Fabius'])
  })
})

describe('an invaded Power', () => {
  it('RV-3.84-b, RV-16.16-a: ships that come to its coast wake it', () => {
    const stage = turnOf('rome', 20, 1)
      .units('rome', 'latium', '4 flt', 'mare_tyrrhenum')
      .garrison('rome', 'latium')
    stage.garrison('carthage', 'africa', 'numidia').units('carthage', 'africa', '1 flt', 'mare_tyrrhenum')
    const leader = stage.leader('rome', 'latium', 2)
    const activated = (choices: string[]) =>
      play(stage, leader, choices).state.powers[stage.power('carthage')]?.activated
    expect([activated(toAfrica.slice(0, 3)), activated(toAfrica)]).toEqual([0, 1])
  })

  it('RV-3.84-b: so does an attack on its Fleets elsewhere', () => {
    const stage = turnOf('rome', 20, 1)
      .units('rome', 'latium', '4 flt', 'mare_tyrrhenum')
      .garrison('rome', 'latium')
    stage.units('carthage', 'latium', '1 flt', 'mare_tyrrhenum').garrison('carthage', 'africa')
    const leader = stage.leader('rome', 'latium', 2)
    const choices = ['take-all', 'embark latium/mare_tyrrhenum', 'attack-fleets carthage', 'spend +0-0']
    const rolls: Rolls = [
      ['combat', 6],
      ['combat', 1],
    ]
    expect(play(stage, leader, choices, rolls).state.powers[stage.power('carthage')]?.activated).toBe(1)
  })

  it('RV-3.88-a: a Neutral Minor is violated by a force that marches in, though only a Garrison is there', () => {
    const stage = turnOf('rome', 1, 2).units('rome', 'latium', '1 lgn').garrison('rome', 'latium')
    const minor = stage.state.powers.findIndex(({ status }) => status === 'neutral')
    stage.state.marks[at('apulia')] = { ...(stage.state.marks[at('apulia')] ?? fail()), garrison: minor }
    const { state } = play(stage, stage.leader('rome', 'latium', 2), ['take-all', 'march apulia'])
    expect(['client', 'ally']).toContain(state.powers[minor]?.status)
  })

  it('RV-11.14-a: a Client is active when its Province is entered, or its Garrison attacked; not by friends', () => {
    const stage = turnOf('carthage')
      .units('carthage', 'tarraconensis', '8 hi')
      .garrison('massilia', 'narbonensis')
    stage.garrison('carthage', 'tarraconensis')
    const massilia = stage.power('massilia')
    const enter = ['take-all', 'march narbonensis']
    const { state } = play(stage, stage.leader('carthage', 'tarraconensis', 2), enter, [['attrition', 6]])
    expect(state.powers[massilia]?.activated).toBe(1)
    const friend = turnOf('rome').units('rome', 'cisalpina', '2 lgn').garrison('massilia', 'narbonensis')
    const visit = play(friend, friend.leader('rome', 'cisalpina', 2), enter, [['attrition', 6]])
    expect(visit.state.powers[massilia]?.activated).toBe(0)
    const siege = turnOf('carthage')
      .units('carthage', 'narbonensis', '8 hi')
      .garrison('massilia', 'narbonensis')
    const attack = play(
      siege,
      siege.leader('carthage', 'narbonensis', 2),
      ['take-all', 'attack massilia', 'spend +0-0'],
      [
        ['combat', 6],
        ['combat', 1],
        ['stay', 6],
      ],
    )
    expect(attack.state.powers[massilia]?.activated).toBe(1)
  })
})

function fail(): never {
  throw new Error('no such area')
}

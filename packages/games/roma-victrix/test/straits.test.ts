import { choicesOf } from '@aquila/engine/testing'
import { describe, expect, it } from 'vitest'
import { activate } from '../rules/operations/activation.ts'
import { leaderNoun } from '../rules/pieces.ts'
import type { Leader, Roma } from '../rules/state.ts'
import { type Stage, turnOf } from './support.ts'

const go = (leader: Leader) => (g: Roma) => activate(g, leader.id)
const embark = ['take-all', 'embark latium/mare_tyrrhenum', 'sail mare_tyrrhenum']

/** A Legion on a Fleet in Latium, under an L-1. */
function transport(): { stage: Stage; leader: Leader } {
  const stage = turnOf('rome').units('rome', 'latium', '1 flt, 1 lgn', 'mare_tyrrhenum')
  stage.garrison('rome', 'latium', 'apulia', 'sicilia')
  return { stage, leader: stage.leader('rome', 'latium', 1) }
}

const sails = (choices: readonly string[]) => choices.filter(choice => choice.startsWith('sail'))

describe('ships in a Strait', () => {
  it('RV-3.23-g, RV-5.93-a: cargo does not enter a Strait held by enemies without the points to come back and land', () => {
    const { stage, leader } = transport()
    stage.units('carthage', 'messina', '1 flt')
    const offered = (die: number) =>
      choicesOf(stage.drive(go(leader), { dice: [['operations', die]], choices: embark }).decision)
    expect(offered(4)).not.toContain('sail messina')
    expect(offered(5)).toContain('sail messina')
  })

  it('RV-3.23-g: a fleet that has fought there goes on, even after a draw', () => {
    const { stage, leader } = transport()
    stage.units('carthage', 'messina', '1 flt').garrison('carthage', 'africa')
    const way = [...embark, 'sail messina']
    const held = stage.drive(go(leader), { dice: [['operations', 5]], choices: way })
    expect(sails(choicesOf(held.decision))).toEqual(['sail mare_tyrrhenum'])
    const drawn = stage.drive(go(leader), {
      dice: [
        ['operations', 5],
        ['combat', 1],
        ['combat', 1],
      ],
      choices: [...way, 'attack-fleets carthage', 'stand', 'spend +0-0'],
    })
    expect(drawn.state.activation?.operations).toBe(2)
    expect(sails(choicesOf(drawn.decision))).toEqual(
      expect.arrayContaining(['sail apulia/mare_ionium', 'sail sicilia/mare_ionium']),
    )
  })

  it('RV-3.23-g, RV-5.31-1a: another enemy who lies there must be fought too, and the way back be paid for', () => {
    const { stage, leader } = transport()
    stage.units('carthage', 'messina', '1 flt').units('seleucid_kingdom', 'messina', '1 flt')
    const attacks = (die: number) =>
      choicesOf(
        stage.drive(go(leader), { dice: [['operations', die]], choices: [...embark, 'sail messina'] })
          .decision,
      ).filter(choice => choice.startsWith('attack'))
    expect(attacks(5)).toEqual([])
    expect(attacks(6)).toEqual(['attack-fleets carthage', 'attack-fleets seleucid_kingdom'])
  })

  it('RV-3.23-g, RV-5.89-a: a fleet that was intercepted there and held its own goes on', () => {
    const { stage, leader } = transport()
    stage.units('carthage', 'sicilia', '1 flt', 'mare_tyrrhenum').garrison('carthage', 'sicilia')
    const hunter = stage.leader('carthage', 'sicilia', 1)
    const { decision } = stage.drive(go(leader), {
      dice: [
        ['operations', 4],
        ['interception at sea', 6],
        ['combat', 1],
        ['combat', 1],
      ],
      choices: [...embark, 'sail messina', `intercept ${leaderNoun(hunter)}`],
    })
    expect(sails(choicesOf(decision))).toContain('sail apulia/mare_ionium')
  })

  it('RV-3.23-g, RV-5.29-a: a fleet that begins in the Strait leaves it by any way', () => {
    const stage = turnOf('rome')
      .units('rome', 'messina', '1 lgn, 1 flt')
      .units('carthage', 'messina', '1 flt')
    stage.garrison('rome', 'sicilia', 'apulia')
    const leader = stage.leader('rome', 'messina', 1)
    const { decision } = stage.drive(go(leader), {
      dice: [['operations', 2]],
      choices: ['take-all', 'embark messina'],
    })
    expect(sails(choicesOf(decision))).toEqual(
      expect.arrayContaining(['sail apulia/mare_ionium', 'sail sicilia/mare_tyrrhenum']),
    )
  })

  it('RV-3.23-g: back is to the same coast, not to another of the same Province', () => {
    const stage = turnOf('rome').units('rome', 'apulia', '1 flt', 'mare_tyrrhenum').garrison('rome', 'apulia')
    stage.units('carthage', 'messina', '4 flt')
    const leader = stage.leader('rome', 'apulia', 2)
    const { decision } = stage.drive(go(leader), {
      dice: [['operations', 6]],
      choices: ['take-all', 'embark apulia/mare_tyrrhenum', 'sail messina'],
    })
    expect(sails(choicesOf(decision))).toEqual(['sail apulia/mare_tyrrhenum'])
  })
})

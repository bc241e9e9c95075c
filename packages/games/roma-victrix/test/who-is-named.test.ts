import { choicesOf } from '@aquila/engine/testing'
import { describe, expect, it } from 'vitest'
import { activate } from '../rules/operations/activation.ts'
import { changePower } from '../rules/pieces.ts'
import type { Leader, Roma } from '../rules/state.ts'
import { toAfrica, turnOf } from './support.ts'

const go = (leader: Leader) => (g: Roma) => activate(g, leader.id)
const galli = 'people-galli'

/** Rome marches among warbands that Aegyptus runs. */
function amongGalli() {
  const stage = turnOf('rome').units('rome', 'narbonensis', '4 lgn').units(galli, 'aquitania', '3 bi')
  changePower(stage.state, stage.power(galli), { of: stage.power('aegyptus') })
  return { stage, leader: stage.leader('rome', 'narbonensis', 2) }
}

describe('a choice that names an enemy', () => {
  const way = ['take-all', 'march aquitania']

  it('RV-5.31-1a, RV-13.13-a: names those who stand there, not the Power that runs them', () => {
    const { stage, leader } = amongGalli()
    const offered = choicesOf(stage.drive(go(leader), { dice: [['operations', 4]], choices: way }).decision)
    expect(offered).toEqual(expect.arrayContaining([`attack ${galli}`, `ask-passage ${galli}`]))
    expect(offered.filter(choice => choice.endsWith('aegyptus'))).toEqual([])
    const { events, state } = stage.drive(go(leader), {
      dice: [
        ['operations', 4],
        ['combat', 2],
        ['combat', 2],
      ],
      choices: [...way, `attack ${galli}`, 'spend +0-0'],
    })
    expect(events.find(({ kind }) => kind === 'combat')?.data).toMatchObject({ defender: galli })
    expect(state.attacks).toEqual(['rome>aegyptus'])
  })

  it('RV-5.31-1a: the Major, where it stands with them', () => {
    const { stage, leader } = amongGalli()
    stage.units('aegyptus', 'aquitania', '1 hi')
    const offered = choicesOf(stage.drive(go(leader), { dice: [['operations', 4]], choices: way }).decision)
    expect(offered).toEqual(expect.arrayContaining(['attack aegyptus', 'ask-passage aegyptus']))
    expect(offered).not.toContain(`attack ${galli}`)
  })

  it('RV-5.27-a: they are told to let pass, and who runs them is asked', () => {
    const { stage, leader } = amongGalli()
    const ask = [...way, `ask-passage ${galli}`]
    const asked = stage.drive(go(leader), { dice: [['operations', 4]], choices: ask }).decision
    expect([asked?.role, asked?.task]).toEqual(['aegyptus', 'react.passage'])
    const { decision, events } = stage.drive(go(leader), {
      dice: [['operations', 4]],
      choices: [...ask, 'admit'],
    })
    expect(choicesOf(decision)).toContain('march lugdunensis')
    expect(events.find(({ kind }) => kind === 'passage')?.data).toMatchObject({ by: galli, power: 'rome' })
  })

  it('RV-5.7-a: names whose Fleets lie there', () => {
    const stage = turnOf('rome').units('rome', 'latium', '2 flt', 'mare_tyrrhenum').garrison('rome', 'latium')
    stage.units('numidia', 'africa', '1 flt', 'mare_tyrrhenum')
    const offer = () =>
      choicesOf(stage.drive(go(leader), { dice: [['operations', 5]], choices: toAfrica }).decision).filter(
        choice => choice.startsWith('attack'),
      )
    const leader = stage.leader('rome', 'latium', 2)
    expect(offer()).toEqual(['attack-fleets numidia'])
    stage.units('carthage', 'africa', '1 flt', 'mare_tyrrhenum')
    expect(offer()).toEqual(['attack-fleets carthage'])
  })
})

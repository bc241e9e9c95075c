import { choicesOf } from '@aquila/engine/testing'
import { describe, expect, it } from 'vitest'
import { numberOfArea } from '../data/index.ts'
import { newCapital, placeForCapital } from '../rules/capitals.ts'
import { conquer } from '../rules/conquest.ts'
import { incomeOf } from '../rules/economy/revenue.ts'
import { activate } from '../rules/operations/activation.ts'
import { changePower, marksAt, powerAt } from '../rules/pieces.ts'
import { removePillage } from '../rules/pillage-removal.ts'
import type { Leader, Roma } from '../rules/state.ts'
import { Stage, turnOf } from './support.ts'

const at = numberOfArea
const go = (leader: Leader) => (g: Roma) => activate(g, leader.id)

/** Rome has lost its Capital, and stands in Latium again. */
function retaken(strength: number): Stage {
  const stage = new Stage().units('rome', 'latium', '2 lgn').garrison('carthage', 'latium')
  stage.marks('latium', { city: { power: stage.power('rome'), rank: 'major', strength } })
  changePower(stage.state, stage.power('rome'), { capital: null })
  return stage
}

function* takeLatium(g: Roma, power: number) {
  conquer(g, at('latium'), power)
}

describe('a Capital that was lost', () => {
  it('RV-10.36-a, RV-3.53-a: a Power whose Supreme Leader is its Capital founds none', () => {
    const stage = new Stage(16, 6).garrison('hunni', 'pannonia').units('hunni', 'pannonia', '3 bi')
    stage.leader('hunni', 'pannonia', 4, 'Attila', true)
    expect(placeForCapital(stage.position, stage.power('hunni'))).toBeNull()
  })

  it('RV-10.36-a: a new one is founded where the Supreme Leader is, as a Major City of strength 4, or not', () => {
    const stage = new Stage().garrison('rome', 'cisalpina').units('rome', 'cisalpina', '2 lgn')
    stage.leader('rome', 'cisalpina', 3, 'Consul', true)
    const rome = stage.power('rome')
    changePower(stage.state, rome, { capital: null })
    stage.marks('cisalpina', { city: null })
    const after = (choice: string) => stage.play(g => newCapital(g, rome), { choices: [choice] }).state
    const founded = after('found-capital cisalpina')
    expect([powerAt(founded, rome).capital, marksAt(founded, at('cisalpina')).city]).toEqual([
      at('cisalpina'),
      { power: rome, rank: 'major', strength: 4 },
    ])
    expect(powerAt(after('decline'), rome).capital).toBeNull()
  })

  it('RV-10.36-a: is the Capital again when its City stands and the Province is taken back', () => {
    const stage = retaken(1)
    const rome = stage.power('rome')
    const { state, match } = stage.play(g => takeLatium(g, rome))
    expect(powerAt(state, rome).capital).toBe(at('latium'))
    expect(match.log(null).map(({ kind }) => kind)).toContain('capital-restored')
    // RV-10.33-a: a City at less than half pays 3.
    expect(incomeOf({ ...stage.position, state }, rome)).toBe(
      3 + (stage.position.data.revenue[at('latium')] ?? 0),
    )
  })

  it('RV-10.36-a, RV-10.36-C: a pillaged City is the Capital again when it has recovered', () => {
    const stage = retaken(0)
    const rome = stage.power('rome')
    const { state } = stage.play(g => takeLatium(g, rome))
    expect(powerAt(state, rome).capital).toBeNull()
    stage.garrison('rome', 'latium')
    const recovered = stage.play(removePillage, { dice: [['city', 5]] }).state
    expect(powerAt(recovered, rome).capital).toBe(at('latium'))
  })

  it('RV-10.36-a: not under an enemy, and not for a Power that has founded another', () => {
    const held = retaken(0)
    const under = held.play(removePillage, { dice: [['city', 5]] }).state
    expect(powerAt(under, held.power('rome')).capital).toBeNull()
    const moved = retaken(1)
    changePower(moved.state, moved.power('rome'), { capital: at('cisalpina') })
    const { state } = moved.play(g => takeLatium(g, moved.power('rome')))
    expect(powerAt(state, moved.power('rome')).capital).toBe(at('cisalpina'))
  })
})

describe('a City that was taken before', () => {
  /** Hannibal before Roma, which is in ruins no longer, while Rome's Capital and Treasury are elsewhere. */
  function before(holder: string): { stage: Stage; leader: Leader } {
    const stage = turnOf('carthage').units('carthage', 'latium', '6 hi').garrison(holder, 'latium')
    stage.marks('latium', { city: { power: stage.power('rome'), rank: 'major', strength: 1 } })
    changePower(stage.state, stage.power('rome'), { capital: at('cisalpina'), treasury: 40 })
    changePower(stage.state, stage.power('carthage'), { treasury: 0 })
    return { stage, leader: stage.leader('carthage', 'latium', 4, 'Hannibal', true) }
  }

  it('RV-10.41-3, RV-10.33-a: is not besieged by the side that holds the Province', () => {
    const { stage, leader } = before('carthage')
    const { decision } = stage.drive(go(leader), { dice: [['operations', 6]], choices: ['take-all'] })
    expect(choicesOf(decision)).not.toContain('siege')
  })

  it('RV-10.34-a: brings no Treasury that is kept elsewhere', () => {
    const { stage, leader } = before('rome')
    const { state, events } = stage.drive(go(leader), {
      dice: [
        ['operations', 6],
        ['combat', 6],
        ['combat', 1],
      ],
      choices: ['take-all', 'siege', 'spend +4-0'],
    })
    expect(events.map(({ kind }) => kind)).toContain('city-taken')
    expect(powerAt(state, stage.power('rome'))).toMatchObject({ treasury: 40, capital: at('cisalpina') })
    expect(powerAt(state, stage.power('carthage')).treasury).toBe(0)
  })
})

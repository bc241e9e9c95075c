import { choicesOf } from '@aquila/engine/testing'
import { describe, expect, it } from 'vitest'
import { areaAt, numberOfArea } from '../data/index.ts'
import { drawConsuls } from '../rules/consuls.ts'
import { newUnits } from '../rules/economy/index.ts'
import { operations } from '../rules/operations/menu.ts'
import { changeLeader, changePower } from '../rules/pieces.ts'
import { spawnLeaders } from '../rules/spawn.ts'
import type { Roma } from '../rules/state.ts'
import { Stage, turnOf } from './support.ts'

const at = numberOfArea
type Rolls = [string, number][]
const DRAWS: Rolls = [
  ['Consul', 1],
  ['Consul', 1],
]

/** Rome in its second year; its Capital is lost. */
function fallenRome(): Stage {
  const stage = new Stage()
  stage.state.turn = 2
  stage.state.consuls = [1, 2]
  changePower(stage.state, stage.power('rome'), { capital: null })
  return stage
}

describe('Consuls of a Rome without its Capital', () => {
  it('RV-10.36-a, RV-3.32-a: both go to a force, be it of Fleets, and a new Capital can be founded there', () => {
    const stage = fallenRome().garrison('rome', 'sicilia').units('rome', 'sicilia', '1 flt')
    stage.units('carthage', 'britannia_superior', '1 hi')
    const { state } = stage.play(drawConsuls, { dice: DRAWS })
    expect(state.leaders.map(({ area, supreme }) => [areaAt(area).id, supreme])).toEqual([
      ['sicilia', true],
      ['sicilia', false],
    ])
    const { decision } = stage.playUntil(
      function* (g: Roma) {
        yield* drawConsuls(g)
        yield* newUnits(g)
      },
      { dice: DRAWS },
    )
    expect([decision?.task, choicesOf(decision)]).toEqual([
      'new-capital',
      ['found-capital sicilia', 'decline'],
    ])
  })

  it('RV-10.36-a, RV-3.32-a: of several forces the player picks, for the first as for the second', () => {
    const stage = fallenRome().units('rome', 'sicilia', '1 flt').units('rome', 'messina', '1 flt')
    stage.units('rome', 'apulia', '1 lgn')
    expect(choicesOf(stage.playUntil(drawConsuls, { dice: DRAWS }).decision).toSorted()).toEqual([
      'place-leader apulia',
      'place-leader messina',
      'place-leader sicilia',
    ])
    const { state } = stage.play(drawConsuls, {
      dice: DRAWS,
      choices: ['place-leader messina', 'place-leader apulia'],
    })
    expect(state.leaders.map(({ area }) => areaAt(area).id)).toEqual(['messina', 'apulia'])
  })

  it('RV-3.32-a: without Capital and force none is drawn, and nobody stands in a strange land', () => {
    const stage = fallenRome().garrison('rome', 'sicilia')
    const { state } = stage.play(drawConsuls)
    expect([state.leaders, state.consuls]).toEqual([[], [1, 2]])
    // With a Capital and no force both stand there.
    changePower(stage.state, stage.power('rome'), { capital: at('latium') })
    const held = stage.play(drawConsuls, { dice: DRAWS })
    expect(held.state.leaders.map(({ area }) => areaAt(area).id)).toEqual(['latium', 'latium'])
  })
})

describe('Leaders who join any force', () => {
  it('RV-15.1-a: a drawn Leader may join Fleets, and friends', () => {
    const stage = turnOf('carthage', 1, 4, { 'leader-draw': 'on' })
    const hanno = stage.leader('carthage', 'africa', 1, 'Hanno')
    stage.units('carthage', 'baleares', '1 flt').units('numidia', 'numidia', '1 cav')
    stage.units('rome', 'latium', '1 lgn')
    stage.state.phasing = { power: stage.power('carthage'), leader: hanno.id }
    const { decision } = stage.playUntil(operations)
    const places = ['place-leader africa', 'place-leader baleares', 'place-leader numidia']
    expect(choicesOf(decision).toSorted()).toEqual(places)
  })

  it('RV-3.32-a: so may one whom a special rule brings: Fleets are a force', () => {
    const stage = new Stage(2, 2).units('rome', 'sicilia', '1 flt')
    stage.state.turn = 6
    const { decision } = stage.playUntil(g => spawnLeaders(g, 'C3'))
    expect(choicesOf(decision)).toEqual(['place-leader latium', 'place-leader sicilia', 'decline'])
  })
})

describe('a Power that is out of the game', () => {
  it('RV-5.0-a, RV-COL-d: is asked for nothing when it can do nothing; with a card, or after a deed, its player is', () => {
    const idle = (stage: Stage) => stage.play(operations).state.phasing
    expect(idle(turnOf('rome'))).toBeNull()
    const recruiting = turnOf('rome')
    const consul = recruiting.leader('rome', 'latium', 1)
    changeLeader(recruiting.state, consul.id, { recruiting: true })
    expect(idle(recruiting)).toBeNull()
    const asked = (stage: Stage) => choicesOf(stage.playUntil(operations).decision)
    const holding = turnOf('rome')
    holding.state.hands = { ...holding.state.hands, rome: ['withdrawal'] }
    expect(asked(holding)).toEqual(['pass'])
    changeLeader(recruiting.state, consul.id, { activated: true })
    expect(asked(recruiting)).toEqual(['pass'])
    const roused = turnOf('rome')
    changePower(roused.state, roused.power('massilia'), { rouse: 'failed' })
    expect(asked(roused)).toEqual(['pass'])
    // RV-COL-d: to give up is a choice.
    expect(asked(turnOf('carthage'))).toEqual(['surrender', 'pass'])
  })
})

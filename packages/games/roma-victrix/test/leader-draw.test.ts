import type { Rules } from '@aquila/engine'
import { describe, expect, it } from 'vitest'
import { fillCup } from '../rules/initiative.ts'
import { loseLeader } from '../rules/leaders.ts'
import { endOfOperations, leadersToActivate, operations } from '../rules/operations/menu.ts'
import { changeLeader, changePower } from '../rules/pieces.ts'
import type { Roma } from '../rules/state.ts'
import { Stage, turnOf } from './support.ts'

/** Without peoples nothing is drawn for Barbaricum. */
function withoutPeoples(stage: Stage): Stage {
  for (const [power, { status }] of stage.state.powers.entries())
    if (status === 'people') changePower(stage.state, power, { status: 'absent' })
  return stage
}

/** Hannibal is Supreme, and Mago his heir. */
function carthage() {
  const stage = withoutPeoples(turnOf('carthage', 1, 4, { 'leader-draw': 'on' }))
  stage.units('carthage', 'africa', '3 hi')
  const hannibal = stage.leader('carthage', 'africa', 4, 'Hannibal', true)
  const mago = stage.leader('carthage', 'africa', 1, 'Mago')
  const power = stage.power('carthage')
  const fallOfHannibal = (g: Roma) => loseLeader(g, hannibal.id, 'RV-3.34-c')
  const draw = function* (g: Roma, leader: number | null): Rules {
    yield* endOfOperations(g)
    g.state.phasing = { power, leader }
  }
  /** Who may be activated after this, in which Mago acts. */
  const left = (procedure: (g: Roma) => Rules) => {
    const { state } = stage.drive(procedure, {
      dice: [['operations', 1]],
      choices: ['activate Mago', 'stop'],
    })
    return leadersToActivate({ ...stage.position, state }).map(({ name }) => name)
  }
  return { stage, mago, fallOfHannibal, draw, left }
}

describe('where Leaders are drawn, each acts once in a Game-Turn', () => {
  it('RV-15.1-a: a Leader who has acted and becomes Supreme does not act with the marker too; in the next turn he does', () => {
    const { stage, mago, fallOfHannibal, draw, left } = carthage()
    stage.state.phasing = { power: mago.power, leader: mago.id }
    const thisTurn = function* (g: Roma): Rules {
      yield* operations(g)
      yield* fallOfHannibal(g)
      yield* draw(g, null)
    }
    expect(left(thisTurn)).toEqual([])
    const nextTurn = function* (g: Roma): Rules {
      yield* thisTurn(g)
      yield* fillCup(g)
    }
    expect(left(nextTurn)).toEqual(['Mago'])
  })

  it('RV-15.1-a: a Leader who becomes Supreme while he is in the cup acts with the marker or his own draw, whichever comes first', () => {
    const { stage, mago, fallOfHannibal, draw, left } = carthage()
    const markerFirst = function* (g: Roma): Rules {
      yield* fallOfHannibal(g)
      yield* operations(g)
      yield* draw(g, mago.id)
    }
    expect(left(markerFirst)).toEqual([])
    // A Leader who was drawn and stayed where he was has not acted yet.
    stage.state.phasing = { power: mago.power, leader: mago.id }
    const idle = function* (g: Roma): Rules {
      yield* fallOfHannibal(g)
      yield* draw(g, null)
    }
    const { state } = stage.play(idle)
    expect(leadersToActivate({ ...stage.position, state }).map(({ name }) => name)).toEqual(['Mago'])
  })

  it('RV-15.1-a, RV-5.23-a: he is told that he has acted in this Game-Turn; without the option, in this phase', () => {
    const why = (agreed: string) => {
      const stage = turnOf('rome', 1, 4, { 'leader-draw': agreed })
      const { id } = stage.leader('rome', 'latium', 1, 'Head', true)
      changeLeader(stage.state, id, { activated: true })
      return stage.playUntil(operations).match.refusal('rome', { verb: 'activate', noun: 'Head' })?.rule
    }
    expect(why('on')).toBe('RV-15.1-a')
    expect(why('off')).toBe('RV-5.23-a')
  })

  it('RV-5.23-a: without the option who changes sides after he has acted may act in the phase of his new Power', () => {
    const stage = withoutPeoples(new Stage())
    const { id } = stage.leader('rome', 'latium', 1)
    changeLeader(stage.state, id, { activated: true })
    expect(stage.play(endOfOperations).state.leaders[0]?.activated).toBe(false)
  })
})

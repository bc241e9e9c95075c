import { choicesOf } from '@aquila/engine/testing'
import { describe, expect, it } from 'vitest'
import { numberOfArea } from '../data/index.ts'
import { drawCard, drawEventCards } from '../rules/cards/event-cards.ts'
import { raiseForMoney } from '../rules/economy/new-units.ts'
import { activate } from '../rules/operations/activation.ts'
import { operations } from '../rules/operations/menu.ts'
import { changePower, unitsAt } from '../rules/pieces.ts'
import type { Roma } from '../rules/state.ts'
import { type Stage, turnOf } from './support.ts'

/** A consul with an army in Latium whose die gives him two points: as many as the way to Apulia and back takes. */
function shortOfPoints(): { stage: Stage; march: (g: Roma) => ReturnType<typeof activate> } {
  const stage = turnOf('rome').units('rome', 'latium', '2 lgn').garrison('rome', 'latium', 'apulia')
  const leader = stage.leader('rome', 'latium', 1)
  return { stage, march: g => activate(g, leader.id) }
}

const TWO_POINTS: [string, number][] = [['operations', 1]]
const THERE_AND_BACK = ['take-all', 'march apulia', 'march latium']

describe('nobody is asked where nothing can come of it', () => {
  it('RV-5.18-a: a Leader who has spent his points and stands among no enemies stops by himself', () => {
    const { stage, march } = shortOfPoints()
    const { match, state } = stage.drive(march, { dice: TWO_POINTS, choices: THERE_AND_BACK })
    expect([match.decision, state.activation]).toEqual([null, null])
    expect(unitsAt(state, numberOfArea('latium')).every(({ leader }) => leader === null)).toBe(true)
  })

  it('RV-5.18-a, RV-5.27-b: among enemies he is asked, because it matters who is with him', () => {
    const { stage, march } = shortOfPoints()
    stage.units('carthage', 'apulia', '1 hi')
    const { decision } = stage.drive(march, {
      dice: [['operations', 1]],
      choices: ['take-all', 'march apulia', 'ask-passage carthage', 'refuse'],
    })
    expect(decision?.task).toBe('command')
  })

  it('RV-10.41-1b: he is asked while he could still lead men out of a City', () => {
    const { stage, march } = shortOfPoints()
    stage.marks('latium', { city: { power: stage.power('rome'), rank: 'major', strength: 4 } })
    stage.units('rome', 'latium', '1 aux')
    const latium = numberOfArea('latium')
    stage.state.stacks[latium] = unitsAt(stage.state, latium).map(unit =>
      unit.kind === 'aux' ? { ...unit, where: 'city' as const } : unit,
    )
    const { decision } = stage.drive(march, {
      dice: TWO_POINTS,
      choices: ['take-every lgn', 'march apulia', 'march latium'],
    })
    expect(choicesOf(decision)).toContain('take aux')
  })

  it('RV-14.2-08: who holds Forced March is asked for it when the points are spent, and goes on with it', () => {
    const { stage, march } = shortOfPoints()
    stage.state.hands.rome = ['forced-march']
    const { decision } = stage.drive(march, { dice: TWO_POINTS, choices: THERE_AND_BACK })
    expect([decision?.task, ...choicesOf(decision)]).toEqual([
      'react.spent',
      'play forced-march',
      'pass',
      'rest-turn',
    ])
    const played = stage.drive(march, {
      dice: [...TWO_POINTS, ['forced march', 3]],
      choices: [...THERE_AND_BACK, 'play forced-march'],
    })
    expect([played.decision?.task, played.state.activation?.operations]).toEqual(['command', 3])
    const passed = stage.drive(march, { dice: TWO_POINTS, choices: [...THERE_AND_BACK, 'pass'] })
    expect([passed.decision, passed.state.activation]).toEqual([null, null])
  })

  it('RV-14.2-08: where all windows pause alike, any card in hand is asked about', () => {
    const { stage, march } = shortOfPoints()
    stage.state.hands.rome = ['raid']
    const asked = (order: 'always' | 'when-able') => {
      const { match } = stage.playUntil(march, { dice: TWO_POINTS, choices: ['take-all'] })
      match.setStandingOrder('rome', 'spent', order)
      for (const noun of ['apulia', 'latium']) match.choose({ verb: 'march', noun })
      return match.decision?.task
    }
    expect([asked('when-able'), asked('always')]).toEqual([undefined, 'react.spent'])
  })

  it('RV-11.13-a: all Clients and Allies are called by one order, with a die each', () => {
    const stage = turnOf('rome')
    stage.leader('rome', 'latium', 2, 'Consul', true)
    const minors = ['massilia', 'saguntum', 'syracusae']
    expect(choicesOf(stage.playUntil(operations).decision)).toEqual(
      expect.arrayContaining(['rouse-all', ...minors.map(minor => `rouse ${minor}`)]),
    )
    const { state, events } = stage.drive(operations, {
      choices: ['rouse-all'],
      dice: [
        ['rouse', 1],
        ['rouse', 2],
        ['rouse', 1],
      ],
    })
    const told = events.filter(({ kind }) => kind === 'roused').map(({ data }) => [data.power, data.success])
    expect(told).toEqual([
      ['massilia', true],
      ['saguntum', false],
      ['syracusae', true],
    ])
    expect(minors.map(minor => state.powers[stage.power(minor)]?.rouse)).toEqual([
      'roused',
      'failed',
      'roused',
    ])
  })

  it('RV-4.2C4-a: whoever keeps his card is asked again when another has come, when he may draw, or by his order', () => {
    const stage = turnOf('rome')
    stage.state.deck = ['raid', 'ambush', 'recruit']
    stage.state.hands = { rome: ['treachery'] }
    let drawn = false
    const turns = function* (g: Roma) {
      yield* drawEventCards(g)
      yield* drawEventCards(g)
      if (drawn) drawCard(g, 'rome', 'RV-15.81-a')
      yield* drawEventCards(g)
    }
    const kept = stage.playUntil(turns).match
    kept.choose({ verb: 'keep' })
    expect(kept.decision).toBeNull()
    const ordered = stage.playUntil(turns).match
    ordered.setStandingOrder('rome', 'event-cards', 'always')
    ordered.choose({ verb: 'keep' })
    expect(ordered.decision?.task).toBe('event-cards')
    drawn = true
    const another = stage.playUntil(turns).match
    another.choose({ verb: 'keep' })
    expect(choicesOf(another.decision)).toEqual(['keep', 'exchange treachery', 'exchange raid'])
    stage.state.playedCard = ['rome']
    stage.state.hands = {}
    drawn = false
    const may = stage.playUntil(turns).match
    may.setStandingOrder('rome', 'event-cards', 'never')
    expect(choicesOf(may.decision)).toEqual(['keep', 'draw'])
  })

  it('RV-9.3-a: who has nothing to buy with is asked about his Fleets, unless his order says never', () => {
    const stage = turnOf('rome').units('rome', 'latium', '1 flt', 'mare_tyrrhenum').garrison('rome', 'latium')
    changePower(stage.state, stage.power('rome'), { treasury: 0 })
    const twice = function* (g: Roma) {
      yield* raiseForMoney(g, stage.power('rome'))
      yield* raiseForMoney(g, stage.power('rome'))
    }
    const { match } = stage.playUntil(twice)
    expect(choicesOf(match.decision)).toContain('convert latium/lgn')
    match.setStandingOrder('rome', 'nothing-to-buy', 'never')
    match.choose({ verb: 'done' })
    expect(match.decision).toBeNull()
  })
})

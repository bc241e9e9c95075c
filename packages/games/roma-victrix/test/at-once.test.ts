import { choicesOf } from '@aquila/engine/testing'
import { describe, expect, it } from 'vitest'
import { numberOfArea } from '../data/index.ts'
import { checkAttrition } from '../rules/attrition.ts'
import { cardsBeforeNewUnits } from '../rules/cards/before-new-units.ts'
import { drawEventCards } from '../rules/cards/event-cards.ts'
import { newUnits } from '../rules/economy/index.ts'
import { payMaintenance } from '../rules/economy/maintenance.ts'
import { view } from '../rules/knowledge/view.ts'
import { activate } from '../rules/operations/activation.ts'
import { changePower } from '../rules/pieces.ts'
import type { Roma } from '../rules/state.ts'
import { Stage, stack, written } from './support.ts'

const at = numberOfArea
type Rolls = [string, number][]

/** Rome in Latium, Carthage in Africa, each with its City and money. */
function twoCapitals(): Stage {
  const stage = new Stage().garrison('rome', 'latium').garrison('carthage', 'africa')
  for (const [power, area] of [
    ['rome', 'latium'],
    ['carthage', 'africa'],
  ] as const) {
    changePower(stage.state, stage.power(power), { treasury: 9 })
    stage.marks(area, { city: { power: stage.power(power), rank: 'major', strength: 4 } })
  }
  return stage
}

describe('what all decide at the same time', () => {
  it('RV-4.2C3-a, RV-6.2-b: nobody sees what another raises before all are done', () => {
    const { match } = twoCapitals().playUntil(newUnits)
    expect(match.decisions.map(({ role }) => role)).toEqual(['carthage', 'rome'])
    const before = [match.view('rome'), match.log('rome')]
    match.choose({ verb: 'create', noun: 'africa/hi' }, { role: 'carthage' })
    match.choose({ verb: 'done' }, { role: 'carthage' })
    expect([match.view('rome'), match.log('rome')]).toEqual(before)
    expect(match.canUndo('carthage')).toBe(true)
    match.choose({ verb: 'create', noun: 'latium/lgn' })
    match.choose({ verb: 'done' })
    expect([stack(match.position.state, 'africa'), stack(match.position.state, 'latium')]).toEqual([
      '1 hi',
      '1 lgn',
    ])
  })

  it('RV-9.13-a, RV-4.2C3-a: recruitment is rolled for when all have decided', () => {
    const stage = twoCapitals().garrison('rome', 'apulia')
    const leader = stage.leader('rome', 'apulia', 2, 'Scipio')
    const { match } = stage.playUntil(newUnits, { dice: [['recruitment', 3]] })
    match.choose({ verb: 'recruit', noun: 'Scipio' }, { role: 'rome' })
    match.choose({ verb: 'done' }, { role: 'rome' })
    expect(match.rolls).toHaveLength(0)
    match.choose({ verb: 'done' }, { role: 'carthage' })
    expect(match.rolls).toHaveLength(1)
    expect(match.position.state.leaders.find(({ id }) => id === leader.id)?.recruiting).toBe(true)
  })

  it('RV-9.3-a, RV-9.17-2: ships of two Powers become land units in one Province, which is disputed only then', () => {
    const stage = twoCapitals().garrison('rome', 'sicilia')
    stage.units('rome', 'sicilia', '1 flt').units('carthage', 'sicilia', '1 flt')
    const choices = ['convert sicilia/hi', 'done', 'convert sicilia/lgn', 'done']
    expect(stack(stage.drive(newUnits, { choices }).state, 'sicilia')).toBe('1 hi reduced, 1 lgn reduced')
  })

  it('RV-9.56-a: no more ships than there are counters for', () => {
    const stage = new Stage(15, 5).garrison('vandali', 'baetica', 'lusitania')
    stage.leader('vandali', 'baetica', 1, 'Gaisericus', true)
    const { counters } = stage.position.data.units.flt
    stage.units('vandali', 'lusitania', `${counters - 1} flt`)
    const choices = ['raise baetica', 'ship-instead-of bi']
    const { state, decision } = stage.drive(newUnits, { choices, dice: [['warbands', 25]] })
    expect(decision).toBeNull()
    expect(stack(state, 'baetica')).toBe('1 bi, 1 flt, 2 cav')
  })

  it('RV-4.2B-e, RV-4.2B-a: in phase B all dice fall first, then all owners pick', () => {
    const stage = new Stage().units('rome', 'latium', '3 aux').units('carthage', 'latium', '3 aux')
    const dice: Rolls = [
      ['attrition', 6],
      ['attrition', 6],
    ]
    const { match } = stage.playUntil(checkAttrition, { dice })
    expect(match.decisions.map(({ role, task }) => [role, task])).toEqual([
      ['carthage', 'pick-losses'],
      ['rome', 'pick-losses'],
    ])
    expect(match.decisions[0]?.about).toMatchObject({ left: 3 })
  })

  it('RV-4.2C2-b, RV-4.2C2-c: in C2 all who are short pick at once, and the checks come at the end', () => {
    const stage = new Stage()
      .units('rome', 'latium', '4 lgn, 2 aux')
      .units('carthage', 'africa', '4 hi, 2 aux')
    for (const power of ['rome', 'carthage']) changePower(stage.state, stage.power(power), { treasury: 2 })
    const dice: Rolls = [
      ['attrition', 4],
      ['attrition', 4],
    ]
    const { match } = stage.playUntil(payMaintenance, { dice })
    expect(match.decisions.map(({ role }) => role)).toEqual(['carthage', 'rome'])
    // 3 points for six units: two must go unpaid, for 40 per cent of 5 or 6.
    for (const noun of ['africa/aux', 'africa/hi']) match.choose({ verb: 'not-pay', noun })
    expect(match.rolls).toHaveLength(0)
    for (const noun of ['latium/aux', 'latium/lgn']) match.choose({ verb: 'not-pay', noun })
    expect(match.rolls).toHaveLength(2)
    expect(match.position.state.powers[stage.power('rome')]?.treasury).toBe(0)
  })

  it('RV-4.2C4-a: cards are kept, drawn and exchanged at the same time', () => {
    const stage = new Stage()
    stage.state.hands = { carthage: ['raid'], rome: ['leader'], seleucid_kingdom: [], aegyptus: [] }
    stage.state.deck = ['ambush', 'piracy']
    const { match } = stage.playUntil(drawEventCards)
    expect(match.decisions.map(({ role }) => role)).toEqual(['carthage', 'rome'])
    match.choose({ verb: 'exchange', noun: 'leader' }, { role: 'rome' })
    match.choose({ verb: 'exchange', noun: 'raid' }, { role: 'carthage' })
    expect(match.position.state.hands).toMatchObject({ carthage: ['ambush'], rome: ['piracy'] })
  })

  it('RV-5.31-9: after a combat neither side sees what the other gives up before both have picked', () => {
    const stage = new Stage()
      .units('rome', 'latium', '3 lgn, 3 aux')
      .units('carthage', 'apulia', '3 hi, 3 aux')
    stage.state.phasing = { power: stage.power('rome'), leader: null }
    const leader = stage.leader('rome', 'latium', 1)
    stage.leader('carthage', 'apulia', 1)
    const dice: Rolls = [
      ['operations', 3],
      ['combat', 4],
      ['combat', 4],
    ]
    const { match } = stage.playUntil((g: Roma) => activate(g, leader.id), {
      dice,
      choices: ['take-all', 'march apulia', 'attack carthage', 'suggested'],
    })
    expect(match.decisions.map(({ role }) => role)).toEqual(['rome'])
    const seen = view(match.position, 'rome').stacks[at('apulia')]
    expect(seen?.filter(unit => 'reduced' in unit && unit.reduced)).toEqual([])
  })
})

describe('cards at the start of C3', () => {
  it('RV-14.2-20: Recruit may be played there by a player who holds it and has a Leader in a Province of his', () => {
    const stage = twoCapitals()
    stage.state.hands = { carthage: ['recruit'], rome: ['recruit'], seleucid_kingdom: [], aegyptus: [] }
    stage.leader('rome', 'latium', 2)
    const asked = stage.playUntil(cardsBeforeNewUnits)
    expect([asked.decision.role, asked.decision.choices.map(written)]).toEqual([
      'rome',
      ['play recruit', 'pass', 'rest-turn'],
    ])
    const { state, decision } = stage.drive(cardsBeforeNewUnits, {
      choices: ['play recruit', 'on latium', 'create lgn', 'create hi', 'create hi'],
    })
    // Rating 2, revenue 3 and the City's 5 make 10 points: a Legion and two Heavy Infantry.
    expect([stack(state, 'latium'), state.hands.rome, decision]).toEqual(['1 lgn, 2 hi', [], null])
  })
})

describe('windows and undo', () => {
  it('RV-14.2-03: whether an opponent could play Attrition is told once in an activation, not at every step', () => {
    const stage = new Stage().units('rome', 'latium', '2 lgn').garrison('rome', 'apulia', 'cisalpina')
    stage.state.phasing = { power: stage.power('rome'), leader: null }
    stage.state.hands = { carthage: ['raid'], rome: [], seleucid_kingdom: [], aegyptus: [] }
    const leader = stage.leader('rome', 'latium', 4)
    const { match } = stage.playUntil((g: Roma) => activate(g, leader.id), {
      dice: [['operations', 3]],
      choices: ['take-all', 'march apulia'],
    })
    expect(match.canUndo('rome')).toBe(false)
    match.choose({ verb: 'march', noun: 'latium' })
    expect(match.canUndo('rome')).toBe(true)
  })

  it('RV-14.2-03: a player who does not want to be asked against this Leader is not asked at his next step', () => {
    const stage = new Stage().units('rome', 'latium', '2 lgn')
    stage.state.phasing = { power: stage.power('rome'), leader: null }
    stage.state.hands = { carthage: ['attrition'], rome: [], seleucid_kingdom: [], aegyptus: [] }
    const leader = stage.leader('rome', 'latium', 4)
    const run = (answer: string) =>
      stage.drive(g => activate(g, leader.id), {
        dice: [['operations', 3]],
        choices: ['take-all', 'march apulia', answer, 'march latium'],
      }).decision
    expect([run('pass')?.role, run('rest-activation')?.role]).toEqual(['carthage', 'rome'])
    expect(choicesOf(run('rest-turn'))).toContain('stop')
  })
})

import { describe, expect, it } from 'vitest'
import { numberOfArea } from '../data/index.ts'
import { changeAllegiance } from '../rules/cards/allegiance.ts'
import { ambushProvinces } from '../rules/cards/ambush.ts'
import { defect, leadersToTurn } from '../rules/cards/leaders.ts'
import { raidableCoasts } from '../rules/cards/piracy.ts'
import { opponentsOf } from '../rules/cards/play.ts'
import { rebelProvinces } from '../rules/cards/rebellion.ts'
import { countersLeft } from '../rules/economy/recruits.ts'
import { breaches } from '../rules/knowledge/breaches.ts'
import { loseLeader } from '../rules/leaders.ts'
import { wake } from '../rules/neutrality.ts'
import { activate } from '../rules/operations/activation.ts'
import { changePower, unitsAt } from '../rules/pieces.ts'
import { checkRebellion } from '../rules/rebellion.ts'
import type { Roma, RomaState } from '../rules/state.ts'
import { Stage, stack, turnOf } from './support.ts'

const at = numberOfArea

const breached = (stage: Stage, state: RomaState) =>
  breaches({ ...stage.position, state }).filter(breach => breach.startsWith('RV-9.0-a'))

describe('RV-9.0-a: anybody who changes sides needs a counter of the new colour', () => {
  it('RV-9.0-a, RV-14.2-13: a Leader who goes over takes as many as there are counters, full ones first; the others stay', () => {
    const stage = new Stage(4, 2).units('caesar', 'latium', '26 lgn')
    stage.units('pompeius', 'apulia', '2 lgn reduced, 2 lgn, 1 aux')
    const labienus = stage.leader('pompeius', 'apulia', 3, 'Labienus')
    const { state } = stage.play(g => defect(g, 'caesar', 'Labienus'), {
      dice: [['defection', 4], ...Array.from({ length: 5 }, (): [string, number] => ['defection', 1])],
    })
    expect(stack(state, 'apulia', stage.power('caesar'))).toBe('1 aux, 2 lgn')
    expect(stack(state, 'apulia', stage.power('pompeius'))).toBe('2 lgn reduced')
    expect(state.leaders.find(({ id }) => id === labienus.id)?.power).toBe(stage.power('caesar'))
    expect(breached(stage, state)).toEqual([])
  })

  it('RV-9.0-a, RV-COL-a: frozen Romans follow as far as there are counters; the others stay frozen and hold nobody', () => {
    const stage = turnOf('caesar', 4, 2).units('caesar', 'cisalpina', '27 lgn')
    stage.garrison('pompeius', 'latium').units('pompeius', 'latium', '3 lgn')
    changePower(stage.state, stage.power('pompeius'), { status: 'collapsed', role: null })
    const caesar = stage.leader('caesar', 'cisalpina', 3, 'Caesar', true)
    const { state } = stage.playUntil((g: Roma) => activate(g, caesar.id), {
      dice: [['operations', 2]],
      choices: ['march latium'],
    })
    expect(stack(state, 'latium', stage.power('caesar'))).toBe('1 lgn')
    expect(stack(state, 'latium', stage.power('pompeius'))).toBe('2 lgn')
    expect(state.activation?.held).toBe(false)
    expect(breached(stage, state)).toEqual([])
  })

  it('RV-9.0-a, RV-12.22-a: rebels of Parthia too', () => {
    const stage = new Stage(5, 2).units('parthia', 'media', '4 cav').units('parthia', 'babylonia', '1 cav')
    stage.garrison('parthia', 'media', 'babylonia')
    stage.leader('parthia', 'babylonia', 3, 'King', true)
    stage.leader('parthia', 'media', 3, 'Rebel')
    changePower(stage.state, stage.power('parthia'), {
      status: 'major',
      role: stage.position.roles[1] ?? null,
    })
    const [first = ''] = stage.position.roles
    stage.units(first, 'latium', '22 cav')
    const { state } = stage.play(checkRebellion, { dice: [['rebellion', 1]] })
    expect(stack(state, 'media', stage.power(first))).toBe('2 cav')
    expect(stack(state, 'media', stage.power('parthia'))).toBe('2 cav')
    // The Province goes with them.
    expect(state.marks[numberOfArea('media')]?.garrison).toBe(stage.power(first))
    expect(breached(stage, state)).toEqual([])
  })

  it('RV-9.0-a, RV-14.2-01, RV-3.88-b: a Minor that comes to another Major loses those for whom it has no counter, reduced ones first', () => {
    const turned = (
      change: (stage: Stage) => (g: Roma) => ReturnType<typeof changeAllegiance>,
      minor: string,
    ) => {
      const stage = new Stage(1, 2).units('rome', 'latium', '23 cav')
      stage.units(minor, 'numidia', '1 cav').units(minor, 'africa', '1 cav reduced, 1 hi')
      const { state, events } = stage.play(change(stage))
      return [
        stack(state, 'numidia'),
        stack(state, 'africa'),
        breached(stage, state),
        events.filter(({ kind }) => kind === 'no-counters').map(({ data }) => data.number),
      ]
    }
    expect(turned(() => g => changeAllegiance(g, 'rome', 'numidia'), 'numidia')).toEqual([
      '1 cav',
      '1 hi',
      [],
      [1],
    ])
    const violated = (stage: Stage) => (g: Roma) =>
      wake(g, stage.power('cappadocia'), at('cappadocia'), stage.power('carthage'))
    expect(turned(violated, 'cappadocia')).toEqual(['1 cav', '1 hi', [], [1]])
  })

  it('RV-9.0-a, RV-SC15-b: what Aetius leaves to the West beyond its counters is lost with him', () => {
    const stage = turnOf('western_roman_empire', 15, 4).garrison('aetius', 'narbonensis')
    stage.units('aetius', 'narbonensis', '3 lgn').units('western_roman_empire', 'latium', '26 lgn')
    const aetius = stage.leader('aetius', 'narbonensis', 3, 'Aetius', true)
    const { state } = stage.play(g => loseLeader(g, aetius.id, 'RV-3.34-c'))
    expect(stack(state, 'narbonensis')).toBe('2 lgn')
    expect(
      unitsAt(state, at('narbonensis')).every(unit => unit.power === stage.power('western_roman_empire')),
    ).toBe(true)
    expect(breached(stage, state)).toEqual([])
  })

  it('RV-9.0-a, RV-14.2-09, RV-14.2-14: anybody who follows a card for one Game-Turn uses no counters of the player', () => {
    const stage = new Stage()
      .units('cappadocia', 'cappadocia', '2 hi')
      .units('minor-rebels', 'africa', '3 bi')
    const rome = stage.power('rome')
    changePower(stage.state, stage.power('cappadocia'), { role: 'rome' })
    changePower(stage.state, stage.power('minor-rebels'), { status: 'rebels', role: 'rome', of: rome })
    expect([countersLeft(stage.position, rome, 'hi'), countersLeft(stage.position, rome, 'bi')]).toEqual([
      28, 30,
    ])
    const neutral = stage.power('thracia')
    expect([
      countersLeft(stage.position, neutral, 'hi'),
      countersLeft(stage.position, neutral, 'bi'),
    ]).toEqual([26, 27])
  })

  it('RV-9.0-a: one Legion too many in a colour is a breach', () => {
    const legions = (number: number) =>
      breached(new Stage(), new Stage().units('rome', 'latium', `${number} lgn`).state)
    expect([legions(28), legions(29)]).toEqual([[], ['RV-9.0-a: rome has more lgn than there are counters']])
  })
})

describe('cards against an enemy', () => {
  it('RV-3.9-k, RV-14.2-02, RV-14.2-13, RV-14.2-14, RV-14.2-18: nobody is one whom a pact keeps from attack', () => {
    const stage = new Stage(8, 3).garrison('albinus', 'belgica').garrison('niger', 'syria')
    stage.units('albinus', 'lugdunensis', '1 lgn').units('niger', 'galatia', '1 lgn')
    stage.leader('albinus', 'belgica', 1, 'Friend')
    stage.leader('niger', 'syria', 1, 'Foe')
    const { position } = stage
    const open = (areas: readonly number[]) =>
      ['belgica', 'lugdunensis', 'syria', 'galatia'].filter(id => areas.includes(at(id)))
    expect(open(ambushProvinces(position, 'severus'))).toEqual(['galatia'])
    expect(open(rebelProvinces(position, 'severus'))).toEqual(['syria', 'galatia'])
    expect(open(raidableCoasts(position, 'severus'))).toEqual(['syria'])
    expect(leadersToTurn(position, 'severus')).toEqual(['Foe'])
    expect(opponentsOf(position, stage.power('albinus'))).toEqual(['niger'])
    expect(opponentsOf(position, stage.power('niger')).toSorted()).toEqual(['albinus', 'severus'])
  })
})

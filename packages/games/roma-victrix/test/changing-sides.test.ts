import { choicesOf } from '@aquila/engine/testing'
import { describe, expect, it } from 'vitest'
import { numberOfArea } from '../data/index.ts'
import { changeAllegiance } from '../rules/cards/allegiance.ts'
import { besiegedForce } from '../rules/combat/force.ts'
import { breaches } from '../rules/knowledge/breaches.ts'
import { loseLeader } from '../rules/leaders.ts'
import { activate } from '../rules/operations/activation.ts'
import { changeLeader, changePower, changeUnits, marksAt, unitsAt } from '../rules/pieces.ts'
import type { Roma, RomaState } from '../rules/state.ts'
import { collapse } from '../rules/succession.ts'
import { Stage, turnOf } from './support.ts'

const at = numberOfArea

function inside(stage: Stage, area: string): void {
  changeUnits(
    stage.state,
    at(area),
    () => true,
    unit => ({ ...unit, where: 'city' }),
  )
}

const whereabouts = (state: RomaState, area: string, power: number) =>
  unitsAt(state, at(area))
    .filter(unit => unit.power === power)
    .map(({ where }) => where)

describe('who changes sides', () => {
  it('RV-14.2-01, RV-14.2-13: a Client that is turned leaves the City of its old Major, which keeps its own men', () => {
    const stage = new Stage().units('carthage', 'africa', '1 hi').units('numidia', 'africa', '2 cav')
    stage.marks('africa', { city: { power: stage.power('carthage'), rank: 'major', strength: 4 } })
    inside(stage, 'africa')
    const massinissa = stage.leader('numidia', 'africa', 2)
    changeLeader(stage.state, massinissa.id, { where: 'city' })
    const { state } = stage.play(g => changeAllegiance(g, 'rome', 'numidia'))
    expect(whereabouts(state, 'africa', stage.power('numidia'))).toEqual(['field', 'field'])
    expect(whereabouts(state, 'africa', stage.power('carthage'))).toEqual(['city'])
    expect(state.leaders[0]?.where).toBe('field')
    expect(besiegedForce({ ...stage.position, state }, at('africa'))?.units).toHaveLength(1)
  })

  it('RV-COL-a, RV-14.2-13: frozen units that are taken over do not defend the City against their new master', () => {
    const stage = turnOf('caesar', 4, 2).garrison('pompeius', 'latium').units('pompeius', 'latium', '2 lgn')
    stage.units('caesar', 'cisalpina', '5 lgn')
    stage.marks('latium', { city: { power: stage.power('pompeius'), rank: 'major', strength: 4 } })
    inside(stage, 'latium')
    const leader = stage.leader('caesar', 'cisalpina', 3, 'Caesar', true)
    const { state } = stage.drive(
      function* (g: Roma) {
        collapse(g, stage.power('pompeius'))
        yield* activate(g, leader.id)
      },
      { dice: [['operations', 6]], choices: ['take-all', 'march latium'] },
    )
    expect(new Set(whereabouts(state, 'latium', stage.power('caesar')))).toEqual(new Set(['field']))
    expect(besiegedForce({ ...stage.position, state }, at('latium'))?.units).toEqual([])
  })

  it('RV-COL-a: frozen Romans follow a Leader who comes alone or without men by sea, or is activated among them', () => {
    const frozen = (from: string) => {
      const stage = turnOf('caesar', 4, 2).garrison('pompeius', 'sardinia', 'cisalpina')
      stage.units('pompeius', 'sardinia', '2 lgn').units('pompeius', 'cisalpina', '2 lgn')
      stage.units('caesar', 'latium', '1 flt', 'mare_tyrrhenum')
      changePower(stage.state, stage.power('pompeius'), { status: 'collapsed', role: null })
      return { stage, leader: stage.leader('caesar', from, 3, 'Caesar', true) }
    }
    const owners = (from: string, area: string, ...choices: string[]) => {
      const { stage, leader } = frozen(from)
      const { state } = stage.drive((g: Roma) => activate(g, leader.id), {
        dice: [['operations', 6]],
        choices,
      })
      return [...new Set(unitsAt(state, at(area)).map(({ power }) => power === stage.power('caesar')))]
    }
    expect(owners('latium', 'cisalpina')).toEqual([false])
    expect(owners('latium', 'cisalpina', 'march cisalpina')).toEqual([true])
    expect(owners('cisalpina', 'cisalpina')).toEqual([true])
    const voyage = [
      'take-all',
      'embark latium/mare_tyrrhenum',
      'sail mare_tyrrhenum',
      'sail sardinia/mare_tyrrhenum',
    ]
    expect(owners('latium', 'sardinia', ...voyage, 'debark')).toEqual([true])
  })

  it('RV-14.2-13: a unit inside a City of another side is a breach', () => {
    const stage = new Stage().units('rome', 'africa', '1 lgn')
    stage.marks('africa', { city: { power: stage.power('carthage'), rank: 'major', strength: 4 } })
    inside(stage, 'africa')
    expect(breaches(stage.position)).toEqual([
      'RV-14.2-13: a unit is inside a City of another side in africa',
    ])
    changePower(stage.state, stage.power('rome'), { of: stage.power('carthage') })
    expect(breaches(stage.position)).toEqual([])
  })

  it('RV-SC15-b: the City of Aetius passes to the West with everything else, and his cards are discarded', () => {
    const stage = turnOf('western_roman_empire', 15, 4).garrison('aetius', 'narbonensis')
    stage.units('aetius', 'narbonensis', '6 lgn')
    stage.marks('narbonensis', { city: { power: stage.power('aetius'), rank: 'major', strength: 4 } })
    const aetius = stage.leader('aetius', 'narbonensis', 3, 'Aetius', true)
    const heir = stage.leader('western_roman_empire', 'narbonensis', 4, 'Heir', true)
    stage.state.hands = { ...stage.state.hands, aetius: ['attrition'] }
    const { state, decision } = stage.drive(
      function* (g: Roma) {
        yield* loseLeader(g, aetius.id, 'RV-3.34-c')
        yield* activate(g, heir.id)
      },
      { dice: [['operations', 6]], choices: ['take-all'] },
    )
    const west = stage.power('western_roman_empire')
    expect(marksAt(state, at('narbonensis'))).toMatchObject({ garrison: west, city: { power: west } })
    expect(choicesOf(decision)).not.toContain('siege')
    expect([state.hands.aetius, state.discards]).toEqual([[], ['attrition']])
  })
})

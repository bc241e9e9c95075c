import { choicesOf } from '@aquila/engine/testing'
import { describe, expect, it } from 'vitest'
import { numberOfArea } from '../data/index.ts'
import { controlOf, controlsRegion } from '../rules/control.ts'
import { enterWithMen } from '../rules/entering.ts'
import { activate } from '../rules/operations/activation.ts'
import { operations } from '../rules/operations/menu.ts'
import { changeLeader, changePower, changeUnits, unitsAt } from '../rules/pieces.ts'
import type { Leader, Roma } from '../rules/state.ts'
import { Stage, stack } from './support.ts'

const at = numberOfArea
const go = (leader: Leader) => (g: Roma) => activate(g, leader.id)
type Rolls = [string, number][]

/** Rome before Carthage. */
function siege(attackers: string, strength = 4): { stage: Stage; leader: Leader } {
  const stage = new Stage().units('rome', 'africa', attackers).garrison('carthage', 'africa')
  stage.state.phasing = { power: stage.power('rome'), leader: null }
  const carthage = stage.power('carthage')
  stage.marks('africa', { city: { power: carthage, rank: 'major', strength } })
  changePower(stage.state, carthage, { capital: at('africa'), treasury: 7 })
  return { stage, leader: stage.leader('rome', 'africa', 1) }
}

const first = (stage: Stage, leader: Leader) =>
  choicesOf(stage.drive(go(leader), { dice: [['operations', 4]], choices: ['take-all'] }).decision)

describe('sieges', () => {
  it('RV-10.41-3, RV-10.41-1a, RV-10.32-a: as strong as the City and all inside, and nobody outside; the Garrison is inside', () => {
    const enough = siege('1 hi, 1 aux')
    expect(first(enough.stage, enough.leader)).toContain('siege')
    expect(first(enough.stage, enough.leader)).not.toContain('attack carthage')
    const weak = siege('2 aux')
    expect(first(weak.stage, weak.leader)).not.toContain('siege')
    const outside = siege('5 lgn')
    outside.stage.units('carthage', 'africa', '1 aux')
    expect(first(outside.stage, outside.leader)).not.toContain('siege')
    expect(first(outside.stage, outside.leader)).toContain('attack carthage')
  })

  it('RV-10.42-a, RV-10.41-10a: walls that are down do not end a siege while somebody is inside', () => {
    const { stage, leader } = siege('5 lgn', 0)
    stage.units('carthage', 'africa', '1 hi reduced')
    changeUnits(
      stage.state,
      at('africa'),
      unit => unit.power === stage.power('carthage'),
      unit => ({ ...unit, where: 'city' }),
    )
    expect(first(stage, leader)).toContain('siege')
    const empty = siege('5 lgn', 0)
    expect(first(empty.stage, empty.leader)).not.toContain('siege')
  })

  it('RV-10.41-9, RV-10.41-10a: losses on units or walls as the defender likes; a round costs 1, and nobody retreats', () => {
    const { stage, leader } = siege('5 lgn')
    stage.units('carthage', 'africa', '1 hi')
    changeUnits(
      stage.state,
      at('africa'),
      unit => unit.power === stage.power('carthage'),
      unit => ({ ...unit, where: 'city' }),
    )
    const dice: Rolls = [
      ['operations', 4],
      ['combat', 2],
      ['combat', 1],
    ]
    // 20 per cent of 4 + 3 + 1 is 2.
    const asked = stage.playUntil(go(leader), {
      dice,
      choices: ['take-all', 'siege', 'spend +0-0', 'lose rome/lgn/reduced'].slice(0, 3),
    })
    expect(choicesOf(asked.decision)).toEqual(['lose garrison', 'lose city', 'lose carthage/hi', 'suggested'])
    const next = stage.drive(go(leader), {
      dice,
      choices: ['take-all', 'siege', 'spend +0-0', 'lose city', 'lose carthage/hi'],
    })
    expect(next.state.activation?.operations).toBe(4)
    expect(choicesOf(next.decision)).toContain('siege')
    expect(next.state.marks[at('africa')]?.city?.strength).toBe(3)
  })

  it('RV-10.42-a, RV-10.34-a, RV-7.8-a, RV-10.24-a, RV-10.41-11: the City falls: 10 and half the Treasury, rounded up', () => {
    const { stage, leader } = siege('5 lgn', 1)
    const dice: Rolls = [
      ['operations', 4],
      ['combat', 6],
      ['combat', 1],
    ]
    const { state, decision } = stage.drive(go(leader), {
      dice,
      choices: ['take-all', 'siege', 'spend +4-0'],
    })
    expect(state.powers[stage.power('rome')]?.treasury).toBe(14)
    expect(state.powers[stage.power('carthage')]).toMatchObject({ treasury: 3, capital: null })
    expect(state.marks[at('africa')]).toMatchObject({ garrison: stage.power('rome'), city: { strength: 0 } })
    expect(controlOf(state, at('africa'))).toBe(stage.power('rome'))
    expect(choicesOf(decision)).toContain('march syrtica')
  })

  it('RV-10.35-a, RV-10.31-a: a Minor Capital has two steps and gives 5', () => {
    const stage = new Stage().units('carthage', 'sicilia', '5 hi').garrison('syracusae', 'sicilia')
    stage.state.phasing = { power: stage.power('carthage'), leader: null }
    stage.marks('sicilia', { city: { power: stage.power('syracusae'), rank: 'minor', strength: 1 } })
    const leader = stage.leader('carthage', 'sicilia', 1)
    const dice: Rolls = [
      ['operations', 4],
      ['combat', 6],
      ['combat', 1],
    ]
    const { state } = stage.drive(go(leader), {
      dice,
      choices: ['take-all', 'siege', 'spend +4-0'],
    })
    expect(state.powers[stage.power('carthage')]?.treasury).toBe(5)
  })

  it('RV-10.41-10b, RV-10.36-a: Leaders inside fall; a new Capital may be founded with the Supreme Leader', () => {
    const { stage, leader } = siege('5 lgn', 1)
    const inside = stage.leader('carthage', 'africa', 1, 'Mago')
    stage.state.leaders = stage.state.leaders.map(each =>
      each.id === inside.id ? { ...each, where: 'city' } : each,
    )
    stage.leader('carthage', 'baetica', 4, 'Hannibal', true)
    stage.garrison('carthage', 'baetica')
    const dice: Rolls = [
      ['operations', 4],
      ['combat', 6],
      ['combat', 1],
    ]
    const choices = ['take-all', 'siege', 'spend +4-0']
    const { state, decision } = stage.drive(go(leader), { dice, choices })
    expect(state.lost).toEqual(['Mago'])
    expect([decision?.role, ...choicesOf(decision)]).toEqual(['carthage', 'found-capital baetica', 'decline'])
    const founded = stage.drive(go(leader), { dice, choices: [...choices, 'found-capital baetica'] })
    expect(founded.state.marks[at('baetica')]?.city).toEqual({
      power: stage.power('carthage'),
      rank: 'major',
      strength: 4,
    })
  })

  /** Mago and two Heavy Infantry in Carthago, before which Rome stands. */
  function besieged() {
    const { stage, leader } = siege('5 lgn', 1)
    stage.units('carthage', 'africa', '2 hi').garrison('carthage', 'numidia')
    const mago = stage.leader('carthage', 'africa', 1, 'Mago')
    changeUnits(
      stage.state,
      at('africa'),
      unit => unit.power === stage.power('carthage'),
      unit => ({ ...unit, where: 'city' }),
    )
    changeLeader(stage.state, mago.id, { where: 'city' })
    return { stage, leader, mago }
  }

  it('RV-10.41-1b: a Leader is inside until he goes out with men he takes, or alone on the march', () => {
    const { stage, mago } = besieged()
    const after = (...choices: string[]) => {
      const { state } = stage.drive(go(mago), { dice: [['operations', 4]], choices })
      const units = unitsAt(state, at('africa')).filter(({ power }) => power === mago.power)
      return [state.leaders.find(({ id }) => id === mago.id)?.where, ...units.map(({ where }) => where)]
    }
    expect(after()).toEqual(['city', 'city', 'city'])
    expect(after('stop')).toEqual(['city', 'city', 'city'])
    expect(after('take hi')).toEqual(['field', 'field', 'city'])
    expect(after('take-all', 'leave-every hi', 'stop')).toEqual(['field', 'field', 'field'])
    expect(after('march numidia')).toEqual(['field', 'city', 'city'])
    stage.units('carthage', 'africa', '1 flt')
    expect(after('take-every flt@mare_tyrrhenum')[0]).toBe('city')
  })

  it('RV-10.41-1b, RV-10.41-10b: a Leader who is ashore while nobody is outside leads the defence, and falls with the City', () => {
    const taken = (where: Leader['where']) => {
      const { stage, leader } = siege('5 lgn', 1)
      changeLeader(stage.state, stage.leader('carthage', 'africa', 1, 'Mago').id, { where })
      const script = {
        dice: [
          ['operations', 4],
          ['combat', 6],
          ['combat', 1],
        ] satisfies Rolls,
      }
      const { decision } = stage.playUntil(go(leader), { ...script, choices: ['take-all', 'siege'] })
      const fallen = stage.drive(go(leader), { ...script, choices: ['take-all', 'siege', 'spend +4-0'] })
      return [decision?.about?.net, fallen.state.lost]
    }
    // Twenty against two, the City and its Garrison: 9, and 1 for the better Leader.
    expect([taken('city'), taken('field'), taken('aboard')]).toEqual([
      [9, ['Mago']],
      [9, ['Mago']],
      [10, []],
    ])
  })

  it('RV-10.41-1b, RV-15.1-a: a Leader who is drawn and stays is still inside', () => {
    const { stage, mago } = besieged()
    stage.garrison('carthage', 'baetica').units('carthage', 'baetica', '1 hi')
    stage.state.phasing = { power: mago.power, leader: mago.id }
    const where = (to: string) =>
      stage
        .drive(operations, { choices: [`place-leader ${to}`] })
        .state.leaders.find(({ id }) => id === mago.id)?.where
    expect([where('africa'), where('baetica')]).toEqual(['city', 'field'])
  })

  it('RV-3.34-a, RV-10.41-1b: walls keep a lone Leader from those who come; their ruins do not', () => {
    const lost = (strength: number) => {
      const { stage, leader } = siege('5 lgn', strength)
      const mago = stage.leader('carthage', 'africa', 1, 'Mago')
      changeLeader(stage.state, mago.id, { where: 'city' })
      return stage.play(g => enterWithMen(g, at('africa'), leader.power)).state.lost
    }
    expect([lost(1), lost(0)]).toEqual([[], ['Mago']])
  })

  it('RV-10.41-1a: while the City stands nobody pillages or holds the Province', () => {
    const { stage, leader } = siege('5 lgn')
    expect(first(stage, leader)).not.toContain('pillage')
    expect(controlOf(stage.state, at('africa'))).toBeNull()
    expect(stack(stage.state, 'africa')).toBe('5 lgn')
  })
})

describe('control', () => {
  it('RV-10.14-a, RV-10.15-a, RV-10.22-a, RV-3.9-b: a Garrison or Land units alone; Fleets never count', () => {
    const stage = new Stage().units('carthage', 'apulia', '2 flt')
    expect(controlOf(stage.state, at('apulia'))).toBeNull()
    stage.units('rome', 'apulia', '1 aux')
    expect(controlOf(stage.state, at('apulia'))).toBe(stage.power('rome'))
    stage.garrison('rome', 'apulia').units('carthage', 'apulia', '1 hi')
    expect(controlOf(stage.state, at('apulia'))).toBeNull()
  })

  it("RV-10.14-b, RV-10.23-a: units of one's own Clients do not dispute it", () => {
    const stage = new Stage().garrison('rome', 'apulia').units('massilia', 'apulia', '1 hi')
    expect(controlOf(stage.state, at('apulia'))).toBe(stage.power('rome'))
    stage.units('aegyptus', 'apulia', '1 hi')
    expect(controlOf(stage.state, at('apulia'))).toBeNull()
  })

  it('RV-10.13-a, RV-3.9-c: a Region from more than half: four of seven in Hispania', () => {
    const stage = new Stage().garrison('carthage', 'baetica', 'baleares', 'cantabria')
    expect(controlsRegion(stage.state, stage.power('carthage'), 'hispania')).toBe(false)
    stage.garrison('carthage', 'gallaecia')
    expect(controlsRegion(stage.state, stage.power('carthage'), 'hispania')).toBe(true)
  })
})

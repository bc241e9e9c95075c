import { choicesOf } from '@aquila/engine/testing'
import { describe, expect, it } from 'vitest'
import { activate } from '../rules/operations/activation.ts'
import type { Leader, Roma } from '../rules/state.ts'
import { Stage, stack, toAfrica } from './support.ts'

const go = (leader: Leader) => (g: Roma) => activate(g, leader.id)
type Rolls = [string, number][]

/** A Roman with ships and men in Latium, on the Tyrrhenian side. */
function fleet(list: string, rating = 4): { stage: Stage; leader: Leader } {
  const stage = new Stage().garrison('rome', 'latium').units('rome', 'latium', list, 'mare_tyrrhenum')
  stage.state.phasing = { power: stage.power('rome'), leader: null }
  return { stage, leader: stage.leader('rome', 'latium', rating) }
}

const threeSeas = [...toAfrica.slice(0, 3), 'sail mare_africum', 'sail mare_libycum']

/** What a storm in the third Sea Area leaves; what is asked, if something is. */
function storm(list: string, dice: readonly number[], ...carried: string[]) {
  const { stage, leader } = fleet(list)
  const { state, decision } = stage.drive(go(leader), {
    dice: [['operations', 6], ...dice.map((die): [string, number] => ['storm', die])],
    choices: [...threeSeas, ...carried],
  })
  return {
    left: stack(state, 'mare_libycum'),
    asked: decision?.task === 'pick-cargo' ? choicesOf(decision) : null,
  }
}

/** What is left of the Roman force when Carthage has met it at sea and it has lost so much of its ships. */
function combat(list: string, percent: number, ...choices: string[]) {
  const { stage, leader } = fleet(list, 1)
  stage.units('carthage', 'africa', '2 flt', 'mare_tyrrhenum').garrison('carthage', 'africa', 'syrtica')
  const dice: Rolls = [
    ['operations', 6],
    ['combat', 1],
    ['combat', percent / 10],
  ]
  const { state, decision, events } = stage.drive(go(leader), {
    dice,
    choices: [...toAfrica, 'attack-fleets carthage', 'stand', ...choices],
  })
  const whole = Array.from(state.stacks.keys(), area => area)
    .flatMap(area => state.stacks[area] ?? [])
    .filter(unit => unit.power === stage.power('rome'))
    .map(unit => `${unit.kind}${unit.reduced ? ' reduced' : ''}`)
  return { left: whole.toSorted(), asked: decision, events }
}

describe('what ships carry', () => {
  it('RV-5.69-a, RV-5.72-7: with a ship that is reduced one of those aboard is, and the owner says who', () => {
    expect(storm('2 flt, 1 lgn, 1 aux', [1, 2]).asked).toEqual(['carried rome/lgn', 'carried rome/aux'])
    expect(storm('2 flt, 1 lgn, 1 aux', [1, 2], 'carried rome/aux').left).toBe(
      '1 aux reduced, 1 flt, 1 flt reduced, 1 lgn',
    )
    expect(storm('2 flt, 1 lgn, 1 aux', [1, 1]).left).toBe('1 aux reduced, 1 lgn reduced, 2 flt reduced')
  })

  it('RV-5.69-a, RV-5.94-a: nobody is hit for whom the others have room', () => {
    expect(storm('3 flt, 2 lgn', [1, 2, 2]).left).toBe('1 flt reduced, 2 flt, 2 lgn')
    // Two reduced units are aboard one full ship, or each aboard one of its own.
    expect(storm('2 flt, 2 lgn reduced', [1, 2]).left).toBe('1 flt, 1 flt reduced, 2 lgn reduced')
    expect(storm('1 flt, 1 flt reduced, 1 lgn', [2, 1]).left).toBe('1 flt, 1 lgn')
    expect(storm('1 flt, 1 flt reduced, 1 lgn', [1, 2]).left).toBe('1 lgn reduced, 2 flt reduced')
  })

  it('RV-5.69-a, RV-5.94-a: of two reduced units aboard a ship that is reduced one is lost; a full one is reduced', () => {
    expect(storm('1 flt, 2 aux reduced', [1]).left).toBe('1 aux reduced, 1 flt reduced')
    const packed = '2 flt, 1 lgn, 2 aux reduced'
    expect(storm(packed, [1, 2]).asked).toEqual(['carried rome/lgn', 'carried rome/aux/reduced'])
    expect(storm(packed, [1, 2], 'carried rome/lgn').left).toBe(
      '1 flt, 1 flt reduced, 1 lgn reduced, 2 aux reduced',
    )
    expect(storm(packed, [1, 2], 'carried rome/aux/reduced').left).toBe(
      '1 aux reduced, 1 flt, 1 flt reduced, 1 lgn',
    )
  })

  it('RV-5.72-7: a unit that was hit with one ship was not aboard another', () => {
    expect(storm('2 flt, 1 lgn, 2 aux reduced', [1, 1]).left).toBe(
      '1 aux reduced, 1 lgn reduced, 2 flt reduced',
    )
    const two = storm('3 flt, 1 lgn, 1 hi, 2 aux reduced', [1, 1, 2], 'carried rome/lgn')
    expect(two.asked).toEqual(['carried rome/hi', 'carried rome/aux/reduced'])
  })

  it('RV-5.94-a: a reduced unit is not named while every full ship carried a full one', () => {
    expect(storm('2 flt, 1 flt reduced, 1 lgn, 1 hi, 1 aux reduced', [1, 2, 2]).asked).toEqual([
      'carried rome/lgn',
      'carried rome/hi',
    ])
    // A reduced ship carried nobody else.
    expect(storm('1 flt, 1 flt reduced, 1 lgn, 1 aux reduced', [2, 1]).left).toBe('1 flt, 1 lgn')
  })

  it('RV-5.72-7: a ship that is lost takes those whom it carried, and nobody of another ship', () => {
    const sunk = ['spend +0-0', 'lose rome/flt/reduced']
    // 40% of 4 is 2 points: one Fleet, or both reduced.
    const { asked } = combat('2 flt, 1 lgn, 1 aux', 40, ...sunk)
    expect([asked?.role, asked?.task, asked?.about]).toEqual([
      'rome',
      'pick-cargo',
      { area: 'africa', fate: 'lost' },
    ])
    expect(combat('2 flt, 1 lgn, 1 aux', 40, ...sunk, 'carried rome/aux').left).toEqual(['flt', 'lgn'])
    expect(combat('2 flt, 2 lgn', 40, ...sunk).left).toEqual(['flt', 'lgn'])
    expect(combat('2 flt, 2 lgn', 40, 'spend +0-0', 'lose rome/flt').left).toEqual([
      'flt reduced',
      'flt reduced',
      'lgn reduced',
      'lgn reduced',
    ])
  })

  it('RV-5.72-7, RV-5.94-a: two reduced units go with a lost ship that carried both, and a full one never with them', () => {
    const packed = '2 flt, 1 lgn, 2 aux reduced'
    const sunk = ['spend +0-0', 'lose rome/flt/reduced']
    expect(combat(packed, 40, ...sunk, 'carried rome/lgn').left).toEqual([
      'aux reduced',
      'aux reduced',
      'flt',
    ])
    expect(combat(packed, 40, ...sunk, 'carried rome/aux/reduced').left).toEqual(['flt', 'lgn'])
  })

  it('RV-5.72-7: whom there is room for was aboard the ship that is only reduced', () => {
    // 40% of 8 is 3 points: one Fleet is lost, another reduced.
    const losses = ['spend +0-0', 'lose rome/flt/reduced']
    expect(combat('4 flt, 3 lgn', 40, ...losses).left).toEqual([
      ...['flt', 'flt', 'flt reduced'],
      ...['lgn', 'lgn', 'lgn reduced'],
    ])
    expect(combat('4 flt, 2 lgn', 40, ...losses).left).toEqual([
      ...['flt', 'flt', 'flt reduced'],
      'lgn',
      'lgn',
    ])
  })

  it('RV-14.2-18: pirates take cargo with the ships, as the owner says', () => {
    const { stage, leader } = fleet('2 flt, 1 lgn, 1 aux', 1)
    stage.state.hands = { ...stage.state.hands, carthage: ['piracy'] }
    const way = [...toAfrica.slice(0, 3), 'play piracy', 'lose rome/flt/reduced']
    const { state } = stage.drive(go(leader), {
      // 60% less 10% of 4 is 2.
      dice: [
        ['operations', 6],
        ['piracy', 6],
      ],
      choices: [...way, 'carried rome/aux'],
      impossible: true,
    })
    expect(stack(state, 'mare_tyrrhenum')).toBe('1 flt, 1 lgn')
  })

  it('RV-14.2-03, RV-5.72-7: by the Attrition card those aboard are hit by their own dice first', () => {
    const { stage, leader } = fleet('2 flt, 1 lgn, 1 aux', 1)
    stage.state.hands = { ...stage.state.hands, carthage: ['attrition'] }
    const voyage = (...hits: number[]) =>
      stage.drive(go(leader), {
        dice: [['operations', 6], ...hits.map((die): [string, number] => ['attrition card', die])],
        choices: [...toAfrica.slice(0, 3), 'play attrition'],
        impossible: true,
      })
    // The Auxilia are reduced, and so is a ship: it has room for them.
    const reduced = voyage(4, 5, 5, 4)
    expect(stack(reduced.state, 'mare_tyrrhenum')).toBe('1 aux reduced, 1 flt, 1 flt reduced, 1 lgn')
    expect(voyage(4, 5, 5, 5).decision?.task).toBe('pick-cargo')
  })

  it('RV-14.2-03, RV-5.72-7, RV-3.34-b: a Leader goes down with the last of his ships, by the Attrition card too', () => {
    const survives = (list: string, ...hits: number[]) => {
      const { stage, leader } = fleet(list, 1)
      stage.state.hands = { ...stage.state.hands, carthage: ['attrition'] }
      const { state } = stage.drive(go(leader), {
        dice: [['operations', 6], ...hits.map((die): [string, number] => ['attrition card', die])],
        choices: [...toAfrica.slice(0, 3), 'play attrition'],
        impossible: true,
      })
      return state.leaders.some(({ id }) => id === leader.id)
    }
    expect(survives('1 flt reduced', 4)).toBe(false)
    expect(survives('1 flt reduced, 1 flt', 4, 5)).toBe(true)
  })

  it('RV-6.2-b, RV-5.69-a: what a storm has taken only its owner knows', () => {
    const { stage, leader } = fleet('1 flt, 1 lgn')
    const { match } = stage.drive(go(leader), {
      dice: [
        ['operations', 6],
        ['storm', 1],
      ],
      choices: threeSeas,
    })
    const told = (role: string) => match.log(role).find(({ kind }) => kind === 'cargo-lost')?.data
    expect(told('rome')).toMatchObject({ power: 'rome', lost: [], reduced: ['1 lgn'] })
    expect(told('carthage')).toEqual({ power: 'rome', area: 'mare_libycum' })
  })
})

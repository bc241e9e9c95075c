import { describe, expect, it } from 'vitest'
import { areaAt, numberOfArea as at } from '../data/index.ts'
import { activate } from '../rules/operations/activation.ts'
import { changeLeader } from '../rules/pieces.ts'
import type { Leader, Roma, RomaState } from '../rules/state.ts'
import { type Stage, stack, toAfrica, turnOf } from './support.ts'

const go = (leader: Leader) => (g: Roma) => activate(g, leader.id)
type Rolls = [string, number][]

/** A Leader aboard, on a coast or in a Strait. */
function admiral(
  stage: Stage,
  power: string,
  area: string,
  coast: string | null,
  rating: number,
  name: string,
) {
  const leader = stage.leader(power, area, rating, name)
  changeLeader(stage.state, leader.id, { where: 'aboard', coast: coast === null ? null : at(coast) })
}

const whereIs = (state: RomaState, named: string) => {
  const leader = state.leaders.find(({ name }) => name === named)
  return leader === undefined ? null : [areaAt(leader.area).id, leader.where]
}

const ratings = (events: readonly { kind: string; data: unknown }[]) =>
  events.find(({ kind }) => kind === 'combat')?.data

describe('Leaders aboard', () => {
  it('RV-5.71-a: they withdraw with their ships', () => {
    const stage = turnOf('rome').units('rome', 'latium', '2 flt', 'mare_tyrrhenum').garrison('rome', 'latium')
    stage.garrison('carthage', 'syrtica', 'africa').units('carthage', 'messina', '2 flt')
    admiral(stage, 'carthage', 'messina', null, 3, 'Bomilcar')
    const { state } = stage.drive(go(stage.leader('rome', 'latium', 2)), {
      dice: [
        ['operations', 6],
        ['withdrawal at sea', 1],
      ],
      choices: [
        ...toAfrica.slice(0, 3),
        ...['sail messina', 'attack-fleets carthage', 'withdraw', 'sail-to syrtica/mare_africum'],
      ],
    })
    expect(whereIs(state, 'Bomilcar')).toEqual(['syrtica', 'aboard'])
  })

  it('RV-5.68-a: they get away with the first Fleet that does, and are taken with the last that does not', () => {
    const stage = turnOf('rome').units('rome', 'latium', '1 lgn').garrison('rome', 'latium')
    stage.units('carthage', 'apulia', '2 flt', 'mare_adriaticum').garrison('carthage', 'africa')
    admiral(stage, 'carthage', 'apulia', 'mare_adriaticum', 4, 'Bomilcar')
    const capture = (dice: Rolls, choices: string[]) =>
      stage.drive(go(stage.state.leaders.at(-1) ?? stage.leader('rome', 'latium', 2)), {
        dice: [['operations', 4], ...dice],
        choices: ['take-all', 'march apulia', 'capture', ...choices],
      }).state
    stage.leader('rome', 'latium', 2)
    const away = capture(
      [
        ['capture', 3],
        ['capture', 1],
      ],
      ['relocate africa/mare_africum'],
    )
    expect(whereIs(away, 'Bomilcar')).toEqual(['africa', 'aboard'])
    const taken = capture(
      [
        ['capture', 1],
        ['capture', 1],
      ],
      [],
    )
    expect([whereIs(taken, 'Bomilcar'), taken.lost]).toEqual([null, ['Bomilcar']])
  })

  it('RV-5.6-a, RV-5.72-7: a Leader who is on another coast neither leads, nor sails home, nor falls', () => {
    const stage = turnOf('carthage')
      .units('carthage', 'africa', '8 flt', 'mare_tyrrhenum')
      .garrison('carthage', 'africa')
    stage.garrison('rome', 'cisalpina', 'latium').units('rome', 'cisalpina', '2 flt', 'mare_tyrrhenum')
    stage.units('rome', 'cisalpina', '2 flt', 'mare_adriaticum')
    admiral(stage, 'rome', 'cisalpina', 'mare_adriaticum', 3, 'Fabius')
    const leader = stage.leader('carthage', 'africa', 2)
    const fight = (dice: Rolls, spent: string) =>
      stage.drive(go(leader), {
        dice: [['operations', 6], ...dice],
        choices: [
          ...[
            'take-all',
            'embark africa/mare_tyrrhenum',
            'sail mare_tyrrhenum',
            'sail cisalpina/mare_tyrrhenum',
          ],
          ...['attack-fleets rome', 'stand', spent],
        ],
      })
    const beaten = fight(
      [
        ['combat', 2],
        ['combat', 1],
      ],
      'spend +0-0',
    )
    expect(ratings(beaten.events)).toMatchObject({ leaders: { defender: [] } })
    expect(stack(beaten.state, 'cisalpina', stage.power('rome'))).toBe('2 flt')
    expect(whereIs(beaten.state, 'Fabius')).toEqual(['cisalpina', 'aboard'])
    const sunk = fight(
      [
        ['combat', 6],
        ['combat', 1],
      ],
      'spend +4-0',
    )
    expect(stack(sunk.state, 'cisalpina', stage.power('rome'))).toBe('2 flt')
    expect(whereIs(sunk.state, 'Fabius')).toEqual(['cisalpina', 'aboard'])
  })

  it('RV-5.72-8: anybody who has not attacked stays when the attacker sails home', () => {
    const stage = turnOf('rome').units('rome', 'latium', '2 flt', 'mare_tyrrhenum').garrison('rome', 'latium')
    stage
      .units('rome', 'africa', '2 flt', 'mare_tyrrhenum')
      .units('carthage', 'africa', '4 flt', 'mare_tyrrhenum')
    stage.garrison('carthage', 'africa')
    admiral(stage, 'rome', 'africa', 'mare_tyrrhenum', 1, 'Fabius')
    const { state } = stage.drive(go(stage.leader('rome', 'latium', 2)), {
      dice: [
        ['operations', 6],
        ['combat', 1],
        ['combat', 4],
      ],
      choices: [...toAfrica, 'attack-fleets carthage', 'spend +0-0'],
    })
    expect([whereIs(state, 'Fabius'), stack(state, 'africa', stage.power('rome'))]).toEqual([
      ['africa', 'aboard'],
      '2 flt',
    ])
  })

  it('RV-5.72-1: a Leader ashore leads the Fleets in port, and does not go down with them', () => {
    const stage = turnOf('rome').units('rome', 'latium', '8 flt', 'mare_tyrrhenum').garrison('rome', 'latium')
    stage.garrison('carthage', 'africa').units('carthage', 'africa', '1 flt', 'mare_tyrrhenum')
    stage.leader('carthage', 'africa', 3, 'Bomilcar')
    const { state, events } = stage.drive(go(stage.leader('rome', 'latium', 2)), {
      dice: [
        ['operations', 6],
        ['combat', 6],
        ['combat', 1],
      ],
      choices: [...toAfrica, 'attack-fleets carthage', 'spend +4-0'],
    })
    expect(ratings(events)).toMatchObject({ leaders: { defender: ['Bomilcar'] }, net: 6 })
    expect([stack(state, 'africa', stage.power('carthage')), whereIs(state, 'Bomilcar')]).toEqual([
      '',
      ['africa', 'field'],
    ])
  })

  it('RV-5.81-a: a Leader who is inside a City does not intercept at sea, one who stands before it does', () => {
    const able = (where: 'city' | 'field') => {
      const stage = turnOf('rome')
        .units('rome', 'latium', '1 flt', 'mare_tyrrhenum')
        .garrison('rome', 'latium')
      stage.units('carthage', 'numidia', '2 flt', 'mare_tyrrhenum')
      stage.marks('numidia', { city: { power: stage.power('carthage'), rank: 'major', strength: 4 } })
      changeLeader(stage.state, stage.leader('carthage', 'numidia', 4).id, { where })
      const leader = stage.leader('rome', 'latium', 2)
      return stage.drive(go(leader), { dice: [['operations', 6]], choices: toAfrica }).decision?.role
    }
    expect([able('city'), able('field')]).toEqual(['rome', 'carthage'])
  })

  it('RV-5.81-a: anybody who is aboard the ships of an interceptor goes along', () => {
    const stage = turnOf('rome').units('rome', 'latium', '2 flt', 'mare_tyrrhenum').garrison('rome', 'latium')
    stage.units('carthage', 'numidia', '2 flt', 'mare_tyrrhenum').garrison('carthage', 'numidia')
    admiral(stage, 'carthage', 'numidia', 'mare_tyrrhenum', 4, 'Bomilcar')
    stage.leader('carthage', 'numidia', 4, 'Hanno')
    const { state } = stage.drive(go(stage.leader('rome', 'latium', 4)), {
      dice: [
        ['operations', 6],
        ['interception at sea', 3],
        ['combat', 1],
        ['combat', 1],
      ],
      choices: [...toAfrica, 'intercept Hanno'],
    })
    expect(whereIs(state, 'Hanno')).toEqual(['africa', 'aboard'])
    expect(whereIs(state, 'Bomilcar')).toEqual(['africa', 'aboard'])
  })

  it('RV-5.12-b: whose ships have left without him is ashore when he is activated', () => {
    const stage = turnOf('carthage').garrison('carthage', 'sicilia', 'apulia')
    admiral(stage, 'carthage', 'messina', null, 3, 'Bomilcar')
    const [leader] = stage.state.leaders
    if (leader === undefined) throw new Error('no Leader')
    const { decision } = stage.drive(go(leader), { dice: [['operations', 1]] })
    expect(decision?.choices).toContainEqual({ verb: 'march', noun: 'sicilia' })
  })
})

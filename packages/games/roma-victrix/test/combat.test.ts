import { choicesOf } from '@aquila/engine/testing'
import { describe, expect, it } from 'vitest'
import { numberOfArea } from '../data/index.ts'
import { defendingForce, pointsOf } from '../rules/combat/force.ts'
import { waysOut, whyNoRetreat } from '../rules/combat/retreat.ts'
import { interceptors } from '../rules/interception.ts'
import { leastExcess, legalHits, sufferLosses } from '../rules/losses.ts'
import { activate } from '../rules/operations/activation.ts'
import { changeActivation } from '../rules/operations/activation-state.ts'
import { changePower, leaderNoun, unitsAt } from '../rules/pieces.ts'
import type { Leader, Roma } from '../rules/state.ts'
import { Stage, stack, turnOf } from './support.ts'

const at = numberOfArea
const go = (leader: Leader) => (g: Roma) => activate(g, leader.id)
type Rolls = [string, number][]

/** A Roman force in Latium is about to attack Carthaginians in Apulia. */
function fight(defenders: string, attackers = '4 lgn'): { stage: Stage; leader: Leader } {
  const stage = turnOf('rome').units('rome', 'latium', attackers).units('carthage', 'apulia', defenders)
  const leader = stage.leader('rome', 'latium', 2)
  return { stage, leader }
}

const meet = ['take-all', 'march apulia', 'attack carthage']

describe('losses', () => {
  const exposed = (stage: Stage, area: string) => ({
    area: at(area),
    power: stage.power('rome'),
    units: unitsAt(stage.state, at(area)).map(unit => unit.id),
    garrison: true,
    limes: true,
    city: true,
  })

  it('RV-5.31-9a: exactly the loss if it can be, otherwise the least above it', () => {
    expect(leastExcess([{ hits: [2, 2], number: 2 }], 3)).toBe(1)
    const [legion, auxilia] = [
      { hits: [2, 2], number: 1 },
      { hits: [1, 1], number: 1 },
    ]
    expect(leastExcess([legion, auxilia], 3)).toBe(0)
    expect(leastExcess([{ hits: [1], number: 1 }], 5)).toBe(0)
    // 3 + 2 + 2 would be exact, but there is one 2 only.
    const threes = { hits: [3], number: 2 }
    expect(leastExcess([threes, { hits: [2], number: 1 }], 7)).toBe(1)
    expect(leastExcess([threes, { hits: [2], number: 2 }], 7)).toBe(0)
    const stage = new Stage().units('rome', 'latium', '1 lgn, 1 aux')
    const { state } = stage.play(g =>
      sufferLosses(g, [{ exposed: exposed(stage, 'latium'), points: 1, rule: 'RV-5.31-9' }]),
    )
    expect(stack(state, 'latium')).toBe('1 aux reduced, 1 lgn')
  })

  it('RV-5.31-9a: what is told at a glance is what a search would find', () => {
    /** Legion, Heavy Infantry, Auxilia, their reduced sides, walls: each none, once or several times. */
    const kinds = [[2, 2], [2], [1, 2], [1, 1], [1], [1, 1, 1], [3, 3]]
    for (let mixture = 1; mixture < 3 ** kinds.length; mixture += 11) {
      const forces = kinds
        .map((hits, kind) => ({ hits, number: [0, 1, 4][Math.floor(mixture / 3 ** kind) % 3] ?? 0 }))
        .filter(({ number }) => number > 0)
      for (const loss of [1, 2, 3, 6, 11]) {
        const least = leastExcess(forces, loss)
        const searched = forces.filter(({ hits: [first = 0, ...further], number }, hit) => {
          const others = forces.filter((_, index) => index !== hit)
          const left = [...others, { hits: [first, ...further], number: number - 1 }]
          return leastExcess([...left, { hits: further, number: 1 }], loss - first) === least
        })
        expect(legalHits(forces, loss)).toEqual(searched)
      }
    }
  })

  it('RV-5.31-9, RV-10.54-a, RV-10.67-a: the owner picks among units, Garrison and Limes', () => {
    const stage = new Stage()
      .units('rome', 'latium', '1 hi, 1 aux')
      .garrison('rome', 'latium')
      .marks('latium', { limes: 2 })
    const asked = stage.playUntil(g =>
      sufferLosses(g, [{ exposed: exposed(stage, 'latium'), points: 2, rule: 'RV-5.31-9' }]),
    )
    expect(choicesOf(asked.decision)).toEqual([
      'lose garrison',
      'lose limes',
      'lose rome/hi',
      'lose rome/aux',
      'suggested',
    ])
    const { state } = stage.play(
      g => sufferLosses(g, [{ exposed: exposed(stage, 'latium'), points: 2, rule: 'RV-5.31-9' }]),
      {
        choices: ['lose limes', 'lose garrison'],
      },
    )
    expect([state.marks[at('latium')]?.limes, state.marks[at('latium')]?.garrison]).toEqual([1, null])
    expect(stack(state, 'latium')).toBe('1 aux, 1 hi')
  })

  it('RV-5.31-9: where all is lost nobody is asked in which order', () => {
    const stage = new Stage().units('rome', 'latium', '1 hi, 1 aux')
    const { state } = stage.play(g =>
      sufferLosses(g, [{ exposed: exposed(stage, 'latium'), points: 9, rule: 'RV-5.31-9' }]),
    )
    expect(stack(state, 'latium')).toBe('')
  })

  it('RV-5.31-9, RV-13.13-a: the losses of warbands are as suggested unless their player wants to be asked', () => {
    const stage = new Stage().units('rome', 'latium', '3 hi, 3 aux')
    const lose = (g: Roma) =>
      sufferLosses(g, [{ exposed: exposed(stage, 'latium'), points: 2, rule: 'RV-5.31-9' }])
    const secondTime = (order?: 'always') => {
      const { match, decision } = stage.playUntil(function* (g) {
        yield* lose(g)
        changePower(g.state, stage.power('rome'), { status: 'people' })
        yield* lose(g)
      })
      if (order !== undefined) match.setStandingOrder('rome', 'losses-of-warbands', order)
      match.choose({ verb: 'suggested' })
      return [decision.task, match.decision?.task]
    }
    expect([secondTime(), secondTime('always')]).toEqual([
      ['pick-losses', undefined],
      ['pick-losses', 'pick-losses'],
    ])
  })
})

describe('land combat', () => {
  it('RV-5.31-1, RV-5.31-1a: an attack costs 1, and names one side; the others take no part', () => {
    const { stage, leader } = fight('2 hi')
    stage.units('macedonia', 'apulia', '5 hi')
    changePower(stage.state, stage.power('macedonia'), { status: 'major', role: 'aegyptus' })
    const dice: Rolls = [
      ['operations', 3],
      ['combat', 3],
      ['combat', 3],
    ]
    const met = stage.drive(go(leader), { dice, choices: meet })
    expect(met.decision?.task).toBe('spend-modifier')
    expect(met.state.activation?.operations).toBe(3)
    expect(met.decision?.about).toMatchObject({ net: 3 })
  })

  it('RV-5.31-3, RV-5.31-3a, RV-3.54-a: attached units attack; all Land units, Garrison and no Fleet defend', () => {
    const stage = new Stage()
      .units('carthage', 'apulia', '2 hi, 1 cav, 2 flt')
      .garrison('carthage', 'apulia')
      .units('numidia', 'apulia', '1 cav')
    const force = defendingForce(stage.position, at('apulia'), stage.power('carthage'), stage.power('rome'))
    expect(pointsOf(stage.position, at('apulia'), force)).toBe(6 + 2 + 2 + 1)
  })

  it('RV-10.67-a, RV-10.62-a: a Limes adds its value against non-Romans only', () => {
    const stage = new Stage(15, 5)
      .units('aetius', 'belgica', '1 hi')
      .garrison('aetius', 'belgica')
      .marks('belgica', { limes: 2 })
    const points = (against: string) =>
      pointsOf(
        stage.position,
        at('belgica'),
        defendingForce(stage.position, at('belgica'), stage.power('aetius'), stage.power(against)),
      )
    expect([points('vandali'), points('western_roman_empire')]).toEqual([6, 4])
  })

  it('RV-5.31-8: in a draw nobody rolls for Leaders and nobody retreats', () => {
    const stage = turnOf('rome').units('rome', 'latium', '4 aux').units('carthage', 'apulia', '4 aux')
    const leader = stage.leader('rome', 'latium', 1)
    stage.leader('carthage', 'apulia', 1)
    const dice: Rolls = [
      ['operations', 3],
      ['combat', 2],
      ['combat', 2],
    ]
    const choices = [...meet, 'lose carthage/aux', 'lose rome/aux', 'stop']
    const { state, events } = stage.drive(go(leader), { dice, choices })
    expect(events.filter(({ kind }) => kind === 'casualty-roll')).toEqual([])
    expect(stack(state, 'apulia', stage.power('carthage'))).toBe(
      '2 aux reduced, 2 aux'.split(', ').sort().join(', '),
    )
  })

  it('RV-5.31-10, RV-3.34-e, RV-3.34-c: every Leader of the beaten force rolls, and a 1 is his end', () => {
    const { stage, leader } = fight('2 hi')
    stage.leader('carthage', 'apulia', 1, 'Hanno')
    stage.leader('carthage', 'apulia', 1, 'Mago')
    const dice: Rolls = [
      ['operations', 3],
      ['combat', 4],
      ['combat', 1],
      ['leader casualty', 1],
      ['leader casualty', 6],
    ]
    const { state } = stage.drive(go(leader), {
      dice,
      choices: [...meet, 'spend +1-0'],
    })
    expect(state.lost).toEqual(['Hanno'])
  })

  it('RV-3.34-b: a Leader falls with his last unit', () => {
    const { stage, leader } = fight('1 aux reduced')
    stage.leader('carthage', 'apulia', 1, 'Hanno')
    const dice: Rolls = [
      ['operations', 3],
      ['combat', 6],
      ['combat', 1],
    ]
    const { state } = stage.drive(go(leader), { dice, choices: [...meet, 'spend +4-0', 'stop'] })
    expect(state.lost).toEqual(['Hanno'])
    expect(state.marks[at('apulia')]?.garrison).toBe(stage.power('rome'))
  })

  it('RV-5.31-11d1: a losing defender may not go where the attacker came from', () => {
    const stage = new Stage()
    const ways = waysOut(
      stage.position,
      { area: at('latium'), power: stage.power('carthage'), barred: at('apulia') },
      1,
    )
    expect(ways).toEqual([at('cisalpina')])
  })

  it('RV-5.31-11d2, RV-5.31-11d6, RV-3.23-d, RV-3.23-j: not among enemies, Neutrals, Barbarians, or into a closed Strait', () => {
    const stage = new Stage().units('rome', 'cisalpina', '1 lgn').garrison('illyria', 'illyria')
    const why = (to: string) => whyNoRetreat(stage.position, stage.power('carthage'), null, at(to))
    expect([why('cisalpina'), why('illyria'), why('pannonia'), why('apulia'), why('messina')]).toEqual([
      'RV-5.31-11d2',
      'RV-5.31-11d6',
      'RV-5.31-11d6',
      null,
      null,
    ])
    stage.garrison('rome', 'apulia').units('rome', 'messina', '1 flt')
    expect([why('apulia'), why('messina')]).toEqual([null, 'RV-3.23-d'])
  })

  it('RV-5.31-11d3, RV-5.31-11d4, RV-5.31-11d5, RV-3.22-b: the whole distance, no area twice, not over sea', () => {
    const stage = new Stage()
    const ways = (distance: number) =>
      waysOut(stage.position, { area: at('sicilia'), power: stage.power('carthage'), barred: null }, distance)
    expect(ways(4)).toEqual([at('messina')])
    stage.garrison('illyria', 'cisalpina')
    expect([ways(3), ways(4)]).toEqual([[at('messina')], []])
  })

  it('RV-5.31-11, RV-5.31-11a, RV-5.31-11f, RV-10.57-a: he may go one or two Provinces; the Garrison stays and is lost', () => {
    const { stage, leader } = fight('4 hi')
    stage.garrison('carthage', 'apulia', 'sicilia')
    const dice: Rolls = [
      ['operations', 3],
      ['combat', 3],
      ['combat', 1],
    ]
    const choices = [...meet, 'spend +0-0', 'retreat']
    const asked = stage.drive(go(leader), { dice, choices })
    expect(choicesOf(asked.decision)).toEqual(['retreat-to sicilia', 'halt'])
    const { state } = stage.drive(go(leader), { dice, choices: [...choices, 'retreat-to sicilia', 'stop'] })
    expect(state.marks[at('apulia')]?.garrison).toBe(stage.power('rome'))
    expect(unitsAt(state, at('sicilia')).length).toBeGreaterThan(0)
  })

  it('RV-5.31-11, RV-5.31-11b, RV-5.32-a: a beaten Garrison alone stays on a 1, and still disputes the Province', () => {
    const stage = turnOf('rome').units('rome', 'latium', '1 aux').garrison('carthage', 'apulia')
    const leader = stage.leader('rome', 'latium', 1)
    const after = (stay: number) => {
      const dice: Rolls = [
        ['operations', 6],
        ['combat', 4],
        ['combat', 1],
        ['stay', stay],
      ]
      return stage.drive(go(leader), { dice, choices: [...meet, 'spend +0-0'] })
    }
    const [stood, gone] = [after(1), after(2)]
    expect(stood.state.marks[at('apulia')]?.garrison).toBe(stage.power('carthage'))
    expect(choicesOf(stood.decision)).toContain('attack carthage')
    expect(gone.state.marks[at('apulia')]?.garrison).toBe(stage.power('rome'))
  })

  it('RV-5.31-5a: the owner says which of his Leaders commands, the best first; equals are not asked about', () => {
    const { stage, leader } = fight('4 hi')
    stage.leader('carthage', 'apulia', 1, 'Hanno')
    stage.leader('carthage', 'apulia', 4, 'Hannibal')
    const dice: Rolls = [
      ['operations', 3],
      ['combat', 3],
      ['combat', 3],
    ]
    const asked = stage.drive(go(leader), { dice, choices: meet })
    expect(asked.decision).toMatchObject({ role: 'carthage', task: 'name-leader' })
    expect(choicesOf(asked.decision)).toEqual(['command Hannibal', 'command Hanno'])
    const under = (name: string) =>
      stage.drive(go(leader), { dice, choices: [...meet, `command ${name}`] }).decision
    expect(under('Hannibal')).toMatchObject({ role: 'carthage', about: { net: 2 } })
    expect(under('Hanno')).toMatchObject({ role: 'rome', about: { net: 1 } })
  })

  it("RV-5.33-a, RV-5.33-b, RV-5.31-12: a Client at home need not go, its Major's units must", () => {
    const stage = turnOf('rome')
      .units('rome', 'mauretania', '6 lgn')
      .units('numidia', 'numidia', '2 cav')
      .units('carthage', 'numidia', '2 hi')
    stage.garrison('carthage', 'africa')
    const leader = stage.leader('rome', 'mauretania', 2)
    const dice: Rolls = [
      ['operations', 4],
      ['combat', 2],
      ['combat', 1],
    ]
    const choices = [
      'take-all',
      'march numidia',
      'attack carthage',
      'stand',
      'spend +0-0',
      'retreat',
      'retreat-to africa',
      'halt',
    ]
    const { state, decision } = stage.drive(go(leader), { dice, choices })
    expect(stack(state, 'numidia', stage.power('numidia'))).toContain('cav')
    expect(stack(state, 'numidia', stage.power('carthage'))).toBe('')
    expect(choicesOf(decision)).toContain('attack numidia')
  })

  it('RV-5.52-a, RV-10.41-1: into the City, always, before combat', () => {
    const { stage, leader } = fight('2 hi')
    stage.marks('apulia', { city: { power: stage.power('carthage'), rank: 'major', strength: 4 } })
    const asked = stage.drive(go(leader), { dice: [['operations', 3]], choices: meet })
    expect(choicesOf(asked.decision)).toEqual(['stand', 'enter-city'])
    const { state } = stage.drive(go(leader), {
      dice: [['operations', 3]],
      choices: [...meet, 'enter-city'],
    })
    expect(unitsAt(state, at('apulia')).filter(unit => unit.where === 'city')).toHaveLength(2)
  })

  it('RV-5.31-2, RV-5.54-a, RV-5.53-a, RV-5.56-a: withdrawal only into friendly Provinces; the point stays spent', () => {
    const { stage, leader } = fight('2 hi')
    expect(
      stage.drive(go(leader), {
        dice: [
          ['operations', 3],
          ['combat', 1],
          ['combat', 1],
        ],
        choices: meet,
      }).decision?.task,
    ).toBe('spend-modifier')
    stage.garrison('carthage', 'cisalpina', 'apulia').garrison('carthage', 'latium')
    const dice: Rolls = [
      ['operations', 3],
      ['withdrawal', 1],
    ]
    const asked = stage.drive(go(leader), { dice, choices: [...meet, 'withdraw'] })
    expect(unitsAt(asked.state, at('apulia')).some(unit => unit.power === stage.power('carthage'))).toBe(
      false,
    )
    expect(asked.state.activation?.operations).toBe(3)
    expect(asked.state.marks[at('apulia')]?.garrison).toBe(stage.power('rome'))
  })
})

describe('interception on land', () => {
  /** Rome marches to Apulia; Carthage stands in Messina, which touches it. */
  function chase(rating = 2): { stage: Stage; leader: Leader; hunter: Leader } {
    const stage = turnOf('rome').units('rome', 'latium', '2 lgn').units('carthage', 'messina', '3 hi')
    return {
      stage,
      leader: stage.leader('rome', 'latium', 1),
      hunter: stage.leader('carthage', 'messina', rating),
    }
  }

  it('RV-5.41-a, RV-5.19-a, RV-5.46-a, RV-5.44-a: a Leader with Land units one step away may try, at no cost', () => {
    const { stage, leader, hunter } = chase()
    const { decision } = stage.drive(go(leader), {
      dice: [['operations', 4]],
      choices: ['take-all', 'march apulia'],
    })
    expect([decision?.role, ...choicesOf(decision)]).toEqual([
      'carthage',
      `intercept ${leaderNoun(hunter)}`,
      'let-pass',
      'rest-activation',
      'rest-turn',
    ])
    const far = turnOf('rome').units('rome', 'latium', '2 lgn').units('carthage', 'sicilia', '3 hi')
    const [marcher] = [far.leader('rome', 'latium', 1), far.leader('carthage', 'sicilia', 2)]
    expect(
      far.drive(go(marcher), { dice: [['operations', 4]], choices: ['take-all', 'march apulia'] }).decision
        ?.role,
    ).toBe('rome')
  })

  it('RV-5.42-a, RV-5.45-a: one attempt for each Leader in an activation', () => {
    const { stage, leader, hunter } = chase()
    const dice: Rolls = [
      ['operations', 4],
      ['interception', 3],
    ]
    const choices = [
      'take-all',
      'march apulia',
      `intercept ${leaderNoun(hunter)}`,
      'march latium',
      'march apulia',
    ]
    expect(stage.drive(go(leader), { dice, choices }).decision?.role).toBe('rome')
  })

  it('RV-5.42-a: another try against a force that retreats from the active Leader, and one at each such force', () => {
    const stage = turnOf('rome').units('rome', 'cilicia', '8 lgn').units('aegyptus', 'syria', '4 hi')
    stage.garrison('rome', 'cilicia').garrison('aegyptus', 'iudaea')
    stage.units('carthage', 'arabia_petraea', '3 hi')
    const leader = stage.leader('rome', 'cilicia', 2)
    const hunter = stage.leader('carthage', 'arabia_petraea', 1)
    const attempt = `intercept ${leaderNoun(hunter)}`
    const dice: Rolls = [
      ['operations', 6],
      ['interception', 6],
      ['combat', 3],
      ['combat', 2],
      ['interception', 6],
    ]
    const beaten = ['take-all', 'march syria', attempt, 'attack aegyptus', 'stand', 'spend +0-0', 'retreat']
    const choices = [...beaten, 'retreat-to iudaea', attempt]
    const { state, decision } = stage.drive(go(leader), { dice, choices })
    expect(decision?.task).toBe('retreat')
    const power = stage.power('aegyptus')
    const beatenUnits = unitsAt(state, at('iudaea')).map(unit => unit.id)
    const mayTry = (units: number[]) =>
      interceptors(
        { ...stage.position, state },
        { area: at('iudaea'), power, leader: null, leaders: [], units, notBy: stage.power('rome') },
      ).length
    expect([beatenUnits.length, mayTry(beatenUnits.slice(0, 1)), mayTry([-1])]).toEqual([3, 0, 1])
  })

  it('RV-5.42-a: the active force is the same when it retreats, though its Leader has fallen', () => {
    const { stage, leader, hunter } = chase()
    const units = unitsAt(stage.state, at('latium')).map(unit => unit.id)
    stage.active(leader, 3)
    changeActivation(stage.state, { interceptors: [hunter.id] })
    const mayTry = (leaders: number[]) =>
      interceptors(stage.position, {
        ...{ area: at('apulia'), power: stage.power('rome'), leader: null, leaders, units },
        notBy: stage.power('aegyptus'),
      }).length
    stage.state.stacks[at('apulia')] = unitsAt(stage.state, at('latium'))
    // They have done nothing under him yet.
    expect([mayTry([leader.id]), mayTry([])]).toEqual([0, 1])
    stage.state.stacks[at('apulia')] = unitsAt(stage.state, at('apulia')).map(unit => ({
      ...unit,
      served: leader.id,
    }))
    expect(mayTry([])).toBe(0)
  })

  it('RV-5.48-a, RV-5.49-a, RV-5.47-b: nobody withdraws from an interceptor; beaten, the mover loses one point more', () => {
    const { stage, leader, hunter } = chase()
    stage.garrison('rome', 'latium', 'apulia')
    const dice: Rolls = [
      ['operations', 4],
      ['interception', 2],
      ['combat', 4],
      ['combat', 2],
      ['leader casualty', 2],
    ]
    const choices = [
      'take-all',
      'march apulia',
      `intercept ${leaderNoun(hunter)}`,
      'spend +0-0',
      'retreat',
      'halt',
    ]
    const { state } = stage.drive(go(leader), { dice, choices })
    expect(state.activation?.operations).toBe(5 - 1 - 1)
    expect(unitsAt(state, at('apulia')).every(unit => unit.power === stage.power('carthage'))).toBe(true)
  })

  it('RV-5.31-13, RV-5.43-a: a retreat may be intercepted by a third player, not by the victor', () => {
    const stage = turnOf('rome')
      .units('rome', 'latium', '5 lgn')
      .units('carthage', 'apulia', '3 hi')
      .units('aegyptus', 'sicilia', '3 hi')
    const leader = stage.leader('rome', 'latium', 2)
    const third = stage.leader('aegyptus', 'sicilia', 4)
    const dice: Rolls = [
      ['operations', 4],
      ['combat', 3],
      ['combat', 1],
    ]
    const choices = [...meet, 'spend +0-0', 'retreat']
    const { decision } = stage.drive(go(leader), { dice, choices })
    expect([decision?.role, ...choicesOf(decision)]).toEqual([
      'aegyptus',
      `intercept ${leaderNoun(third)}`,
      'let-pass',
      'rest-activation',
      'rest-turn',
    ])
  })
})

import { choicesOf } from '@aquila/engine/testing'
import { describe, expect, it } from 'vitest'
import { numberOfArea } from '../data/index.ts'
import { attritionChecks } from '../rules/attrition.ts'
import { removeAmbushers } from '../rules/cards/ambush.ts'
import { drawEventCards } from '../rules/cards/event-cards.ts'
import { activeForce, pointsOf } from '../rules/combat/force.ts'
import { fleetTargets } from '../rules/combat/naval.ts'
import { placeGarrisons } from '../rules/conquest.ts'
import { newUnits } from '../rules/economy/index.ts'
import { countersLeftOf, heavyKinds } from '../rules/economy/recruits.ts'
import { activate } from '../rules/operations/activation.ts'
import { operations } from '../rules/operations/menu.ts'
import { changeLeader, changePower, changeUnits, leaderNoun, unitsAt } from '../rules/pieces.ts'
import { checkRebellion } from '../rules/rebellion.ts'
import { transferByDie } from '../rules/scenario-events.ts'
import type { Leader, Roma } from '../rules/state.ts'
import { startOfTurn } from '../rules/turn.ts'
import { finalResult, progressOf } from '../rules/victory.ts'
import { Stage, stack, turnOf } from './support.ts'

const at = numberOfArea
type Rolls = [string, number][]

const go = (leader: Leader) => (g: Roma) => activate(g, leader.id)

describe('what follows an attack', () => {
  it('RV-5.31-3a, RV-SC15-b: a Leader who is not attached does not fight, and who attacked whom is remembered once', () => {
    const stage = turnOf('rome')
      .units('rome', 'apulia', '2 lgn, 1 aux, 1 flt')
      .units('carthage', 'apulia', '2 hi')
    const leader = stage.leader('rome', 'apulia', 1)
    changeUnits(
      stage.state,
      at('apulia'),
      ({ kind }) => kind !== 'aux',
      unit => ({ ...unit, leader: unit.power === stage.power('rome') ? leader.id : null }),
    )
    const force = activeForce(stage.position, at('apulia'), leader.id, stage.power('rome'))
    expect(pointsOf(stage.position, at('apulia'), force)).toBe(8)
    const dice: Rolls = [
      ['operations', 3],
      ['combat', 1],
      ['combat', 1],
    ]
    const { state } = stage.drive(go(leader), { dice, choices: ['attack carthage', 'spend +0-0'] })
    expect(state.attacks).toEqual(['rome>carthage'])
  })

  it('RV-14.2-05: by card he may stop after one Province', () => {
    const stage = turnOf('rome').units('rome', 'latium', '4 lgn').units('carthage', 'cisalpina', '2 hi')
    stage.garrison('carthage', 'cisalpina', 'narbonensis', 'aquitania')
    stage.state.hands = { ...stage.state.hands, carthage: ['withdrawal'] }
    const leader = stage.leader('rome', 'latium', 2)
    const until = (...choices: string[]) =>
      stage.drive(go(leader), {
        dice: [['operations', 3]],
        choices: ['take-all', 'march cisalpina', 'attack carthage', ...choices],
      })
    expect(choicesOf(until().decision)).toEqual(['stand', 'withdraw', 'withdraw-by-card'])
    expect(choicesOf(until('withdraw-by-card').decision)).toEqual(['withdraw-to aquitania', 'halt'])
    expect(stack(until('withdraw-by-card', 'halt').state, 'narbonensis')).toBe('2 hi')
    stage.garrison('rome', 'narbonensis')
    const dice: Rolls = [
      ['operations', 3],
      ['combat', 1],
      ['combat', 1],
    ]
    const stands = stage.drive(go(leader), {
      dice,
      choices: ['take-all', 'march cisalpina', 'attack carthage'],
    })
    // With nowhere to go he is not even asked.
    expect(stands.decision?.task).toBe('spend-modifier')
  })

  it('RV-10.21-a, RV-10.56-a: a Garrison is placed where one side stands alone, not where two do', () => {
    const stage = turnOf('rome').units('rome', 'apulia', '1 lgn').units('rome', 'latium', '1 lgn')
    stage
      .units('carthage', 'latium', '1 hi')
      .units('syracusae', 'apulia', '1 hi')
      .units('rome', 'sicilia', '1 flt')
    const { state } = stage.play(function* (g) {
      placeGarrisons(g)
    })
    expect(['apulia', 'latium', 'sicilia'].map(id => state.marks[at(id)]?.garrison)).toEqual([
      stage.power('rome'),
      null,
      null,
    ])
  })

  it('RV-3.9-k, RV-5.7-a: a pact that forbids to attack holds at sea too', () => {
    const stage = turnOf('severus', 8, 3)
      .units('severus', 'messina', '1 flt')
      .units('albinus', 'messina', '1 flt')
    stage.units('niger', 'messina', '1 flt')
    const leader = stage.leader('severus', 'messina', 2)
    changeLeader(stage.state, leader.id, { where: 'aboard' })
    changeUnits(
      stage.state,
      at('messina'),
      ({ power }) => power === stage.power('severus'),
      unit => ({ ...unit, leader: leader.id }),
    )
    stage.active(leader, 4)
    const targets = () => fleetTargets(stage.position, { ...leader, where: 'aboard' })
    expect(targets()).toEqual([stage.power('niger')])
    stage.state.turn = 3
    expect(targets()).toEqual([stage.power('albinus'), stage.power('niger')])
  })
})

describe('an attack with ships', () => {
  it('RV-5.7-a, RV-5.93-a: one point is enough without cargo; with men aboard he keeps another to land them', () => {
    const attacks = (cargo: boolean, points: number) => {
      const stage = turnOf('rome').units('rome', 'africa', cargo ? '1 flt, 1 lgn' : '1 flt', 'mare_tyrrhenum')
      stage.units('carthage', 'africa', '1 flt', 'mare_tyrrhenum')
      const { id } = stage.leader('rome', 'africa', 2)
      changeLeader(stage.state, id, { where: 'aboard', coast: at('mare_tyrrhenum') })
      changeUnits(
        stage.state,
        at('africa'),
        ({ power }) => power === stage.power('rome'),
        unit => ({ ...unit, leader: id, where: unit.kind === 'flt' ? unit.where : 'aboard' }),
      )
      const [leader] = stage.state.leaders
      if (leader === undefined) throw new Error('no Leader')
      return fleetTargets(stage.active(leader, points).position, leader).length
    }
    expect([attacks(false, 0), attacks(false, 1)]).toEqual([0, 1])
    expect([attacks(true, 1), attacks(true, 2)]).toEqual([0, 1])
  })
})

describe('what follows a march', () => {
  it('RV-12.21-a: a Leader who comes to outshine his King is tested at once; strangers and ships do not count', () => {
    const stage = turnOf('persia', 9, 5)
      .units('persia', 'babylonia', '2 cav')
      .units('persia', 'assyria', '3 cav')
    stage.leader('persia', 'babylonia', 3, 'Shapur', true)
    const leader = stage.leader('persia', 'media', 2)
    const { state } = stage.drive(go(leader), {
      dice: [
        ['operations', 3],
        ['rebellion', 6],
      ],
      choices: ['march assyria'],
    })
    expect(state.mighty).toEqual([leader.id])
    const alone = new Stage(9, 5).units('persia', 'media', '2 cav').units('persia', 'babylonia', '2 cav')
    alone.leader('persia', 'babylonia', 3, 'Shapur', true)
    alone.leader('persia', 'media', 2)
    alone.units('rome', 'media', '1 lgn')
    expect(alone.play(checkRebellion).state.mighty).toEqual([])
  })

  it('RV-8.23-opt: those who are lost go over to the nearest opposing Roman who leads, reduced; ships to a coast', () => {
    const lost = (
      units: string,
      die: number,
      choices: string[] = [],
      nearest = 'cisalpina',
      own = '',
      unsupplied = true,
    ) => {
      const stage = new Stage(4, 2, { defection: 'on' }).units('pompeius', 'latium', units)
      if (own !== '') stage.units('caesar', nearest, own)
      stage.leader('caesar', 'lusitania', 4, 'Caesar', true)
      stage.leader('caesar', nearest, 2, 'Antonius')
      stage.leader('pompeius', 'latium', 1, 'Domitius')
      const check = {
        power: stage.power('pompeius'),
        area: at('latium'),
        units: unitsAt(stage.state, at('latium')),
        halved: false,
        unsupplied,
        rule: 'RV-4.2B-a',
      }
      const { state } = stage.play(g => attritionChecks(g, [check]), { dice: [['attrition', die]], choices })
      return [stack(state, 'cisalpina'), stack(state, 'lusitania')]
    }
    expect(lost('4 aux reduced', 5)).toEqual(['2 aux reduced', ''])
    expect(lost('4 flt reduced', 5)).toEqual(['2 flt reduced', ''])
    expect(lost('4 flt reduced', 5, [], 'raetia')).toEqual(['', ''])
    expect(lost('4 aux reduced', 5, [], 'cisalpina', '29 aux')).toEqual(['1 aux reduced, 29 aux', ''])
    expect(lost('4 aux reduced', 5, [], 'cisalpina', '', false)).toEqual(['', ''])
    expect(lost('4 aux reduced', 6)).toEqual(['', ''])
  })

  it('RV-14.2-02: ambushers leave with their Leader, and nobody else does', () => {
    const stage = new Stage().units('ambushers', 'africa', '2 bi').units('rome', 'latium', '1 lgn')
    changePower(stage.state, stage.power('ambushers'), { status: 'rebels', role: 'rome' })
    stage.leader('ambushers', 'africa', 2)
    stage.leader('rome', 'latium', 1, 'Titus')
    const { state } = stage.play(function* (g) {
      removeAmbushers(g)
    })
    expect([stack(state, 'africa'), stack(state, 'latium'), state.leaders.map(({ name }) => name)]).toEqual([
      '',
      '1 lgn',
      ['Titus'],
    ])
  })

  it('RV-3.9-k: without an Eastern player Gildo and his land are their own masters, he and nobody else', () => {
    const stage = new Stage(13, 2).garrison('western_roman_empire', 'africa', 'numidia')
    stage.units('western_roman_empire', 'africa', '2 hi')
    stage.leader('western_roman_empire', 'africa', 2, 'Gildo')
    stage.leader('western_roman_empire', 'latium', 4, 'Stilicho', true)
    stage.leader('western_roman_empire', 'africa', 1)
    stage.state.turn = 3
    const { state } = stage.play(transferByDie, { dice: [['scenario', 5]] })
    const free = stage.power('free-africa')
    const west = stage.power('western_roman_empire')
    expect(state.leaders.map(({ power }) => power)).toEqual([free, west, west])
    expect(state.leaders.map(({ supreme }) => supreme)).toEqual([false, true, false])
    expect([state.powers[free]?.status, state.marks[at('africa')]?.garrison]).toEqual(['neutral', free])
    expect(stack(state, 'africa', free)).toBe('2 hi')
  })
})

describe('what follows a step', () => {
  it('RV-5.61-a, RV-5.15-a: a Leader who goes inland leaves his ships on their coast, free for another', () => {
    const stage = turnOf('rome').units('rome', 'latium', '1 lgn, 2 flt')
    const leader = stage.leader('rome', 'latium', 2)
    const { state } = stage.drive(go(leader), {
      dice: [['operations', 3]],
      choices: ['take-all', 'march apulia'],
    })
    expect(unitsAt(state, at('latium')).map(unit => [unit.kind, unit.leader])).toEqual([
      ['flt', null],
      ['flt', null],
    ])
    expect(stack(state, 'apulia')).toBe('1 lgn')
  })

  it('RV-14.2-18: pirates cost ships, and those who are aboard them', () => {
    const stage = turnOf('rome')
      .units('rome', 'latium', '2 lgn')
      .units('rome', 'latium', '2 flt', 'mare_tyrrhenum')
    stage.state.hands = { ...stage.state.hands, carthage: ['piracy'] }
    const leader = stage.leader('rome', 'latium', 1)
    const { state } = stage.drive(go(leader), {
      dice: [
        ['operations', 4],
        ['piracy', 6],
      ],
      choices: ['take-all', 'embark latium/mare_tyrrhenum', 'sail mare_tyrrhenum', 'play piracy'],
    })
    // Half of 4 points: a ship, or a half of each.
    const left = unitsAt(state, at('mare_tyrrhenum'))
    const ships = left.filter(({ kind }) => kind === 'flt')
    expect(ships.reduce((sum, { reduced }) => sum + (reduced ? 1 : 2), 0)).toBe(2)
    expect(
      left.filter(({ kind }) => kind === 'lgn').reduce((sum, { reduced }) => sum + (reduced ? 1 : 2), 0),
    ).toBe(2)
  })

  it('RV-1.1-a, RV-3.9-k: a Game-Turn begins with those whom a special rule removes', () => {
    const stage = new Stage(10, 4)
    stage.leader('licinius', 'thracia', 2, 'Galerius')
    stage.state.turn = 4
    expect(stage.play(startOfTurn).state.leaders).toHaveLength(1)
    stage.state.turn = 5
    const { state } = stage.play(startOfTurn)
    expect([state.turn, state.leaders]).toEqual([6, []])
  })
})

describe('who wins, raises and gives up', () => {
  it('RV-4.45-a: only Supreme Leaders of other Romans stand in the way', () => {
    const stage = new Stage(5, 5)
    stage.leader('antonius', 'latium', 3, 'Antonius', true)
    const alone = () =>
      progressOf(stage.position, stage.power('antonius'), { kind: 'sole-supreme', value: 'roman' }).got
    stage.leader('parthia', 'media', 2, 'Orodes II', true)
    stage.leader('octavianus', 'apulia', 4, 'Agrippa')
    expect(alone()).toBe(1)
    stage.leader('octavianus', 'apulia', 2, 'Octavianus', true)
    expect(alone()).toBe(0)
    const ignoring = { kind: 'sole-supreme' as const, value: 'roman' as const, ignoring: ['octavianus'] }
    expect(progressOf(stage.position, stage.power('antonius'), ignoring).got).toBe(1)
    stage.state.leaders = stage.state.leaders.filter(({ name }) => name !== 'Antonius')
    expect(progressOf(stage.position, stage.power('antonius'), ignoring).got).toBe(0)
  })

  it('RV-4.51-a: the share of own objectives decides, in per cent; one winner does not share', () => {
    const stage = new Stage().garrison('rome', 'sicilia').garrison('carthage', 'latium', 'apulia')
    const result = finalResult(stage.position)
    expect([result.winners, result.outcome]).toEqual([['carthage'], 'objectives'])
    expect(result.scores).toMatchObject({ carthage: 29, rome: 14, aegyptus: 0 })
    const later = new Stage().garrison('carthage', 'latium').garrison('rome', 'sicilia', 'baetica', 'africa')
    expect(finalResult(later.position).winners).toEqual(['rome'])
    const last = later.garrison('rome', 'latium').garrison('carthage', 'sicilia', 'apulia', 'cisalpina')
    expect(finalResult(last.position).winners).toEqual(['carthage'])
  })

  it('RV-9.0-a: what is left of each kind is what the box has less what stands on the map, for all who serve a Major', () => {
    const stage = new Stage()
    const left = () => countersLeftOf(stage.position, stage.power('rome'))
    expect(left()).toEqual({ lgn: 28, hi: 28, aux: 30, bi: 30, cav: 24, hc: 16, flt: 16 })
    stage.units('rome', 'latium', '1 lgn, 2 flt').units('syracusae', 'sicilia', '1 hi reduced')
    stage.units('carthage', 'africa', '9 hi')
    expect(left()).toEqual({ lgn: 27, hi: 27, aux: 30, bi: 30, cav: 24, hc: 16, flt: 14 })
  })

  it('RV-9.15-a: Legions are for Romans, where the scenario has any', () => {
    const kinds = (scenario: number, seats: number, power: string) => {
      const stage = new Stage(scenario, seats)
      return heavyKinds(stage.position, stage.power(power))
    }
    expect([kinds(1, 4, 'rome'), kinds(1, 4, 'carthage'), kinds(15, 5, 'aetius')]).toEqual([
      ['lgn', 'hi'],
      ['hi'],
      ['hi'],
    ])
  })

  it('RV-9.61-a, RV-9.51-a, RV-13.13-a: in C3 Parthians and warbands that a player runs raise, those of nobody do not', () => {
    const persia = new Stage(9, 5).garrison('persia', 'media')
    persia.leader('persia', 'media', 2, 'Shah', true)
    expect(choicesOf(persia.playUntil(newUnits).decision)).toEqual(['create aux', 'create cav', 'done'])
    const people = (of: string | null) => {
      const stage = new Stage().garrison('people-germani', 'suebia')
      changePower(stage.state, stage.power('people-germani'), { of: of === null ? null : stage.power(of) })
      return stage
    }
    expect(choicesOf(people('rome').playUntil(newUnits).decision)).toEqual(['raise suebia', 'done'])
    expect(people(null).play(newUnits).decision).toBeNull()
  })

  it('RV-COL-d: a non-Roman gives up only without a Leader of his own; a Roman never does', () => {
    const offered = (power: string, leader: string | null) => {
      const stage = turnOf(power).units(power, 'latium', '1 hi')
      if (leader !== null) stage.leader(leader, 'latium', 1)
      return choicesOf(stage.playUntil(operations).decision).includes('surrender')
    }
    expect([offered('carthage', null), offered('carthage', 'rome'), offered('carthage', 'carthage')]).toEqual(
      [true, true, false],
    )
    // A Roman without a Leader is not even asked.
    expect(turnOf('rome').units('rome', 'latium', '1 hi').play(operations).state.phasing).toBeNull()
    expect(offered('rome', 'rome')).toBe(false)
  })

  it('RV-COL-d: what a special rule gives away is looked at after a surrender too', () => {
    const stage = turnOf('parthia', 5, 5).garrison('antonius', 'syria')
    const { state } = stage.play(operations, { choices: ['surrender'] })
    expect(state.powers[stage.power('parthia')]?.status).toBe('collapsed')
    expect(state.powers[stage.power('aegyptus')]?.of).toBe(stage.power('antonius'))
  })

  it('RV-15.83-a, RV-14.12-a: discards can be bought too', () => {
    const stage = new Stage(1, 4, { 'card-for-money': 'on' })
    stage.state.discards = ['ambush']
    changePower(stage.state, stage.power('rome'), { treasury: 20 })
    const { state } = stage.play(drawEventCards, { choices: ['buy-card'], dice: [['event cards', 1]] })
    expect([state.hands.rome, state.discards]).toEqual([['ambush'], []])
  })

  it('RV-5.23-a, RV-11.12-a, RV-15.1-a: why a Leader of a Client or one who was not drawn does not act', () => {
    const stage = turnOf('rome')
    stage.leader('rome', 'latium', 1, 'Head', true)
    const client = stage.leader('syracusae', 'sicilia', 1)
    const why = (each: Stage, leader: Leader) =>
      each.playUntil(operations).match.refusal('rome', { verb: 'activate', noun: leaderNoun(leader) })?.rule
    expect(why(stage, client)).toBe('RV-11.12-a')
    const drawn = turnOf('rome', 1, 4, { 'leader-draw': 'on' })
    drawn.leader('rome', 'latium', 1, 'Head', true)
    expect(why(drawn, drawn.leader('rome', 'latium', 2))).toBe('RV-15.1-a')
  })
})

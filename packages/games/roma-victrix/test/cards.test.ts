import { choicesOf } from '@aquila/engine/testing'
import { describe, expect, it } from 'vitest'
import { areaAt, type CardId, cards, numberOfArea, provincesOf } from '../data/index.ts'
import { removeAmbushers } from '../rules/cards/ambush.ts'
import { cardsForRegions, drawEventCards, noteRegionsAtStart } from '../rules/cards/event-cards.ts'
import { ratingOfNewLeader } from '../rules/cards/leaders.ts'
import { attritionHits } from '../rules/cards/march.ts'
import { piracyPercent } from '../rules/cards/piracy.ts'
import { releaseCardForces } from '../rules/cards/rebellion.ts'
import { recruitPoints } from '../rules/cards/recruit.ts'
import { controlOf } from '../rules/control.ts'
import { activate } from '../rules/operations/activation.ts'
import { operations } from '../rules/operations/menu.ts'
import {
  changeLeader,
  changeMarks,
  changePower,
  changeUnits,
  leaderNoun,
  placeUnit,
  unitsAt,
} from '../rules/pieces.ts'
import { controllerOf, sideOf } from '../rules/powers.ts'
import type { Roma } from '../rules/state.ts'
import { Stage, stack, toAfrica } from './support.ts'

const at = numberOfArea
type Rolls = [string, number][]

/** A Power acts and holds a card; the others hold what is said. */
function hand(card: CardId, power = 'rome', others: Record<string, CardId[]> = {}, scenario = 1): Stage {
  const stage = new Stage(scenario, 4)
  stage.state.hands = { ...stage.state.hands, [power]: [card], ...others }
  stage.state.phasing = { power: stage.power(power), leader: null }
  return stage
}

describe('event cards', () => {
  it('RV-14.2-x: every card has its moment, and is cited by its number', () => {
    expect(cards.map(({ number }) => number)).toEqual([...Array(20).keys()].map(index => index + 1))
    expect(cards.every(({ moments }) => moments.length > 0)).toBe(true)
  })

  it('RV-4.2C4-a, RV-14.13-a, RV-14.14-a, RV-14.12-a: a player who played draws; one who holds may exchange; one card at most', () => {
    const stage = new Stage()
    stage.state.hands = { carthage: [], rome: ['raid'], seleucid_kingdom: [], aegyptus: [] }
    stage.state.playedCard = ['carthage']
    stage.state.deck = ['ambush', 'leader', 'piracy']
    const { state } = stage.drive(drawEventCards, { choices: ['draw', 'exchange raid'] })
    expect(state.hands).toMatchObject({ carthage: ['ambush'], rome: ['leader'], aegyptus: [] })
    expect([state.discards, state.playedCard]).toEqual([['raid'], []])
    stage.state.deck = []
    stage.state.discards = ['leader']
    const shuffled = stage.drive(drawEventCards, { choices: ['draw', 'keep'], dice: [['event cards', 1]] })
    expect(shuffled.state.hands.carthage).toEqual(['leader'])
  })

  it('RV-15.83-a, RV-15.84-a: a card for 20, by agreement', () => {
    const stage = new Stage(1, 4, { 'card-for-money': 'on' })
    stage.state.deck = ['ambush', 'leader']
    changePower(stage.state, stage.power('carthage'), { treasury: 39 })
    changePower(stage.state, stage.power('rome'), { treasury: 19 })
    const { state } = stage.play(drawEventCards, { choices: ['buy-card'] })
    expect([state.hands.carthage, state.powers[stage.power('carthage')]?.treasury]).toEqual([['ambush'], 19])
  })

  it('RV-15.82-a: a Region is conquered once: not from the start, nor again while its Garrisons stand', () => {
    const africa = (provincesOf.get('africa') ?? []).map(area => areaAt(area).id)
    const [province = ''] = africa
    const stage = new Stage(1, 4, { 'card-for-region': 'on' }).garrison('rome', ...africa)
    stage.state.deck = ['raid', 'leader', 'ambush']
    const drawn = (...steps: ((g: Roma) => void)[]) =>
      stage.play(function* (g: Roma) {
        for (const step of steps) step(g)
      }).state.hands.rome
    const enter = (g: Roma) =>
      placeUnit(g.state, { kind: 'hi', power: stage.power('carthage'), area: at(province) })
    const leave = (g: Roma) => {
      g.state.stacks[at(province)] = []
    }
    const lose = (g: Roma) => changeMarks(g.state, at(province), { garrison: stage.power('carthage') })
    const retake = (g: Roma) => changeMarks(g.state, at(province), { garrison: stage.power('rome') })
    expect(drawn(cardsForRegions)).toEqual(['raid'])
    expect(drawn(noteRegionsAtStart, cardsForRegions)).toEqual([])
    expect(drawn(noteRegionsAtStart, enter, cardsForRegions, leave, cardsForRegions)).toEqual([])
    expect(drawn(noteRegionsAtStart, lose, cardsForRegions, retake, cardsForRegions)).toEqual(['raid'])
    expect(drawn(enter, cardsForRegions, leave, cardsForRegions)).toEqual(['raid'])
  })

  it('RV-15.81-a, RV-15.82-a: a card for a 1 of the Supreme Leader, and for a whole Region', () => {
    const stage = new Stage(1, 4, { 'card-on-one': 'on', 'card-for-region': 'on' })
    stage.state.phasing = { power: stage.power('rome'), leader: null }
    stage.state.deck = ['ambush', 'leader']
    const leader = stage.leader('rome', 'latium', 1, 'Consul', true)
    const go = (g: Roma) => activate(g, leader.id)
    expect(stage.play(go, { dice: [['operations', 2]], choices: ['stop'] }).state.hands.rome).toEqual([])
    expect(stage.play(go, { dice: [['operations', 1]], choices: ['stop'] }).state.hands.rome).toEqual([
      'ambush',
    ])
    stage.garrison('rome', 'taurica')
    const region = stage.play(go, { dice: [['operations', 2]], choices: ['stop'] }).state
    expect([region.hands.rome, region.regions]).toEqual([['ambush'], ['rome taurica']])
  })

  it('RV-14.2-01: one Client or Ally of another Major changes sides for good', () => {
    for (const [minor, other] of [
      ['numidia', 'iberi'],
      ['iberi', 'numidia'],
    ] as const) {
      const stage = hand('allegiance')
      const { state } = stage.play(operations, { choices: ['play allegiance', `on ${minor}`] })
      expect(sideOf(state, stage.power(minor))).toBe(stage.power('rome'))
      expect(sideOf(state, stage.power(other))).toBe(stage.power('carthage'))
      expect([state.hands.rome, state.playedCard]).toEqual([[], ['rome']])
    }
  })

  it('RV-14.2-02: ambushers cannot leave, and are gone at the end of the phase', () => {
    const stage = hand('ambush').units('carthage', 'africa', '3 hi').garrison('carthage', 'africa')
    const dice: Rolls = [
      ['rebels', 80],
      ['operations', 3],
    ]
    const { state, decision } = stage.drive(operations, { dice, choices: ['play ambush', 'on africa'] })
    expect(stack(state, 'africa', stage.power('ambushers'))).toBe('10 bi')
    expect(choicesOf(decision).filter(choice => choice.startsWith('march'))).toEqual([])
    const gone = function* (g: Roma) {
      removeAmbushers(g)
    }
    stage.units('ambushers', 'africa', '2 bi')
    changePower(stage.state, stage.power('ambushers'), { status: 'rebels', role: 'rome' })
    expect(stack(stage.play(gone).state, 'africa')).toBe('3 hi')
  })

  it('RV-14.2-03: Attrition hits units on 1 to 4 for a rating of 1, and on a 1 for a rating of 4', () => {
    expect([attritionHits(4, 1), attritionHits(5, 1), attritionHits(1, 4), attritionHits(2, 4)]).toEqual([
      true,
      false,
      true,
      false,
    ])
    const stage = hand('raid', 'rome', { carthage: ['attrition'] }).units('rome', 'latium', '2 lgn')
    const leader = stage.leader('rome', 'latium', 2)
    const dice: Rolls = [
      ['operations', 3],
      ['attrition card', 3],
      ['attrition card', 4],
    ]
    const { state, match } = stage.drive(g => activate(g, leader.id), {
      dice,
      choices: ['take-all', 'march apulia', 'play attrition'],
    })
    expect(stack(state, 'apulia')).toBe('1 lgn, 1 lgn reduced')
    const told = (role: string | null) =>
      match
        .log(role)
        .filter(({ rule, kind }) => rule === 'RV-14.2-03' && kind !== 'card-played')
        .map(({ kind, data }) => ({ kind, ...data }))
    const place = { power: 'rome', area: 'apulia' }
    const named = { ...place, leader: leaderNoun(leader) }
    expect(told('rome')).toEqual([
      { kind: 'hardship', ...named, hit: 1, of: 2 },
      { kind: 'loss', ...place, lost: [], reduced: ['1 lgn'] },
    ])
    // RV-6.2-b
    expect(told('carthage')).toEqual([
      { kind: 'hardship', ...named },
      { kind: 'loss', ...place },
    ])
  })

  it('RV-14.2-04: interception without a roll', () => {
    const stage = hand('raid', 'rome', { carthage: ['interception'] })
      .units('rome', 'latium', '2 lgn')
      .units('carthage', 'messina', '3 hi')
    const leader = stage.leader('rome', 'latium', 2)
    const hunter = stage.leader('carthage', 'messina', 1)
    const dice: Rolls = [
      ['operations', 3],
      ['combat', 2],
      ['combat', 2],
    ]
    const { events } = stage.drive(g => activate(g, leader.id), {
      dice,
      choices: ['take-all', 'march apulia', `intercept-by-card ${leaderNoun(hunter)}`],
    })
    expect(events.map(({ kind }) => kind)).toContain('card-played')
    expect(events.map(({ kind }) => kind)).not.toContain('interception')
  })

  it('RV-14.2-05: withdrawal without a roll, up to three Provinces', () => {
    const stage = hand('raid', 'rome', { carthage: ['withdrawal'] })
      .units('rome', 'latium', '4 lgn')
      .units('carthage', 'cisalpina', '2 hi')
    stage.garrison('carthage', 'cisalpina', 'narbonensis', 'aquitania', 'lugdunensis', 'belgica')
    const leader = stage.leader('rome', 'latium', 2)
    const choices = [
      'take-all',
      'march cisalpina',
      'attack carthage',
      'withdraw-by-card',
      'withdraw-to aquitania',
      'withdraw-to lugdunensis',
    ]
    const { state } = stage.drive(g => activate(g, leader.id), { dice: [['operations', 3]], choices })
    expect(stack(state, 'lugdunensis')).toBe('2 hi')
  })

  it('RV-14.2-06, RV-14.2-07, RV-14.2-07a, RV-3.22-c: Barbarians break out, next to where they began, and stay with the player', () => {
    const stage = hand('raid')
      .garrison('carthage', 'tingitana', 'mauretania')
      .marks('gaetulia', { markers: [5] })
    const dice: Rolls = [['operations', 6]]
    const { state, decision } = stage.drive(operations, {
      dice,
      choices: ['play raid', 'on gaetulia', 'march tingitana'],
    })
    expect(stack(state, 'tingitana')).toBe('2 bi, 3 cav')
    expect(choicesOf(decision).filter(choice => choice.startsWith('march'))).toEqual(['march mauretania'])
    const [unit] = unitsAt(state, at('tingitana'))
    expect(controllerOf(state, unit?.power ?? -1)).toBe('rome')
    const invasion = hand('invasion').marks('gaetulia', { markers: [5] })
    const big = invasion.drive(operations, {
      dice: [
        ['Barbarians', 80],
        ['operations', 6],
      ],
      choices: ['play invasion', 'on gaetulia'],
    })
    expect(unitsAt(big.state, at('gaetulia'))).toHaveLength(15)
    expect(big.state.leaders[0]?.rating).toBe(3)
  })

  it('RV-14.2-08: a die more for the active Leader', () => {
    const stage = hand('forced-march')
    const leader = stage.leader('rome', 'latium', 1)
    const { state } = stage.drive(g => activate(g, leader.id), {
      dice: [
        ['operations', 1],
        ['forced march', 5],
      ],
      choices: ['play forced-march'],
    })
    expect(state.activation?.operations).toBe(7)
  })

  it('RV-14.2-10, RV-6.2-b: Intelligence shows a stack to the player alone', () => {
    const stage = hand('intelligence').units('carthage', 'africa', '2 hi')
    const { match } = stage.play(operations, { choices: ['play intelligence', 'on africa'] })
    const seen = (role: string) => match.log(role).find(({ kind }) => kind === 'intelligence')?.data
    expect(seen('rome')).toMatchObject({ units: ['carthage/hi', 'carthage/hi'] })
    expect(seen('aegyptus')).not.toHaveProperty('units')
  })

  it('RV-14.2-11, RV-14.2-16, RV-14.2-17: an advantage adds 2, before the dice; in a siege for all rounds', () => {
    const stage = hand('land-advantage').units('rome', 'latium', '2 lgn').units('carthage', 'apulia', '2 lgn')
    const leader = stage.leader('rome', 'latium', 1)
    const dice: Rolls = [
      ['operations', 3],
      ['combat', 2],
      ['combat', 2],
    ]
    const choices = ['take-all', 'march apulia', 'attack carthage', 'play land-advantage']
    expect(stage.drive(g => activate(g, leader.id), { dice, choices }).decision?.about).toMatchObject({
      net: 3,
    })
    const siege = hand('siege-advantage').units('rome', 'africa', '6 lgn')
    siege.marks('africa', { city: { power: siege.power('carthage'), rank: 'major', strength: 4 } })
    const besieger = siege.leader('rome', 'africa', 1)
    const rounds: Rolls = [
      ['operations', 5],
      ['combat', 1],
      ['combat', 1],
    ]
    const { state } = siege.drive(g => activate(g, besieger.id), {
      dice: rounds,
      choices: ['take-all', 'siege', 'play siege-advantage', 'spend +0-0'],
    })
    expect(state.activation?.siege).toEqual({ attacker: 2, defender: 0 })
  })

  it('RV-14.2-12: a new Leader: 1 to 3, 4 and 5, or 6', () => {
    expect([3, 4, 5, 6].map(ratingOfNewLeader)).toEqual([1, 2, 2, 3])
    const stage = hand('leader').units('rome', 'latium', '1 lgn').garrison('rome', 'apulia')
    const { state } = stage.play(operations, {
      choices: ['play leader', 'on latium'],
      dice: [['new Leader', 6]],
    })
    expect(state.leaders).toMatchObject([{ rating: 3, area: at('latium') }])
  })

  it('RV-14.2-13: a Leader goes over on more than his rating, his units on at most that; non-Romans cannot turn Romans', () => {
    const stage = hand('defection').units('carthage', 'africa', '2 hi')
    const mago = stage.leader('carthage', 'africa', 2, 'Mago')
    stage.leader('carthage', 'africa', 4, 'Hannibal', true)
    const asked = stage.playUntil(operations, { choices: ['play defection'] })
    expect(choicesOf(asked.decision)).toEqual([`on ${leaderNoun(mago)}`, 'take-back'])
    const stays = stage.play(operations, {
      choices: ['play defection', `on ${leaderNoun(mago)}`],
      dice: [['defection', 2]],
    })
    expect(stays.state.leaders[0]?.power).toBe(stage.power('carthage'))
    const dice: Rolls = [
      ['defection', 3],
      ['defection', 2],
      ['defection', 3],
    ]
    const { state } = stage.play(operations, { choices: ['play defection', `on ${leaderNoun(mago)}`], dice })
    expect([
      stack(state, 'africa', stage.power('rome')),
      stack(state, 'africa', stage.power('carthage')),
    ]).toEqual(['1 hi', '1 hi'])
    const other = hand('defection', 'carthage')
    other.leader('rome', 'latium', 1)
    expect(choicesOf(other.playUntil(operations).decision)).not.toContain('play defection')
  })

  it('RV-14.2-13: Fleets roll as well: on all coasts if he is ashore, on his own if he is aboard', () => {
    const rolled = (aboard: boolean, ...dice: number[]) => {
      const stage = hand('defection')
        .units('carthage', 'africa', '1 hi')
        .units('carthage', 'africa', '1 flt', 'mare_tyrrhenum')
        .units('carthage', 'africa', '1 flt', 'mare_africum')
      const mago = stage.leader('carthage', 'africa', 2, 'Mago')
      if (aboard) changeLeader(stage.state, mago.id, { where: 'aboard', coast: at('mare_africum') })
      const { state } = stage.play(operations, {
        choices: ['play defection', `on ${leaderNoun(mago)}`],
        dice: dice.map((die): [string, number] => ['defection', die]),
      })
      return ['rome', 'carthage'].map(power => stack(state, 'africa', stage.power(power)))
    }
    expect(rolled(false, 3, 3, 2, 3)).toEqual(['1 flt', '1 flt, 1 hi'])
    expect(rolled(false, 3, 2, 2, 2)).toEqual(['1 hi, 2 flt', ''])
    expect(rolled(true, 3, 2)).toEqual(['1 flt', '1 flt, 1 hi'])
  })

  it('RV-14.2-13: inside a City those with him roll, and one who goes over leaves it', () => {
    const stage = hand('defection').units('carthage', 'africa', '3 hi').garrison('carthage', 'africa')
    stage.marks('africa', { city: { power: stage.power('carthage'), rank: 'major', strength: 4 } })
    const mago = stage.leader('carthage', 'africa', 2, 'Mago')
    changeLeader(stage.state, mago.id, { where: 'city' })
    const [outside] = unitsAt(stage.state, at('africa'))
    changeUnits(
      stage.state,
      at('africa'),
      unit => unit.id !== outside?.id,
      unit => ({ ...unit, where: 'city' }),
    )
    const { state } = stage.play(operations, {
      choices: ['play defection', `on ${leaderNoun(mago)}`],
      dice: [
        ['defection', 3],
        ['defection', 2],
        ['defection', 3],
      ],
    })
    const [rome, carthage] = [stage.power('rome'), stage.power('carthage')]
    expect(unitsAt(state, at('africa')).map(({ power, where }) => [power, where])).toEqual([
      [carthage, 'field'],
      [rome, 'field'],
      [carthage, 'city'],
    ])
    expect(state.leaders).toMatchObject([{ power: rome, where: 'field' }])
  })

  it("RV-14.2-14, RV-14.2-15, RV-14.2-15a, RV-5.33-a: rebels rise, and the Province is nobody's until they are destroyed", () => {
    const stage = hand('minor-rebellion').garrison('carthage', 'africa')
    const dice: Rolls = [
      ['rebels', 80],
      ['operations', 1],
      ['combat', 6],
      ['combat', 1],
    ]
    const { state } = stage.drive(operations, {
      dice,
      choices: ['play minor-rebellion', 'on africa', 'attack carthage', 'spend +4-0', 'stop'],
    })
    expect(state.marks[at('africa')]?.garrison).toBeNull()
    expect(state.powers[stage.power('minor-rebels')]).toMatchObject({ status: 'rebels', role: 'rome' })
    const release = function* (g: Roma) {
      releaseCardForces(g)
    }
    changePower(stage.state, stage.power('cappadocia'), { role: 'rome' })
    expect(stage.play(release).state.powers[stage.power('cappadocia')]?.role).toBeNull()
  })

  it('RV-14.2-18: pirates take ten per cent a pip less the rating, ten at least; or pillage an open coast', () => {
    expect([piracyPercent(6, 1), piracyPercent(3, 2), piracyPercent(2, 2), piracyPercent(1, 4)]).toEqual([
      50, 10, 10, 10,
    ])
    const stage = hand('piracy')
      .garrison('carthage', 'africa', 'syrtica')
      .units('carthage', 'africa', '1 aux')
    const asked = stage.playUntil(operations, { choices: ['play piracy'] })
    expect(choicesOf(asked.decision)).toEqual(['on syrtica', 'take-back'])
    expect(
      stage.play(operations, { choices: ['play piracy', 'on syrtica'] }).state.marks[at('syrtica')]?.pillaged,
    ).toBe(true)
  })

  it('RV-14.2-18: pirates tell their die and what it takes, less for a good Leader', () => {
    const stage = hand('raid', 'rome', { carthage: ['piracy'] }).garrison('rome', 'latium')
    stage.units('rome', 'latium', '5 flt', 'mare_tyrrhenum')
    const leader = stage.leader('rome', 'latium', 2)
    const { events } = stage.drive(g => activate(g, leader.id), {
      dice: [
        ['operations', 3],
        ['piracy', 5],
      ],
      choices: ['take-all', 'embark latium/mare_tyrrhenum', 'sail mare_tyrrhenum', 'play piracy'],
    })
    expect(events.find(({ kind }) => kind === 'pirates')).toMatchObject({
      rule: 'RV-14.2-18',
      data: { power: 'rome', area: 'mare_tyrrhenum', die: 5, percent: 30 },
    })
  })

  it('RV-14.2-19: Treachery cancels a card just played, or exchanges the losses of a combat', () => {
    const stage = hand('allegiance', 'rome', { aegyptus: ['treachery'] })
    const { state } = stage.play(operations, { choices: ['play allegiance', 'on numidia', 'cancel'] })
    expect(sideOf(state, stage.power('numidia'))).toBe(stage.power('carthage'))
    expect([state.hands.rome, state.hands.aegyptus]).toEqual([[], []])
    const fight = hand('raid', 'rome', { carthage: ['treachery'] })
      .units('rome', 'latium', '2 lgn')
      .units('carthage', 'apulia', '2 lgn')
    const leader = fight.leader('rome', 'latium', 1)
    const dice: Rolls = [
      ['operations', 3],
      ['combat', 5],
      ['combat', 2],
      ['leader casualty', 3],
    ]
    const choices = ['take-all', 'march apulia', 'attack carthage', 'spend +0-0', 'exchange-losses']
    const { events } = fight.drive(g => activate(g, leader.id), { dice, choices })
    expect(events.find(({ kind }) => kind === 'combat')?.data).toMatchObject({
      lost: { attacker: 50, defender: 20 },
      loser: 'attacker',
    })
  })

  it('RV-14.2-19: a player who does not fight may play it too, on land, at sea and in a siege; those who fight are asked first', () => {
    const stage = hand('raid', 'rome', { aegyptus: ['treachery'] })
      .units('rome', 'latium', '2 lgn, 2 flt', 'mare_tyrrhenum')
      .units('carthage', 'apulia', '2 lgn')
      .units('carthage', 'africa', '2 flt', 'mare_tyrrhenum')
    stage.garrison('rome', 'latium').garrison('carthage', 'syrtica')
    stage.marks('cisalpina', { city: { power: stage.power('carthage'), rank: 'minor', strength: 2 } })
    const leader = stage.leader('rome', 'latium', 1)
    const fight = (...choices: string[]) =>
      stage.drive(g => activate(g, leader.id), {
        dice: [
          ['operations', 5],
          ['combat', 5],
          ['combat', 2],
        ],
        choices: [...choices, 'spend +0-0'],
      })
    const ways = [
      ['take-every lgn', 'march apulia', 'attack carthage'],
      [...toAfrica, 'attack-fleets carthage', 'stand'],
      ['take-every lgn', 'march cisalpina', 'siege'],
    ]
    for (const way of ways) {
      const { decision, match } = fight(...way)
      expect([decision?.role, choicesOf(decision).slice(0, 2)]).toEqual([
        'aegyptus',
        ['exchange-losses', 'pass'],
      ])
      match.choose({ verb: 'exchange-losses' })
      expect(match.log(null).find(({ kind }) => kind === 'combat')?.data).toMatchObject({
        lost: { attacker: 50, defender: 20 },
      })
    }
    stage.state.hands = { rome: ['treachery'], carthage: ['treachery'], aegyptus: ['treachery'] }
    const asked: string[] = []
    const { match } = fight(...(ways[0] ?? []))
    for (; match.decision?.task === 'react.dice-shown'; match.choose({ verb: 'pass' }))
      asked.push(match.decision.role)
    expect(asked).toEqual(['carthage', 'rome', 'aegyptus'])
  })

  it('RV-14.2-20: free units by rating, revenue and Capital', () => {
    const stage = hand('recruit').garrison('rome', 'latium', 'apulia')
    stage.leader('rome', 'apulia', 2)
    expect(recruitPoints(stage.position, stage.power('rome'), at('apulia'))).toBe(5)
    const { state } = stage.play(operations, { choices: ['play recruit', 'on apulia', 'create lgn'] })
    expect(stack(state, 'apulia')).toBe('1 lgn')
    stage.leader('rome', 'latium', 2)
    stage.marks('latium', { city: { power: stage.power('rome'), rank: 'major', strength: 4 } })
    expect(recruitPoints(stage.position, stage.power('rome'), at('latium'))).toBe(10)
    expect(controlOf(stage.state, at('latium'))).toBe(stage.power('rome'))
  })
})

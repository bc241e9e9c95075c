import { choicesOf } from '@aquila/engine/testing'
import { describe, expect, it } from 'vitest'
import { areaAt, type CardId, numberOfArea } from '../data/index.ts'
import { barbarianLands } from '../rules/cards/barbarians.ts'
import { drawEventCards, isUnlimited } from '../rules/cards/event-cards.ts'
import { frontierWar, neutralPowers } from '../rules/cards/frontier-war.ts'
import { leadersToTurn, provincesForLeader } from '../rules/cards/leaders.ts'
import { raidableCoasts } from '../rules/cards/piracy.ts'
import { rebel, rebelProvinces, releaseCardForces } from '../rules/cards/rebellion.ts'
import { recruitPoints, recruitProvinces } from '../rules/cards/recruit.ts'
import { castOf } from '../rules/cast.ts'
import { wake } from '../rules/neutrality.ts'
import { activate } from '../rules/operations/activation.ts'
import { operations } from '../rules/operations/menu.ts'
import { changeLeader, changePower, leaderNoun } from '../rules/pieces.ts'
import type { Roma } from '../rules/state.ts'
import { Stage, stack } from './support.ts'

const at = numberOfArea
type Rolls = [string, number][]

const names = (areas: readonly number[], ...ids: readonly string[]) =>
  ids.filter(id => areas.includes(at(id)))

describe('Frontier War', () => {
  it('RV-14.2-09: without a Leader an L-1 comes to its strongest force on land', () => {
    const stage = new Stage()
      .units('cappadocia', 'cappadocia', '2 hi')
      .units('cappadocia', 'cilicia', '3 hi')
      .units('cappadocia', 'phrygia', '3 hi')
      .units('cappadocia', 'lycia', '2 hi, 4 flt')
      .units('cappadocia', 'bosporus', '5 hi')
      .units('rome', 'galatia', '6 lgn')
    const { state } = stage.play(g => frontierWar(g, 'rome', 'cappadocia'), {
      dice: [['operations', 1]],
      choices: ['stop'],
    })
    expect(state.leaders).toMatchObject([
      { name: null, rating: 1, supreme: false, consul: false, area: at('phrygia') },
    ])
    expect(state.powers[stage.power('cappadocia')]?.role).toBe('rome')
    const afloat = new Stage().units('cappadocia', 'lycia', '1 flt')
    expect(afloat.play(g => frontierWar(g, 'rome', 'cappadocia')).state.leaders).toEqual([])
  })

  it('RV-14.2-09, RV-3.84-a: a Neutral Major comes onto the map, and the player picks one of its Leaders', () => {
    const stage = new Stage(1, 2)
    const { decision } = stage.playUntil(g => frontierWar(g, 'rome', 'macedonia'))
    const [, other = ''] = choicesOf(decision)
    expect(choicesOf(decision)[0]).toBe('command Philippus V')
    const { state } = stage.drive(g => frontierWar(g, 'rome', 'macedonia'), {
      dice: [['operations', 1]],
      choices: [other],
    })
    const active = state.leaders.find(({ id }) => id === state.activation?.leader)
    expect(active).toMatchObject({ rating: 1, area: at('thessalia') })
    expect(stack(state, 'macedonia')).toBe('2 aux, 2 cav, 2 flt, 6 hi')
    // One that stands on the map is not set up again.
    const there = new Stage(1, 2).units('macedonia', 'macedonia', '1 hi')
    there.leader('macedonia', 'macedonia', 2, 'Philippus V', true)
    const second = there.play(g => frontierWar(g, 'rome', 'macedonia'), {
      dice: [['operations', 1]],
      choices: ['stop'],
    })
    expect(stack(second.state, 'macedonia')).toBe('1 hi')
  })

  it('RV-14.2-09, RV-3.84-d: an army that has perished does not rise again, by the card or when it is violated', () => {
    const stage = new Stage(1, 2)
    const [numidia, macedonia] = [stage.power('numidia'), stage.power('macedonia')]
    changePower(stage.state, numidia, { status: 'neutral', of: null })
    expect(neutralPowers(stage.position)).not.toContain('numidia')
    expect(neutralPowers(stage.position)).toContain('macedonia')
    stage.units('numidia', 'numidia', '1 cav').units('macedonia', 'macedonia', '1 hi')
    stage.state.stacks[at('macedonia')] = []
    expect(neutralPowers(stage.position)).toContain('numidia')
    expect(neutralPowers(stage.position)).not.toContain('macedonia')
    const { state } = stage.play(g => wake(g, macedonia, at('macedonia'), stage.power('carthage')))
    expect([state.powers[macedonia]?.status, stack(state, 'macedonia')]).toEqual(['major', ''])
  })

  it('RV-14.2-09: a Province set free may be chosen with the army that it was given', () => {
    const stage = new Stage(13, 3)
    const free = castOf(stage.position).powers.find(({ id }) => id.startsWith('free-'))
    if (free === undefined) throw new Error('nothing is set free')
    changePower(stage.state, free.number, { status: 'neutral' })
    expect(neutralPowers(stage.position)).not.toContain(free.id)
    stage.units(free.id, areaAt(free.capital ?? -1).id, '1 lgn')
    expect(neutralPowers(stage.position)).toContain(free.id)
  })

  it('RV-14.2-09: only Neutral Powers, and no automaton; neutral again when the Game-Turn ends', () => {
    const stage = new Stage(1, 4).units('cappadocia', 'cappadocia', '1 hi')
    const all = neutralPowers(stage.position)
    expect(['macedonia', 'cappadocia', 'carthage', 'numidia'].map(id => all.includes(id))).toEqual([
      true,
      true,
      false,
      false,
    ])
    expect(neutralPowers(new Stage(7, 1).position)).not.toContain('dacia')
    changePower(stage.state, stage.power('cappadocia'), { role: 'rome' })
    const over = function* (g: Roma) {
      releaseCardForces(g)
    }
    const { powers } = stage.play(over).state
    expect(powers[stage.power('cappadocia')]?.role).toBeNull()
    expect(powers[stage.power('rome')]?.role).toBe('rome')
  })
})

describe('rebellions', () => {
  it('RV-14.2-14, RV-14.2-15: an L-3 with two markers, an L-2 with one', () => {
    const rise = (name: 'major-rebels' | 'minor-rebels', draws: readonly number[]) => {
      const stage = new Stage().garrison('carthage', 'africa').units('carthage', 'africa', '1 hi')
      const dice: Rolls = [...draws.map((draw): [string, number] => ['rebels', draw]), ['operations', 1]]
      const { state } = stage.drive(g => rebel(g, 'rome', 'africa', name), { dice })
      return [
        state.leaders[0]?.rating,
        stack(state, 'africa', stage.power(name)),
        state.activation?.operations,
      ]
    }
    // Eight markers of each value: the 8th is a 1, the 9th a 2.
    expect(rise('major-rebels', [8, 9])).toEqual([3, '3 bi', 4])
    expect(rise('minor-rebels', [9])).toEqual([2, '2 bi', 3])
  })

  it('RV-14.2-14, RV-14.2-15: where an enemy Major or one of his rules, not at home and not among Neutrals', () => {
    const stage = new Stage()
      .garrison('carthage', 'africa')
      .garrison('numidia', 'numidia')
      .garrison('rome', 'latium')
      .garrison('syracusae', 'sicilia')
      .garrison('cappadocia', 'cappadocia')
    expect(
      names(
        rebelProvinces(stage.position, 'rome'),
        'africa',
        'numidia',
        'latium',
        'sicilia',
        'cappadocia',
        'asia',
      ),
    ).toEqual(['africa', 'numidia'])
  })

  it('RV-14.2-15a: rebels who are gone leave the game with their Leader, others stay', () => {
    const over = (units: string | null) => {
      const stage = new Stage()
      changePower(stage.state, stage.power('minor-rebels'), { status: 'rebels', role: 'rome' })
      if (units !== null) stage.units('minor-rebels', 'africa', units)
      stage.leader('minor-rebels', 'africa', 2)
      const { state } = stage.play(function* (g) {
        releaseCardForces(g)
      })
      return { ...state.powers[stage.power('minor-rebels')], leaders: state.leaders.length }
    }
    expect(over(null)).toMatchObject({ status: 'absent', role: null, leaders: 0 })
    expect(over('1 bi')).toMatchObject({ status: 'rebels', role: 'rome', leaders: 1 })
  })
})

describe('where cards can be played', () => {
  it('RV-14.2-06, RV-14.2-07: lands where no stranger stands, its own people do not matter', () => {
    const lands = (stage: Stage) =>
      names(barbarianLands(stage.position, 'rome'), 'pannonia', 'gaetulia', 'latium')
    expect(lands(new Stage())).toEqual(['pannonia', 'gaetulia'])
    expect(lands(new Stage().units('people-germani', 'pannonia', '1 bi'))).toEqual(['gaetulia'])
    const own = new Stage().units('people-germani', 'suebia', '1 bi')
    expect(names(barbarianLands(own.position, 'rome'), 'suebia')).toEqual(['suebia'])
    expect(lands(new Stage().garrison('rome', 'pannonia'))).toEqual(['gaetulia'])
  })

  it('RV-14.2-12, RV-14.2-20: a Leader comes where one holds the land with units, recruits where one has a Leader', () => {
    const stage = new Stage()
      .garrison('rome', 'latium', 'apulia')
      .units('rome', 'latium', '1 lgn')
      .units('carthage', 'africa', '1 hi')
    expect(provincesForLeader(stage.position, 'rome')).toEqual([at('latium')])
    stage.leader('rome', 'apulia', 1)
    stage.leader('rome', 'africa', 1)
    stage.leader('carthage', 'latium', 1)
    expect(recruitProvinces(stage.position, 'rome')).toEqual([at('apulia')])
    // Apulia pays 3; a Capital adds its value to its owner only.
    expect(recruitPoints(stage.position, stage.power('rome'), at('apulia'))).toBe(4)
    stage.marks('apulia', { city: { power: stage.power('rome'), rank: 'major', strength: 4 } })
    expect(recruitPoints(stage.position, stage.power('rome'), at('apulia'))).toBe(9)
    stage.marks('apulia', { city: { power: stage.power('carthage'), rank: 'major', strength: 4 } })
    expect(recruitPoints(stage.position, stage.power('rome'), at('apulia'))).toBe(4)
  })

  it('RV-14.2-13: who can be turned: no Supreme Leader, no friend, nobody at sea, and only of a Major that plays', () => {
    const stage = new Stage()
    const one = stage.leader('carthage', 'africa', 1, 'One')
    stage.leader('carthage', 'africa', 1, 'Head', true)
    stage.leader('syracusae', 'sicilia', 1, 'Friend')
    stage.leader('numidia', 'numidia', 1, 'Client')
    stage.leader('carthage', 'messina', 1, 'Afloat')
    expect(leadersToTurn(stage.position, 'rome')).toEqual(['One'])
    expect(leadersToTurn(stage.position, 'aegyptus')).toEqual(['One'])
    changeLeader(stage.state, one.id, { power: stage.power('rome') })
    expect(leadersToTurn(stage.position, 'aegyptus')).toEqual([])
  })

  it('RV-14.2-18: pirates land where nothing but a Garrison of an enemy is: no Neutral, no unit, no City, no Pillage, no inland', () => {
    const coasts = (stage: Stage) =>
      names(raidableCoasts(stage.position, 'rome'), 'apulia', 'africa', 'phrygia')
    const held = () => new Stage().garrison('carthage', 'apulia', 'phrygia').garrison('rome', 'africa')
    expect(coasts(held())).toEqual(['apulia'])
    expect(coasts(held().units('carthage', 'apulia', '1 flt'))).toEqual([])
    expect(coasts(held().garrison('rhodus', 'apulia'))).toEqual([])
    expect(coasts(held().marks('apulia', { pillaged: true }))).toEqual([])
    expect(coasts(held().marks('apulia', { city: { power: 0, rank: 'minor', strength: 0 } }))).toEqual([])
  })
})

describe('cards in combat and at sea', () => {
  it("RV-14.2-11: the defender's card helps the defender", () => {
    const stage = new Stage().units('rome', 'apulia', '2 lgn').units('carthage', 'apulia', '2 lgn')
    stage.state.hands = { ...stage.state.hands, carthage: ['land-advantage'] }
    stage.state.phasing = { power: stage.power('rome'), leader: null }
    const leader = stage.leader('rome', 'apulia', 1)
    const { decision } = stage.drive(g => activate(g, leader.id), {
      dice: [
        ['operations', 3],
        ['combat', 2],
        ['combat', 2],
      ],
      choices: ['take-all', 'attack carthage', 'play land-advantage'],
    })
    expect(decision).toMatchObject({ role: 'carthage', about: { holder: 'defender', net: 1 } })
  })

  it('RV-14.2-04, RV-5.81-a, RV-14.2-19: at sea too one may intercept by card, unless it is cancelled', () => {
    const meet = (rome: CardId[], choices: readonly string[]) => {
      const stage = new Stage()
        .units('rome', 'latium', '2 flt', 'mare_tyrrhenum')
        .units('carthage', 'messina', '3 flt')
      stage.state.hands = { ...stage.state.hands, carthage: ['interception'], rome }
      stage.state.phasing = { power: stage.power('rome'), leader: null }
      stage.garrison('rome', 'latium').garrison('carthage', 'africa')
      const leader = stage.leader('rome', 'latium', 2)
      const hunter = stage.leader('carthage', 'messina', 1)
      const { events } = stage.drive(g => activate(g, leader.id), {
        dice: [
          ['operations', 4],
          ['combat', 2],
          ['combat', 2],
        ],
        choices: [
          'take-all',
          'embark latium/mare_tyrrhenum',
          'sail mare_tyrrhenum',
          'sail apulia/mare_tyrrhenum',
          `intercept-by-card ${leaderNoun(hunter)}`,
          ...choices,
        ],
      })
      return events.map(({ kind }) => kind)
    }
    expect(meet([], [])).toContain('card-played')
    expect(meet([], [])).not.toContain('interception')
    const cancelled = meet(['treachery'], ['cancel'])
    expect([cancelled.includes('card-cancelled'), cancelled.includes('combat')]).toEqual([true, false])
  })

  it('RV-5.81-a, RV-5.82-a: a player who lets a fleet pass is not asked again at that entry', () => {
    const stage = new Stage()
      .units('rome', 'latium', '2 flt', 'mare_tyrrhenum')
      .units('carthage', 'messina', '3 flt')
    stage.state.phasing = { power: stage.power('rome'), leader: null }
    const leader = stage.leader('rome', 'latium', 2)
    stage.leader('carthage', 'messina', 1)
    stage.leader('carthage', 'messina', 2)
    const { decision } = stage.drive(g => activate(g, leader.id), {
      dice: [['operations', 4]],
      choices: [
        'take-all',
        'embark latium/mare_tyrrhenum',
        'sail mare_tyrrhenum',
        'sail apulia/mare_tyrrhenum',
        'let-pass',
      ],
    })
    expect(decision).toMatchObject({ role: 'rome', task: 'command' })
  })
})

describe('hands', () => {
  it('RV-14.14-a, RV-15.84-a: any of the three ways to more cards lifts the limit of one', () => {
    const unlimited = (options: Record<string, string>) => {
      let found = false
      new Stage(1, 4, options).play(function* (g) {
        found = isUnlimited(g)
      })
      return found
    }
    expect(unlimited({})).toBe(false)
    for (const option of ['card-on-one', 'card-for-region', 'card-for-money'])
      expect(unlimited({ [option]: 'on' })).toBe(true)
  })

  it('RV-14.14-a: a player who has played and holds one draws only without a limit', () => {
    const draws = (options: Record<string, string>) => {
      const stage = new Stage(1, 4, options)
      stage.state.hands = { carthage: [], rome: ['raid'], seleucid_kingdom: [], aegyptus: [] }
      stage.state.playedCard = ['rome']
      stage.state.deck = ['ambush']
      return choicesOf(stage.playUntil(drawEventCards).decision)
    }
    expect(draws({})).toEqual(['keep', 'exchange raid'])
    expect(draws({ 'card-on-one': 'on' })).toEqual(['keep', 'draw', 'exchange raid'])
  })

  it('RV-4.2C4-a, RV-16.2-a: nobody is asked when no card is left, or played alone', () => {
    const stage = new Stage()
    stage.state.hands = { ...stage.state.hands, rome: ['raid'] }
    stage.state.playedCard = ['rome']
    expect(stage.play(drawEventCards).state.playedCard).toEqual([])
    // As many cards in the deck as have been played are cards.
    stage.state.deck = ['ambush']
    stage.state.discards = ['piracy']
    expect(stage.playUntil(drawEventCards).decision.task).toBe('event-cards')
    const alone = new Stage(7, 1)
    alone.state.playedCard = ['rome']
    alone.state.deck = ['ambush']
    expect(alone.play(drawEventCards).state.playedCard).toEqual(['rome'])
  })

  it('RV-15.83-a: cards are bought for 20 and no less, one by one, by those who want to', () => {
    const stage = new Stage(1, 4, { 'card-for-money': 'on' })
    stage.state.deck = ['ambush', 'leader', 'piracy']
    for (const power of ['carthage', 'rome', 'aegyptus'])
      changePower(stage.state, stage.power(power), { treasury: power === 'aegyptus' ? 19 : 40 })
    const { state } = stage.drive(drawEventCards, { choices: ['buy-card', 'decline', 'buy-card'] })
    expect(Object.values(state.hands).map(hand => hand.length)).toEqual([2, 0, 0, 0])
    expect(['carthage', 'rome', 'aegyptus'].map(id => state.powers[stage.power(id)]?.treasury)).toEqual([
      0, 40, 19,
    ])
    stage.state.deck = ['ambush']
    const last = stage.drive(drawEventCards, { choices: ['buy-card', 'decline'] })
    expect(last.decision).toBeNull()
  })

  it('RV-14.2-x: a card whose target is taken back is kept', () => {
    const stage = new Stage().units('carthage', 'africa', '2 hi')
    stage.state.hands = { ...stage.state.hands, rome: ['intelligence'] }
    stage.state.phasing = { power: stage.power('rome'), leader: null }
    const { state } = stage.play(operations, { choices: ['play intelligence', 'take-back'] })
    expect([state.hands.rome, state.playedCard]).toEqual([['intelligence'], []])
  })
})

import { choicesOf } from '@aquila/engine/testing'
import { describe, expect, it } from 'vitest'
import { numberOfArea } from '../data/index.ts'
import { changeAllegiance } from '../rules/cards/allegiance.ts'
import { ambush } from '../rules/cards/ambush.ts'
import { invade } from '../rules/cards/barbarians.ts'
import { rebel } from '../rules/cards/rebellion.ts'
import { defendingForce } from '../rules/combat/force.ts'
import { retreat } from '../rules/combat/retreat.ts'
import { interceptors } from '../rules/interception.ts'
import { activate } from '../rules/operations/activation.ts'
import { minorsToRouse, operations } from '../rules/operations/menu.ts'
import { unitsToTake } from '../rules/operations/muster.ts'
import { navalChoices } from '../rules/operations/sea.ts'
import { withdrawals } from '../rules/operations/withdrawal.ts'
import { entryByPact, hasEnemyFleet, isEnemy, mayAttack } from '../rules/pacts.ts'
import { changeLeader, changePower, changeUnits, leaderNoun, marksAt, unitsAt } from '../rules/pieces.ts'
import type { Leader, Roma } from '../rules/state.ts'
import { Stage, toAfrica, turnOf } from './support.ts'

const at = numberOfArea
type Rolls = [string, number][]

const go = (leader: Leader) => (g: Roma) => activate(g, leader.id)
const quarryOf = (stage: Stage, leader: Leader, notBy: string | null = null) => ({
  area: leader.area,
  power: leader.power,
  leader: leader.id,
  leaders: [leader.id],
  units: unitsAt(stage.state, leader.area).map(({ id }) => id),
  notBy: notBy === null ? null : stage.power(notBy),
})

describe('neutrality, elsewhere', () => {
  it('RV-3.88-a, RV-14.2-02: an Ambush among Neutrals violates them', () => {
    const stage = turnOf('rome', 1, 2).garrison('illyria', 'illyria').units('illyria', 'illyria', '1 bi')
    const { state } = stage.drive(g => ambush(g, 'rome', 'illyria'), {
      dice: [
        ['rebels', 8],
        ['operations', 1],
        ['combat', 3],
        ['combat', 3],
      ],
      choices: ['attack illyria'],
    })
    expect(state.powers[stage.power('illyria')]?.of).toBe(stage.power('carthage'))
  })
})

describe('pacts, elsewhere', () => {
  /** Niger marches, and retreats, past Albinus, whom nothing binds to him; Severus may not be attacked. */
  const passing = (power: string) => {
    const stage = turnOf(power, 8, 3)
      .units(power, 'belgica', '1 lgn')
      .units('albinus', 'lugdunensis', '3 lgn')
    stage.garrison('albinus', 'lugdunensis')
    const leader = stage.leader(power, 'belgica', 1)
    stage.leader('albinus', 'lugdunensis', 3, 'Clodius')
    stage.active(leader, 3)
    return { stage, leader }
  }

  it('RV-3.9-k, RV-5.41-a, RV-5.43-a: whom a pact keeps from attack intercepts neither a march nor a retreat', () => {
    const able = (power: string, beatenBy: string | null) => {
      const { stage, leader } = passing(power)
      return interceptors(stage.position, quarryOf(stage, leader, beatenBy)).map(({ name }) => name)
    }
    expect([able('niger', null), able('severus', null)]).toEqual([['Clodius'], []])
    expect([able('niger', 'severus'), able('severus', 'niger')]).toEqual([['Clodius'], []])
  })

  it('RV-3.9-k, RV-14.2-01, RV-13.13-a: a pact binds those who come to one of its partners, Client, warbands or rebels', () => {
    const stage = new Stage(3, 4)
    const [caesar, pompeius] = [stage.power('caesar'), stage.power('pompeius')]
    const minor = stage.state.powers.findIndex(({ status }) => status === 'neutral')
    const people = stage.state.powers.findIndex(({ status }) => status === 'people')
    const rebels = stage.power('minor-rebels')
    const binds = (power: number) => [
      mayAttack(stage.position, power, pompeius),
      isEnemy(stage.position, power, pompeius),
      entryByPact(stage.position, power, pompeius),
    ]
    for (const power of [minor, people, rebels]) {
      expect(binds(power)).toEqual([true, true, 'unrestricted'])
      changePower(stage.state, power, { of: caesar })
      expect(binds(power)).toEqual([false, false, 'with-permission'])
    }
  })

  it('RV-3.9-k, RV-5.54-a, RV-5.71-a: a Leader who is confined to his Regions does not slip away out of them, by land or by sea', () => {
    const stage = new Stage(6, 4).garrison(
      'vespasianus',
      'pontus',
      'colchis',
      'cilicia',
      'cappadocia',
      'syria',
    )
    const vespasian = stage.power('vespasianus')
    stage.units('vespasianus', 'pontus', '3 lgn')
    const ways = () => withdrawals(stage.position, at('pontus'), vespasian)
    expect(ways()).toContain(at('colchis'))
    stage.leader('vespasianus', 'pontus', 2, 'Mucianus')
    expect(ways()).not.toContain(at('colchis'))
    expect(ways()).toContain(at('cappadocia'))
    stage.state.turn = 2
    expect(ways()).toContain(at('colchis'))
    // By sea: of the friendly coasts only those of his Regions.
    const sea = turnOf('vandali', 17, 6).garrison('eastern_roman_empire', 'creta')
    sea.units('eastern_roman_empire', 'lycia', '1 flt').units('vandali', 'lycia', '2 flt')
    const coast = unitsAt(sea.state, at('lycia'))[0]?.coast ?? null
    const admiral = sea.leader('vandali', 'lycia', 2)
    const narses = sea.leader('eastern_roman_empire', 'lycia', 2, 'Narses')
    for (const { id } of [admiral, narses]) changeLeader(sea.state, id, { where: 'aboard', coast })
    const asked = (turn: number) => {
      sea.state.turn = turn
      return withdrawalOffered(sea, admiral)
    }
    expect([asked(5), asked(6)]).toEqual([false, true])
  })

  it('RV-3.9-k, RV-15.1-a: nor is he placed outside them when he is drawn', () => {
    const stage = turnOf('vespasianus', 6, 4, { 'leader-draw': 'on' })
    stage.units('vespasianus', 'syria', '1 lgn').units('vespasianus', 'macedonia', '1 lgn')
    const mucianus = stage.leader('vespasianus', 'iudaea', 2, 'Mucianus')
    stage.state.phasing = { power: stage.power('vespasianus'), leader: mucianus.id }
    const places = () => choicesOf(stage.playUntil(operations).decision).toSorted()
    expect(places()).toEqual(['place-leader iudaea', 'place-leader syria'])
    stage.state.turn = 2
    expect(places()).toContain('place-leader macedonia')
  })
})

/** Whether Fleets that are attacked at sea are asked to slip away. */
function withdrawalOffered(stage: Stage, admiral: Leader): boolean {
  changeUnits(
    stage.state,
    admiral.area,
    unit => unit.power === admiral.power,
    unit => ({ ...unit, leader: admiral.id }),
  )
  const { decision } = stage.playUntil(go(admiral), {
    dice: [
      ['operations', 4],
      ['combat', 3],
      ['combat', 3],
    ],
    choices: ['attack-fleets eastern_roman_empire'],
  })
  return decision.task === 'withdraw-fleet'
}

describe('Leaders alone, elsewhere', () => {
  it('RV-3.34-a: is lost to men who land, not to ships on the coast', () => {
    const stage = turnOf('rome')
      .units('rome', 'latium', '1 lgn, 1 flt', 'mare_tyrrhenum')
      .garrison('rome', 'latium')
    for (const unit of unitsAt(stage.state, at('latium')))
      if (unit.kind === 'lgn')
        changeUnits(
          stage.state,
          at('latium'),
          each => each.id === unit.id,
          each => ({ ...each, coast: null }),
        )
    stage.garrison('carthage', 'africa')
    stage.leader('carthage', 'africa', 1, 'Hanno')
    const consul = stage.leader('rome', 'latium', 2)
    const lost = (...choices: string[]) =>
      stage.drive(go(consul), { dice: [['operations', 6]], choices: [...toAfrica, ...choices] }).state.lost
    expect([lost(), lost('debark')]).toEqual([[], ['Hanno']])
  })
})

describe('command, elsewhere', () => {
  it('RV-5.24-a, RV-14.2-07a: a unit that has marched with a Raid serves no other Leader in that phase', () => {
    const stage = turnOf('rome').marks('suebia', { markers: [3] })
    stage.state.markers = stage.state.markers.map((number, index) => (index === 2 ? number - 1 : number))
    const { state } = stage.drive(g => invade(g, 'rome', 'suebia', 2, 1), {
      dice: [['operations', 1]],
      choices: ['march germania_magna', 'stop'],
    })
    const after = new Stage()
    after.state.stacks = state.stacks
    after.state.powers = state.powers
    after.leader('rome', 'latium', 1)
    const consul = after.leader('rome', 'germania_magna', 2)
    expect(unitsAt(after.state, at('germania_magna'))).toHaveLength(3)
    expect(unitsToTake(after.position, consul)).toEqual([])
  })

  it('RV-11.12-a, RV-5.91-a, RV-5.41-a: ships of a Client that sleeps take nobody aboard, and its Leader intercepts nobody', () => {
    const stage = turnOf('rome')
      .units('syracusae', 'sicilia', '2 flt', 'mare_tyrrhenum')
      .units('rome', 'sicilia', '1 lgn')
    const consul = stage.leader('rome', 'sicilia', 2)
    stage.active(consul, 4)
    const ships = () => unitsToTake(stage.position, consul).filter(({ kind }) => kind === 'flt').length
    expect([ships(), navalChoices({ ...stage.position } as Roma, consul)]).toEqual([0, []])
    changePower(stage.state, stage.power('syracusae'), { rouse: 'roused' })
    expect(ships()).toBe(2)
    const land = turnOf('carthage')
      .units('carthage', 'cisalpina', '1 hi')
      .units('massilia', 'narbonensis', '4 hi')
    const hanno = land.leader('carthage', 'cisalpina', 1)
    land.leader('massilia', 'narbonensis', 3, 'Massiliote')
    land.active(hanno, 3)
    const able = () => interceptors(land.position, quarryOf(land, hanno)).map(({ name }) => name)
    expect(able()).toEqual([])
    land.units('rome', 'narbonensis', '1 lgn')
    land.leader('rome', 'narbonensis', 3, 'Roman')
    expect(able()).toEqual(['Roman'])
  })

  it('RV-11.12-a, RV-14.2-01: a Client that was turned must be roused by its new Major', () => {
    const stage = turnOf('rome').units('numidia', 'numidia', '2 cav')
    stage.leader('rome', 'latium', 2, 'Consul', true)
    const { state } = stage.play(g => changeAllegiance(g, 'rome', 'numidia'))
    const consul = stage.leader('rome', 'numidia', 2)
    const position = { ...stage.position, state: { ...state, leaders: stage.state.leaders } }
    expect(minorsToRouse(position)).toContain(stage.power('numidia'))
    expect(unitsToTake(position, consul)).toEqual([])
  })
})

describe('Clients that are invaded, elsewhere', () => {
  const active = (stage: Stage, run: { state: Stage['state'] }, client = 'massilia') =>
    run.state.powers[stage.power(client)]?.activated

  it('RV-11.14-a: by ships on its coast, a retreat into its land, an interception of its men and an ambush', () => {
    const fleet = turnOf('carthage')
      .garrison('syracusae', 'sicilia')
      .units('carthage', 'africa', '1 flt', 'mare_tyrrhenum')
    const admiral = fleet.leader('carthage', 'africa', 2)
    const sail = [
      'take-all',
      'embark africa/mare_tyrrhenum',
      'sail mare_tyrrhenum',
      'sail sicilia/mare_tyrrhenum',
    ]
    const voyage = (choices: string[]) => fleet.drive(go(admiral), { dice: [['operations', 6]], choices })
    expect([
      active(fleet, voyage(sail.slice(0, 3)), 'syracusae'),
      active(fleet, voyage(sail), 'syracusae'),
    ]).toEqual([0, 1])
    const rout = turnOf('rome').garrison('massilia', 'narbonensis').units('carthage', 'aquitania', '1 hi')
    const force = {
      area: at('aquitania'),
      power: rout.power('carthage'),
      units: unitsAt(rout.state, at('aquitania')).map(({ id }) => id),
      leaders: [],
      garrison: false,
      barred: null,
      safe: true,
      victor: rout.power('rome'),
    }
    const fled = rout.drive(g => retreat(g, force, { least: 1, most: 1 }), {
      choices: ['retreat-to narbonensis'],
    })
    expect(active(rout, fled)).toBe(1)
    const march = turnOf('rome')
      .units('massilia', 'narbonensis', '1 hi')
      .units('carthage', 'aquitania', '3 hi')
    changePower(march.state, march.power('massilia'), { rouse: 'roused' })
    const hunter = march.leader('carthage', 'aquitania', 3)
    const consul = march.leader('rome', 'narbonensis', 1)
    march.garrison('carthage', 'aquitania')
    const met = march.drive(go(consul), {
      dice: [
        ['operations', 1],
        ['attrition', 6],
        ['interception', 1],
        ['combat', 3],
        ['combat', 3],
      ],
      choices: ['take-all', 'march tarraconensis', `intercept ${leaderNoun(hunter)}`],
    })
    expect(active(march, met)).toBe(1)
    const hidden = turnOf('carthage')
      .garrison('massilia', 'narbonensis')
      .units('massilia', 'narbonensis', '1 hi')
    const dice: Rolls = [
      ['rebels', 8],
      ['operations', 1],
      ['combat', 3],
      ['combat', 3],
    ]
    const ambushed = hidden.drive(g => ambush(g, 'carthage', 'narbonensis'), {
      dice,
      choices: ['attack massilia'],
    })
    expect(active(hidden, ambushed)).toBe(1)
  })
})

describe('Barbaricum, elsewhere', () => {
  const marked = (stage: Stage, area: string) => {
    stage.marks(area, { markers: [3] })
    stage.state.markers = stage.state.markers.map((number, index) => (index === 2 ? number - 1 : number))
    return stage
  }

  it('RV-13.12-a, RV-13.13-a: ships on the coast turn no marker, men who land do', () => {
    const stage = marked(turnOf('rome', 1, 2), 'frisia')
    stage.units('rome', 'belgica', '1 flt').units('rome', 'belgica', '1 lgn').garrison('rome', 'belgica')
    const consul = stage.leader('rome', 'belgica', 2)
    const { decision } = stage.playUntil(go(consul), { dice: [['operations', 6]], choices: ['take-all'] })
    const embark = choicesOf(decision).find(choice => choice.startsWith('embark')) ?? ''
    const voyage = [
      'take-all',
      embark,
      'sail oceanus_britannicus',
      'sail mare_germanicum',
      'sail frisia/mare_germanicum',
    ]
    const markers = (...choices: string[]) =>
      stage.drive(go(consul), { dice: [['operations', 6]], choices: [...voyage, ...choices] }).state.marks[
        at('frisia')
      ]?.markers
    expect([markers(), markers('debark')]).toEqual([[3], []])
  })

  it('RV-13.12-a: a player who intercepts warbands in their own land turns the markers that they have left as they lay', () => {
    const stage = marked(turnOf('carthage', 1, 2), 'suebia').units('people-germani', 'germania_magna', '1 bi')
    changePower(stage.state, stage.power('people-germani'), { of: stage.power('carthage') })
    const chief = stage.leader('people-germani', 'germania_magna', 1)
    stage.units('rome', 'marcomannia', '3 lgn').garrison('rome', 'marcomannia')
    const consul = stage.leader('rome', 'marcomannia', 3)
    const { state } = stage.drive(go(chief), {
      dice: [
        ['operations', 1],
        ['interception', 1],
        ['combat', 3],
        ['combat', 3],
      ],
      choices: ['take-all', 'march suebia', `intercept ${leaderNoun(consul)}`],
    })
    expect(marksAt(state, at('suebia')).markers).toEqual([])
    expect(unitsAt(state, at('suebia')).filter(({ kind }) => kind === 'bi').length).toBeGreaterThanOrEqual(3)
  })
})

describe('rebels whom a Roman has called', () => {
  it('RV-10.67-a, RV-10.55-a, RV-14.2-14: a Limes defends against them, and no Garrison yields', () => {
    const stage = turnOf('severus', 8, 3).marks('raetia', { limes: 2, garrison: 'niger' })
    const rebels = stage.power('minor-rebels')
    const niger = stage.power('niger')
    changePower(stage.state, rebels, { status: 'rebels', role: 'severus', of: stage.power('severus') })
    expect(defendingForce(stage.position, at('raetia'), niger, rebels).limes).toBe(true)
    expect(defendingForce(stage.position, at('raetia'), niger, stage.power('severus')).limes).toBe(false)
    const dice: Rolls = [
      ['rebels', 24],
      ['operations', 1],
      ['combat', 3],
      ['combat', 3],
    ]
    const { events } = stage.drive(g => rebel(g, 'severus', 'raetia', 'minor-rebels'), {
      dice,
      choices: ['attack niger'],
    })
    expect(events.map(({ kind }) => kind)).toContain('attack')
    const fought = stage.drive(g => rebel(g, 'severus', 'raetia', 'minor-rebels'), {
      dice,
      choices: ['attack niger'],
    })
    expect(fought.state.activation?.operations).toBe(2)
  })

  it('RV-SC15-b, RV-14.2-14, RV-5.72-1: their attack is one of their player, and so is one on Fleets', () => {
    const stage = turnOf('rome').garrison('carthage', 'africa')
    const { state } = stage.drive(g => rebel(g, 'rome', 'africa', 'minor-rebels'), {
      dice: [
        ['rebels', 24],
        ['operations', 1],
        ['combat', 3],
        ['combat', 3],
      ],
      choices: ['attack carthage'],
    })
    expect(state.attacks).toEqual(['rome>carthage'])
    const sea = turnOf('rome')
      .units('rome', 'africa', '2 flt', 'mare_tyrrhenum')
      .units('carthage', 'africa', '1 flt', 'mare_tyrrhenum')
    const admiral = sea.leader('rome', 'africa', 2)
    changeLeader(sea.state, admiral.id, { where: 'aboard', coast: at('mare_tyrrhenum') })
    const fought = sea.drive(go(admiral), {
      dice: [
        ['operations', 4],
        ['combat', 3],
        ['combat', 3],
      ],
      choices: ['take flt@mare_tyrrhenum', 'attack-fleets carthage'],
    })
    expect(fought.state.attacks).toEqual(['rome>carthage'])
  })
})

describe('Straits, elsewhere', () => {
  it('RV-3.23-d, RV-14.2-01: a Fleet of a Client closes a Strait to the Major it has left, and opens it to the other', () => {
    const stage = new Stage().units('syracusae', 'messina', '1 flt')
    const closed = () =>
      ['rome', 'carthage'].map(id => hasEnemyFleet(stage.position, at('messina'), stage.power(id)))
    expect(closed()).toEqual([false, true])
    const { state } = stage.play(g => changeAllegiance(g, 'carthage', 'syracusae'))
    stage.state.powers = state.powers
    expect(closed()).toEqual([true, false])
  })
})

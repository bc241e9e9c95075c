import { choicesOf } from '@aquila/engine/testing'
import { describe, expect, it } from 'vitest'
import { numberOfArea } from '../data/index.ts'
import { refillBarbaricum, revealMarkers } from '../rules/barbaricum.ts'
import { castOf } from '../rules/cast.ts'
import { peopleOfBarbaricum } from '../rules/control.ts'
import { collectRevenue } from '../rules/economy/revenue.ts'
import { drawInitiative, drawsOfTurn, fillCup } from '../rules/initiative.ts'
import { loseLeader } from '../rules/leaders.ts'
import { furthestPlayer, violate, wakeOwners } from '../rules/neutrality.ts'
import { opening } from '../rules/opening.ts'
import { activate } from '../rules/operations/activation.ts'
import { endOfOperations, leadersToActivate, minorsToRouse, operations } from '../rules/operations/menu.ts'
import { isActiveMinor } from '../rules/operations/muster.ts'
import { changeLeader, changeMarks, changePower, supremeLeaderOf, unitsAt } from '../rules/pieces.ts'
import { controllerOf, sideOf } from '../rules/powers.ts'
import { checkRebellion } from '../rules/rebellion.ts'
import { removeLeaders, transfersNow } from '../rules/scenario-events.ts'
import { automatonTurn } from '../rules/solitaire/automaton.ts'
import { raiseForAutomaton, recruitsFor } from '../rules/solitaire/recruits.ts'
import { spawnLeaders } from '../rules/spawn.ts'
import type { Roma } from '../rules/state.ts'
import { Stage, stack, startOf } from './support.ts'

const at = numberOfArea

describe('Powers', () => {
  it('RV-3.84-a, RV-3.84-b, RV-3.84-d, RV-3.82-b: a Neutral Major comes onto the map when it is violated, under the furthest player', () => {
    const stage = new Stage(1, 2)
    const macedonia = stage.power('macedonia')
    expect(stage.state.powers[macedonia]).toMatchObject({ status: 'neutral-major', role: null })
    expect(stack(startOf(1, 2).state, 'macedonia')).toBe('')
    const { state } = stage.play(g => violate(g, at('thessalia'), stage.power('carthage')))
    expect(state.powers[macedonia]).toMatchObject({ status: 'major', role: 'rome' })
    expect(stack(state, 'macedonia')).toBe('2 aux, 2 cav, 2 flt, 6 hi')
    expect(controllerOf(state, macedonia)).toBe('rome')
    expect(drawsOfTurn({ ...stage.position, state }).map(({ power }) => power)).toContain(macedonia)
  })

  it('RV-3.84-b, RV-3.88-a: whose units are attacked is violated, not another who stands in the same Province', () => {
    const stage = new Stage(1, 2).units('cappadocia', 'galatia', '1 hi').units('galatia', 'galatia', '1 hi')
    const [cappadocia, galatia] = [stage.power('cappadocia'), stage.power('galatia')]
    const woken = (attacked: number) => {
      const units = unitsAt(stage.state, at('galatia')).flatMap(({ id, power }) =>
        power === attacked ? [id] : [],
      )
      const { state } = stage.play(g => wakeOwners(g, at('galatia'), units, stage.power('rome')))
      return [cappadocia, galatia].map(power => state.powers[power]?.status)
    }
    expect(woken(cappadocia)).toEqual(['client', 'neutral'])
    // RV-3.88-b: Barbarians become an Ally.
    expect(woken(galatia)).toEqual(['neutral', 'ally'])
  })

  it('RV-3.84-c: the Capital furthest away, never the violator; equals roll until one is higher', () => {
    const stage = new Stage()
    let found: string | null = null
    const ask = (power: string, from: string) =>
      function* (g: Roma) {
        found = furthestPlayer(g, at(from), stage.power(power))
      }
    stage.play(ask('rome', 'latium'), {
      dice: [
        ['furthest Capital', 5],
        ['furthest Capital', 4],
      ],
    })
    expect(found).toBe('seleucid_kingdom')
    stage.play(ask('seleucid_kingdom', 'syria'))
    expect(['carthage', 'rome']).toContain(found)
    changePower(stage.state, stage.power('rome'), { capital: at('africa') })
    stage.play(ask('seleucid_kingdom', 'syria'), {
      dice: [
        ['furthest Capital', 3],
        ['furthest Capital', 3],
        ['furthest Capital', 2],
        ['furthest Capital', 5],
      ],
    })
    expect(found).toBe('rome')
  })

  it('RV-3.88-a, RV-3.88-b: a Neutral Minor becomes a Client, a Barbarian one an Ally, of the furthest player', () => {
    const stage = new Stage().garrison('cappadocia', 'cappadocia').garrison('galatia', 'galatia')
    const one = stage.play(g => violate(g, at('cappadocia'), stage.power('seleucid_kingdom'))).state
    expect(one.powers[stage.power('cappadocia')]?.status).toBe('client')
    const other = stage.play(g => violate(g, at('galatia'), stage.power('seleucid_kingdom'))).state
    expect(other.powers[stage.power('galatia')]?.status).toBe('ally')
    expect(sideOf(other, stage.power('galatia'))).not.toBe(stage.power('seleucid_kingdom'))
  })

  it('RV-11.13-a, RV-3.86-a: one try for each Client and Ally a phase, and none without a Supreme Leader', () => {
    const stage = new Stage()
    stage.state.phasing = { power: stage.power('rome'), leader: null }
    expect(minorsToRouse(stage.position)).toEqual([])
    stage.leader('rome', 'latium', 2, 'Consul', true)
    expect(minorsToRouse(stage.position)).toEqual(
      ['massilia', 'saguntum', 'syracusae'].map(id => stage.power(id)),
    )
    const { state } = stage.play(operations, { choices: ['rouse massilia'], dice: [['rouse', 1]] })
    expect(state.powers[stage.power('massilia')]).toMatchObject({ rouse: 'roused', activated: 1 })
    expect(minorsToRouse({ ...stage.position, state })).not.toContain(stage.power('massilia'))
  })

  it('RV-11.13-a, RV-11.14-a, RV-9.4-x: a failed try takes nothing from a Client that was invaded this turn', () => {
    const stage = new Stage()
    stage.state.phasing = { power: stage.power('rome'), leader: null }
    stage.leader('rome', 'latium', 2, 'Consul', true)
    const massilia = stage.power('massilia')
    changePower(stage.state, massilia, { activated: 1 })
    const { state } = stage.play(operations, { choices: ['rouse massilia'], dice: [['rouse', 2]] })
    expect(state.powers[massilia]).toMatchObject({ rouse: 'failed', activated: 1 })
    expect(isActiveMinor({ ...stage.position, state }, massilia)).toBe(false)
  })

  it('RV-4.2D-a, RV-3.52-a, RV-15.1-a: a marker for each Major, and by agreement a draw for each Leader', () => {
    const stage = new Stage()
    const { state } = stage.play(fillCup)
    expect(state.cup).toHaveLength(4)
    stage.state.cup = state.cup
    const drawn = stage.play(drawInitiative, { dice: [['initiative', 3]] }).state
    expect([drawn.phasing?.power, drawn.cup.length]).toEqual([stage.power('seleucid_kingdom'), 3])
    const agreed = new Stage(1, 4, { 'leader-draw': 'on' })
    agreed.leader('rome', 'latium', 1, 'One', true)
    agreed.leader('rome', 'latium', 1, 'Two')
    expect(drawsOfTurn(agreed.position)).toHaveLength(5)
  })

  it('RV-15.1-a: a Leader is drawn for the side that he serves; of a Client for its Major, and acts when it is roused', () => {
    const stage = new Stage(1, 4, { 'leader-draw': 'on' }).units('massilia', 'narbonensis', '1 hi')
    const [rome, carthage] = [stage.power('rome'), stage.power('carthage')]
    stage.leader('rome', 'latium', 2, 'Consul', true)
    const mago = stage.leader('carthage', 'africa', 1, 'Mago')
    const client = stage.leader('massilia', 'narbonensis', 1, 'Client')
    const stranger = stage.leader('cappadocia', 'cappadocia', 1, 'Stranger')
    stage.state.cup = drawsOfTurn(stage.position)
    expect(stage.state.cup).toContainEqual({ power: carthage, leader: mago.id })
    expect(stage.state.cup).toContainEqual({ power: rome, leader: client.id })
    expect(stage.state.cup.map(({ leader }) => leader)).not.toContain(stranger.id)
    changeLeader(stage.state, mago.id, { power: rome })
    // Without peoples nothing is drawn for Barbaricum.
    for (const [power, { status }] of stage.state.powers.entries())
      if (status === 'people') changePower(stage.state, power, { status: 'absent' })
    changePower(stage.state, stage.power('massilia'), { status: 'neutral', of: null })
    const { cup } = stage.play(endOfOperations).state
    expect(cup).toContainEqual({ power: rome, leader: mago.id })
    expect(cup.map(({ leader }) => leader)).not.toContain(client.id)
    changePower(stage.state, stage.power('massilia'), { status: 'client', of: rome })
    stage.state.phasing = { power: rome, leader: client.id }
    expect(leadersToActivate(stage.position)).toEqual([])
    changePower(stage.state, stage.power('massilia'), { rouse: 'roused' })
    expect(leadersToActivate(stage.position).map(({ id }) => id)).toEqual([client.id])
  })

  it('RV-16.42-Ga, RV-15.1-a: an automaton has one marker, with which all its Leaders act', () => {
    const stage = new Stage(7, 1, { 'leader-draw': 'on' })
    stage.leader('parthia', 'media', 1, 'One')
    stage.leader('rome', 'latium', 1, 'Two')
    expect(drawsOfTurn(stage.position).filter(({ leader }) => leader !== null)).toHaveLength(1)
  })

  it('RV-3.32-a, RV-3.32-c: the next of the list leads; without one a Roman Power collapses', () => {
    const stage = new Stage()
    const hannibal = stage.leader('carthage', 'africa', 4, 'Hannibal', true)
    stage.leader('carthage', 'africa', 1, 'Mago')
    const { state } = stage.play(g => loseLeader(g, hannibal.id, 'RV-3.34-c'))
    expect(supremeLeaderOf(state, stage.power('carthage'))?.name).toBe('Mago')
  })

  it('RV-COL-a, RV-COL-b, RV-COL-c: a Roman Major freezes and loses its cards, a non-Roman goes on', () => {
    const stage = new Stage(4, 2)
    stage.state.hands = { caesar: ['raid'], pompeius: ['ambush'] }
    const caesar = stage.leader('caesar', 'cisalpina', 4, 'Caesar', true)
    const { state } = stage.play(g => loseLeader(g, caesar.id, 'RV-3.34-c'), { impossible: true })
    expect(state.powers[stage.power('caesar')]).toMatchObject({ status: 'collapsed', role: null })
    expect([state.hands.caesar, state.discards]).toEqual([[], ['raid']])
    const east = new Stage()
    const ptolemy = east.leader('aegyptus', 'aegyptus', 2, 'Ptolemy', true)
    expect(
      east.play(g => loseLeader(g, ptolemy.id, 'RV-3.34-c')).state.powers[east.power('aegyptus')]?.status,
    ).toBe('major')
  })

  it('RV-COL-a: frozen Roman units serve the first other Roman Leader who comes', () => {
    const stage = new Stage(4, 2)
      .units('caesar', 'latium', '2 lgn')
      .garrison('caesar', 'latium')
      .units('pompeius', 'apulia', '1 lgn')
    stage.state.phasing = { power: stage.power('pompeius'), leader: null }
    changePower(stage.state, stage.power('caesar'), { status: 'collapsed', role: null })
    const leader = stage.leader('pompeius', 'apulia', 2)
    const { state } = stage.drive(g => activate(g, leader.id), {
      dice: [['operations', 2]],
      choices: ['take-all', 'march latium'],
    })
    expect(stack(state, 'latium', stage.power('pompeius'))).toBe('3 lgn')
    expect(state.marks[at('latium')]?.garrison).toBe(stage.power('pompeius'))
  })

  it('RV-COL-d, RV-COL-e: a non-Roman Major without Leaders may surrender', () => {
    const stage = new Stage().units('aegyptus', 'aegyptus', '1 hi')
    stage.state.phasing = { power: stage.power('aegyptus'), leader: null }
    expect(choicesOf(stage.playUntil(operations).decision)).toEqual(['surrender', 'pass'])
    const { state } = stage.play(operations, { choices: ['surrender'] })
    expect([state.powers[stage.power('aegyptus')]?.status, stack(state, 'aegyptus')]).toEqual([
      'collapsed',
      '1 hi',
    ])
  })

  it('RV-12.21-a, RV-12.22-a: a Persian who outshines the King may go over with his Province', () => {
    const stage = new Stage(9, 5)
      .units('persia', 'media', '2 cav')
      .units('persia', 'babylonia', '2 cav')
      .garrison('persia', 'media')
    stage.leader('persia', 'babylonia', 3, 'Shapur', true)
    const rebel = stage.leader('persia', 'media', 2)
    expect(stage.play(checkRebellion).events).toEqual([])
    stage.units('persia', 'media', '1 cav')
    expect(stage.play(checkRebellion, { dice: [['rebellion', 3]] }).state.mighty).toEqual([rebel.id])
    const { state } = stage.play(checkRebellion, { dice: [['rebellion', 2]] })
    expect(state.leaders.find(({ id }) => id === rebel.id)?.power).not.toBe(stage.power('persia'))
    expect(stack(state, 'media', stage.power('persia'))).toBe('')
  })

  it('RV-12.21-a: one who crosses a Strait with more than the King has is in no Province, and is not checked', () => {
    const checked = (area: string) => {
      const stage = new Stage(9, 5).units('persia', area, '3 cav').units('persia', 'babylonia', '2 cav')
      stage.leader('persia', 'babylonia', 3, 'Shapur', true)
      stage.leader('persia', area, 2)
      return stage.play(checkRebellion, { dice: area === 'media' ? [['rebellion', 6]] : [] }).state.mighty
        .length
    }
    expect([checked('media'), checked('bosporus')]).toEqual([1, 0])
  })

  it('RV-12.22-a, RV-5.19-a: a Leader who goes over on the march acts no more', () => {
    const stage = new Stage(8, 4).units('parthia', 'babylonia', '1 cav').units('parthia', 'media', '5 cav')
    stage.garrison('parthia', 'babylonia', 'media', 'assyria')
    stage.leader('parthia', 'babylonia', 2, 'Vologases', true)
    const rebel = stage.leader('parthia', 'assyria', 3)
    stage.state.phasing = { power: stage.power('parthia'), leader: null }
    const { state, decision } = stage.drive(g => activate(g, rebel.id), {
      dice: [
        ['operations', 6],
        ['rebellion', 1],
      ],
      choices: ['march media'],
    })
    expect(state.leaders.find(({ id }) => id === rebel.id)?.power).not.toBe(stage.power('parthia'))
    expect([decision, state.activation]).toEqual([null, null])
  })

  it("RV-SC15-a, RV-SC15-b: the Visigoths serve the West with up to five; Aetius' heirs are the West", () => {
    for (const seats of [3, 4, 5]) {
      const stage = new Stage(15, seats)
      expect(stage.state.powers[stage.power('visigothi')]).toMatchObject({
        status: 'ally',
        of: stage.power('western_roman_empire'),
      })
    }
    const six = new Stage(15, 6)
    expect(six.state.powers[six.power('visigothi')]?.status).toBe('major')
    six.units('aetius', 'belgica', '2 hi').garrison('aetius', 'belgica')
    const aetius = six.leader('aetius', 'belgica', 4, 'Aetius', true)
    const { state } = six.play(g => loseLeader(g, aetius.id, 'RV-3.34-c'))
    expect(stack(state, 'belgica', six.power('western_roman_empire'))).toBe('2 hi')
  })

  it('RV-3.9-k: special rules bring, remove and give away', () => {
    const stage = new Stage(10, 4)
    stage.state.turn = 6
    stage.leader('licinius', 'thracia', 2, 'Galerius')
    expect(stage.play(g => removeLeaders(g, 'start')).state.leaders).toEqual([])
    const pontus = new Stage(2, 4).units('rome', 'latium', '1 lgn')
    pontus.state.turn = 6
    const { state } = pontus.play(g => spawnLeaders(g, 'C3'), { choices: ['place-leader latium'] })
    expect(state.leaders.map(({ name }) => name)).toEqual(['Pompeius'])
    const antony = new Stage(5, 5).garrison('antonius', 'syria')
    expect(antony.play(transfersNow).state.powers[antony.power('aegyptus')]).toMatchObject({
      status: 'client',
      of: antony.power('antonius'),
    })
  })
})

describe('Barbaricum', () => {
  it('RV-13.11-a, RV-14.11-a, RV-13.0-a: the opening lays the markers and deals a card each', () => {
    const position = startOf(1, 4)
    const stage = new Stage()
    stage.state.marks = position.state.marks
    const laid = 42
    const dice: [string, number][] = [
      ...Array.from({ length: laid }, (): [string, number] => ['Barbari Incognita', 1]),
      ...Array.from({ length: 20 }, (): [string, number] => ['event cards', 1]),
    ]
    const { state } = stage.play(opening, { dice })
    expect(state.marks.reduce((sum, { markers }) => sum + markers.length, 0)).toBe(laid)
    expect(state.marks[at('belgica')]?.markers).toHaveLength(2)
    expect(Object.values(state.hands).map(hand => hand.length)).toEqual([1, 1, 1, 1])
  })

  it('RV-13.12-a, RV-13.13-a, RV-3.56-a: a hostile force turns them up, and the furthest player runs the warbands', () => {
    const stage = new Stage().marks('pannonia', { markers: [6] })
    stage.state.markers = stage.state.markers.map((number, index) => (index === 5 ? number - 1 : number))
    const { state } = stage.play(g => revealMarkers(g, at('pannonia'), stage.power('rome')), {
      dice: [
        ['furthest Capital', 5],
        ['furthest Capital', 4],
      ],
    })
    expect(stack(state, 'pannonia')).toBe('1 cav, 5 bi')
    expect(state.marks[at('pannonia')]?.markers).toEqual([])
    expect(state.markers[5]).toBe(8)
    const [unit] = state.stacks[at('pannonia')] ?? []
    expect(controllerOf(state, unit?.power ?? -1)).toBe('seleucid_kingdom')
  })

  it('RV-13.12-a: warbands who come home leave the marker as it lies, and serve on', () => {
    const stage = new Stage().marks('pannonia', { markers: [6] })
    stage.state.markers = stage.state.markers.map((number, index) => (index === 5 ? number - 1 : number))
    const people = peopleOfBarbaricum(stage.position, at('pannonia')) ?? -1
    changePower(stage.state, people, { of: stage.power('rome') })
    const { state } = stage.play(g => revealMarkers(g, at('pannonia'), people))
    expect(state.marks[at('pannonia')]?.markers).toEqual([6])
    expect(sideOf(state, people)).toBe(stage.power('rome'))
  })

  it('RV-13.12-a: an attack is told of the people that stands there, not of the Power far away that runs it', () => {
    const stage = new Stage().units('rome', 'pannonia', '2 lgn').units('people-germani', 'pannonia', '1 bi')
    changePower(stage.state, stage.power('people-germani'), { of: stage.power('carthage') })
    stage.state.phasing = { power: stage.power('rome'), leader: null }
    const leader = stage.leader('rome', 'pannonia', 2)
    const { events } = stage.drive(g => activate(g, leader.id), {
      dice: [
        ['operations', 3],
        ['combat', 3],
        ['combat', 1],
      ],
      choices: ['take-all', 'attack people-germani'],
    })
    expect(events.find(({ kind }) => kind === 'attack')?.data.power).toBe('people-germani')
  })

  it('RV-13.3-a: an empty land gets a new marker, unless the conqueror left a Garrison', () => {
    const stage = new Stage()
    const lands = castOf(stage.position).powers.flatMap(({ status, provinces }) =>
      status === 'people' ? provinces : [],
    )
    for (const [index, area] of lands.entries())
      changeMarks(stage.state, area, { markers: [1 + (index % 10)] })
    stage.state.markers = stage.state.markers.map(() => 1)
    stage.marks('pannonia', { markers: [] }).marks('noricum', { markers: [] }).garrison('rome', 'noricum')
    const refill = function* (g: Roma) {
      refillBarbaricum(g)
    }
    const { state } = stage.play(refill, { dice: [['Barbari Incognita', 1]] })
    expect([state.marks[at('pannonia')]?.markers, state.marks[at('noricum')]?.markers]).toEqual([[1], []])
  })
})

describe('solitaire', () => {
  it('RV-16.11-a, RV-16.12-a, RV-16.14-a, RV-16.15-a, RV-16.2-a, RV-16.13-a: Rome alone; the others stand on the map, neutral, without cards', () => {
    const seven = startOf(7, 1)
    expect(seven.roles).toEqual(['rome'])
    expect(stack(seven.state, 'dacia')).toBe('12 bi, 3 cav')
    const automata = (scenario: number) =>
      new Stage(scenario, 1).state.powers.filter(({ status }) => status === 'automaton').length
    expect([automata(7), automata(20)]).toEqual([2, 5])
    const { events } = new Stage(7, 1).play(collectRevenue)
    expect(events.map(({ data }) => data.power)).toEqual(['rome'])
  })

  it('RV-16.16-a, RV-16.16-b: an automaton wakes when it is invaded, and so by its Clients', () => {
    const stage = new Stage(7, 1)
      .garrison('parthia', 'osrhoene')
      .garrison('sophene', 'sophene')
      .units('sophene', 'sophene', '1 aux')
      .units('rome', 'cappadocia', '2 lgn')
    const { state } = stage.play(g => violate(g, at('osrhoene'), stage.power('rome')))
    expect(state.powers[stage.power('parthia')]?.activated).toBe(1)
    stage.state.phasing = { power: stage.power('rome'), leader: null }
    const leader = stage.leader('rome', 'cappadocia', 2)
    const invaded = stage.drive(g => activate(g, leader.id), {
      dice: [
        ['operations', 3],
        ['withdrawal', 6],
        ['combat', 1],
        ['combat', 1],
      ],
      choices: ['take-all', 'march sophene', 'attack sophene'],
    })
    expect(invaded.state.powers[stage.power('parthia')]?.activated).toBe(1)
  })

  it('RV-16.42-D, RV-16.42-D2, RV-16.42-D3: recruits by the table', () => {
    expect(recruitsFor('civilised', 1, false)).toEqual({ hi: 1, aux: 1, cav: 1 })
    expect(recruitsFor('civilised', 1, true)).toEqual({ aux: 1 })
    expect(recruitsFor('parthian', 10, false)).toEqual({ aux: 2, cav: 3 })
    expect(recruitsFor('barbarian', 2, false)).toEqual({ bi: 2, cav: 0 })
    const stage = new Stage(7, 1).garrison('parthia', 'media')
    const raise = function* (g: Roma) {
      raiseForAutomaton(g, stage.power('parthia'))
    }
    expect(stack(stage.play(raise, { dice: [['recruits', 1]] }).state, 'media')).toBe('2 aux, 3 cav')
  })

  it('RV-16.42-E, RV-16.41-a: Rome acts first', () => {
    const stage = new Stage(7, 1)
    stage.state.cup = drawsOfTurn(stage.position)
    const { state } = stage.play(drawInitiative)
    expect(state.phasing?.power).toBe(stage.power('rome'))
    expect(state.cup).toHaveLength(2)
  })

  it('RV-16.42-Ga, RV-16.42-Gb, RV-16.42-Gc: Leaders in the order of the alphabet, into the richest Roman Province, always attacking', () => {
    const stage = new Stage(7, 1).units('dacia', 'dacia', '6 bi').garrison('dacia', 'dacia')
    stage
      .garrison('rome', 'moesia_superior', 'pannonia', 'moesia_inferior')
      .units('rome', 'pannonia', '1 aux')
    changePower(stage.state, stage.power('dacia'), { activated: 1, capital: at('iazygia') })
    stage.leader('dacia', 'dacia', 1, 'Decebalus', true)
    const dice: [string, number][] = [
      ['operations', 1],
      ['which Province', 4],
      ['combat', 6],
      ['combat', 1],
    ]
    const { state } = stage.play(g => automatonTurn(g, stage.power('dacia')), { dice })
    // All three are worth 1; Pannonia is defended, so the die chooses between the two Moesiae.
    expect(state.marks[at('moesia_superior')]).toMatchObject({
      garrison: stage.power('dacia'),
    })
  })
})

import { describe, expect, it } from 'vitest'
import { numberOfArea } from '../data/index.ts'
import { holds } from '../rules/conditions.ts'
import { drawInitiative, drawsOfTurn } from '../rules/initiative.ts'
import { loseLeader } from '../rules/leaders.ts'
import { entryByPact, mayAttack } from '../rules/pacts.ts'
import { changePower, supremeLeaderOf } from '../rules/pieces.ts'
import { removeLeaders, transferByDie, transfersNow } from '../rules/scenario-events.ts'
import { spawnLeaders } from '../rules/spawn.ts'
import type { RomaState } from '../rules/state.ts'
import { collapse } from '../rules/succession.ts'
import { Stage, stack } from './support.ts'

const at = numberOfArea

const leaderNamed = (state: RomaState, name: string) => state.leaders.find(leader => leader.name === name)

describe('conditions of special rules', () => {
  it('RV-3.9-k: a turn, from a turn on, one of some lost, all of some lost', () => {
    const stage = new Stage()
    const on = (turn: number, condition: Parameters<typeof holds>[1]) => {
      stage.state.turn = turn
      return holds(stage.position, condition)
    }
    expect([2, 3, 4].map(turn => on(turn, { when: 'turn', turn: 3 }))).toEqual([false, true, false])
    expect([5, 6, 7].map(turn => on(turn, { when: 'turn', fromTurn: 6 }))).toEqual([false, true, true])
    stage.state.lost = ['Mago']
    expect(on(1, { when: 'leader-lost', any: ['Hannibal', 'Mago'] })).toBe(true)
    expect(on(1, { when: 'leader-lost', any: ['Hannibal'] })).toBe(false)
    expect(on(1, { when: 'leaders-lost', all: ['Hannibal', 'Mago'] })).toBe(false)
    expect(on(1, { when: 'leaders-lost', all: ['Mago'] })).toBe(true)
  })

  it('RV-3.9-k: who leads a Power, what it holds, whether it has collapsed; a Power that is not there never', () => {
    const stage = new Stage(5, 2).garrison('antonius', 'syria')
    stage.leader('antonius', 'syria', 3, 'Antonius', true)
    const leads = (power: string, leader: string) =>
      holds(stage.position, { when: 'supreme-leader-is', power, leader })
    expect([
      leads('antonius', 'Antonius'),
      leads('antonius', 'Ventidius'),
      leads('nobody', 'Antonius'),
    ]).toEqual([true, false, false])
    const any = (power: string, provinces: string[]) =>
      holds(stage.position, { when: 'controls-any', power, provinces, andMinorNeutral: 'aegyptus' })
    expect([any('antonius', ['asia', 'syria']), any('antonius', ['asia']), any('nobody', ['asia'])]).toEqual([
      true,
      false,
      false,
    ])
    changePower(stage.state, stage.power('aegyptus'), { status: 'client' })
    expect(any('antonius', ['syria'])).toBe(false)
    const none = (provinces: string[]) =>
      holds(stage.position, { when: 'controls-none', power: 'antonius', provinces })
    expect([none(['asia', 'syria']), none(['asia'])]).toEqual([false, true])
    const collapsed = () => holds(stage.position, { when: 'collapse', power: 'octavianus' })
    expect(collapsed()).toBe(false)
    changePower(stage.state, stage.power('octavianus'), { status: 'collapsed' })
    expect(collapsed()).toBe(true)
  })

  it('RV-16.15-a: a Major is out when neither its Capital nor a Leader is left, all of them before the turn named', () => {
    const stage = new Stage(20, 1)
    const all = ['carthage', 'macedonia']
    const out = (turn = 1) => {
      stage.state.turn = turn
      return holds(stage.position, { when: 'powers-eliminated', all, beforeTurn: 5 })
    }
    changePower(stage.state, stage.power('carthage'), { capital: null })
    expect(out()).toBe(false)
    changePower(stage.state, stage.power('macedonia'), { capital: null })
    expect([out(4), out(5)]).toEqual([true, false])
    stage.leader('macedonia', 'macedonia', 1)
    expect(out()).toBe(false)
    expect(holds(stage.position, { when: 'powers-eliminated', all: ['nobody'], beforeTurn: 5 })).toBe(true)
  })
})

describe('Leaders who go and come', () => {
  it('RV-3.32-c: Stilicho falls on 1 and 2, once, and his heir leads', () => {
    const stage = new Stage(14, 3)
    stage.state.turn = 3
    stage.leader('western_roman_empire', 'cisalpina', 3, 'Stilicho', true)
    stage.leader('western_roman_empire', 'latium', 1, 'Constantius')
    const on = (die: number) =>
      stage.play(g => removeLeaders(g, 'start'), { dice: [['scenario', die]] }).state
    expect([2, 3].map(die => leaderNamed(on(die), 'Stilicho') === undefined)).toEqual([true, false])
    expect(leaderNamed(on(2), 'Constantius')?.supreme).toBe(true)
    const twice = stage.play(
      function* (g) {
        yield* removeLeaders(g, 'start')
        yield* removeLeaders(g, 'start')
      },
      { dice: [['scenario', 3]] },
    )
    expect(twice.state.spent).toEqual([1])
    stage.state.turn = 2
    expect(stage.play(g => removeLeaders(g, 'start')).state.spent).toEqual([])
  })

  it('RV-3.32-c: nobody is removed who is gone already, or serves another', () => {
    const stage = new Stage(14, 3)
    stage.state.turn = 3
    expect(stage.play(g => removeLeaders(g, 'start')).state.spent).toEqual([1])
    stage.leader('vandali', 'marcomannia', 3, 'Stilicho')
    const { state } = stage.play(g => removeLeaders(g, 'start'))
    expect(leaderNamed(state, 'Stilicho')).toBeDefined()
  })

  it('RV-3.32-a: an optional Leader may be declined and comes later; without a force only where a Province is named', () => {
    const stage = new Stage(2, 4).units('rome', 'africa', '1 lgn')
    stage.state.turn = 5
    expect(stage.play(g => spawnLeaders(g, 'C3')).state.leaders).toEqual([])
    stage.state.turn = 6
    const declined = stage.play(g => spawnLeaders(g, 'C3'), { choices: ['decline'] }).state
    expect([declined.leaders, declined.spent]).toEqual([[], []])
    const { state } = stage.play(g => spawnLeaders(g, 'C3'), { choices: ['place-leader africa'] })
    expect(state.leaders).toMatchObject([{ name: 'Pompeius', rating: 3, area: at('africa'), consul: false }])
  })

  it('RV-3.32-a: a Leader who comes as Supreme Leader takes the place of the one who is', () => {
    const stage = new Stage(11, 4).units('magnentius', 'narbonensis', '1 hi')
    stage.state.turn = 6
    stage.leader('magnentius', 'narbonensis', 2, 'Magnentius', true)
    stage.leader('magnentius', 'narbonensis', 1, 'Decentius')
    stage.leader('constantius', 'thracia', 2, 'Constantius', true)
    const { state } = stage.play(g => spawnLeaders(g, 'C3'))
    expect(state.leaders.filter(({ supreme }) => supreme).map(({ name }) => name)).toEqual([
      'Constantius',
      'Julianus',
    ])
  })

  it('RV-3.32-c: whom a special rule brings at once leads, though an heir stands ready', () => {
    const stage = new Stage(9, 5)
    const odaenathus = stage.leader('palmyra', 'syria', 3, 'Odaenathus', true)
    stage.leader('palmyra', 'syria', 2, 'Zabdas')
    const { state } = stage.play(g => loseLeader(g, odaenathus.id, 'RV-3.34-c'))
    expect(state.leaders.map(({ name, supreme }) => [name, supreme])).toEqual([
      ['Zabdas', false],
      ['Zenobia', true],
    ])
  })

  it('RV-3.32-c: a Power that still awaits its Supreme Leader does not collapse; it does when he has come and gone', () => {
    const seats = 3
    const stage = new Stage(12, seats)
    const valens = stage.leader('eastern_roman_empire', 'thracia', 2, 'Valens', true)
    const east = stage.power('eastern_roman_empire')
    const waiting = stage.play(g => loseLeader(g, valens.id, 'RV-3.34-c')).state
    expect(waiting.powers[east]?.status).toBe('major')
    const later = new Stage(12, seats)
    later.state.spent = [0, 1, 2]
    const theodosius = later.leader('eastern_roman_empire', 'thracia', 3, 'Theodosius', true)
    const over = later.play(g => loseLeader(g, theodosius.id, 'RV-3.34-c'), { impossible: true }).state
    expect(over.powers[east]?.status).toBe('collapsed')
  })

  it('RV-COL-a, RV-3.86-a: only the marker of the fallen leaves the cup, and only his Minors are free', () => {
    const stage = new Stage(4, 2)
    const [caesar, pompeius] = [stage.power('caesar'), stage.power('pompeius')]
    stage.state.cup = [
      { power: caesar, leader: null },
      { power: pompeius, leader: null },
    ]
    const { state } = stage.play(function* (g) {
      collapse(g, pompeius)
    })
    expect(state.cup).toEqual([{ power: caesar, leader: null }])
    expect(state.powers[stage.power('numidia')]).toMatchObject({ status: 'neutral', of: null })
    expect(state.powers[stage.power('mauretania')]).toMatchObject({ status: 'client', of: caesar })
  })
})

describe('forces that change hands', () => {
  const gildo = (seats: number) => {
    const stage = new Stage(13, seats)
      .garrison('western_roman_empire', 'africa', 'latium', 'mauretania')
      .units('western_roman_empire', 'africa', '2 hi')
      .units('western_roman_empire', 'latium', '1 hi')
    stage.leader('western_roman_empire', 'latium', 3, 'Stilicho', true)
    stage.leader('western_roman_empire', 'africa', 2, 'Gildo')
    stage.state.turn = 3
    return stage
  }

  it('RV-3.9-k: Gildo goes over on 5 and 6, with those who are with him and the Provinces he holds', () => {
    const stage = gildo(4)
    const west = stage.power('western_roman_empire')
    const east = stage.power('eastern_roman_empire')
    const on = (die: number) => stage.play(transferByDie, { dice: [['scenario', die]] }).state
    expect(leaderNamed(on(4), 'Gildo')?.power).toBe(west)
    const state = on(5)
    expect([leaderNamed(state, 'Gildo')?.power, leaderNamed(state, 'Stilicho')?.power]).toEqual([east, west])
    expect(leaderNamed(state, 'Stilicho')?.supreme).toBe(true)
    expect([stack(state, 'africa', east), stack(state, 'latium', west)]).toEqual(['2 hi', '1 hi'])
    expect(['africa', 'numidia', 'mauretania'].map(id => state.marks[at(id)]?.garrison)).toEqual([
      east,
      null,
      west,
    ])
    stage.state.turn = 4
    expect(stage.play(transferByDie).state.spent).toEqual([])
  })

  it('RV-3.9-k: what another has taken meanwhile is not given away', () => {
    const stage = gildo(4).garrison('eastern_roman_empire', 'mauretania').garrison('visigothi', 'numidia')
    stage.state.leaders = stage.state.leaders.filter(({ name }) => name !== 'Gildo')
    const { state } = stage.play(transferByDie, { dice: [['scenario', 6]] })
    expect(stack(state, 'africa', stage.power('western_roman_empire'))).toBe('2 hi')
    expect(state.marks[at('numidia')]?.garrison).toBe(stage.power('visigothi'))
    expect(state.marks[at('africa')]?.garrison).toBe(stage.power('eastern_roman_empire'))
  })

  it("RV-COL-a, RV-3.9-k: when Otho falls, Primus and the armies of Illyricum and Thracia are Vespasian's", () => {
    const stage = new Stage(6, 3)
      .units('otho', 'pannonia', '2 lgn')
      .units('otho', 'dardania', '1 lgn')
      .units('otho', 'cisalpina', '1 lgn')
      .units('vitellius', 'noricum', '1 lgn')
      .garrison('otho', 'pannonia')
    stage.leader('otho', 'pannonia', 3, 'Antonius Primus')
    const otho = stage.leader('otho', 'cisalpina', 2, 'Otho', true)
    const { state } = stage.play(g => loseLeader(g, otho.id, 'RV-3.34-c'), { impossible: true })
    const east = stage.power('vespasianus')
    expect(['pannonia', 'dardania', 'cisalpina', 'noricum'].map(id => stack(state, id, east))).toEqual([
      '2 lgn',
      '1 lgn',
      '',
      '',
    ])
    expect(leaderNamed(state, 'Antonius Primus')).toMatchObject({ power: east, supreme: false })
    expect(stack(state, 'cisalpina', stage.power('otho'))).toBe('1 lgn')
  })

  it('RV-SC15-b: with Aetius gone the West has his men, Leaders, Clients and Treasury, and his marker is out', () => {
    const stage = new Stage(15, 5)
      .units('aetius', 'belgica', '2 hi')
      .garrison('aetius', 'belgica', 'lugdunensis')
    const [aetius, west, vandali] = ['aetius', 'western_roman_empire', 'vandali'].map(id => stage.power(id))
    if (aetius === undefined || west === undefined || vandali === undefined) throw new Error('no Power')
    changePower(stage.state, aetius, { treasury: 7 })
    changePower(stage.state, west, { treasury: 4 })
    changePower(stage.state, stage.power('visigothi'), { of: aetius })
    stage.state.cup = [aetius, vandali].map(power => ({ power, leader: null }))
    stage.leader('western_roman_empire', 'africa', 3, 'Bonifacius', true)
    stage.leader('aetius', 'belgica', 1)
    const leader = stage.leader('aetius', 'narbonensis', 4, 'Aetius', true)
    const { state } = stage.play(g => loseLeader(g, leader.id, 'RV-3.34-c'))
    expect(state.leaders.map(({ name, power, supreme }) => [name, power, supreme])).toEqual([
      ['Bonifacius', west, true],
      [null, west, false],
    ])
    expect([state.powers[west]?.treasury, state.powers[aetius]?.treasury]).toEqual([11, 0])
    expect(state.powers[stage.power('visigothi')]?.of).toBe(west)
    expect(['belgica', 'lugdunensis'].map(id => state.marks[at(id)]?.garrison)).toEqual([west, west])
    expect(state.cup).toEqual([{ power: vandali, leader: null }])
    // Once is enough.
    expect(state.spent).toEqual([2])
  })

  it('RV-3.9-k: a transfer waits for its condition, and for a receiver who plays', () => {
    const stage = new Stage(5, 5).garrison('octavianus', 'syria')
    expect(stage.play(transfersNow).state.spent).toEqual([])
    const none = new Stage(6, 2).units('otho', 'pannonia', '1 lgn')
    changePower(none.state, none.power('otho'), { status: 'collapsed' })
    expect(none.play(transfersNow).state.spent).toEqual([])
  })
})

describe('pacts and initiative', () => {
  it('RV-3.9-k: a pact ends with the turn it names, and not before', () => {
    const stage = new Stage(8, 3)
    const may = (turn: number) => {
      stage.state.turn = turn
      return mayAttack(stage.position, stage.power('albinus'), stage.power('severus'))
    }
    expect([2, 3].map(may)).toEqual([false, true])
    expect(mayAttack(stage.position, stage.power('albinus'), stage.power('niger'))).toBe(true)
  })

  it('RV-3.9-k: a pact that begins with somebody binds from his coming, on both sides, and ends by an attack', () => {
    const stage = new Stage(11, 4)
    const entry = (one: string, other: string) =>
      entryByPact(stage.position, stage.power(one), stage.power(other))
    stage.state.turn = 7
    expect(entry('magnentius', 'constantius')).toBe('unrestricted')
    stage.leader('magnentius', 'narbonensis', 4, 'Julianus', true)
    expect([entry('magnentius', 'constantius'), entry('constantius', 'magnentius')]).toEqual([
      'with-permission',
      'with-permission',
    ])
    stage.state.turn = 11
    expect(entry('magnentius', 'constantius')).toBe('unrestricted')
    stage.state.turn = 10
    stage.state.attacks = ['constantius>magnentius']
    expect(entry('magnentius', 'constantius')).toBe('unrestricted')
  })

  it('RV-4.2D-a, RV-15.1-a: Caesar acts first in the first turn, he and not one of his Leaders; later chance decides', () => {
    for (const agreed of ['off', 'on']) {
      const stage = new Stage(4, 2, { 'leader-draw': agreed })
      stage.leader('caesar', 'cisalpina', 2, 'Antonius')
      stage.state.cup = drawsOfTurn(stage.position).toReversed()
      const { phasing } = stage.play(drawInitiative).state
      expect(phasing).toEqual({ power: stage.power('caesar'), leader: null })
      stage.state.turn = 2
      const drawn = stage.play(drawInitiative, { dice: [['initiative', 1]] }).state.phasing
      expect(drawn?.power).toBe(stage.power('pompeius'))
    }
  })

  it('RV-3.32-c: succession passes over those who are gone or serve another', () => {
    const stage = new Stage(1, 4)
    const hannibal = stage.leader('carthage', 'africa', 4, 'Hannibal', true)
    stage.leader('rome', 'latium', 2, 'Hasdrubal')
    stage.leader('carthage', 'africa', 1, 'Mago')
    const { state } = stage.play(g => loseLeader(g, hannibal.id, 'RV-3.34-c'))
    expect(supremeLeaderOf(state, stage.power('carthage'))?.name).toBe('Mago')
    expect(leaderNamed(state, 'Hasdrubal')?.supreme).toBe(false)
  })
})

import { describe, expect, it } from 'vitest'
import { numberOfArea as at } from '../data/index.ts'
import { interceptors } from '../rules/interception.ts'
import { activate } from '../rules/operations/activation.ts'
import { changePower, unitsAt } from '../rules/pieces.ts'
import type { Leader, Roma } from '../rules/state.ts'
import { type Stage, stack, toAfrica, turnOf } from './support.ts'

const go = (leader: Leader) => (g: Roma) => activate(g, leader.id)
type Rolls = [string, number][]

/** Who is asked last, and what, when the activation ends. */
function asked(stage: Stage, leader: Leader, choices: string[], rolls: Rolls = []): string | null {
  const { decision } = stage.drive(go(leader), { dice: [['operations', 4], ...rolls], choices })
  return decision === null ? null : `${decision.role} ${decision.task}`
}

describe('attacks on a force where it stands', () => {
  const meeting = () => {
    const stage = turnOf('rome').units('rome', 'latium', '4 lgn').units('carthage', 'apulia', '5 hi')
    stage.leader('carthage', 'apulia', 2)
    return { stage, leader: stage.leader('rome', 'latium', 2) }
  }

  it('RV-5.27-b, RV-5.15-a: whom he has set down stands there, though he goes back without them', () => {
    const { stage, leader } = meeting()
    const left = ['take-all', 'march apulia', 'leave-every lgn']
    expect(asked(stage, leader, [...left, 'stop'])).toBe('carthage attack-where-he-stands')
    const back = [...left, 'march latium', 'stop']
    expect(asked(stage, leader, back)).toBe('carthage attack-where-he-stands')
    const { state } = stage.drive(go(leader), {
      dice: [
        ['operations', 4],
        ['combat', 6],
        ['combat', 1],
        ['stay', 1],
      ],
      choices: [...back, 'attack', 'spend +2-0', 'stay'],
    })
    expect(stack(state, 'apulia', stage.power('rome'))).not.toBe('4 lgn')
    expect(state.leaders.map(({ area }) => area)).toContain(at('latium'))
  })

  it('RV-5.27-b, RV-5.27-c: a Leader who goes back with his men has not attacked, and may be attacked before he is gone', () => {
    const { stage, leader } = meeting()
    const back = ['take-all', 'march apulia', 'march latium']
    expect(asked(stage, leader, back)).toBe('carthage attack-where-he-stands')
    const after = (rolls: Rolls, ...choices: string[]) => {
      const { state, decision } = stage.drive(go(leader), {
        dice: [['operations', 4], ...rolls],
        choices: [...back, ...choices],
      })
      const place = state.leaders.find(({ id }) => id === leader.id)?.area
      return [decision?.task, place === at('latium'), state.activation?.operations]
    }
    expect(after([], 'decline')).toEqual(['react.interception', true, 4])
    const draw: Rolls = [
      ['combat', 2],
      ['combat', 2],
    ]
    // Nobody has won: he goes, and RV-5.42-a: they have had their interception. Beaten, he has lost a point.
    expect(after(draw, 'attack')).toEqual(['command', true, 4])
    const beaten: Rolls = [
      ['combat', 3],
      ['combat', 2],
      ['leader casualty', 2],
    ]
    expect(after(beaten, 'attack', 'retreat', 'retreat-to latium', 'halt')).toEqual(['command', true, 4])
    expect(after([...beaten, ['stay', 1]], 'attack', 'stay')).toEqual(['command', true, 3])
    // Only once: an enemy who has fought him there is not asked again when he comes back and stops.
    expect(asked(stage, leader, [...back, 'attack', 'march apulia', 'stop'], draw)).toBeNull()
  })

  it('RV-5.27-b: he goes back unharmed if all have been attacked or have let him pass', () => {
    const { stage, leader } = meeting()
    const draw: Rolls = [
      ['combat', 2],
      ['combat', 2],
    ]
    const way = ['take-all', 'march apulia']
    // RV-5.41-a: in Latium they may try, as at any march.
    const pursued = 'carthage react.interception'
    expect(asked(stage, leader, [...way, 'attack carthage', 'march latium'], draw)).toBe(pursued)
    const admitted = [...way, 'ask-passage carthage', 'admit', 'march latium']
    expect(asked(stage, leader, admitted)).toBe(pursued)
    const alone = [...way, 'leave-every lgn', 'march latium']
    expect(asked(stage, leader, alone)).toBe('rome command')
  })

  it('RV-5.27-b, RV-5.27-c: so may who goes back aboard', () => {
    const stage = turnOf('rome').units('rome', 'latium', '1 lgn, 1 flt', 'mare_tyrrhenum')
    stage.garrison('rome', 'latium').units('carthage', 'africa', '3 hi').garrison('carthage', 'africa')
    stage.leader('carthage', 'africa', 1)
    const leader = stage.leader('rome', 'latium', 4)
    const way = [...toAfrica, 'debark', 'take flt@mare_tyrrhenum', 'embark africa/mare_tyrrhenum']
    const land = (...choices: string[]) =>
      stage.drive(go(leader), { dice: [['operations', 6]], choices: [...way, ...choices] })
    expect(land().decision?.task).toBe('attack-where-he-stands')
    const { state } = land('decline')
    expect(state.leaders.find(({ id }) => id === leader.id)?.where).toBe('aboard')
  })

  it('RV-5.27-b: whom he has attacked there has no such attack', () => {
    const { stage, leader } = meeting()
    const drawn: Rolls = [
      ['combat', 2],
      ['combat', 2],
    ]
    expect(asked(stage, leader, ['take-all', 'march apulia', 'attack carthage', 'stop'], drawn)).toBeNull()
  })

  it('RV-5.27-b: whom he has attacked elsewhere has; RV-SC15-b: it is an attack of theirs', () => {
    const stage = turnOf('rome').units('rome', 'latium', '4 lgn').units('carthage', 'apulia', '5 hi')
    stage.units('carthage', 'cisalpina', '5 hi').leader('carthage', 'cisalpina', 2)
    const leader = stage.leader('rome', 'latium', 2)
    const draw: Rolls = [
      ['combat', 2],
      ['combat', 2],
    ]
    const way = [
      'take-all',
      'march apulia',
      'attack carthage',
      'spend +0-0',
      'march latium',
      'let-pass',
      'march cisalpina',
    ]
    const { decision, match } = stage.drive(go(leader), {
      dice: [['operations', 6], ...draw, ...draw],
      choices: [...way, 'stop'],
    })
    expect([decision?.task, decision?.about]).toEqual([
      'attack-where-he-stands',
      { area: 'cisalpina', power: 'rome' },
    ])
    match.choose({ verb: 'attack' })
    expect(match.position.state.attacks).toEqual(['rome>carthage', 'carthage>rome'])
  })

  it('RV-5.29-a: nor has anybody where he has only begun', () => {
    const stage = turnOf('rome').units('rome', 'apulia', '4 lgn').units('carthage', 'apulia', '5 hi')
    stage.leader('carthage', 'apulia', 2)
    expect(asked(stage, stage.leader('rome', 'apulia', 2), ['take-all', 'stop'])).toBeNull()
  })

  it('RV-5.27-b, RV-3.9-k: a pact of one of those who stand there does not bind the others', () => {
    for (const order of [
      ['pompeius', 'gallia'],
      ['gallia', 'pompeius'],
    ]) {
      const stage = turnOf('crassus', 3, 4).units('crassus', 'syria', '1 lgn').garrison('crassus', 'syria')
      for (const power of order) {
        stage.units(power, 'cilicia', power === 'gallia' ? '3 bi' : '3 lgn')
        stage.leader(power, 'cilicia', 2)
      }
      const leader = stage.leader('crassus', 'syria', 1)
      expect(asked(stage, leader, ['take-all', 'march cilicia', 'stop'])).toBe(
        'gallia attack-where-he-stands',
      )
    }
  })

  it('RV-5.27-c, RV-3.23-b: in a Strait too', () => {
    const stage = turnOf('rome').units('rome', 'apulia', '1 lgn').garrison('rome', 'apulia')
    stage.units('carthage', 'messina', '4 hi')
    stage.leader('carthage', 'messina', 3)
    const leader = stage.leader('rome', 'apulia', 2)
    expect(asked(stage, leader, ['take-all', 'march messina', 'stop'])).toBe(
      'carthage attack-where-he-stands',
    )
  })
})

describe('the automaton', () => {
  const awake = () => {
    const stage = turnOf('rome', 20, 1).garrison('rome', 'latium')
    changePower(stage.state, stage.power('carthage'), { activated: 1 })
    return stage
  }

  it('RV-16.4-x, RV-5.27-b: attacks where he stands if it is at least as strong', () => {
    const fights = (hi: number) => {
      const stage = awake().units('rome', 'latium', '3 lgn').units('carthage', 'apulia', `${hi} hi`)
      stage.leader('carthage', 'apulia', 4)
      const { events } = stage.drive(go(stage.leader('rome', 'latium', 4)), {
        dice: [
          ['operations', 6],
          ['combat', 1],
          ['combat', 1],
        ],
        choices: ['take-all', 'march apulia', 'stop'],
        impossible: true,
      })
      return events.some(({ kind }) => kind === 'combat')
    }
    expect([fights(3), fights(4)]).toEqual([false, true])
  })

  it('RV-16.4-x, RV-5.81-a: intercepts at sea if it is at least as strong', () => {
    const tries = (fleets: number) => {
      const stage = awake().units('rome', 'latium', '2 flt', 'mare_tyrrhenum')
      stage.garrison('carthage', 'africa', 'numidia')
      stage.units('carthage', 'numidia', `${fleets} flt`, 'mare_tyrrhenum')
      stage.leader('carthage', 'numidia', 4)
      const { events } = stage.drive(go(stage.leader('rome', 'latium', 2)), {
        dice: [
          ['operations', 6],
          ['interception at sea', 2],
        ],
        choices: [
          ...[
            'take-all',
            'embark latium/mare_tyrrhenum',
            'sail mare_tyrrhenum',
            'sail africa/mare_tyrrhenum',
          ],
        ],
        impossible: true,
      })
      return events.filter(({ kind }) => kind === 'interception').length
    }
    expect([tries(1), tries(2)]).toEqual([0, 1])
  })
})

describe('the player whose turn it is', () => {
  it('RV-5.31-13, RV-3.82-b: intercepts nobody with another Power of his', () => {
    const stage = turnOf('rome')
      .units('seleucid_kingdom', 'sicilia', '5 hi')
      .units('carthage', 'messina', '1 hi')
    stage.leader('seleucid_kingdom', 'sicilia', 3)
    stage.active(stage.leader('rome', 'apulia', 2), 3)
    const able = () =>
      interceptors(stage.position, {
        area: at('messina'),
        power: stage.power('carthage'),
        leader: null,
        leaders: [],
        units: unitsAt(stage.state, at('messina')).map(({ id }) => id),
        notBy: stage.power('rome'),
      }).length
    expect(able()).toBe(1)
    changePower(stage.state, stage.power('seleucid_kingdom'), { role: 'rome' })
    expect(able()).toBe(0)
  })
})

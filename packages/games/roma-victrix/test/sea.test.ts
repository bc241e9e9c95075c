import { choicesOf } from '@aquila/engine/testing'
import { describe, expect, it } from 'vitest'
import { areaAt, berthId, navalSteps, numberOfArea } from '../data/index.ts'
import { nearestCoasts } from '../rules/combat/naval.ts'
import { activate } from '../rules/operations/activation.ts'
import { fits } from '../rules/operations/muster.ts'
import { costToEnd } from '../rules/operations/voyage.ts'
import { leaderNoun, unitsAt } from '../rules/pieces.ts'
import type { Leader, Roma } from '../rules/state.ts'
import { Stage, stack } from './support.ts'

const at = numberOfArea
const go = (leader: Leader) => (g: Roma) => activate(g, leader.id)
type Rolls = [string, number][]

/** A Roman with ships in Latium, on the Tyrrhenian side. */
function fleet(list: string, rating = 2): { stage: Stage; leader: Leader } {
  const stage = new Stage().garrison('rome', 'latium').units('rome', 'latium', list, 'mare_tyrrhenum')
  stage.state.phasing = { power: stage.power('rome'), leader: null }
  return { stage, leader: stage.leader('rome', 'latium', rating) }
}

const embark = ['take-all', 'embark latium/mare_tyrrhenum']
const offered = (stage: Stage, leader: Leader, die: number, ...choices: string[]) =>
  choicesOf(stage.drive(go(leader), { dice: [['operations', die]], choices }).decision)

describe('transport', () => {
  it('RV-5.94-a, RV-5.91-a: a full Fleet for a full unit or two reduced ones, a reduced one for a reduced unit', () => {
    const units = (list: string) => unitsAt(new Stage().units('rome', 'latium', list).state, at('latium'))
    expect([
      fits(units('1 flt'), units('1 lgn')),
      fits(units('1 flt'), units('2 aux reduced')),
      fits(units('1 flt'), units('1 lgn, 1 aux reduced')),
    ]).toEqual([true, true, false])
    expect([
      fits(units('1 flt reduced'), units('1 aux reduced')),
      fits(units('1 flt reduced'), units('1 aux')),
      fits(units('2 flt reduced'), units('1 aux')),
    ]).toEqual([true, false, false])
    const { stage, leader } = fleet('1 flt, 2 lgn')
    expect(offered(stage, leader, 6, 'take-all')).not.toContain('embark latium/mare_tyrrhenum')
    expect(offered(stage, leader, 6, 'take-all', 'leave lgn')).toContain('embark latium/mare_tyrrhenum')
  })

  it('RV-5.95-a, RV-5.94-a: aboard on a coast nobody is put down without landing; ships stay if the rest can carry all', () => {
    const { stage, leader } = fleet('3 flt, 2 lgn')
    const aboard = offered(stage, leader, 6, ...embark).filter(choice => choice.startsWith('leave'))
    expect(aboard).toEqual(['leave flt@mare_tyrrhenum'])
    const full = fleet('2 flt, 2 lgn')
    const left = offered(full.stage, full.leader, 6, ...embark)
    expect(left.filter(choice => choice.startsWith('leave'))).toEqual([])
  })

  it('RV-5.93-a: a loaded fleet attacks only if a point is left to land', () => {
    const { stage, leader } = fleet('1 flt, 1 lgn')
    stage.units('carthage', 'africa', '1 flt', 'mare_tyrrhenum').garrison('carthage', 'africa')
    const way = [...embark, 'sail mare_tyrrhenum', 'sail africa/mare_tyrrhenum']
    expect(offered(stage, leader, 3, ...way)).toContain('attack-fleets carthage')
    expect(offered(stage, leader, 2, ...way)).not.toContain('attack-fleets carthage')
  })

  it('RV-5.93-a, RV-5.66-a: a force that embarks in a Strait must be able to reach a coast and land', () => {
    const stage = new Stage().units('rome', 'messina', '1 lgn, 1 flt').garrison('rome', 'sicilia', 'apulia')
    stage.state.phasing = { power: stage.power('rome'), leader: null }
    const leader = stage.leader('rome', 'messina', 1)
    expect(offered(stage, leader, 2, 'take-all')).toContain('embark messina')
    expect(offered(stage, leader, 1, 'take-all')).not.toContain('embark messina')
  })

  it('RV-5.92-a, RV-5.62-a, RV-5.95-a, RV-5.96-a: embarking, each step and landing cost 1', () => {
    const { stage, leader } = fleet('1 flt, 1 lgn')
    const choices = [...embark, 'sail mare_tyrrhenum', 'sail africa/mare_tyrrhenum', 'debark']
    const { state } = stage.drive(go(leader), { dice: [['operations', 3]], choices })
    expect(state.activation?.operations).toBe(1)
    expect(stack(state, 'africa')).toBe('1 flt, 1 lgn')
  })

  it('RV-5.65-a, RV-5.93-a: no step that leaves too few points to reach a coast and land', () => {
    const { stage, leader } = fleet('1 flt, 1 lgn', 1)
    const choices = [...embark, 'sail mare_tyrrhenum']
    expect(offered(stage, leader, 4, ...choices)).toEqual(
      expect.arrayContaining(['sail africa/mare_tyrrhenum', 'sail mare_africum']),
    )
    expect(offered(stage, leader, 3, ...choices)).not.toContain('sail mare_africum')
    expect(offered(stage, leader, 2, ...embark)).not.toContain('sail mare_tyrrhenum')
    expect(offered(stage, leader, 3, ...choices)).not.toContain('stop')
  })

  it('RV-5.65-a, RV-3.9-k: a coast that a pact closes is no end of a voyage', () => {
    const stage = new Stage(2, 4)
    const leader = stage.leader('armenia', 'artaxata', 1)
    stage.active(leader, 5)
    const sea = { area: at('pontus_euxinus_e'), sea: null }
    const coasts = navalSteps(sea).filter(step => step.sea !== null)
    const [open, ...others] = coasts.map(({ area }) => areaAt(area).id)
    stage.garrison('pontus', ...others)
    const cost = (loaded: boolean) => costToEnd(stage.position, leader, { at: sea, from: null }, loaded)
    expect([cost(false), cost(true)]).toEqual([1, 2])
    // Now the nearest is on the next sea.
    stage.garrison('pontus', open ?? '')
    expect([cost(false), cost(true)]).toEqual([2, 3])
    stage.state.lost = ['Tigranes']
    expect([cost(false), cost(true)]).toEqual([1, 2])
  })

  it('RV-5.66-a: ships may stay in a Strait', () => {
    const { stage, leader } = fleet('1 flt')
    const choices = [...embark, 'sail mare_tyrrhenum', 'sail messina', 'stop']
    const { state } = stage.drive(go(leader), { dice: [['operations', 3]], choices })
    expect(stack(state, 'messina')).toBe('1 flt')
  })

  it('RV-5.63-a, RV-5.62-b: a Fleet serves one Leader a phase', () => {
    const { stage, leader } = fleet('1 flt')
    const second = stage.leader('rome', 'latium', 1)
    const both = function* (g: Roma) {
      yield* activate(g, leader.id)
      yield* activate(g, second.id)
    }
    const choices = [...embark, 'sail mare_tyrrhenum', 'sail latium/mare_tyrrhenum', 'debark', 'stop']
    const { decision } = stage.drive(both, {
      dice: [
        ['operations', 4],
        ['operations', 4],
      ],
      choices,
    })
    expect(choicesOf(decision)).not.toContain('take-all')
  })

  it('RV-5.63-a: Fleets that have fought where they lay have served', () => {
    const { stage, leader } = fleet('2 flt')
    stage.units('carthage', 'latium', '2 flt', 'mare_tyrrhenum')
    const second = stage.leader('rome', 'latium', 2)
    const both = function* (g: Roma) {
      yield* activate(g, leader.id)
      yield* activate(g, second.id)
    }
    const dice: Rolls = [
      ['operations', 3],
      ['combat', 1],
      ['combat', 1],
      ['operations', 3],
    ]
    const { decision } = stage.drive(both, {
      dice,
      choices: [...embark, 'attack-fleets carthage', 'spend +0-0', 'stop'],
    })
    expect(decision?.about).toMatchObject({ leader: leaderNoun(second) })
    expect(choicesOf(decision)).not.toContain('take-all')
  })

  it('RV-5.24-a, RV-5.63-a, RV-5.27-c: the same Leader takes again what he set down, and goes back aboard, from among enemies too', () => {
    const { stage, leader } = fleet('1 flt, 1 lgn', 4)
    stage.units('carthage', 'africa', '3 hi').garrison('carthage', 'africa')
    const landed = [...embark, 'sail mare_tyrrhenum', 'sail africa/mare_tyrrhenum', 'debark']
    const again = offered(stage, leader, 6, ...landed, 'take flt@mare_tyrrhenum')
    expect(again).toContain('embark africa/mare_tyrrhenum')
    const set = offered(stage, leader, 6, 'take lgn', 'march apulia', 'leave lgn')
    expect(set).toContain('take lgn')
  })

  it('RV-5.69-a: every third Sea Area or Strait a die for each Fleet; on a 1 it is reduced, and cargo with it', () => {
    const { stage, leader } = fleet('2 flt, 2 lgn', 4)
    const choices = [...embark, 'sail mare_tyrrhenum', 'sail mare_africum', 'sail mare_libycum']
    const dice: Rolls = [
      ['operations', 6],
      ['storm', 1],
      ['storm', 2],
    ]
    const { state } = stage.drive(go(leader), { dice, choices })
    expect(stack(state, 'mare_libycum')).toBe('1 flt, 1 flt reduced, 1 lgn, 1 lgn reduced')
    const lost = fleet('1 flt reduced, 1 aux reduced', 4)
    const sunk = lost.stage.play(go(lost.leader), {
      dice: [
        ['operations', 6],
        ['storm', 1],
      ],
      choices,
    })
    expect([stack(sunk.state, 'mare_libycum'), sunk.state.leaders]).toEqual(['', []])
  })

  it('RV-14.2-03, RV-5.72-7: the Attrition card strikes at sea too: ships, their cargo, and a Leader with the last', () => {
    const voyage = (list: string, cards: number[]) => {
      const { stage, leader } = fleet(list, 1)
      stage.state.hands = { ...stage.state.hands, carthage: ['attrition'] }
      const dice: Rolls = [
        ['operations', 6],
        ...cards.map((die): [string, number] => ['attrition card', die]),
      ]
      const choices = [...embark, 'sail mare_tyrrhenum', 'play attrition']
      const { state } = stage.drive(go(leader), { dice, choices, impossible: true })
      return [stack(state, 'mare_tyrrhenum'), state.leaders.length]
    }
    expect(voyage('1 flt, 1 lgn', [4, 5])).toEqual(['1 flt reduced, 1 lgn reduced', 1])
    expect(voyage('2 flt, 1 lgn', [5, 5, 4])).toEqual(['1 lgn reduced, 2 flt', 1])
    expect(voyage('2 flt reduced, 1 lgn reduced', [4, 5, 5])).toEqual(['1 flt reduced, 1 lgn reduced', 1])
  })

  it('RV-10.62-a, RV-5.95-a: a non-Roman pays the Limes of the coast where he lands', () => {
    const stage = new Stage(15, 5)
      .garrison('western_roman_empire', 'tarraconensis')
      .marks('tarraconensis', { limes: 2 })
    stage.garrison('vandali', 'baetica').units('vandali', 'baetica', '1 flt, 1 bi', 'mare_balearicum')
    stage.state.phasing = { power: stage.power('vandali'), leader: null }
    const leader = stage.leader('vandali', 'baetica', 4)
    const choices = [
      'take-all',
      'embark baetica/mare_balearicum',
      'sail mare_balearicum',
      'sail tarraconensis/mare_balearicum',
      'debark',
    ]
    const { state } = stage.drive(go(leader), { dice: [['operations', 3]], choices })
    expect(state.activation?.operations).toBe(7 - 3 - 3)
    expect(() => stage.drive(go(leader), { dice: [['operations', 1]], choices })).toThrow(/not legal/)
  })
})

describe('naval combat', () => {
  const arrive = [...embark, 'sail mare_tyrrhenum', 'sail africa/mare_tyrrhenum']

  function meeting(own: string, theirs: string): { stage: Stage; leader: Leader } {
    const { stage, leader } = fleet(own)
    stage.units('carthage', 'africa', theirs, 'mare_tyrrhenum')
    return { stage, leader }
  }

  it('RV-5.7-a: on the same coast or in a Strait, never at sea', () => {
    const { stage, leader } = meeting('2 flt', '1 flt')
    expect(offered(stage, leader, 6, ...arrive)).toContain('attack-fleets carthage')
    const other = fleet('2 flt')
    other.stage.units('carthage', 'africa', '1 flt', 'mare_africum')
    expect(offered(other.stage, other.leader, 6, ...arrive)).not.toContain('attack-fleets carthage')
  })

  it('RV-5.72-4, RV-5.72-8, RV-3.34-d: the loser goes to the nearest friendly coast, and no Leader rolls', () => {
    const { stage, leader } = meeting('2 flt', '2 flt')
    stage.garrison('carthage', 'syrtica')
    const dice: Rolls = [
      ['operations', 6],
      ['combat', 3],
      ['combat', 1],
    ]
    const choices = [...arrive, 'attack-fleets carthage', 'stand', 'spend +0-0']
    const { state, events } = stage.drive(go(leader), { dice, choices })
    expect(stack(state, 'syrtica')).toBe('1 flt, 1 flt reduced')
    expect(events.filter(({ kind }) => kind === 'casualty-roll')).toEqual([])
    expect(
      nearestCoasts(
        stage.position,
        { area: at('africa'), sea: at('mare_tyrrhenum') },
        stage.power('carthage'),
      ).map(berthId),
    ).toEqual(['syrtica/mare_africum'])
  })

  it('RV-5.72-8: without a friendly coast it is eliminated', () => {
    const { stage, leader } = meeting('2 flt', '2 flt')
    const dice: Rolls = [
      ['operations', 6],
      ['combat', 3],
      ['combat', 1],
    ]
    const { state } = stage.drive(go(leader), {
      dice,
      choices: [...arrive, 'attack-fleets carthage', 'spend +0-0'],
    })
    expect(stack(state, 'africa', stage.power('carthage'))).toBe('')
  })

  it('RV-5.71-a: the other slips away on 1 to 3', () => {
    const { stage, leader } = meeting('2 flt', '2 flt')
    stage.garrison('carthage', 'syrtica')
    const choices = [...arrive, 'attack-fleets carthage', 'withdraw']
    const away = stage.drive(go(leader), {
      dice: [
        ['operations', 6],
        ['withdrawal at sea', 3],
      ],
      choices,
    })
    expect(stack(away.state, 'syrtica')).toBe('2 flt')
    const caught = stage.drive(go(leader), {
      dice: [
        ['operations', 6],
        ['withdrawal at sea', 4],
        ['combat', 2],
        ['combat', 2],
      ],
      choices,
    })
    expect(caught.decision?.task).toBe('spend-modifier')
  })

  it('RV-5.72-7: cargo shares the fate of its ship, and a Leader falls with his last', () => {
    const { stage, leader } = meeting('1 flt, 1 aux', '6 flt')
    const dice: Rolls = [
      ['operations', 6],
      ['combat', 1],
      ['combat', 6],
    ]
    const { state } = stage.drive(go(leader), {
      dice,
      choices: [...arrive, 'attack-fleets carthage', 'spend +3-0'],
    })
    expect(stack(state, 'africa', stage.power('rome'))).toBe('')
    expect(state.leaders).toEqual([])
  })

  it('RV-5.81-a, RV-5.85-a, RV-5.87-a, RV-5.88-a, RV-5.86-a, RV-5.84-a, RV-5.82-a, RV-5.89-a: a Leader with Fleets one step away may intercept', () => {
    const { stage, leader } = fleet('2 flt')
    stage.garrison('carthage', 'syrtica', 'numidia').units('carthage', 'numidia', '3 flt', 'mare_tyrrhenum')
    const hunter = stage.leader('carthage', 'numidia', 2)
    const choices = [
      ...embark,
      'sail mare_tyrrhenum',
      'sail africa/mare_tyrrhenum',
      `intercept ${leaderNoun(hunter)}`,
    ]
    const missed = stage.drive(go(leader), {
      dice: [
        ['operations', 6],
        ['interception at sea', 4],
      ],
      choices,
    })
    expect(missed.decision?.role).toBe('rome')
    const dice: Rolls = [
      ['operations', 6],
      ['interception at sea', 5],
      ['combat', 3],
      ['combat', 2],
    ]
    const caught = stage.drive(go(leader), { dice, choices })
    expect(caught.events.find(({ kind }) => kind === 'combat')?.data).toMatchObject({
      kind: 'naval',
      attacker: 'carthage',
      defender: 'rome',
    })
    expect(caught.state.activation?.operations).toBe(8 - 3)
  })

  it('RV-5.83-a: Fleets that slip away can be intercepted where they go', () => {
    const { stage, leader } = meeting('2 flt', '2 flt')
    stage.garrison('carthage', 'syrtica').units('aegyptus', 'tripolitania', '2 flt')
    const third = stage.leader('aegyptus', 'tripolitania', 3)
    const choices = [...arrive, 'attack-fleets carthage', 'withdraw']
    const { decision } = stage.drive(go(leader), {
      dice: [
        ['operations', 6],
        ['withdrawal at sea', 1],
      ],
      choices,
    })
    expect(choicesOf(decision).slice(0, 2)).toEqual([`intercept ${leaderNoun(third)}`, 'let-pass'])
  })

  it('RV-3.23-g, RV-3.23-h: enemy Fleets in a Strait must be fought first, Land units do not hinder ships', () => {
    const { stage, leader } = fleet('3 flt')
    stage.units('carthage', 'messina', '2 hi')
    const choices = [...embark, 'sail mare_tyrrhenum', 'sail messina']
    expect(offered(stage, leader, 6, ...choices)).toContain('sail mare_ionium')
    stage.units('carthage', 'messina', '1 flt')
    const held = offered(stage, leader, 6, ...choices)
    expect(held).not.toContain('sail mare_ionium')
    expect(held).toEqual(expect.arrayContaining(['attack-fleets carthage', 'sail mare_tyrrhenum']))
  })
})

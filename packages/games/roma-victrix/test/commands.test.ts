import { choicesOf } from '@aquila/engine/testing'
import { describe, expect, it } from 'vitest'
import { numberOfArea } from '../data/index.ts'
import { placeWarbands } from '../rules/barbaricum.ts'
import { newCapital, placeForCapital } from '../rules/capitals.ts'
import { loseLeader } from '../rules/leaders.ts'
import { activate, commands, mayStop } from '../rules/operations/activation.ts'
import { changeActivation } from '../rules/operations/activation-state.ts'
import { captureFleets } from '../rules/operations/capture.ts'
import { leadersToActivate, operations } from '../rules/operations/menu.ts'
import { mergeable, mergeableAnywhere } from '../rules/operations/merge.ts'
import { isActiveMinor, unitsToTake } from '../rules/operations/muster.ts'
import { whyNoPillage } from '../rules/operations/pillage.ts'
import {
  changeLeader,
  changePower,
  changeUnits,
  leaderNoun,
  leaderNumbered,
  unitsAt,
} from '../rules/pieces.ts'
import { checkRebellion, forgetTheHumbled } from '../rules/rebellion.ts'
import type { Leader, Roma } from '../rules/state.ts'
import { Stage, stack, turnOf } from './support.ts'

const at = numberOfArea

const go = (leader: Leader) => (g: Roma) => activate(g, leader.id)

describe('merging', () => {
  it('RV-6.3-a: two reduced units of a kind that stand together, ships on one coast', () => {
    const names = (...lists: readonly (readonly [list: string, coast?: string])[]) => {
      const stage = turnOf('rome')
      for (const [list, coast] of lists) stage.units('rome', 'latium', list, coast)
      return mergeable(stage.position, stage.leader('rome', 'latium', 1))
    }
    expect(names(['2 lgn reduced'])).toEqual(['lgn'])
    expect(names(['1 lgn reduced, 1 lgn, 1 aux reduced'])).toEqual([])
    expect(names(['1 aux reduced, 2 lgn reduced, 2 aux reduced'])).toEqual(['aux', 'lgn'])
    expect(names(['1 flt reduced', 'mare_tyrrhenum'], ['1 flt reduced', 'mare_adriaticum'])).toEqual([])
    expect(names(['2 flt reduced', 'mare_adriaticum'])).toEqual(['flt'])
    const mixed = turnOf('rome')
      .units('rome', 'latium', '1 lgn reduced')
      .units('carthage', 'latium', '1 lgn reduced')
    expect(mergeable(mixed.position, mixed.leader('rome', 'latium', 1))).toEqual([])
    const apart = turnOf('rome').units('rome', 'latium', '2 lgn reduced')
    const [one] = unitsAt(apart.state, at('latium'))
    changeUnits(
      apart.state,
      at('latium'),
      unit => unit === one,
      unit => ({ ...unit, where: 'city' }),
    )
    expect(mergeable(apart.position, apart.leader('rome', 'latium', 1))).toEqual([])
  })

  it('RV-6.3-a: between activations anywhere, without a Leader, all units of the player whose turn it is', () => {
    const stage = turnOf('rome')
      .units('rome', 'baetica', '2 lgn reduced')
      .units('rome', 'latium', '1 lgn reduced')
    stage.units('massilia', 'narbonensis', '2 hi reduced').units('people-galli', 'belgica', '2 bi reduced')
    stage.units('carthage', 'africa', '2 hi reduced').units('people-germani', 'suebia', '2 bi reduced')
    changePower(stage.state, stage.power('people-galli'), { of: stage.power('rome') })
    const merges = (choices: readonly string[]) => choices.filter(choice => choice.startsWith('merge'))
    const offered = choicesOf(stage.playUntil(operations).decision)
    expect(merges(offered)).toEqual(
      ['merge baetica/lgn', 'merge narbonensis/massilia/hi', 'merge belgica/people-galli/bi'].toSorted(
        (one, other) => offered.indexOf(one) - offered.indexOf(other),
      ),
    )
    const { state } = stage.play(operations, { choices: ['merge narbonensis/massilia/hi'] })
    expect([stack(state, 'narbonensis'), stack(state, 'baetica')]).toEqual(['1 hi', '2 lgn reduced'])
    expect(state.phasing).not.toBeNull()
  })

  it('RV-6.3-a: of all Powers that the player runs, in the turn of one of them; where a Leader is active, there', () => {
    const stage = turnOf('rome')
      .units('rome', 'latium', '2 lgn reduced')
      .units('massilia', 'latium', '2 hi reduced')
    stage.units('macedonia', 'macedonia', '2 hi reduced').units('rome', 'apulia', '2 aux reduced')
    changePower(stage.state, stage.power('macedonia'), { status: 'major', role: 'rome' })
    expect(mergeableAnywhere(stage.position)).toContain('macedonia/macedonia/hi')
    expect(mergeable(stage.position, stage.leader('rome', 'latium', 1))).toEqual(['lgn', 'massilia/hi'])
    const leader = stage.leader('rome', 'latium', 1)
    const { state } = stage.drive(go(leader), { dice: [['operations', 1]], choices: ['merge massilia/hi'] })
    expect(stack(state, 'latium')).toBe('1 hi, 2 lgn reduced')
  })

  it('RV-6.3-a: not at sea or in a Strait, which are no Provinces', () => {
    for (const area of ['messina', 'mare_tyrrhenum']) {
      const stage = turnOf('rome').units('rome', area, '2 flt reduced')
      expect(mergeable(stage.position, stage.leader('rome', area, 1))).toEqual([])
      expect(mergeableAnywhere(stage.position)).toEqual([])
    }
  })

  it('RV-6.3-a, RV-5.24-a: one full unit, attached if both were; it has served if either has', () => {
    const stage = turnOf('rome').units('rome', 'latium', '3 lgn reduced, 2 aux reduced')
    const leader = stage.leader('rome', 'latium', 2)
    const merged = (choices: string[]) =>
      stage.drive(go(leader), { dice: [['operations', 3]], choices }).state
    const both = merged(['take-every aux/reduced', 'merge aux'])
    expect(stack(both, 'latium')).toBe('1 aux, 3 lgn reduced')
    expect(unitsAt(both, at('latium')).map(unit => unit.leader)).toEqual([null, null, null, leader.id])
    const one = merged(['take aux/reduced', 'merge aux'])
    expect(unitsAt(one, at('latium')).some(unit => unit.leader !== null)).toBe(false)
    const [, aux] = [0, unitsAt(stage.state, at('latium')).find(({ kind }) => kind === 'aux')]
    changeUnits(
      stage.state,
      at('latium'),
      unit => unit === aux,
      unit => ({ ...unit, served: 99 }),
    )
    const served = unitsAt(merged(['merge aux']), at('latium')).find(({ kind }) => kind === 'aux')
    expect(served).toMatchObject({ reduced: false, served: 99 })
    // A unit that has served another does not come free with one of its own.
    for (const [first, second] of [
      [99, leader.id],
      [leader.id, 99],
    ] as const) {
      changeUnits(
        stage.state,
        at('latium'),
        ({ kind }) => kind === 'aux',
        unit => ({ ...unit, served: unit.id === aux?.id ? first : second }),
      )
      const mixed = unitsAt(merged(['merge aux']), at('latium')).find(({ kind }) => kind === 'aux')
      expect(mixed?.served).toBe(99)
    }
  })
})

describe('who acts', () => {
  it('RV-15.1-a: the Leader who is drawn joins a force and acts, he alone; the marker is for the Supreme Leader', () => {
    const stage = turnOf('rome', 1, 4, { 'leader-draw': 'on' }).units('rome', 'apulia', '1 lgn')
    stage.units('carthage', 'africa', '1 hi')
    const head = stage.leader('rome', 'latium', 1, 'Head', true)
    const drawn = stage.leader('rome', 'latium', 2, 'Drawn')
    stage.leader('rome', 'latium', 3, 'Other')
    stage.leader('carthage', 'africa', 4, 'Hannibal', true)
    expect(leadersToActivate(stage.position).map(({ id }) => id)).toEqual([head.id])
    stage.state.phasing = { power: stage.power('rome'), leader: drawn.id }
    expect(leadersToActivate(stage.position).map(({ id }) => id)).toEqual([drawn.id])
    const { decision } = stage.playUntil(operations)
    expect(choicesOf(decision)).toEqual(['place-leader latium', 'place-leader apulia'])
    const joined = stage.drive(operations, { choices: ['place-leader apulia'] })
    expect(leaderNumbered(joined.state, drawn.id).area).toBe(at('apulia'))
    expect(choicesOf(joined.decision).filter(choice => choice.startsWith('activate'))).toEqual([
      'activate Drawn',
    ])
    changeLeader(stage.state, drawn.id, { where: 'aboard' })
    expect(stage.playUntil(operations).decision.task).toBe('operations')
    changeLeader(stage.state, drawn.id, { where: 'field', activated: true })
    expect(stage.playUntil(operations).decision.task).toBe('operations')
  })

  it('RV-16.42-Ga: where nobody decides, the automaton acts and its phase is over', () => {
    const stage = new Stage(7, 1).units('dacia', 'dacia', '4 bi').garrison('rome', 'moesia_inferior')
    changePower(stage.state, stage.power('dacia'), { activated: 1 })
    stage.leader('dacia', 'dacia', 1, 'Decebalus', true)
    stage.state.phasing = { power: stage.power('dacia'), leader: null }
    const { state } = stage.play(operations, {
      dice: [
        ['operations', 1],
        ['combat', 6],
        ['combat', 1],
      ],
    })
    expect([state.phasing, state.leaders[0]?.area]).toEqual([null, at('moesia_inferior')])
  })

  it('RV-11.12-a, RV-13.13-a, RV-11.13-b: who may be led: roused Clients and Allies in that very phase, warbands always', () => {
    const active = (status: 'client' | 'ally' | 'people' | 'neutral', rouse: 'roused' | 'failed' | null) => {
      const stage = turnOf('rome')
      changePower(stage.state, stage.power('massilia'), { status, rouse, activated: 1 })
      return isActiveMinor(stage.position, stage.power('massilia'))
    }
    expect([active('client', 'roused'), active('ally', 'roused'), active('people', null)]).toEqual([
      true,
      true,
      true,
    ])
    expect([active('client', null), active('client', 'failed'), active('neutral', 'roused')]).toEqual([
      false,
      false,
      false,
    ])
  })

  it('RV-5.15-a, RV-5.63-a: aboard he takes ships on his coast only, ashore anybody; nobody who is taken, has served or is aboard', () => {
    const stage = turnOf('rome')
      .units('rome', 'latium', '1 flt', 'mare_tyrrhenum')
      .units('rome', 'latium', '1 lgn')
    stage.units('rome', 'latium', '1 flt', 'mare_adriaticum')
    const leader = stage.leader('rome', 'latium', 1)
    const kinds = (each: Leader) => unitsToTake(stage.position, each).map(({ kind, coast }) => [kind, coast])
    expect(kinds(leader)).toHaveLength(3)
    expect(kinds({ ...leader, where: 'aboard', coast: at('mare_adriaticum') })).toEqual([
      ['flt', at('mare_adriaticum')],
    ])
    for (const change of [{ leader: 99 }, { served: 99 }, { where: 'aboard' as const }]) {
      changeUnits(
        stage.state,
        at('latium'),
        () => true,
        unit => ({ ...unit, leader: null, served: null, where: 'field', ...change }),
      )
      expect(kinds(leader)).toEqual([])
    }
  })

  it('RV-5.65-a, RV-5.93-a: nobody stops at sea or with men aboard; ships may lie in a Strait', () => {
    const stops = (area: string, units: string, where: 'field' | 'aboard') => {
      const stage = turnOf('rome').units('rome', area, units)
      const leader = stage.leader('rome', area, 1)
      changeUnits(
        stage.state,
        at(area),
        () => true,
        unit => ({ ...unit, leader: leader.id, where: unit.kind === 'flt' ? 'field' : where }),
      )
      let may = false
      stage.play(
        function* (g) {
          may = mayStop(g, { ...leader, where })
        },
        { impossible: true },
      )
      return may
    }
    expect([stops('latium', '1 lgn', 'field'), stops('latium', '1 lgn', 'aboard')]).toEqual([true, false])
    expect([stops('messina', '1 flt', 'aboard'), stops('mare_tyrrhenum', '1 flt', 'aboard')]).toEqual([
      true,
      false,
    ])
  })
})

describe('what a Leader may do', () => {
  it('RV-5.68-a, RV-9.0-a: a captured Fleet keeps its strength and has served; without a counter it is gone', () => {
    const taken = (own: number) => {
      const stage = turnOf('rome')
        .units('rome', 'latium', `1 lgn, ${own} flt`)
        .units('carthage', 'latium', '1 flt reduced')
      const leader = stage.leader('rome', 'latium', 2)
      changeUnits(
        stage.state,
        at('latium'),
        ({ kind }) => kind === 'lgn',
        unit => ({ ...unit, leader: leader.id }),
      )
      stage.active(leader, 3)
      const { state } = stage.play(g => captureFleets(g, leaderNumbered(g.state, leader.id)), {
        dice: [['capture', 2]],
        impossible: true,
      })
      return [stack(state, 'latium', stage.power('rome')), stack(state, 'latium', stage.power('carthage'))]
    }
    expect(taken(15)).toEqual(['1 flt reduced, 1 lgn, 15 flt', ''])
    expect(taken(16)).toEqual(['1 lgn, 16 flt', ''])
  })

  it('RV-9.0-a: a player who has the counters of two colours fills both, with captured Fleets and with warbands', () => {
    const stage = new Stage(19, 2)
      .units('avidius_cassius', 'syria', '1 flt')
      .units('marcus_aurelius', 'syria', '1 lgn')
    stage.units('marcus_aurelius', 'latium', '16 flt, 30 bi')
    const leader = stage.leader('marcus_aurelius', 'syria', 4)
    stage.active(leader, 3)
    const { state } = stage.play(g => captureFleets(g, leader), { dice: [['capture', 1]] })
    expect(stack(state, 'syria')).toBe('1 flt, 1 lgn')
    const joined = stage.play(function* (g: Roma) {
      placeWarbands(g, stage.power('marcus_aurelius'), at('latium'), { bi: 1 })
    })
    expect(stack(joined.state, 'latium')).toBe('16 flt, 31 bi')
  })

  it('RV-9.0-a: peoples whom nobody runs take their warbands from one heap', () => {
    const stage = new Stage().units('people-galli', 'belgica', '29 bi')
    const { state } = stage.play(function* (g: Roma) {
      placeWarbands(g, stage.power('people-germani'), at('suebia'), { bi: 3 })
    })
    expect(stack(state, 'suebia')).toBe('1 bi')
  })

  it('RV-10.71-a, RV-10.73-a: pillage needs a point, men, nobody else, no marker, and land that an enemy had just now', () => {
    const why = (prepare: (stage: Stage) => void, operations = 1) => {
      const stage = turnOf('rome').units('rome', 'numidia', '1 lgn').garrison('rome', 'numidia')
      const leader = stage.leader('rome', 'numidia', 1)
      changeUnits(
        stage.state,
        at('numidia'),
        () => true,
        unit => ({ ...unit, leader: leader.id }),
      )
      stage.active(leader, operations)
      changeActivation(stage.state, { conquests: [at('numidia')] })
      prepare(stage)
      return whyNoPillage(stage.position, leaderNumbered(stage.state, leader.id))?.why ?? null
    }
    expect([why(() => {}), why(() => {}, 0)]).toEqual([null, 'no-operations'])
    expect(why(stage => changeActivation(stage.state, { conquests: [at('africa')] }))).toBe('own-province')
    expect(why(stage => stage.marks('numidia', { pillaged: true }))).toBe('pillaged')
    expect(why(stage => stage.units('carthage', 'numidia', '1 hi'))).toBe('not-alone')
    expect(why(stage => stage.units('carthage', 'numidia', '1 flt'))).toBeNull()
    expect(
      why(stage =>
        changeUnits(
          stage.state,
          at('numidia'),
          () => true,
          unit => ({ ...unit, leader: null }),
        ),
      ),
    ).toBe('leader-alone')
    expect(why(stage => changePower(stage.state, stage.power('numidia'), { of: stage.power('rome') }))).toBe(
      'own-province',
    )
    expect(
      why(stage =>
        stage.marks('numidia', { city: { power: stage.power('numidia'), rank: 'minor', strength: 1 } }),
      ),
    ).toBe('city-stands')
  })

  it('RV-10.36-a: a new Capital stands with the Supreme Leader, in a Province of his own without a City or a stranger', () => {
    const place = (prepare: (stage: Stage) => void) => {
      const stage = turnOf('rome').garrison('rome', 'apulia')
      changePower(stage.state, stage.power('rome'), { capital: null })
      stage.leader('rome', 'latium', 1)
      stage.leader('rome', 'apulia', 1, 'Head', true)
      prepare(stage)
      return placeForCapital(stage.position, stage.power('rome'))
    }
    expect(place(() => {})).toBe(at('apulia'))
    expect(
      place(stage => changePower(stage.state, stage.power('rome'), { capital: at('latium') })),
    ).toBeNull()
    expect(place(stage => changePower(stage.state, stage.power('rome'), { status: 'collapsed' }))).toBeNull()
    expect(place(stage => stage.garrison('carthage', 'apulia'))).toBeNull()
    expect(place(stage => stage.units('carthage', 'apulia', '1 hi'))).toBeNull()
    expect(place(stage => stage.units('syracusae', 'apulia', '1 hi'))).toBe(at('apulia'))
    expect(
      place(stage => stage.marks('apulia', { city: { power: 0, rank: 'minor', strength: 0 } })),
    ).toBeNull()
    expect(
      place(stage => {
        stage.state.leaders = stage.state.leaders.map(leader => ({ ...leader, area: at('messina') }))
      }),
    ).toBeNull()
    const stage = turnOf('rome').garrison('rome', 'apulia')
    changePower(stage.state, stage.power('rome'), { capital: null })
    stage.leader('rome', 'apulia', 1, 'Head', true)
    const founded = stage.play(g => newCapital(g, stage.power('rome')), {
      choices: ['found-capital apulia'],
    }).state
    expect(founded.marks[at('apulia')]?.city).toEqual({
      power: stage.power('rome'),
      rank: 'major',
      strength: 4,
    })
    const declined = stage.play(g => newCapital(g, stage.power('rome')), { choices: ['decline'] }).state
    expect(declined.powers[stage.power('rome')]?.capital).toBeNull()
  })

  it('RV-5.12-a: what he may do is listed once: no march aboard, no capture without ships', () => {
    const stage = turnOf('rome').units('rome', 'latium', '1 lgn')
    const leader = stage.leader('rome', 'latium', 1)
    stage.active(leader, 0)
    let verbs: string[] = []
    stage.play(
      function* (g) {
        verbs = commands(g, leaderNumbered(g.state, leader.id)).map(({ verb }) => verb)
      },
      { impossible: true },
    )
    expect(verbs).toEqual(['take-all', 'take', 'take-every', 'stop'])
  })
})

describe('Leaders who are lost', () => {
  it('RV-3.34-b, RV-15.1-a, RV-3.32-a: his men stay without him, his draw leaves the cup, a Consul returns to the pool', () => {
    const stage = turnOf('rome').units('rome', 'latium', '1 lgn').units('rome', 'apulia', '1 lgn')
    const [lost, other] = [stage.leader('rome', 'latium', 2), stage.leader('rome', 'apulia', 1)]
    changeLeader(stage.state, lost.id, { consul: true })
    stage.state.consuls = [1]
    for (const [area, { id }] of [
      ['latium', lost],
      ['apulia', other],
    ] as const)
      changeUnits(
        stage.state,
        at(area),
        () => true,
        unit => ({ ...unit, leader: id }),
      )
    stage.state.cup = [lost, other].map(({ id }) => ({ power: stage.power('rome'), leader: id }))
    const { state } = stage.play(g => loseLeader(g, lost.id, 'RV-3.34-c'))
    expect(['latium', 'apulia'].map(id => unitsAt(state, at(id))[0]?.leader)).toEqual([null, other.id])
    expect(state.cup).toEqual([{ power: stage.power('rome'), leader: other.id }])
    expect([state.consuls, state.lost]).toEqual([[1, 2], []])
    expect(leaderNoun(other)).toBe(`leader-1/${other.id}`)
  })

  it('RV-12.21-a: a Leader who has been checked is not checked again, until he no longer outshines his King', () => {
    const stage = new Stage(9, 5).units('persia', 'media', '3 cav').units('persia', 'babylonia', '2 cav')
    stage.leader('persia', 'babylonia', 3, 'Shapur', true)
    const { id } = stage.leader('persia', 'media', 2)
    stage.state.mighty = [id]
    expect(stage.play(checkRebellion).events).toEqual([])
    const forget = function* (g: Roma) {
      forgetTheHumbled(g)
    }
    expect(stage.play(forget).state.mighty).toEqual([id])
    stage.units('persia', 'babylonia', '1 aux')
    expect(stage.play(forget).state.mighty).toEqual([])
    // Ships do not make a King, nor do friends.
    stage.units('persia', 'media', '1 flt', 'mare_aegyptum').units('rome', 'media', '4 lgn')
    expect(stage.play(checkRebellion, { impossible: true }).state.mighty).toEqual([id])
    changePower(stage.state, stage.power('persia'), { status: 'neutral-major' })
    stage.state.mighty = []
    stage.units('persia', 'media', '4 cav')
    expect(stage.play(checkRebellion, { impossible: true }).state.mighty).toEqual([])
  })
})

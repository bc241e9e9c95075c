import { choicesOf } from '@aquila/engine/testing'
import { describe, expect, it } from 'vitest'
import { numberOfArea } from '../data/index.ts'
import { NO_WALLS } from '../rules/combat/force.ts'
import { retreat, retreatOrStay, waysOut, whyNoRetreat } from '../rules/combat/retreat.ts'
import { interceptors } from '../rules/interception.ts'
import { activate } from '../rules/operations/activation.ts'
import { avoidCombat } from '../rules/operations/withdrawal.ts'
import { changePower, leaderNoun, unitsAt } from '../rules/pieces.ts'
import type { Leader, Roma } from '../rules/state.ts'
import { Stage, stack } from './support.ts'

const at = numberOfArea
type Rolls = [string, number][]

/** All units and Leaders of a Power in an area, beaten by another. */
function beaten(stage: Stage, power: string, area: string, victor: string) {
  const number = stage.power(power)
  return {
    area: at(area),
    power: number,
    units: unitsAt(stage.state, at(area)).flatMap(unit => (unit.power === number ? [unit.id] : [])),
    leaders: stage.state.leaders.flatMap(leader => (leader.power === number ? [leader.id] : [])),
    garrison: stage.state.marks[at(area)]?.garrison === number,
    barred: null,
    safe: false,
    victor: stage.power(victor),
  }
}

const go = (leader: Leader) => (g: Roma) => activate(g, leader.id)

describe('retreats', () => {
  it('RV-5.31-11a, RV-5.52-a: a beaten force may go into a City of its side, Leaders and all, and not into another', () => {
    const stage = new Stage().units('carthage', 'africa', '2 hi').garrison('carthage', 'africa')
    stage.leader('carthage', 'africa', 2)
    const choices = () => {
      const force = beaten(stage, 'carthage', 'africa', 'rome')
      return choicesOf(stage.playUntil(g => retreatOrStay(g, force)).decision)
    }
    expect(choices()).not.toContain('enter-city')
    stage.marks('africa', { city: { power: stage.power('rome'), rank: 'major', strength: 4 } })
    expect(choices()).not.toContain('enter-city')
    stage.marks('africa', { city: { power: stage.power('carthage'), rank: 'major', strength: 1 } })
    const force = beaten(stage, 'carthage', 'africa', 'rome')
    const { state } = stage.play(g => retreatOrStay(g, force), { choices: ['enter-city'] })
    expect(unitsAt(state, at('africa')).map(({ where }) => where)).toEqual(['city', 'city'])
    expect([state.leaders[0]?.where, state.marks[at('africa')]?.garrison]).toEqual([
      'city',
      stage.power('carthage'),
    ])
  })

  it('RV-5.31-11b, RV-5.31-11c: he stays on his rating, and goes exactly one Province on one more', () => {
    const stage = new Stage().units('rome', 'latium', '2 lgn')
    stage.leader('rome', 'latium', 1)
    stage.leader('rome', 'latium', 3)
    const force = beaten(stage, 'rome', 'latium', 'carthage')
    const after = (die: number, choices: string[] = []) =>
      stage.play(g => retreatOrStay(g, force), { dice: [['stay', die]], choices: ['stay', ...choices] }).state
    expect(stack(after(3), 'latium')).toBe('2 lgn')
    const one = stage.playUntil(g => retreatOrStay(g, force), { dice: [['stay', 4]], choices: ['stay'] })
    expect(choicesOf(one.decision)).toEqual(['retreat-to apulia', 'retreat-to cisalpina'])
    const gone = after(4, ['retreat-to apulia'])
    expect([stack(gone, 'apulia'), gone.leaders.map(({ area }) => area)]).toEqual([
      '2 lgn',
      [at('apulia'), at('apulia')],
    ])
  })

  it('RV-5.31-11e: a force that cannot go the whole distance is lost where it is, its Leaders with it', () => {
    const stage = new Stage().units('rome', 'sardinia', '2 lgn').garrison('rome', 'sardinia')
    stage.leader('rome', 'sardinia', 1, 'Titus')
    const force = beaten(stage, 'rome', 'sardinia', 'carthage')
    const { state } = stage.play(g => retreatOrStay(g, force), { dice: [['stay', 2]] })
    expect([stack(state, 'sardinia'), state.lost]).toEqual(['', ['Titus']])
  })

  it('RV-5.31-11f, RV-10.57-a, RV-5.33-b: the Garrison goes with its army, unless friends or a City keep it', () => {
    const garrison = (prepare: (stage: Stage) => void) => {
      const stage = new Stage().units('rome', 'sicilia', '1 lgn').garrison('rome', 'sicilia', 'apulia')
      prepare(stage)
      const force = beaten(stage, 'rome', 'sicilia', 'carthage')
      return stage.play(g => retreat(g, force, { least: 1, most: 1 })).state.marks[at('sicilia')]?.garrison
    }
    const rome = new Stage().power('rome')
    expect(garrison(() => {})).toBeNull()
    expect(garrison(stage => stage.units('syracusae', 'sicilia', '1 hi'))).toBe(rome)
    expect(garrison(stage => stage.units('syracusae', 'sicilia', '1 flt'))).toBeNull()
    expect(garrison(stage => stage.units('carthage', 'sicilia', '1 hi'))).toBeNull()
    const city = (power: string) => (stage: Stage) =>
      stage.marks('sicilia', { city: { power: stage.power(power), rank: 'minor', strength: 2 } })
    expect(garrison(city('syracusae'))).toBe(rome)
    expect(garrison(city('carthage'))).toBeNull()
    // Another's Garrison is none of their business.
    const other = new Stage().garrison('carthage', 'sicilia').garrison('rome', 'apulia')
    expect(garrison(stage => stage.garrison('carthage', 'sicilia'))).toBe(other.power('carthage'))
  })

  it('RV-5.31-11d6, RV-5.31-11d2: Barbarians go home into Barbaricum, others do not; a Garrison alone closes nothing', () => {
    const stage = new Stage()
    const why = (power: string, to: string) => whyNoRetreat(stage.position, stage.power(power), null, at(to))
    expect([why('people-germani', 'suebia'), why('rome', 'suebia')]).toEqual([null, 'RV-5.31-11d6'])
    expect(why('people-galli', 'suebia')).toBe('RV-5.31-11d6')
    for (const people of ['people-germani', 'people-galli'])
      changePower(stage.state, stage.power(people), { of: stage.power('rome') })
    // Gauls and Germans on one side; the Roman himself stays out.
    expect([why('people-galli', 'suebia'), why('rome', 'suebia')]).toEqual([null, 'RV-5.31-11d6'])
    stage.garrison('carthage', 'apulia')
    expect(why('rome', 'apulia')).toBeNull()
    stage.units('carthage', 'apulia', '1 hi')
    expect([why('rome', 'apulia'), why('carthage', 'apulia')]).toEqual(['RV-5.31-11d2', null])
    expect(why('rome', 'gaetulia')).toBe('RV-5.31-11d4')
    expect(whyNoRetreat(stage.position, stage.power('rome'), at('latium'), at('latium'))).toBe('RV-5.31-11d1')
    expect(waysOut(stage.position, { area: at('sardinia'), power: 0, barred: null }, 1)).toEqual([])
  })
})

describe('the automaton in defeat and danger', () => {
  const dacians = (area: string, prepare: (stage: Stage) => void = () => {}) => {
    const stage = new Stage(7, 1).units('dacia', area, '3 bi')
    changePower(stage.state, stage.power('dacia'), { activated: 1 })
    prepare(stage)
    return stage
  }
  const flight = (stage: Stage, from: string) => {
    const force = beaten(stage, 'dacia', from, 'rome')
    const { state } = stage.play(g => retreatOrStay(g, force))
    return state.stacks.findIndex(units => units.some(({ power }) => power === stage.power('dacia')))
  }

  it('RV-16.4-x: it goes one Province and no further: to its Capital, else into its own land, else anywhere', () => {
    expect(flight(dacians('iazygia'), 'iazygia')).toBe(at('dacia'))
    const homeless = (stage: Stage) => changePower(stage.state, stage.power('dacia'), { capital: null })
    const own = dacians('iazygia', stage => {
      homeless(stage)
      stage.garrison('dacia', 'moesia_superior')
    })
    expect(flight(own, 'iazygia')).toBe(at('moesia_superior'))
    const anywhere = dacians('iazygia', homeless)
    const [first] = waysOut(
      anywhere.position,
      { area: at('iazygia'), power: anywhere.power('dacia'), barred: null },
      1,
    )
    expect(flight(anywhere, 'iazygia')).toBe(first)
  })

  it('RV-16.4-x: from afar it goes the way that is nearest to its Capital, its own land first among equals', () => {
    // The list of the map begins with Cisalpina, three Provinces away; Moesia Superior is next to Dacia.
    expect(flight(dacians('dalmatia'), 'dalmatia')).toBe(at('moesia_superior'))
    // Its own land a step further does not call it away; as near, it does.
    const own = (province: string) => dacians('thracia', stage => stage.garrison('dacia', province))
    expect(flight(own('dardania'), 'thracia')).toBe(at('moesia_inferior'))
    expect(flight(own('moesia_superior'), 'thracia')).toBe(at('moesia_superior'))
  })

  it('RV-16.4-x: beaten before its Capital it goes inside; where that is pillaged, or another City, it retreats', () => {
    const city = (area: string, strength: number) =>
      dacians(area, stage =>
        stage.marks(area, { city: { power: stage.power('dacia'), rank: 'major', strength } }),
      )
    const after = (stage: Stage, area: string) => {
      const force = beaten(stage, 'dacia', area, 'rome')
      const { state } = stage.play(g => retreatOrStay(g, force))
      return unitsAt(state, at(area)).map(({ where }) => where)
    }
    expect(after(city('dacia', 1), 'dacia')).toEqual(['city', 'city', 'city'])
    expect(after(city('dacia', 0), 'dacia')).toEqual([])
    expect(after(city('iazygia', 1), 'iazygia')).toEqual([])
    // On an island there is only the City.
    expect(after(city('creta', 1), 'creta')).toEqual(['city', 'city', 'city'])
  })

  it('RV-16.4-x: with nowhere to go it tries to stay', () => {
    const stage = dacians('creta')
    const force = beaten(stage, 'dacia', 'creta', 'rome')
    const { state } = stage.play(g => retreatOrStay(g, force), { dice: [['stay', 1]] })
    expect(stack(state, 'creta')).toBe('3 bi')
  })

  it('RV-16.4-x: it withdraws one Province, though it could go two', () => {
    const stage = dacians('dacia', each => {
      each.garrison('dacia', 'dacia', 'iazygia', 'marcomannia').units('rome', 'dacia', '6 lgn')
      each.leader('dacia', 'dacia', 3, 'Decebalus', true)
    })
    const attacker = { ...beaten(stage, 'rome', 'dacia', 'dacia'), leader: null, ...NO_WALLS }
    const { state } = stage.play(g => avoidCombat(g, at('dacia'), stage.power('dacia'), attacker), {
      dice: [['withdrawal', 1]],
    })
    expect([stack(state, 'iazygia'), state.leaders[0]?.area]).toEqual(['3 bi', at('iazygia')])
  })

  it('RV-16.4-x: it withdraws towards its Capital', () => {
    const stage = dacians('pannonia', each =>
      each.garrison('dacia', 'pannonia', 'noricum', 'iazygia', 'dalmatia').units('rome', 'pannonia', '6 lgn'),
    )
    const attacker = { ...beaten(stage, 'rome', 'pannonia', 'dacia'), leader: null, ...NO_WALLS }
    const { state } = stage.play(g => avoidCombat(g, at('pannonia'), stage.power('dacia'), attacker), {
      dice: [['withdrawal', 1]],
    })
    expect(stack(state, 'iazygia')).toBe('3 bi')
  })

  it('RV-16.4-x, RV-16.16-a: it intercepts a force that is no stronger, once it is awake, and says so', () => {
    const tries = (romans: string, awake = 1) => {
      const stage = dacians('dacia', each => {
        each.units('rome', 'moesia_superior', romans).garrison('rome', 'moesia_superior', 'moesia_inferior')
        each.leader('dacia', 'dacia', 1, 'Decebalus', true)
        each.state.phasing = { power: each.power('rome'), leader: null }
        changePower(each.state, each.power('dacia'), { activated: awake })
      })
      // A unit that does not march along does not count, on either side.
      stage.units('rome', 'moesia_inferior', '3 lgn').units('people-iazyges', 'dacia', '1 bi')
      const leader = stage.leader('rome', 'moesia_superior', 2)
      const { events } = stage.drive(go(leader), {
        dice: [
          ['operations', 2],
          ['interception', 6],
        ],
        choices: ['take-all', 'march moesia_inferior'],
      })
      return events.find(({ kind }) => kind === 'interception')?.data.motive
    }
    // Three warbands are 6; a Legion 4, two 8.
    expect([tries('1 lgn, 1 aux'), tries('1 lgn, 1 aux, 1 aux reduced'), tries('1 lgn', 0)]).toEqual([
      'as-strong',
      undefined,
      undefined,
    ])
  })
})

describe('interception', () => {
  /** Rome enters Apulia; a Carthaginian stands in the Strait, with two Heavy Infantry. */
  const ambush = (
    change: (stage: Stage) => void = () => {},
    notBy: string | null = null,
    area = 'apulia',
  ) => {
    const stage = new Stage().units('rome', area, '1 lgn').units('carthage', 'messina', '2 hi')
    stage.state.phasing = { power: stage.power('rome'), leader: null }
    const mover = stage.leader('rome', area, 1)
    const hunter = stage.leader('carthage', 'messina', 1)
    stage.active(mover, 3)
    change(stage)
    const quarry = {
      area: at(area),
      power: stage.power('rome'),
      leader: mover.id,
      leaders: [mover.id],
      units: [],
      notBy: notBy === null ? null : stage.power(notBy),
    }
    return interceptors(stage.position, quarry).map(({ id }) => id === hunter.id)
  }

  it('RV-5.41-a, RV-5.42-a, RV-5.19-a, RV-5.31-13: who may try: with men, next to it, not phasing, not the victor, once', () => {
    expect(ambush()).toEqual([true])
    expect(ambush(() => {}, null, 'latium')).toEqual([])
    expect(ambush(() => {}, 'carthage')).toEqual([])
    expect(ambush(() => {}, 'numidia')).toEqual([])
    expect(ambush(() => {}, 'aegyptus')).toEqual([true])
    const phasing = (id: string) => (stage: Stage) => {
      stage.state.phasing = { power: stage.power(id), leader: null }
    }
    expect([ambush(phasing('carthage')), ambush(phasing('aegyptus'))]).toEqual([[], [true]])
    const changed = (change: Partial<Leader>) => (stage: Stage) => {
      stage.state.leaders = stage.state.leaders.map((leader, index) =>
        index === 1 ? { ...leader, ...change } : leader,
      )
    }
    expect(ambush(changed({ where: 'aboard' }))).toEqual([])
    expect(ambush(changed({ power: new Stage().power('numidia') }))).toEqual([])
    expect(
      ambush(stage => {
        const [, hunter] = stage.state.leaders
        const { activation } = stage.state
        if (activation !== null && hunter !== undefined)
          stage.state.activation = { ...activation, interceptors: [hunter.id] }
      }),
    ).toEqual([])
    expect(ambush(stage => stage.state.stacks.splice(at('messina'), 1, []))).toEqual([])
  })

  it('RV-3.23-d: nobody intercepts into a Strait that an enemy Fleet closes; a friend closes nothing', () => {
    const into = (fleet: string | null) => {
      const stage = new Stage().units('rome', 'messina', '1 lgn').units('carthage', 'sicilia', '2 hi')
      if (fleet !== null) stage.units(fleet, 'messina', '1 flt')
      stage.state.phasing = { power: stage.power('rome'), leader: null }
      const mover = stage.leader('rome', 'messina', 1)
      stage.leader('carthage', 'sicilia', 1)
      stage.active(mover, 3)
      const power = stage.power('rome')
      const quarry = {
        area: at('messina'),
        power,
        leader: mover.id,
        leaders: [mover.id],
        units: [],
        notBy: null,
      }
      return interceptors(stage.position, quarry).length
    }
    expect([into(null), into('carthage'), into('rome')]).toEqual([1, 1, 0])
  })

  it('RV-5.27-b: an enemy who attacks him where he stands does so without Garrison and Limes, and without a roll', () => {
    const stage = new Stage().units('rome', 'latium', '1 lgn').units('carthage', 'apulia', '2 hi')
    stage.garrison('carthage', 'apulia', 'sicilia').marks('apulia', { limes: 2 })
    stage.state.phasing = { power: stage.power('rome'), leader: null }
    const leader = stage.leader('rome', 'latium', 1)
    stage.leader('carthage', 'apulia', 1)
    const dice: Rolls = [
      ['operations', 4],
      ['combat', 1],
      ['combat', 1],
    ]
    const choices = ['take-all', 'march apulia', 'stop', 'attack']
    const { events } = stage.drive(go(leader), { dice, choices })
    expect(events.find(({ kind }) => kind === 'combat')?.data).toMatchObject({
      attacker: 'carthage',
      points: { attacker: 6, defender: 4 },
      net: 0,
    })
  })

  it('RV-5.49-a, RV-5.89-a: the intercepted loses a point when he is beaten, and none in a draw', () => {
    const left = (attacker: number) => {
      const stage = new Stage().units('rome', 'latium', '6 lgn').units('carthage', 'messina', '8 hi')
      stage.garrison('rome', 'latium', 'cisalpina').garrison('carthage', 'sicilia')
      stage.state.phasing = { power: stage.power('rome'), leader: null }
      const leader = stage.leader('rome', 'latium', 1)
      const hunter = stage.leader('carthage', 'messina', 1)
      const dice: Rolls = [
        ['operations', 4],
        ['interception', 1],
        ['combat', attacker],
        ['combat', 1],
        ['leader casualty', 2],
        ['stay', 1],
      ]
      const choices = ['take-all', 'march apulia', `intercept ${leaderNoun(hunter)}`]
      const beatenChoices = attacker > 1 ? ['stay'] : []
      const { state } = stage.drive(go(leader), { dice, choices: [...choices, ...beatenChoices] })
      return state.activation?.operations
    }
    expect([left(1), left(2)]).toEqual([4, 3])
  })
})

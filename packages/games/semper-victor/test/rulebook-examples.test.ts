import { describe, expect, it } from 'vitest'
import { combat } from '../../imperator/rules/combat/phase.ts'
import { leaderDies } from '../../imperator/rules/fate.ts'
import { movement } from '../../imperator/rules/movement/phase.ts'
import { row } from '../data/index.ts'
import { naturalDeaths } from '../rules/administration.ts'
import { whyNotEmbark } from '../rules/fleets/fleets.ts'
import { sail } from '../rules/fleets/sail.ts'
import { semperData as data } from '../rules/series.ts'
import { boxes, type SemperState } from '../rules/state.ts'
import { attemptUsurpation } from '../rules/usurpation/proclaim.ts'
import { scoresOf } from '../rules/victory.ts'
import {
  allTo,
  atWar,
  d6,
  d10,
  emptyMap,
  isReduced,
  place,
  play,
  positionOf,
  primus,
  scenario,
  secondus,
  sideIn,
  where,
} from './support.ts'

/** The worked examples of our rulebook, played with its dice. */

describe('the voyage of Maxence', () => {
  const army = ['maxence', 'pc-italia-1', 'pc-italia-2']
  const inItaly = (zone: string) =>
    emptyMap(state => {
      state.year = 310
      allTo(state, 'secondus')
      state.active = 'secondus'
      state.augusti.secondus = ['maxence']
      secondus(state, zone, ...army)
      state.fleets.occidentalis = { side: 'secondus', at: 'port', returns: null, moved: false }
    })
  const march = ['lead maxence', 'take pc-italia-1', 'take pc-italia-2', 'to ITA5', 'to ITA6', 'stop', 'done']
  const voyage = ['embark maxence', 'embark pc-italia-1', 'embark pc-italia-2', 'sail-to SOCC', 'land AFR4']

  it('SV-3.4.2-E: the march to Misenum costs 2 MP, and anybody who has just come is not taken aboard (TV-09)', () => {
    const { state, events } = play(movement, { state: inItaly('ITA4'), choices: march })
    expect(army.map(id => where(state, id))).toEqual(['ITA6', 'ITA6', 'ITA6'])
    const costs = events.filter(({ kind }) => kind === 'march').map(event => event.data.cost)
    expect(costs.reduce<number>((sum, cost) => sum + Number(cost), 0)).toBe(2)
    expect(whyNotEmbark(positionOf(state), 'secondus', 'occidentalis', 'maxence')?.rule).toBe('SV-3.4.2-E')
  })

  it('SV-3.4.2-C, SV-3.4.2-F, SV-3.4.2-G: to Carthago in one M/CS, and home with the next (TV-10, TV-11)', () => {
    const { state } = play(g => sail(g, 'secondus', 'occidentalis'), {
      state: inItaly('ITA6'),
      choices: voyage,
    })
    expect(army.map(id => where(state, id))).toEqual(['AFR4', 'AFR4', 'AFR4'])
    expect(army.every(id => state.counters.find(counter => counter.id === id)?.moved)).toBe(true)
    state.fleets.occidentalis.moved = false
    const home = play(g => sail(g, 'secondus', 'occidentalis'), { state, choices: ['sail-to port'] })
    expect(home.state.fleets.occidentalis.at).toBe('port')
  })
})

describe('the usurpation of Maxence', () => {
  const rise = (maximien: number, constantin: number) =>
    play(g => attemptUsurpation(g, 'primus', 'leader'), {
      state: scenario('6'),
      choices: ['support maxence', 'extend galliae'],
      dice: [
        d6('usurpation', 4),
        d6('loyalty in ITA6', maximien),
        d10('extension to galliae', 1),
        d6('loyalty in GAL4', constantin),
      ],
    }).state

  it('SV-3.6.3-A to SV-3.6.3-D, SV-6.1-C: Maximien joins on a 4, Constantin on a 6, the Caesar and the Augustus never', () => {
    const after = rise(4, 6)
    expect(after.usurpations).toMatchObject([{ usurper: 'maxence', master: 'primus', bonus: 0 }])
    expect(after.usurpations[0]?.followers.toSorted()).toEqual(['constantin', 'maximien'])
    expect(['pc-italia-1', 'maximien', 'constantin'].map(id => sideIn(after, id))).toEqual([
      'primus',
      'primus',
      'primus',
    ])
    const loyal = ['severe', 'dux-mediolanum', 'constance-chlore', 'dux-treveri', 'batavi', 'cornuti']
    expect(loyal.map(id => sideIn(after, id))).toEqual(loyal.map(() => 'secondus'))
  })

  it('SV-3.6.3-B: a 3 is not enough for Maximien, nor a 5 for Constantin', () => {
    expect(rise(3, 5).usurpations[0]?.followers).toEqual([])
  })
})

describe('the death of Galère', () => {
  const in311 = (change: (state: SemperState) => void) =>
    emptyMap(state => {
      state.year = 311
      primus(state, 'PAN3', 'galere')
      secondus(state, 'GAL2', 'constantin')
      state.emperors = { primus: 'galere', secondus: 'constantin' }
      change(state)
    })
  const after = (change: (state: SemperState) => void) =>
    play(g => leaderDies(g, 'galere', 'natural'), { state: in311(change) }).state

  it('SV-LT-B: a 0 kills him in 311, a 1 does not', () => {
    const dead = (shows: number) =>
      where(
        play(naturalDeaths, { state: in311(() => {}), dice: [d10('natural death of galere', shows)] }).state,
        'galere',
      )
    expect([dead(0), dead(1)]).toEqual([boxes.dead, 'PAN3'])
  })

  it('SV-3.5.2-C: Licinius follows, and Daïa stays Caesar', () => {
    const state = after(s => {
      primus(s, 'PAN2', 'licinius', 'maximin-daia')
      s.augusti.primus = ['licinius']
      s.caesares.primus = ['maximin-daia']
    })
    expect([state.emperors.primus, state.caesares.primus]).toEqual(['licinius', ['maximin-daia']])
  })

  it('SV-3.5.2-E: of Sévère and Daïa, both Augusti now, Daïa is Primus', () => {
    const state = after(s => {
      primus(s, 'PAN2', 'severe', 'maximin-daia')
      s.caesares.primus = ['severe', 'maximin-daia']
    })
    expect([state.emperors.primus, state.augusti.primus, state.caesares.primus]).toEqual([
      'maximin-daia',
      ['severe'],
      [],
    ])
  })

  it('SV-3.5.2-F: without heirs it is Constantin, and roles change', () => {
    const state = after(() => {})
    expect([state.emperors.primus, state.turn.roleChange]).toEqual(['constantin', 'succession'])
  })
})

describe('Argentorate', () => {
  const romans = ['cornuti', 'bracchiati', 'batavi', 'heruli', 'scutarii-3']
  const fought = (die: number, choices: string[]) =>
    play(combat, {
      state: emptyMap(state => {
        state.year = 357
        allTo(state, 'primus')
        state.active = 'secondus'
        atWar(state, 'alamanni', 'secondus')
        place(state, 'GAL3', null, 'chnodomar', ...data.peoples.alamanni.units)
        primus(state, 'GAL3', 'julien', ...romans)
      }),
      dice: [d6('battle', die)],
      choices: ['stand', ...choices],
    })

  it('the figures: 30 to 23 SP, quality 2 and 3', () => {
    const sum = (units: readonly string[], figure: 'strength' | 'quality') =>
      units.reduce((total, id) => total + row(data.units, id).normal[figure], 0)
    expect([sum(data.peoples.alamanni.units, 'strength'), sum(romans, 'strength')]).toEqual([30, 23])
    expect([sum(data.peoples.alamanni.units, 'quality') / 5, Math.floor(sum(romans, 'quality') / 5)]).toEqual(
      [2, 3],
    )
  })

  it('SV-CT-a, SV-CT-h, SV-8.4.2-C: on a 1 the Alamanni are beaten, and Julien reduces one unit', () => {
    const { state } = fought(1, ['reduce cornuti', 'retreat ALA'])
    expect(data.peoples.alamanni.units.every(id => isReduced(state, id))).toBe(true)
    expect(romans.filter(id => isReduced(state, id))).toEqual(['cornuti'])
    expect([where(state, 'alamanni-1'), where(state, 'julien')]).toEqual(['ALA', 'GAL3'])
    expect(state.points).toEqual({ primus: 1, secondus: 0 })
  })

  it('SV-8.4.2-D: on a 5 they go home unhurt, on a 6 Julien leaves', () => {
    const five = fought(5, ['retreat ALA']).state
    expect([where(five, 'chnodomar'), where(five, 'julien')]).toEqual(['ALA', 'GAL3'])
    const six = fought(6, ['retreat GAL5']).state
    expect([where(six, 'chnodomar'), where(six, 'julien')]).toEqual(['GAL3', 'GAL5'])
    expect([...romans, ...data.peoples.alamanni.units].some(id => isReduced(six, id))).toBe(false)
    expect(six.points).toEqual({ primus: 0, secondus: 1 })
  })
})

describe('the points of a quiet year', () => {
  const total = (state: SemperState, side: 'primus' | 'secondus') =>
    scoresOf(positionOf(state), side).reduce((sum, { points }) => sum + points, 0)
  const invaded = (...zones: string[]) =>
    scenario('3', state => {
      atWar(state, 'visigothi', 'primus')
      for (const [index, zone] of zones.entries()) place(state, zone, null, `visigothi-${index + 1}`)
    })

  it('SV-10.1-D, SV-10.2-P2, SV-10.2-P3, SV-10.2-S2: 4 to 3 where nobody has stirred', () => {
    const state = scenario('3')
    expect([total(state, 'primus'), total(state, 'secondus')]).toEqual([4, 3])
  })

  it('SV-10.2-P4, SV-10.2-P7: 1 for each of the Visigothi, and 3 for the capital', () => {
    expect(total(invaded('THR2', 'THR4'), 'primus')).toBe(6)
    expect(total(invaded('THR2', 'THR4', 'PON1'), 'primus')).toBe(10)
  })

  it('SV-10.2-P5: 2 for the Franci, if none is left', () => {
    const state = scenario('3', s => {
      atWar(s, 'franci', 'secondus')
      place(s, boxes.people, null, ...data.peoples.franci.units)
    })
    expect(total(state, 'primus')).toBe(6)
  })
})

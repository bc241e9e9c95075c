import { describe, expect, it } from 'vitest'
import { campaignPhases } from '../../rules/campaign.ts'
import { migrations } from '../../rules/knowledge/migrations.ts'
import { peacefulMoves } from '../../rules/peoples/at-peace.ts'
import type { Semper, SemperState } from '../../rules/state.ts'
import {
  isPulled,
  layThorn,
  pullThorns,
  thornPoints,
  thornZones,
  whyNoThorn,
} from '../../rules/stratagems/thorns.ts'
import {
  atWar,
  empire,
  field,
  nothing,
  openRoads,
  place,
  play,
  positionOf,
  primus,
  scenario,
  sideIn,
  thorn,
} from '../support.ts'

describe('thorns', () => {
  it('SV-6.3-M: not from 310 to 319', () => {
    const why = (year: number) => {
      const state = field(state => {
        state.year = year
      })
      return whyNoThorn(positionOf(state), 'coup-d-etat-perse')?.why ?? null
    }
    expect([why(309), why(310), why(319), why(320)]).toEqual([
      null,
      'no-king-of-persia',
      'no-king-of-persia',
      null,
    ])
  })

  const coup = (change: (state: SemperState) => void) =>
    field(state => {
      state.year = 320
      state.active = 'secondus'
      state.cup = state.cup.filter(counter => counter !== 'coup-d-etat-perse-1')
      state.thorns = [thorn('coup-d-etat-perse-1', 'PER2')]
      change(state)
    })
  const pulled = (state: SemperState) =>
    play(
      function* (g) {
        pullThorns(g)
      },
      { state },
    ).state.thorns.length === 0
  const arrive = (state: SemperState, zone: string, ...pieces: string[]) => {
    for (const piece of pieces) {
      place(state, zone, sideIn(state, piece), piece)
      state.arrivals.push({ piece, zone, from: 'PER1', crossed: false })
    }
  }

  it('SV-6.3-M: a king and three Persian units must come to Ctesiphon', () => {
    const come = (...units: string[]) =>
      pulled(
        coup(state => {
          place(state, 'PER1', null, 'sapor-ii')
          arrive(state, 'PER2', 'sapor-ii', ...units)
        }),
      )
    expect(come('persians-levies-2', 'persians-levies-3', 'persians-levies-4')).toBe(true)
    expect(come('persians-levies-2', 'persians-levies-3')).toBe(false)
    // Anybody who stands there already does not count (RULING-56).
    expect(pulled(coup(state => place(state, 'PER2', null, 'sapor-ii')))).toBe(false)
  })

  it('SV-10.1-C, SV-6.3-M: until then 3 VP for the side that does not control the Persians', () => {
    const state = coup(() => {})
    const points = (side: 'primus' | 'secondus') =>
      thornPoints(positionOf(state), side).reduce((sum, score) => sum + score.points, 0)
    expect([points('primus'), points('secondus')]).toEqual([3, 0])
  })

  it('SV-4.3-C: Persians at peace move only to put down a coup, at home (RULING-38)', () => {
    const state = coup(state => place(state, 'PER1', null, 'sapor-ii'))
    expect(peacefulMoves(positionOf(state), 'secondus').length).toBeGreaterThan(0)
    expect(peacefulMoves(positionOf(state), 'primus')).toEqual([])
    state.thorns = []
    expect(peacefulMoves(positionOf(state), 'secondus')).toEqual([])
  })

  it('SV-6.3-Y: in cities of the East and Italia whose owner has an emperor of the Sun; a leader who is no Christian removes it', () => {
    const state = field(state => {
      primus(state, 'PON1', 'galere')
      state.emperors.primus = 'galere'
    })
    expect(thornZones(positionOf(state), 'persecution')).toContain('ITA5')
    expect(thornZones(positionOf(state), 'persecution')).not.toContain('GAL2')
    state.emperors.primus = 'constantin'
    expect(thornZones(positionOf(state), 'persecution')).toEqual([])
    const removed = (leader: string) =>
      pulled(
        field(state => {
          state.cup = state.cup.filter(counter => counter !== 'persecution-1')
          state.thorns = [thorn('persecution-1', 'ITA5')]
          primus(state, 'ITA4', leader, 'batavi')
          arrive(state, 'ITA5', leader, 'batavi')
        }),
      )
    expect([removed('severe'), removed('galere'), removed('victor')]).toEqual([true, true, false])
  })

  it('SV-6.3-Z: for an emperor of the Cross; a leader who has not the Sun removes it', () => {
    const state = field(state => {
      primus(state, 'PON1', 'constantin')
      state.emperors.primus = 'constantin'
    })
    expect(thornZones(positionOf(state), 'heresy')).toContain('AFR4')
    state.emperors.primus = 'galere'
    expect(thornZones(positionOf(state), 'heresy')).toEqual([])
    const removed = (leader: string) =>
      pulled(
        field(state => {
          state.cup = state.cup.filter(counter => counter !== 'heresy-1')
          state.thorns = [thorn('heresy-1', 'ITA5')]
          primus(state, 'ITA4', leader, 'batavi')
          arrive(state, 'ITA5', leader, 'batavi')
        }),
      )
    expect([removed('severe'), removed('victor'), removed('galere')]).toEqual([true, true, false])
  })

  it('SV-6.3-ZA: in a western zone without units; a leader and a unit remove it', () => {
    const state = field(state => primus(state, 'GAL2', 'cornuti'))
    const zones = thornZones(positionOf(state), 'bagaudes')
    expect(zones).toContain('GAL5')
    expect(zones).not.toContain('GAL2')
    expect(zones).not.toContain('ITA5')
    const removed = (...pieces: string[]) =>
      pulled(
        field(state => {
          state.cup = state.cup.filter(counter => counter !== 'bagaudes-1')
          state.thorns = [thorn('bagaudes-1', 'GAL5')]
          primus(state, 'GAL2', ...pieces)
          arrive(state, 'GAL5', ...pieces)
        }),
      )
    expect([removed('severe', 'cornuti'), removed('severe'), removed('cornuti')]).toEqual([
      true,
      false,
      false,
    ])
  })

  it('SV-6.3-ZA: 3 VP a year against the owner of the Diocese', () => {
    const state = field(state => {
      state.cup = state.cup.filter(counter => counter !== 'bagaudes-1')
      state.thorns = [thorn('bagaudes-1', 'GAL5')]
    })
    expect(thornPoints(positionOf(state), 'secondus')).toMatchObject([{ points: 3 }])
    expect(thornPoints(positionOf(state), 'primus')).toEqual([])
  })

  it('SV-S1-C: the first scenario has neither Peoples nor their stratagems', () => {
    const state = scenario('1')
    expect(state.cup.filter(counter => !counter.startsWith('heresy'))).toHaveLength(23)
    expect(state.removedCounters).toHaveLength(21)
  })
})

it('SV-6.3-M: only Persians put down a coup, and only in their own sequence', () => {
  const pulled = (active: 'primus' | 'secondus', ...come: string[]) => {
    const state = empire(state => {
      state.year = 320
      state.active = active
      state.cup = state.cup.filter(counter => counter !== 'coup-d-etat-perse-1')
      state.thorns = [thorn('coup-d-etat-perse-1', 'PER2')]
      atWar(state, 'saraceni', 'secondus')
      place(state, 'PER2', null, ...come)
      state.arrivals = come.map(piece => ({ piece, zone: 'PER2', from: 'PER1', crossed: false }))
    })
    const procedure = function* (g: Semper) {
      pullThorns(g)
    }
    return play(procedure, { state, impossible: true }).state.thorns.length === 0
  }
  const two = ['sapor-ii', 'persians-levies-1', 'persians-levies-2']
  expect(pulled('secondus', ...two, 'persians-levies-3')).toBe(true)
  expect(pulled('secondus', ...two, 'saraceni-1')).toBe(false)
  expect(pulled('primus', ...two, 'persians-levies-3')).toBe(false)
})

it('SV-6.3-Y, RULING-56: anybody who had come before it was laid does not take it off in that M/CS, but in the next', () => {
  const marched = empire(state => {
    primus(state, 'ITA5', 'galere', 'batavi', 'heruli')
    state.arrivals = ['galere', 'batavi'].map(piece => ({
      piece,
      zone: 'ITA5',
      from: 'ITA4',
      crossed: false,
    }))
    state.cup = state.cup.filter(counter => counter !== 'persecution-1')
    state.restingCounters.push('persecution-1')
  })
  const laid = play(g => layThorn(g, 'secondus', 'persecution-1', 'persecution'), {
    state: marched,
    choices: ['lay ITA5'],
  }).state
  const pulled = (...later: string[]) => {
    const arrivals = later.map(piece => ({ piece, zone: 'ITA5', from: 'ITA4', crossed: false }))
    const state = { ...laid, arrivals: [...laid.arrivals, ...arrivals] }
    return laid.thorns.some(each => isPulled(positionOf(state), each))
  }
  // A unit alone that comes after it does not make the leader one who came after it.
  expect([pulled(), pulled('heruli')]).toEqual([false, false])
  const again = openRoads(state => {
    primus(state, 'ITA4', 'galere', 'batavi')
    state.cup = state.cup.filter(counter => counter !== 'persecution-1')
    state.thorns = [{ ...thorn('persecution-1', 'ITA5'), early: ['galere', 'batavi'] }]
  })
  const [, march] = campaignPhases('F')
  const next = play(g => march?.run(g) ?? nothing(), {
    state: again,
    choices: ['lead galere', 'take batavi', 'to ITA5', 'stop', 'done'],
  })
  expect(next.state.thorns).toEqual([])
})

it('RULING-56: in a match of older rules a leader who has come may take it off', () => {
  const before = { year: 313, thorns: [{ counter: 'bagaudes-1', zone: 'GAL5' }] }
  expect(migrations['0.5.0']?.migrate(before)).toEqual({ year: 313, thorns: [thorn('bagaudes-1', 'GAL5')] })
})

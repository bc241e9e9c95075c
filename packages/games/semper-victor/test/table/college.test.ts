import { describe, expect, it } from 'vitest'
import { leaderDies } from '../../../imperator/rules/fate.ts'
import type { Seats } from '../../../table/index.ts'
import type { SemperState } from '../../rules/state.ts'
import { heirsOf } from '../../table/heirs.ts'
import { semperTable } from '../english.ts'
import { emptyMap, play, playUntil, positionOf, primus, secondus } from '../support.ts'
import { inputOf } from './stage.ts'

function twoHeads(change?: (state: SemperState) => void): SemperState {
  return emptyMap(state => {
    primus(state, 'PON1', 'galere')
    secondus(state, 'GAL2', 'licinius')
    state.emperors = { primus: 'galere', secondus: 'licinius' }
    for (const diocese of ['pannoniae', 'pontica', 'oriens', 'asia', 'thracia', 'moesiae'] as const)
      state.regions[diocese] = 'primus'
    for (const diocese of ['galliae', 'viennensis', 'italia', 'hispaniae', 'africa', 'britanniae'] as const)
      state.regions[diocese] = 'secondus'
    change?.(state)
  })
}

const college = (state: SemperState) => {
  const panel = semperTable.scene(inputOf(state, 'primus')).panels.find(({ id }) => id === 'powers')
  if (panel === undefined) throw new Error('there is no college')
  return panel.sections
}

describe('if the head of a side dies', () => {
  /** What the college says, and what the rules then do. */
  const comparison = (state: SemperState, side: 'primus' | 'secondus') => {
    const told = heirsOf(positionOf(state), side)
    const { state: after } = play(g => leaderDies(g, String(state.emperors[side]), 'natural'), {
      state,
      choices: [],
      dice: [],
    })
    return { told, throne: after.emperors[side], after }
  }

  it('SV-3.5.2-C, SV-3.5.2-H: the other Augustus', () => {
    const state = twoHeads(state => {
      primus(state, 'PON2', 'severe', 'maxence')
      state.augusti.primus = ['severe']
      state.caesares.primus = ['maxence']
      secondus(state, 'GAL3', 'constantin')
      state.augusti.secondus = ['constantin']
    })
    const first = comparison(state, 'primus')
    expect(first.told).toEqual({ follows: 'augustus', rule: 'SV-3.5.2-C', heirs: [first.throne] })
    const second = comparison(state, 'secondus')
    expect(second.told).toEqual({ follows: 'augustus', rule: 'SV-3.5.2-H', heirs: [second.throne] })
  })

  it('SV-3.5.2-D, SV-3.5.2-E: the only Caesar, or the better of two', () => {
    const one = comparison(
      twoHeads(state => {
        primus(state, 'PON2', 'severe')
        state.caesares.primus = ['severe']
      }),
      'primus',
    )
    expect(one.told).toEqual({ follows: 'caesar', rule: 'SV-3.5.2-D', heirs: [one.throne] })
    const two = comparison(
      twoHeads(state => {
        primus(state, 'PON2', 'severe', 'maximin-daia')
        state.caesares.primus = ['severe', 'maximin-daia']
      }),
      'primus',
    )
    expect(two.told).toEqual({ follows: 'best-caesar', rule: 'SV-3.5.2-E', heirs: [two.throne] })
  })

  it('SV-3.5.2-F: the Secondus Augustus, and roles change', () => {
    const { told, throne, after } = comparison(twoHeads(), 'primus')
    expect(told).toEqual({ follows: 'secondus', rule: 'SV-3.5.2-F', heirs: [throne] })
    expect(after.turn.roleChange).toBe('succession')
    // RULING-88: then nothing is said until they have changed.
    expect(heirsOf(positionOf(after), 'primus')).toBeNull()
  })

  it('SV-3.5.2-I: a general of Secondus becomes a Usurper, or nobody is there', () => {
    const state = twoHeads(state => secondus(state, 'GAL3', 'constantin'))
    expect(heirsOf(positionOf(state), 'secondus')).toEqual({
      follows: 'usurper',
      rule: 'SV-3.5.2-I',
      heirs: [],
    })
    // There is but one, and the next question is where his revolt spreads.
    const { state: after } = playUntil(g => leaderDies(g, 'licinius', 'natural'), { state, choices: [] })
    expect(after.emperors.secondus).toBeNull()
    expect(after.usurpations.map(({ usurper }) => usurper)).toEqual(['constantin'])
    expect(heirsOf(positionOf(twoHeads()), 'secondus')?.follows).toBe('nobody')
  })
})

describe('the college', () => {
  const seatsOf = (state: SemperState): Seats => {
    const seats = college(state).find(({ figure }) => figure?.kind === 'seats')?.figure
    if (seats?.kind !== 'seats') throw new Error('there are no seats')
    return seats
  }

  it('SV-3.5.1-B, SV-3.5.1-D: four seats a side; free ones, and those that no capital is left for', () => {
    const state = twoHeads(state => {
      secondus(state, 'GAL3', 'constantin', 'maxence')
      state.caesares.secondus = ['constantin', 'maxence']
    })
    const [first, second] = seatsOf(state).sides
    expect(first?.seats.map(({ short, leader }) => leader?.id ?? short)).toEqual(['galere', 'A', 'C', 'C'])
    expect(first?.seats[1]?.note).toBe('free')
    expect(first?.seats[0]?.place).toBe('PON1')
    expect(second?.seats.map(({ leader }) => leader?.id ?? null)).toEqual([
      'licinius',
      null,
      'constantin',
      'maxence',
    ])
    // Treveri, Arelate and Mediolanum: three capitals, three emperors.
    expect(second?.limit).toMatchObject({ used: 3, held: 3 })
    expect(second?.seats[1]?.note).toBe('no capital left')
  })

  it('SV-10.1-D: twelve Dioceses, a crown for each capital', () => {
    const tiles = college(twoHeads()).find(({ figure }) => figure?.kind === 'tiles')
    const shown = tiles?.figure?.kind === 'tiles' ? tiles.figure.tiles : []
    expect(shown.length).toBe(12)
    expect(shown.filter(({ icon }) => icon === 'crown').map(({ id }) => id)).toEqual([
      'galliae',
      'viennensis',
      'italia',
      'pannoniae',
      'pontica',
      'oriens',
    ])
    expect(tiles?.title).toBe('Dioceses 6 : 6, VP a year 2 : 2')
  })
})

import { describe, expect, it } from 'vitest'
import { boxes, type SemperState } from '../../rules/state.ts'
import { endOfYear, levelOf, magnenceResult, playerOf, resultOf } from '../../rules/victory.ts'
import { allTo, place, play, positionOf, scenario } from '../support.ts'

/** How a match ended; null: it goes on. */
function resultIn({ match: { result } }: ReturnType<typeof play>) {
  return result === null || result.rule === 'test' ? null : result
}

describe('the end', () => {
  it('SV-10.3-A: more than twice is decisive, more than five times definitive (RULING-69)', () => {
    expect([levelOf(20, 10), levelOf(21, 10), levelOf(50, 10), levelOf(51, 10), levelOf(1, 0)]).toEqual([
      'victory',
      'decisive',
      'decisive',
      'definitive',
      'definitive',
    ])
    const state = scenario('2')
    state.points = { primus: 9, secondus: 9 }
    expect(resultOf(positionOf(state)).winners).toEqual([])
    state.points = { primus: 9, secondus: 8 }
    expect(resultOf(positionOf(state))).toMatchObject({
      winners: ['primus'],
      outcome: 'victory',
      rule: 'SV-10.3-A',
    })
    // The loser's points count, not the winner's own.
    for (const [primus, secondus, outcome] of [
      [17, 8, 'decisive'],
      [16, 8, 'victory'],
      [8, 41, 'definitive'],
      [8, 40, 'decisive'],
    ] as const) {
      state.points = { primus, secondus }
      expect(resultOf(positionOf(state)).outcome, `${primus} to ${secondus}`).toBe(outcome)
    }
  })

  const ended = (id: string, change: (state: SemperState) => void) =>
    resultIn(play(endOfYear, { state: scenario(id, change), impossible: true }))

  it('SV-SC-A, SV-2.F-6, SV-S2-C, SV-10.2-P9: after the last year, with 5 VP for Primus', () => {
    expect(
      ended('2', state => {
        state.year = 312
      }),
    ).toBeNull()
    const result = ended('2', state => {
      state.year = 313
      state.points = { primus: 0, secondus: 4 }
    })
    expect(result).toMatchObject({ winners: ['primus'], scores: { primus: 5, secondus: 4 } })
  })

  it('SV-S1-E: at once with Italia when Maxence is dead', () => {
    const after = (dead: boolean, italia: 'primus' | 'secondus') =>
      ended('1', state => {
        if (dead) place(state, boxes.dead, 'secondus', 'maxence')
        state.regions.italia = italia
      })
    expect(after(true, 'primus')).toMatchObject({ winners: ['primus'], outcome: 'decisive', rule: 'SV-S1-E' })
    expect([after(true, 'secondus'), after(false, 'primus')]).toEqual([null, null])
  })

  it('SV-S1-E, SV-SC-L: after an exchange of roles it is still the player of Constantin, Secondus by then', () => {
    const after = (italia: 'primus' | 'secondus', exchanged: boolean) =>
      ended('1', state => {
        place(state, boxes.dead, exchanged ? 'primus' : 'secondus', 'maxence')
        state.regions.italia = italia
        state.exchanged = exchanged
      })
    expect(after('secondus', true)).toMatchObject({ winners: ['secondus'], rule: 'SV-S1-E' })
    expect([after('primus', true), after('secondus', false)]).toEqual([null, null])
    expect(after('primus', false)).toMatchObject({ winners: ['primus'], rule: 'SV-S1-E' })
  })

  it('SV-S3-A: at once with all twelve Dioceses', () => {
    expect(ended('3', state => allTo(state, 'secondus'))).toMatchObject({
      winners: ['secondus'],
      rule: 'SV-S3-A',
    })
    expect(
      ended('3', state => {
        allTo(state, 'secondus')
        state.regions.italia = 'primus'
      }),
    ).toBeNull()
  })

  it('SV-S4-C: by points after 350', () => {
    const result = ended('4', state => {
      state.year = 350
    })
    expect(result?.rule).toBe('SV-10.3-A')
  })

  it('SV-S5-C, SV-S5-D, SV-SC-L: Magnence reigns or dies; or holds Italia at the end', () => {
    const state = scenario('5')
    expect(magnenceResult(positionOf(state), true).winners).toEqual(['secondus'])
    expect(magnenceResult(positionOf(state), false).winners).toEqual(['primus'])
    state.exchanged = true
    expect(playerOf(positionOf(state), 'secondus')).toBe('primus')
    state.exchanged = false
    state.points = { primus: 9, secondus: 0 }
    expect(resultOf(positionOf(state))).toMatchObject({ winners: ['secondus'], rule: 'SV-S5-D' })
    state.regions.italia = 'primus'
    expect(resultOf(positionOf(state))).toMatchObject({ winners: ['primus'], rule: 'SV-10.3-A' })
  })

  it('SV-S6-B, SV-S7-B: with the year in which Julien dies; early it is worth 10 VP', () => {
    expect(
      ended('6', state => {
        state.endedBy = null
      }),
    ).toBeNull()
    expect(
      ended('6', state => {
        state.endedBy = 305
      }),
    ).not.toBeNull()
    const died = (year: number) =>
      ended('7', state => {
        state.year = year
        state.endedBy = year
        state.points = { primus: 0, secondus: 0 }
      })?.scores?.primus
    expect([died(363), died(364)]).toEqual([15, 5])
  })

  it('SV-S8-C: twice the points and the city for Constantin; more than three quarters, or Primus, for the other', () => {
    const verdict = (built: boolean, primusPoints: number, secondusPoints: number, exchanged = false) => {
      const state = scenario('8')
      state.constantinopolis.built = built
      state.points = { primus: primusPoints, secondus: secondusPoints }
      state.exchanged = exchanged
      return resultOf(positionOf(state)).winners
    }
    expect([verdict(true, 40, 20), verdict(true, 39, 20), verdict(false, 40, 20)]).toEqual([
      ['primus'],
      [],
      [],
    ])
    expect([verdict(true, 40, 30), verdict(true, 39, 30)]).toEqual([[], ['secondus']])
    expect(verdict(false, 0, 99, true)).toEqual(['primus'])
  })
})

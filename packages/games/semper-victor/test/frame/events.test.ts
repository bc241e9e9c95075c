import { describe, expect, it } from 'vitest'
import { eventOfTheYear } from '../../rules/event-of-the-year.ts'
import { semperData as data } from '../../rules/series.ts'
import { boxes, type SemperState } from '../../rules/state.ts'
import {
  allTo,
  atWar,
  d6,
  d10,
  emptyMap,
  isReduced,
  play,
  primus,
  reduced,
  scenario,
  where,
} from '../support.ts'

/** Nobody on the map and no Roman unit waiting to return: all are in Achaea with Primus. */
function winter(change: (state: SemperState) => void): SemperState {
  return emptyMap(state => {
    allTo(state, 'primus')
    for (const unit of data.romanUnitIds) {
      if (!data.romanUnitsOfKind.ripenses.includes(unit)) primus(state, 'MOE5', unit)
      else primus(state, data.units[unit]?.home ?? '', unit)
    }
    change(state)
  })
}

describe('events', () => {
  /** The event of this number, rolled with these two dice. */
  const event = (
    number: number,
    change: (state: SemperState) => void = () => {},
    more: Parameters<typeof play>[1]['dice'] = [],
    options = {},
  ) => {
    const six = Math.min(6, number)
    return play(eventOfTheYear, {
      state: winter(change),
      dice: [d6('event', six), d10('event', number - six), ...(more ?? [])],
      options,
    }).state
  }

  it('SV-2.D-3, SV-EV-2: the sum of the dice is the event', () => {
    expect(event(2).turn.event).toBe('disastrous-weather')
    expect(event(9).turn.event).toBe('dangerous-seas')
  })

  it('SV-EV-1: units in Roma are reduced, an Augustus there falls ill', () => {
    const after = event(1, state => {
      primus(state, 'ITA5', 'cornuti', 'galere', 'severe')
      state.emperors.primus = 'galere'
    })
    expect([isReduced(after, 'cornuti'), after.turn.ill]).toEqual([true, ['galere']])
    const elsewhere = event(1, state => {
      primus(state, 'ITA4', 'cornuti', 'galere')
      state.emperors.primus = 'galere'
    })
    expect([isReduced(elsewhere, 'cornuti'), elsewhere.turn.ill]).toEqual([false, []])
  })

  it('SV-EV-4: the Primus Augustus is ill', () => {
    const after = event(4, state => {
      primus(state, 'ITA4', 'galere')
      state.emperors.primus = 'galere'
    })
    expect(after.turn.ill).toEqual(['galere'])
  })

  it('SV-EV-7, SV-EV-8: one sequence less in all, one less each', () => {
    const five = (state: SemperState) => {
      state.sequences = { primus: 3, secondus: 2 }
    }
    expect(event(7, five).sequences).toEqual({ primus: 2, secondus: 2 })
    expect(event(8, five).sequences).toEqual({ primus: 2, secondus: 1 })
  })

  it('SV-EV-7, SV-EV-8: the sequences that are left are told', () => {
    for (const number of [7, 8]) {
      const state = winter(each => {
        each.sequences = { primus: 3, secondus: 2 }
      })
      const run = play(eventOfTheYear, { state, dice: [d6('event', 6), d10('event', number - 6)] })
      const told = run.events.find(({ kind }) => kind === 'sequences')
      expect(told?.rule).toBe(`SV-EV-${number}`)
      expect(told?.data).toMatchObject(run.state.sequences)
    }
  })

  it('SV-EV-10: one more for Secondus at the end', () => {
    expect(event(10).turn.extraSequence).toBe('secondus')
  })

  it('SV-EV-11: 0 all capitals, even the west, odd the east', () => {
    const rage = (shows: number) => event(11, () => {}, [d10('popular rage', shows)]).turn.rage
    expect(rage(0)).toHaveLength(6)
    expect(rage(2)).toEqual(['GAL2', 'VIE3', 'ITA2'])
    expect(rage(1)).toEqual(['PAN3', 'PON1', 'ORI2'])
  })

  it('SV-EV-13: units in Oriens are reduced, reduced ones are gone', () => {
    const after = event(13, state => {
      primus(state, 'ORI2', 'cornuti', 'batavi', 'severe')
      reduced(state, 'batavi')
    })
    expect([isReduced(after, 'cornuti'), where(after, 'batavi'), where(after, 'severe')]).toEqual([
      true,
      boxes.reserve,
      'ORI2',
    ])
  })

  it('SV-EV-14: Persians at peace go to war, even bound by a peace; at war they make peace', () => {
    expect(event(14).peoples.persians.status).toBe('war')
    const bound = (state: SemperState) => {
      state.peoples.persians.barredUntil = state.year + 3
    }
    expect(event(14, bound).peoples.persians.status).toBe('war')
    expect(event(14, bound, [], { excitablePersians: 'notDuringPeace' }).peoples.persians.status).toBe(
      'peace',
    )
    const state = winter(state => atWar(state, 'persians', 'secondus'))
    const { state: after } = play(eventOfTheYear, {
      state,
      dice: [d6('event', 6), d10('event', 8)],
      choices: [...data.peoples.persians.units, 'hormoz-ii'].map(() => 'place PER2'),
    })
    expect(after.peoples.persians).toMatchObject({ status: 'peace', barredUntil: null })
  })

  it('SV-EV-15: all German units are reduced, at peace too; reduced ones stay', () => {
    const after = event(15, state => {
      atWar(state, 'quades', 'secondus')
      reduced(state, 'quades-1')
    })
    expect([isReduced(after, 'franci-1'), where(after, 'quades-1'), isReduced(after, 'picts-1')]).toEqual([
      true,
      'QUA',
      false,
    ])
  })

  it('SV-S1-B: the first scenario has none', () => {
    expect(play(eventOfTheYear, { state: scenario('1') }).state.turn.event).toBeNull()
  })
})

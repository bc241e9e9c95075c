import { describe, expect, it } from 'vitest'
import { eventOfTheYear } from '../../rules/event-of-the-year.ts'
import { initiative } from '../../rules/initiative.ts'
import { scorePoints } from '../../rules/points.ts'
import { phases } from '../../rules/sequence.ts'
import { semperData as data } from '../../rules/series.ts'
import { fleetBox, type Semper, type SemperState } from '../../rules/state.ts'
import {
  atWar,
  constantinAlone,
  d6,
  d10,
  emptyMap,
  play,
  positionOf,
  primus,
  scenario,
  secondus,
  sideIn,
} from '../support.ts'

/** One line of the sequence of play. */
const phase = (id: string) => (g: Semper) => {
  const found = phases.find(each => each.id === id)
  if (found === undefined) throw new Error(`no phase ${id}`)
  return found.run(g)
}

describe('the sequence of play', () => {
  const inYear = (year: number) =>
    constantinAlone(state => {
      state.year = year
      state.turn.rage = ['GAL2']
    })
  const dealt = (year: number) =>
    play(phase('A'), {
      state: inYear(year),
      dice: [
        ['draw a stratagem', 1],
        ['draw a stratagem', 1],
      ],
    }).state

  it('SV-2.A-1, RULING-51: what is out of season lies beside the cup, and nothing else', () => {
    const resting = (year: number) => dealt(year).restingCounters
    expect([resting(339), resting(340)]).toEqual([['heresy-1'], ['persecution-1', 'heresy-1']])
    expect(dealt(339).cup).toContain('persecution-1')
  })

  it('SV-2.A-2: each draws one, and the notes of the last year are forgotten', () => {
    const { hands, turn, cup } = dealt(320)
    expect([hands.primus.length, hands.secondus.length, turn.rage]).toEqual([1, 1, []])
    expect(cup).not.toContain(hands.primus[0])
  })

  it('SV-2.C-2, SV-S1-A: a marker is drawn for war, but not where no People takes part', () => {
    const draw = (state: SemperState, dice: [string, number][]) => play(phase('C.war'), { state, dice }).state
    expect(draw(constantinAlone(), [['activation', 1]]).peoples.picts.status).toBe('war')
    expect(draw(scenario('1'), []).peoples.picts.status).toBe('peace')
  })

  it('SV-2.C-7: when the usurpations are over the peace is looked for', () => {
    const peaceful = (change: (state: SemperState) => void) =>
      play(phase('C.usurpations'), { state: constantinAlone(change) }).state.paxRomana
    expect(peaceful(() => {})).toBe(true)
    expect(peaceful(state => atWar(state, 'picts', 'secondus'))).toBe(false)
  })

  it('SV-SC-B: on the first turn the scenario gives the initiative, and nobody rolls; later they do', () => {
    const { firstYear, initiative: first } = data.scenarios['3']
    const state = scenario('3', state => {
      state.initiative = first === 'primus' ? 'secondus' : 'primus'
    })
    expect(play(initiative, { state }).state).toMatchObject({ initiative: first, active: first })
    state.year = firstYear + 1
    expect(play(initiative, { state, dice: [d6('initiative', 1)] }).state.initiative).toBe('primus')
  })

  it('SV-EV-11, SV-3.1.2-D: the people of Constantinopolis rages with the east', () => {
    const raging = (built: boolean, shows: number) => {
      const state = constantinAlone(state => {
        state.constantinopolis.built = built
      })
      const dice = [d6('event', 2), d10('event', 9), d10('popular rage', shows)]
      return play(eventOfTheYear, { state, dice }).state.turn.rage.includes('THR3')
    }
    expect([raging(true, 1), raging(true, 0), raging(true, 2), raging(false, 1)]).toEqual([
      true,
      true,
      false,
      false,
    ])
  })

  it('SV-5-A, RULING-115: when winter kills the Primus Augustus the roles change before the year is out', () => {
    const wintered = (drowns: string) => {
      const state = constantinAlone(state => {
        secondus(state, 'GAL2', 'licinius')
        state.emperors.secondus = 'licinius'
        state.regions.galliae = 'secondus'
        state.points = { primus: 5, secondus: 7 }
        primus(state, 'ITA5', 'severe')
        primus(state, fleetBox('occidentalis'), drowns)
        state.fleets.occidentalis.at = 'SOCC'
      })
      return play(
        function* (g) {
          yield* phase('F.fleets')(g)
          yield* phase('F.markers')(g)
        },
        { state },
      ).state
    }
    const exchanged = wintered('constantin')
    expect(exchanged).toMatchObject({
      emperors: { primus: 'licinius', secondus: null },
      points: { primus: 7, secondus: 5 },
      turn: { roleChange: null },
    })
    expect([sideIn(exchanged, 'licinius'), sideIn(exchanged, 'severe')]).toEqual(['primus', 'secondus'])
    expect(wintered('severe')).toMatchObject({ emperors: { primus: 'constantin', secondus: 'licinius' } })
  })

  it('SV-2.B-1: without a Primus Augustus every roll gives it to Secondus (RULING-22)', () => {
    const state = constantinAlone(state => {
      state.emperors.primus = null
      state.initiative = 'primus'
    })
    expect(play(initiative, { state, dice: [d6('initiative', 1)] }).state.initiative).toBe('secondus')
    expect(positionOf(state).state.initiative).toBe('primus')
  })
})

it('SV-10.1-D, SV-10.2-P9: a player who scores nothing is not in the log', () => {
  const scored = (points: number) =>
    play(g => scorePoints(g, 'primus', points, 'SV-10.2-P9', 'constantinopolis'), { state: emptyMap() })
  expect([scored(0).events, scored(0).state.points.primus]).toEqual([[], 0])
  expect([scored(1).events.length, scored(1).state.points.primus]).toEqual([1, 1])
})

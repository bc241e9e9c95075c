import { describe, expect, it } from 'vitest'
import { movement } from '../../../imperator/rules/movement/phase.ts'
import { reduceUnit } from '../../../imperator/rules/pieces.ts'
import { phases } from '../../rules/sequence.ts'
import { semperData as data } from '../../rules/series.ts'
import { boxes, type SemperState } from '../../rules/state.ts'
import {
  allTo,
  choicesOf,
  d10,
  emptyMap,
  give,
  nothing,
  play,
  playUntil,
  positionOf,
  primus,
  scenario,
  where,
} from '../support.ts'

describe('first things', () => {
  it('SV-0.1-A: the d10 runs from 0 to 9', () => {
    const shown = (die: number) =>
      play(
        function* (g) {
          g.tell({
            kind: 'divine-favour',
            rule: 'SV-0.1-A',
            data: { side: 'primus', value: g.dice.d10('test') },
          })
        },
        { state: scenario('3'), dice: [d10('test', die)] },
      ).events[0]?.data.value
    expect([shown(0), shown(9)]).toEqual([0, 9])
  })

  it('SV-0.4-A: any number of units may share a zone', () => {
    const state = emptyMap(state => {
      allTo(state, 'primus')
      primus(state, 'ITA2', ...data.romanUnitsOfKind.comitatenses)
      primus(state, 'ITA4', 'severe', 'pc-italia-1')
      state.fleets.occidentalis.returns = 999
      state.fleets.orientalis.returns = 999
    })
    const { state: after } = play(movement, {
      state,
      choices: ['lead severe', 'take pc-italia-1', 'to ITA2', 'stop', 'done'],
    })
    expect(where(after, 'severe')).toBe('ITA2')
  })

  it('SV-1.1-A, SV-1.3-A: a unit of a People is reduced, then eliminated like a Roman one', () => {
    const state = scenario('6')
    const position = positionOf(state)
    expect(reduceUnit(position, 'picts-1')).toBe(false)
    expect(reduceUnit(position, 'picts-1')).toBe(true)
    expect(where(state, 'picts-1')).toBe(boxes.people)
  })

  it('SV-2.C-5, SV-2.C-6: in Phase C each may play uprisings, then usurpations, the initiative player first', () => {
    const state: SemperState = scenario('6', state => {
      give(state, 'primus', 'soulevement-d-un-peuple-mineur-1')
      give(state, 'secondus', 'soulevement-d-un-peuple-mineur-2')
      give(state, 'secondus', 'usurpation-primus-1')
    })
    const run = (id: string, choices: string[]) => {
      const phase = phases.find(each => each.id === id)
      return playUntil(g => phase?.run(g) ?? nothing(), { state, choices }).decision
    }
    expect([run('C.uprisings', []).role, run('C.uprisings', ['pass']).role]).toEqual(['primus', 'secondus'])
    expect(choicesOf(run('C.usurpations', [])).some(choice => choice.startsWith('usurpation-primus'))).toBe(
      true,
    )
  })

  it('SV-2.D-4: Primus names first, then Secondus', () => {
    const phase = phases.find(each => each.id === 'D.emperors')
    const { decision } = playUntil(g => phase?.run(g) ?? nothing(), { state: scenario('6') })
    expect(decision.role).toBe('primus')
    const next = playUntil(g => phase?.run(g) ?? nothing(), { state: scenario('6'), choices: ['enough'] })
    expect(next.decision.role).toBe('secondus')
  })

  it('SV-2.E-2, SV-2.E-3: an M/CS is movement, then combat; both may play stratagems in it', () => {
    const state = scenario('3', state => {
      give(state, 'secondus', 'assassinat-1')
      state.active = 'primus'
      state.sequences = { primus: 1, secondus: 1 }
    })
    const [move, fight] = ['E.1', 'E.2'].map(id => phases.find(each => each.id === id))
    const first = playUntil(g => move?.run(g) ?? nothing(), { state }).decision
    expect([first.role, first.window]).toEqual(['secondus', 'campaign'])
    expect(playUntil(g => move?.run(g) ?? nothing(), { state, choices: ['pass'] }).decision.task).toBe(
      'movement',
    )
    expect(playUntil(g => fight?.run(g) ?? nothing(), { state }).decision.window).toBe('campaign')
  })

  it('SV-EV-6: in a year of agitation the heads go straight to their nearest capital and stay there', () => {
    const state = emptyMap(state => {
      allTo(state, 'primus')
      primus(state, 'ITA6', 'galere')
      primus(state, 'ITA2', 'severe')
      state.emperors.primus = 'galere'
      state.turn.event = 'political-agitation'
      state.fleets.occidentalis.returns = 999
      state.fleets.orientalis.returns = 999
    })
    const { decision } = playUntil(movement, { state })
    expect(choicesOf(decision)).not.toContain('done')
    // By Italia 5: there is only one shortest way.
    expect(where(playUntil(movement, { state, choices: ['lead galere'] }).state, 'galere')).toBe('ITA2')
    primus(state, 'ITA2', 'galere')
    expect(choicesOf(playUntil(movement, { state }).decision)).toEqual(['lead severe', 'done'])
  })
})

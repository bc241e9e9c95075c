import { describe, expect, it } from 'vitest'
import { movement } from '../../../imperator/rules/movement/phase.ts'
import { boxes, type Semper, type SemperState } from '../../rules/state.ts'
import { beginCivilWar, emperorsWeight } from '../../rules/usurpation/civil-war.ts'
import { appealIn } from '../../rules/usurpation/rally.ts'
import {
  choicesOf,
  d6,
  d10,
  empire,
  play,
  playUntil,
  positionOf,
  primus,
  secondus,
  sideIn,
  usurper,
} from '../support.ts'

/** Sévère stands in Italia 5 with a unit. */
function withSeverus(change?: (state: SemperState) => void): SemperState {
  return empire(state => {
    primus(state, 'ITA5', 'severe', 'batavi')
    change?.(state)
  })
}

describe('what helps a Usurper', () => {
  it('SV-3.6.3-D: one Caesar among others in the Diocese is enough, an Augustus counts before him', () => {
    const state = withSeverus(state => {
      primus(state, 'VIE3', 'alexander', 'maxence')
      secondus(state, 'VIE1', 'bassianus')
      state.caesares.primus = ['alexander']
    })
    const weight = () => emperorsWeight(positionOf(state), 'viennensis')
    expect(weight()).toBe(1)
    state.augusti.secondus = ['bassianus']
    expect(weight()).toBe(2)
    secondus(state, 'GAL1', 'bassianus')
    expect(weight()).toBe(1)
  })

  it('SV-3.6.3-E: the PC of the Usurper if he is there, else of the best who follow him', () => {
    const state = withSeverus(state => {
      secondus(state, 'ITA4', 'severe', 'maxence', 'alexander', 'constantin')
      usurper(state, 'severe', 'secondus', 'maxence', 'alexander')
    })
    const capacity = () => appealIn(positionOf(state), 'secondus', 'ITA4').capacity
    // Sévère 3, Maxence 4, Alexander 3; Constantin, 6, does not belong to them.
    expect(capacity()).toBe(3)
    secondus(state, 'HIS1', 'severe')
    expect(capacity()).toBe(4)
    secondus(state, 'HIS1', 'maxence', 'alexander')
    expect(capacity()).toBe(0)
  })

  it('SV-3.6.3-E: the bonus of the stratagem is taken off the die (RULING-26)', () => {
    const won = (bonus: number, shows: number) => {
      const state = withSeverus(state => {
        state.active = 'secondus'
        secondus(state, 'ITA5', 'severe', 'batavi')
        state.usurpations = [
          {
            usurper: 'severe',
            master: 'secondus',
            bonus,
            followers: [],
            companions: [],
            everybody: false,
            extension: null,
            rose: null,
          },
        ]
        primus(state, 'ITA4', 'heruli')
        state.fleets.occidentalis.returns = 999
      })
      const run = playUntil(movement, {
        state,
        choices: ['lead severe', 'take batavi', 'to ITA4', 'rally'],
        dice: [d6('rally in ITA4', shows)],
        impossible: true,
      })
      return sideIn(run.state, 'heruli') === 'secondus'
    }
    expect([won(0, 3), won(0, 4), won(2, 5), won(2, 6)]).toEqual([true, false, true, false])
  })

  it('SV-3.6.3-E: he takes no more of those he has won than he commands', () => {
    const state = withSeverus(state => {
      state.active = 'secondus'
      secondus(state, 'ITA5', 'alexander', 'batavi')
      usurper(state, 'alexander', 'secondus')
      primus(state, 'ITA4', 'heruli', 'celtae', 'petulantes')
      primus(state, boxes.reserve, 'severe')
      state.fleets.occidentalis.returns = 999
    })
    const taken = (...more: string[]) =>
      playUntil(movement, {
        state,
        choices: ['lead alexander', 'take batavi', 'to ITA4', 'rally', ...more],
        dice: [d6('rally in ITA4', 1)],
        impossible: true,
      }).decision
    expect(choicesOf(taken())).toEqual(['take heruli', 'take celtae', 'take petulantes', 'enough'])
    expect(choicesOf(taken('take heruli'))).toEqual(['take celtae', 'take petulantes', 'enough'])
    // Alexander has CC 3.
    expect([taken('take heruli', 'take celtae').task, taken('enough').task]).toEqual(['march', 'march'])
    expect(taken('take heruli', 'take celtae').about?.units).toEqual(['batavi', 'heruli', 'celtae'])
  })
})

it('SV-3.6.3-D: where there is one neighbour the revolt is tried there', () => {
  const state = empire(state => {
    secondus(state, 'BRI1', 'severe')
    usurper(state, 'severe', 'secondus')
  })
  const procedure = function* (g: Semper) {
    const [usurpation] = g.state.usurpations
    if (usurpation !== undefined) yield* beginCivilWar(g, usurpation)
  }
  const { state: after } = play(procedure, { state, dice: [d10('extension to galliae', 9)] })
  expect(after.usurpations[0]?.extension).toBe('galliae')
})

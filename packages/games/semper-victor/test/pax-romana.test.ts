import { expect, it } from 'vitest'
import { yearOfPeace } from '../rules/pax-romana.ts'
import type { SemperState } from '../rules/state.ts'
import { scoresOf } from '../rules/victory.ts'
import { constantinAlone, d10, play, positionOf, primus, secondus } from './support.ts'

/** Pax Romana in 340, in which Constantin dies for certain; Constance II may with a 1 less than `limit`. */
function colleagues(change: (state: SemperState) => void = () => {}): SemperState {
  return constantinAlone(state => {
    state.year = 340
    state.paxRomana = true
    primus(state, 'ORI2', 'constance-ii')
    state.augusti.primus = ['constance-ii']
    change(state)
  })
}

it('SV-2.C-8, RULING-06: a peace survives the Primus Augustus while a colleague lives', () => {
  const { state } = play(yearOfPeace, { state: colleagues() })
  expect([state.paxRomana, state.emperors.primus]).toEqual([true, 'constance-ii'])
})

it('SV-2.C-8, RULING-06: it ends with the last of two Augusti who die in one year, whoever of them dies first', () => {
  const both = (head: string, colleague: string) =>
    colleagues(state => {
      // Both are of an age at which nobody asks the dice.
      state.year = 365
      state.emperors.primus = head
      state.augusti.primus = [colleague]
      primus(state, 'ITA2', 'valentinien')
      state.caesares.primus = ['valentinien']
    })
  for (const state of [both('constantin', 'constance-ii'), both('constance-ii', 'constantin')]) {
    const { state: after, events } = play(yearOfPeace, { state })
    expect([after.paxRomana, after.emperors.primus]).toEqual([false, 'valentinien'])
    expect(events.filter(({ kind }) => kind === 'pax-broken')).toHaveLength(1)
  }
})

it('SV-2.C-8, SV-10.2-P6, SV-10.2-S7: peace and usurpation are never scored together', () => {
  const state = colleagues(state => {
    state.year = 365
    primus(state, 'ITA2', 'valentinien')
    secondus(state, 'AFR4', 'sebastien')
  })
  const { state: after } = play(yearOfPeace, {
    state,
    choices: ['extend oriens'],
    dice: [d10('extension to oriens', 9)],
    impossible: true,
  })
  expect(after.usurpations).toMatchObject([{ usurper: 'sebastien' }])
  const points = (side: 'primus' | 'secondus', what: string) =>
    scoresOf(positionOf(after), side).find(score => score.what === what)?.points
  expect([points('secondus', 'usurpation'), points('primus', 'pax-romana')]).toEqual([3, 0])
})

it('SV-2.C-8: a Caesar, a colleague alone or a plain leader may die in peace', () => {
  const state = constantinAlone(state => {
    state.year = 365
    state.paxRomana = true
    primus(state, 'PON1', 'valentinien')
    state.emperors.primus = 'valentinien'
    primus(state, 'ORI2', 'constance-ii', 'constantin-ii', 'constantin')
    state.augusti.primus = ['constance-ii']
    state.caesares.primus = ['constantin-ii']
  })
  const { state: after } = play(yearOfPeace, { state })
  expect([after.paxRomana, after.augusti.primus, after.caesares.primus]).toEqual([true, [], []])
})

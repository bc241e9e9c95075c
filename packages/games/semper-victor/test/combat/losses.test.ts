import { describe, expect, it } from 'vitest'
import { shareOf } from '../../../imperator/rules/combat/losses.ts'
import { combat } from '../../../imperator/rules/combat/phase.ts'
import { semperData as data } from '../../rules/series.ts'
import type { SemperState } from '../../rules/state.ts'
import {
  atWar,
  choicesOf,
  d6,
  field,
  isReduced,
  place,
  play,
  playUntil,
  primus,
  reduced,
  secondus,
  usurper,
  where,
} from '../support.ts'

const four = ['batavi', 'ioviani', 'herculiani', 'celtae']

const others = ['heruli', 'petulantes', 'cornuti', 'bracchiati']

describe('winner and loser', () => {
  /** Four units attack one; the die shows 4 at 4/1: R / A. */
  const rout = (change: (state: SemperState) => void, die: number, choices: string[]) =>
    play(combat, {
      state: field(state => {
        primus(state, 'ITA5', 'batavi', 'ioviani', 'herculiani', 'celtae', 'petulantes')
        secondus(state, 'ITA5', 'heruli')
        state.arrivals = [{ piece: 'batavi', zone: 'ITA5', from: 'ITA4', crossed: false }]
        change(state)
      }),
      dice: [d6('battle', die)],
      choices,
    }).state

  it('SV-8.4.2-B, SV-8.4.2-D: A reduces all, and eliminates the reduced; R harms nobody', () => {
    const after = rout(() => {}, 4, ['retreat ITA2'])
    expect([where(after, 'heruli'), isReduced(after, 'heruli')]).toEqual(['ITA2', true])
    expect(isReduced(after, 'batavi')).toBe(false)
    expect(
      where(
        rout(state => reduced(state, 'heruli'), 4, []),
        'heruli',
      ),
    ).toBe('box-reserve')
  })

  it('SV-8.4.2-A, SV-8.5.1-A: E eliminates all units and leaders', () => {
    // TB 1 against Alexander's 0: row 7 at 4/1 is R / E, row 6 is R / A.
    const beaten = (die: number, choices: string[]) => {
      const after = rout(state => secondus(state, 'ITA5', 'alexander'), die, choices)
      return ['heruli', 'alexander'].map(id => where(after, id))
    }
    expect(beaten(6, [])).toEqual(['box-reserve', 'box-dead'])
    expect(beaten(5, ['retreat ITA2'])).toEqual(['ITA2', 'ITA2'])
  })

  it('SV-8.4.2-C: a share of the beaten, rounded down, never more than there are (TV-39, TV-40)', () => {
    expect([shareOf(9, 2, 6), shareOf(4, 3, 2), shareOf(3, 1, 5), shareOf(4, 1, 5)]).toEqual([4, 2, 0, 1])
  })

  it('SV-8.4.1-A: anybody who cannot leave is lost, ripenses outside their Diocese for one (TV-41)', () => {
    const after = play(combat, {
      state: field(state => {
        primus(state, 'BRI1', 'batavi', 'ioviani', 'herculiani', 'celtae', 'petulantes')
        primus(state, 'BRI2', 'cornuti')
        primus(state, 'BRI3', 'bracchiati')
        secondus(state, 'BRI1', 'ri-britanniae', 'heruli')
        atWar(state, 'picts', 'primus')
        place(state, 'box-people', null, ...data.peoples.picts.units)
      }),
      dice: [d6('battle', 4)],
      choices: [],
    }).state
    expect(['ri-britanniae', 'heruli'].map(id => where(after, id))).toEqual(['box-reserve', 'box-reserve'])
  })

  it('SV-8.4.1-A: a force may divide, and units follow a leader (RULING-46)', () => {
    const after = rout(state => secondus(state, 'ITA5', 'maxence'), 4, [
      'stand',
      'divide',
      'retreat ITA2',
      'retreat ITA6',
    ])
    expect([where(after, 'maxence'), where(after, 'heruli')]).toEqual(['ITA2', 'ITA6'])
  })

  it('SV-10.1-A: a victory in a battle of 35 SP or more is worth a point', () => {
    const points = (...defenders: string[]) =>
      play(combat, {
        state: field(state => {
          primus(state, 'ITA5', 'batavi', 'ioviani', 'herculiani', 'celtae', 'petulantes')
          secondus(state, 'ITA5', ...defenders)
        }),
        dice: [d6('battle', 6)],
        choices: ['retreat ITA4'],
        impossible: true,
      }).state.points.primus
    // 25 and 10, 25 and 9.
    expect([points('heruli', 'lanciarii'), points('heruli', 'pc-italia-1')]).toEqual([1, 0])
  })
})

describe('a battle that the defender wins', () => {
  const beaten = (choices: string[], change: (state: SemperState) => void = () => {}) =>
    play(combat, {
      state: field(state => {
        primus(state, 'ITA5', ...four)
        secondus(state, 'ITA5', ...others)
        state.arrivals = four.map(piece => ({ piece, zone: 'ITA5', from: 'ITA4', crossed: false }))
        change(state)
      }),
      // 1/1 and row 2: A / 3/4.
      dice: [d6('battle', 2)],
      choices,
    })
  const losses = ['reduce heruli', 'reduce petulantes', 'reduce cornuti']

  it('SV-8.4.2-B, SV-8.4.1-A: all attackers are reduced and leave, even the way they came', () => {
    const { state } = beaten([...losses, 'retreat ITA4'])
    expect(four.map(id => [isReduced(state, id), where(state, id)])).toEqual(Array(4).fill([true, 'ITA4']))
  })

  it('SV-8.4.2-C: the defender picks three quarters of four units, each once', () => {
    const { state } = beaten([...losses, 'retreat ITA4'])
    expect(others.map(id => isReduced(state, id))).toEqual([true, true, true, false])
    expect(others.map(id => where(state, id))).toEqual(Array(4).fill('ITA5'))
    const weak = beaten([...losses, 'retreat ITA4'], state => reduced(state, 'heruli', 'batavi')).state
    expect(['heruli', 'batavi'].map(id => where(weak, id))).toEqual(['box-reserve', 'box-reserve'])
  })

  it('SV-8.3-C, SV-10.1-A: the log tells who won, and the defender scores for 40 SP', () => {
    const { state, events } = beaten([...losses, 'retreat ITA4'])
    expect(events.find(({ kind }) => kind === 'battle')?.data).toMatchObject({
      attacker: 'primus',
      defender: 'secondus',
      attackers: four,
      defenders: others,
      strength: [20, 20],
      column: '1/1',
      die: 2,
      row: 2,
      result: 'A / 3/4',
      winner: 'secondus',
    })
    expect(state.points).toEqual({ primus: 0, secondus: 1 })
  })
})

describe('losses of the winner', () => {
  it('SV-8.4.2-C: two units that should lose three lose two, and nobody is asked (TV-40)', () => {
    const state = field(state => {
      primus(state, 'ITA5', 'batavi', 'ioviani')
      secondus(state, 'ITA5', ...others)
      reduced(state, ...others)
    })
    // 10 to 12 is 4/5, quality makes it 1/1; TB 1: row 5 is 3/4 / A.
    const { state: after, events } = play(combat, { state, dice: [d6('battle', 4)] })
    expect(events.find(({ kind }) => kind === 'battle')?.data.result).toBe('3/4 / A')
    expect(['batavi', 'ioviani'].map(id => isReduced(after, id))).toEqual([true, true])
    expect(others.map(id => where(after, id))).toEqual(Array(4).fill('box-reserve'))
  })

  it('SV-8.4.2-C: of two units one is lost, and the winner picks it', () => {
    const state = field(state => {
      primus(state, 'ITA5', 'batavi', 'ioviani')
      secondus(state, 'ITA5', 'heruli', 'cornuti')
    })
    // 1/1 and row 6: 1/2 / A, half of two.
    const { decision } = playUntil(combat, { state, dice: [d6('battle', 6)] })
    expect([decision.role, decision.about?.left, choicesOf(decision)]).toEqual([
      'primus',
      1,
      ['reduce batavi', 'reduce ioviani'],
    ])
  })

  it('SV-8.5.1-A, SV-8.5.2-A: a Usurper who dies of his defeat does not die again of an E', () => {
    const state = field(state => {
      primus(state, 'ITA5', 'galere', ...four, 'petulantes')
      secondus(state, 'ITA5', 'severe', 'heruli')
      state.emperors.primus = 'galere'
      usurper(state, 'severe', 'secondus')
    })
    // TB 2 to 1 and PC 5 to 3: row 7 at 4/1 is R / E.
    const { state: after, events } = play(combat, { state, dice: [d6('battle', 5)], choices: ['stand'] })
    expect(events.find(({ kind }) => kind === 'battle')?.data.result).toBe('R / E')
    expect(events.filter(({ kind }) => kind === 'leader-dies')).toHaveLength(1)
    expect(after.points.primus).toBe(1)
  })
})

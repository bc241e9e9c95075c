import { describe, expect, it } from 'vitest'
import { combat, zonesToResolve } from '../../../imperator/rules/combat/phase.ts'
import { condemned } from '../../rules/combat/leaders.ts'
import { controlOfPeoples } from '../../rules/peoples/control.ts'
import { semperData as data } from '../../rules/series.ts'
import {
  atWar,
  d6,
  d10,
  empire,
  field,
  place,
  play,
  playUntil,
  positionOf,
  primus,
  secondus,
  usurper,
  where,
} from '../support.ts'

const four = ['batavi', 'ioviani', 'herculiani', 'celtae']

describe('leaders alone', () => {
  it('SV-8.1-B, SV-7.1-D: battles and flights are looked for from the first zone to the last', () => {
    const zones = [data.index.placesOnMap[0] ?? '', data.zoneIds.at(-1) ?? '']
    for (const zone of zones) {
      const battle = field(state => {
        primus(state, zone, 'batavi')
        secondus(state, zone, 'heruli')
      })
      expect(zonesToResolve(positionOf(battle))).toEqual([zone])
      const flight = field(state => {
        primus(state, zone, 'severe')
        secondus(state, zone, 'heruli')
      })
      const { state } = play(combat, { state: flight, dice: [d10('solitary', 9)] })
      expect(where(state, 'severe')).toBe('box-dead')
    }
  })

  it('SV-8.1-B: a battle needs units of both sides: leaders alone fight nobody', () => {
    for (const [one, other] of [
      [primus, secondus],
      [secondus, primus],
    ] as const) {
      const state = field(state => {
        one(state, 'ITA5', 'batavi')
        other(state, 'ITA5', 'severe')
      })
      expect(zonesToResolve(positionOf(state))).toEqual([])
      other(state, 'ITA5', 'heruli')
      expect(zonesToResolve(positionOf(state))).toEqual(['ITA5'])
    }
  })

  it('SV-8.3-B: the log names the winner, be he the attacker or the defender', () => {
    const winner = (attackers: string[], defenders: string[], shows: number) => {
      const state = field(state => {
        primus(state, 'ITA5', ...attackers)
        secondus(state, 'ITA5', ...defenders)
      })
      const { events } = playUntil(combat, { state, dice: [d6('battle', shows)], impossible: true })
      return events.find(({ kind }) => kind === 'battle')?.data.winner
    }
    expect([winner(four, ['heruli'], 6), winner(['heruli'], four, 1)]).toEqual(['primus', 'secondus'])
  })

  it('SV-S4-B: in the truce a People among the enemies drives out Romans all the same', () => {
    const state = field(state => {
      atWar(state, 'franci', 'secondus')
      place(state, 'GAL1', null, 'franci-1')
      secondus(state, 'GAL1', 'heruli')
      primus(state, 'GAL1', 'severe')
    })
    const { state: after } = play(combat, {
      state: { ...state, scenario: '4', year: 339 },
      dice: [d10('solitary', 9)],
      impossible: true,
    })
    expect(where(after, 'severe')).toBe('box-dead')
  })

  it('SV-7.1-D, SV-4.4.1-A: when a People gets another master a leader among its units flees', () => {
    const state = field(state => {
      atWar(state, 'franci', 'primus')
      place(state, 'GAL1', null, 'franci-1')
      primus(state, 'GAL1', 'severe')
    })
    const { state: after } = play(controlOfPeoples, {
      state,
      dice: [d10('solitary', 3)],
      choices: ['flee GAL4'],
      impossible: true,
    })
    expect([after.peoples.franci.faction, where(after, 'severe')]).toEqual(['secondus', 'GAL4'])
  })

  it('SV-7.1-D: before the combats, and a stratagem may not turn that die', () => {
    const state = field(state => {
      primus(state, 'ITA7', 'severe')
      secondus(state, 'ITA7', 'batavi')
    })
    const { state: after } = play(combat, { state, dice: [d10('solitary', 8)] })
    expect(where(after, 'severe')).toBe('ITA6')
  })

  it('SV-7.1-D, SV-S4-B: in the truce Romans do not drive out Romans', () => {
    const flees = (year: number) => {
      const state = field(state => {
        primus(state, 'ITA7', 'severe')
        secondus(state, 'ITA7', 'batavi')
      })
      const dice = year === 339 ? [] : [d10('solitary', 8)]
      return where(play(combat, { state: { ...state, scenario: '4', year }, dice }).state, 'severe')
    }
    expect([flees(339), flees(340)]).toEqual(['ITA7', 'ITA6'])
  })

  it('SV-EV-4: an ill leader among enemies has no way out, and one who must retreat dies', () => {
    const state = field(state => {
      primus(state, 'ITA7', 'severe')
      secondus(state, 'ITA7', 'batavi')
      state.turn.ill = ['severe']
    })
    expect(where(play(combat, { state }).state, 'severe')).toBe('box-dead')
    const beaten = field(state => {
      primus(state, 'ITA5', ...four, 'petulantes')
      secondus(state, 'ITA5', 'heruli', 'maxence', 'alexander')
      state.turn.ill = ['maxence']
    })
    const { state: after } = play(combat, {
      state: beaten,
      dice: [d6('battle', 4)],
      choices: ['stand', 'retreat ITA4'],
    })
    expect(['maxence', 'alexander', 'heruli'].map(id => where(after, id))).toEqual([
      'box-dead',
      'ITA4',
      'ITA4',
    ])
  })
})

describe('battles with a Usurper', () => {
  it('SV-8.5.2-A: emperors die of a defeat by a Usurper, a Usurper of one by emperors, others do not', () => {
    const state = empire(state => {
      primus(state, 'ITA5', 'severe', 'maxence')
      secondus(state, 'ITA5', 'alexander', 'bassianus')
      state.caesares.primus = ['severe']
      usurper(state, 'alexander', 'secondus', 'bassianus')
    })
    const doomed = (winner: string[], loser: string[]) =>
      condemned(positionOf(state), { leaders: winner }, { leaders: loser })
    expect(doomed(['alexander'], ['severe', 'maxence'])).toEqual(['severe'])
    expect(doomed(['severe'], ['alexander', 'bassianus'])).toEqual(['alexander'])
    expect(doomed(['maxence'], ['alexander'])).toEqual([])
    expect(doomed(['bassianus'], ['severe'])).toEqual([])
  })
})

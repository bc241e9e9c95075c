import { describe, expect, it } from 'vitest'
import { evasionTarget, whyNoEvasion, whyNotAlong } from '../../../imperator/rules/combat/evasion.ts'
import { combat } from '../../../imperator/rules/combat/phase.ts'
import { evaders } from '../../rules/combat/zone.ts'
import { semperData as data } from '../../rules/series.ts'
import type { SemperState } from '../../rules/state.ts'
import {
  atWar,
  choicesOf,
  d6,
  field,
  place,
  play,
  playUntil,
  positionOf,
  primus,
  secondus,
  where,
} from '../support.ts'

describe('evasion', () => {
  /** Primus attacks Maxence (SR 2, CC 4) in Italia 5, having come from Italia 4. */
  const attacked = (change: (state: SemperState) => void = () => {}) =>
    field(state => {
      primus(state, 'ITA5', 'batavi')
      secondus(state, 'ITA5', 'maxence', 'heruli')
      state.arrivals = [{ piece: 'batavi', zone: 'ITA5', from: 'ITA4', crossed: false }]
      change(state)
    })

  it('SV-8.2-A: a d6 lower than the best SR of the leaders there', () => {
    const evades = (shows: number) =>
      playUntil(combat, {
        state: attacked(),
        choices: ['evade'],
        dice: shows === 1 ? [d6('evasion', 1)] : [d6('evasion', shows), d6('battle', 6)],
      }).decision.task
    expect([evades(1), evades(2)]).toEqual(['evade-with', 'retreat'])
  })

  it('SV-8.2-A: nobody is asked for a roll that never succeeds, and the log says so', () => {
    const state = field(state => {
      primus(state, 'ITA5', 'batavi')
      secondus(state, 'ITA5', 'dux-mediolanum', 'heruli')
    })
    expect(evaders(positionOf(state), 'ITA5', 'secondus')).toEqual(['dux-mediolanum'])
    const { decision, events } = playUntil(combat, { state, dice: [d6('battle', 6)] })
    expect(decision.task).toBe('retreat')
    expect(events.find(({ kind }) => kind === 'no-evasion')?.data).toEqual({
      side: 'secondus',
      zone: 'ITA5',
      below: 1,
    })
  })

  it('SV-8.2-A: without a leader nobody evades', () => {
    const state = field(state => {
      primus(state, 'ITA5', 'batavi')
      secondus(state, 'ITA5', 'heruli')
    })
    expect(evaders(positionOf(state), 'ITA5', 'secondus')).toEqual([])
  })

  it('SV-8.2-B, SV-8.2-D: one zone, free of enemies, and not where the attacker came from', () => {
    const { decision } = playUntil(combat, {
      state: attacked(state => primus(state, 'ITA6', 'celtae')),
      choices: ['evade', 'evade maxence'],
      dice: [d6('evasion', 1)],
    })
    expect(choicesOf(decision).filter(choice => choice.startsWith('evade-to'))).toEqual(['evade-to ITA2'])
  })

  it('SV-8.2-B: ripenses only in their Diocese, others by their limits (TV-36, TV-37)', () => {
    const zones = (change: (state: SemperState) => void, unit: string) =>
      choicesOf(
        playUntil(combat, {
          state: field(state => {
            primus(state, 'GAL3', 'batavi')
            secondus(state, 'GAL3', 'maxence', unit)
            change(state)
          }),
          choices: ['evade', 'evade maxence', `take ${unit}`],
          dice: [d6('evasion', 1)],
        }).decision,
      ).filter(choice => choice.startsWith('evade-to'))
    expect(zones(() => {}, 'ri-galliae')).toEqual(['evade-to GAL2', 'evade-to GAL5'])
    const emperor = (state: SemperState) => {
      state.augusti.secondus = ['maxence']
      state.peoples.alamanni = { status: 'war', faction: 'primus', barredUntil: null, sentHomeBy: null }
      place(state, 'box-people', null, ...data.peoples.alamanni.units)
    }
    expect(zones(emperor, 'pc-galliae-1')).toContain('evade-to ITA1')
    expect(zones(emperor, 'pc-galliae-1')).toContain('evade-to ALA')
    expect(zones(() => {}, 'pc-galliae-1')).not.toContain('evade-to ITA1')
  })

  it('SV-8.2-C: he takes no more units than his CC; what stays fights', () => {
    const state = attacked(state => secondus(state, 'ITA5', 'celtae', 'petulantes', 'ioviani', 'herculiani'))
    const take = ['heruli', 'celtae', 'petulantes', 'ioviani'].map(unit => `take ${unit}`)
    const { decision } = playUntil(combat, {
      state,
      choices: ['evade', 'evade maxence', ...take],
      dice: [d6('evasion', 1)],
    })
    expect(choicesOf(decision)).not.toContain('take herculiani')
  })
})

describe('evasion', () => {
  /** Primus attacks Maxence and Alexander in Italia 5, having come from Italia 4. */
  const attacked = (change: (state: SemperState) => void = () => {}) =>
    field(state => {
      primus(state, 'ITA5', 'batavi')
      secondus(state, 'ITA5', 'maxence', 'alexander', 'heruli', 'cornuti')
      state.arrivals = [{ piece: 'batavi', zone: 'ITA5', from: 'ITA4', crossed: false }]
      change(state)
    })

  it('SV-8.2-A, SV-8.2-C: each leader may leave with his men for a zone of his own; then nobody fights', () => {
    const { state, events } = play(combat, {
      state: attacked(),
      choices: [
        'evade',
        'evade maxence',
        'take heruli',
        'evade-to ITA2',
        'evade alexander',
        'take cornuti',
        'evade-to ITA6',
      ],
      dice: [d6('evasion', 1)],
    })
    expect(['maxence', 'heruli', 'alexander', 'cornuti'].map(id => where(state, id))).toEqual([
      'ITA2',
      'ITA2',
      'ITA6',
      'ITA6',
    ])
    expect(events.map(({ kind }) => kind)).not.toContain('battle')
  })

  it('SV-8.2-C: what stays fights', () => {
    const { events } = play(combat, {
      state: attacked(),
      choices: ['evade', 'evade maxence', 'take alexander', 'evade-to ITA2', 'retreat ITA4'],
      dice: [d6('evasion', 1), d6('battle', 1)],
      impossible: true,
    })
    expect(events.find(({ kind }) => kind === 'battle')?.data.defenders).toEqual(['heruli', 'cornuti'])
  })

  it('SV-8.2-A: the best SR counts, and without a leader it is nothing', () => {
    const state = attacked(state => secondus(state, 'ITA5', 'constantin'))
    expect(evasionTarget(positionOf(state), 'ITA5', 'secondus')).toBe(4)
    expect(evasionTarget(positionOf(state), 'ITA5', 'primus')).toBe(0)
  })

  it('SV-EV-4, SV-EV-6: a leader who is ill, or bound to his seat, does not evade', () => {
    const why = (change: (state: SemperState) => void, id = 'maxence') =>
      whyNoEvasion(positionOf(attacked(change)), id)?.rule ?? null
    expect(why(() => {})).toBeNull()
    expect(
      why(state => {
        state.turn.ill = ['maxence']
      }),
    ).toBe('SV-EV-4')
    const agitated = (seat: string) =>
      why(state => {
        state.turn.event = 'political-agitation'
        state.emperors.secondus = 'maxence'
        state.regions.italia = 'secondus'
        secondus(state, seat, 'maxence')
      })
    expect([agitated('ITA2'), agitated('ITA5')]).toEqual(['SV-EV-6', null])
    expect(why(state => atWar(state, 'franci', 'primus'), 'athanaric')).toBe('SV-3.7.1-A')
  })

  it('SV-8.2-D: nor who has nowhere to go', () => {
    const state = attacked(state => {
      for (const zone of ['ITA2', 'ITA6']) primus(state, zone, zone === 'ITA2' ? 'celtae' : 'ioviani')
    })
    expect(whyNoEvasion(positionOf(state), 'maxence')?.rule).toBe('SV-8.2-D')
  })

  it('SV-8.2-C: who can go along with Alexander, CC 3', () => {
    const state = attacked(state => {
      secondus(state, 'ITA5', 'petulantes', 'bracchiati', 'galere', 'pc-galliae-1')
      secondus(state, 'ITA2', 'lanciarii')
      state.turn.ill = ['galere']
    })
    const why = (piece: string, ...taken: string[]) => {
      const reason = whyNotAlong(positionOf(state), 'ITA5', ['alexander', ...taken], piece)
      return reason === null ? null : `${reason.rule} ${reason.why}`
    }
    expect(why('heruli')).toBeNull()
    expect(why('maxence')).toBeNull()
    expect(why('heruli', 'heruli')).toBe('SV-8.2-C already-taken')
    expect(why('batavi')).toBe('SV-8.2-C not-yours')
    expect(why('lanciarii')).toBe('SV-8.2-C other-zone')
    expect(why('galere')).toBe('SV-EV-4 ill')
    expect(why('bracchiati', 'heruli', 'cornuti')).toBeNull()
    expect(why('bracchiati', 'heruli', 'cornuti', 'petulantes')).toBe('SV-8.2-C command-full')
    // Leaders are no units.
    expect(why('bracchiati', 'maxence', 'heruli', 'cornuti')).toBeNull()
    // Pseudo-comitatenses of Galliae have nowhere to go with him.
    expect(why('pc-galliae-1')).toBe('SV-8.2-D nowhere-to-evade')
  })

  it('SV-EV-11: nobody evades out of a capital where the people rages', () => {
    const asks = (rage: string[]) => {
      const state = field(state => {
        primus(state, 'ITA2', 'batavi')
        secondus(state, 'ITA2', 'maxence', 'heruli')
        state.turn.rage = rage
      })
      return playUntil(combat, { state, dice: [d6('battle', 6)], choices: [], impossible: true }).decision
        .task
    }
    expect(asks([])).toBe('evade')
    expect(asks(['ITA2'])).not.toBe('evade')
  })
})

it('SV-8.2-B, SV-8.2-D: a single way is enough to evade by, and none is not', () => {
  const why = (...enemies: string[]) => {
    const state = field(state => {
      secondus(state, 'ITA6', 'maxence')
      for (const [index, zone] of enemies.entries()) primus(state, zone, ['batavi', 'celtae'][index] ?? '')
    })
    return whyNoEvasion(positionOf(state), 'maxence')?.why ?? null
  }
  // Italia 6 touches Italia 5 and, over a strait, Italia 7.
  expect([why('ITA5'), why('ITA5', 'ITA7')]).toEqual([null, 'nowhere-to-evade'])
})

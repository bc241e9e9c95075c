import type { ScriptedRoll } from '@aquila/engine'
import { describe, expect, it } from 'vitest'
import { leaderDies } from '../../../imperator/rules/fate.ts'
import { movement } from '../../../imperator/rules/movement/phase.ts'
import type { DioceseId } from '../../data/index.ts'
import { whyNotNamed } from '../../rules/emperors/nominations.ts'
import { fleetBox, type SemperState } from '../../rules/state.ts'
import { whyCampsApart } from '../../rules/usurpation/camps.ts'
import {
  bonusOf,
  type Grade,
  mayHaveAnotherUsurper,
  whyNotUsurper,
} from '../../rules/usurpation/candidates.ts'
import {
  beginCivilWar,
  emperorsWeight,
  extensions,
  turnLeader,
  zoneJoins,
} from '../../rules/usurpation/civil-war.ts'
import { attemptUsurpation, proclaim } from '../../rules/usurpation/proclaim.ts'
import { canRally } from '../../rules/usurpation/rally.ts'
import {
  choicesOf,
  d6,
  d10,
  empire,
  infest,
  play,
  playUntil,
  positionOf,
  primus,
  reduced,
  scenario,
  secondus,
  sideIn,
  usurper,
  where,
} from '../support.ts'

/** Sévère stands in Italia 5 with a unit. */
function withSeverus(change?: (state: SemperState) => void): SemperState {
  return empire(state => {
    primus(state, 'ITA5', 'severe', 'batavi')
    change?.(state)
  })
}

const attempt = (state: SemperState, grade: Grade, choices: string[], dice: readonly ScriptedRoll[]) =>
  play(g => attemptUsurpation(g, 'secondus', grade), { state, choices, dice }).state

describe('civil war', () => {
  it('SV-3.6.3-A: everybody in the zone of the Usurper joins him', () => {
    const state = withSeverus(state => primus(state, 'ITA5', 'alexander', 'dux-mediolanum'))
    const after = attempt(
      state,
      'leader',
      ['support severe', 'extend galliae'],
      [d6('usurpation', 3), d10('extension to galliae', 9)],
    )
    expect(['severe', 'alexander', 'dux-mediolanum', 'batavi'].map(id => sideIn(after, id))).toEqual(
      Array(4).fill('secondus'),
    )
    expect(after.usurpations[0]?.followers).toEqual(['alexander', 'dux-mediolanum'])
  })

  it('SV-3.6.3-B, SV-3.6.3-H: another zone of the Diocese joins on a d6 of at least its best PC', () => {
    const rise = (shows: number) =>
      attempt(
        withSeverus(state => primus(state, 'ITA2', 'maxence', 'alexander', 'heruli')),
        'leader',
        ['support severe', 'extend galliae'],
        [d6('usurpation', 3), d6('loyalty in ITA2', shows), d10('extension to galliae', 9)],
      )
    // Maxence has PC 4, Alexander 3.
    expect(sideIn(rise(4), 'maxence')).toBe('secondus')
    expect(sideIn(rise(4), 'alexander')).toBe('secondus')
    expect(sideIn(rise(4), 'heruli')).toBe('secondus')
    expect(sideIn(rise(3), 'maxence')).toBe('primus')
  })

  it('SV-3.6.3-B: the bonus of the stratagem helps the Usurper (RULING-26)', () => {
    const state = withSeverus(state => {
      primus(state, 'ITA2', 'maxence', 'heruli')
      secondus(state, 'ITA5', 'severe', 'batavi')
      state.usurpations = [
        {
          usurper: 'severe',
          master: 'secondus',
          bonus: 2,
          followers: [],
          companions: [],
          everybody: false,
          extension: null,
          rose: 'italia',
        },
      ]
    })
    const after = play(
      function* (g) {
        const [usurpation] = g.state.usurpations
        if (usurpation !== undefined) yield* beginCivilWar(g, usurpation)
      },
      {
        state,
        choices: ['extend galliae'],
        dice: [d6('loyalty in ITA2', 2), d10('extension to galliae', 6)],
      },
    )
    expect(sideIn(after.state, 'maxence')).toBe('secondus')
    // 6 - 2 = 4 is not lower than Sévère's 3: no roll is made in Galliae.
    expect(after.events.map(event => event.kind)).toContain('usurpation-contained')
  })

  it('SV-3.6.3-C: emperors and all in their zone are loyal without a roll', () => {
    const state = withSeverus(state => {
      primus(state, 'ITA2', 'maxence', 'alexander', 'heruli')
      state.caesares.primus = ['maxence']
    })
    const after = attempt(
      state,
      'leader',
      ['extend galliae'],
      [d6('usurpation', 3), d10('extension to galliae', 9)],
    )
    expect(['maxence', 'alexander', 'heruli'].map(id => sideIn(after, id))).toEqual(Array(3).fill('primus'))
  })

  it('SV-3.6.3-D: a neighbouring Diocese is tested if a d10 is lower than the PC of the Usurper', () => {
    const rise = (shows: number, loyalty: readonly ScriptedRoll[] = []) =>
      attempt(
        withSeverus(state => primus(state, 'VIE3', 'alexander', 'celtae')),
        'leader',
        ['support severe', 'extend viennensis'],
        [d6('usurpation', 3), d10('extension to viennensis', shows), ...loyalty],
      )
    expect(sideIn(rise(2, [d6('loyalty in VIE3', 3)]), 'alexander')).toBe('secondus')
    expect(sideIn(rise(3), 'alexander')).toBe('primus')
  })

  it('SV-3.6.3-D: 2 more if an Augustus is in it, else 1 for a Caesar', () => {
    const state = withSeverus(state => primus(state, 'VIE3', 'alexander'))
    const weight = () => emperorsWeight(positionOf(state), 'viennensis')
    expect(weight()).toBe(0)
    state.caesares.primus = ['alexander']
    expect(weight()).toBe(1)
    state.caesares.primus = []
    state.augusti.primus = ['alexander']
    expect(weight()).toBe(2)
  })

  it('SV-3.6.5-B: two Usurpers do not choose the same Diocese (TV-20)', () => {
    const state = withSeverus(state => {
      secondus(state, 'HIS1', 'alexander')
      secondus(state, 'ITA5', 'maxence')
      usurper(state, 'alexander', 'secondus')
      usurper(state, 'maxence', 'secondus')
    })
    const [first, second] = state.usurpations
    if (first === undefined || second === undefined) throw new Error('no usurpers')
    expect(extensions(positionOf(state), second, 'italia')).toContain('viennensis')
    first.extension = 'viennensis'
    expect(extensions(positionOf(state), second, 'italia')).not.toContain('viennensis')
  })

  it('SV-3.6.5-A: two Usurpers of one player begin in Dioceses that do not touch', () => {
    const near = (zone: string) => {
      const state = withSeverus(state => {
        secondus(state, 'ITA2', 'maxence')
        usurper(state, 'maxence', 'secondus')
        primus(state, zone, 'severe')
      })
      return whyNotUsurper(positionOf(state), 'secondus', 'leader', 'severe')?.rule ?? null
    }
    expect([near('ITA5'), near('VIE3'), near('HIS1')]).toEqual(['SV-3.6.5-A', 'SV-3.6.5-A', null])
  })

  it('SV-3.6.5-A, RULING-121: it is measured from where the first rose, wherever he is by now', () => {
    const state = withSeverus(state => {
      secondus(state, 'ITA2', 'maxence')
      usurper(state, 'maxence', 'secondus')
    })
    const near = (at: string, zone: string) => {
      secondus(state, at, 'maxence')
      primus(state, zone, 'severe')
      return whyNotUsurper(positionOf(state), 'secondus', 'leader', 'severe')?.rule ?? null
    }
    for (const at of ['HIS3', fleetBox('occidentalis'), 'ARM'])
      expect([near(at, 'ITA5'), near(at, 'VIE3'), near(at, 'HIS1')]).toEqual([
        'SV-3.6.5-A',
        'SV-3.6.5-A',
        null,
      ])
  })

  it('SV-3.6.5-A, RULING-121: a Usurper who rose outside the Empire is near no Diocese; the rise is noted', () => {
    const rises = (zone: string) => {
      const state = withSeverus(state => {
        secondus(state, 'AFR4', 'alexander')
        primus(state, zone, 'maxence')
      })
      return play(
        function* (g) {
          proclaim(g, 'maxence', 'secondus', 0, 'SV-3.6.2-A')
        },
        { state },
      ).state
    }
    expect([rises('ITA2'), rises('ARM')].map(({ usurpations }) => usurpations[0]?.rose)).toEqual([
      'italia',
      null,
    ])
    expect(whyNotUsurper(positionOf(rises('ARM')), 'secondus', 'leader', 'severe')).toBeNull()
    expect(scenario('2').usurpations[0]?.rose).toBe('africa')
    expect(scenario('5').usurpations[0]?.rose).toBe('galliae')
  })

  it('SV-3.6.5-A, SV-3.5.2-I, RULING-121: nor is a general raised near the other Usurper by a succession', () => {
    const state = empire(state => {
      secondus(state, 'HIS1', 'maxence')
      usurper(state, 'maxence', 'secondus')
      secondus(state, 'VIE3', 'alexander')
      secondus(state, 'ITA5', 'maximin-daia')
      secondus(state, 'ORI2', 'volusianus')
    })
    const dies = (position: SemperState, ...choices: string[]) =>
      playUntil(g => leaderDies(g, 'licinius', 'natural'), { state: position, choices })
    expect(choicesOf(dies(state).decision)).toEqual(['elevate maximin-daia', 'elevate volusianus'])
    // If all are too near, nobody rises.
    const near = { ...state }
    for (const id of ['maximin-daia', 'volusianus']) secondus(near, 'VIE2', id)
    const { state: after } = play(g => leaderDies(g, 'licinius', 'natural'), { state: near })
    expect(after.usurpations.map(each => each.usurper)).toEqual(['maxence'])
  })

  /** Sévère marches from Italia 5 on Italia 4, where units without a leader stand. */
  const march = (shows: number, answers: string[]) =>
    play(movement, {
      state: withSeverus(state => {
        state.active = 'secondus'
        secondus(state, 'ITA5', 'severe', 'batavi')
        usurper(state, 'severe', 'secondus')
        primus(state, 'ITA4', 'heruli')
        state.fleets.occidentalis.returns = 999
      }),
      choices: ['lead severe', 'take batavi', 'to ITA4', 'rally', ...answers],
      dice: [d6('rally in ITA4', shows)],
    }).state

  it('SV-3.6.3-E: units without a leader are won on a d6 of at most his PC, and can be taken along', () => {
    const after = march(3, ['take heruli', 'to ITA3', 'stop', 'done'])
    expect([where(after, 'heruli'), sideIn(after, 'heruli')]).toEqual(['ITA3', 'secondus'])
  })

  it('SV-3.6.3-E, SV-6.3-D: for a unit that the plague kills there a rallied one goes on, not the dead one', () => {
    const state = withSeverus(state => {
      state.active = 'secondus'
      secondus(state, 'ITA5', 'severe', 'batavi', 'ioviani')
      usurper(state, 'severe', 'secondus')
      primus(state, 'ITA4', 'heruli')
      reduced(state, 'batavi')
      infest(state, 'ITA4')
    })
    const { state: after } = play(movement, {
      state,
      choices: [
        ...['lead severe', 'take batavi', 'take ioviani', 'to ITA4', 'rally', 'take heruli'],
        ...['to ITA3', 'stop', 'done'],
      ],
      dice: [d10('plague on severe', 1), d6('rally in ITA4', 1)],
    })
    expect(['batavi', 'ioviani', 'heruli'].map(id => where(after, id))).toEqual([
      'box-reserve',
      'ITA3',
      'ITA3',
    ])
  })

  /** Maxence, who follows Sévère, passes alone through Italia 4, where enemy units without a leader stand. */
  const passing = (alsoThere: readonly string[]) =>
    playUntil(movement, {
      state: withSeverus(state => {
        state.active = 'secondus'
        secondus(state, 'ITA6', 'severe')
        secondus(state, 'ITA5', 'maxence', 'batavi')
        usurper(state, 'severe', 'secondus', 'maxence')
        primus(state, 'ITA4', 'pc-pannoniae-1')
        secondus(state, 'ITA4', ...alsoThere)
      }),
      choices: ['lead maxence', 'to ITA4'],
    }).decision

  it('SV-3.6.3-I, RULING-105: a leader who may not stop beside an ordinary leader of his player passes, and does not try', () => {
    expect(passing([]).task).toBe('rally')
    const beside = passing(['alexander'])
    expect(beside.task).toBe('march')
    expect(choicesOf(beside)).not.toContain('stop')
  })

  it('SV-3.6.3-F: if not, the march ends there', () => {
    const after = march(4, ['done'])
    expect([where(after, 'severe'), sideIn(after, 'heruli')]).toEqual(['ITA4', 'primus'])
  })

  it('SV-3.6.3-G: units of his own side are not fought, and stop nobody', () => {
    const state = withSeverus(state => {
      state.active = 'secondus'
      secondus(state, 'ITA5', 'severe', 'batavi')
      usurper(state, 'severe', 'secondus')
      secondus(state, 'ITA4', 'heruli')
    })
    const { decision } = playUntil(movement, { state, choices: ['lead severe', 'take batavi', 'to ITA4'] })
    expect(choicesOf(decision)).toContain('to ITA3')
  })

  it('SV-3.6.3-I: a Usurper does not end with ordinary leaders of his player, but may pass (TV-19)', () => {
    const state = withSeverus(state => {
      state.active = 'secondus'
      secondus(state, 'ITA5', 'severe', 'batavi')
      usurper(state, 'severe', 'secondus', 'maxence')
      secondus(state, 'ITA4', 'alexander')
      secondus(state, 'ITA6', 'maxence')
    })
    const stopped = playUntil(movement, { state, choices: ['lead severe', 'take batavi', 'to ITA4'] })
    expect(choicesOf(stopped.decision)).not.toContain('stop')
    expect(choicesOf(stopped.decision)).toContain('to ITA3')
    expect(whyCampsApart(positionOf(state), 'secondus', ['severe'], 'ITA6')).toBeNull()
    expect(whyCampsApart(positionOf(state), 'secondus', ['alexander'], 'ITA6')?.rule).toBe('SV-3.6.3-I')
  })

  it('SV-3.6.5-C: two Usurpers of one player may share a zone', () => {
    const state = withSeverus(state => {
      secondus(state, 'ITA5', 'severe')
      secondus(state, 'ITA4', 'maxence')
      usurper(state, 'severe', 'secondus')
      usurper(state, 'maxence', 'secondus')
    })
    expect(whyCampsApart(positionOf(state), 'secondus', ['severe'], 'ITA4')).toBeNull()
  })
})

describe('what a usurpation does not do', () => {
  it('SV-3.6.5-B, SV-3.6.3-D: from Britannia it spreads nowhere if the other Usurper has chosen Gallia', () => {
    const spread = (taken: DioceseId, dice: readonly ScriptedRoll[]) => {
      const state = empire(state => {
        secondus(state, 'BRI1', 'severe')
        secondus(state, 'ITA5', 'maxence')
        usurper(state, 'maxence', 'secondus')
        usurper(state, 'severe', 'secondus')
        for (const usurpation of state.usurpations)
          if (usurpation.usurper === 'maxence') usurpation.extension = taken
      })
      const { events } = play(
        function* (g) {
          for (const usurpation of g.state.usurpations)
            if (usurpation.usurper === 'severe') yield* beginCivilWar(g, usurpation)
        },
        { state, dice },
      )
      return events.map(({ kind }) => kind)
    }
    expect(spread('galliae', [])).toEqual([])
    expect(spread('viennensis', [d10('extension to galliae', 9)])).toEqual(['usurpation-contained'])
  })

  it('SV-3.7.2-A: anybody who is of the side already does not come over, and the log is silent', () => {
    const events = (to: 'primus' | 'secondus') =>
      play(
        function* (g) {
          turnLeader(g, 'severe', to, 'SV-3.5.2-J')
        },
        { state: withSeverus() },
      ).events.map(({ kind }) => kind)
    expect([events('primus'), events('secondus')]).toEqual([[], ['leader-changes-side']])
  })

  it('SV-3.6.3-E: units are won over in the movement of the rebel, not in that of the enemy', () => {
    const may = (active: 'primus' | 'secondus', rebels: readonly string[]) => {
      const state = withSeverus(state => {
        secondus(state, 'ITA4', 'maxence')
        for (const rebel of rebels) usurper(state, rebel, 'secondus')
        primus(state, 'ITA2', 'heruli')
        state.active = active
      })
      return canRally(positionOf(state), 'secondus', ['maxence'], 'ITA2')
    }
    expect([may('secondus', ['maxence']), may('primus', ['maxence']), may('secondus', [])]).toEqual([
      true,
      false,
      false,
    ])
  })

  it('SV-3.6.4-C, RULING-86: the murder of a Caesar is no success, even if no Augustus is left on his side', () => {
    const state = withSeverus(state => {
      secondus(state, 'GAL2', 'bassianus')
      state.emperors.secondus = null
      state.caesares.secondus = ['bassianus']
      usurper(state, 'severe', 'primus')
    })
    const { state: after } = play(g => leaderDies(g, 'bassianus', 'assassination'), { state })
    expect([after.usurpations.length, after.caesares.secondus]).toEqual([1, []])
  })
})

describe('whom a usurpation binds', () => {
  it('SV-6.1-A to SV-6.2-C: an Augustus rises with a bonus of 2, a Caesar of 1, another leader without', () => {
    expect(bonusOf).toEqual({ augustus: 2, caesar: 1, leader: 0 })
  })

  it('SV-3.6.1-A, SV-3.6.5-A: a player has two Usurpers at most', () => {
    const why = (...usurpers: string[]) => {
      const state = withSeverus(state => {
        secondus(state, 'HIS1', 'maxence')
        secondus(state, 'ORI7', 'alexander')
        for (const id of usurpers) usurper(state, id, 'secondus')
      })
      return mayHaveAnotherUsurper(positionOf(state), 'secondus')
    }
    expect([why(), why('maxence'), why('maxence', 'alexander')]).toEqual([true, true, false])
  })

  it('SV-3.6.3-I: neither a Usurper nor a follower is named Augustus or Caesar', () => {
    const position = positionOf(
      withSeverus(state => {
        secondus(state, 'HIS1', 'maxence', 'alexander')
        secondus(state, 'GAL2', 'volusianus')
        state.regions.viennensis = 'secondus'
        usurper(state, 'maxence', 'secondus', 'alexander')
      }),
    )
    const why = (id: string) => whyNotNamed(position, 'secondus', id, 'caesar')?.why
    expect(['maxence', 'alexander', 'volusianus'].map(why)).toEqual([
      'in-civil-war',
      'in-civil-war',
      undefined,
    ])
  })

  it('SV-3.6.3-A, RULING-25: a leader who joins gives up his rank and his Protectores', () => {
    const state = withSeverus(state => {
      primus(state, 'ITA5', 'maxence')
      state.caesares.primus = ['maxence']
      state.protectores.primus = 'maxence'
      secondus(state, 'ITA2', 'alexander')
      usurper(state, 'alexander', 'secondus')
    })
    const { state: after } = play(
      function* (g) {
        for (const usurpation of g.state.usurpations) yield* zoneJoins(g, usurpation, 'ITA5', 'SV-3.6.3-A')
      },
      { state, impossible: true },
    )
    expect([after.caesares.primus, after.protectores.primus, sideIn(after, 'maxence')]).toEqual([
      [],
      null,
      'secondus',
    ])
  })
})

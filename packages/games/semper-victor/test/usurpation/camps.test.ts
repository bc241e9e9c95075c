import { describe, expect, it } from 'vitest'
import { newEngagement } from '../../../imperator/rules/combat/forces.ts'
import { leaderDies } from '../../../imperator/rules/fate.ts'
import { stratagemsBeforeBattle } from '../../../imperator/rules/stratagems/battle.ts'
import { removeSurplusEmperors } from '../../rules/emperors/surplus.ts'
import { duxReturn, enterLeaders } from '../../rules/entry.ts'
import { semperData as data } from '../../rules/series.ts'
import { boxes, type SemperState } from '../../rules/state.ts'
import { isRebel, whyCampsApart } from '../../rules/usurpation/camps.ts'
import { whyNotUsurper } from '../../rules/usurpation/candidates.ts'
import { attemptUsurpation } from '../../rules/usurpation/proclaim.ts'
import {
  atWar,
  d6,
  d10,
  empire,
  give,
  place,
  play,
  positionOf,
  primus,
  scenario,
  secondus,
  sideIn,
  usurper,
  where,
} from '../support.ts'

/** Sévère (PC 3) is alone in Italia 5. */
function severusAlone(change?: (state: SemperState) => void): SemperState {
  return empire(state => {
    primus(state, 'ITA5', 'severe')
    change?.(state)
  })
}

const severusRises = (state: SemperState, ...loyalty: [zone: string, shows: number][]) =>
  play(g => attemptUsurpation(g, 'secondus', 'leader'), {
    state,
    choices: ['support severe', 'extend galliae'],
    dice: [
      d6('usurpation', 3),
      ...loyalty.map(([zone, shows]) => d6(`loyalty in ${zone}`, shows)),
      d10('extension to galliae', 9),
    ],
  }).state

const dies = (state: SemperState, id: string) => play(g => leaderDies(g, id, 'natural'), { state }).state

describe('camps that would stand mixed', () => {
  it('SV-3.6.3-I, RULING-114: anybody who stands where a Usurper of his own player rises takes up his cause', () => {
    const risen = severusRises(
      severusAlone(state => {
        secondus(state, 'ITA5', 'maxence')
        secondus(state, 'ITA4', 'maximin-daia')
        primus(state, 'AFR4', 'alexander')
      }),
    )
    expect(risen.usurpations).toMatchObject([{ usurper: 'severe', followers: [], companions: ['maxence'] }])
    expect(['maxence', 'maximin-daia'].map(id => isRebel(positionOf(risen), id))).toEqual([true, false])
  })

  it('SV-3.6.3-I, RULING-114: nobody rises beside an emperor of the plotter, but beside a plain leader', () => {
    const state = severusAlone(state => secondus(state, 'ITA5', 'maxence'))
    const why = () => whyNotUsurper(positionOf(state), 'secondus', 'leader', 'severe')
    expect(why()).toBeNull()
    state.caesares.secondus = ['maxence']
    expect(why()).toMatchObject({ rule: 'SV-3.6.3-I', why: 'your-emperor-there' })
  })

  it('SV-3.6.3-B, RULING-114: a zone that joins takes the plain leaders of the other camp along', () => {
    const state = severusAlone(state => {
      primus(state, 'ITA2', 'alexander')
      secondus(state, 'ITA2', 'maxence')
    })
    const joined = severusRises(state, ['ITA2', 3])
    expect(joined.usurpations).toMatchObject([{ followers: ['alexander'], companions: ['maxence'] }])
    const loyal = severusRises(state, ['ITA2', 2])
    expect(loyal.usurpations).toMatchObject([{ followers: [], companions: [] }])
  })

  it('SV-3.6.3-B, RULING-114: where an emperor of his player stands no zone is tested', () => {
    const state = severusAlone(state => {
      primus(state, 'ITA2', 'alexander')
      primus(state, 'AFR4', 'maximin-daia')
      secondus(state, 'ITA2', 'maxence')
      state.caesares.secondus = ['maxence']
    })
    const risen = severusRises(state)
    expect([sideIn(risen, 'alexander'), risen.caesares.secondus]).toEqual(['primus', ['maxence']])
  })

  it('SV-3.6.4-F, RULING-29: followers return, companions stay where they were, with their units', () => {
    const state = severusAlone(state => {
      secondus(state, 'ITA5', 'severe')
      secondus(state, 'ITA4', 'alexander', 'batavi')
      secondus(state, 'ITA3', 'maxence', 'heruli')
      usurper(state, 'severe', 'secondus', 'alexander')
      state.usurpations[0]?.companions.push('maxence')
    })
    const after = dies(state, 'severe')
    expect(['alexander', 'batavi', 'maxence', 'heruli'].map(id => sideIn(after, id))).toEqual([
      'primus',
      'primus',
      'secondus',
      'secondus',
    ])
    expect(after.usurpations).toEqual([])
  })

  it('SV-3.6.5-F, RULING-114: the second Usurper of the player inherits both kinds', () => {
    const state = severusAlone(state => {
      secondus(state, 'ITA5', 'severe')
      secondus(state, 'ITA4', 'alexander', 'maxence')
      secondus(state, 'HIS1', 'maximin-daia')
      usurper(state, 'severe', 'secondus', 'alexander')
      state.usurpations[0]?.companions.push('maxence')
      usurper(state, 'maximin-daia', 'secondus')
    })
    expect(dies(state, 'severe').usurpations).toMatchObject([
      { usurper: 'maximin-daia', followers: ['alexander'], companions: ['maxence'] },
    ])
  })

  it('SV-S5-A, SV-S5-C, SV-3.6.5-F: when Magnence dies everybody follows the other Usurper, and no camps are mixed', () => {
    const state = scenario('5', state => {
      secondus(state, 'PAN1', 'marcellus', 'mallobaude')
      usurper(state, 'mallobaude', 'secondus')
    })
    // Unless the script says otherwise what must always hold is looked at, in the last position too.
    const { state: after, match } = play(g => leaderDies(g, 'magnence', 'natural'), { state })
    expect(match.result).toMatchObject({ winners: ['primus'], rule: 'SV-S5-C' })
    expect(after.usurpations).toMatchObject([{ usurper: 'mallobaude', everybody: true }])
    expect(isRebel(positionOf(after), 'marcellus')).toBe(true)
  })

  it('SV-3.6.4-F, RULING-114: anybody who returns beside rebels of his old side takes up their cause', () => {
    const state = severusAlone(state => {
      secondus(state, 'ITA5', 'severe')
      secondus(state, 'ITA4', 'alexander')
      usurper(state, 'severe', 'secondus', 'alexander')
      primus(state, 'ITA4', 'maxence')
      usurper(state, 'maxence', 'primus')
    })
    const after = dies(state, 'severe')
    expect(sideIn(after, 'alexander')).toBe('primus')
    expect(after.usurpations).toMatchObject([{ usurper: 'maxence', companions: ['alexander'] }])
  })

  it('SV-3.3.1-D, RULING-114: a Dux who comes back among rebels of his side joins them, elsewhere not', () => {
    const back = (zone: string) => {
      const state = severusAlone(state => {
        place(state, boxes.returning, null, 'dux-mediolanum')
        primus(state, zone, 'maxence')
        usurper(state, 'maxence', 'primus')
      })
      return play(duxReturn, { state }).state.usurpations[0]?.companions
    }
    expect([back('ITA2'), back('ITA3')]).toEqual([['dux-mediolanum'], []])
  })

  it('SV-LT-A, RULING-114: likewise who comes into the game; and no rebel ends an interregnum', () => {
    const enters = (zone: string) => {
      const state = severusAlone(state => {
        place(state, boxes.dead, null, 'galere')
        state.emperors.primus = null
        state.year = 317
        primus(state, zone, 'maxence')
        usurper(state, 'maxence', 'primus')
        for (const id of data.romanLeaderIds) {
          if (id !== 'volusianus' && where(state, id) === boxes.coming) place(state, boxes.dead, null, id)
        }
      })
      const { state: after } = play(enterLeaders, { state })
      return [where(after, 'volusianus'), after.emperors.primus, after.usurpations[0]?.companions]
    }
    expect(enters('ITA2')).toEqual(['ITA2', null, ['volusianus']])
    expect(enters('ITA3')).toEqual(['ITA2', 'volusianus', []])
  })

  it('SV-3.6.3-A, RULING-30: beside a Usurper whom a succession makes an enemy emperor and his men stay loyal', () => {
    const state = severusAlone(state => {
      secondus(state, 'PON1', 'maximin-daia')
      primus(state, 'PON1', 'alexander')
    })
    const after = play(g => leaderDies(g, 'licinius', 'natural'), {
      state,
      choices: ['extend thracia'],
      dice: [d10('extension to thracia', 9)],
    }).state
    expect(after.usurpations).toMatchObject([{ usurper: 'maximin-daia', followers: [] }])
    expect([after.emperors.primus, sideIn(after, 'alexander')]).toEqual(['galere', 'primus'])
  })

  it('SV-3.6.3-A, RULING-111: rebels of the other side in the zone do not join, nor do their units', () => {
    const state = severusAlone(state => {
      primus(state, 'ITA5', 'batavi')
      secondus(state, 'ITA5', 'maximin-daia', 'heruli')
      usurper(state, 'severe', 'primus')
    })
    const after = play(g => leaderDies(g, 'licinius', 'natural'), {
      state,
      choices: ['extend galliae'],
      dice: [d10('extension to galliae', 9)],
    }).state
    expect(['severe', 'batavi'].map(id => sideIn(after, id))).toEqual(['primus', 'primus'])
    expect(after.usurpations.map(({ usurper: id, followers }) => [id, followers])).toEqual([
      ['severe', []],
      ['maximin-daia', []],
    ])
  })

  it('SV-3.6.3-A, RULING-114: a companion who dies leaves the cause', () => {
    const state = severusAlone(state => {
      secondus(state, 'ITA4', 'severe', 'maxence', 'alexander')
      usurper(state, 'severe', 'secondus')
      state.usurpations[0]?.companions.push('maxence', 'alexander')
    })
    expect(dies(state, 'maxence').usurpations[0]?.companions).toEqual(['alexander'])
  })
})

describe('camps', () => {
  it('SV-3.6.3-I: nobody is in his own way, nor is a leader of a People', () => {
    const state = empire(state => {
      secondus(state, 'ITA5', 'severe')
      usurper(state, 'severe', 'secondus')
      atWar(state, 'franci', 'secondus')
      place(state, 'ITA4', null, 'ascaric')
    })
    const why = (pieces: string[], zone: string) =>
      whyCampsApart(positionOf(state), 'secondus', pieces, zone)?.rule ?? null
    expect([why(['severe'], 'ITA5'), why(['severe'], 'ITA4'), why(['batavi'], 'ITA5')]).toEqual([
      null,
      null,
      null,
    ])
    secondus(state, 'ITA5', 'alexander')
    expect([why(['severe'], 'ITA5'), why(['severe', 'alexander'], 'ITA5'), why(['batavi'], 'ITA5')]).toEqual([
      'SV-3.6.3-I',
      null,
      null,
    ])
  })

  it('SV-6.3-B: nothing is played before a battle that is off, or by an empty hand', () => {
    const state = empire(state => {
      primus(state, 'ITA5', 'batavi')
      secondus(state, 'ITA5', 'heruli')
      give(state, 'secondus', 'fuite-opportune-1')
    })
    const battle = newEngagement(positionOf(state), 'ITA5', 'land', 'primus', null)
    const open = (side: 'primus' | 'secondus') =>
      stratagemsBeforeBattle(positionOf(state), battle, side).length
    expect([open('primus'), open('secondus')]).toEqual([0, 1])
    secondus(state, 'ITA2', 'heruli')
    expect(open('secondus')).toBe(0)
  })

  it('SV-3.5.4-C, SV-3.5.3-C: a leader who is removed loses his guard', () => {
    const state = empire(state => {
      secondus(state, 'GAL1', 'maxence')
      state.caesares.secondus = ['maxence']
      state.protectores.secondus = 'maxence'
    })
    const { state: after } = play(removeSurplusEmperors, { state })
    expect([after.caesares.secondus, after.protectores.secondus]).toEqual([[], null])
  })
})

import { describe, expect, it } from 'vitest'
import { leaderDies } from '../../imperator/rules/fate.ts'
import { duxReturn, enterLeaders } from '../rules/entry.ts'
import { fleetSteps, whyNotEmbark } from '../rules/fleets/fleets.ts'
import { breaches } from '../rules/knowledge/breaches.ts'
import { migrations } from '../rules/knowledge/migrations.ts'
import { semperData as data } from '../rules/series.ts'
import { boxes, fleetBox, type SemperState } from '../rules/state.ts'
import { isRebel } from '../rules/usurpation/camps.ts'
import { whyNotUsurper } from '../rules/usurpation/candidates.ts'
import { attemptUsurpation } from '../rules/usurpation/proclaim.ts'
import { appealIn } from '../rules/usurpation/rally.ts'
import {
  allTo,
  d6,
  d10,
  emptyMap,
  place,
  play,
  positionOf,
  primus,
  secondus,
  sideIn,
  usurper,
  where,
} from './support.ts'

/** Galère reigns in Nicomedia, Licinius in Treveri; Sévère (PC 3) is alone in Italia 5. */
function empire(change?: (state: SemperState) => void): SemperState {
  return emptyMap(state => {
    primus(state, 'PON1', 'galere')
    secondus(state, 'GAL2', 'licinius')
    state.emperors = { primus: 'galere', secondus: 'licinius' }
    allTo(state, 'primus')
    state.regions.galliae = 'secondus'
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
  it('SV-3.6.3-I, RULING-114: who stands where a Usurper of his own player rises takes up his cause', () => {
    const risen = severusRises(
      empire(state => {
        secondus(state, 'ITA5', 'maxence')
        secondus(state, 'ITA4', 'maximin-daia')
        primus(state, 'AFR4', 'alexander')
      }),
    )
    expect(risen.usurpations).toMatchObject([{ usurper: 'severe', followers: [], companions: ['maxence'] }])
    expect(['maxence', 'maximin-daia'].map(id => isRebel(positionOf(risen), id))).toEqual([true, false])
  })

  it('SV-3.6.3-I, RULING-114: nobody rises beside an emperor of the plotter, but beside a plain leader', () => {
    const state = empire(state => secondus(state, 'ITA5', 'maxence'))
    const why = () => whyNotUsurper(positionOf(state), 'secondus', 'leader', 'severe')
    expect(why()).toBeNull()
    state.caesares.secondus = ['maxence']
    expect(why()).toMatchObject({ rule: 'SV-3.6.3-I', why: 'your-emperor-there' })
  })

  it('SV-3.6.3-B, RULING-114: a zone that joins takes the plain leaders of the other camp along', () => {
    const state = empire(state => {
      primus(state, 'ITA2', 'alexander')
      secondus(state, 'ITA2', 'maxence')
    })
    const joined = severusRises(state, ['ITA2', 3])
    expect(joined.usurpations).toMatchObject([{ followers: ['alexander'], companions: ['maxence'] }])
    const loyal = severusRises(state, ['ITA2', 2])
    expect(loyal.usurpations).toMatchObject([{ followers: [], companions: [] }])
  })

  it('SV-3.6.3-B, RULING-114: where an emperor of his player stands no zone is tested', () => {
    const state = empire(state => {
      primus(state, 'ITA2', 'alexander')
      primus(state, 'AFR4', 'maximin-daia')
      secondus(state, 'ITA2', 'maxence')
      state.caesares.secondus = ['maxence']
    })
    const risen = severusRises(state)
    expect([sideIn(risen, 'alexander'), risen.caesares.secondus]).toEqual(['primus', ['maxence']])
  })

  it('SV-3.6.4-F, RULING-29: followers return, companions stay where they were, with their units', () => {
    const state = empire(state => {
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
    const state = empire(state => {
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

  it('SV-3.6.4-F, RULING-114: who returns beside rebels of his old side takes up their cause', () => {
    const state = empire(state => {
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
      const state = empire(state => {
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
      const state = empire(state => {
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
    const state = empire(state => {
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

  it('SV-3.6.3-A, RULING-111: rebels of the other side in the zone do not join', () => {
    const state = empire(state => {
      secondus(state, 'ITA5', 'maximin-daia')
      usurper(state, 'severe', 'primus')
    })
    const after = play(g => leaderDies(g, 'licinius', 'natural'), {
      state,
      choices: ['extend galliae'],
      dice: [d10('extension to galliae', 9)],
    }).state
    expect(sideIn(after, 'severe')).toBe('primus')
    expect(after.usurpations.map(({ usurper: id, followers }) => [id, followers])).toEqual([
      ['severe', []],
      ['maximin-daia', []],
    ])
  })

  it('SV-3.6.3-A, RULING-114: a companion who dies leaves the cause', () => {
    const state = empire(state => {
      secondus(state, 'ITA4', 'severe', 'maxence', 'alexander')
      usurper(state, 'severe', 'secondus')
      state.usurpations[0]?.companions.push('maxence', 'alexander')
    })
    expect(dies(state, 'maxence').usurpations[0]?.companions).toEqual(['alexander'])
  })
})

describe('a Usurper outside the Empire', () => {
  it('SV-3.6.3-B, SV-3.6.3-D: has neither a Diocese nor neighbours, only his zone', () => {
    const rises = (zone: string) => {
      const state = empire(state => {
        place(state, boxes.dead, null, 'severe')
        primus(state, zone, 'maximin-daia', 'alexander')
        primus(state, 'ORI3', 'maxence')
      })
      const inside = zone === 'ORI3'
      return play(g => attemptUsurpation(g, 'secondus', 'leader'), {
        state,
        choices: ['support maximin-daia', ...(inside ? ['extend asia'] : [])],
        dice: [d6('usurpation', 1), ...(inside ? [d10('extension to asia', 9)] : [])],
      }).state.usurpations[0]
    }
    expect(rises('XCOL')).toMatchObject({ followers: ['alexander'], extension: null })
    expect(rises('ORI3')).toMatchObject({ followers: ['alexander', 'maxence'], extension: 'asia' })
  })
})

describe('camps at sea', () => {
  const atMisenum = (change: (state: SemperState) => void) =>
    empire(state => {
      state.regions.italia = 'secondus'
      state.fleets.occidentalis.side = 'secondus'
      state.active = 'secondus'
      secondus(state, fleetBox('occidentalis'), 'maxence')
      usurper(state, 'maxence', 'secondus')
      change(state)
    })

  it('SV-3.4.2-C, SV-3.6.3-I: the two camps do not go aboard one fleet', () => {
    const state = atMisenum(state => secondus(state, 'ITA6', 'alexander', 'maximin-daia'))
    state.usurpations[0]?.followers.push('maximin-daia')
    const why = (id: string) => whyNotEmbark(positionOf(state), 'secondus', 'occidentalis', id)?.rule ?? null
    expect([why('alexander'), why('maximin-daia')]).toEqual(['SV-3.6.3-I', null])
  })

  it('SV-3.4.2-F, SV-3.6.3-I: nor does a fleet come home where the other camp is', () => {
    const steps = (zone: string) => {
      const state = atMisenum(state => {
        state.fleets.occidentalis.at = 'SOCC'
        secondus(state, zone, 'alexander')
      })
      return fleetSteps(positionOf(state), 'occidentalis').includes('port')
    }
    expect([steps('ITA6'), steps('ITA5')]).toEqual([false, true])
  })
})

describe('what the camps come to', () => {
  it('SV-3.6.3-E, RULING-26: in step D the bonus is that of the cause which the speaker stands for', () => {
    const state = empire(state => {
      secondus(state, 'HIS1', 'maximin-daia')
      secondus(state, 'ITA4', 'severe', 'alexander')
      state.usurpations = [
        {
          usurper: 'maximin-daia',
          master: 'secondus',
          bonus: 2,
          followers: [],
          companions: [],
          everybody: false,
          extension: null,
        },
        {
          usurper: 'severe',
          master: 'secondus',
          bonus: 0,
          followers: ['alexander'],
          companions: [],
          everybody: false,
          extension: null,
        },
      ]
    })
    expect(appealIn(positionOf(state), 'secondus', 'ITA4')).toEqual({ capacity: 3, bonus: 0 })
    secondus(state, 'ITA4', 'maximin-daia')
    expect(appealIn(positionOf(state), 'secondus', 'ITA4').bonus).toBe(2)
    expect(appealIn(positionOf(state), 'secondus', 'ITA3')).toEqual({ capacity: 0, bonus: 0 })
  })

  it('SV-3.6.3-I: mixed camps are a breach, two sides or units in one zone are not', () => {
    const state = empire(state => {
      secondus(state, 'ITA4', 'maxence', 'batavi')
      usurper(state, 'maxence', 'secondus')
    })
    const found = () => breaches(positionOf(state)).filter(breach => breach.startsWith('SV-3.6.3-I'))
    primus(state, 'ITA4', 'severe')
    expect(found()).toEqual([])
    secondus(state, 'ITA4', 'alexander')
    expect(found()).toEqual(['SV-3.6.3-I: the camps are mixed in ITA4'])
  })

  it('RULING-114: a match of older rules goes on without companions', () => {
    const before = { year: 313, usurpations: [{ usurper: 'severe', followers: ['alexander'] }] }
    expect(migrations['0.3.0']?.migrate(before)).toEqual({
      year: 313,
      usurpations: [{ usurper: 'severe', followers: ['alexander'], companions: [] }],
    })
  })
})

import { describe, expect, it } from 'vitest'
import { leaderDies } from '../../imperator/rules/fate.ts'
import { drawForActivation, markersInCup } from '../../imperator/rules/peoples/activation.ts'
import { splitSequences } from '../../imperator/rules/sequences.ts'
import { assignSequences, naturalDeaths, sequenceTotal } from '../rules/administration.ts'
import { campaignPhases } from '../rules/campaign.ts'
import {
  finishConstantinople,
  foundConstantinople,
  isInterrupted,
  lookAtTheBuilders,
  whyNoFoundation,
} from '../rules/constantinople.ts'
import { checkDioceses, hasTaken } from '../rules/dioceses.ts'
import { capitalZones } from '../rules/emperors/ranks.ts'
import { duxReturn, enterLeaders, isDue, isPosthumous } from '../rules/entry.ts'
import { fleetsReturn } from '../rules/fleets/fleets.ts'
import { givenInitiative, initiative } from '../rules/initiative.ts'
import { isPaxRomana, yearOfPeace } from '../rules/pax-romana.ts'
import { controllerOf, controlOfPeoples } from '../rules/peoples/control.ts'
import { phases } from '../rules/sequence.ts'
import { semperData as data } from '../rules/series.ts'
import { boxes, type SemperState } from '../rules/state.ts'
import { drawCounters, fillCup, isInSeason, returnCounters } from '../rules/stratagems/cup.ts'
import { playable } from '../rules/stratagems/window.ts'
import {
  allTo,
  atWar,
  d6,
  d10,
  emptyMap,
  give,
  place,
  play,
  positionOf,
  primus,
  reduced,
  scenario,
  secondus,
  sideIn,
  usurper,
  where,
} from './support.ts'

/** Constantin reigns alone in Nicomedia. */
function constantinAlone(change?: (state: SemperState) => void): SemperState {
  return emptyMap(state => {
    primus(state, 'PON1', 'constantin')
    state.emperors.primus = 'constantin'
    allTo(state, 'primus')
    change?.(state)
  })
}

describe('phases A and B', () => {
  it('SV-2.A-1, SV-2.A-2, SV-6-E: each player draws one from what nobody holds, and keeps what he has', () => {
    const state = scenario('3', state => give(state, 'primus', 'assassinat-1'))
    const size = state.cup.length
    const { state: after } = play(
      function* (g) {
        drawCounters(g)
      },
      {
        state,
        dice: [
          ['draw a stratagem', 1],
          ['draw a stratagem', 1],
        ],
      },
    )
    expect([after.hands.primus.length, after.hands.secondus.length, after.cup.length]).toEqual([
      2,
      1,
      size - 2,
    ])
    expect(after.hands.primus).toContain('assassinat-1')
  })

  it('SV-S8-B: Secondus draws two while he has neither Augustus nor Usurper', () => {
    const drawn = (change: (state: SemperState) => void, dice: number) =>
      play(
        function* (g) {
          drawCounters(g)
        },
        {
          state: scenario('8', change),
          dice: Array.from({ length: dice }, () => ['draw a stratagem', 1] as const),
        },
      ).state.hands.secondus.length
    expect(drawn(() => {}, 3)).toBe(2)
    expect(
      drawn(state => {
        secondus(state, 'ITA5', 'volusianus')
        usurper(state, 'volusianus', 'secondus')
      }, 2),
    ).toBe(1)
  })

  it('SV-2.B-1: Primus has the initiative on a roll lower than the PC of the Primus Augustus', () => {
    const rolled = (shows: number) =>
      play(initiative, {
        state: emptyMap(state => {
          primus(state, 'PON1', 'galere')
          state.emperors.primus = 'galere'
          state.year = 314
        }),
        dice: [d6('initiative', shows)],
      }).state.initiative
    // Galère has PC 5.
    expect([rolled(4), rolled(5)]).toEqual(['primus', 'secondus'])
  })

  it('SV-2.B-2, SV-6.3-A: Initiative turns the roll, and the other may answer', () => {
    const state = constantinAlone(state => {
      state.year = 314
      give(state, 'secondus', 'initiative-1')
      give(state, 'primus', 'initiative-2')
    })
    const turned = play(initiative, {
      state,
      dice: [d6('initiative', 1)],
      choices: ['initiative initiative-1', 'pass'],
    })
    expect(turned.state.initiative).toBe('secondus')
    const answered = play(initiative, {
      state,
      dice: [d6('initiative', 1)],
      choices: ['initiative initiative-1', 'initiative initiative-2'],
    })
    expect(answered.state.initiative).toBe('primus')
  })

  it('SV-SC-B: on the first turn the scenario gives it, and nothing turns it', () => {
    const state = scenario('7', state => give(state, 'primus', 'initiative-1'))
    expect(givenInitiative(positionOf(state))).toBe('secondus')
    expect(playable(positionOf(state), 'initiative', 'primus', { rolled: false })).toEqual([])
    state.year++
    expect(givenInitiative(positionOf(state))).toBeNull()
  })

  it('SV-2.B-3, SV-2.E-1: the initiative player begins, then in turn; who has none left is passed over (TV-04)', () => {
    const order: string[] = []
    const [begin, , , end] = campaignPhases('F')
    let { state } = play(g => begin?.run(g) ?? nothing(), {
      state: constantinAlone(state => {
        state.sequences = { primus: 3, secondus: 2 }
      }),
    })
    while (state.sequences.primus + state.sequences.secondus > 0) {
      order.push(state.active)
      state = play(g => end?.run(g) ?? nothing(), { state }).state
    }
    expect(order).toEqual(['primus', 'secondus', 'primus', 'secondus', 'primus'])
  })
})

function* nothing() {}

describe('phase C', () => {
  it('SV-2.C-2: five Majors and five dummies; a People bound by a peace is left out', () => {
    const state = constantinAlone()
    expect(markersInCup(positionOf(state))).toEqual(['picts', 'franci', 'alamanni', 'visigothi', 'persians'])
    state.peoples.franci.barredUntil = state.year + 1
    expect(markersInCup(positionOf(state))).not.toContain('franci')
    state.peoples.franci.barredUntil = state.year
    expect(markersInCup(positionOf(state))).toContain('franci')
  })

  it('SV-2.C-3, SV-4.2.2-A: a People at peace goes to war, one at war or a dummy changes nothing', () => {
    const drawn = (number: number) =>
      play(drawForActivation, {
        state: constantinAlone(state => atWar(state, 'picts', 'secondus')),
        dice: [['activation', number]],
      })
    expect(drawn(2).state.peoples.franci).toMatchObject({ status: 'war', faction: 'secondus' })
    expect(drawn(1).events.map(event => event.kind)).toEqual(['activation-draw'])
    expect(drawn(6).events.map(event => event.kind)).toEqual(['activation-draw'])
  })

  it('SV-2.C-1, SV-LT-A: leaders come in their year, to the side that holds the Diocese', () => {
    const state = constantinAlone(state => {
      state.year = 315
      state.regions.pannoniae = 'secondus'
      place(state, boxes.coming, null, 'volusianus', 'bassianus', 'martinianus', 'crispus')
    })
    expect(isDue(positionOf({ ...state, year: 314 }), 'volusianus')).toBe(false)
    const { state: after } = play(enterLeaders, { state })
    expect(
      ['volusianus', 'bassianus', 'martinianus'].map(id => [where(after, id), sideIn(after, id)]),
    ).toEqual([
      ['ITA2', 'primus'],
      ['PAN3', 'secondus'],
      ['PON1', 'primus'],
    ])
    expect(where(after, 'crispus')).toBe(boxes.coming)
  })

  it('SV-LT-A: sons come beside their father; a gate with enemies is avoided (RULING-10)', () => {
    const state = constantinAlone(state => {
      state.year = 317
      primus(state, 'THR3', 'constantin')
      secondus(state, 'ITA2', 'batavi')
    })
    const { state: after } = play(enterLeaders, { state, choices: ['place ITA3'] })
    expect(where(after, 'crispus')).toBe('THR3')
    expect(where(after, 'volusianus')).toBe('ITA3')
  })

  it('SV-LT-C: a son whose father died before his birth never comes', () => {
    const state = constantinAlone(state => {
      place(state, boxes.dead, null, 'constantin')
      state.emperors.primus = null
      state.constantin = { died: 316, side: 'primus' }
    })
    const lost = (id: string) => isPosthumous(positionOf(state), id)
    expect(['crispus', 'constantin-ii', 'constance-ii', 'constant'].map(lost)).toEqual([
      false,
      false,
      true,
      true,
    ])
  })

  it('SV-LT-D: Licinianus does not come without Licinius', () => {
    const state = constantinAlone(state => primus(state, 'ASI2', 'licinius'))
    expect(isPosthumous(positionOf(state), 'licinianus')).toBe(false)
    primus(state, boxes.dead, 'licinius')
    expect(isPosthumous(positionOf(state), 'licinianus')).toBe(true)
  })

  it('SV-4.2.1-A, SV-2.C-1: a leader of a People comes back on any unit of his own', () => {
    const state = constantinAlone(state => {
      atWar(state, 'picts', 'secondus')
      place(state, boxes.returning, null, 'talorc')
    })
    const { state: after } = play(enterLeaders, { state, choices: ['place PIC3'] })
    expect(where(after, 'talorc')).toBe('PIC3')
  })

  it('SV-4.2.1-B: Sapor II comes in 320, Ardashir II in 355', () => {
    const kings = (year: number) => {
      const state = constantinAlone(state => {
        state.year = year
        for (const id of data.romanLeaderIds) if (id !== 'constantin') place(state, boxes.dead, null, id)
        place(state, boxes.dead, null, 'hormoz-ii')
        place(state, boxes.coming, null, 'sapor-ii', 'ardashir-ii')
      })
      const choices = year >= 320 ? (year >= 355 ? ['place PER2', 'place PER2'] : ['place PER2']) : []
      const { state: after } = play(enterLeaders, { state, choices })
      return ['sapor-ii', 'ardashir-ii'].map(id => where(after, id))
    }
    expect([kings(319), kings(320), kings(355)]).toEqual([
      [boxes.coming, boxes.coming],
      ['PER2', boxes.coming],
      ['PER2', 'PER2'],
    ])
  })

  it('SV-2.C-7: Pax Romana needs no war, no Secondus Augustus and no usurpation', () => {
    const state = constantinAlone()
    expect(isPaxRomana(positionOf(state))).toBe(true)
    expect(isPaxRomana(positionOf(constantinAlone(state => atWar(state, 'mauri', 'secondus'))))).toBe(false)
    expect(
      isPaxRomana(
        positionOf(
          constantinAlone(state => {
            secondus(state, 'GAL2', 'licinius')
            state.emperors.secondus = 'licinius'
          }),
        ),
      ),
    ).toBe(false)
    expect(
      isPaxRomana(
        positionOf(
          constantinAlone(state => {
            secondus(state, 'GAL2', 'licinius')
            usurper(state, 'licinius', 'secondus')
          }),
        ),
      ),
    ).toBe(false)
    const after = phases.find(({ id }) => id === 'C.usurpations')?.next
    expect(after?.(positionOf({ ...state, paxRomana: true }))).toBe('D.peace')
  })

  it('SV-2.C-8: the death of the only Augustus breaks the peace, and is not rolled for again', () => {
    const state = constantinAlone(state => {
      state.year = 340
      state.paxRomana = true
      primus(state, 'ORI2', 'valentinien')
    })
    const broken = play(yearOfPeace, { state }).state
    expect([broken.paxRomana, broken.emperors.primus]).toEqual([false, 'valentinien'])
    expect(play(naturalDeaths, { state: broken }).state).toEqual(broken)
    state.augusti.primus = ['valentinien']
    expect(play(yearOfPeace, { state }).state.paxRomana).toBe(true)
    const next = phases.find(({ id }) => id === 'D.peace')?.next
    expect([next?.(positionOf(broken)), next?.(positionOf(state))]).toEqual(['D.sequences', 'F.roles'])
  })
})

describe('Constantinople', () => {
  it('SV-3.1.2-B, SV-2.C-4: begun in 321 it stands on 327 (TV-06)', () => {
    const state = constantinAlone(state => {
      state.year = 321
    })
    expect(play(foundConstantinople, { state, choices: ['found'] }).state.constantinopolis.box).toBe(327)
    expect(play(foundConstantinople, { state, choices: ['wait'] }).state.constantinopolis.box).toBeNull()
    state.regions.thracia = 'secondus'
    expect(whyNoFoundation(positionOf(state))?.why).toBe('thracia-not-yours')
    state.regions.thracia = 'primus'
    state.emperors.primus = 'galere'
    expect(whyNoFoundation(positionOf(state))?.why).toBe('constantin-must-reign')
  })

  it('SV-S1-D: not in the first scenario', () => {
    expect(whyNoFoundation(positionOf(scenario('1')))?.rule).toBe('SV-S1-D')
  })

  const builders = (year: number, change: (state: SemperState) => void = () => {}, options = {}) =>
    play(
      function* (g) {
        lookAtTheBuilders(g)
        yield* finishConstantinople(g)
      },
      {
        state: constantinAlone(state => {
          state.year = year
          state.constantinopolis.box = 327
          change(state)
        }),
        options,
      },
    ).state

  it('SV-3.1.2-D, SV-10.2-P9: when the marker reaches the box the city stands, for 10 VP (RULING-08)', () => {
    expect(builders(325).constantinopolis.built).toBe(false)
    const built = builders(326)
    expect([built.constantinopolis.built, built.points.primus]).toEqual([true, 10])
    expect(capitalZones(positionOf(built))).toHaveLength(7)
    expect(builders(326, undefined, { constantinopleAt: 'sixthWinter' }).constantinopolis.built).toBe(false)
    expect(builders(327, undefined, { constantinopleAt: 'sixthWinter' }).constantinopolis.built).toBe(true)
  })

  it('SV-3.1.2-C: the Secondus Augustus or his Usurper with a unit in Thracia 3 undoes it (TV-07, TV-08)', () => {
    const lost = builders(326, state => {
      secondus(state, 'THR3', 'licinius', 'batavi')
      state.emperors.secondus = 'licinius'
    })
    expect(lost.constantinopolis).toEqual({ box: null, built: false })
    const held = (change: (state: SemperState) => void) => isInterrupted(positionOf(constantinAlone(change)))
    expect(held(state => secondus(state, 'THR3', 'licinius', 'batavi'))).toBe(false)
    expect(
      held(state => {
        secondus(state, 'THR3', 'licinius', 'batavi')
        state.augusti.secondus = ['licinius']
      }),
    ).toBe(false)
    expect(
      held(state => {
        secondus(state, 'THR3', 'licinius', 'batavi')
        usurper(state, 'licinius', 'secondus')
      }),
    ).toBe(true)
    expect(
      held(state => {
        secondus(state, 'THR3', 'licinius')
        state.emperors.secondus = 'licinius'
      }),
    ).toBe(false)
  })
})

describe('phase D', () => {
  it('SV-2.D-1: the Primus Augustus and the best of Secondus, Peoples at war included (TV-02)', () => {
    const state = constantinAlone(state => {
      atWar(state, 'picts', 'secondus')
      place(state, 'PIC1', null, 'talorc')
    })
    expect(sequenceTotal(positionOf(state))).toBe(5)
    state.peoples.picts = { status: 'peace', faction: null, barredUntil: null, sentHomeBy: null }
    expect(sequenceTotal(positionOf(state))).toBe(4)
    secondus(state, 'GAL2', 'licinius')
    expect(sequenceTotal(positionOf(state))).toBe(7)
  })

  it('SV-2.D-2: an odd one to the initiative player (TV-03)', () => {
    const state = constantinAlone()
    const split = (total: number) => {
      splitSequences(positionOf(state), total)
      return state.sequences
    }
    expect(split(5)).toEqual({ primus: 3, secondus: 2 })
    state.initiative = 'secondus'
    expect(split(5)).toEqual({ primus: 2, secondus: 3 })
    expect(split(6)).toEqual({ primus: 3, secondus: 3 })
    expect(play(assignSequences, { state }).state.sequences).toEqual({ primus: 2, secondus: 2 })
  })

  it('SV-2.D-5, SV-LT-B, SV-3.3.1-A: Constantin survives a 6 in 336, not in 337, and nothing in 340 (TV-50)', () => {
    const tested = (year: number, dice: Parameters<typeof play>[1]['dice'] = []) =>
      where(
        play(naturalDeaths, {
          state: constantinAlone(state => {
            state.year = year
            primus(state, 'ORI2', 'valentinien')
            state.augusti.primus = ['valentinien']
          }),
          dice: dice ?? [],
        }).state,
        'constantin',
      )
    const roll = [d10('natural death of constantin', 6)]
    expect([tested(330), tested(336, roll), tested(337, roll), tested(340)]).toEqual([
      'PON1',
      'PON1',
      boxes.dead,
      boxes.dead,
    ])
  })

  it('SV-2.D-6, SV-3.3.1-C, SV-3.3.1-D: a Dux is back the next year, for whoever holds his Diocese (TV-53)', () => {
    const state = constantinAlone(state => primus(state, 'GAL2', 'dux-treveri'))
    const { state: dead } = play(g => leaderDies(g, 'dux-treveri', 'battle'), { state })
    expect(where(dead, 'dux-treveri')).toBe(boxes.returning)
    expect(where(play(duxReturn, { state: dead }).state, 'dux-treveri')).toBe(boxes.returning)
    dead.turn.duxLost = []
    dead.regions.galliae = 'secondus'
    const { state: back } = play(duxReturn, { state: dead })
    expect([where(back, 'dux-treveri'), sideIn(back, 'dux-treveri')]).toEqual(['GAL2', 'secondus'])
  })

  it('SV-3.3.1-F, SV-6.4-A: named leaders are gone for good, Dux and leaders of Peoples are not', () => {
    const state = constantinAlone(state => {
      primus(state, 'GAL2', 'dux-treveri', 'severe')
      atWar(state, 'picts', 'secondus')
      place(state, 'PIC1', null, 'talorc')
    })
    const after = (id: string) => where(play(g => leaderDies(g, id, 'plague'), { state }).state, id)
    expect([after('dux-treveri'), after('severe'), after('talorc')]).toEqual([
      boxes.returning,
      boxes.dead,
      boxes.returning,
    ])
  })

  it('SV-9.2-A: a lost fleet is back in its year', () => {
    const back = (year: number) =>
      play(
        function* (g) {
          fleetsReturn(g)
        },
        {
          state: constantinAlone(state => {
            state.year = year
            state.fleets.orientalis.returns = 324
          }),
        },
      ).state.fleets.orientalis.returns
    expect([back(323), back(324)]).toEqual([324, null])
  })
})

describe('control', () => {
  it('SV-3.7.3-B, SV-2.F-2: a leader and a unit in the capital take a Diocese', () => {
    const taken = (...pieces: string[]) => {
      const state = constantinAlone(state => secondus(state, 'ITA2', ...pieces))
      return play(
        function* (g) {
          checkDioceses(g)
        },
        { state },
      ).state.regions.italia
    }
    expect([taken('licinius', 'batavi'), taken('licinius'), taken('batavi')]).toEqual([
      'secondus',
      'primus',
      'primus',
    ])
  })

  it('SV-3.7.3-C: the only city, or both of two', () => {
    const state = constantinAlone(state => {
      secondus(state, 'AFR4', 'licinius', 'batavi')
      secondus(state, 'HIS1', 'maxence', 'heruli')
    })
    const taken = (diocese: 'africa' | 'hispaniae') => hasTaken(positionOf(state), diocese, 'secondus')
    expect([taken('africa'), taken('hispaniae')]).toEqual([true, false])
    secondus(state, 'HIS3', 'alexander', 'celtae')
    expect(taken('hispaniae')).toBe(true)
  })

  it('SV-3.7.3-A: Thracia goes by Constantinopolis once it stands', () => {
    const state = constantinAlone(state => secondus(state, 'THR3', 'licinius', 'batavi'))
    expect(hasTaken(positionOf(state), 'thracia', 'secondus')).toBe(true)
    state.constantinopolis.built = true
    expect(hasTaken(positionOf(state), 'thracia', 'secondus')).toBe(true)
  })

  it('SV-3.7.3-D: non-Roman units never count', () => {
    const state = constantinAlone(state => {
      atWar(state, 'franci', 'secondus')
      place(state, 'GAL2', null, 'franci-1', 'ascaric')
      secondus(state, 'GAL2', 'licinius')
    })
    expect(hasTaken(positionOf(state), 'galliae', 'secondus')).toBe(false)
  })

  it('SV-3.7.2-A, SV-3.7.2-B: units without a leader pass to the Diocese in Phase F, led ones stay (RULING-31)', () => {
    const state = constantinAlone(state => {
      secondus(state, 'PON2', 'batavi')
      secondus(state, 'ASI2', 'licinius', 'heruli')
    })
    const after = play(
      function* (g) {
        checkDioceses(g)
      },
      { state },
    ).state
    expect(sideIn(after, 'batavi')).toBe('primus')
    // Licinius holds the only city of Asia with a unit, and so the Diocese.
    expect([after.regions.asia, sideIn(after, 'heruli')]).toEqual(['secondus', 'secondus'])
  })

  it('SV-4.4.1-A: the opponent of the owner of the band controls a People (TV-28)', () => {
    const state = constantinAlone()
    expect(controllerOf(positionOf(state), 'franci')).toBe('secondus')
    state.regions.galliae = 'secondus'
    expect(controllerOf(positionOf(state), 'franci')).toBe('primus')
    atWar(state, 'franci', 'secondus')
    expect(play(controlOfPeoples, { state }).state.peoples.franci.faction).toBe('primus')
  })

  it('SV-4.4.2-A: Armenia is always with the owner of Oriens', () => {
    const state = constantinAlone(state => {
      state.peoples.armenia.faction = 'primus'
      state.regions.oriens = 'secondus'
    })
    expect(play(controlOfPeoples, { state }).state.peoples.armenia).toMatchObject({
      status: 'allegiance',
      faction: 'secondus',
    })
    expect(markersInCup(positionOf(state))).not.toContain('armenia')
  })
})

describe('stratagems in hand', () => {
  it('SV-6-B, SV-2.F-5: what a role cannot use goes back', () => {
    const state = scenario('3', state => {
      give(state, 'primus', 'usurpation-primus-1')
      give(state, 'primus', 'usurpation-secondus-1')
    })
    expect(play(returnCounters, { state }).state.hands.primus).toEqual(['usurpation-secondus-1'])
  })

  it('SV-6-C: five are kept, of six one is given back', () => {
    const hand = ['assassinat-1', 'assassinat-2', 'desertion-1', 'desertion-2', 'abandon-1']
    const state = scenario('3', state => {
      for (const counter of hand) give(state, 'primus', counter)
    })
    expect(play(returnCounters, { state }).state.hands.primus).toEqual(hand)
    give(state, 'primus', 'bagaudes-1')
    const { state: after } = play(returnCounters, { state, choices: ['discard abandon-1'] })
    expect(after.hands.primus).toHaveLength(5)
    expect(after.cup).toContain('abandon-1')
  })

  it('SV-6.3-Y: Persécution is in the cup up to 339 (RULING-50)', () => {
    const season = (year: number, options = {}) =>
      isInSeason(
        positionOf(
          emptyMap(state => {
            state.year = year
          }),
          options,
        ),
        'persecution',
      )
    expect([season(339), season(340)]).toEqual([true, false])
    const late = { persecutionWindow: 'from341' }
    expect([season(340, late), season(341, late)]).toEqual([false, true])
  })

  it('SV-6.3-Z, RULING-51: Hérésie is in the cup from the turn after the death of Constantin', () => {
    const state = constantinAlone(state => {
      state.year = 330
    })
    const cup = () =>
      play(
        function* (g) {
          fillCup(g)
        },
        { state, impossible: true },
      ).state.cup.includes('heresy-1')
    expect(cup()).toBe(false)
    place(state, boxes.dead, 'primus', 'constantin')
    state.constantin = { died: 330, side: 'primus' }
    expect(cup()).toBe(false)
    state.year = 331
    expect(cup()).toBe(true)
  })

  it('SV-6-D: each at its own moment', () => {
    const state = scenario('3', state => {
      give(state, 'primus', 'assassinat-1')
      give(state, 'primus', 'soulevement-d-un-peuple-mineur-1')
    })
    const verbs = (window: 'campaign' | 'uprisings') =>
      playable(positionOf(state), window, 'primus', {}).map(choice => choice.verb)
    expect([verbs('campaign'), verbs('uprisings')]).toEqual([
      ['assassinat'],
      ['soulevement-d-un-peuple-mineur'],
    ])
  })
})

describe('the order of a year', () => {
  it('SV-2.F-1 to SV-2.F-6, SV-2.F-3, SV-2.F-4, SV-9.1-A: the phases in their order', () => {
    expect(phases.map(({ id }) => id)).toEqual([
      'deployment',
      'A',
      'B',
      'C.leaders',
      'C.war',
      'C.constantinople',
      'C.uprisings',
      'C.usurpations',
      'D.peace',
      'D.sequences',
      'D.event',
      'D.emperors',
      'D.deaths',
      'D.reinforcements',
      'E',
      'E.1',
      'E.2',
      'E.3',
      'F.roles',
      'F.dioceses',
      'F.points',
      'F.fleets',
      'F.romans',
      'F.peoples',
      'F.markers',
      'F.end',
    ])
  })

  it('SV-0.3-A, SV-2.F-5: the Turn marker advances one box and shows its normal side', () => {
    const end = phases.find(({ id }) => id === 'F.end')
    const state = constantinAlone(state => {
      state.paxRomana = true
      state.regions.italia = 'secondus'
    })
    const { state: after } = play(g => end?.run(g) ?? nothing(), { state })
    expect([after.year, after.paxRomana]).toEqual([state.year + 1, false])
    reduced(after)
  })
})

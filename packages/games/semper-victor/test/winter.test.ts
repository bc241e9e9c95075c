import { describe, expect, it } from 'vitest'
import { markersInCup } from '../../imperator/rules/peoples/activation.ts'
import { homesFor } from '../../imperator/rules/peoples/winter.ts'
import type { PeopleId } from '../data/index.ts'
import { adjustFleets } from '../rules/adjustments/fleets.ts'
import { adjustPeoples } from '../rules/adjustments/peoples.ts'
import { adjustRomans, mayRecover, returnZones, winterQuarters } from '../rules/adjustments/romans.ts'
import { eventOfTheYear } from '../rules/events.ts'
import { semperData as data } from '../rules/series.ts'
import { boxes, fleetBox, type SemperState } from '../rules/state.ts'
import {
  endOfYear,
  levelOf,
  magnenceResult,
  playerOf,
  resultOf,
  scoresOf,
  victoryPoints,
} from '../rules/victory.ts'
import {
  allTo,
  atWar,
  d6,
  d10,
  emptyMap,
  isReduced,
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

/** Nobody on the map and no Roman unit waiting to return: all are in Achaea with Primus. */
function winter(change: (state: SemperState) => void): SemperState {
  return emptyMap(state => {
    allTo(state, 'primus')
    for (const unit of data.romanUnitIds) {
      if (!data.romanUnitsOfKind.ripenses.includes(unit)) primus(state, 'MOE5', unit)
      else primus(state, data.units[unit]?.home ?? '', unit)
    }
    change(state)
  })
}

describe('fleets in winter', () => {
  it('SV-9.2-A, SV-9.2-B: at sea in 318 a fleet is lost until 324, units return, leaders do not (TV-43)', () => {
    const state = winter(state => {
      state.year = 318
      state.fleets.orientalis = { side: 'primus', at: 'SORI', returns: null, moved: false }
      primus(state, fleetBox('orientalis'), 'cornuti', 'severe')
    })
    const { state: after } = play(adjustFleets, { state })
    expect(after.fleets.orientalis).toMatchObject({ at: 'port', returns: 324 })
    expect([where(after, 'cornuti'), where(after, 'severe')]).toEqual([boxes.reserve, boxes.dead])
    expect(after.points.secondus).toBe(state.points.secondus)
    expect(where(play(adjustRomans, { state: after }).state, 'cornuti')).toBe('GAL2')
  })
})

describe('Romans in winter', () => {
  it('SV-9.3.1-A: ripenses return at the front, pseudo-comitatenses anywhere in the Diocese (TV-44)', () => {
    const state = winter(state => place(state, boxes.reserve, null, 'ri-britanniae', 'pc-britanniae'))
    expect(returnZones(positionOf(state), 'ri-britanniae', false)).toEqual(['BRI1'])
    expect(returnZones(positionOf(state), 'pc-britanniae', false)).toEqual(['BRI1', 'BRI2', 'BRI3'])
    const { state: after } = play(adjustRomans, { state, choices: ['place BRI3'] })
    expect([where(after, 'ri-britanniae'), where(after, 'pc-britanniae')]).toEqual(['BRI1', 'BRI3'])
  })

  it('SV-9.3.1-A: they wait while a non-Roman unit is there (TV-45)', () => {
    const state = winter(state => {
      place(state, boxes.reserve, null, 'ri-britanniae', 'pc-britanniae')
      atWar(state, 'picts', 'secondus')
      place(state, 'BRI1', null, 'picts-1')
    })
    expect(returnZones(positionOf(state), 'ri-britanniae', false)).toEqual([])
    expect(returnZones(positionOf(state), 'pc-britanniae', false)).toEqual(['BRI2', 'BRI3'])
  })

  it('SV-9.3.1-B: a reduced one recovers in its Diocese or, pseudo-comitatenses, in a city; not next to an enemy', () => {
    const state = winter(state => {
      primus(state, 'GAL4', 'pc-galliae-1')
      primus(state, 'ITA5', 'pc-galliae-2')
      primus(state, 'ITA6', 'pc-italia-1')
      primus(state, 'VIE4', 'pc-pontica')
      reduced(state, 'pc-galliae-1', 'pc-galliae-2', 'pc-pontica', 'pc-italia-1')
    })
    const recovers = (unit: string) => mayRecover(positionOf(state), unit)
    expect(['pc-galliae-1', 'pc-galliae-2', 'pc-italia-1', 'pc-pontica'].map(recovers)).toEqual([
      true,
      true,
      true,
      false,
    ])
    secondus(state, 'ITA4', 'batavi')
    expect(['pc-galliae-2', 'pc-italia-1'].map(recovers)).toEqual([false, true])
    // An enemy outside the Empire does not matter.
    atWar(state, 'frisii', 'secondus')
    primus(state, 'GAL1', 'pc-galliae-1')
    expect(recovers('pc-galliae-1')).toBe(true)
  })

  it('SV-9.3.1-C, SV-9.3.2-C: units outside the Empire are taken up and return', () => {
    const state = winter(state => primus(state, 'ARM', 'pc-oriens-1', 'cornuti', 'severe'))
    const { state: after } = play(adjustRomans, {
      state,
      choices: ['place ORI1'],
    })
    expect([where(after, 'pc-oriens-1'), where(after, 'cornuti'), where(after, 'severe')]).toEqual([
      'ORI1',
      'GAL2',
      'ORI3',
    ])
  })

  it('SV-9.3.2-A, SV-CO-A: eliminated comitatenses return to their capital, those of Nicomedia to Constantinopolis', () => {
    const state = winter(state => place(state, boxes.reserve, null, 'lanciarii', 'cornuti'))
    expect(returnZones(positionOf(state), 'lanciarii', false)).toEqual(['PON1'])
    state.constantinopolis.built = true
    expect(returnZones(positionOf(state), 'lanciarii', false)).toEqual(['THR3'])
    expect(returnZones(positionOf(state), 'cornuti', false)).toEqual(['GAL2'])
    atWar(state, 'franci', 'secondus')
    place(state, 'GAL2', null, 'franci-1')
    expect(returnZones(positionOf(state), 'cornuti', false)).toEqual([])
  })

  it('SV-9.3.2-B: comitatenses recover in a city only', () => {
    const state = winter(state => {
      primus(state, 'ITA5', 'cornuti')
      primus(state, 'ITA6', 'batavi')
      reduced(state, 'cornuti', 'batavi')
    })
    expect(['cornuti', 'batavi'].map(unit => mayRecover(positionOf(state), unit))).toEqual([true, false])
  })

  it('SV-9.3.2-C: from outside they return to where they began the scenario (SV-S7-A)', () => {
    const state = scenario('7')
    expect(returnZones(positionOf(state), 'batavi', true)).toEqual(['GAL2'])
    expect(returnZones(positionOf(state), 'batavi', false)).toEqual(['ITA2'])
  })

  it('SV-9.3.2-D: a unit can come back under the enemy', () => {
    const state = winter(state => {
      place(state, boxes.reserve, null, 'cornuti')
      state.regions.galliae = 'secondus'
      secondus(state, 'GAL1', 'ri-galliae')
    })
    const { state: after } = play(adjustRomans, { state })
    expect(sideIn(after, 'cornuti')).toBe('secondus')
    // RULING-90: unless leaders of one side only are there.
    primus(state, 'GAL2', 'severe')
    expect(sideIn(play(adjustRomans, { state }).state, 'cornuti')).toBe('primus')
  })

  it('SV-9.3.3-A, SV-9.3.3-B: leaders outside go to the nearest city without enemies, those inside stay', () => {
    const state = winter(state => {
      primus(state, 'FRA', 'severe')
      primus(state, 'ITA7', 'maxence')
    })
    expect(winterQuarters(positionOf(state), 'severe', 'primus')).toEqual(['GAL1', 'GAL2'])
    secondus(state, 'GAL1', 'batavi')
    expect(winterQuarters(positionOf(state), 'severe', 'primus')).toEqual(['GAL2'])
    const { state: after } = play(adjustRomans, { state })
    expect([where(after, 'severe'), where(after, 'maxence')]).toEqual(['GAL2', 'ITA7'])
  })
})

describe('Peoples in winter', () => {
  const lost = (state: SemperState, people: PeopleId) =>
    place(state, boxes.people, null, ...data.peoples[people].units)

  it('SV-9.4-A: a Minor without units is pacified by force, from 322 to 328 (TV-46)', () => {
    const state = winter(state => {
      state.year = 322
      atWar(state, 'marcomanni', 'secondus')
      lost(state, 'marcomanni')
    })
    expect(play(adjustPeoples, { state }).state.peoples.marcomanni).toMatchObject({
      status: 'peace',
      barredUntil: 328,
    })
  })

  it('SV-9.4-B: with one unit left it stays at war; the others come back at full strength', () => {
    const state = winter(state => {
      atWar(state, 'marcomanni', 'secondus')
      place(state, boxes.people, null, 'marcomanni-1')
      reduced(state, 'marcomanni-2')
    })
    const { state: after } = play(adjustPeoples, { state })
    expect(after.peoples.marcomanni.status).toBe('war')
    expect([where(after, 'marcomanni-1'), isReduced(after, 'marcomanni-2')]).toEqual(['MAR', false])
    place(state, 'PAN4', null, 'marcomanni-2')
    expect(isReduced(play(adjustPeoples, { state }).state, 'marcomanni-2')).toBe(true)
    place(state, 'PAN5', null, 'marcomanni-2')
    expect(isReduced(play(adjustPeoples, { state }).state, 'marcomanni-2')).toBe(false)
  })

  it('SV-9.4-C: a Major without units goes home, from 359 to 365 (TV-47)', () => {
    const state = winter(state => {
      state.year = 359
      atWar(state, 'franci', 'secondus')
      lost(state, 'franci')
    })
    const { state: after } = play(adjustPeoples, { state })
    expect(after.peoples.franci).toMatchObject({ status: 'peace', barredUntil: 365 })
    expect(where(after, 'franci-1')).toBe('FRA')
    expect(markersInCup(positionOf({ ...after, year: 364 }))).not.toContain('franci')
    expect(markersInCup(positionOf({ ...after, year: 365 }))).toContain('franci')
  })

  it('SV-9.4-D: with one unit left it stays at war', () => {
    const state = winter(state => {
      atWar(state, 'franci', 'secondus')
      place(state, boxes.people, null, 'franci-1', 'franci-2', 'franci-3')
    })
    const { state: after } = play(adjustPeoples, { state })
    expect([after.peoples.franci.status, where(after, 'franci-1')]).toEqual(['war', 'FRA'])
  })

  it('SV-4.1-C: of the Gothi all units of both must be lost', () => {
    const state = winter(state => {
      atWar(state, 'visigothi', 'secondus')
      atWar(state, 'ostrogothi', 'secondus')
      lost(state, 'visigothi')
    })
    expect(play(adjustPeoples, { state }).state.peoples.visigothi.status).toBe('war')
    lost(state, 'ostrogothi')
    const { state: after } = play(adjustPeoples, { state })
    expect([after.peoples.visigothi.status, after.peoples.ostrogothi.status]).toEqual(['peace', 'peace'])
  })

  it('SV-9.4-B: home is where no enemy stands, if there is such a zone (RULING-95)', () => {
    const state = winter(state => {
      atWar(state, 'picts', 'secondus')
      primus(state, 'PIC1', 'severe', 'cornuti')
    })
    expect(homesFor(positionOf(state), 'picts', 'secondus')).toEqual(['PIC2', 'PIC3'])
  })

  it('SV-4.4.2-D: Armenians come back unless Persians hold Armenia', () => {
    const state = winter(state => {
      place(state, boxes.people, null, 'armenia-1')
      atWar(state, 'persians', 'secondus')
    })
    expect(where(play(adjustPeoples, { state }).state, 'armenia-1')).toBe('ARM')
    place(state, 'ARM', null, 'persians-levies-1')
    expect(where(play(adjustPeoples, { state }).state, 'armenia-1')).toBe(boxes.people)
  })

  it('SV-4.2.1-B: Hormoz II leaves in Phase F of 309, and the coup with him (RULING-85)', () => {
    const after = (year: number) =>
      play(adjustPeoples, {
        state: winter(state => {
          state.year = year
          place(state, 'PER2', null, 'hormoz-ii')
          state.cup = state.cup.filter(counter => counter !== 'coup-d-etat-perse-1')
          state.thorns = [{ counter: 'coup-d-etat-perse-1', zone: 'PER2' }]
        }),
      }).state
    expect([where(after(308), 'hormoz-ii'), where(after(309), 'hormoz-ii')]).toEqual(['PER2', boxes.dead])
    expect([after(308).thorns.length, after(309).thorns.length]).toEqual([1, 0])
  })
})

describe('points', () => {
  const scored = (state: SemperState, side: 'primus' | 'secondus', rule: string) =>
    scoresOf(positionOf(state), side).find(score => score.rule === rule)?.points ?? 0

  it('SV-10.1-D: a third of the Dioceses, rounded down', () => {
    const state = winter(state => {
      for (const diocese of ['asia', 'pontica', 'oriens', 'thracia'] as const)
        state.regions[diocese] = 'secondus'
    })
    expect([scored(state, 'primus', 'SV-10.1-D'), scored(state, 'secondus', 'SV-10.1-D')]).toEqual([2, 1])
    state.regions.thracia = 'primus'
    expect([scored(state, 'primus', 'SV-10.1-D'), scored(state, 'secondus', 'SV-10.1-D')]).toEqual([3, 1])
  })

  it('SV-10.2-P1, SV-10.2-P5, SV-10.2-S1, SV-10.2-S5: 1 for a Minor of the other pacified by force, 2 for a Major', () => {
    const points = (
      people: PeopleId,
      master: 'primus' | 'secondus',
      scorer: 'primus' | 'secondus',
      rule: string,
    ) => {
      const state = winter(state => atWar(state, people, master))
      const before = scored(state, scorer, rule)
      place(state, boxes.people, null, ...data.peoples[people].units)
      return [before, scored(state, scorer, rule)]
    }
    expect(points('quades', 'secondus', 'primus', 'SV-10.2-P1')).toEqual([0, 1])
    expect(points('franci', 'secondus', 'primus', 'SV-10.2-P5')).toEqual([0, 2])
    expect(points('quades', 'primus', 'secondus', 'SV-10.2-S1')).toEqual([0, 1])
    expect(points('franci', 'primus', 'secondus', 'SV-10.2-S5')).toEqual([0, 2])
    expect(points('franci', 'primus', 'primus', 'SV-10.2-P5')).toEqual([0, 0])
  })

  it('SV-10.2-P2, SV-10.2-S2: 1 if the head of the side is in an imperial capital', () => {
    const at = (zone: string) => {
      const state = winter(state => {
        primus(state, zone, 'galere')
        secondus(state, zone, 'licinius')
        state.emperors = { primus: 'galere', secondus: 'licinius' }
      })
      return [scored(state, 'primus', 'SV-10.2-P2'), scored(state, 'secondus', 'SV-10.2-S2')]
    }
    expect([at('GAL2'), at('GAL1'), at('THR3')]).toEqual([
      [1, 1],
      [0, 0],
      [0, 0],
    ])
  })

  it('SV-10.2-P3, SV-10.2-S7: 1 without any Usurper; 3 for a usurpation against Primus', () => {
    const state = winter(() => {})
    expect([scored(state, 'primus', 'SV-10.2-P3'), scored(state, 'secondus', 'SV-10.2-S7')]).toEqual([1, 0])
    secondus(state, 'ITA5', 'maxence')
    usurper(state, 'maxence', 'secondus')
    expect([scored(state, 'primus', 'SV-10.2-P3'), scored(state, 'secondus', 'SV-10.2-S7')]).toEqual([0, 3])
    state.usurpations = []
    primus(state, 'ITA5', 'maxence')
    usurper(state, 'maxence', 'primus')
    expect([scored(state, 'primus', 'SV-10.2-P3'), scored(state, 'secondus', 'SV-10.2-S7')]).toEqual([0, 0])
  })

  it('SV-10.2-P4, SV-10.2-S3, SV-10.2-P7, SV-10.2-S6: barbarians in Dioceses and capitals of the other', () => {
    const state = winter(state => {
      atWar(state, 'franci', 'secondus')
      place(state, 'GAL1', null, 'franci-1', 'franci-2')
    })
    expect([scored(state, 'secondus', 'SV-10.2-S3'), scored(state, 'secondus', 'SV-10.2-S6')]).toEqual([2, 0])
    expect(scored(state, 'primus', 'SV-10.2-P4')).toBe(0)
    place(state, 'GAL2', null, 'franci-1', 'franci-2')
    expect(scored(state, 'secondus', 'SV-10.2-S6')).toBe(3)
    allTo(state, 'secondus')
    expect([scored(state, 'primus', 'SV-10.2-P4'), scored(state, 'primus', 'SV-10.2-P7')]).toEqual([2, 3])
  })

  it('SV-10.2-P6, SV-10.2-S4: 2 and 1 in a Pax Romana', () => {
    const state = winter(state => {
      state.paxRomana = true
    })
    expect([scored(state, 'primus', 'SV-10.2-P6'), scored(state, 'secondus', 'SV-10.2-S4')]).toEqual([2, 1])
  })

  it('SV-10.2-P8: 3 without a Secondus Augustus', () => {
    const state = winter(() => {})
    expect(scored(state, 'primus', 'SV-10.2-P8')).toBe(3)
    state.emperors.secondus = 'licinius'
    expect(scored(state, 'primus', 'SV-10.2-P8')).toBe(0)
  })

  it('SV-2.F-3: they are scored in Phase F', () => {
    const { state } = play(victoryPoints, { state: winter(() => {}) })
    // 4 for twelve Dioceses, 1 without a civil war, 3 without a Secondus Augustus.
    expect(state.points).toEqual({ primus: 8, secondus: 0 })
  })
})

/** How a match ended; null: it goes on. */
function resultIn({ match: { result } }: ReturnType<typeof play>) {
  return result === null || result.rule === 'test' ? null : result
}

describe('the end', () => {
  it('SV-10.3-A: more than twice is decisive, more than five times definitive (RULING-69)', () => {
    expect([levelOf(20, 10), levelOf(21, 10), levelOf(50, 10), levelOf(51, 10), levelOf(1, 0)]).toEqual([
      'victory',
      'decisive',
      'decisive',
      'definitive',
      'definitive',
    ])
    const state = scenario('2')
    state.points = { primus: 9, secondus: 9 }
    expect(resultOf(positionOf(state)).winners).toEqual([])
    state.points = { primus: 9, secondus: 8 }
    expect(resultOf(positionOf(state))).toMatchObject({
      winners: ['primus'],
      outcome: 'victory',
      rule: 'SV-10.3-A',
    })
  })

  const ended = (id: string, change: (state: SemperState) => void) =>
    resultIn(play(endOfYear, { state: scenario(id, change), impossible: true }))

  it('SV-SC-A, SV-2.F-6, SV-S2-C, SV-10.2-P9: after the last year, with 5 VP for Primus', () => {
    expect(
      ended('2', state => {
        state.year = 312
      }),
    ).toBeNull()
    const result = ended('2', state => {
      state.year = 313
      state.points = { primus: 0, secondus: 4 }
    })
    expect(result).toMatchObject({ winners: ['primus'], scores: { primus: 5, secondus: 4 } })
  })

  it('SV-S1-E: at once with Italia when Maxence is dead', () => {
    const after = (dead: boolean, italia: 'primus' | 'secondus') =>
      ended('1', state => {
        if (dead) place(state, boxes.dead, 'secondus', 'maxence')
        state.regions.italia = italia
      })
    expect(after(true, 'primus')).toMatchObject({ winners: ['primus'], outcome: 'decisive', rule: 'SV-S1-E' })
    expect([after(true, 'secondus'), after(false, 'primus')]).toEqual([null, null])
  })

  it('SV-S3-A: at once with all twelve Dioceses', () => {
    expect(ended('3', state => allTo(state, 'secondus'))).toMatchObject({
      winners: ['secondus'],
      rule: 'SV-S3-A',
    })
    expect(
      ended('3', state => {
        allTo(state, 'secondus')
        state.regions.italia = 'primus'
      }),
    ).toBeNull()
  })

  it('SV-S4-C: by points after 350', () => {
    const result = ended('4', state => {
      state.year = 350
    })
    expect(result?.rule).toBe('SV-10.3-A')
  })

  it('SV-S5-C, SV-S5-D, SV-SC-L: Magnence reigns or dies; or holds Italia at the end', () => {
    const state = scenario('5')
    expect(magnenceResult(positionOf(state), true).winners).toEqual(['secondus'])
    expect(magnenceResult(positionOf(state), false).winners).toEqual(['primus'])
    state.exchanged = true
    expect(playerOf(positionOf(state), 'secondus')).toBe('primus')
    state.exchanged = false
    state.points = { primus: 9, secondus: 0 }
    expect(resultOf(positionOf(state))).toMatchObject({ winners: ['secondus'], rule: 'SV-S5-D' })
    state.regions.italia = 'primus'
    expect(resultOf(positionOf(state))).toMatchObject({ winners: ['primus'], rule: 'SV-10.3-A' })
  })

  it('SV-S6-B, SV-S7-B: with the year in which Julien dies; early it is worth 10 VP', () => {
    expect(
      ended('6', state => {
        state.endedBy = null
      }),
    ).toBeNull()
    expect(
      ended('6', state => {
        state.endedBy = 305
      }),
    ).not.toBeNull()
    const died = (year: number) =>
      ended('7', state => {
        state.year = year
        state.endedBy = year
        state.points = { primus: 0, secondus: 0 }
      })?.scores?.primus
    expect([died(363), died(364)]).toEqual([15, 5])
  })

  it('SV-S8-C: four times the points and the city for Constantin; more than a third, or Primus, for the other', () => {
    const verdict = (built: boolean, primusPoints: number, secondusPoints: number, exchanged = false) => {
      const state = scenario('8')
      state.constantinopolis.built = built
      state.points = { primus: primusPoints, secondus: secondusPoints }
      state.exchanged = exchanged
      return resultOf(positionOf(state)).winners
    }
    expect([verdict(true, 40, 10), verdict(true, 39, 10), verdict(false, 40, 10)]).toEqual([
      ['primus'],
      [],
      [],
    ])
    expect([verdict(true, 30, 10), verdict(true, 29, 10)]).toEqual([[], ['secondus']])
    expect(verdict(false, 0, 99, true)).toEqual(['primus'])
  })
})

describe('events', () => {
  /** The event of this number, rolled with these two dice. */
  const event = (
    number: number,
    change: (state: SemperState) => void = () => {},
    more: Parameters<typeof play>[1]['dice'] = [],
    options = {},
  ) => {
    const six = Math.min(6, number)
    return play(eventOfTheYear, {
      state: winter(change),
      dice: [d6('event', six), d10('event', number - six), ...(more ?? [])],
      options,
    }).state
  }

  it('SV-2.D-3, SV-EV-2: the sum of the dice is the event', () => {
    expect(event(2).turn.event).toBe('disastrous-weather')
    expect(event(9).turn.event).toBe('dangerous-seas')
  })

  it('SV-EV-1: units in Roma are reduced, an Augustus there falls ill', () => {
    const after = event(1, state => {
      primus(state, 'ITA5', 'cornuti', 'galere', 'severe')
      state.emperors.primus = 'galere'
    })
    expect([isReduced(after, 'cornuti'), after.turn.ill]).toEqual([true, ['galere']])
    const elsewhere = event(1, state => {
      primus(state, 'ITA4', 'cornuti', 'galere')
      state.emperors.primus = 'galere'
    })
    expect([isReduced(elsewhere, 'cornuti'), elsewhere.turn.ill]).toEqual([false, []])
  })

  it('SV-EV-4: the Primus Augustus is ill', () => {
    const after = event(4, state => {
      primus(state, 'ITA4', 'galere')
      state.emperors.primus = 'galere'
    })
    expect(after.turn.ill).toEqual(['galere'])
  })

  it('SV-EV-7, SV-EV-8: one sequence less in all, one less each', () => {
    const five = (state: SemperState) => {
      state.sequences = { primus: 3, secondus: 2 }
    }
    expect(event(7, five).sequences).toEqual({ primus: 2, secondus: 2 })
    expect(event(8, five).sequences).toEqual({ primus: 2, secondus: 1 })
  })

  it('SV-EV-10: one more for Secondus at the end', () => {
    expect(event(10).turn.extraSequence).toBe('secondus')
  })

  it('SV-EV-11: 0 all capitals, even the west, odd the east', () => {
    const rage = (shows: number) => event(11, () => {}, [d10('popular rage', shows)]).turn.rage
    expect(rage(0)).toHaveLength(6)
    expect(rage(2)).toEqual(['GAL2', 'VIE3', 'ITA2'])
    expect(rage(1)).toEqual(['PAN3', 'PON1', 'ORI2'])
  })

  it('SV-EV-13: units in Oriens are reduced, reduced ones are gone', () => {
    const after = event(13, state => {
      primus(state, 'ORI2', 'cornuti', 'batavi', 'severe')
      reduced(state, 'batavi')
    })
    expect([isReduced(after, 'cornuti'), where(after, 'batavi'), where(after, 'severe')]).toEqual([
      true,
      boxes.reserve,
      'ORI2',
    ])
  })

  it('SV-EV-14: Persians at peace go to war, even bound by a peace; at war they make peace', () => {
    expect(event(14).peoples.persians.status).toBe('war')
    const bound = (state: SemperState) => {
      state.peoples.persians.barredUntil = state.year + 3
    }
    expect(event(14, bound).peoples.persians.status).toBe('war')
    expect(event(14, bound, [], { excitablePersians: 'notDuringPeace' }).peoples.persians.status).toBe(
      'peace',
    )
    const state = winter(state => atWar(state, 'persians', 'secondus'))
    const { state: after } = play(eventOfTheYear, {
      state,
      dice: [d6('event', 6), d10('event', 8)],
      choices: [...data.peoples.persians.units, 'hormoz-ii'].map(() => 'place PER2'),
    })
    expect(after.peoples.persians).toMatchObject({ status: 'peace', barredUntil: null })
  })

  it('SV-EV-15: all German units are reduced, at peace too; reduced ones stay', () => {
    const after = event(15, state => {
      atWar(state, 'quades', 'secondus')
      reduced(state, 'quades-1')
    })
    expect([isReduced(after, 'franci-1'), where(after, 'quades-1'), isReduced(after, 'picts-1')]).toEqual([
      true,
      'QUA',
      false,
    ])
  })

  it('SV-S1-B: the first scenario has none', () => {
    expect(play(eventOfTheYear, { state: scenario('1') }).state.turn.event).toBeNull()
  })
})

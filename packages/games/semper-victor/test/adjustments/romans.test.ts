import { row } from '@aquila/engine'
import { describe, expect, it } from 'vitest'
import { adjustFleets } from '../../rules/adjustments/fleets.ts'
import { adjustRomans, mayRecover, returnZones, winterQuarters } from '../../rules/adjustments/romans.ts'
import { semperData as data } from '../../rules/series.ts'
import { boxes, fleetBox, type SemperState } from '../../rules/state.ts'
import {
  allTo,
  atWar,
  d10,
  empire,
  emptyMap,
  isReduced,
  place,
  play,
  playUntil,
  positionOf,
  primus,
  reduced,
  scenario,
  secondus,
  sideIn,
  where,
} from '../support.ts'

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
  it('SV-9.3.1-A, SV-9.3.2-A, SV-4.2.4-A, RULING-84: no unit returns beside a leader of a People of its own player', () => {
    const at = (side: 'primus' | 'secondus', change: (state: SemperState) => void = () => {}) => {
      const position = positionOf(
        winter(state => {
          atWar(state, 'alamanni', side)
          place(state, 'ITA1', null, 'vadomar')
          place(state, 'ITA2', null, 'chnodomar')
          place(state, boxes.reserve, null, 'ri-italia', 'batavi')
          change(state)
        }),
      )
      return ['ri-italia', 'batavi'].map(unit => returnZones(position, unit, false))
    }
    // Italia is Primus’s. Its only front is Raetia, the capital of the batavi is Mediolanum.
    expect(at('primus')).toEqual([[], []])
    expect(at('secondus')).toEqual([['ITA1'], ['ITA2']])
    // SV-9.3.2-D, RULING-90: beside a leader of the other player the unit is his.
    const rival = (state: SemperState) => secondus(state, 'ITA1', 'severe')
    expect([at('primus', rival), at('secondus', rival)]).toEqual([
      [['ITA1'], []],
      [[], ['ITA2']],
    ])
  })

  it('SV-9.3.1-A: ripenses return at the front, pseudo-comitatenses anywhere in the Diocese (TV-44)', () => {
    const state = winter(state => place(state, boxes.reserve, null, 'ri-britanniae', 'pc-britanniae'))
    expect(returnZones(positionOf(state), 'ri-britanniae', false)).toEqual(['BRI1'])
    expect(returnZones(positionOf(state), 'pc-britanniae', false)).toEqual(['BRI1', 'BRI2', 'BRI3'])
    const { state: after } = play(adjustRomans, { state, choices: ['place BRI3'] })
    expect([where(after, 'ri-britanniae'), where(after, 'pc-britanniae')]).toEqual(['BRI1', 'BRI3'])
  })

  it('SV-9.3.1-A, SV-2.F-6: in the last winter nobody is asked where, unless a leader would have to flee', () => {
    const state = winter(state => {
      place(state, boxes.reserve, null, 'pc-britanniae')
      primus(state, 'FRA', 'severe')
      state.year = data.scenarios[state.scenario].lastYear
    })
    const { state: after } = play(adjustRomans, { state })
    expect([where(after, 'pc-britanniae'), where(after, 'severe')]).toEqual(['BRI1', 'GAL1'])
    // Leaders of both are in Britannia 2: the unit is of the side of the Diocese, and the other one is alone.
    primus(state, 'BRI2', 'galere')
    secondus(state, 'BRI2', 'licinius')
    expect(playUntil(adjustRomans, { state }).decision.task).toBe('return-unit')
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

describe('winter', () => {
  it('SV-9.2-A: fleets in port stay, and anybody who is lost already is not lost again', () => {
    const state = empire(state => {
      state.fleets.orientalis.returns = 320
    })
    expect(play(adjustFleets, { state }).events).toEqual([])
    state.fleets.occidentalis.at = 'SCEN'
    const { state: after } = play(adjustFleets, { state })
    expect(after.fleets.occidentalis).toMatchObject({ at: 'port', returns: 319 })
    expect(after.fleets.orientalis.returns).toBe(320)
  })

  it('SV-9.3.2-B: nobody recovers outside the Empire', () => {
    const state = empire(state => primus(state, 'ARM', 'batavi', 'pc-oriens-1'))
    expect(['batavi', 'pc-oriens-1'].map(id => mayRecover(positionOf(state), id))).toEqual([false, false])
  })

  it('SV-9.3.2-D, SV-7.1-D: where a unit comes back a leader of the other side is alone and must get away', () => {
    const state = empire(state => {
      for (const unit of data.romanUnitIds) {
        if (unit === 'cornuti') continue
        const home = row(data.units, unit).home ?? ''
        primus(state, row(data.zones, home).region === 'galliae' ? 'MOE5' : home, unit)
      }
      secondus(state, 'GAL1', 'ri-galliae')
      primus(state, 'GAL2', 'severe')
    })
    const { state: after } = play(adjustRomans, { state, dice: [d10('solitary', 9)], impossible: true })
    expect([where(after, 'cornuti'), where(after, 'severe')]).toEqual(['GAL2', boxes.dead])
  })
})

describe('winter', () => {
  it('SV-9.3.1-A, SV-9.3.2-A, SV-9.3.1-C, SV-9.3.2-C: a unit that comes back is at full strength, by its own rule', () => {
    const state = empire(state => {
      for (const unit of data.romanUnitIds) primus(state, row(data.units, unit).home ?? '', unit)
      place(state, boxes.reserve, null, 'pc-britanniae', 'cornuti')
      primus(state, 'ARM', 'pc-oriens-1', 'lanciarii')
      reduced(state, 'pc-oriens-1', 'lanciarii', 'cornuti', 'pc-britanniae')
    })
    const { state: after, events } = play(adjustRomans, {
      state,
      choices: ['place BRI2', 'place ORI1'],
      impossible: true,
    })
    const told = events
      .filter(({ kind }) => kind === 'unit-returns')
      .map(({ rule, data: { unit } }) => `${unit} ${rule}`)
    expect(told.toSorted()).toEqual(
      [
        'pc-britanniae SV-9.3.1-A',
        'cornuti SV-9.3.2-A',
        'pc-oriens-1 SV-9.3.1-C',
        'lanciarii SV-9.3.2-C',
      ].toSorted(),
    )
    expect(['pc-britanniae', 'cornuti', 'pc-oriens-1', 'lanciarii'].map(id => isReduced(after, id))).toEqual(
      Array(4).fill(false),
    )
  })

  it('SV-9.3.1-B, SV-9.3.2-B: a unit that recovers does so by its own rule', () => {
    const state = empire(state => {
      for (const unit of data.romanUnitIds) primus(state, row(data.units, unit).home ?? '', unit)
      reduced(state, 'batavi', 'pc-italia-1')
    })
    const { events } = play(adjustRomans, { state, impossible: true })
    const told = events
      .filter(({ kind }) => kind === 'unit-recovers')
      .map(({ rule, data: { unit } }) => `${unit} ${rule}`)
    expect(told.toSorted()).toEqual(['batavi SV-9.3.2-B', 'pc-italia-1 SV-9.3.1-B'])
  })

  it('SV-9.3.1-C: from outside into the Reserve while non-Romans hold the Diocese, at full strength', () => {
    const state = empire(state => {
      for (const unit of data.romanUnitIds) primus(state, row(data.units, unit).home ?? '', unit)
      primus(state, 'ARM', 'cornuti')
      reduced(state, 'cornuti')
      atWar(state, 'franci', 'secondus')
      place(state, 'GAL2', null, 'franci-1')
    })
    const { state: after, events } = play(adjustRomans, { state, impossible: true })
    expect([where(after, 'cornuti'), sideIn(after, 'cornuti'), isReduced(after, 'cornuti')]).toEqual([
      boxes.reserve,
      null,
      false,
    ])
    expect(events.find(({ kind }) => kind === 'unit-waits')?.rule).toBe('SV-9.3.2-C')
    const again = play(adjustRomans, { state: after, impossible: true })
    expect(again.events.filter(({ kind }) => kind === 'unit-waits')).toEqual([])
  })
})

it('SV-9.3.1-B, SV-9.3.2-B: a unit that recovers in winter is at full strength, and the log tells by which rule', () => {
  const state = empire(state => {
    for (const unit of data.romanUnitIds) primus(state, row(data.units, unit).home ?? '', unit)
    primus(state, 'BRI2', 'pc-britanniae')
    primus(state, 'ITA5', 'cornuti')
    reduced(state, 'pc-britanniae', 'cornuti')
  })
  const { state: after, events } = play(adjustRomans, { state, impossible: true })
  expect([isReduced(after, 'pc-britanniae'), isReduced(after, 'cornuti')]).toEqual([false, false])
  const told = events
    .filter(({ kind }) => kind === 'unit-recovers')
    .map(({ rule, data }) => `${data.unit} ${rule}`)
  expect(told.toSorted()).toEqual(['cornuti SV-9.3.2-B', 'pc-britanniae SV-9.3.1-B'])
})

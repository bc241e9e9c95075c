import { describe, expect, it } from 'vitest'
import { settleOwnership } from '../../../imperator/rules/ownership.ts'
import {
  checkControl,
  checkRegions,
  checkRoma,
  hasLeaderIn,
  hasTaken,
  isInvaded,
  occupiedIn,
} from '../../rules/control.ts'
import { canShow } from '../../rules/pieces.ts'
import { flipLeader } from '../../rules/politics/flip.ts'
import { romaAndRegions } from '../../rules/roma-and-regions.ts'
import { aleaData } from '../../rules/series.ts'
import type { Alea, AleaState } from '../../rules/state.ts'
import { leader, unit, unitIds } from '../counters.ts'
import { place, play, positionOf, scenario } from '../support.ts'
import { twoLeaders } from './stage.ts'

/** A procedure that asks nothing. */
const quietly = (act: (g: Alea) => void) =>
  function* (g: Alea) {
    act(g)
  }

/** Caesar's men in Spain: three of four zones, two of three cities. */
function inSpain(change?: (state: AleaState) => void): AleaState {
  return twoLeaders('2', state => {
    place(state, 'HIS-1', 'caesarian', ['curio', 'legio-VII'])
    place(state, 'HIS-2', 'caesarian', ['legio-VIII'])
    place(state, 'HIS-4', 'caesarian', ['legio-IX'])
    change?.(state)
  })
}

const taken = (state: AleaState) => hasTaken(positionOf(state), 'hispania', 'caesarian')

describe('control of leaders and units', () => {
  it('AIE-3.7.1-a: a leader is of the faction whose face he shows', () => {
    const { state } = play(
      quietly(g => flipLeader(g, 'curio', 'republican', 'test')),
      { state: inSpain() },
    )
    expect(leader(state, 'curio').faction).toBe('republican')
  })

  it('AIE-3.7.1-b: five leaders never change their faction', () => {
    const position = positionOf(inSpain())
    for (const id of ['caesar', 'octavianus']) expect(canShow(position, id, 'republican')).toBe(false)
    for (const id of ['pompeius', 'g-pompeius', 's-pompeius'])
      expect(canShow(position, id, 'caesarian')).toBe(false)
    expect(canShow(position, 'scipio', 'caesarian')).toBe(true)
  })

  it('AIE-3.7.3-b: only what changes hands is told', () => {
    const { events } = play(quietly(checkRegions), { state: scenario('2') })
    expect(events.filter(({ kind }) => kind === 'region-taken' || kind === 'region-lost')).toEqual([])
  })

  it('AIE-3.7.3-b, AIE-3.7.3-c: zones with land units count, and cities apart; ships hold none', () => {
    const held = (...zones: string[]) =>
      occupiedIn(
        positionOf(
          twoLeaders('2', state => {
            for (const [index, zone] of zones.entries())
              place(state, zone, 'caesarian', [`auxilia-${index + 1}`])
            place(state, 'HIS-2', 'caesarian', ['naves-6-0-1'])
          }),
        ),
        'hispania',
        'caesarian',
      )
    expect(held()).toEqual({ zones: 0, cities: 0 })
    expect(held('HIS-4')).toEqual({ zones: 1, cities: 0 })
    expect(held('HIS-4', 'HIS-1', 'HIS-3')).toEqual({ zones: 3, cities: 2 })
  })

  it('AIE-3.7.3-b, AIE-S7-c: an ally’s leader holds no region, but Cleopatra does in Scenario 7, for her side', () => {
    const holds = (id: string, leader: 'juba-i' | 'cleopatra', side: 'caesarian' | 'republican') => {
      const people = leader === 'juba-i' ? 'numidae' : 'aegyptii'
      const state = twoLeaders(id, state => {
        state.peoples[people] = {
          status: 'allegiance',
          faction: 'republican',
          barredUntil: null,
          sentHomeBy: null,
        }
        place(state, 'AFR-1', null, [leader])
      })
      return hasLeaderIn(positionOf(state), 'africa', side)
    }
    expect(holds('2', 'juba-i', 'republican')).toBe(false)
    expect(holds('2', 'cleopatra', 'republican')).toBe(false)
    expect(holds('7', 'cleopatra', 'republican')).toBe(true)
    expect(holds('7', 'cleopatra', 'caesarian')).toBe(false)
  })

  it('AIE-3.7.2-a: a unit without a leader is of the controller of the region, one with a leader is his', () => {
    const { state } = play(quietly(settleOwnership), {
      state: inSpain(state => place(state, 'ALP-2', 'caesarian', ['legio-X'])),
    })
    expect(state.regions.hispania).toBe('republican')
    expect(unit(state, 'legio-VII').faction).toBe('caesarian')
    expect(unit(state, 'legio-VIII').faction).toBe('republican')
    expect(unit(state, 'legio-X').faction).toBe('caesarian')
  })

  it('AIE-3.7.2-a: in a region of nobody units keep their side', () => {
    const { state } = play(quietly(settleOwnership), {
      state: inSpain(state => {
        state.regions.hispania = null
      }),
    })
    expect(unit(state, 'legio-VIII').faction).toBe('caesarian')
  })
})

describe('control of regions', () => {
  it('AIE-3.7.3-b: a leader, units in a majority of zones and in half of the cities', () => {
    expect(taken(inSpain())).toBe(true)
    expect(taken(inSpain(state => place(state, 'GAL-1', 'caesarian', ['curio'])))).toBe(false)
    expect(taken(inSpain(state => place(state, 'GAL-1', 'caesarian', ['legio-IX'])))).toBe(false)
    // Three zones, but one city of three.
    expect(
      taken(
        inSpain(state => {
          place(state, 'HIS-1', 'caesarian', ['legio-VIII'])
          place(state, 'HIS-3', 'republican', ['legio-XVI'])
        }),
      ),
    ).toBe(false)
  })

  it('AIE-3.7.3-b, RULING-32: ships do not count, nor does a zone with units of both sides', () => {
    expect(
      taken(
        inSpain(state => {
          place(state, 'GAL-1', 'caesarian', ['legio-VIII'])
          place(state, 'HIS-2', 'caesarian', ['naves-6-0-1'])
        }),
      ),
    ).toBe(false)
    expect(taken(inSpain(state => place(state, 'HIS-2', 'republican', ['legio-II'])))).toBe(false)
  })

  it('AIE-3.7.3-c: units of an allied People do not count, and Roma is a city like another', () => {
    const state = inSpain(state => {
      place(state, 'GAL-1', 'caesarian', ['legio-IX'])
      const [numidian] = unitIds.filter(id => id.startsWith('numidae'))
      place(state, 'HIS-4', null, [numidian ?? ''])
      state.peoples.numidae.status = 'allegiance'
      state.peoples.numidae.faction = 'caesarian'
    })
    expect(taken(state)).toBe(false)
    const italia = twoLeaders('2', state => {
      place(state, 'ITA-1', 'caesarian', ['curio', 'legio-X'])
      place(state, 'ITA-3', 'caesarian', ['legio-XI'])
      place(state, 'ITA-4', 'caesarian', ['legio-XII'])
      place(state, 'ITA-2', 'caesarian', ['legio-XIII'])
    })
    expect(hasTaken(positionOf(italia), 'italia', 'caesarian')).toBe(true)
  })

  it('AIE-3.7.3-a, AIE-2.F-d: it changes in Phase F, and with it the units without a leader', () => {
    const { state } = play(romaAndRegions, {
      state: inSpain(state => place(state, 'HIS-3', 'republican', ['legio-XVI'])),
    })
    expect(state.regions.hispania).toBe('caesarian')
    expect(unit(state, 'legio-XVI').faction).toBe('caesarian')
  })

  it('AIE-3.7.3-d: a region that nobody takes keeps its controller, even an empty one', () => {
    const { state } = play(checkControl, { state: twoLeaders() })
    expect(state.regions).toMatchObject({ gallia: 'caesarian', hispania: 'republican', asia: 'republican' })
  })

  it('AIE-3.7.3-d: invaded by Peoples at war it is nobody’s, and afterwards his who had it', () => {
    const invaded = twoLeaders('2', state => {
      const parthi = unitIds.filter(id => unit(state, id).place.startsWith('PAR-'))
      place(state, 'ASI-1', null, parthi.slice(0, 1))
      place(state, 'ASI-3', null, parthi.slice(1, 2))
      place(state, 'ASI-5', null, parthi.slice(2, 3))
      state.peoples.parthi.status = 'war'
      state.peoples.parthi.faction = 'caesarian'
    })
    const now = play(quietly(checkRegions), { state: invaded }).state
    expect(now.regions.asia).toBeNull()
    for (const id of unitIds) {
      if (unit(now, id).place.startsWith('ASI-')) place(now, 'PAR-1', null, [id])
    }
    expect(play(quietly(checkRegions), { state: now }).state.regions.asia).toBe('republican')
  })

  it('AIE-3.7.3-d: for an invasion it takes a majority of zones and a city, and a People at war', () => {
    const [one = '', two = '', three = '', four = '', five = ''] = [
      ...aleaData.peoples.germani.units,
      ...aleaData.peoples.alpes.units,
    ]
    const state = twoLeaders('2', state => {
      for (const people of ['germani', 'alpes'] as const)
        state.peoples[people] = { status: 'war', faction: 'republican', barredUntil: null, sentHomeBy: null }
      // Five of nine zones, none with a city.
      for (const [zone, unit] of [
        ['GAL-1', one],
        ['GAL-3', two],
        ['GAL-4', three],
        ['GAL-5', four],
        ['GAL-6', five],
      ] as const)
        place(state, zone, null, [unit])
    })
    expect(isInvaded(positionOf(state), 'gallia')).toBe(false)
    place(state, 'GAL-2', null, [five])
    expect(isInvaded(positionOf(state), 'gallia')).toBe(true)
    place(state, 'GER-2', null, [one])
    expect(isInvaded(positionOf(state), 'gallia')).toBe(false)
    place(state, 'GAL-1', null, [one])
    state.peoples.alpes.status = 'allegiance'
    expect(isInvaded(positionOf(state), 'gallia')).toBe(false)
  })
})

describe('what follows from control', () => {
  it('AIE-6.3-l, AIE-2.F-d: an intrigue ends if the new controller of Italia leads from Roma in force', () => {
    const italia = (change?: (state: AleaState) => void) =>
      play(romaAndRegions, {
        state: twoLeaders('2', state => {
          place(state, 'ITA-1', 'caesarian', ['caesar', 'legio-V', 'legio-VI', 'legio-VII'])
          place(state, 'ITA-3', 'caesarian', ['legio-VIII'])
          place(state, 'ITA-4', 'caesarian', ['legio-IX'])
          place(state, 'ITA-6', 'caesarian', ['legio-X'])
          state.cup = state.cup.filter(counter => counter !== 'K02')
          state.intrigues = ['K02']
          change?.(state)
        }),
      }).state
    expect(italia()).toMatchObject({ intrigues: [], regions: { italia: 'caesarian' } })
    expect(italia(state => place(state, 'ITA-2', 'caesarian', ['legio-V'])).intrigues).toEqual(['K02'])
  })

  it('AIE-4.4.3-a, AIE-2.F-d, RULING-37: peace by arms comes before control of Peoples is found again', () => {
    const { state } = play(romaAndRegions, {
      state: twoLeaders('2', state => {
        // No region touches Dacia: its controller would be found by a die.
        state.peoples.daci = { status: 'war', faction: 'republican', barredUntil: null, sentHomeBy: null }
        place(state, 'DAC-1', 'caesarian', ['curio', 'legio-X'])
      }),
    })
    expect(state.peoples.daci.status).toBe('peace')
  })
})

describe('control of Roma', () => {
  const roma = (change: (state: AleaState) => void) =>
    play(quietly(checkRoma), { state: twoLeaders('2', change), impossible: true }).state.roma

  it('AIE-3.7.3-e: a leader in Italia 1 without enemy land units or leaders', () => {
    expect(roma(state => place(state, 'ITA-1', 'caesarian', ['curio']))).toBe('caesarian')
    expect(
      roma(state => {
        place(state, 'ITA-1', 'caesarian', ['curio'])
        place(state, 'ITA-1', 'republican', ['cato'])
      }),
    ).toBeNull()
    expect(
      roma(state => {
        place(state, 'ITA-1', 'caesarian', ['curio'])
        place(state, 'ITA-1', 'republican', ['naves-6-0-1'])
      }),
    ).toBe('caesarian')
    expect(roma(state => place(state, 'ITA-1', 'caesarian', ['legio-X']))).toBeNull()
  })
})

import { describe, expect, it } from 'vitest'
import { kingsData } from '../data/index.ts'
import { hasWayOut, hostilesStepBack, hostilesToCity, romansStepBack } from '../rules/retreats.ts'
import { boxes, eventBox, type Kings, type KingsState } from '../rules/state.ts'
import { bareMap, inHex, place, placeOf, placesIn, play, positionOf, told } from './support.ts'

const stepBack = (pieces: readonly string[], hex: string, entering: string | null) =>
  function* (g: Kings) {
    hostilesStepBack(g, pieces, hex, entering, 'KOR-SURV-2', 'rout')
  }

/** Every hex that a road joins to this one. */
const around = (hex: string) => (kingsData.roads[hex] ?? []).map(({ to }) => to)

describe('a way out', () => {
  it('RULING-58: what stops the one side does not stop the other', () => {
    const hemmedIn = (face: 'roman' | 'hostile') =>
      positionOf(
        bareMap(state => {
          for (const [index, hex] of around('3908').entries())
            if (hex !== '3907') place(state, hex, face, [`U${30 + index}`])
          if (face === 'hostile') place(state, '3907', 'hostile', ['U20'])
        }),
      )
    const [byRomans, byHostiles] = [hemmedIn('roman'), hemmedIn('hostile')]
    expect(hasWayOut(byRomans, '3908', 'roman')).toBe(true)
    expect(hasWayOut(byRomans, '3908', 'hostile')).toBe(false)
    expect(hasWayOut(byHostiles, '3908', 'roman')).toBe(false)
    // One hex is enough: from 4106 only 4006 is free.
    const beside = positionOf(bareMap(state => place(state, '4206', 'hostile', ['U30'])))
    expect([around('4106'), hasWayOut(beside, '4106', 'roman')]).toEqual([['4006', '4206'], true])
  })
})

describe('where Romans go', () => {
  it('RULING-58: where nobody is to step back, nobody is asked', () => {
    const run = play(g => romansStepBack(g, [], '4106', null, 'KOR-BP-2', 'too-few'), { state: bareMap() })
    expect(told(run, 'withdraws')).toEqual([])
  })
})

describe('where the others go', () => {
  /** Both cities of the Capenates are Roman. */
  const homeless = (change: (state: KingsState) => void) =>
    bareMap(state => {
      place(state, '3611', 'roman', ['G-cap-1'])
      place(state, '3711', 'roman', ['G-cap-2'])
      change(state)
    })

  it('KOR-RETR-1, RULING-47: a people with no city left: units to the pool, the pieces of a war to their box', () => {
    const pieces = ['war-capena-leader', 'war-capena-1', 'U36']
    const state = homeless(each => place(each, '3610', 'hostile', pieces))
    const run = play(
      function* (g) {
        hostilesToCity(g, pieces, 'cap', 'KOR-RETR-1', 'general-retreat')
      },
      { state },
    )
    expect(placesIn(run.state)).toMatchObject({
      'war-capena-leader': eventBox('war-capena'),
      'war-capena-1': eventBox('war-capena'),
      U36: boxes.pool,
    })
  })

  it('KOR-RETR-1, RULING-47: its leaders go into the NR container', () => {
    const state = bareMap(each => {
      place(each, '3908', 'hostile', ['valerius', 'U11'])
      for (const { hex, people } of kingsData.hostileCities)
        if (people === 'sab') each.control = { ...each.control, [hex]: 'etr' }
    })
    const run = play(
      function* (g) {
        hostilesToCity(g, ['valerius', 'U11'], 'sab', 'KOR-RETR-1', 'general-retreat')
      },
      { state },
    )
    expect([placeOf(run.state, 'valerius'), placeOf(run.state, 'U11')]).toEqual([boxes.hostile, boxes.pool])
  })

  it('KOR-SURV-2, RULING-58: back to where they came from, if it is free; else towards their nearest city', () => {
    const army = ['mamilius', 'U01', 'U02']
    const state = (romansIn?: string) =>
      bareMap(each => {
        place(each, '4106', 'hostile', army)
        if (romansIn !== undefined) place(each, romansIn, 'roman', ['S1'])
      })
    const goes = (given: KingsState, entering: string | null) =>
      placeOf(play(stepBack(army, '4106', entering), { state: given }).state, 'mamilius')
    expect(goes(state(), '4006')).toBe('4006')
    expect(goes(state('4006'), '4006')).toBe('4206')
    expect(goes(state(), null)).toBe('4206')
    // Two hexes away is no adjacent hex.
    expect(goes(state(), '4308')).toBe('4206')
  })

  it('KOR-SURV-2, RULING-58: without a free hex they are destroyed', () => {
    const army = ['mamilius', 'U01', 'war-alba-1']
    const state = bareMap(each => {
      place(each, '4106', 'hostile', army)
      place(each, '4006', 'roman', ['S1'])
      place(each, '4206', 'roman', ['S2'])
    })
    const run = play(stepBack(army, '4106', null), { state })
    expect(inHex(run.state, '4106', 'hostile')).toEqual([])
    expect(placesIn(run.state)).toMatchObject({
      mamilius: boxes.hostile,
      U01: boxes.pool,
      'war-alba-1': eventBox('war-alba'),
    })
    expect(told(run, 'withdraws')).toEqual([])
  })
})

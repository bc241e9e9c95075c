import { endMatch, fastDice, Match } from '@aquila/engine'
import { describe, expect, it } from 'vitest'
import { kingsData as data } from '../../data/index.ts'
import { scenarioIds } from '../../data/reigns.ts'
import { kings } from '../../index.ts'
import { stopsRomans } from '../../rules/cities.ts'
import {
  capacityOf,
  leadersOnMap,
  nationOf,
  piecesOnMap,
  romanArmyIn,
  romanShips,
} from '../../rules/pieces.ts'
import { resultOf } from '../../rules/score.ts'
import { dealSetUp, setUp } from '../../rules/set-up.ts'
import { boxes, eventBox, type Kings } from '../../rules/state.ts'
import { chitsIn, inHex, placeOf, positionOf, stackIn } from '../support.ts'

/** The game up to where everything is dealt: then it is over. */
const justDealt = {
  ...kings,
  phases: [
    { id: 'set-up', rule: 'KOR-PER-1.1', run: dealSetUp },
    {
      id: 'dealt',
      rule: 'KOR-PER-1.1',
      run: (g: Kings) => endMatch(resultOf(g.state, 'dealt', 'KOR-PER-1.1', false)),
    },
  ],
}

describe.each(scenarioIds)('what holds everywhere holds when %s begins', scenario => {
  const { position } = Match.start(justDealt, { scenario, dice: fastDice(7), options: {} })
  const { state } = position

  it('KOR-DEF-4: one garrison in a city at most, and only in cities', () => {
    const garrisons = Object.keys(data.garrisons).map(garrison => placeOf(state, garrison))
    const inCities = garrisons.filter(place => data.cities[place] !== undefined)
    expect(new Set(inCities).size).toBe(inCities.length)
    expect(inCities.length).toBeGreaterThan(60)
  })

  it('KOR-PER-1.4, KOR-DEF-6: nobody of the other peoples is on the map but their garrisons', () => {
    expect(piecesOnMap(position, 'hostile')).toEqual([])
  })

  it('KOR-OFF-1, KOR-OFF-5: no office is in play, and nobody but a king leads', () => {
    expect(leadersOnMap(position, 'roman').filter(leader => data.kings[leader] === undefined)).toEqual([])
    expect(state.track).toEqual({})
  })

  it('KOR-ARMY-3: a leader who begins with an army can command it', () => {
    const army = romanArmyIn(position, '3906')
    const begins = state.period === 1 ? 5 : 0
    expect(army?.units.length ?? 0).toBe(begins)
    expect(inHex(state, '3906', 'roman').length).toBeLessThanOrEqual(1 + capacityOf(position, 'romulus'))
  })

  it('KOR-IGN-3, KOR-TRI-2, KOR-PIL-9, KOR-PIL-10, KOR-MIL-3, KOR-SEN-2: there is nothing to remember yet', () => {
    expect(state).toMatchObject({
      convicted: [],
      holders: [],
      sacked: [],
      control: {},
      kingTied: false,
      attackersBefore: [],
      wars: [],
      notes: { triumphed: [], consent: {}, attackers: [], captures: [], reactions: 0 },
    })
  })

  it('KOR-END-1, KOR-END-4: Rome has influence, and both containers have chits', () => {
    expect(state.ip).toBeGreaterThan(0)
    expect(Math.min(chitsIn(state, 'roman').length, chitsIn(state, 'hostile').length)).toBeGreaterThanOrEqual(
      12,
    )
  })

  it('KOR-NAV-3: ships of Rome are in Ostia, or nowhere yet', () => {
    for (const ship of romanShips(position)) expect(placeOf(state, ship)).toBe('3803')
    expect(romanShips(position).length > 0).toBe(state.ostia)
  })

  it('KOR-DEF-1: what has one face is in no container', () => {
    const chits = [...chitsIn(state, 'roman'), ...chitsIn(state, 'hostile')]
    const oneFaced = Object.values(data.units).filter(
      ({ roman, hostile }) => roman === null || hostile === null,
    )
    expect(oneFaced.filter(({ id }) => chits.includes(id))).toEqual([])
  })

  it('KOR-MOVE-4: a garrison stops Romans from the first turn on', () => {
    // Veii was never Roman before the last king.
    expect([stopsRomans(position, '3608'), stopsRomans(position, '3905')]).toEqual([true, false])
  })
})

describe('the armies of the wars', () => {
  it('KOR-WAR-1, KOR-ARMY-3: lie in their box, of one people, and their leader can command them all', () => {
    const state = setUp(data, 'seven-kings', {})
    for (const war of Object.values(data.wars)) {
      expect(stackIn(state, eventBox(war.id))).toEqual(expect.arrayContaining([war.leader, ...war.units]))
      expect(war.units.length).toBeLessThanOrEqual(capacityOf(positionOf(state), war.leader))
      for (const piece of [war.leader, ...war.units]) expect(nationOf(data, piece)).toBe(war.nation)
    }
    expect(stackIn(state, boxes.captives)).toEqual([])
  })
})

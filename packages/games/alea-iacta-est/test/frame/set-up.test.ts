import { canonicalJson, fastDice, Match } from '@aquila/engine'
import { playRandomly } from '@aquila/engine/fuzz'
import { describe, expect, it } from 'vitest'
import { scenarioIds } from '../../data/types.ts'
import { alea } from '../../index.ts'
import { breaches } from '../../rules/knowledge/breaches.ts'
import { copyState } from '../../rules/knowledge/copy.ts'
import { readState } from '../../rules/knowledge/read-state.ts'
import { isOnMap } from '../../rules/pieces.ts'
import { aleaData } from '../../rules/series.ts'
import { setUp } from '../../rules/set-up.ts'
import { boxes, type Stack } from '../../rules/state.ts'
import { counterIds, isLeader, leader, places, put, stackIn, unit } from '../counters.ts'
import { positionOf, scenario } from '../support.ts'

describe('the set-up of a scenario', () => {
  it('AIE-3.3.1-a: leaders and units stand where the scenario says, on the side it says', () => {
    const state = scenario('1')
    expect(stackIn(state, 'ITA-4').toSorted()).toEqual(['caesar', 'curio', 'legio-XIII'])
    expect(leader(state, 'caesar').faction).toBe('caesarian')
    expect(stackIn(state, 'ITA-1')).toContain('pompeius')
    expect(unit(state, 'legio-XV')).toEqual({
      id: 'legio-XV',
      place: 'ITA-7',
      faction: 'republican',
      reduced: false,
      moved: false,
    })
  })

  it('AIE-SC-b: 33 legions of Scenarios 1 and 2 are on the map, those of 3 to 7 wait for the deployment', () => {
    const onMap = (id: string) =>
      scenario(id).counters.filter(
        counter => aleaData.units[counter.id]?.kind === 'legio' && isOnMap(aleaData, counter.place),
      ).length
    expect(scenarioIds.map(onMap)).toEqual([33, 33, 0, 0, 0, 0, 0])
  })

  it('RULING-53, AIE-3.5.3-j: the Assassins are avenged where the murder is past and none is left', () => {
    const begin = (id: string) => {
      const { caesarMurdered, assassinsAvenged } = scenario(id)
      return [caesarMurdered, assassinsAvenged]
    }
    for (const id of ['1', '2', '3', '4']) expect(begin(id)).toEqual([false, false])
    expect(begin('5')).toEqual([true, false])
    for (const id of ['6', '7']) expect(begin(id)).toEqual([true, true])
  })

  it('AIE-2.D-a: nobody has sequences before the first Administration', () => {
    for (const id of scenarioIds) expect(scenario(id).sequences).toEqual({ caesarian: 0, republican: 0 })
  })

  it('AIE-S2-a: Scenario 2 begins as Scenario 1', () => {
    const { scenario: _1, ...first } = scenario('1')
    const { scenario: _2, ...second } = scenario('2')
    expect(second).toEqual(first)
    expect(second.regions).toMatchObject({ gallia: 'caesarian', italia: 'republican', asia: 'republican' })
    expect(second.roma).toBe('republican')
  })

  it('AIE-0.3-a: the turn marker begins on the first year of the scenario', () => {
    expect(scenarioIds.map(id => scenario(id).year)).toEqual([-49, -49, -48, -47, -43, -41, -32])
  })

  it('AIE-5.1.1-a: the SPQR marker begins where the scenario says', () => {
    expect(scenarioIds.map(id => scenario(id).spqr)).toEqual([0, 0, 1, 2, 1, 1, 0])
  })

  it('AIE-FD-f: units that no list names are in the Reserve', () => {
    const state = scenario('2')
    expect(unit(state, 'legio-XXXVIII').place).toBe(boxes.reserve)
    expect(unit(state, 'legio-XXXVIII').faction).toBeNull()
  })

  it('AIE-S3-a, AIE-S5-a: all Peoples are at peace', () => {
    for (const id of ['3', '5']) {
      for (const people of Object.values(scenario(id).peoples)) expect(people.status).toBe('peace')
    }
  })

  it('AIE-S4-a: Aegyptii and Pontici at war under the Republican, Numidae his allies', () => {
    const { peoples } = scenario('4')
    expect(peoples.aegyptii).toMatchObject({ status: 'war', faction: 'republican' })
    expect(peoples.pontici).toMatchObject({ status: 'war', faction: 'republican' })
    expect(peoples.numidae).toMatchObject({ status: 'allegiance', faction: 'republican' })
    expect(peoples.parthi.status).toBe('peace')
  })

  it('AIE-S6-a: the Aegyptii are allies of the Caesarian', () => {
    expect(scenario('6').peoples.aegyptii).toMatchObject({ status: 'allegiance', faction: 'caesarian' })
  })

  it('AIE-S7-a: the Aegyptii are allies of the Republican', () => {
    expect(scenario('7').peoples.aegyptii).toMatchObject({ status: 'allegiance', faction: 'republican' })
  })

  it('AIE-SC-a: Caesar is taken as murdered in the scenarios after his death only', () => {
    expect(scenarioIds.map(id => scenario(id).caesarMurdered)).toEqual([
      false,
      false,
      false,
      false,
      true,
      true,
      true,
    ])
  })

  it('TV-14, TV-15: the Faction Leaders of Scenarios 2 and 5', () => {
    expect(scenario('2').factionLeaders).toEqual({ caesarian: ['caesar'], republican: ['pompeius'] })
    expect(scenario('5').factionLeaders.caesarian).toEqual(['octavianus', 'm-antonius'])
  })

  it.each(scenarioIds)('Scenario %s holds to all that must always hold', id => {
    const state = setUp(aleaData, id)
    expect(breaches(positionOf(state))).toEqual([])
  })
})

describe('keeping a state', () => {
  it.each(scenarioIds)('a copy of Scenario %s is equal and independent', id => {
    const state = scenario(id)
    const before = canonicalJson(state)
    const copy = copyState(state)
    expect(canonicalJson(copy)).toBe(before)
    for (const piece of counterIds) put(copy, piece, 'ITA-1')
    // The copies share their counters and stacks, which never change.
    copy.stacks = []
    copy.counters = []
    disturb(copy)
    expect(canonicalJson(state)).toBe(before)
  })

  it('a stored state is read back the same, a spoilt one is refused', () => {
    const state = scenario('5')
    const stored: unknown = JSON.parse(JSON.stringify(state))
    const read = readState(stored)
    expect(read).toEqual(state)
    // Where nobody is stands the very stack that says so, as in a match that was never closed.
    const { nobody } = aleaData.index
    expect(read.stacks.map(stack => stack === nobody)).toEqual(state.stacks.map(stack => stack === nobody))
    expect(() => readState({ ...state, spqr: -1 })).toThrow()
    expect(() => readState({ ...state, year: 'soon' })).toThrow()
    const stacked = (owner: keyof Stack) => {
      const nobody = { leaders: [], units: [] }
      const stacks = places.map((): Stack => ({ caesarian: nobody, republican: nobody, others: nobody }))
      const there = stacks[places.indexOf('ITA-1')]
      if (there !== undefined) Reflect.set(there, owner, { leaders: ['caesar'], units: [] })
      return { ...state, stacks }
    }
    expect(() => readState(stacked('caesarian'))).toThrow('caesar is not in ITA-1')
    put(state, 'caesar', 'ITA-1')
    expect(() => readState(stacked('republican'))).toThrow('caesar is not of the republican')
    expect(() => readState({ ...state, counters: state.counters.toReversed() })).toThrow(
      'is not in its place',
    )
    expect(() => readState({ ...state, counters: state.counters.slice(1) })).toThrow()
  })
})

it.each(['1.0.0', '1.1.0'])('a match stored under the rules %s goes on', rules => {
  const match = Match.start(alea, { scenario: '2', dice: fastDice(3) })
  playRandomly(match, fastDice(4), 40)
  const { record, checkpoint } = match
  const { counters, ...state } = readState(checkpoint.state)
  const leaders: Record<string, object> = {}
  const units: Record<string, object> = {}
  for (const { id, place, faction, reduced, moved } of counters) {
    if (isLeader(id)) leaders[id] = { place, faction, moved }
    else units[id] = { place, faction, reduced, moved }
  }
  // The old index of the stacks is of no use and is made again.
  const old = { ...checkpoint, rules, state: { ...state, leaders, units, stacks: {} } }
  const resumed = Match.resume(alea, { ...record, rules }, old, match.told, fastDice(5))
  expect(resumed.match.length + resumed.dropped.length).toBe(match.length)
  expect(breaches(resumed.match.position)).toEqual([])
})

/** Changes every number, truth and list in the copy, however deep. */
function disturb(value: object): void {
  for (const [key, part] of Object.entries(value)) {
    if (typeof part === 'object' && part !== null) disturb(part)
    else Reflect.set(value, key, 'changed')
  }
  if (Array.isArray(value)) value.push('more')
}

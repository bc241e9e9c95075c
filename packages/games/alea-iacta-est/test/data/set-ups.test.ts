import { describe, expect, it } from 'vitest'
import { sum } from '../../../imperator/test/roads.ts'
import { type AleaData, row, spqrEnd } from '../../data/index.ts'
import { factionIds, regionIds, scenarioIds } from '../../data/types.ts'
import { aleaData as data } from '../../rules/series.ts'

function count(ids: readonly string[], kind: string): number {
  return ids.filter(id => row(data.units, id).kind === kind).length
}

describe('the scenarios', () => {
  it('AIE-SC-b: seven scenarios, the first two with a fixed set-up', () => {
    expect(scenarioIds.map(id => data.scenarios[id].deployment)).toEqual([
      'fixed',
      'fixed',
      'free',
      'free',
      'free',
      'free',
      'free',
    ])
    expect(scenarioIds.map(id => data.scenarios[id].lastYear - data.scenarios[id].firstYear + 1)).toEqual([
      21, 6, 2, 3, 3, 7, 4,
    ])
    expect(scenarioIds.map(id => data.scenarios[id].stars)).toEqual([4, 3, 1, 2, 2, 3, 3])
    expect(scenarioIds.map(id => data.scenarios[id].spqr.start)).toEqual([0, 0, 1, 2, 1, 1, 0])
    expect(spqrEnd).toBe(5)
  })

  it.each(scenarioIds)('AIE-3.3.1-a: scenario %s names things that exist, each counter once', id => {
    const { forces, foreignLeaders, entrants } = data.scenarios[id]
    const listed = factionIds.flatMap(faction => forces[faction].leaders)
    const units = factionIds.flatMap(faction => forces[faction].units)
    expect(new Set(listed).size).toBe(listed.length)
    expect(new Set(units).size).toBe(units.length)
    for (const unit of units) expect(data.romanUnitIds).toContain(unit)
    for (const faction of factionIds) {
      const force = forces[faction]
      for (const leader of force.leaders) expect(row(data.romanLeaders, leader).faces[faction]).not.toBeNull()
      for (const leader of force.factionLeaders) expect(force.leaders).toContain(leader)
      for (const [leader, where] of Object.entries(force.startZones)) {
        expect(force.leaders).toContain(leader)
        for (const zone of where) row(data.zones, zone)
      }
      for (const zone of [...force.mustOccupy, ...force.closed]) row(data.zones, zone)
      for (const { zone, units: here } of force.placements) {
        row(data.zones, zone)
        // AIE-FD-d holds for the fixed set-up too.
        if (count(here, 'naves') > 0) expect(row(data.zones, zone).port).not.toBeNull()
      }
    }
    for (const leader of [...foreignLeaders.inPlay, ...foreignLeaders.later]) row(data.foreignLeaders, leader)
    for (const leader of entrants) expect(listed).not.toContain(leader)
  })

  it.each(scenarioIds)('AIE-3.7.3-a: in scenario %s every region and Roma begin under one faction', id => {
    const { caesarian, republican } = data.scenarios[id].forces
    expect([...caesarian.regions, ...republican.regions].toSorted()).toEqual(regionIds.toSorted())
    expect(caesarian.roma).not.toBe(republican.roma)
  })

  it('AIE-SC-b: the totals of the fixed set-up', () => {
    const { caesarian, republican } = data.scenarios['1'].forces
    const totals = (force: AleaData['scenarios']['1']['forces']['caesarian']) => [
      force.leaders.length,
      count(force.units, 'legio'),
      count(force.units, 'auxilia'),
      count(force.units, 'equites'),
      count(force.units, 'naves'),
    ]
    expect(totals(caesarian)).toEqual([7, 13, 3, 3, 2])
    expect(totals(republican)).toEqual([9, 20, 4, 4, 1])
    expect(data.scenarios['2'].forces).toEqual(data.scenarios['1'].forces)
    expect(data.scenarios['1'].entrants).toHaveLength(20)
  })

  it('AIE-3.3.1-a: legions on the map in each scenario', () => {
    const legions = scenarioIds.map(id =>
      factionIds.map(faction => count(data.scenarios[id].forces[faction].units, 'legio')),
    )
    expect(legions).toEqual([
      [13, 20],
      [13, 20],
      [20, 16],
      [20, 11],
      [31, 21],
      [28, 17],
      [21, 22],
    ])
  })

  it('AIE-FD-b: free deployment gives each side at least the legions its garrisons need', () => {
    for (const id of scenarioIds.filter(each => data.scenarios[each].deployment === 'free')) {
      for (const faction of factionIds) {
        const force = data.scenarios[id].forces[faction]
        const needed = sum(force.regions.map(region => data.regions[region].garrison))
        expect(count(force.units, 'legio')).toBeGreaterThanOrEqual(needed)
        // AIE-FD-c: a leader for each region and one for Roma.
        expect(force.leaders.length).toBeGreaterThanOrEqual(force.regions.length + (force.roma ? 1 : 0))
      }
    }
  })

  it('AIE-S4-a, AIE-S6-a, AIE-S7-a: Peoples that are not at peace', () => {
    expect(data.scenarios['4'].peoples).toEqual([
      { people: 'aegyptii', status: 'war', faction: 'republican' },
      { people: 'pontici', status: 'war', faction: 'republican' },
      { people: 'numidae', status: 'allegiance', faction: 'republican' },
    ])
    expect(data.scenarios['6'].peoples.map(start => start.faction)).toEqual(['caesarian'])
    expect(data.scenarios['7'].peoples.map(start => start.faction)).toEqual(['republican'])
    expect(scenarioIds.filter(id => data.scenarios[id].peoples.length === 0)).toEqual(['1', '2', '3', '5'])
  })

  it('AIE-S5-c: D. Brutus begins alone in the northern Alpes', () => {
    const { startZones, withoutUnits } = data.scenarios['5'].forces.republican
    expect(startZones['d-brutus']).toEqual(['ALP-1'])
    expect(withoutUnits).toEqual(['d-brutus'])
    const latitude = (id: string) => Math.max(...row(data.zones, id).towns.map(town => town.lat))
    expect(latitude('ALP-1')).toBeGreaterThan(latitude('ALP-2'))
  })

  it('AIE-S6-c: the three zones that the Republican holds inside Caesarian regions', () => {
    const { caesarian, republican } = data.scenarios['6'].forces
    expect(republican.mustOccupy).toEqual(['GAL-8', 'ITA-2', 'ITA-6'])
    expect(caesarian.closed).toEqual(republican.mustOccupy)
  })

  it('AIE-S7-b: M. Antonius commands 15, printed 9', () => {
    expect(data.scenarios['7'].overrides['m-antonius']).toEqual({ command: 15 })
    expect(row(data.romanLeaders, 'm-antonius').faces.republican?.command).toBe(9)
  })

  it('AIE-S1-e: victory levels', () => {
    const { victory } = data.scenarios['1']
    expect(victory.kind === 'score' && victory.levels.map(level => level.above)).toEqual([25, 50, 75])
  })
})

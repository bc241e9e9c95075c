import { row } from '@aquila/engine'
import { describe, expect, it } from 'vitest'
import type { BorderKind, SeaData, ZoneData } from '../data/map.ts'
import { changeTables } from '../data/pack.ts'
import {
  type CampaignTables,
  joinTables,
  peopleOnMap,
  regionOnMap,
  regionsBeside,
  romanUnitsOf,
} from '../data/tables.ts'

/** A world of three zones on one sea: a city, a hill beyond a river, and a land of horsemen beyond a strait. */

function zone(id: string, of: Partial<ZoneData>): ZoneData {
  const nothing = { region: null, people: null, city: null, port: null, mountain: false, island: false }
  return { id, name: id, ...nothing, towns: [], source: 'reconstruction', ...of }
}

function border(one: string, two: string, kind: BorderKind) {
  return { between: [one, two], kind, name: null, source: 'reconstruction' } as const
}

function sea(id: string, open: boolean, adjacent: readonly string[]): SeaData {
  return { id, name: id, open, lon: 0, lat: 0, adjacent, source: 'reconstruction' }
}

function unit(id: string, people: string | null, kind: string) {
  const ratings = { strength: 4, quality: 2, tactical: 0 }
  return { id, name: id, people, kind, type: kind, normal: ratings, reduced: ratings, home: null }
}

const tables: CampaignTables = {
  zones: [
    zone('city', { region: 'latium', city: 'Roma' }),
    zone('hill', { region: 'samnium', mountain: true }),
    zone('steppe', { people: 'horsemen' }),
  ],
  borders: [
    border('city', 'hill', 'river'),
    border('steppe', 'city', 'strait'),
    border('hill', 'steppe', 'land'),
  ],
  seas: [sea('inner', true, ['outer', 'ice']), sea('outer', true, ['inner']), sea('ice', false, ['inner'])],
  coasts: [
    { sea: 'inner', zone: 'city', port: false, source: 'reconstruction' },
    { sea: 'ice', zone: 'city', port: false, source: 'reconstruction' },
    { sea: 'inner', zone: 'steppe', port: false, source: 'reconstruction' },
  ],
  regions: [{ id: 'latium' }, { id: 'samnium' }],
  peoples: [{ id: 'horsemen', name: 'Horsemen', nationality: 'riders', group: 3, major: true, range: 2 }],
  romanLeaders: [{ id: 'marius', name: 'Marius', fullName: 'Gaius Marius', faces: {}, naturalDeath: {} }],
  foreignLeaders: [{ id: 'khan', name: 'Khan', people: 'horsemen', command: 3, tactical: 1, strategic: 3 }],
  units: [
    unit('legio-1', null, 'legio'),
    unit('riders-1', 'horsemen', 'warriors'),
    unit('legio-2', null, 'legio'),
  ],
  stratagemCounters: [],
  scenarios: [],
}

const joined = joinTables(tables, {
  costToEnter: ({ mountain }) => (mountain ? 2 : 1),
  ownBoxes: ['box-own'],
  stackOf: (one, two, others) => ({ one, two, others }),
})

describe('joined tables', () => {
  it('neighbours cost what the zone entered costs, and one more over a river or strait', () => {
    const costs = (id: string) => row(joined.zones, id).neighbours.map(next => [next.zone, next.cost])
    expect(costs('city')).toEqual([
      ['hill', 3],
      ['steppe', 2],
    ])
    expect(costs('hill')).toEqual([
      ['city', 2],
      ['steppe', 1],
    ])
    expect(costs('steppe')).toEqual([
      ['city', 2],
      ['hill', 2],
    ])
  })

  it('a zone knows where it stands in the lists, and each step where its zone does', () => {
    expect(joined.zoneIds.map(id => row(joined.zones, id).ordinal)).toEqual([0, 1, 2])
    for (const { id, ordinal, neighbours } of joined.zoneList) {
      expect(joined.index.places[ordinal]).toBe(id)
      for (const next of neighbours) expect(joined.zoneList[next.ordinal]?.id).toBe(next.zone)
    }
  })

  it('a zone is coastal where a sea washes it, a closed one too; only open seas are neighbours of a sea', () => {
    expect(joined.zoneIds.map(id => row(joined.zones, id).seas)).toEqual([['inner', 'ice'], [], ['inner']])
    expect(joined.zoneIds.map(id => row(joined.zones, id).coastal)).toEqual([true, false, true])
    expect(row(joined.seas, 'inner')).toMatchObject({ coasts: ['city', 'steppe'], openNeighbours: ['outer'] })
    expect(row(joined.seas, 'ice').openNeighbours).toEqual(['inner'])
  })

  it('the Roman world is the zones that belong to a region', () => {
    expect(joined.romanCities).toEqual(['city'])
    expect(joined.zonesAbroad).toEqual(['steppe'])
    expect(regionOnMap('samnium', tables)).toEqual({ zones: ['hill'], ordinals: [1], cities: [] })
    expect(regionsBeside(['steppe'], joined.zones)).toEqual(['latium', 'samnium'])
    expect(regionsBeside(['hill'], joined.zones)).toEqual(['latium', null])
  })

  it('every counter has its number and its owner', () => {
    expect(joined.index.counters).toEqual(['marius', 'khan', 'legio-1', 'riders-1', 'legio-2'])
    expect(joined.index.places.slice(0, 6)).toEqual(['city', 'hill', 'steppe', 'inner', 'outer', 'ice'])
    expect(joined.index.places.at(-1)).toBe('box-own')
    expect({ ...joined.peopleOfCounter }).toEqual({
      marius: null,
      khan: 'horsemen',
      'legio-1': null,
      'riders-1': 'horsemen',
      'legio-2': null,
    })
    expect(joined.romanUnitIds).toEqual(['legio-1', 'legio-2'])
    expect(romanUnitsOf('warriors', tables)).toEqual([])
    expect(peopleOnMap('horsemen', tables)).toEqual({
      zones: ['steppe'],
      units: ['riders-1'],
      leaders: ['khan'],
    })
  })
})

it('a pack changes what it names of a unit, side by side, and leaves the others alone', () => {
  const changed = changeTables(tables, {
    units: { 'legio-1': { name: 'Prima', reduced: { strength: 1 } } },
    foreignLeaders: { khan: { command: 5 } },
    seas: { inner: { name: 'Mare Nostrum' } },
  })
  expect(changed.units[0]).toMatchObject({
    name: 'Prima',
    normal: { strength: 4, quality: 2, tactical: 0 },
    reduced: { strength: 1, quality: 2, tactical: 0 },
  })
  expect(changed.units.slice(1)).toEqual(tables.units.slice(1))
  expect(changed.foreignLeaders[0]).toMatchObject({ command: 5, tactical: 1 })
  expect(changed.seas.map(({ name }) => name)).toEqual(['Mare Nostrum', 'outer', 'ice'])
})

import { BadDataPack } from '@aquila/engine'
import { describe, expect, it } from 'vitest'
import { row } from '../../data/index.ts'
import { loadData } from '../../data/pack.ts'
import { aleaData as data, series } from '../../rules/series.ts'

describe('the options', () => {
  it('each has its default among its values and a ruling', () => {
    expect(data.options.map(option => option.id)).toEqual(Object.keys(data.defaultOptions))
    for (const option of data.options) {
      expect(option.values[0]).toBe(data.defaultOptions[option.id])
      expect(option.ruling).toMatch(/^RULING-\d{2,3}$/)
    }
  })
})

describe('the data object', () => {
  it('is frozen to the bottom, but for its lists', () => {
    const open: string[] = []
    const look = (value: unknown, path: string): void => {
      if (typeof value !== 'object' || value === null) return
      if (!Array.isArray(value) && !Object.isFrozen(value)) open.push(path)
      for (const [key, part] of Object.entries(value)) look(part, `${path}.${key}`)
    }
    look(data, 'data')
    expect(open).toEqual([])
  })

  it('row() finds ids and nothing else', () => {
    expect(row(data.zones, 'ITA-1').id).toBe('ITA-1')
    expect(() => row(data.zones, 'toString')).toThrow('no such id: toString')
  })
})

describe('data packs', () => {
  const refuse = (pack: unknown): string => {
    try {
      loadData(pack, series)
    } catch (error) {
      if (error instanceof BadDataPack) return error.message
      throw error
    }
    return 'accepted'
  }

  it('an empty pack changes nothing but the name', () => {
    const loaded = loadData({ name: 'Nothing' }, series)
    expect(loaded).toEqual({ ...data, pack: 'Nothing' })
  })

  it('changes what it names and leaves the shipped data alone', () => {
    const before = JSON.stringify(data)
    const loaded = loadData(
      {
        name: 'My counters',
        about: 'Copied from my own box.',
        leaders: {
          caesar: { faces: { caesarian: { command: 14 } } },
          lurium: { assassin: true, faces: { republican: null } },
        },
        foreignLeaders: { orodes: { tactical: 2 } },
        units: { 'legio-XIII': { normal: { strength: 6 }, reduced: { quality: 2 } } },
        zones: { 'GRA-4': { name: 'Hellas', city: 'Corinthus' }, 'ITA-6': { port: 'Pisae' } },
        seas: { MOR: { name: 'Mare Aegaeum' } },
        peoples: { parthi: { victoryPoints: 8 } },
        stratagems: {
          K01: [{ stratagem: 'initiative' }, { stratagem: 'muraille', value: -2 }],
          K03: [{ stratagem: 'janus' }, { stratagem: 'fuite-opportune' }],
        },
        scenarios: { 3: { republican: { factionLeaders: ['pompeius', 'cato'] } } },
      },
      series,
    )
    expect(row(loaded.romanLeaders, 'caesar').faces.caesarian).toEqual({
      command: 14,
      tactical: 3,
      political: 6,
      strategic: 6,
    })
    expect(row(loaded.romanLeaders, 'lurium').faces.republican).toBeNull()
    expect(row(loaded.foreignLeaders, 'orodes').tactical).toBe(2)
    expect(row(loaded.units, 'legio-XIII').normal).toEqual({ strength: 6, quality: 4, tactical: 1 })
    expect(row(loaded.units, 'legio-XIII').reduced).toEqual({ strength: 3, quality: 2, tactical: 0 })
    expect(row(loaded.zones, 'GRA-4').name).toBe('Hellas')
    expect(loaded.regions.italia.ports).toContain('ITA-6')
    expect(loaded.coasts.filter(coast => coast.zone === 'ITA-6').map(coast => coast.port)).toEqual([
      true,
      true,
    ])
    expect(row(loaded.seas, 'MOR').name).toBe('Mare Aegaeum')
    expect(loaded.peoples.parthi.victoryPoints).toBe(8)
    expect(row(loaded.stratagemCounters, 'K01').faces[1]).toEqual({ stratagem: 'muraille', value: -2 })
    expect(loaded.scenarios['3'].forces.republican.factionLeaders).toEqual(['pompeius', 'cato'])
    expect(loaded.pack).toBe('My counters')
    expect(loaded.changed).toContain('leaders.caesar')
    expect(loaded.changed).toContain('scenarios.3')
    expect(JSON.stringify(data)).toBe(before)
  })

  it('a fixed set-up is replaced as a whole and its lists follow', () => {
    const placements = [
      { zone: 'ITA-4', leaders: ['caesar'], units: ['legio-XIII'] },
      { zone: 'GAL-9', units: ['legio-X'] },
    ]
    const { forces, entrants } = loadData(
      { name: 'Small', scenarios: { 1: { caesarian: { placements } } } },
      series,
    ).scenarios['1']
    expect(forces.caesarian.leaders).toEqual(['caesar'])
    expect(forces.caesarian.units).toEqual(['legio-XIII', 'legio-X'])
    expect(entrants).toHaveLength(20)
    expect(data.scenarios['1'].forces.caesarian.leaders).toHaveLength(7)
  })

  it.each<[string, unknown]>([
    ['the pack: expected an object, got null', null],
    ['the pack: expected an object, got a list', []],
    ['name: expected a value, got nothing', {}],
    [
      'leaders.caesar.faces.caesarian.command: expected a number from 0 to 20, got "x"',
      { name: 'a', leaders: { caesar: { faces: { caesarian: { command: 'x' } } } } },
    ],
    [
      'leaders.caesar.faces.caesarian.command: expected a number from 0 to 20, got 2.5',
      { name: 'a', leaders: { caesar: { faces: { caesarian: { command: 2.5 } } } } },
    ],
    [
      'leaders.caesar.faces.caesarian.comand: unknown key, expected one of command, tactical, political, strategic',
      { name: 'a', leaders: { caesar: { faces: { caesarian: { comand: 3 } } } } },
    ],
    ['leaders.crassus: unknown leader "crassus"', { name: 'a', leaders: { crassus: {} } }],
    ['leaders: expected an object, got a list', { name: 'a', leaders: [] }],
    [
      'leaders.pompeius.faces.caesarian: this leader has no such face',
      { name: 'a', leaders: { pompeius: { faces: { caesarian: { command: 3 } } } } },
    ],
    [
      'leaders.curio.faces.caesarian: a leader cannot do without the face he enters with',
      { name: 'a', leaders: { curio: { faces: { caesarian: null } } } },
    ],
    [
      'units.legio-X.normal.strength: expected a number from 0 to 30, got -1',
      { name: 'a', units: { 'legio-X': { normal: { strength: -1 } } } },
    ],
    ['units.legio-XXXV: unknown unit "legio-XXXV"', { name: 'a', units: { 'legio-XXXV': {} } }],
    [
      'peoples.germani.victoryPoints: a Minor People has no VP',
      { name: 'a', peoples: { germani: { victoryPoints: 1 } } },
    ],
    ['zones.ITA-3.port: this zone has no coast', { name: 'a', zones: { 'ITA-3': { port: 'Ticinum' } } }],
    ['zones.ITA-1.city: Roma cannot be taken off the map', { name: 'a', zones: { 'ITA-1': { city: null } } }],
    [
      'zones: expected 5 or 6 city zones in Italia, got 4',
      { name: 'a', zones: { 'ITA-3': { city: null }, 'ITA-4': { city: null } } },
    ],
    [
      'stratagems.K01.1.stratagem: unknown stratagem "flight"',
      { name: 'a', stratagems: { K01: [{ stratagem: 'initiative' }, { stratagem: 'flight' }] } },
    ],
    [
      'stratagems.K02: expected two different stratagems, got janus twice',
      { name: 'a', stratagems: { K02: [{ stratagem: 'janus' }, { stratagem: 'janus' }] } },
    ],
    [
      'stratagems: expected this many faces of janus: 1 (none), got 2 (none, none)',
      { name: 'a', stratagems: { K01: [{ stratagem: 'initiative' }, { stratagem: 'janus' }] } },
    ],
    [
      'scenarios.3.caesarian.units.1: unknown unit "germani-1"',
      { name: 'a', scenarios: { 3: { caesarian: { units: ['legio-X', 'germani-1'] } } } },
    ],
    [
      'scenarios.3: unit legio-I is listed twice',
      { name: 'a', scenarios: { 3: { caesarian: { units: ['legio-I'] } } } },
    ],
    [
      'scenarios.1.caesarian.units: this scenario has a fixed set-up: give its placements',
      { name: 'a', scenarios: { 1: { caesarian: { units: [] } } } },
    ],
    [
      'scenarios.3.caesarian.factionLeaders: cato is not among the leaders',
      { name: 'a', scenarios: { 3: { caesarian: { factionLeaders: ['cato'] } } } },
    ],
    ['scenarios.8: unknown scenario "8"', { name: 'a', scenarios: { 8: {} } }],
  ])('refuses: %s', (message, pack) => {
    expect(refuse(pack)).toBe(message)
  })
})

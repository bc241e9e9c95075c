import { BadDataPack } from '@aquila/engine'
import { describe, expect, it } from 'vitest'
import { kingsData as data, hexDistance, hexes } from '../data/index.ts'
import { roads } from '../data/map.ts'
import { loadData } from '../data/pack.ts'
import { nameOf } from '../names.ts'
import { nearestFirst, roadDistance } from '../rules/travel.ts'

const chits = Object.values(data.newChits).flat()

describe('the data', () => {
  it('KOR-PER-1.4, KOR-DEF-1: 47 double-faced units, 72 start garrisons, 28 later ones, 112 container chits, 81 cities, 138 roads', () => {
    const doubleFaced = Object.values(data.units).filter(unit => unit.roman !== null && unit.hostile !== null)
    expect(doubleFaced).toHaveLength(47)
    expect(Object.values(data.dealtGarrisons).flat()).toHaveLength(72)
    expect(Object.values(data.garrisons).filter(garrison => garrison.period !== null)).toHaveLength(28)
    expect(chits).toHaveLength(112)
    expect(data.hostileCities).toHaveLength(81)
    expect(roads).toHaveLength(138)
  })

  it('KOR-PER-1.4, KOR-PER-2.2, KOR-PER-3.1, KOR-PER-4.1, KOR-PER-5.1, KOR-PER-6.1, KOR-PER-7.1: the chits of each period', () => {
    const sizes = ([1, 2, 3, 4, 5, 6, 7] as const).map(period => data.newChits[period].length)
    expect(sizes).toEqual([36, 21, 12, 15, 8, 8, 12])
    const units = ([1, 2, 7] as const).map(
      period => data.newChits[period].filter(chit => data.units[chit] !== undefined).length,
    )
    expect(units).toEqual([29, 10, 8])
    const garrisons = ([3, 4, 5, 6] as const).map(
      period => data.newChits[period].filter(chit => data.garrisons[chit] !== undefined).length,
    )
    expect(garrisons).toEqual([8, 11, 4, 5])
    expect(data.newChits[1]).toEqual(
      expect.arrayContaining([
        'sabine-women',
        'aequi',
        'mamilius',
        'egerius',
        'valerius',
        'arruns',
        'spurinna',
      ]),
    )
    expect(data.newChits[2].filter(chit => data.offices[chit] !== undefined)).toHaveLength(5)
    expect(data.newChits[2]).toEqual(expect.arrayContaining(['volsci', 'picentes', 'falisci', 'capena']))
    expect(data.newChits[3]).toEqual(expect.arrayContaining(['horatii', 'alba', 'samnites-1', 'mettius']))
    expect(data.newChits[4]).toEqual(
      expect.arrayContaining(['ostia-foundation', 'sublicius-bridge', 'mastarna', 'samnites-2']),
    )
    expect(data.newChits[5]).toEqual(expect.arrayContaining(['omens', 'end-action', 'gauls', 'etruscan-1']))
    expect(data.newChits[6]).toEqual(expect.arrayContaining(['etruscan-2', 'dauni', 'umbri']))
    expect(data.newChits[7]).toEqual(expect.arrayContaining(['etruscan-3', 'scaevola', 'cocles', 'porsenna']))
  })

  it('KOR-OFF-4: a Magister has Virtus 3 and Astutia 2, a Tribune 2 and 1', () => {
    for (const { office, virtus, astutia } of Object.values(data.offices)) {
      expect([virtus, astutia]).toEqual(office === 'magister' ? [3, 2] : [2, 1])
    }
  })

  it('KOR-DEF-5: a people with a star for every city', () => {
    expect(new Set(data.hostileCities.map(city => city.people)).size).toBe(11)
  })

  it('KOR-MAP-1: hexes between hexes', () => {
    const pairs = [
      ['3907', '3906', 1],
      ['3907', '3608', 3],
      ['3907', '4510', 6],
      ['3907', '2506', 14],
      ['1008', '1718', 13],
    ] as const
    for (const [one, two, distance] of pairs) expect(hexDistance(one, two)).toBe(distance)
  })

  it('KOR-MAP-1: the roads lead from Rome to every city for the points of the table', () => {
    for (const { hex, fromRome, name } of data.hostileCities)
      expect([name, roadDistance(data, hexes.rome, hex)]).toEqual([name, fromRome])
    expect(nearestFirst(data, hexes.rome, ['3608', '3908', '3808'])).toEqual(['3908', '3808', '3608'])
  })

  it('KOR-MOVE-1, KOR-MOVE-3: a step along a main road costs half a point, along a trail one', () => {
    expect(data.roads['3907']?.find(step => step.to === '3908')?.cost).toBe(0.5)
    expect(data.roads['3811']?.find(step => step.to === '3712')?.cost).toBe(1)
    // Rome to 3906 is a trail to Politorium and a main road to Ostia: the better class counts.
    expect(data.roads['3907']?.find(step => step.to === '3906')?.cost).toBe(0.5)
  })

  it('a data pack changes ratings; a bad one is refused with its path', () => {
    expect(loadData(undefined)).toBe(data)
    const mine = loadData({
      name: 'my counters',
      units: { U01: { hostileVirtus: 5, captive: true } },
      kings: { romulus: { virtus: 5 } },
      leaders: { porsenna: { reverse: 'captive' } },
      garrisons: { lat: [17, 0, 0] },
      influence: 9,
    })
    expect(mine.units.U01?.hostile).toMatchObject({ virtus: 5, captive: true })
    expect(mine.kings.romulus?.virtus).toBe(5)
    expect(mine.leaders.porsenna?.reverse).toBe('captive')
    expect(mine.dealtGarrisons.lat?.map(id => mine.garrisons[id]?.value)).toEqual(Array(17).fill(1))
    expect(mine.difficulties.default.influence).toBe(9)
    expect(() => loadData({ name: 'x', units: { U01: { hostileVirtus: 9 } } })).toThrow(BadDataPack)
    expect(() => loadData({ name: 'x', kings: { romulus: { virtus: 'four' } } })).toThrow(
      /kings\.romulus\.virtus/,
    )
    expect(() => loadData({ name: 'x', kings: { remus: {} } })).toThrow(/remus/)
  })

  it('things have names that a person can read', () => {
    expect(nameOf(data, '3907')).toBe('Rome')
    expect(nameOf(data, '3906')).toBe('hex 3906')
    expect(nameOf(data, 'romulus')).toBe('Romulus')
    expect(nameOf(data, 'U04')).toBe('Roman cavalry 3 / Latin cavalry of Tusculum 2 (U04)')
    expect(nameOf(data, 'S1')).toBe('class I 4 (no. 1)')
    expect(nameOf(data, 'G-lat-17')).toBe('Latin garrison 3')
    expect(nameOf(data, 'box-war-aequi')).toBe('the box of the War of the Aequi')
    for (const piece of data.pieceIds) expect(nameOf(data, piece)).not.toBe(piece)
  })
})

describe('what the tables of the rulebook say', () => {
  it('KOR-WAR-1: leaders and armies of the wars', () => {
    const armies = Object.values(data.wars).map(({ id, leader, units }) => {
      const head = data.leaders[leader]
      const army = units.map(
        unit => `${data.units[unit]?.hostile?.type.slice(0, 3)} ${data.units[unit]?.hostile?.virtus}`,
      )
      return [id, `${head?.virtus}/${head?.astutia}/${head?.capacity} ${head?.rank}`, army.join(', ')]
    })
    expect(armies).toEqual([
      ['war-sabine', '3/2/6 king', 'inf 3, inf 2, inf 2, cav 2'],
      ['war-aequi', '3/1/5 dux', 'inf 2, inf 2, inf 2'],
      ['war-volsci', '3/2/5 dux', 'inf 3, inf 2, inf 2, cav 2'],
      ['war-picentes', '2/1/4 dux', 'inf 2, inf 2, inf 2'],
      ['war-falisci', '3/1/5 dux', 'inf 3, inf 2, inf 2'],
      ['war-capena', '2/1/4 dux', 'inf 2, inf 2, inf 2'],
      ['war-alba', '3/2/6 dux', 'inf 3, inf 2, inf 2, cav 2'],
      ['war-samnites', '3/2/6 dux', 'inf 3, inf 3, inf 2, inf 2'],
      ['war-gauls', '4/1/6 king', 'inf 3, inf 3, inf 3, cav 3, cav 3'],
      ['war-etruscan-1', '3/2/6 dux', 'inf 3, inf 3, inf 2, inf 2, cav 3'],
      ['war-etruscan-2', '3/2/6 dux', 'inf 3, inf 3, inf 2, inf 2, cav 3'],
      ['war-dauni', '3/1/5 dux', 'inf 2, inf 2, cav 3, cav 3'],
      ['war-umbri', '3/1/5 dux', 'inf 2, inf 2, inf 2, inf 2'],
      ['war-etruscan-3', '3/2/6 dux', 'inf 3, inf 3, inf 3, inf 2, cav 3'],
    ])
  })

  it('KOR-OFF-4, KOR-ARMY-3: offices, kings and how many they lead', () => {
    const rated = (rows: typeof data.kings | typeof data.offices) =>
      Object.values(rows).map(({ id, virtus, astutia, capacity }) => `${id} ${virtus}/${astutia}/${capacity}`)
    expect(rated(data.offices)).toEqual([
      'magister-populi 3/2/6',
      'magister-equitum 3/2/5',
      'tribunus-populi-1 2/1/4',
      'tribunus-populi-2 2/1/4',
      'tribunus-celerum 2/1/4',
    ])
    expect(rated(data.kings)).toEqual([
      'romulus 4/3/8',
      'numa 2/3/8',
      'tullus 4/1/8',
      'ancus 3/2/8',
      'priscus 3/3/8',
      'servius 3/3/8',
      'superbus 3/2/8',
      'interrex 2/1/6',
    ])
  })

  it('KOR-NAV-1: a belt of 145 light hexes, and the ports on it', () => {
    const sea = Object.keys(data.seaways).filter(hex => data.cities[hex] === undefined)
    expect(sea).toHaveLength(145)
    expect(
      Object.keys(data.seaways)
        .filter(hex => data.cities[hex] !== undefined && (data.seaways[hex] ?? []).length > 0)
        .toSorted(),
    ).toEqual(['3803', '3104', '2505', '1304', '4702', '5503', '5705'].toSorted())
  })
})

import { BadDataPack } from '@aquila/engine'
import { describe, expect, it } from 'vitest'
import { kingsData as data, hexDistance, hexes, neighboursOf } from '../data/index.ts'
import { keptByData } from '../data/kept.ts'
import { grid, riverSides, roads, seas } from '../data/map.ts'
import { loadData } from '../data/pack.ts'
import { nationIds } from '../data/types.ts'
import { kingsArmy, romanReserve, romanVirtus } from '../data/units.ts'
import { nearestFirst, reach, roadDistance } from '../rules/travel.ts'
import { nameOf } from './english.ts'

const chits = Object.values(data.newChits).flat()

describe('the data', () => {
  it('KOR-MAP-1: what follows from data is found once, and apart for other data', () => {
    const other = loadData({ name: 'another' })
    let found = 0
    const kept = keptByData((given, name: string) => {
      found++
      return `${name} of ${given === other ? 'the other' : 'these'}`
    })
    const asked = [data, data, other, data, other].map(each => kept(each, 'roads'))
    expect(asked).toEqual([
      'roads of these',
      'roads of these',
      'roads of the other',
      'roads of these',
      'roads of the other',
    ])
    expect([kept(data, 'cities'), found]).toEqual(['cities of these', 3])
  })

  it('KOR-PER-1.4, KOR-DEF-1: 47 double-faced units, 72 start garrisons, 28 later ones, 112 container chits, 81 cities, 138 roads', () => {
    const doubleFaced = Object.values(data.units).filter(unit => unit.roman !== null && unit.hostile !== null)
    expect(doubleFaced).toHaveLength(47)
    expect(Object.values(data.dealtGarrisons).flat()).toHaveLength(72)
    expect(Object.values(data.garrisons).filter(garrison => garrison.period !== null)).toHaveLength(28)
    expect(chits).toHaveLength(112)
    expect(data.hostileCities).toHaveLength(81)
    expect(roads).toHaveLength(138)
  })

  it('KOR-DEF-1: anybody who turns a ship over still has a ship', () => {
    for (const { id, roman, hostile } of Object.values(data.units)) {
      const afloat = data.index.afloat[data.index.numberOf.get(id) ?? -1]
      for (const face of [roman, hostile]) if (face !== null) expect(face.type === 'ship').toBe(afloat)
    }
    expect(data.index.afloat.filter(Boolean)).toHaveLength(6)
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
    // All of them 2 points from Rome; two are three hexes away, two four; then by name.
    const [alba, tusculum, collatia, politorium] = ['4306', '4308', '4109', '4004'] as const
    const sorted = [collatia, politorium, alba, tusculum]
    expect(nearestFirst(data, hexes.rome, [tusculum, alba, politorium, collatia])).toEqual(sorted)
    expect(nearestFirst(data, hexes.rome, [alba, tusculum, collatia, politorium])).toEqual(sorted)
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

  it('KOR-ARMY-3, KOR-PER-1.1, KOR-END-4: a data pack keeps within what the rules can bear', () => {
    const takes = (pack: object) => () => loadData({ name: 'x', ...pack })
    const leader = (change: object) => takes({ leaders: { porsenna: change } })
    for (const [least, most, of] of [
      [1, 6, (virtus: number) => leader({ virtus })],
      [0, 6, (astutia: number) => leader({ astutia })],
      [2, 20, (capacity: number) => leader({ capacity })],
      [1, 6, (romanVirtus: number) => takes({ units: { U01: { romanVirtus } } })],
      [0, 30, (ones: number) => takes({ garrisons: { lat: [ones, 0, 0] } })],
      [0, 30, (twos: number) => takes({ garrisons: { lat: [0, twos, 0] } })],
      [0, 30, (threes: number) => takes({ garrisons: { lat: [0, 0, threes] } })],
      [1, 999, (influence: number) => takes({ influence })],
      [0, 99, (influence: number) => takes({ kings: { romulus: { influence } } })],
    ] as const) {
      for (const within of [least, most]) expect(of(within)).not.toThrow()
      for (const beyond of [least - 1, most + 1]) expect(of(beyond)).toThrow(BadDataPack)
    }
    const mine = loadData({
      name: 'x',
      units: { U01: { romanVirtus: 5 }, 'war-aequi-1': { captive: false } },
    })
    for (const rank of ['king', 'dux', 'princeps']) expect(leader({ rank })).not.toThrow()
    for (const reverse of ['captive', 'hostile', 'roman']) expect(leader({ reverse })).not.toThrow()
    for (const bad of [{ rank: 'lucumo' }, { reverse: 'dead' }]) expect(leader(bad)).toThrow(BadDataPack)
    expect([mine.units.U01?.roman?.virtus, mine.units.U01?.hostile?.virtus]).toEqual([5, 3])
    expect(mine.units['war-aequi-1']).toMatchObject({ roman: null, hostile: { virtus: 2, captive: false } })
    expect(mine.difficulties).toEqual(data.difficulties)
    expect(loadData({ name: 'x', glory: 7 }).difficulties.default).toEqual({
      ...data.difficulties.default,
      glory: 7,
    })
  })

  it('KOR-PER-2.1, KOR-PER-3.3: kings are inaugurated from the second period on, the Senate is asked from the third', () => {
    const from = (first: number) => data.periods.map((_, index) => index + 1 >= first)
    expect(data.periods.map(({ inauguratio }) => inauguratio)).toEqual(from(2))
    expect(data.periods.map(({ consent }) => consent)).toEqual(from(3))
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
      'ancus 2/3/8',
      'priscus 3/3/8',
      'servius 3/3/8',
      'superbus 3/2/8',
      'interrex 2/1/6',
    ])
  })

  it('KOR-PER-8, KOR-ING-3: each period has its king, and each king his period', () => {
    expect(data.periods.map(({ king }) => data.kings[king]?.period)).toEqual([1, 2, 3, 4, 5, 6, 7])
    expect(data.kings.interrex?.period).toBeNull()
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

  it('KOR-NAV-1, KOR-MAP-1: the coasts, column by column; no city and no road lies in the sea', () => {
    // The highest row of the Tyrrhenian in each of the 84 columns, the lowest of the Adriatic from column 38 on.
    const west = '445554445454332133445444433333334333322222' + '222111222232234565678887777665557777878787'
    const east = (
      '37 37 35 35 34 34 33 33 32 32 31 31 31 31 31 31 31 31 31 31 30 31 ' +
      '30 31 30 30 30 31 30 31 31 32 31 32 32 33 33 34 34 35 36 37 37'
    ).split(' ')
    const rowsOf = (sea: string, column: number) =>
      seas
        .filter(each => each.sea === sea && Number(each.hex.slice(0, 2)) === column)
        .map(each => Number(each.hex.slice(2)))
    for (let column = 1; column <= 84; column++) {
      const top = Number(west[column - 1])
      expect([column, rowsOf('tyrrhenian', column)]).toEqual([column, range(1, top)])
      const bottom = Number(east[column - 38] ?? 38)
      expect([column, rowsOf('adriatic', column)]).toEqual([column, range(bottom, 37)])
    }
    // None beside the map, and none twice.
    for (const { hex } of seas) expect(neighboursOf(hex).length).toBeGreaterThan(1)
    expect(seas.map(({ hex }) => hex.slice(0, 2)).toSorted()[0]).toBe('01')
    expect(new Set(seas.map(({ hex }) => hex)).size).toBe(seas.length)
    const water = new Set(seas.map(({ hex }) => hex))
    expect(Object.keys(data.cities).filter(hex => water.has(hex))).toEqual([])
    expect(Object.keys(data.roads).filter(hex => water.has(hex))).toEqual([])
    expect(seas.filter(({ sea, navigable }) => sea === 'adriatic' && navigable)).toEqual([])
  })

  it('KOR-NAV-1: a hex of the sea costs one point, at the two capes two, and so does no other', () => {
    const dear = new Set(
      Object.values(data.seaways).flatMap(steps =>
        steps.filter(({ cost }) => cost !== 1).map(({ to }) => to),
      ),
    )
    expect([...dear].toSorted()).toEqual(['1203', '1303', '1403', '5402', '5502', '5602'])
    for (const steps of Object.values(data.seaways))
      for (const { to, cost, tiber } of steps) expect([cost, tiber]).toEqual([dear.has(to) ? 2 : 1, false])
  })

  it('KOR-NAV-1, KOR-NAV-3: how far it is from Ostia to the other ports, the capes not counted', () => {
    const far = Object.fromEntries([
      ['Pyrgi', 7],
      ['Graviscae', 14],
      ['Antium', 10],
      ['Circeii', 18],
      ['Anxur', 22],
      ['Telamon', 26],
    ] as const)
    const { index } = data
    const calm = index.seaways.map(steps => steps.map(step => ({ ...step, halves: 2 })))
    const arrivals = reach(
      data,
      calm,
      hexes.ostia,
      99,
      0,
      number => data.cities[index.places[number] ?? ''] !== undefined,
    )
    const ports = Object.values(data.cities).filter(({ hex, port }) => port && arrivals.has(hex))
    expect(Object.fromEntries(ports.map(({ name, hex }) => [name, arrivals.get(hex)?.cost]))).toEqual({
      Ostia: 0,
      ...far,
    })
  })

  it('KOR-MAP-1: 84 columns of 37 hexes; the hexes around Rome and at the corners', () => {
    const around = (hex: string) => neighboursOf(hex).toSorted()
    expect(around('3907')).toEqual(['3806', '3807', '3906', '3908', '4006', '4007'])
    expect(around('0101')).toEqual(['0102', '0201'])
    expect(around('0137')).toEqual(['0136', '0236', '0237'])
    expect(around('8401')).toEqual(['8301', '8302', '8402'])
    expect(around('8437')).toEqual(['8337', '8436'])
    expect([grid.anchor.column, grid.anchor.row]).toEqual([39, 7])
    expect(hexDistance('0101', '8437')).toBe(83)
    expect(hexDistance('3901', '3937')).toBe(36)
  })

  it('KOR-MAP-1: a city lies in the hex that its place on the globe falls into', () => {
    const turn = (130 * Math.PI) / 180
    for (const { name, lon, lat, hex } of Object.values(data.cities)) {
      const [x, y] = [(lon - 12.485) * 82.842, (lat - 41.892) * 111.2]
      const across = x * Math.sin(turn) + y * Math.cos(turn)
      const along = x * Math.sin(turn - Math.PI / 2) + y * Math.cos(turn - Math.PI / 2)
      const [column, row] = [Number(hex.slice(0, 2)), Number(hex.slice(2))]
      const away = Math.hypot(
        across - (column - 39) * 5.19615,
        along - (row - 7) * 6 - (column % 2 === 0 ? 3 : 0),
      )
      // From the middle of a hex to its corner it is 6 km / √3.
      expect([name, away < 3.465]).toEqual([name, true])
    }
  })

  it('KOR-MAP-2: the Tiber runs along two sides of Rome, and nowhere else', () => {
    const crossings = Object.entries(data.roads).flatMap(([from, steps]) =>
      steps.filter(({ tiber }) => tiber).map(({ to }) => `${from} ${to}`),
    )
    expect(crossings.toSorted()).toEqual(['3806 3907', '3807 3907', '3907 3806', '3907 3807'])
    expect(riverSides.map(({ between }) => between)).toEqual([
      ['3907', '3807'],
      ['3907', '3806'],
    ])
  })

  it('KOR-EVT-3, KOR-DEF-5: Ostia is the only place without a city; eleven peoples and the Gauls have other chits', () => {
    expect(Object.values(data.cities).filter(({ site }) => site)).toMatchObject([
      { name: 'Ostia', port: true },
    ])
    expect(data.cities[hexes.rome]).toMatchObject({ port: false, fromRome: 0 })
    expect(data.cities[hexes.ostia]?.fromRome).toBe(roadDistance(data, hexes.rome, hexes.ostia))
    expect(nationIds).toHaveLength(13)
  })

  it('KOR-GAR-3, KOR-MAP-1: from the nearest city outwards: by road, by hexes, by name', () => {
    for (const [index, next] of data.hostileCities.slice(1).entries()) {
      const before = data.hostileCities[index]
      if (before === undefined) throw new Error('there is a city before it')
      const order = [
        next.fromRome - before.fromRome,
        hexDistance(hexes.rome, next.hex) - hexDistance(hexes.rome, before.hex),
        next.name > before.name ? 1 : -1,
      ].find(difference => difference !== 0)
      expect([before.name, next.name, Math.sign(order ?? 0)]).toEqual([before.name, next.name, 1])
    }
  })

  it('KOR-PER-1.2, KOR-PER-1.3, KOR-DEF-1: the first levy, the fleets and the faces of the Romans', () => {
    const kinds = (units: readonly string[]) => units.map(unit => data.units[unit]?.roman?.type)
    expect(kinds(kingsArmy)).toEqual(['I', 'II', 'III', 'III', 'cavalry'])
    expect(kinds(romanReserve)).toEqual(['III', 'IV', 'V'])
    expect(romanVirtus).toEqual({ I: 4, II: 3, III: 3, IV: 2, V: 1, cavalry: 3, ship: 2 })
    const ships = ['ostia-ship-1', 'ostia-ship-2', 'pyrgi-ship-1', 'pyrgi-ship-2']
    expect(ships.map(ship => [data.units[ship]?.roman?.virtus, data.units[ship]?.hostile?.virtus])).toEqual([
      [2, undefined],
      [2, undefined],
      [undefined, 3],
      [undefined, 3],
    ])
    expect(ships.map(ship => data.units[ship]?.hostile?.captive ?? false)).toEqual(Array(4).fill(false))
  })

  it('KOR-GAR-2, KOR-PER-1.1, KOR-EVT-3: chits for exchange, two of each value; weak ones, that of Ostia', () => {
    const valuesOf = (prefix: string) =>
      Object.values(data.garrisons)
        .filter(({ id }) => id.startsWith(prefix))
        .map(({ nation, value }) => [nation, value])
    expect(valuesOf('GX-')).toEqual([1, 1, 2, 2, 3, 3].map(value => [null, value]))
    expect(valuesOf('GW-')).toEqual(['lat', 'lat', 'etr', 'etr', 'sab'].map(nation => [nation, 1]))
    expect(valuesOf('G-ostia')).toEqual([[null, 1]])
    expect(data.difficulties.easier.weakened).toEqual({ lat: 2, etr: 1, sab: 1 })
  })
})

function range(from: number, to: number): number[] {
  return Array.from({ length: Math.max(0, to - from + 1) }, (_, index) => from + index)
}

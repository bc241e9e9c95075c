import { BadDataPack, fastDice, Match } from '@aquila/engine'
import * as v from 'valibot'
import { describe, expect, it } from 'vitest'
import {
  areaAt,
  areaNamed,
  areas,
  attritionPercent,
  berthId,
  CARD_SLOTS,
  cardIds,
  cards,
  heavyCavalryShare,
  islandProvinces,
  movesBetween,
  navalSteps,
  numberOfArea,
  type PowerData,
  PROVINCES,
  percentOf,
  provincesOf,
  type ScenarioData,
  scenarioSchema,
  smallIslands,
  unitKinds,
} from '../data/index.ts'
import { borders as borderData, coasts, zones } from '../data/map.ts'
import { loadData } from '../data/pack.ts'
import { scenarioTitles } from '../data/scenario-titles.ts'
import { romaData } from '../data/shipped.ts'
import { fetchScenarios } from '../fetch-scenarios.ts'
import { roma } from '../index.ts'
import { displayOf } from '../rules/display.ts'
import { incomeOf } from '../rules/economy/revenue.ts'
import { canBeIsolated, isIsolated, payingProvinces } from '../rules/paths.ts'
import { changePower } from '../rules/pieces.ts'
import { messages } from './english.ts'
import { turnOneTotals } from './fixtures/turn-one-totals.ts'
import { borders, seaways } from './set-ups/borders.ts'
import { castData, Stage, startOf } from './support.ts'

const land = (id: string) => areaNamed(id).land.map(({ to }) => areas[to]?.id)
const ways = (area: string, sea: string | null) =>
  navalSteps({ area: numberOfArea(area), sea: sea === null ? null : numberOfArea(sea) }).map(berthId)

describe('the map', () => {
  it('RV-3.21-a: 89 Provinces, each in one Region, worth 0 to 3', () => {
    expect(PROVINCES).toBe(89)
    const provinces = areas.slice(0, PROVINCES)
    expect(provinces.every(({ region, kind }) => region !== null && kind === 'province')).toBe(true)
    expect(provinces.every(({ revenue }) => [0, 1, 2, 3].includes(revenue))).toBe(true)
    expect([...provincesOf.values()].flat()).toHaveLength(89)
    expect(provincesOf.get('hispania')).toHaveLength(7)
  })

  it('RV-3.22-a: nobody walks into the six impassable areas, Barbarians walk out of them (RV-3.22-c)', () => {
    const impassable = areas.filter(({ kind }) => kind === 'impassable')
    expect(impassable).toHaveLength(6)
    for (const area of areas) for (const { to } of area.land) expect(areas[to]?.kind).not.toBe('impassable')
    expect(land('nobadia')).toEqual(['aegyptus'])
  })

  it('RV-3.23-a: four Straits, between the Provinces that the rulebook names', () => {
    const ends = areas.filter(({ kind }) => kind === 'strait').map(({ id }) => [id, land(id).sort()])
    expect(Object.fromEntries(ends)).toEqual({
      pillars: ['baetica', 'tingitana'],
      messina: ['apulia', 'sicilia'],
      bosporus: ['bithynia', 'thracia'],
      dardanelles: ['asia', 'thracia'],
    })
    expect(land('apulia')).toContain('messina')
    expect(land('apulia')).not.toContain('sicilia')
  })

  it('RV-5.25-a, RV-5.61-a, RV-SC1-pass: every border, pass and connection of seas, held against the facts', () => {
    const rows = (text: string) =>
      text
        .trim()
        .split('\n')
        .map(line => line.trim())
    const listed = (names: readonly string[]) => names.toSorted().join(' ') || '-'
    const kindOf = (to: number) => areaAt(to).kind
    const bordersOf = ({ id, land }: (typeof areas)[number]) => {
      const next = land.filter(({ to }) => kindOf(to) === 'province')
      const straits = land.filter(({ to }) => kindOf(to) === 'strait')
      // Sorted by name, the mark of a pass put on afterwards.
      const named = next
        .toSorted((one, other) => (areaAt(one.to).id < areaAt(other.to).id ? -1 : 1))
        .map(({ to, pass }) => `${areaAt(to).id}${pass ? '*' : ''}`)
      return `${id} | ${named.join(' ') || '-'} | ${listed(straits.map(({ to }) => areaAt(to).id))}`
    }
    expect(areas.filter(({ kind }) => kind === 'province').map(bordersOf)).toEqual(rows(borders))
    const seas = areas.filter(({ kind }) => kind === 'sea')
    expect(seas.map(sea => `${sea.id} | ${listed(sea.seas.map(to => areaAt(to).id))}`)).toEqual(rows(seaways))
  })

  it('RV-17.1-b: how much of the cavalry is heavy, Power by Power', () => {
    const share = (power: string, scenario = 9) => heavyCavalryShare(scenario, power, 'barbarian')
    const [east, west] = [share('eastern_roman_empire'), share('western_roman_empire')]
    expect([east, west, share('armenia'), share('pontus'), share('visigothi')]).toEqual([70, 40, 60, 60, 60])
    expect([share('hunni'), share('macedonia'), share('ostrogothi'), share('parthia')]).toEqual([
      30, 70, 100, 40,
    ])
    expect([share('persia'), share('vandali'), share('sarmatia'), share('carthage')]).toEqual([
      80, 80, 90, 50,
    ])
    const rome = (scenario: number) => heavyCavalryShare(scenario, 'rome', 'roman')
    expect([6, 7, 8, 9, 11, 12, 18, 19, 20].map(rome)).toEqual([0, 50, 50, 75, 75, 50, 0, 50, 0])
  })

  it('RV-3.23-f, RV-3.23-i: ships need the Strait, and both Straits from the Aegean to the Black Sea', () => {
    expect(ways('oceanus_atlanticus', null)).not.toContain('mare_balearicum')
    expect(ways('pillars', null)).toEqual(expect.arrayContaining(['oceanus_atlanticus', 'mare_balearicum']))
    expect(ways('mare_aegaeum', null)).toContain('dardanelles')
    expect(ways('mare_aegaeum', null)).not.toContain('bosporus')
    expect(ways('dardanelles', null)).toContain('bosporus')
    expect(ways('dardanelles', null)).not.toContain('pontus_euxinus_w')
    expect(ways('bosporus', null)).toContain('pontus_euxinus_w')
  })

  it('RV-5.61-a, RV-5.67-a: coast to sea, along the coast of the same sea, never across the land', () => {
    expect(ways('cisalpina', 'mare_tyrrhenum')).toEqual(
      expect.arrayContaining(['mare_tyrrhenum', 'latium/mare_tyrrhenum']),
    )
    expect(ways('cisalpina', 'mare_tyrrhenum')).not.toContain('mare_adriaticum')
    expect(ways('cisalpina', 'mare_tyrrhenum')).not.toContain('cisalpina/mare_adriaticum')
    expect(ways('apulia', 'mare_tyrrhenum')).toEqual(
      expect.arrayContaining(['messina', 'sicilia/mare_tyrrhenum']),
    )
  })

  it('RV-3.9-h, RV-9.17-3: seven Island Provinces, six of them small', () => {
    expect(islandProvinces).toHaveLength(7)
    expect(smallIslands).toHaveLength(6)
    expect(smallIslands).not.toContain('sicilia')
    expect(islandProvinces).not.toContain('hibernia')
  })

  it('RV-3.84-c: distance goes through Provinces, seas and Straits', () => {
    expect(movesBetween(numberOfArea('latium'), numberOfArea('latium'))).toBe(0)
    expect(movesBetween(numberOfArea('latium'), numberOfArea('cisalpina'))).toBe(1)
    expect(movesBetween(numberOfArea('latium'), numberOfArea('africa'))).toBe(2)
    expect(movesBetween(numberOfArea('arabia_petraea'), numberOfArea('babylonia'))).toBeGreaterThan(2)
  })
})

describe('tables', () => {
  it('RV-3.4-a, RV-3.71-a: strengths', () => {
    const strengths = Object.values(unitKinds).map(({ id, full, reduced }) => [id, full, reduced])
    expect(strengths).toEqual([
      ['lgn', 4, 2],
      ['hi', 3, 2],
      ['aux', 2, 1],
      ['bi', 2, 1],
      ['cav', 2, 1],
      ['hc', 4, 2],
      ['flt', 2, 1],
    ])
  })

  it('RV-9.2-a, RV-17.1-a: costs to create and to rebuild', () => {
    const costs = Object.values(unitKinds).map(({ id, create, rebuild }) => [id, create, rebuild])
    expect(costs).toEqual([
      ['lgn', 4, 2],
      ['hi', 4, 2],
      ['aux', 2, 1],
      ['bi', null, null],
      ['cav', 4, 2],
      ['hc', 5, 3],
      ['flt', 4, 2],
    ])
  })

  it('RV-3.72-a, RV-5.31-9b: the Percentage Table rounds half up, and above 40 adds its rows', () => {
    expect(percentOf(15, 40)).toBe(6)
    expect([10, 20, 30, 40, 50].map(percent => percentOf(3, percent))).toEqual([0, 1, 1, 1, 2])
    expect(percentOf(48, 5)).toBe(percentOf(40, 5) + percentOf(8, 5))
    expect(percentOf(46, 40)).toBe(18)
    for (let strength = 41; strength < 80; strength++)
      for (let percent = 5; percent <= 100; percent += 5)
        expect(percentOf(strength, percent)).toBe(percentOf(40, percent) + percentOf(strength - 40, percent))
  })

  it('RV-4.2B-b, RV-4.2B-c, RV-4.2B-d: attrition by rating and die, and without a Leader', () => {
    const row = (rating: number) => [1, 2, 3, 4, 5, 6].map(die => attritionPercent(rating, die))
    expect(row(1)).toEqual([10, 20, 30, 40, 50, 0])
    expect(row(2)).toEqual([10, 20, 30, 40, 0, 0])
    expect(row(3)).toEqual([10, 20, 30, 0, 0, 0])
    expect(row(4)).toEqual([10, 20, 0, 0, 0, 0])
    expect(row(0)).toEqual([10, 20, 30, 40, 50, 60])
  })

  it('RV-14.2-00, RV-3.62-a: twenty cards are described, the twenty-first slot is empty', () => {
    expect(cardIds).toHaveLength(20)
  })
})

const tables = romaData.scenarios.flatMap(({ number, tables }) =>
  Object.keys(tables).map(seats => [number, Number(seats)] as const),
)

describe('the twenty scenarios', () => {
  it.each(romaData.scenarios)('$number fits the schema and names only places that exist', scenario => {
    expect(() => v.parse(scenarioSchema, scenario)).not.toThrow()
    const named = [
      ...scenario.powers.flatMap(({ provinces, units, leaders, capital }) => [
        ...provinces,
        ...units.map(({ province }) => province),
        ...leaders.map(({ province }) => province),
        ...(capital === null ? [] : [capital]),
      ]),
      ...scenario.minors.flatMap(({ provinces, capital }) => [...provinces, capital]),
      ...scenario.barbaricum.flatMap(({ markers }) => Object.keys(markers)),
      ...(scenario.limes ?? []),
    ]
    for (const id of named) expect(() => numberOfArea(id)).not.toThrow()
    for (const { units } of [...scenario.powers, ...scenario.minors])
      for (const { province, units: counts } of units)
        if ((counts.flt ?? 0) > 0) expect(areaNamed(province).seas.length).toBeGreaterThan(0)
  })

  it.each(tables)('RV-9.0-a: scenario %d for %d is set up without a breach', (scenario, seats) => {
    const position = startOf(scenario, seats)
    expect(roma.breaches(position)).toEqual([])
    const { numberOf, powers } = castData.casts.of(scenario, seats, position.options)
    expect(numberOf.size).toBe(powers.length)
    const match = Match.start(roma, { scenario: String(scenario), seats, dice: fastDice(1) })
    expect(roma.breaches(match.position)).toEqual([])
    expect(roma.readState(JSON.parse(JSON.stringify(match.position.state)))).toEqual(match.position.state)
    expect(roma.copy(match.position.state)).toEqual(match.position.state)
  })

  it.each(tables)(
    'RV-7.5-a, RV-7.7-a, RV-3.9-e: in %d for %d every Province pays and nobody is isolated',
    (scenario, seats) => {
      const position = startOf(scenario, seats)
      for (const { number, id, status, treasury, provinces } of castData.casts.of(
        scenario,
        seats,
        position.options,
      ).powers) {
        if (status !== 'major' && status !== 'automaton') continue
        for (const [area, stack] of position.state.stacks.entries())
          if (stack.some(unit => unit.power === number && canBeIsolated(position, unit)))
            expect([id, area, isIsolated(position, number, area)]).toEqual([id, area, false])
        if (treasury === null || status !== 'major') continue
        expect(payingProvinces(position, number)).toEqual([...provinces].sort((one, other) => one - other))
        const printed = turnOneTotals[scenario]?.[id]?.revenue
        if (
          printed !== undefined &&
          provinces.length ===
            romaData.scenarios[scenario - 1]?.powers.find(each => each.id === id)?.provinces.length
        )
          expect([id, incomeOf(position, number)]).toEqual([id, printed])
      }
    },
  )

  it('RV-2.0-a: two to six players, and one in the two solitaire scenarios', () => {
    const seats = romaData.scenarios.flatMap(({ tables }) => Object.keys(tables).map(Number))
    expect([Math.min(...seats), Math.max(...seats)]).toEqual([1, 6])
    const alone = romaData.scenarios.filter(({ tables }) => '1' in tables)
    expect(alone.map(({ number, solitaire }) => [number, solitaire])).toEqual([
      [7, true],
      [20, true],
    ])
  })

  it('RV-3.3-a: every Leader is rated 1 to 4', () => {
    for (const { powers, minors } of romaData.scenarios) {
      const leaders = [
        ...powers.flatMap(each => each.leaders),
        ...minors.flatMap(({ leader }) => leader ?? []),
      ]
      expect(leaders.every(({ rating }) => rating >= 1 && rating <= 4)).toBe(true)
    }
  })

  it('RV-1.1-a, RV-3.51-a: none is longer than the turn track', () => {
    expect(Math.max(...romaData.scenarios.map(({ turns }) => turns))).toBe(30)
  })

  it('RV-1.1-a, RV-2.0-a: what the set-up page says of a scenario is what it is, and each can be fetched by itself', async () => {
    for (const {
      number,
      title,
      years,
      turns,
      hypothetical,
      tables,
      objectives,
      powers,
    } of romaData.scenarios) {
      const said = scenarioTitles.find(each => each.number === number)
      const played = Object.values(tables).map(table => table.played)
      expect(said).toMatchObject({ years, turns, hypothetical, tables: played })
      expect(messages.say(`scenario.${number}.title`)).toBe(title)
      const wanted = (played[0] ?? []).flatMap(power =>
        (objectives[power] ?? []).flatMap(aim => (aim.kind === 'province' ? aim.value : [])),
      )
      const open = wanted.filter(province => powers.every(({ capital }) => capital !== province))
      const contested = open.find((province, index) => open.includes(province, index + 1))
      expect(said?.theatre).toBe(contested ?? open[0] ?? powers[0]?.capital)
      expect(await fetchScenarios([String(number)])).toEqual([romaData.scenarios[number - 1]])
    }
    expect(scenarioTitles).toHaveLength(romaData.scenarios.length)
  })

  it('RV-3.9-k: a pack may say of a special rule what always holds, and nothing against it', () => {
    const saying = (once: boolean) => {
      const scenario = structuredClone(romaData.scenarios.find(({ number }) => number === 4))
      const special = scenario?.special.map(each => (each.kind === 'spawn' ? { ...each, once } : each))
      return v.safeParse(scenarioSchema, { ...scenario, special }).success
    }
    expect([saying(true), saying(false)]).toEqual([true, false])
  })

  it('a data pack changes what Provinces are worth, and a bad one is refused with its path', () => {
    const changed = loadData({ name: 'mine', revenue: { latium: 1 } }, romaData)
    expect(changed.revenue[numberOfArea('latium')]).toBe(1)
    expect(changed.revenue[numberOfArea('apulia')]).toBe(3)
    expect(() => loadData({ name: 'mine', revenue: { latium: 4 } }, romaData)).toThrow(BadDataPack)
    expect(() => loadData({ name: 'mine', revenue: { latium: 4 } }, romaData)).toThrow(/^revenue\.latium/)
  })

  it.each(romaData.scenarios.map(scenario => [scenario.number, scenario] as const))(
    'RV-9.0-a, RV-10.12-a: scenario %i has one master for each Province and counters for all',
    (_, scenario) => {
      expect(() => loadData({ name: 'mine', scenarios: [structuredClone(scenario)] }, romaData)).not.toThrow()
    },
  )

  it('RV-9.0-a: a pack that leaves too few counters for a scenario as shipped is refused with the path of the number', () => {
    const legions = (number: number) => () => loadData({ name: 'mine', counters: { lgn: number } }, romaData)
    const { counters } = romaData.units.lgn
    expect(legions(counters)).not.toThrow()
    expect(legions(1)).toThrow(/^counters\.lgn: .* in scenario \d+, and there are 1$/)
  })

  it('a scenario that cannot be set up is refused with the path of the value', () => {
    const refusal = (change: (scenario: ScenarioData) => ScenarioData) => {
      const [first] = romaData.scenarios
      if (first === undefined) throw new Error('no scenario')
      try {
        loadData({ name: 'mine', scenarios: [change(structuredClone(first))] }, romaData)
      } catch (error) {
        return error instanceof BadDataPack ? error.message : error
      }
      return null
    }
    const withPower =
      (index: number, change: (power: PowerData) => PowerData) => (scenario: ScenarioData) => ({
        ...scenario,
        powers: scenario.powers.map((power, at) => (at === index ? change(power) : power)),
      })
    const inland = { province: 'cyrenaica', units: { flt: 1 } }
    expect(
      refusal(withPower(0, power => ({ ...power, units: [{ ...inland, province: 'pannonia' }] }))),
    ).toMatch(/^scenarios\.0\.powers\.0\.units\.0\.units\.flt: .*pannonia/)
    expect(refusal(withPower(0, power => ({ ...power, units: [inland] })))).toBeNull()
    const [mine = '', other = ''] = romaData.scenarios[0]?.powers.map(({ provinces }) => provinces[0]) ?? []
    expect(refusal(withPower(1, power => ({ ...power, provinces: [other, mine] })))).toMatch(
      /^scenarios\.0\.powers\.1\.provinces\.1: /,
    )
    const { counters } = romaData.units.cav
    const cavalry = (number: number) =>
      refusal(withPower(1, power => ({ ...power, units: [{ province: other, units: { cav: number } }] })))
    expect([cavalry(counters + 1)]).toEqual([expect.stringMatching(/^scenarios\.0\.powers\.1\.units: /)])
    expect(refusal(withPower(0, power => ({ ...power, capital: 'atlantis' })))).toMatch(
      /^scenarios\.0\.powers\.0\.capital: /,
    )
    expect(refusal(scenario => ({ ...scenario, startingCards: { atlantis: 'raid' } }))).toMatch(
      /^scenarios\.0\.startingCards\.atlantis: /,
    )
  })

  it('RV-14.15-a: a scenario may fix the card a Power starts with; RV-14.2-21: the last slot is empty', () => {
    expect([cards.length, CARD_SLOTS]).toEqual([20, 21])
    const scenarios = romaData.scenarios.map(scenario =>
      scenario.number === 1 ? { ...scenario, startingCards: { rome: 'raid' as const } } : scenario,
    )
    for (let seed = 0; seed < 5; seed++) {
      const pack = { name: 'mine', scenarios: [scenarios[0]] }
      const { state } = Match.start(roma, { scenario: '1', seats: 4, dice: fastDice(seed), pack }).position
      expect(state.hands.rome).toEqual(['raid'])
      expect(
        [...state.deck, ...Object.values(state.hands).flat()].filter(card => card === 'raid'),
      ).toHaveLength(1)
    }
  })

  it('RV-3.71-b: the display of a Power: Treasury by digits, costs, Leaders with their units, counters left', () => {
    const stage = new Stage().units('rome', 'latium', '2 lgn')
    const leader = stage.leader('rome', 'latium', 2)
    changePower(stage.state, stage.power('rome'), { treasury: 209 })
    stage.state.stacks = stage.state.stacks.map(stack => stack.map(unit => ({ ...unit, leader: leader.id })))
    const { treasury, costs, boxes, pool } = displayOf(stage.position, stage.power('rome'))
    expect(treasury).toEqual({ hundreds: 2, tens: 0, ones: 9 })
    expect(costs.get('lgn')).toEqual({ create: 4, rebuild: 2 })
    expect(boxes.map(({ units }) => units.length)).toEqual([2])
    expect(pool.get('lgn')).toBe(romaData.units.lgn.counters * 1 - 2)
  })
})

it('RV-3.9-h: the seven Island Provinces, and Hibernia, which is an island but none of them', () => {
  const islands = 'baleares corsica creta cyprus hibernia rhodus sardinia sicilia'
  const found = zones.filter(zone => zone.island).map(zone => zone.id)
  expect(found.toSorted().join(' ')).toBe(islands)
  // Nobody comes there by land but over a Strait.
  for (const { between, kind } of borderData)
    if (found.some(id => between.includes(id))) expect(kind, between.join('-')).toBe('strait')
  // Mountains are crossed by passes, which are borders, and no Province has a harbour of its own.
  expect(zones.filter(({ mountain, port }) => mountain || port !== null)).toEqual([])
  expect(coasts.filter(({ port }) => port)).toEqual([])
})

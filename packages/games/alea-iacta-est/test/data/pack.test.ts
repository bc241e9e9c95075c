import { BadDataPack } from '@aquila/engine'
import { describe, expect, it } from 'vitest'
import { row } from '../../data/index.ts'
import { loadData } from '../../data/pack.ts'
import { series } from '../../rules/series.ts'

/** What a pack is refused for; null: it is taken. */
function refusal(pack: object): string | null {
  try {
    loadData({ name: 'a pack', ...pack }, series)
    return null
  } catch (error) {
    if (error instanceof BadDataPack) return error.message
    throw error
  }
}

describe('figures at the edge of what a counter can bear', () => {
  const face = (part: object) => ({ leaders: { curio: { faces: { caesarian: part } } } })
  const side = (part: object) => ({ units: { 'legio-X': { normal: part } } })
  const counter = (value: number) => ({
    stratagems: { K01: [{ stratagem: 'initiative', value }, { stratagem: 'fuite-opportune' }] },
  })
  it.each<[string, (figure: number) => object, number, number]>([
    ['AIE-1.2-a: command', command => face({ command }), 0, 20],
    ['AIE-1.2-a: tactical bonus', tactical => face({ tactical }), -3, 9],
    ['AIE-1.2-a: political capacity', political => face({ political }), 0, 10],
    ['AIE-1.2-a: strategic rating', strategic => face({ strategic }), 0, 10],
    ['AIE-1.3-a: strength', strength => side({ strength }), 0, 30],
    ['AIE-1.3-a: quality', quality => side({ quality }), 0, 10],
    ['AIE-1.3-a: tactical bonus of a unit', tactical => side({ tactical }), -3, 9],
    ['AIE-10.1-c: VP of a People', victoryPoints => ({ peoples: { parthi: { victoryPoints } } }), 0, 50],
  ])('%s', (_, pack, least, most) => {
    expect([least, most].map(figure => refusal(pack(figure)))).toEqual([null, null])
    for (const figure of [least - 1, most + 1])
      expect(refusal(pack(figure))).toContain(`expected a number from ${least} to ${most}, got ${figure}`)
  })

  it('AIE-6-d: the figure of a stratagem is one digit, and of those that its faces have', () => {
    for (const figure of [-9, 9]) expect(refusal(counter(figure))).toContain('this many faces of initiative')
    for (const figure of [-10, 10])
      expect(refusal(counter(figure))).toContain('expected a number from -9 to 9')
  })
})

describe('what a pack may change', () => {
  it('AIE-1.2-a, AIE-1.2-b, AIE-1.3-a: the ratings that it names, on the face that it names, and no others', () => {
    const loaded = loadData(
      {
        name: 'a pack',
        leaders: {
          curio: { assassin: true, faces: { caesarian: { command: 7 }, republican: null } },
          cassius: { assassin: false },
        },
        foreignLeaders: { orodes: { command: 9 } },
        units: { 'legio-X': { reduced: { quality: 1 } } },
      },
      series,
    )
    const { curio, cassius, trebonius } = loaded.romanLeaders
    expect(curio?.faces).toEqual({
      caesarian: { command: 7, tactical: 0, political: 3, strategic: 3 },
      republican: null,
    })
    expect([curio, cassius, trebonius].map(leader => leader?.assassin)).toEqual([true, false, true])
    expect(loaded.foreignLeaders.orodes).toMatchObject({ command: 9, tactical: 1 })
    expect(loaded.units['legio-X']).toMatchObject({
      normal: { strength: 5, quality: 4, tactical: 1 },
      reduced: { strength: 3, quality: 1, tactical: 0 },
    })
  })

  it('AIE-1.2.1-b: no face that a leader has not, and not without the one he enters with', () => {
    const change = (id: string, faces: object) => refusal({ leaders: { [id]: { faces } } })
    expect(change('pompeius', { caesarian: { command: 3 } })).toContain('has no such face')
    expect(change('curio', { caesarian: null })).toContain('the face he enters with')
    expect(change('labienus', { caesarian: null })).toBeNull()
    expect(change('labienus', { republican: null })).toContain('the face he enters with')
  })

  it('AIE-10.1-c, AIE-4.1-a: only a Major People has VP', () => {
    expect(refusal({ peoples: { germani: { victoryPoints: 1 } } })).toContain('a Minor People has no VP')
    expect(refusal({ peoples: { germani: { name: 'Suebi' }, parthi: { victoryPoints: 1 } } })).toBeNull()
  })

  it('AIE-3.7.3-b, AIE-3.1.2-a: as many cities as the region table asks for, and Roma stays', () => {
    const without = (...zones: string[]) =>
      refusal({ zones: Object.fromEntries(zones.map(zone => [zone, { city: null }])) })
    expect(without('ITA-3')).toBeNull()
    expect(without('ITA-3', 'ITA-4')).toContain('expected 5 or 6 city zones in Italia, got 4')
    expect(without('ITA-1')).toContain('Roma cannot be taken off the map')
    expect(refusal({ zones: { 'ITA-1': { city: 'Urbs' } } })).toBeNull()
    expect(refusal({ zones: { 'AFR-2': { city: 'Leptis' } } })).toContain(
      'expected 1 or 2 city zones in Africa, got 3',
    )
    expect(refusal({ zones: { 'PAN-1': { city: 'Siscia' } } })).toBeNull()
  })

  it('AIE-3.4.2-d: a port lies on a coast, and its coast knows it', () => {
    expect(refusal({ zones: { 'ITA-3': { port: 'Ticinum' } } })).toContain('this zone has no coast')
    const { coasts, regions } = loadData(
      { name: 'a pack', zones: { 'ITA-6': { port: 'Pisae' }, 'ITA-2': { port: null } } },
      series,
    )
    const ports = (zone: string) => coasts.filter(coast => coast.zone === zone).map(coast => coast.port)
    expect([ports('ITA-6'), ports('ITA-2'), ports('ITA-5'), ports('GAL-8')]).toEqual([
      [true, true],
      [false],
      [false],
      [true],
    ])
    expect(regions.italia.ports).toEqual(['ITA-1', 'ITA-4', 'ITA-6', 'ITA-7'])
  })

  it('AIE-6-a, AIE-6-d: other pairs of the same faces, two different ones on a counter', () => {
    const janus = { stratagem: 'janus' }
    const wall = { stratagem: 'muraille', value: -2 }
    const flight = { stratagem: 'fuite-opportune' }
    const initiative = { stratagem: 'initiative' }
    expect(refusal({ stratagems: { K01: [initiative, wall], K03: [janus, flight] } })).toBeNull()
    expect(refusal({ stratagems: { K01: [initiative, wall] } })).toContain('this many faces of')
    expect(refusal({ stratagems: { K03: [janus, janus] } })).toContain('two different stratagems')
    expect(refusal({ stratagems: { K03: [janus, wall, flight] } })).toContain('expected two faces, got more')
    expect(refusal({ stratagems: { K03: 'janus' } })).toContain('expected two faces, got "janus"')
    expect(refusal({ stratagems: { K03: [janus, { ...wall, value: -1 }] } })).toContain(
      'faces of muraille: 2 (-1, -2), got 2 (-1, -1)',
    )
  })
})

describe('what a pack may change of a scenario', () => {
  const change = (scenario: string, force: object) =>
    refusal({ scenarios: { [scenario]: { republican: force } } })

  it('AIE-3.5.1-a: one or two Faction Leaders, each of the leaders of the side, each once', () => {
    expect(change('3', { factionLeaders: ['scipio'] })).toBeNull()
    expect(change('3', { factionLeaders: ['scipio', 'cato'] })).toBeNull()
    expect(change('3', { factionLeaders: [] })).toContain('expected one or two leaders, got none')
    expect(change('3', { factionLeaders: ['scipio', 'cato', 'pompeius'] })).toContain('got 3')
    expect(change('3', { factionLeaders: ['scipio', 'scipio'] })).toContain('scipio is listed twice')
    expect(change('3', { factionLeaders: ['curio'] })).toContain('curio is not among the leaders')
  })

  it('AIE-3.3.1-a: every counter once, on one side, with the face of that side', () => {
    expect(change('7', { leaders: ['m-antonius', 'octavianus'] })).toContain(
      'leader octavianus is listed twice',
    )
    expect(change('7', { leaders: ['m-antonius', 'caesar'] })).toContain('caesar has no republican face')
    expect(change('7', { leaders: ['m-antonius', 'cassius'] })).toBeNull()
    expect(change('7', { units: ['legio-I', 'legio-V'] })).toContain('unit legio-V is listed twice')
    expect(change('7', { units: ['legio-I', 'legio-XXXIV'] })).toBeNull()
  })

  it('RULING-74: a legion that the pack puts on a list takes nobody’s place', () => {
    const replacements = (...units: string[]) => {
      const pack = { name: 'a pack', scenarios: { 7: { republican: { units } } } }
      return loadData(pack, series).scenarios[7].forces.republican.replacements
    }
    expect(replacements('legio-I')).toEqual(['legio-XXII', 'legio-XXIII', 'legio-XXIV', 'legio-XXV'])
    expect(replacements('legio-I', 'legio-XXIII')).toEqual(['legio-XXII', 'legio-XXIV', 'legio-XXV'])
  })

  it('AIE-SC-b: a fixed set-up is changed by its placements, a free one by its lists', () => {
    const placements = [{ zone: 'ITA-1', leaders: ['pompeius'], units: ['legio-XV'] }]
    expect(change('1', { leaders: ['pompeius'] })).toContain('give its placements')
    expect(change('1', { units: [] })).toContain('give its placements')
    expect(change('3', { placements })).toContain('this scenario is deployed freely')
    const { forces } = loadData(
      {
        name: 'a pack',
        scenarios: { 1: { republican: { placements } }, 3: { caesarian: { units: ['legio-X'] } } },
      },
      series,
    ).scenarios[1]
    expect(forces.republican).toMatchObject({ placements, leaders: ['pompeius'], units: ['legio-XV'] })
    expect(forces.caesarian.leaders).toHaveLength(7)
  })

  it('AIE-S5-b, AIE-S5-c, AIE-LT-c: a leader who is no longer listed has no place to begin, and may enter later', () => {
    const { scenarios, romanLeaders } = loadData(
      {
        name: 'a pack',
        scenarios: {
          5: { republican: { leaders: ['m-brutus', 'cassius', 'menas'] } },
          3: { caesarian: { leaders: ['caesar', 'octavianus'] } },
        },
      },
      series,
    )
    const { startZones, withoutUnits, leaders, units } = scenarios[5].forces.republican
    expect(leaders).toEqual(['m-brutus', 'cassius', 'menas'])
    expect(Object.keys(startZones)).toEqual(['menas'])
    expect(withoutUnits).toEqual([])
    expect(units).toHaveLength(31)
    expect(scenarios[3].entrants).not.toContain('octavianus')
    expect(scenarios[3].entrants).toContain('agrippa')
    // Due in -48, when the scenario begins: too late for the table.
    expect(row(romanLeaders, 'bassus').entry).toBe(-48)
    expect(scenarios[3].entrants).not.toContain('bassus')
  })
})

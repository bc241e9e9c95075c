import { BadDataPack } from '@aquila/engine'
import { describe, expect, it } from 'vitest'
import { loadData } from '../../data/pack.ts'
import { semperData as data, series } from '../../rules/series.ts'

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
  const face = (part: object) => ({ leaders: { galere: { faces: { primus: part } } } })
  const foreign = (part: object) => ({ foreignLeaders: { ascaric: part } })
  const side = (part: object) => ({ units: { batavi: { reduced: part } } })
  const points = (part: object) => ({ scenarios: { 3: { points: part } } })
  it.each<[string, (figure: number) => object, number, number]>([
    ['SV-1.2-A: command', command => face({ command }), 0, 20],
    ['SV-1.2-A: tactical bonus', tactical => face({ tactical }), -3, 9],
    ['SV-1.2-A: political capacity', political => face({ political }), 0, 10],
    ['SV-1.2-A: strategic rating', strategic => face({ strategic }), 0, 10],
    ['SV-1.2-A: command of a foreigner', command => foreign({ command }), 0, 20],
    ['SV-1.2-A: strategic rating of a foreigner', strategic => foreign({ strategic }), 0, 10],
    ['SV-1.3-A: strength', strength => side({ strength }), 0, 30],
    ['SV-1.3-A: quality', quality => side({ quality }), 0, 10],
    ['SV-1.3-A: tactical bonus of a unit', tactical => side({ tactical }), -3, 9],
    ['SV-SC-K: points of Primus', primus => points({ primus }), 0, 200],
    ['SV-SC-K: points of Secondus', secondus => points({ secondus }), 0, 200],
  ])('%s', (_, pack, least, most) => {
    expect([least, most].map(figure => refusal(pack(figure)))).toEqual([null, null])
    for (const figure of [least - 1, most + 1])
      expect(refusal(pack(figure))).toContain(`expected a number from ${least} to ${most}, got ${figure}`)
  })

  it('SV-3.7.3-C: a Diocese without a capital has one city or two', () => {
    const without = (...zones: string[]) =>
      refusal({ zones: Object.fromEntries(zones.map(zone => [zone, { city: null }])) })
    expect(data.regions.hispaniae.cities).toEqual(['HIS1', 'HIS3'])
    expect(without('HIS3')).toBeNull()
    expect(without('HIS1', 'HIS3')).toContain('expected one or two city zones in hispaniae, got 0')
    expect(refusal({ zones: { HIS5: { city: 'Gades' } } })).toContain('in hispaniae, got 3')
    expect(refusal({ zones: { GAL5: { city: 'Lutetia' } } })).toBeNull()
  })

  it('SV-3.1.2-A: an imperial capital stays on the map, under whatever name', () => {
    expect(refusal({ zones: { GAL2: { city: null } } })).toContain('an imperial capital cannot be taken off')
    expect(refusal({ zones: { GAL2: { city: 'Augusta Treverorum' } } })).toBeNull()
  })

  it('SV-6-A: a pack may print another stratagem on a counter, with no figure', () => {
    const { stratagemCounters } = loadData(
      { name: 'a pack', stratagems: { 'abandon-1': 'desertion' } },
      series,
    )
    expect(stratagemCounters['abandon-1']?.faces).toEqual([{ stratagem: 'desertion', value: null }])
  })

  it('SV-SC-C: a rank is borne by a leader of the side, and nobody stands on both', () => {
    const change = (side: object) => refusal({ scenarios: { 3: { secondus: side } } })
    expect(change({ augustus: 'galere' })).toContain('galere is not among the leaders')
    expect(change({ caesares: ['galere'] })).toContain('galere is not among the leaders')
    expect(change({ emperor: null })).toBeNull()
    const both = { ...data.scenarios['3'].sides.secondus.leaders, constantin: 'GAL2' }
    expect(change({ leaders: both })).toContain('leader constantin is listed twice')
  })

  it('SV-1.3.1-A: only Roman units have their place in a scenario', () => {
    const placed = (unit: string) => refusal({ scenarios: { 3: { units: { [unit]: 'GAL2' } } } })
    expect(placed('batavi')).toBeNull()
    expect(placed('franci-1')).toContain('franci-1')
  })

  it('SV-1.2-A: a pack changes the face that it names, and religion only if it says so', () => {
    const { romanLeaders } = loadData(
      { name: 'a pack', leaders: { galere: { name: 'Maximianus', faces: { primus: { command: 3 } } } } },
      series,
    )
    expect(romanLeaders.galere).toMatchObject({ name: 'Maximianus', religion: 'sun' })
    expect(romanLeaders.galere?.faces.primus).toEqual({
      ...data.romanLeaders.galere?.faces.primus,
      command: 3,
    })
    expect(romanLeaders.galere?.faces.secondus).toEqual(data.romanLeaders.galere?.faces.secondus)
  })
})

import { defaultsOf, type OptionData as SeriesOption } from '../../imperator/data/frame.ts'

/** What a table may choose before it starts, a row each. The first value is the default. */
const rows = [
  {
    // Points for the Caesarian above 0, for the Republican below.
    id: 'handicap',
    values: ['0'],
    range: { from: -60, to: 60 },
    ruling: 'RULING-131',
    rule: 'AIE-10-a',
  },
  {
    id: 'actiumLegions',
    values: ['once', 'replaced'],
    ruling: 'RULING-74',
    rule: 'AIE-S7-a',
  },
  {
    id: 'assassinationCount',
    values: ['legions', 'regions'],
    ruling: 'RULING-22',
    rule: 'AIE-3.5.3-a',
  },
  {
    id: 'smcAfterMurder',
    values: ['halve', 'minus2'],
    ruling: 'RULING-23',
    rule: 'AIE-3.5.3-h',
  },
  {
    id: 'coupModifierFidelity',
    values: ['printed', 'favourable'],
    ruling: 'RULING-29',
    rule: 'AIE-3.6.3-b',
  },
  {
    id: 'garrisonOnTrack',
    values: ['controller', 'anybody'],
    ruling: 'RULING-124',
    rule: 'AIE-5.1.1-c',
  },
  {
    id: 'event8',
    values: ['minusOneEach', 'oneEach'],
    ruling: 'RULING-66',
    rule: 'AIE-EV-08',
  },
  {
    id: 'romeEvasion',
    values: ['scenario2', 'scenarios1and2'],
    ruling: 'RULING-71',
    rule: 'AIE-S2-b',
  },
  {
    id: 'geostrategyChoice',
    values: ['both', 'either'],
    ruling: 'RULING-128',
    rule: 'AIE-2.C-e',
  },
] as const satisfies readonly SeriesOption<string>[]

export type OptionId = (typeof rows)[number]['id']
export type OptionData = SeriesOption<OptionId>

export const options: readonly OptionData[] = rows
export const defaultOptions = defaultsOf(options)

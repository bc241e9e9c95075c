import type { OptionData as SeriesOption } from '../../imperator/data/frame.ts'

export const optionIds = [
  'handicap',
  'actiumLegions',
  'assassinationCount',
  'smcAfterMurder',
  'coupModifierFidelity',
  'garrisonOnTrack',
  'event8',
  'romeEvasion',
  'geostrategyChoice',
] as const
export type OptionId = (typeof optionIds)[number]
export type OptionData = SeriesOption<OptionId>

/** What a match is played with: one value for each option. */
export interface AleaOptions {
  /** A whole number: points for the Caesarian above 0, for the Republican below. */
  readonly handicap: string
  readonly actiumLegions: 'once' | 'replaced'
  readonly assassinationCount: 'legions' | 'regions'
  readonly smcAfterMurder: 'halve' | 'minus2'
  readonly coupModifierFidelity: 'printed' | 'favourable'
  readonly garrisonOnTrack: 'controller' | 'anybody'
  readonly event8: 'minusOneEach' | 'oneEach'
  readonly romeEvasion: 'scenario2' | 'scenarios1and2'
  readonly geostrategyChoice: 'both' | 'either'
}

export const defaultOptions: AleaOptions = {
  handicap: '0',
  actiumLegions: 'once',
  assassinationCount: 'legions',
  smcAfterMurder: 'halve',
  coupModifierFidelity: 'printed',
  garrisonOnTrack: 'controller',
  event8: 'minusOneEach',
  romeEvasion: 'scenario2',
  geostrategyChoice: 'both',
}

export const options: readonly OptionData[] = [
  {
    id: 'handicap',
    values: ['0'],
    range: { from: -60, to: 60 },
    default: defaultOptions.handicap,
    ruling: 'RULING-131',
    rule: 'AIE-10-a',
  },
  {
    id: 'actiumLegions',
    values: ['once', 'replaced'],
    default: defaultOptions.actiumLegions,
    ruling: 'RULING-74',
    rule: 'AIE-S7-a',
  },
  {
    id: 'assassinationCount',
    values: ['legions', 'regions'],
    default: defaultOptions.assassinationCount,
    ruling: 'RULING-22',
    rule: 'AIE-3.5.3-a',
  },
  {
    id: 'smcAfterMurder',
    values: ['halve', 'minus2'],
    default: defaultOptions.smcAfterMurder,
    ruling: 'RULING-23',
    rule: 'AIE-3.5.3-h',
  },
  {
    id: 'coupModifierFidelity',
    values: ['printed', 'favourable'],
    default: defaultOptions.coupModifierFidelity,
    ruling: 'RULING-29',
    rule: 'AIE-3.6.3-b',
  },
  {
    id: 'garrisonOnTrack',
    values: ['controller', 'anybody'],
    default: defaultOptions.garrisonOnTrack,
    ruling: 'RULING-124',
    rule: 'AIE-5.1.1-c',
  },
  {
    id: 'event8',
    values: ['minusOneEach', 'oneEach'],
    default: defaultOptions.event8,
    ruling: 'RULING-66',
    rule: 'AIE-EV-08',
  },
  {
    id: 'romeEvasion',
    values: ['scenario2', 'scenarios1and2'],
    default: defaultOptions.romeEvasion,
    ruling: 'RULING-71',
    rule: 'AIE-S2-b',
  },
  {
    id: 'geostrategyChoice',
    values: ['both', 'either'],
    default: defaultOptions.geostrategyChoice,
    ruling: 'RULING-128',
    rule: 'AIE-2.C-e',
  },
]
